/**
 * Several people change records and undo any of these changes in any order: in every order, what an undo reports as undone has
 * its previous values, and nothing else changes. Fails with the shortest sequence. More: UNDO_SEQUENCES=10000 UNDO_SEED=… npm test -- test/undo
 */
import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDatabase } from '../harness/database.ts';
import { makeUser, type Row } from '../harness/factories.ts';
import { LONG } from '../harness/long.ts';
import { acts } from './actions.ts';
import { type Change, differing, isBack, step } from './changes.ts';
import { makeFixture, rowsOf } from './fixture.ts';

const sequences = Number(process.env.UNDO_SEQUENCES || (LONG ? 500 : 50));
const seed = Number(process.env.UNDO_SEED || 20_261_123);
const db = await testDatabase();
afterAll(() => db.drop());
const staff = [
  await makeUser(db.owner, 'admin'),
  await makeUser(db.owner, 'admin'),
  await makeUser(db.owner, 'superadmin'),
];

const persona = (who: number) => ({
  role: staff[who]?.role as 'admin',
  userId: staff[who]?.id as number,
});
/** Runs work as somebody in one transaction; returns its id if it wrote something, null if it was refused or wrote nothing. */
async function changing<T>(who: number, work: (client: import('pg').PoolClient) => Promise<T>) {
  return db.as(persona(who), async (client) => {
    const result = await work(client);
    const { rows } = await client.query('select pg_current_xact_id_if_assigned()::text as id');
    return { id: rows[0].id as string | null, result };
  });
}

it(`leaves rows as they were before or untouched and listed, never half (${sequences} sequences, seed ${seed})`, async () => {
  const counted = { undone: 0, left: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const fixture = await makeFixture(db.owner);
      const changes: Change[] = [];
      let now = await rowsOf(db.owner, fixture);
      for (const taken of steps) {
        const before = now;
        if ('act' in taken) {
          const done = await changing(
            taken.who,
            (client) => acts[taken.act]?.(client, fixture, taken.n, taken.m) as Promise<unknown>,
          ).catch((error: { code?: string }) => {
            if (!/^(SL|23)/.test(error.code ?? '')) throw error; // refused by a rule, so nothing happened
            return null;
          });
          now = await rowsOf(db.owner, fixture);
          if (done?.id && differing(before, now).length)
            changes.push({ id: done.id, who: taken.who, before, after: now });
          continue;
        }
        const change = changes[taken.undo % Math.max(1, changes.length)];
        if (!change) continue;
        const undone = await changing(
          taken.who,
          async (client) =>
            (await client.query('select to_jsonb(app_public.undo_change($1)) as result', [change.id])).rows[0]
              .result as {
              undone: Row[];
              left: Row[];
            },
        ).catch((error: { code?: string; message?: string }) => {
          if (error.code !== 'SL409') throw error;
          return null;
        });
        now = await rowsOf(db.owner, fixture);
        const touched = differing(change.before, change.after);
        const moved = differing(before, now);
        if (!undone) {
          expect(moved).toEqual([]);
          expect(touched.filter((key) => !isBack(change, key, now))).toEqual([]);
          continue;
        }
        counted.undone += undone.result.undone.length;
        counted.left += undone.result.left.length;
        // only rows of the change were modified, and each of these is back to its earlier state
        expect(moved.filter((key) => !touched.includes(key))).toEqual([]);
        expect(moved.filter((key) => !isBack(change, key, now))).toEqual([]);
        // a record is listed exactly if one of its rows is not back
        const standing = touched.filter((key) => !isBack(change, key, now));
        if (undone.result.left.length === 0) expect(standing).toEqual([]);
        if (standing.length) expect(undone.result.left.length).toBeGreaterThan(0);
        // nobody has changed anything since, so only changes that cannot be undone may remain
        if (differing(change.after, before).length === 0) expect(undone.result.left).toEqual([]);
        if (undone.id && moved.length) changes.push({ id: undone.id, who: taken.who, before, after: now });
      }
    }),
    { numRuns: sequences, seed, endOnFailure: false },
  );
  // both outcomes occurred in the sequences
  expect(counted.undone).toBeGreaterThan(sequences / 4);
  expect(counted.left).toBeGreaterThan(sequences / 20);
}, 3_600_000);
