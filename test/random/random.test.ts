/**
 * People of every role read, write and call functions at random, by login, with every kind of link and without
 * either; the results are compared with the oracle in this folder, which is written from the requirements. Replay:
 * RANDOM_SEED=… npm test -- test/random/random.test.ts
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { wrongTotals } from '../harness/totals.ts';
import { isProven } from './proof.ts';
import { randomDatabase, runOn, told } from './run.ts';
import type { RunResult } from './tester.ts';

const seed = Number(process.env.RANDOM_SEED || 20_300_301);
const proven = isProven();
/** The minimum number of times that each role tries each command on each table. */
const times = proven && !process.env.RANDOM_SEED ? 10 : 50;
const db = await randomDatabase(seed);
afterAll(() => db.drop());
if (!proven)
  process.stderr.write(
    'The rules changed since a long run was recorded. Run npm run random and commit its proof.txt.\n',
  );

describe(`random reads, writes and calls (seed ${seed}, ${times} times each)`, () => {
  let result: RunResult;

  it('[S-403][S-407][L-331] nobody reaches what the requirements forbid, nor is refused what they allow', async () => {
    result = await runOn(db, { seed, times });
    process.stderr.write(`random tester, seed ${seed}: ${result.coverage.report()}\n`);
    expect(result.violations.map(told)).toEqual([]);
  }, 900_000);

  it('keeps the totals of lists equal to a recount', async () => {
    expect(await wrongTotals(db.owner)).toEqual([]);
  });

  it('tried every role, table and command often enough, a sixth of it with success', () => {
    const cells = result.cells.filter((cell) => !cell.includes(' call ') && !/ app_private\./.test(cell));
    expect(result.coverage.short(cells, times)).toEqual([]);
    expect(result.coverage.tried).toBeGreaterThan(400 * times);
    // functions for superadmins alone are refused to every other role
    expect(result.coverage.granted).toBeGreaterThan(result.coverage.tried / 6);
  });
});
