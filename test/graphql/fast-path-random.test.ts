/**
 * The fast path's responses to random queries are identical, byte by byte, to those with FAST_PATH=off, including
 * errors. FAST_PATH_QUERIES (100) sets how many, FAST_PATH_SEED which.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { freePort } from '../../db/instance/scratch.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { type Fixture, makeFixture, PASSWORD, people } from './fixture.ts';
import { type RandomQuery, randomQuery } from './randomQueries.ts';

const QUERIES = Number(process.env.FAST_PATH_QUERIES || 100);
const SEED = Number(process.env.FAST_PATH_SEED || 20_261_124);

let database: TestDatabase;
let fast: TestServer;
let plain: TestServer;
let fixture: Fixture;
let metricsUrl: string;
let tokens: (string | undefined)[];

beforeAll(async () => {
  database = await testDatabase();
  fixture = await makeFixture(database);
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const PUBLIC_URL = 'https://sideline.test';
  fast = await startServer(database, { METRICS_PORT: String(port), PUBLIC_URL });
  plain = await startServer(database, { FAST_PATH: 'off', PUBLIC_URL });
  tokens = [
    await fast.login(people.admin, PASSWORD),
    await fast.login(people.league, PASSWORD),
    await fast.login(people.sponsor, PASSWORD),
    undefined,
  ];
});
afterAll(async () => {
  await fast?.stop();
  await plain?.stop();
  await database?.drop();
});

async function post({ url }: TestServer, { text, variables }: RandomQuery, token: string | undefined): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query: text, variables }),
  });
  const body = await response.text();
  return `${response.status} ${response.headers.get('content-type')} ${body.replace(/"errorId":"[^"]*"|\([0-9a-f-]{8,36}\)/g, '')}`;
}

/** How many responses were produced by a compiled plan so far. */
async function compiledResponses(): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^sideline_graphql_answers_total\{way="compiled"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

it('answers random queries as Grafast does, before and after their plans are compiled', async () => {
  const ids = [
    fixture.organizationId,
    fixture.otherOrganizationId,
    fixture.campaignId,
    ...Object.values(fixture.offers),
  ];
  const before = await compiledResponses();
  await fc.assert(
    fc.asyncProperty(randomQuery(ids), fc.constantFrom(0, 0, 0, 1, 2, 3), async (query, who) => {
      const token = tokens[who];
      const expected = await post(plain, query, token);
      for (let round = 0; round < 3; round++) expect(await post(fast, query, token)).toBe(expected);
    }),
    { numRuns: QUERIES, seed: SEED, endOnFailure: false },
  );
  // the comparison is meaningful only if many of them are compiled
  expect((await compiledResponses()) - before).toBeGreaterThan(QUERIES / 4);
}, 600_000);
