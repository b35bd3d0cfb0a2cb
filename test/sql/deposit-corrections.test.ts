/** Accounts that the bank corrects wait for their leagues. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeDepositAccount, type Row } from '../harness/factories.ts';
import { depositing } from './depositRuns.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { superadmin, superadminId } = await makeStaff(db);
const { account, again, apply, mailed, obstacle, verify } = await depositing(db, superadmin);
afterEach(verify);

describe('a correction', () => {
  it('[T35] makes an account that waits for its league, once for each', async () => {
    const { entry, payment } = await mailed({}, { routing_number: '021000021' });
    const corrected = { routing: '011000015', ends_in: '4321', kind: 'savings' };
    const [row] = await apply([{ entry, code: 'C07', corrected }]);
    expect(row).toMatchObject({ outcome: 'corrected', account_id: entry.account_id });
    expect(await account(row?.corrected_id)).toMatchObject({
      ...{ organization_id: payment.organization_id, routing_number: '011000015', ends_in: '4321', kind: 'savings' },
      ...{ corrects_id: entry.account_id, confirmed_at: null, entered_by_id: null },
    });
    expect(await account(entry.account_id)).toMatchObject({ ended_at: null });
    const next = await again(entry, payment);
    expect(await obstacle(next)).toBe('account_corrected');
    await superadmin(`select app_public.end_deposit_account($1, 'Wrong')`, [row?.corrected_id]);
    expect(await obstacle(next)).toBe('account_ended');
    await own('update app_public.deposit_accounts set ended_at = null where id = $1', [row?.corrected_id]);
    expect(await apply([{ entry, code: 'C07', corrected }])).toMatchObject([{ outcome: 'known' }]);
    const wrote = async () =>
      (
        await own('select app_private.wrote_check(c, $2) as wrote from app_public.checks c where id = $1', [
          next.id,
          superadminId,
        ])
      )[0]?.wrote;
    expect(await wrote()).toBe(false);
    await own(
      `update app_public.deposit_accounts set ended_at = case when id = $1 then app_private.clock() end,
         confirmed_at = case when id = $1 then confirmed_at else app_private.clock() end,
         usable_from = case when id = $1 then usable_from else app_private.clock() end where id = any ($2)`,
      [entry.account_id, [entry.account_id, row?.corrected_id]],
    );
    expect(await wrote()).toBe(true);
    // the bank may still return what it corrected
    expect(await apply([{ entry, code: 'R03' }])).toMatchObject([{ outcome: 'returned' }]);
  });

  it('[T35] of an account that another one replaces ends it, and leaves the other one', async () => {
    const { entry, payment } = await mailed();
    await own(
      `update app_public.deposit_accounts set ended_at = app_private.clock() + interval '2 days' where id = $1`,
      [entry.account_id],
    );
    const other = await makeDepositAccount(db.owner, payment.organization_id, { usable_from: '2100-01-01' });
    expect(await apply([{ entry, code: 'C01', corrected: { ends_in: '4321' } }])).toMatchObject([
      { outcome: 'noted', corrected_id: null, ends_account: true },
    ]);
    expect(await account(entry.account_id)).toMatchObject({ end_reason: 'C01: Another account number' });
    expect(await obstacle(await again(entry, payment))).toBe('account_ended');
    expect(await account(other.id)).toMatchObject({ ended_at: null });
  });

  it('[T35] that says nothing of the account is noted; one that cannot be read is not applied', async () => {
    const rows = [];
    for (const [code, corrected] of [
      ['C04', null],
      ['C01', null],
      ['C02', { routing: '123456789' }],
    ] as [string, Row | null][]) {
      const { entry } = await mailed();
      rows.push(...(await apply([{ entry, code, ...(corrected ? { corrected } : {}) }])));
    }
    expect(rows.map(({ outcome }) => outcome)).toEqual(['noted', 'unclear', 'unclear']);
  });

  it('[T35] takes a sealed number once, and only for accounts that the bank corrected', async () => {
    const { entry, payment } = await mailed();
    const [row] = await apply([{ entry, code: 'C01', corrected: { ends_in: '9876' } }]);
    const seal = (id: number, text: string) =>
      superadmin('select app_public.seal_corrected_account($1, $2, $3, $3)', [id, 'key', Buffer.from(text)]);
    await seal(row?.corrected_id, 'first');
    await seal(row?.corrected_id, 'second');
    expect(
      await own(
        `select sealed from app_private.sealed_texts where column_name = 'deposit_accounts.number' and row_id = $1`,
        [String(row?.corrected_id)],
      ),
    ).toEqual([{ sealed: Buffer.from('first') }]);
    expect(await refusal(seal(entry.account_id, 'x'))).toMatchObject({ code: 'SL409' });
    const other = await makeDepositAccount(db.owner, payment.organization_id, {
      confirmed_at: null,
      usable_from: null,
      ends_in: '1111',
    });
    expect(await refusal(seal(other.id, 'x'))).toMatchObject({ code: 'SL409' });
  });
});
