/**
 * The fast path's responses to random queries are identical, byte by byte, to those with FAST_PATH=off, including
 * errors. FAST_PATH_QUERIES (100) sets how many, FAST_PATH_SEED which.
 */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { freePort } from '../../db/instance/scratch.ts';
import { postJson } from '../harness/postJson.ts';
import type { TestServer } from '../harness/server.ts';
import { graphqlResponses } from './graphqlResponses.ts';
import { type RandomQuery, randomQuery } from './randomQueries.ts';
import { twoServersSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const QUERIES = Number(process.env.FAST_PATH_QUERIES || 100);
const SEED = Number(process.env.FAST_PATH_SEED || 20_261_124);

const port = await freePort();
const metricsUrl = `http://127.0.0.1:${port}/metrics`;
const PUBLIC_URL = 'https://sideline.test';
const {
  one: fast,
  two: plain,
  fixture,
} = await twoServersSetup({ METRICS_PORT: String(port), PUBLIC_URL }, { FAST_PATH: 'off', PUBLIC_URL });
const logins = await loginTokens(fast, 'admin', 'league', 'sponsor');
const tokens = [...Object.values(logins), undefined];

async function post({ url }: TestServer, { text, variables }: RandomQuery, token: string | undefined): Promise<string> {
  const response = await postJson(`${url}/graphql`, { query: text, variables }, token);
  const body = await response.text();
  return `${response.status} ${response.headers.get('content-type')} ${body.replace(/"errorId":"[^"]*"|\([0-9a-f-]{8,36}\)/g, '')}`;
}

it('answers random queries as Grafast does, before and after their plans are compiled', async () => {
  const ids = [
    fixture.organizationId,
    fixture.otherOrganizationId,
    fixture.campaignId,
    ...Object.values(fixture.offers),
  ];
  const before = await graphqlResponses(metricsUrl, 'compiled');
  await fc.assert(
    fc.asyncProperty(randomQuery(ids), fc.constantFrom(0, 0, 0, 1, 2, 3), async (query, who) => {
      const token = tokens[who];
      const expected = await post(plain, query, token);
      for (let round = 0; round < 3; round++) expect(await post(fast, query, token)).toBe(expected);
    }),
    { numRuns: QUERIES, seed: SEED, endOnFailure: false },
  );
  // the comparison is meaningful only if many of them are compiled
  expect((await graphqlResponses(metricsUrl, 'compiled')) - before).toBeGreaterThan(QUERIES / 4);
}, 600_000);
