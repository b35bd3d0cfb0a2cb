/** Keys of random scopes over HTTP: 400 probes, 10,000 in `npm run test:long`. Replay: RANDOM_SEED=… npm test -- test/random/keys.test.ts */
import { afterAll, expect, it } from '@jest/globals';
import { LONG } from '../harness/long.ts';
import { startServer } from '../harness/server.ts';
import { probeKeys } from './keys.ts';
import { randomDatabase } from './run.ts';

const seed = Number(process.env.RANDOM_SEED || 20_300_301);
const count = LONG ? 10_000 : 400;
const db = await randomDatabase(seed);
const server = await startServer(db, { REQUESTS_PER_MINUTE: '1000000' });
afterAll(async () => {
  await server.stop();
  await db.drop();
});

it(`a key reaches only what its scopes and its owner do (seed ${seed}, ${count} probes)`, async () => {
  const { sent, answered, refused, violations } = await probeKeys(db, server, seed, count);
  process.stderr.write(`${sent} probes with keys: ${answered} answered, ${refused} refused\n`);
  expect(violations).toEqual([]);
  expect(sent).toBe(count);
  expect(answered).toBeGreaterThan(count / 20);
  expect(refused).toBeGreaterThan(count / 4);
}, 3_600_000);
