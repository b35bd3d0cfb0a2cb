/**
 * The operations at the end of L.md, checked against the API row by row: each exists with its arguments, works with its own token
 * and does nothing with any other.
 */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { type LinkClaims, type LinkKind, signLink } from '../../server/shared/links/links.ts';
import { tableChecksums } from '../harness/checksums.ts';
import { type Fixture, PASSWORD, people } from './fixture.ts';
import { lacksOfCall, tableOf } from './requirementTables.ts';
import { apiSetup } from './setup.ts';

const callRows = tableOf('L', 'Calls');
const tournamentFields = tableOf('L', 'Entity fields')
  .filter(([entity, field]) => entity === 'Tournament' && field !== 'id')
  .map(([, field = '']) => field);

const common = [
  'organizationId',
  'sponsorshipApplicationId',
  'offerId',
  'id',
  'accepted',
  'refusalReason',
  'sponsorablePropertyIds',
];
const priced = [...common, 'maxForSale', 'price'];
const address = ['name', 'line1', 'line2', 'city', 'state', 'zip', 'country'];

/** Each operation of the list: the API's field with its arguments, or the URL with the status that anonymous requests get. */
const calls: Readonly<Record<string, [field: string, args?: readonly string[]]>> = {
  'Query OfferToAccept': ['Query.offerToAccept'],
  'Query HasAccount': ['Query.hasAccount', ['email']],
  // one operation for both the link and the dashboard
  'Query VerifyAddressFromOffer': ['Query.verifyAddress', address],
  'Mutation UpsertShippingAddress': [
    'Mutation.upsertShippingAddress',
    [...address, 'deliverability', 'addressType', 'organizationId'],
  ],
  'Mutation AcceptOffer': ['Mutation.acceptOffer', ['startDate', 'endDate', 'email', 'password']],
  'Mutation LeagueRejectOffer': ['Mutation.leagueRejectOffer', ['email', 'leagueRejectionReason']],
  'REST POST /account_recovery': ['POST /account_recovery'],
  'Query SponsorshipApplicationView': ['Query.sponsorshipApplicationView', ['season', 'year', 'campaignId', 'offerId']],
  'Query SponsorshipApplicationView (variant)': ['Query.sponsorshipApplicationView'],
  'Query SponsorshipApplicationView (per asset variant)': ['Query.sponsorshipApplicationView'],
  'Organization query (wizard)': ['Query.organization', ['id']],
  'Query sponsorshipApplicationOptionsList': ['Query.sponsorshipApplicationOptionsList'],
  'Query OrganizationTypes': ['Query.organizationTypes'],
  'Query Competitivenesses': ['Query.competitivenesses'],
  'Query Sports': ['Query.sports'],
  'Mutation saveApplicationStepData': [
    'Mutation.saveApplicationStepData',
    ['sponsorshipApplicationId', 'stepId', 'formData'],
  ],
  'Mutation upsertSponsorshipApplication': [
    'Mutation.upsertSponsorshipApplication',
    [
      'organizationId',
      'season',
      'year',
      'offerId',
      'interests',
      'notInterested',
      'additionalInformation',
      'interestedInHundredX',
    ],
  ],
  'Mutation upsertPrimaryContact': [
    'Mutation.upsertPrimaryContact',
    [
      'sponsorshipApplicationId',
      'primaryContactFirstName',
      'primaryContactLastName',
      'primaryContactEmail',
      'primaryContactPhone',
    ],
  ],
  'Mutation upsertPlayLocations': [
    'Mutation.upsertPlayLocations',
    ['organizationId', 'sponsorshipApplicationId', 'offerId', 'playLocations'],
  ],
  'Mutation updateOrganizationInSponsorshipApplication': [
    'Mutation.updateOrganizationInSponsorshipApplication',
    ['socialMediaFollowingSize', 'emailListSize', 'emailOpenRate', 'organizationTypeId'],
  ],
  'Mutation upsertSponsorableProperties': ['Mutation.upsertSponsorableProperties', ['programs']],
  'Mutation upsertCustomResponses': ['Mutation.upsertCustomResponses', ['customResponses']],
  'Mutation upsertTournament': ['Mutation.upsertTournament', tournamentFields],
  'Mutation upsertTeamGameJersey': [
    'Mutation.upsertTeamGameJersey',
    [...priced, 'otherBrands', 'orderingDeadline', 'minTeamsRequired'],
  ],
  'Mutation upsertGameSignage': [
    'Mutation.upsertGameSignage',
    [...priced, 'canHang24Hours', 'bannerSizes', 'bannerPlacements'],
  ],
  'Mutation upsertSurveys': ['Mutation.upsertSurveys', priced],
  'Mutation upsertTeamWarmup': ['Mutation.upsertTeamWarmup', priced],
  'Mutation upsertWebsiteBanner': ['Mutation.upsertWebsiteBanner', priced],
  'Mutation upsertEmailOrSocialMedia': ['Mutation.upsertEmailOrSocialMedia', priced],
  'Mutation upsertSeminar': ['Mutation.upsertSeminar', [...priced, 'description', 'eventDate', 'possibleAttendance']],
  'Mutation upsertGiveawayAndCoupon': ['Mutation.upsertGiveawayAndCoupon', [...priced, 'quantity']],
  'Mutation upsertSamplingAndTabling': [
    'Mutation.upsertSamplingAndTabling',
    [
      ...common,
      'season',
      'year',
      'description',
      'attendance',
      'eventDate',
      'canDistributeFood',
      'canAllowOutsideFood',
      'hasElectricity',
      'price',
    ],
  ],
  'Mutation upsertPhotos': ['Mutation.upsertPhotos', [...common, 'season', 'year', 'price']],
  'REST GET survey_views/{guid}': ['GET /survey_views/00000000-0000-4000-8000-000000000000'],
  // one document of this name reads the organization and the two lists
  'Query LeagueSelfOnboarding': ['Query.organization', ['id']],
  'Mutation updateLeague': ['Mutation.updateLeague', ['id', 'name', 'contactEmail', 'playLocation']],
  'Query DeadlineToRespondTo': ['Query.deadlineToRespondTo'],
  'Mutation respondToDeadline': ['Mutation.respondToDeadline', ['comment', 'verificationDeadlineCannedResponseId']],
  'Query myOrganizations': ['Query.myOrganizations', ['userId']],
  'Query Offer': ['Query.offer', ['id']],
  'Mutation acceptOffer (dashboard)': ['Mutation.acceptOffer', ['offerId', 'startDate', 'endDate']],
  'Mutation rejectOffer (dashboard)': ['Mutation.rejectOffer', ['offerId', 'leagueRejectionReason']],
  'Mutation updateOrganization': ['Mutation.updateOrganization', ['id', 'organizationId']],
  'Upload of a verification image': ['POST /verification_images'],
  'Invite a co-user': ['Mutation.inviteOrganizationUser', ['organizationId', 'email']],
  'REST POST organization_self_signups': ['POST /organization_self_signups'],
  'Address autocomplete / geocoding': ['GET /places?q=Austin'],
  'Analytics events': ['Mutation.trackApplicationEvent', ['event', 'stepId', 'completionPercentage']],
};

