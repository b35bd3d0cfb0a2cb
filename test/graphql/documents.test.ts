/**
 * Every query of the two apps, as the app sends it, under the role it is made for: none may be refused or fail, however
 * the grants and policies change.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret, projectDir } from '../../db/settings.ts';
import { type LinkClaims, type PageLinkKind, signLink } from '../../db/shared/links.ts';
import { collectOperations } from '../../server/graphql/collectOperations.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { makeWorld, PASSWORD, people, type World } from './world.ts';

const introspection = readFileSync(path.join(projectDir, 'admin/generated/introspection.json'), 'utf8');
const operations = (await collectOperations(introspection)).flatMap(({ text, file }) => {
  const [, name] = /^\s*query\s+(\w+)/.exec(text) ?? [];
  return name ? [{ name, text, app: file.split('/')[0] as 'portal' | 'admin' }] : [];
});

let database: TestDatabase;
let server: TestServer;
let world: World;
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

beforeAll(async () => {
  database = await testDatabase();
  world = await makeWorld(database);
  // what MailLetter reads
  await database.owner.query('select app_private.queue_mail($1, $2, $1, $3, $4, null)', [
    'offer',
    'bears@example.test',
    { offer_id: world.offers.proposed },
    world.offers.proposed,
  ]);
  server = await startServer(database);
  const now = Math.floor(Date.now() / 1000);
  const link = (kind: PageLinkKind, id: number, more: Partial<LinkClaims> = {}) =>
    signLink({ kind, id, v: 1, ...more }, installationSecret(), now);
  const season = { season: 'spring', year: 2026 };
  const application = {
    organization_id: world.organizationId,
    offer_id: world.offers.proposed,
    campaign_id: world.campaignId,
  };
  tokens = {
    superadmin: await server.login(people.superadmin, PASSWORD),
    league: await server.login(people.league, PASSWORD),
    sponsor: await server.login(people.sponsor, PASSWORD),
    offer: link('offer', world.offers.proposed),
    application: link('application', world.organizationId, { ...application, ...season }),
    onboarding: link('league', world.organizationId),
    deadline: link('deadline', world.deadlineId),
    campaign: link('campaign', world.campaignId),
    season: link('season', world.sponsorId, season),
  };
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

/** Who opens the portal's pages; the console is staff's. */
const PORTAL: Record<string, Visitor> = {
  OfferToAccept: 'offer',
  HasAccount: 'offer',
  VerifyAddress: 'offer',
  OfferToReview: 'league',
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
  SponsorSeason: 'sponsor',
  SponsorshipApplicationOptions: 'application',
  SponsorshipApplicationView: 'application',
  LeagueSelfOnboarding: 'onboarding',
  DeadlineToRespondTo: 'deadline',
  CampaignDashboard: 'campaign',
  CampaignLeaguePhotos: 'campaign',
  SeasonalDashboard: 'season',
  SeasonalCampaigns: 'season',
  FeaturedPhotos: 'season',
  SeasonalCampaignVerifications: 'season',
};

/** Values by the name of the variable; records that the world has. */
function variablesOf(name: string, text: string): Record<string, unknown> {
  const ids: [RegExp, number][] = [
    [/^(My)?Organization|^LeagueSelfOnboarding|^CalendarAddress/, world.organizationId],
    [/^Sponsor(One)?$/, world.sponsorId],
    [/^Sponsorship$|^Offer/, world.offers.confirmed],
    [/^Campaign(?!.*One)|^CampaignOne|^TargetingCampaign/, world.campaignId],
  ];
  const known: Record<string, unknown> = {
    id: ids.find(([pattern]) => pattern.test(name))?.[1] ?? 1,
    campaignId: world.campaignId,
    sponsorId: world.sponsorId,
    offerId: world.offers.proposed,
    reportId: `campaign-${world.campaignId}`,
    organizationIds: [world.organizationId],
    query: 'bears',
    email: people.league,
    season: 'spring',
    year: 2026,
    // the first page: a number for the specification's own paging, nothing for a connection
    cursor: /^(FeaturedPhotos|SeasonalCampaignVerifications|SeasonalCampaigns)$/.test(name) ? null : '*',
    campaignScope: true,
    employee: true,
    withLatLon: true,
    withActiveOrNoCampaigns: true,
    first: 10,
    after: 0,
    name: 'Bears',
    line1: '1 Main Street',
    zip: '78701',
    kind: 'offer',
    recordId: name === 'LinkState' ? String(world.offers.proposed) : world.offers.proposed,
    recordType: name === 'DeletedRecords' ? 'organization' : 'offer',
    offerIds: [world.offers.proposed],
    organizationId: world.organizationId,
    verificationDeadlineId: world.deadlineId,
    message: 'Please send another photo.',
    country: 'US',
  };
  const declared = [...text.matchAll(/\$(\w+)\s*:/g)].map(([, variable]) => variable as string);
  const values = Object.fromEntries(
    declared.filter((variable) => variable in known).map((variable) => [variable, known[variable]]),
  );
  return name === 'ProspectingReport' ? { id: `campaign-${world.campaignId}` } : values;
}

describe('the documents of the apps', () => {
  it('[B-398] [S-423] are all there', () => {
    expect(operations.length).toBeGreaterThan(60);
    expect(operations.filter(({ app }) => app === 'portal').map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(PORTAL)),
    );
  });

  it.each(operations)('$app $name answers', async ({ name, text, app }) => {
    const who = app === 'portal' ? PORTAL[name] : 'superadmin';
    if (!who) throw new Error(`Say in this test who asks ${name}.`);
    const { data, errors } = await server.graphql(text, variablesOf(name, text), tokens[who]);
    expect(errors).toBeUndefined();
    expect(data).toBeTruthy();
    // the first answer is Grafast's; the next ones may come from the compiled plan
    for (let again = 0; again < 2; again++)
      expect(await server.graphql(text, variablesOf(name, text), tokens[who])).toEqual({ data });
  });
});
