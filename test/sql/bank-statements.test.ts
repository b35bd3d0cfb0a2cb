/** The bank's files of paid checks: matching, settling, undo, and who may do it. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture } from '../harness/factories.ts';
import { bankUploads } from './bankUploads.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1_000_000 } });
const { mailed, upload, stateOf, balance, settle } = await bankUploads(db, offer.id, { admin, superadmin });

beforeEach(() => db.setClock('reset'));

describe('a file', () => {
  it('[T35] clears the checks of its numbers and amounts, and balances', async () => {
    const [one, two] = await mailed(2);
    const { id, issues } = await upload([{ number: one?.number as number }, { number: two?.number as number }]);
    expect(issues).toEqual([null, null]);
    expect([await stateOf(one?.id), await stateOf(two?.id), await balance(id)]).toEqual([
      'cleared',
      'cleared',
      { off: 0, open: 0 },
    ]);
    expect(await refusal(superadmin(`select app_public.void_check($1, 'x')`, [one?.id]))).toMatchObject({
      code: 'SL409',
    });
  });

  it('[T35] says what stands out: amount, number, twice, void, stopped, returned, before the mailing', async () => {
    const five = await mailed(5);
    const [amount, twice, stopped, returned, early] = five.map(({ number }) => number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    await superadmin(`select app_public.stop_check($1, app_public.today(), 'Lost')`, [five[2]?.id]);
    await superadmin(`select app_public.mark_check_returned($1, app_public.today())`, [five[3]?.id]);
    const [voided] = await mailed();
    await superadmin(`select app_public.void_check($1, 'Lost')`, [voided?.id]);
    const { id, issues, lineIds } = await upload([
      { number: amount, amount: 101 },
      { number: 999_999 },
      { number: null },
      { number: twice },
      { number: twice },
      { number: voided?.number as number },
      { number: stopped },
      { number: returned },
      { number: early, days: -1 },
    ]);
    expect(issues).toEqual([
      'wrong_amount',
      'unknown_number',
      'unknown_number',
      null,
      'paid_twice',
      'paid_after_void',
      'paid_after_stop',
      'paid_after_return',
      'paid_before_mailed',
    ]);
    expect((await balance(id))?.open).toBe(8);
    for (const at of [1, 4, 5, 8])
      expect(await refusal(settle(lineIds[at], 'cleared'))).toMatchObject({ code: expect.stringMatching(/^SL4/) });
    expect(await refusal(settle(lineIds[0], 'cleared', ' '))).toMatchObject({ code: 'SL422', field: 'note' });
    await settle(lineIds[0], 'cleared');
    await settle(lineIds[7], 'cleared');
    for (const at of [1, 2, 4, 5, 6, 8]) await settle(lineIds[at], at % 2 ? 'accepted' : 'bank_error');
    expect(await refusal(settle(lineIds[0], 'accepted'))).toMatchObject({ code: 'SL409' });
    expect([await balance(id), await stateOf(five[0]?.id), await stateOf(five[3]?.id)]).toEqual([
      { off: 0, open: 0 },
      'cleared',
      'cleared',
    ]);
  });

  it('[T35] has a second payment that clears its check, once the first does so no more', async () => {
    const [check] = await mailed();
    const first = await upload([{ number: check?.number as number, amount: 90 }]);
    const { issues, lineIds } = await upload([{ number: check?.number as number }]);
    expect(issues).toEqual(['paid_twice']);
    await settle(first.lineIds[0], 'cleared');
    expect(await refusal(settle(lineIds[0], 'cleared'))).toMatchObject({ code: 'SL409' });
    await superadmin(`select app_public.undo_bank_statement($1, 'Wrong file')`, [first.id]);
    await settle(lineIds[0], 'cleared');
    expect(await stateOf(check?.id)).toBe('cleared');
  });

  it('[T35] that is uploaded twice adds nothing, also at the same time, and still balances', async () => {
    const [check] = await mailed();
    const lines = [{ number: check?.number as number, key: 'same file' }];
    const both = await Promise.all([upload(lines), upload(lines)]);
    expect(both.flatMap(({ issues }) => issues)).toEqual([null]);
    for (const { id } of both) expect(await balance(id)).toEqual({ off: 0, open: 0 });
  });

  it('[T35] says by how much it differs from the bank’s total', async () => {
    const [check] = await mailed();
    const { id } = await upload([{ number: check?.number as number }], { total: 150.25 });
    expect(await balance(id)).toEqual({ off: 50.25, open: 0 });
  });

  it('[T35] is of the bank’s account, of no day to come, and uploaded by superadmins alone', async () => {
    const [check] = await mailed();
    const line = { number: check?.number as number };
    for (const account of ['000123456788', '999', 'XXXX1111', ''])
      expect(await refusal(upload([line], { accounts: [account] }))).toMatchObject({ code: 'SL409', field: 'file' });
    expect(await refusal(upload([{ ...line, days: 1 }]))).toMatchObject({ code: 'SL422', field: 'file' });
    expect(await refusal(upload([line], { total: -1 }))).toMatchObject({ code: 'SL422', field: 'stated_total' });
    expect(await refusal(upload([line], {}, admin))).toMatchObject({ code: '42501' });
    expect(await refusal(admin('select * from app_public.bank_lines'))).toMatchObject({ code: '42501' });
    expect((await upload([line], { accounts: ['123456789', 'XXXX6789'] })).issues).toEqual([null]);
  });

  it('[T35] is taken back as a whole, and can be uploaded again', async () => {
    const [check] = await mailed();
    const line = { number: check?.number as number, key: 'undone' };
    const { id } = await upload([line]);
    const undo = (reason: string) => superadmin('select app_public.undo_bank_statement($1, $2)', [id, reason]);
    expect(await refusal(undo(''))).toMatchObject({ code: 'SL422', field: 'reason' });
    await undo('Wrong account');
    expect([
      await stateOf(check?.id),
      await own('select from app_public.bank_lines where statement_id = $1', [id]),
    ]).toEqual(['mailed', []]);
    expect(await refusal(undo('Again'))).toMatchObject({ code: 'SL404' });
    expect((await upload([line])).issues).toEqual([null]);
    expect(await stateOf(check?.id)).toBe('cleared');
  });

  it('[T35] is taken back only after a later file that counts on its lines', async () => {
    const [one, two] = await mailed(2);
    const line = { number: one?.number as number, key: 'in both files' };
    const first = await upload([line]);
    const second = await upload([line, { number: two?.number as number }]);
    const undo = (id: number) => superadmin(`select app_public.undo_bank_statement($1, 'Wrong day')`, [id]);
    expect(await refusal(undo(first.id))).toMatchObject({
      code: 'SL409',
      message: 'A later upload has lines of this one. Undo that one first.',
    });
    expect(await stateOf(one?.id)).toBe('cleared');
    await undo(second.id);
    await undo(first.id);
    expect([await stateOf(one?.id), await stateOf(two?.id)]).toEqual(['mailed', 'mailed']);
  });
});
