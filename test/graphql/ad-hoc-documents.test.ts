/** Documents that are not the apps' own do not use up the server's memory: only the last ones keep their plans. */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomQuery } from './randomQueries.ts';
import { processSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { server, fixture } = await processSetup({
  NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8', // as `npm start`
  REQUESTS_PER_MINUTE: '100000',
});

it('[K9] 1,500 different documents do not fill the heap of a demo', async () => {
  const { admin } = await loginTokens(server, 'admin');
  const queries = fc.sample(randomQuery([fixture.organizationId]), { numRuns: 1500, seed: 1 });
  expect(new Set(queries.map(({ text }) => text)).size).toBeGreaterThan(1400);
  for (let from = 0; from < queries.length; from += 4)
    await Promise.all(
      queries.slice(from, from + 4).map(({ text, variables }) => server.graphql(text, variables, admin)),
    );
  const { data } = await server.graphql('{ __typename }', {}, admin);
  expect(data).toEqual({ __typename: 'Query' });
}, 600_000);