type Who =
  | 'offer'
  | 'application'
  | 'onboarding'
  | 'deadline'
  | 'campaign'
  | 'season'
  | 'league'
  | 'stranger'
  | 'sponsor'
  | 'admin'
  | 'nobody';

const { database, server, fixture } = await apiSetup();
let tokens: Record<Who, string | undefined>;
const link = (kind: LinkKind, id: number, more: Partial<LinkClaims> = {}) =>
  signLink({ kind, id, v: 1, context: kind, ...more }, installationSecret(), Math.floor(Date.now() / 1000));

beforeAll(async () => {
  const season = { season: 'spring', year: 2026 };
  const application = {
    organization_id: fixture.organizationId,
    offer_id: fixture.offers.proposed,
    campaign_id: fixture.campaignId,
  };
  tokens = {
    offer: link('offer', fixture.offers.proposed),
    application: link('application', fixture.organizationId, { ...application, ...season }),
    onboarding: link('league', fixture.organizationId),
    deadline: link('deadline', fixture.deadlineId),
    campaign: link('campaign', fixture.campaignId),
    season: link('season', fixture.sponsorId, season),
    league: await server.login(people.league, PASSWORD),
    stranger: await server.login(people.stranger, PASSWORD),
    sponsor: await server.login(people.sponsor, PASSWORD),
    admin: await server.login(people.admin, PASSWORD),
    nobody: undefined,
  };
});

