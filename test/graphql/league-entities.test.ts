/**
 * The entities at the end of L.md against the API, row by row: every field exists under the specification's name, or
 * under a name given here with the reason, and a league may read what it should see.
 */
import { describe, expect, it } from '@jest/globals';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { leagueEntities } from './leagueEntities.ts';
import { entityRows, lacks, missing, selection } from './leagueEntityFields.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { league } = await loginTokens(server, 'league');

/** Every row of a query for all fields that the list names for an entity; throws if a field may not be read. */
const read = async (query: string, entity: string, token = league, without = '') => {
  const found = (await server.data(`{ found: ${query} { ${selection(entity, without)} } }`, {}, token)).found;
  return Array.isArray(found) ? found : [found];
};

describe('the entities of the list', () => {
  it('none is left out here', () => {
    expect([...new Set(entityRows.map(([entity]) => entity))].sort()).toEqual(Object.keys(leagueEntities).sort());
  });

  it('[L-346] [L-347] an offer, its checks and its survey answers', async () => {
    expect(missing('Offer', 'Check (league view)', 'PreQualSurveyResponse')).toEqual([]);
    const [offer] = await read('offers(orderBy: ID_ASC)', 'Offer');
    expect(offer).toMatchObject({ id: fixture.offers.proposed, status: 'proposed', numberOfOfferViews: 0 });
    expect(await read('offerToAccept', 'Offer', linkToken('offer', fixture.offers.proposed))).toMatchObject([
      { id: fixture.offers.proposed, value: '1500.00', guid: offer.guid },
    ]);
    await read('checks', 'Check (league view)');
    await read('preQualSurveyResponses', 'PreQualSurveyResponse');
  });

  it('[L-348] an asset with its capability', async () => {
    expect(missing('Asset')).toEqual([]);
    for (const token of [league, linkToken('offer', fixture.offers.proposed)])
      expect((await read('assets', 'Asset', token))[0]).toMatchObject({
        quantity: 1,
        campaignCapability: { id: fixture.campaignCapabilityId, executionExpectations: 'Hang it high' },
      });
  });

  it('[L-349] a campaign, of which leagues see these fields and no others', async () => {
    expect(missing('Campaign (seen here)')).toEqual([]);
    const [campaign] = await read('campaigns', 'Campaign (seen here)');
    expect(campaign).toMatchObject({ name: 'Acme Spring', season: 'spring', year: 2026, sponsor: { name: 'Acme' } });
    const { rows } = await database.owner.query(
      `select r.role, array_agg(a.attname::text order by a.attname) filter (where has_column_privilege(r.role, a.attrelid, a.attnum, 'select')) as columns
       from unnest(array['sideline_organization', 'sideline_offer_link', 'sideline_application_link']) r (role), pg_attribute a
       where a.attrelid = 'app_public.campaigns'::regclass and a.attnum > 0 and not a.attisdropped group by r.role`,
    );
    const seen = entityRows.filter(([entity]) => entity === 'Campaign (seen here)').map(([, field = '']) => field);
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const columns = seen.map((field) => (field === 'sponsor' ? 'sponsor_id' : snake(field))).sort();
    // A text and its Spanish are one field of the specification.
    const english = (column: string) => column.replace(/_es$/, '');
    expect(rows.map((row) => [...new Set(row.columns.map(english))])).toEqual([columns, columns, columns]);
    for (const hidden of ['goal', 'leagueBudget', 'lookerUrl', 'targetNumberOfLeagues'])
      expect((await server.graphql(`{ campaigns { ${hidden} } }`, {}, league)).errors?.[0]?.extensions?.code).toBe(
        'SL403',
      );
  });

  it('[L-350] an organization, with its places and which of them is primary', async () => {
    expect(missing('Organization')).toEqual([]);
    const place = (address: string, nickname: string) =>
      server.data(
        'mutation ($input: CreateOrganizationPlayLocationInput!) { createOrganizationPlayLocation(input: $input) { playLocation { id } } }',
        { input: { organizationId: fixture.organizationId, playLocationInput: { address, nickname } } },
        league,
      );
    await place('Austin, TX 78701', 'Fields');
    await place('Dallas, TX 75201', 'Gym');
    const [organization] = await read('myOrganizations', 'Organization');
    expect(organization).toMatchObject({ id: fixture.organizationId, name: 'Bears', canReceiveEmails: true });
    const { myOrganizations } = await server.data(
      '{ myOrganizations { organizationPlayLocations { id primary playLocation { id nickname } } } }',
      {},
      league,
    );
    expect(myOrganizations[0].organizationPlayLocations).toEqual([
      { id: expect.any(Number), primary: true, playLocation: { id: expect.any(Number), nickname: 'Fields' } },
      { id: expect.any(Number), primary: false, playLocation: { id: expect.any(Number), nickname: 'Gym' } },
    ]);
    // another league's places can't be read this way either
    const stranger = await server.login(people.stranger, PASSWORD);
    const { organizations } = await server.data(
      '{ organizations { id organizationPlayLocations { id } } }',
      {},
      stranger,
    );
    expect(organizations).toEqual([{ id: fixture.otherOrganizationId, organizationPlayLocations: [] }]);
  });

  it('[L-351] an address, read and written', async () => {
    expect(missing('Address', 'Address (upsert)')).toEqual([]);
    for (const token of [league, linkToken('offer', fixture.offers.proposed)])
      expect((await read('addresses', 'Address', token))[0]).toMatchObject({
        name: 'Bears',
        line1: '1 Main Street',
        country: 'US',
      });
  });

  it('[L-352] a sponsorable property with sport, competitiveness and places', async () => {
    expect(missing('SponsorableProperty')).toEqual([]);
    const found = await read('sponsorableProperties(orderBy: ID_ASC)', 'SponsorableProperty');
    expect(found[0]).toMatchObject({ name: 'Bears U10', season: 'spring', numberOfPlayers: 120, male: false });
  });

  it('[L-353] [L-120] an application with its tournament, questions and answers, also from its organization', async () => {
    expect(missing('SponsorshipApplication')).toEqual([]);
    const application = linkToken('application', fixture.organizationId, {
      organization_id: fixture.organizationId,
      offer_id: fixture.offers.proposed,
      campaign_id: fixture.campaignId,
      season: 'spring',
      year: 2026,
    });
    const interests = { input: { interests: [], notInterested: true, season: 'spring', year: 2026 } };
    await server.data(
      'mutation ($input: UpsertSponsorshipApplicationInput!) { upsertSponsorshipApplication(input: $input) { clientMutationId } }',
      interests,
      application,
    );
    await server.data(
      'mutation { upsertTournament(input: {hostTournament: false}) { clientMutationId } }',
      {},
      application,
    );
    // an application link sees only the id of its offer, because of the offer's stage (L-077); a campaign's questions are asked only by link
    for (const [token, without] of [
      [application, 'offer'],
      [league, 'customQuestions'],
    ] as const)
      expect(await read('sponsorshipApplications', 'SponsorshipApplication', token, without)).toMatchObject([
        { season: 'spring', year: 2026, notInterested: true, tournament: { __typename: 'Tournament' } },
      ]);
    const { organization } = await server.data(
      'query ($id: Int!) { organization(id: $id) { name sponsorshipApplications { completionPercentage notInterested } } }',
      { id: fixture.organizationId },
      application,
    );
    expect(organization).toEqual({
      name: 'Bears',
      sponsorshipApplications: [{ completionPercentage: 100, notInterested: true }],
    });
  });

  it('[L-354] [L-193] [L-182] tournament, wizard rows, the answers to the ten assets, and the lists', async () => {
    const answers = Object.keys(leagueEntities).filter((name) => / answer/.test(name));
    expect(answers).toHaveLength(7);
    expect(missing('Tournament', 'Wizard play location', 'Wizard program', ...answers)).toEqual([]);
    const lists = Object.keys(leagueEntities).find((name) => name.startsWith('Banner size')) as string;
    expect(missing('Interest', lists)).toEqual([]);
    for (const [query, entity] of [
      ['tournaments', 'Tournament'],
      ['capabilityDetails', 'Asset answer (all ten)'],
      ['interests', 'Interest'],
      ['bannerSizes', lists],
    ] as const)
      await read(query, entity);
  });

  it('[L-355] a league as its onboarding reads and writes it', () => {
    expect(missing('League (onboarding)')).toEqual([]);
    expect(lacks('UpdateLeagueInput', 'playLocation', { address: {}, nickname: {} })).toEqual([]);
  });

  it('[L-356] a verification deadline, as its league and its link see it', async () => {
    expect(missing('VerificationDeadline (league view)', 'VerificationDeadline (respond view)')).toEqual([]);
    expect(await read('verificationDeadlines', 'VerificationDeadline (league view)')).toMatchObject([
      { id: fixture.deadlineId, name: 'Banner up', overdue: false, verified: false, didNotComplete: false },
    ]);
    expect(missing('VerificationImage')).toEqual([]);
  });

  it('[L-357] a canned response', async () => {
    expect(missing('CannedResponse')).toEqual([]);
    const found = await read(
      'verificationDeadlineCannedResponses',
      'CannedResponse',
      linkToken('deadline', fixture.deadlineId),
    );
    expect(found.length).toBeGreaterThan(2);
  });

  it('[L-064] the variables of the offer review', () => {
    expect(missing('Offer review form')).toEqual([]);
  });
});
