/**
 * The entities at the end of L.md against the API, row by row: every field exists under the specification's name, or
 * under a name given here with the reason, and a league may read what it should see.
 */
import { describe, expect, it } from '@jest/globals';
import { type GraphQLType, getNamedType, isEnumType, isInputObjectType, isLeafType, isObjectType } from 'graphql';
import { installationSecret } from '../../db/settings.ts';
import { type LinkClaims, type LinkKind, signLink } from '../../server/shared/links/links.ts';
import { PASSWORD, people } from './fixture.ts';
import { schema, tableOf } from './requirementTables.ts';
import { apiSetup } from './setup.ts';

const entityRows = tableOf('L', 'Entity fields');

interface Place {
  /** The API's types that carry all of the entity's fields. */
  types: readonly string[];
  /** Fields that have other names there. */
  names?: Readonly<Record<string, string>>;
  /** Fields that, according to the list's notes, only some of the types have. */
  not?: Readonly<Record<string, readonly string[]>>;
}

const assetInputs = [
  'UpsertTeamGameJerseyInput',
  'UpsertTeamWarmupInput',
  'UpsertGameSignageInput',
  'UpsertGiveawayAndCouponInput',
  'UpsertSeminarInput',
  'UpsertSamplingAndTablingInput',
  'UpsertPhotosInput',
  'UpsertWebsiteBannerInput',
  'UpsertSurveysInput',
  'UpsertEmailOrSocialMediaInput',
] as const;
const both = (input: string) => ['CapabilityDetail', input];

/** Where each entity of the list is in the API. */
const entities: Readonly<Record<string, Place>> = {
  Offer: { types: ['Offer'] },
  'Check (league view)': { types: ['Check'] },
  PreQualSurveyResponse: { types: ['PreQualSurveyResponse'] },
  Asset: { types: ['Asset'] },
  'Campaign (seen here)': { types: ['Campaign'] },
  Organization: { types: ['Organization'] },
  Address: { types: ['Address', 'UpsertShippingAddressInput', 'UpsertAddressInput'] },
  'Address (upsert)': { types: ['UpsertShippingAddressInput', 'UpsertAddressInput'] },
  SponsorableProperty: { types: ['SponsorableProperty'] },
  SponsorshipApplication: { types: ['SponsorshipApplication'] },
  Tournament: { types: ['Tournament', 'UpsertTournamentInput'], not: { id: ['UpsertTournamentInput'] } },
  'Wizard play location': { types: ['WizardPlayLocationInput'] },
  'Wizard program': { types: ['WizardProgramInput'] },
  'Asset answer (all ten)': {
    types: ['CapabilityDetail', ...assetInputs],
    not: { maxForSale: ['UpsertSamplingAndTablingInput', 'UpsertPhotosInput'] },
  },
  'Jersey answer': { types: both('UpsertTeamGameJerseyInput') },
  'Game signage answer': { types: both('UpsertGameSignageInput') },
  'Seminar answer': { types: both('UpsertSeminarInput') },
  'Coupon answer': { types: both('UpsertGiveawayAndCouponInput') },
  'Sampling answer': {
    types: both('UpsertSamplingAndTablingInput'),
    // one column stores the attendance of both seminars and samplings
    names: { 'CapabilityDetail.attendance': 'possibleAttendance' },
  },
  'Photos answer': { types: both('UpsertPhotosInput') },
  Interest: { types: ['Interest', 'InterestOption'] },
  'Banner size / banner placement / organization type / competitiveness / sport': {
    types: ['BannerSize', 'BannerPlacement', 'OrganizationType', 'Competitiveness', 'Sport', 'ListOption'],
  },
  'League (onboarding)': {
    // league and organization are the same record (L-243): what is read is the organization, under its own names
    types: ['Organization', 'UpdateLeagueInput'],
    names: {
      'Organization.numberOfPlayers': 'numberOfUniqueParticipantsPerYear',
      'Organization.playLocation': 'primaryPlayLocation',
    },
    not: { playLocation: ['UpdateLeagueInput'] }, // written with address and nickname instead of an id: see its test
  },
  'VerificationDeadline (league view)': { types: ['VerificationDeadline'] },
  'VerificationDeadline (respond view)': {
    // the link reveals names only, no records to navigate to
    types: ['DeadlineToRespondTo'],
    names: {
      'DeadlineToRespondTo.asset': 'capabilityName',
      'DeadlineToRespondTo.offer': 'organizationName',
      'DeadlineToRespondTo.campaign': 'campaignName',
      'DeadlineToRespondTo.sponsor name': 'sponsorName',
      'DeadlineToRespondTo.sponsorable property name': 'sponsorablePropertyName',
    },
  },
  VerificationImage: { types: ['VerificationImage'] },
  CannedResponse: { types: ['VerificationDeadlineCannedResponse'] },
  'Offer review form': {
    types: ['AcceptOfferInput'],
    names: { 'AcceptOfferInput.leagueRejectionReason': 'LeagueRejectOfferInput.leagueRejectionReason' },
  },
};

type Shape = { [field: string]: Shape };

/** The fields that a type cell lists between braces: "{id, sponsor: {id, name}}". */
function shapeOf(cell: string): Shape {
  const whole: Shape = {};
  const open: Shape[] = [];
  let last = whole;
  const fields = cell.slice(cell.indexOf('{')).replace(/;[^}]*|:\s*(\[\.\.\]|[A-Z]\w*)/g, '');
  if (!cell.includes('{')) return whole;
  for (const [token] of fields.matchAll(/[{}]|\w+/g))
    if (token === '{') open.push(last);
    else if (token === '}') last = open.pop() as Shape;
    else {
      last = {};
      (open.at(-1) as Shape)[token] = last;
    }
  return whole;
}

