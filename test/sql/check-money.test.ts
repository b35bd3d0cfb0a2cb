/**
 * Money adds up after any history of checks, direct deposits, the bank's lines and invoices, of which several people make
 * three steps at a time: every cent is accounted for once, and no league gets more than its offers' value.
 */
import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDatabase } from '../harness/database.ts';
import { brokenBooks } from './books.ts';
import { moneyHistories, type Step, steps, tries } from './moneyHistories.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000_000);
const { own, superadmin, begin } = await moneyHistories(db);

it(`[T35] books balance after random histories, three steps at a time (seed ${seed})`, async () => {
  const done = new Set<string>();
  const step = fc.tuple(fc.constantFrom(...steps), fc.nat(10_000));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 90, size: 'max' }), async (history) => {
      const { acts } = await begin();
      const play = async (own: [Step, number][]) => {
        for (const [name, at] of own) if (await tries(acts[name](at))) done.add(name);
      };
      await Promise.all([0, 1, 2].map((lane) => play(history.filter((_, index) => index % 3 === lane))));
      expect(await brokenBooks(own, superadmin)).toEqual([]);
    }),
    { seed, numRuns: Number(process.env.HISTORIES ?? 24), endOnFailure: true },
  );
  // what no history managed to do would prove nothing
  const expected: Step[] = [
    'write',
    'approve',
    'mail',
    'bank',
    'run',
    'release',
    'send',
    'depositReturned',
    'invoice',
    'receive',
  ];
  if (!process.env.RANDOM_SEED) expect(expected.filter((name) => !done.has(name))).toEqual([]);
}, 300_000);
