/** A production server: only the apps' own operations, no introspection, no demo; and deliberately expensive documents. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { bearer, refusalOf, type Setup, setup } from './setup.ts';

const post = (at: Setup, query: unknown, token?: string, more: object = {}) =>
  at.graphql(JSON.stringify({ query, ...more }), token ? bearer(token) : {});

describe('in production', () => {
  let at: Setup;
  beforeAll(async () => {
    at = await setup({
      NODE_ENV: 'production',
      SIDELINE_SECRET: installationSecret(),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Sideline <mail@example.test>',
      POSTAL_ADDRESS: '1 Main Street, Austin, TX 78701',
    });
  });
  afterAll(() => at?.stop());

  const unknown: Record<string, unknown> = {
    introspection: '{ __schema { types { name fields { name } } } }',
    'introspection of one type': '{ __type(name: "User") { fields { name } } }',
    'an operation of one’s own': '{ offers { id value } }',
    'a known name over another document': 'query OfferToAccept { users { email } }',
    'a mutation of one’s own': 'mutation { approveCheck(input: {checkId: 1}) { clientMutationId } }',
    nothing: '',
    'a number': 7,
    'a very long document': `{ ${'a '.repeat(120_000)} }`,
  };
  for (const [title, query] of Object.entries(unknown))
    it(`${title} is an unknown operation, also for staff`, async () => {
      for (const token of [undefined, at.tokens.superadmin])
        expect(refusalOf(await post(at, query, token))).toMatchObject({
          status: 400,
          code: 'SL400',
          says: 'Unknown operation.',
        });
    });

  for (const id of ['0'.repeat(64), 'constructor', '__proto__', 'toString', ''])
    it(`the hash "${id.slice(0, 12)}" names no operation`, async () => {
      const answer = await at.graphql(JSON.stringify({ id }), bearer(at.tokens.superadmin));
      expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'SL400', says: 'Unknown operation.' });
    });
});

describe('documents made to be expensive', () => {
  let at: Setup;
  beforeAll(async () => {
    at = await setup();
  });
  afterAll(() => at?.stop());

  const nested = (levels: number): string => `${'organization { offers { '.repeat(levels)}id${' } }'.repeat(levels)}`;
  const documents: Record<string, [query: string, says: RegExp]> = {
    'deeper than fourteen levels': [`{ offers { ${nested(8)} } }`, /levels deep/],
    'deep by fragments': [
      `query { offers { ...a } } fragment a on Offer { ...b } fragment b on Offer { ${nested(8)} }`,
      /levels deep/,
    ],
    'a circle of fragments': ['query { offers { ...a } } fragment a on Offer { ...a id }', /Cannot spread fragment/],
    'twenty-one things at once': [
      `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: today`).join(' ')} }`,
      /at most 20 things/,
    ],
    'thirty-one new names': [
      `{ offers { ${Array.from({ length: 31 }, (_, i) => `a${i}: id`).join(' ')} } }`,
      /rename at most 30/,
    ],
    'a page of a million': ['{ offers(first: 1000000) { id } }', /at most 1000 rows/],
    'lists of lists of lists': [
      '{ offers(first: 1000) { assets(first: 1000) { verificationDeadlines(first: 1000) { id } } } }',
      /too much/,
    ],
    'five thousand fields': [`{ offers { ${'id '.repeat(5000)} } }`, /too much|tokens/i],
    'a thousand directives': [`{ today ${'@skip(if: false) '.repeat(1000)} }`, /can only be used once/],
  };
  for (const [title, [query, says]] of Object.entries(documents))
    it(`${title}: refused`, async () => {
      const { status, text } = await post(at, query, at.tokens.admin);
      expect(status).toBeLessThan(500);
      expect(text).toMatch(/"errors"/);
      expect(text).toMatch(says);
      expect(text).not.toMatch(/"data":\{"/);
    });

  it('hundreds of conditions within each other are answered like one', async () => {
    const query = `{ offers(filter: ${'{and: ['.repeat(400)}${']}'.repeat(400)}) { id } }`;
    expect((await at.server.data(query, {}, at.tokens.admin)).offers).toHaveLength(3);
  });

  it('a number of rows that comes as a variable is bounded all the same', async () => {
    const query = 'query q($n: Int) { comments(first: $n) { id } }';
    await at.db.owner.query(
      `insert into app_public.comments (organization_id, content) select $1, 'Note ' || n from generate_series(1, 1200) n`,
      [at.fixture.organizationId],
    );
    for (const n of [1_000_000, -1, 2_147_483_647]) {
      const { data, errors } = await at.server.graphql(query, { n }, at.tokens.admin);
      expect([n, errors?.[0]?.extensions?.code ?? 'SL400', (data?.comments ?? []).length <= 1000]).toEqual([
        n,
        'SL400',
        true,
      ]);
    }
  });

  it('values that are none of their type are named, and nothing of the database shows', async () => {
    for (const [query, variables] of [
      ['query q($id: Int!) { offer(id: $id) { id } }', { id: 99_999_999_999 }],
      ['query q($id: Int!) { offer(id: $id) { id } }', { id: '1; drop table offers' }],
      ['query q($id: Int!) { offer(id: $id) { id } }', {}],
      ['query q($id: Int!) { offer(id: $id) { id } }', { id: { __proto__: null, a: 1 } }],
      ['{ offersConnection(after: "not a cursor") { nodes { id } } }', {}],
      ['{ offers(orderBy: NOTHING) { id } }', {}],
      ['{ offers(offset: -1) { id } }', {}],
      ['query q($n: Int) { offersConnection(offset: $n) { nodes { id } } }', { n: -2_147_483_648 }],
      ['{ searchCampaigns(query: "\\u0000") { id } }', {}],
    ] as [string, object][]) {
      const { status, text } = await post(at, query, at.tokens.admin, { variables });
      expect(status).toBeLessThan(500);
      expect(text).toMatch(/"errors"/);
      expect(text).not.toMatch(/SL500|select |pg_|stack|node_modules/);
    }
  });
});
