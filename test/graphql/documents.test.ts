import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchema, type ExecutionResult, execute, type GraphQLSchema, parse, printSchema } from 'graphql';
import { operations as consoleDocuments } from '../../admin/src/dataProvider/generated/operations.ts';
import { installationSecret } from '../../db/settings.ts';
import { collectOperations } from '../../server/graphql/collectOperations.ts';
import { schemaOf } from '../../server/graphql/exportSchema.ts';
import { loadKnownOperations } from '../../server/graphql/knownOperations.ts';
import { type LinkClaims, type PageLinkKind, signLink } from '../../server/shared/links/links.ts';
import { type DocumentSubjects, variablesOf } from '../harness/documentVariables.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const operations = collectOperations().flatMap(({ text, file }) => {
  const [, name] = /^query (\w+)/m.exec(text) ?? [];
  return name ? [{ name, text, app: file.split('/')[0] as 'portal' | 'admin' | 'ui' }] : [];
});

const { database, server, fixture } = await apiSetup();
let staffSchema: GraphQLSchema;
type Visitor =
  | 'superadmin'
  | 'league'
  | 'sponsor'
  | 'offer'
  | 'application'
  | 'onboarding'
  | 'deadline'
  | 'campaign'
  | 'season';
let tokens: Record<Visitor, string>;
let subjects: DocumentSubjects;

beforeAll(async () => {
  // what MailContent reads
  await database.owner.query('select app_private.queue_mail($1, $2, $1, $3, $4, null)', [
    'offer',
    'bears@example.test',
    { offer_id: fixture.offers.proposed },
    fixture.offers.proposed,
  ]);
  const now = Math.floor(Date.now() / 1000);
  const link = (kind: PageLinkKind, id: number, more: Partial<LinkClaims> = {}) =>
    signLink({ kind, id, v: 1, ...more }, installationSecret(), now);
  const season = { season: 'spring', year: 2026 };
  const application = {
    organization_id: fixture.organizationId,
    offer_id: fixture.offers.proposed,
    campaign_id: fixture.campaignId,
  };
  tokens = {
    superadmin: await server.login(people.superadmin, PASSWORD),
    league: await server.login(people.league, PASSWORD),
    sponsor: await server.login(people.sponsor, PASSWORD),
    offer: link('offer', fixture.offers.proposed),
    application: link('application', fixture.organizationId, { ...application, ...season }),
    onboarding: link('league', fixture.organizationId),
    deadline: link('deadline', fixture.deadlineId),
    campaign: link('campaign', fixture.campaignId),
    season: link('season', fixture.sponsorId, season),
  };
  const { updateSponsor } = await server.data(
    `mutation { updateSponsor(input: {id: ${fixture.sponsorId}, name: "Acme Inc"}) { changeId } }`,
    {},
    tokens.superadmin,
  );
  subjects = {
    organizationId: fixture.organizationId,
    otherOrganizationId: fixture.otherOrganizationId,
    sponsorId: fixture.sponsorId,
    campaignId: fixture.campaignId,
    proposedOfferId: fixture.offers.proposed,
    confirmedOfferId: fixture.offers.confirmed,
    deadlineId: fixture.deadlineId,
    userId: fixture.users.league,
    email: people.league,
    changeId: updateSponsor.changeId,
  };
});
beforeAll(async () => {
  staffSchema = buildSchema(printSchema(await schemaOf(database.authenticatorUrl, 'staff')));
});

/** The viewers of the portal's pages; the console is for staff. */
const PORTAL: Record<string, Visitor> = {
  OfferToAccept: 'offer',
  HasAccount: 'offer',
  VerifyAddress: 'offer',
  OfferToReview: 'league',
  DeadlinesToCome: 'league',
  MyOrganizations: 'league',
  Sponsorship: 'league',
  CalendarAddress: 'league',
  MyOrganizationOverview: 'league',
  MyOrganizationPlaces: 'league',
  MyOrganizationProfile: 'league',
  MyOrganizationPrograms: 'league',
  MyOrganizationUsers: 'league',
  LeaguePackages: 'league',
  LeaguePackage: 'league',
  CapabilityForm: 'league',
  MySponsors: 'sponsor',
  SponsorHome: 'sponsor',
  SponsorSeason: 'sponsor',
  SponsorshipApplicationOptions: 'application',
  SponsorshipApplicationView: 'application',
  LeagueSelfOnboarding: 'onboarding',
  DeadlineToRespondTo: 'deadline',
  DeadlineAnswers: 'league',
  CampaignDashboard: 'campaign',
  DashboardDelivery: 'campaign',
  DashboardNotes: 'campaign',
  SponsorFeedback: 'sponsor',
  PhotoFeedback: 'sponsor',
  DashboardPlaces: 'campaign',
  DashboardChoices: 'campaign',
  DashboardTimeline: 'campaign',
  Recaps: 'campaign',
  RecapShares: 'sponsor',
  CampaignLeaguePhotos: 'campaign',
  SeasonalDashboard: 'season',
  SeasonalCampaigns: 'season',
  CheckedPhotos: 'campaign',
  FeaturedPhotos: 'season',
  EvidenceHead: 'campaign',
  EvidenceLeagues: 'season',
  EvidenceLeagueTotals: 'campaign',
  EvidenceAssets: 'season',
  EvidenceAssetTotals: 'campaign',
  EvidencePhotos: 'season',
  EvidencePhotoTotals: 'campaign',
  EvidenceImpressions: 'season',
  EvidenceImpressionTotals: 'campaign',
  EvidenceStates: 'season',
  EvidenceStateTotals: 'campaign',
  EvidenceDollars: 'season',
  EvidenceDollarTotals: 'campaign',
  EvidencePromised: 'season',
  EvidencePromisedTotals: 'campaign',
  SeasonalCampaignVerifications: 'season',
  SeasonLeaguePhotos: 'season',
  FeatureFlag: 'league',
};

/** Nulls in a response where the console's types declare a value. */
const missing = (text: string, variableValues: Record<string, unknown>, data: unknown) =>
  (
    execute({
      schema: staffSchema,
      document: parse(text),
      rootValue: data,
      variableValues,
      fieldResolver: (source, _args, _context, { path }) => source[path.key],
    }) as ExecutionResult
  ).errors;

describe('the documents of the apps', () => {
  it('[B-398] [S-423] are all there', () => {
    expect(operations.length).toBeGreaterThan(60);
    const names = operations.filter(({ app }) => app !== 'admin').map(({ name }) => name);
    expect(Object.keys(PORTAL).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('are known by the ids that the console sends', () => {
    const known = loadKnownOperations();
    for (const { id, kind, name } of Object.values(consoleDocuments))
      expect(known[id ?? '']).toMatch(new RegExp(`^${kind} ${name}\\b`));
  });

  it.each(operations)('$app $name answers', async ({ name, text, app }) => {
    const who = app === 'admin' ? 'superadmin' : PORTAL[name];
    if (!who) throw new Error(`Say in this test who asks ${name}.`);
    const { data, errors } = await server.graphql(text, variablesOf(name, text, subjects), tokens[who]);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
    if (app === 'admin') expect(missing(text, variablesOf(name, text, subjects), data)).toBeUndefined();
    // the first response comes from Grafast; later ones may come from the compiled plan
    for (let again = 0; again < 2; again++)
      expect(await server.graphql(text, variablesOf(name, text, subjects), tokens[who])).toEqual({ data });
  });
});
