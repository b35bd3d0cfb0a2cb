/** Undo, and the undo of an undo, in any order: checks never exceed their offer's value and are on confirmed offers only. */
import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture, type Row } from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);

/** Runs a statement as staff in one transaction; returns its id. */
const change = (text: string, values: unknown[]): Promise<string> =>
  db.as({ role: 'admin', userId: adminId }, async (client) => {
    await client.query(text, values);
    return (await client.query('select pg_current_xact_id()::text as id')).rows[0].id as string;
  });
const undo = (id: string): Promise<string> => change('select app_public.undo_change($1)', [id]);
const confirmed = async () =>
  (await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 300 } })).offer as Row;
const checksOf = (offer: Row) =>
  own('select amount::float8 as amount, status from app_public.checks where offer_id = $1', [offer.id]);

it('[K6] an undo of an undo does not restore a check beyond the value, nor one on a canceled sponsorship', async () => {
  const offer = await confirmed();
  const written = await change(`select app_public.create_check($1, 200, 'Half')`, [offer.id]);
  const undone = await undo(written);
  await admin(`select app_public.create_check($1, 250, 'Other')`, [offer.id]);
  await undo(undone).catch(() => null);
  expect(await checksOf(offer)).toEqual([{ amount: 250, status: 'pending' }]);
  const other = await confirmed();
  const canceled = await undo(await change(`select app_public.create_check($1, 200, 'Half')`, [other.id]));
  await admin('select app_public.cancel_offer($1)', [other.id]);
  await undo(canceled).catch(() => null);
  expect(await checksOf(other)).toEqual([]);
  const deleted = await own(
    `select id::text from app_private.audit_log where table_name = 'checks' and op = 'D' order by id desc limit 1`,
  );
  expect(await refusal(admin('select app_public.restore_deleted($1)', [deleted[0]?.id]))).toMatchObject({
    code: 'SL409',
  });
});

it('[K6] every rule of checks holds after random writes, cancellations and undos', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('write', 'undo', 'undo', 'undo'), fc.nat(400)), {
    minLength: 6,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const offer = await confirmed();
      const changes: string[] = [];
      for (const [what, n] of sequence) {
        const done =
          what === 'write'
            ? change(`select app_public.create_check($1, $2, 'Half')`, [offer.id, n + 1])
            : undo(changes[n % Math.max(1, changes.length)] ?? '0');
        const id = await done.catch((error: { code?: string }) => {
          if (!/^SL/.test(error.code ?? '')) throw error;
          return null;
        });
        if (id) changes.push(id);
        const sum = (await checksOf(offer)).reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBeLessThanOrEqual(300);
      }
    }),
    { numRuns: 40, seed: 20_261_128, endOnFailure: false },
  );
});
