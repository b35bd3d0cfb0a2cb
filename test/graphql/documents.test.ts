/**
 * Every query of the two apps, as the app sends it, under the role it is made for: none may be refused or fail, however
 * the grants and policies change.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret, projectDir } from '../../db/settings.ts';
import { signLink } from '../../db/shared/links.ts';
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
let tokens: Record<'superadmin' | 'league' | 'sponsor' | 'offer' | 'campaign', string>;

beforeAll(async () => {
  database = await testDatabase();
  world = await makeWorld(database);
  server = await startServer(database);
  const now = Math.floor(Date.now() / 1000);
  const link = (kind: 'offer' | 'campaign', id: number) => signLink({ kind, id, v: 1 }, installationSecret(), now);
  tokens = {
    superadmin: await server.login(people.superadmin, PASSWORD),
    league: await server.login(people.league, PASSWORD),
    sponsor: await server.login(people.sponsor, PASSWORD),
    offer: link('offer', world.offers.proposed),
    campaign: link('campaign', world.campaignId),
  };
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

/** Who opens the portal's pages; the console is staff's. */
const PORTAL: Record<string, keyof typeof tokens> = {
  OfferToAccept: 'offer',
  HasAccount: 'offer',
  VerifyAddress: 'offer',
  OfferToReview: 'league',
  MyOrganizations: 'league',
  Sponsorship: 'league',
  MyOrganizationName: 'league',
  MyOrganizationUsers: 'league',
  MySponsors: 'sponsor',
  CampaignDashboard: 'campaign',
};

/** Values by the name of the variable; records that the world has. */
function variablesOf(name: string, text: string): Record<string, unknown> {
  const ids: [RegExp, number][] = [
    [/^(My)?Organization/, world.organizationId],
    [/^Sponsor(One)?$|^CampaignSponsor$/, world.sponsorId],
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
    cursor: '*',
    campaignScope: true,
    employee: true,
    withActiveOrNoCampaigns: true,
    first: 10,
    name: 'Bears',
    line1: '1 Main Street',
    zip: '78701',
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
  });
});
