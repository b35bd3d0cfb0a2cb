/**
 * A query that was planned once is answered by its compiled plan from then on. Every response is compared with Grafast's
 * own, which executes each new document the first time (a comment makes a new one).
 */
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../../db/instance/scratch.ts';
import { READS } from '../bench/reads.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { startServer } from '../harness/server.ts';
import { fastPathClient } from './fastPathClient.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const port = await freePort();
const metricsUrl = `http://127.0.0.1:${port}/metrics`;
const { database, server, fixture } = await apiSetup({ METRICS_PORT: String(port) });
await database.owner.query('update app_public.offers set additional_requirements = $1 where id = $2', [
  'a "quoted"\\ line\nand {braces}, commas, NULL, Ünï¢ode \u2028 😀',
  fixture.offers.confirmed,
]);
const tokens = {
  ...(await loginTokens(server, 'admin', 'league', 'stranger', 'sponsor')),
  campaign: linkToken('campaign', fixture.campaignId),
};
const { post, byGrafast, ask, expectTheSame } = fastPathClient(server, metricsUrl);

const OFFERS = `query Compiled($first: Int!, $orderBy: [OfferOrderBy!] = [ID_ASC], $filter: OfferWhere, $more: Boolean = true) {
  __typename
  page: offersConnection(first: $first, orderBy: $orderBy, filter: $filter) {
    totalCount
    nodes { ...row assets(orderBy: [ID_ASC]) { __typename id quantity offer { id } campaignCapability { capability { name } } } }
  }
}
fragment row on Offer {
  number: id status value seasonStart confirmedAt createdAt seasonEnd @include(if: $more) additionalRequirements
  organization { name shippingAddress { line1 } mailingAddress { line1 } }
  sponsorableProperty { name season sport { name } }
}`;