/** A checksum of everything that the operations could change. */
const everything = async (): Promise<string> => JSON.stringify(await tableChecksums(database, [], ['app_public']));

/**
 * Operations with arguments that their rules refuse, so that an authorized token gets the reason and nothing changes; and which
 * tokens are authorized, by the list's column. The wizard's saves are tested in application.test.ts.
 */
const asked: [call: string, document: (w: Fixture) => string, right: Who[]][] = [
  ['OfferToAccept', () => '{ offerToAccept { id } }', ['offer']],
  ['HasAccount', () => '{ hasAccount(email: "a@b.test") }', ['offer']],
  [
    'VerifyAddressFromOffer',
    () => '{ verifyAddress(name: "A", line1: "1 St", city: "Austin", state: "TX", zip: "78701") { zip } }',
    ['offer', 'league', 'stranger', 'admin'],
  ],
  [
    'UpsertShippingAddress',
    (w) =>
      `mutation { upsertShippingAddress(input: {organizationId: ${w.organizationId}, name: "", line1: "1 St", city: "Austin", state: "TX", zip: "78701", addressType: shipping}) { clientMutationId } }`,
    ['offer', 'league', 'admin'],
  ],
  [
    'AcceptOffer',
    () =>
      'mutation { acceptOffer(input: {email: "a@b.test", startDate: "2000-01-01", endDate: "2000-02-01"}) { jwt } }',
    ['offer'],
  ],
  [
    'LeagueRejectOffer',
    () => 'mutation { leagueRejectOffer(input: {email: "a@b.test", leagueRejectionReason: " "}) { clientMutationId } }',
    ['offer'],
  ],
  ['SponsorshipApplicationView', () => '{ sponsorshipApplicationView { organizationId } }', ['application']],
  [
    'sponsorshipApplicationOptionsList',
    () => '{ sponsorshipApplicationOptionsList { interestsList { id } } }',
    ['application'],
  ],
  [
    'trackApplicationEvent',
    () => 'mutation { trackApplicationEvent(input: {event: "step-viewed", stepId: "photos"}) { tracked } }',
    ['application'],
  ],
  [
    'updateLeague',
    (w) => `mutation { updateLeague(input: {id: ${w.organizationId}, name: " "}) { clientMutationId } }`,
    ['onboarding', 'admin'],
  ],
  ['DeadlineToRespondTo', () => '{ deadlineToRespondTo { id } }', ['deadline']],
  [
    'respondToDeadline',
    () => 'mutation { respondToDeadline(input: {verificationDeadlineCannedResponseId: 0}) { clientMutationId } }',
    ['deadline'],
  ],
  ['Offer', (w) => `{ offer(id: ${w.offers.proposed}) { id } }`, ['offer', 'league', 'admin']],
  [
    'acceptOffer (dashboard)',
    (w) =>
      `mutation { acceptOffer(input: {offerId: ${w.offers.proposed}, startDate: "2000-01-01", endDate: "2000-02-01"}) { jwt } }`,
    ['offer', 'league', 'admin'], // a link may name its own offer
  ],
  [
    'rejectOffer (dashboard)',
    (w) =>
      `mutation { rejectOffer(input: {offerId: ${w.offers.proposed}, leagueRejectionReason: ""}) { clientMutationId } }`,
    ['league', 'admin'],
  ],
  [
    'updateOrganization',
    (w) =>
      `mutation { updateOrganization(input: {organizationId: ${w.organizationId}, name: " "}) { clientMutationId } }`,
    ['league', 'admin'],
  ],
  [
    'inviteOrganizationUser',
    (w) =>
      `mutation { inviteOrganizationUser(input: {organizationId: ${w.organizationId}, email: "nobody"}) { clientMutationId } }`,
    ['league', 'admin'],
  ],
];

