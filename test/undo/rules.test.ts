/** Undo creates nothing that the rules forbid: random changes and undos, then every constraint and every rule that spans rows. */
import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDatabase } from '../harness/database.ts';
import { makeUser } from '../harness/factories.ts';
import { LONG } from '../harness/long.ts';
import { wrongTotals } from '../harness/totals.ts';
import { brokenConstraints, brokenRules, makeRuledFixture, ruledActs } from './ruledActions.ts';

const sequences = Number(process.env.UNDO_SEQUENCES || (LONG ? 500 : 50));
const seed = Number(process.env.UNDO_SEED || 20_261_128);
const db = await testDatabase();
afterAll(() => db.drop());
const staff = await makeUser(db.owner, 'superadmin');

/** Runs a statement as staff in one transaction; returns its id, null if a rule refused it. */
const change = (text: string, values: unknown[]): Promise<string | null> =>
  db
    .as({ role: 'superadmin', userId: staff.id as number }, async (client) => {
      await client.query(text, values);
      const { rows } = await client.query('select pg_current_xact_id_if_assigned()::text as id');
      return rows[0].id as string | null;
    })
    .catch((error: { code?: string }) => {
      if (!/^(SL|23)/.test(error.code ?? '')) throw error;
      return null;
    });

/** A few acts, and steps: an undo, or one of these acts. */
const sequence = fc.tuple(
  fc.subarray(Object.keys(ruledActs), { minLength: 1, maxLength: 3 }),
  fc.array(fc.tuple(fc.nat(9), fc.nat(400)), { minLength: 8, maxLength: 24 }),
);

it(`[K6] every rule holds after random changes and undos (${sequences} sequences, seed ${seed})`, async () => {
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(sequence, async ([acts, steps]) => {
      const fixture = await makeRuledFixture(db.owner);
      const changes: string[] = [];
      for (const [which, n] of steps) {
        const what = which < 5 ? 'undo' : (acts[which % acts.length] as string);
        const id =
          what === 'undo'
            ? await change('select app_public.undo_change($1)', [changes[n % Math.max(1, changes.length)] ?? '0'])
            : await change(...(ruledActs[what] as (typeof ruledActs)[string])(fixture, n));
        if (!id) continue;
        changes.push(id);
        done.add(what);
        expect([what, n, await brokenRules(db.owner, fixture.organization)]).toEqual([what, n, []]);
      }
    }),
    { numRuns: sequences, seed, endOnFailure: false },
  );
  expect(done.size).toBeGreaterThan(Object.keys(ruledActs).length - 3);
  expect(await brokenConstraints(db.owner)).toEqual([]);
  expect(await wrongTotals(db.owner)).toEqual([]);
}, 600_000);

it('[K6] an undo does not offer less for sale than a package contains, nor packs what is archived', async () => {
  const { organization, sold, bundle } = await makeRuledFixture(db.owner);
  const limit = (count: number) =>
    change('select app_public.update_organization_capability($1, $2)', [sold, JSON.stringify({ max_for_sale: count })]);
  await limit(4);
  const raised = await limit(8);
  await change('select app_public.add_capability_to_package($1, $2, 7)', [bundle, sold]);
  await change('select app_public.undo_change($1)', [raised]);
  expect(await brokenRules(db.owner, organization)).toEqual([]);
  const unpacked = await change(
    'select app_public.remove_organization_capability_package((select id from app_public.organization_capability_packages where organization_package_id = $1))',
    [bundle],
  );
  await change('select app_public.delete_organization_capability($1)', [sold]);
  await change('select app_public.undo_change($1)', [unpacked]);
  expect(await brokenRules(db.owner, organization)).toEqual([]);
});