describe('a compiled plan', () => {
  it('writes what Grafast writes: aliases, fragments, enums, dates, money, nulls, lists in lists and every character', async () => {
    const { data } = await expectTheSame(OFFERS, { first: 10 }, tokens.admin, true);
    expect(data.page.totalCount).toBe(3);
    expect(data.page.nodes).toHaveLength(3);
    expect(data.page.nodes[1].additionalRequirements).toContain('😀');
  });

  it('answers as the variables say, whichever came before', async () => {
    const all: Record<string, unknown>[] = [
      { first: 1 },
      { first: 10, orderBy: ['ID_DESC'] },
      { first: 2, orderBy: ['VALUE_ASC', 'ID_DESC'] },
      { first: 10, filter: { status: { equalTo: 'CONFIRMED' } } },
      { first: 10, filter: { status: { in: ['PROPOSED', 'QUALIFIED'] } } },
      { first: 10, filter: { id: { equalTo: -1 } } },
      { first: 10, filter: null },
      { first: 10, more: false },
      { first: 0 },
    ];
    const expected = [];
    for (const variables of all) expected.push(await byGrafast(OFFERS, variables, tokens.admin));
    for (let round = 0; round < 3; round++)
      for (const [index, variables] of all.entries())
        expect(await post(OFFERS, variables, tokens.admin)).toBe(expected[index]);
  });

  it('shows each visitor what is theirs', async () => {
    const query = '{ offers(orderBy: [ID_ASC]) { id organizationId value assets { id } } }';
    const seen = new Map<string, string>();
    for (const [who, token] of [...Object.entries(tokens), ['nobody', undefined]] as [string, string | undefined][]) {
      const expected = await byGrafast(query, {}, token);
      expect((await ask(query, {}, token)).text).toBe(expected);
      seen.set(who, expected);
    }
    expect(JSON.parse(seen.get('admin') as string).data.offers).toHaveLength(3);
    expect(JSON.parse(seen.get('league') as string).data.offers).toHaveLength(2);
    expect(JSON.parse(seen.get('stranger') as string).data.offers).toEqual([]);
    expect(JSON.parse(seen.get('nobody') as string).errors).toHaveLength(1);
  });

  it('leaves what is refused to Grafast, which says so at the field', async () => {
    const query = '{ campaigns { id } checks { id amount } }';
    expect(JSON.parse((await ask(query, {}, tokens.admin)).text).errors).toBeUndefined();
    const refused = await ask(query, {}, tokens.sponsor);
    expect(refused.compiled).toBe(false);
    expect(refused.text).toBe(await byGrafast(query, {}, tokens.sponsor));
    expect(JSON.parse(refused.text).errors[0].path).toEqual(['checks']);
  });

  it('is sent with a supported content type, whatever the Accept header says', async () => {
    const query = '{ offers(orderBy: [ID_ASC]) { id status } }';
    expect((await ask(query, {}, tokens.admin)).compiled).toBe(true);
    for (const accept of ['constructor', '__proto__', 'toString']) {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.admin}`, accept },
        body: JSON.stringify({ query }),
      });
      expect(answer.headers.get('content-type')).toMatch(/^(application|text)\/[\w+-]+/);
    }
  });

  it('is not restarted when its statement times out', async () => {
    const hasty = await startServer(database, { STATEMENT_TIMEOUT_MS: '1500', POOL_SIZE: '3' });
    const token = await hasty.login(people.admin, PASSWORD);
    const query = 'query Compiled { offers(orderBy: [ID_ASC]) { id value } }';
    for (let round = 0; round < 3; round++) await hasty.data(query, {}, token);
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await client.query('begin; lock table app_public.offers');
    const began = performance.now();
    const answer = await hasty.graphql(query, {}, token);
    const took = performance.now() - began;
    await client.end();
    const afterwards = await hasty.graphql(query, {}, token);
    await hasty.stop();
    expect(took).toBeLessThan(2900);
    expect(answer).toEqual({
      errors: [{ message: 'This took too long and was stopped. Please try again.', extensions: { code: 'SL429' } }],
      data: null,
    });
    expect(afterwards.data.offers).toHaveLength(3);
  });

  it('sees what was written since', async () => {
    const query = 'query Compiled($id: Int!) { organization(id: $id) { id name playLocations { id } } }';
    const variables = { id: fixture.organizationId };
    expect((await ask(query, variables, tokens.admin)).compiled).toBe(true);
    await database.owner.query(`update app_public.organizations set name = 'Bears & Co' where id = $1`, [variables.id]);
    expect(JSON.parse(await post(query, variables, tokens.admin)).data.organization.name).toBe('Bears & Co');
    expect(JSON.parse(await post(query, { id: 2_000_000_000 }, tokens.admin))).toEqual({
      data: { organization: null },
    });
    expect(JSON.parse(await post(query, { id: 'one' }, tokens.admin)).errors).toHaveLength(1);
    expect(JSON.parse(await post(query, {}, tokens.admin)).errors).toHaveLength(1);
  });

  it.each(READS.filter(({ name }) => !name.startsWith('targeting')))('serves the measured read $name', async (read) => {
    const subjects = {
      organizationIds: [fixture.organizationId],
      leagueUserId: fixture.users.league,
      dashboardCampaignId: fixture.campaignId,
      targetingCampaignId: fixture.campaignId,
      targetingYear: 2026,
    };
    const token = read.who === 'staff' ? tokens.admin : read.who === 'league' ? tokens.league : tokens.campaign;
    await expectTheSame(read.query, read.variables(subjects, 0), token, true);
  });
});

describe('a cached query text', () => {
  const LIST = `query ($first: Int, $offset: Int, $order: [OrganizationOrderBy!], $filter: OrganizationWhere) {
    organizationsConnection(first: $first, offset: $offset, orderBy: $order, filter: $filter) {
      totalCount nodes { id name sponsorableProperties(orderBy: [ID_ASC]) { id organization { id name } } }
      pageInfo { hasNextPage hasPreviousPage } } }`;

  it('answers every choice of its variables for itself, the second time like the first', async () => {
    const choices = [
      {},
      { first: 1 },
      { first: 1, offset: 1 },
      { first: 1, offset: 9 },
      { first: 0 },
      { first: null },
      { order: ['ID_ASC'] },
      { order: ['ID_DESC'] },
      { order: ['ID_DESC'], first: 1 },
      { filter: { id: { equalTo: fixture.organizationId } } },
      { filter: { id: { equalTo: fixture.otherOrganizationId } } },
      { filter: null },
    ];
    const ask = (variables: object) => server.data(LIST, variables as Record<string, unknown>, tokens.admin);
    const first = [];
    for (const choice of choices) first.push((await ask(choice)).organizationsConnection);
    for (const [index, choice] of choices.entries())
      expect({ choice, answer: (await ask(choice)).organizationsConnection }).toEqual({ choice, answer: first[index] });
    const ids = first.map(({ nodes }) => nodes.map(({ id }: { id: number }) => id));
    const [one, two] = [fixture.organizationId, fixture.otherOrganizationId].sort((a, b) => a - b);
    expect(ids[6]).toEqual([one, two]);
    expect(ids[7]).toEqual([two, one]);
    expect(ids[8]).toEqual([two]);
    expect(ids[9]).toEqual([fixture.organizationId]);
    expect(ids[10]).toEqual([fixture.otherOrganizationId]);
    expect(ids[3]).toEqual([]);
    expect(first[1].pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    expect(first[2].pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
  });

  it('takes each request’s own parameter and each visitor’s own rows', async () => {
    const ONE = 'query ($id: Int!) { organization(id: $id) { id name offers(first: 5, orderBy: [ID_ASC]) { id } } }';
    const { league } = tokens;
    const ask = async (id: number, token?: string) => (await server.graphql(ONE, { id }, token)).data?.organization;
    for (let round = 0; round < 3; round++) {
      expect(await ask(fixture.organizationId, tokens.admin)).toMatchObject({ id: fixture.organizationId });
      expect((await ask(fixture.otherOrganizationId, tokens.admin)).offers).toEqual([{ id: fixture.offers.qualified }]);
      expect(await ask(fixture.otherOrganizationId, league)).toBeNull();
      expect((await ask(fixture.organizationId, league)).offers).toEqual([
        { id: fixture.offers.proposed },
        { id: fixture.offers.confirmed },
      ]);
      expect(await ask(999_999, tokens.admin)).toBeNull();
    }
  });
});