const fieldsOf = (type: string) => {
  const found = schema.getType(type);
  return isObjectType(found) || isInputObjectType(found) ? found.getFields() : {};
};

/** The named type of a field, without its lists and non-nulls; undefined when there is no such field. */
const typeOf = (type: string, field: string) => {
  const found = fieldsOf(type)[field] as { type: GraphQLType } | undefined;
  return found && getNamedType(found.type);
};

/** Those of a field and the fields listed within it that a type lacks, as "Type.field". */
function lacks(type: string, field: string, shape: Shape): string[] {
  const within = typeOf(type, field);
  if (!within) return [`${type}.${field}`];
  if (isLeafType(within)) return [];
  return Object.entries(shape).flatMap(([name, inner]) => lacks(within.name, name, inner));
}

interface Field {
  type: string;
  name: string;
  shape: Shape;
  enumValues: string[];
}

/** The fields that the API must have for a listed entity, under the API's names. */
function fieldsListed(entity: string): Field[] {
  const { types, names = {}, not = {} } = entities[entity] as Place;
  return entityRows
    .filter(([name]) => name === entity)
    .flatMap(([, cell = '', kind = '']) =>
      cell.split(/,\s*/).flatMap((field) =>
        types
          .filter((type) => !not[field]?.includes(type))
          .map((type) => {
            const [other = type, name = field] = (names[`${type}.${field}`] ?? '').includes('.')
              ? (names[`${type}.${field}`] as string).split('.')
              : [type, names[`${type}.${field}`] ?? field];
            const enumValues =
              /enum: ([\w, ]+)/
                .exec(kind)?.[1]
                ?.split(', ')
                .map((one) => one.trim()) ?? [];
            return { type: other, name, shape: shapeOf(kind), enumValues };
          }),
      ),
    );
}

/** What is missing in some entities: fields as "Type.field", enum values as "Type.field=value". */
const missing = (...names: string[]): string[] =>
  names.flatMap((entity) => {
    const fields = fieldsListed(entity);
    expect(fields.length).toBeGreaterThan(0);
    return fields.flatMap(({ type, name, shape, enumValues }) => {
      const kind = typeOf(type, name);
      // texts of the wizard are checked against its rules, which list the same values
      const values = isEnumType(kind) ? kind.getValues().map((value) => value.name.toLowerCase()) : null;
      return [
        ...lacks(type, name, shape),
        ...enumValues
          .filter((value) => values?.includes(value.toLowerCase()) === false)
          .map((value) => `${type}.${name}=${value}`),
      ];
    });
  });

/** The selection of all fields that a list names for an entity. */
function selection(entity: string, without = ''): string {
  const text = (type: string, name: string, shape: Shape): string => {
    const kind = typeOf(type, name);
    if (!kind || isLeafType(kind)) return name;
    const inner = Object.entries(shape).map(([field, deeper]) => text(kind.name, field, deeper));
    return `${name} { ${inner.join(' ') || '__typename'} }`;
  };
  const [type] = (entities[entity] as Place).types;
  return fieldsListed(entity)
    .filter((field) => field.type === type && field.name !== without)
    .map(({ name, shape }) => text(type as string, name, shape))
    .join(' ');
}

const { database, server, fixture } = await apiSetup();
const league = await server.login(people.league, PASSWORD);
const link = (kind: LinkKind, id: number, more: Partial<LinkClaims> = {}) =>
  signLink({ kind, id, v: 1, context: kind, ...more }, installationSecret(), Math.floor(Date.now() / 1000));

/** Every row of a query for all fields that the list names for an entity; throws if a field may not be read. */
const read = async (query: string, entity: string, token = league, without = '') => {
  const found = (await server.data(`{ found: ${query} { ${selection(entity, without)} } }`, {}, token)).found;
  return Array.isArray(found) ? found : [found];
};

describe('the entities of the list', () => {
  it('none is left out here', () => {
    expect([...new Set(entityRows.map(([entity]) => entity))].sort()).toEqual(Object.keys(entities).sort());
  });

  it('[L-346] [L-347] an offer, its checks and its survey answers', async () => {
    expect(missing('Offer', 'Check (league view)', 'PreQualSurveyResponse')).toEqual([]);
    const [offer] = await read('offers(orderBy: ID_ASC)', 'Offer');
    expect(offer).toMatchObject({ id: fixture.offers.proposed, status: 'proposed', numberOfOfferViews: 0 });
    expect(await read('offerToAccept', 'Offer', link('offer', fixture.offers.proposed))).toMatchObject([
      { id: fixture.offers.proposed, value: '1500.00', guid: offer.guid },
    ]);
    await read('checks', 'Check (league view)');
    await read('preQualSurveyResponses', 'PreQualSurveyResponse');
  });

  it('[L-348] an asset with its capability', async () => {
    expect(missing('Asset')).toEqual([]);
    for (const token of [league, link('offer', fixture.offers.proposed)])
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
    for (const token of [league, link('offer', fixture.offers.proposed)])
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
    const application = link('application', fixture.organizationId, {
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
    const answers = Object.keys(entities).filter((name) => / answer/.test(name));
    expect(answers).toHaveLength(7);
    expect(missing('Tournament', 'Wizard play location', 'Wizard program', ...answers)).toEqual([]);
    const lists = Object.keys(entities).find((name) => name.startsWith('Banner size')) as string;
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
      link('deadline', fixture.deadlineId),
    );
    expect(found.length).toBeGreaterThan(2);
  });

  it('[L-064] the variables of the offer review', () => {
    expect(missing('Offer review form')).toEqual([]);
  });
});