describe('the calls of the list', () => {
  it.each(callRows.map(([name = '']) => [name]))('%s is there with what it takes', async (name) => {
    const [call = '', args = []] = calls[name] ?? [];
    expect(call).not.toBe('');
    const [method = '', path] = call.split(' ');
    if (path === undefined) return expect(lacksOfCall(call, args)).toEqual([]);
    const answer = await fetch(server.url + path, { method });
    expect([404, 405]).not.toContain(answer.status);
    expect(answer.headers.get('content-type') ?? '').not.toContain('text/html');
  });

  it('none stands here that the list does not have', () => {
    expect(callRows.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
  });

  it('[L-326] [L-331] [L-010] each works under its own token alone; under every other nothing is read or done', async () => {
    const before = await everything();
    const outcomes: string[] = [];
    for (const [call, document, right] of asked)
      for (const who of Object.keys(tokens) as Who[]) {
        const { data, errors } = await server.graphql(document(fixture), {}, tokens[who]);
        const code = errors?.[0]?.extensions?.code ?? null;
        const [value = null] = Object.values(data ?? {});
        const opened = code === null ? value !== null : !['SL401', 'SL403', 'SL404'].includes(code);
        if (opened !== right.includes(who)) outcomes.push(`${call} by ${who}: ${code ?? JSON.stringify(value)}`);
      }
    expect(outcomes).toEqual([]);
    expect(await everything()).toBe(before);
  });

  it('[L-288] the token selects the offer where none is named, a login names it, and both answer', async () => {
    const make = async (): Promise<number> => {
      const { rows } = await database.owner.query(
        `with p as (insert into app_public.sponsorable_properties (organization_id, name, season) values ($1, 'More', 'spring') returning id)
         insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value)
         select $2, $3, p.id, $1, 'proposed', 100 from p returning id`,
        [fixture.organizationId, fixture.campaignId, fixture.sponsorId],
      );
      return rows[0].id;
    };
    const { today } = await server.data('{ today }');
    const league = tokens.league as string;
    const accept = (more: Record<string, unknown>, token: string) =>
      server.graphql(
        'mutation AcceptOffer($input: AcceptOfferInput!) { acceptOffer(input: $input) { offer { id status } jwt } }',
        { input: { startDate: today, endDate: today, ...more } },
        token,
      );
    const [first, second, third, fourth] = [await make(), await make(), await make(), await make()];
    const email = 'volunteer@example.test';
    expect((await accept({ email, offerId: second }, link('offer', first))).errors?.[0]?.extensions?.code).toBe(
      'SL403',
    );
    expect((await accept({}, league)).errors?.[0]?.extensions?.code).toBe('SL404');
    expect((await accept({ email }, link('offer', first))).data.acceptOffer).toEqual({
      offer: { id: first, status: 'confirmed' },
      jwt: expect.any(String),
    });
    expect((await accept({ offerId: second }, league)).data.acceptOffer).toEqual({
      offer: { id: second, status: 'confirmed' },
      jwt: null,
    });
    const byLink = await server.data(
      'mutation { leagueRejectOffer(input: {email: "a@b.test", leagueRejectionReason: "No"}) { offer { id status } } }',
      {},
      link('offer', third),
    );
    expect(byLink.leagueRejectOffer.offer).toEqual({ id: third, status: 'rejected_by_league' });
    const byLogin = await server.data(
      'mutation ($id: Int!) { rejectOffer(input: {offerId: $id, leagueRejectionReason: "No"}) { offer { id status } } }',
      { id: fourth },
      league,
    );
    expect(byLogin.rejectOffer.offer).toEqual({ id: fourth, status: 'rejected_by_league' });
  });
});
