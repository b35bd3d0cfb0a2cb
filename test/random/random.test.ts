/**
 * People of every role read, write and call at random, by login, by every kind of link and without either; what becomes of it
 * is compared with the oracle of this folder, which is written from the requirements. Replay: RANDOM_SEED=… npm test -- test/random/random.test.ts
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { wrongTotals } from '../harness/totals.ts';
import type { Played } from './play.ts';
import { playIn, randomDatabase, told } from './run.ts';

const seed = Number(process.env.RANDOM_SEED || 20_300_301);
const times = 50;
const db = await randomDatabase(seed);
afterAll(() => db.drop());

describe(`random reads, writes and calls (seed ${seed})`, () => {
  let played: Played;

  it('[S-403][S-407][L-331] nobody reaches what the requirements forbid, nor is refused what they allow', async () => {
    played = await playIn(db, { seed, times });
    process.stderr.write(`random tester, seed ${seed}: ${played.coverage.report()}\n`);
    expect(played.faults.map(told)).toEqual([]);
  }, 900_000);

  it('keeps the totals of lists equal to a recount', async () => {
    expect(await wrongTotals(db.owner)).toEqual([]);
  });

  it('tried every role, table and command often enough, a fifth of it with success', () => {
    const cells = played.cells.filter((cell) => !cell.includes(' call ') && !/ app_private\./.test(cell));
    expect(played.coverage.short(cells, times)).toEqual([]);
    expect(played.coverage.tried).toBeGreaterThan(20_000);
    expect(played.coverage.granted).toBeGreaterThan(played.coverage.tried / 5);
  });
});
