/** What people correct on the bank's lines: other checks, credits, wrong reversals, two banks, months without a statement. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture } from '../harness/factories.ts';
import { bankUploads } from './bankUploads.ts';
import { printing } from './checkRuns.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1_000_000 } });
const { mailed, upload, stateOf, settle, month } = await bankUploads(db, offer.id, { admin, superadmin });
const print = printing(db, offer.id, { admin, superadmin });
const link = (lineId: number | undefined, checkId: number | undefined) =>
  superadmin(`select app_public.settle_bank_line($1, 'cleared', 'Misread', $2)`, [lineId, checkId]);
const reverse = async (id: number | undefined, on: string | null = null) =>
  (
    await superadmin(
      `select id, issue, clears, bank_paid_on from app_public.reverse_bank_line($1, 'Checked', ${on ?? 'null'})`,
      [id],
    )
  )[0];
const close = (days: number, reason: string | null = null) =>
  superadmin('select app_public.close_month(app_public.today() + $1::int, $2)', [days, reason]);
const undo = (id: number) => superadmin(`select app_public.undo_bank_statement($1, 'Wrong file')`, [id]);

beforeEach(() => db.setClock('reset'));

describe('a line', () => {
  it('[T35] of an unknown number clears the check that a person chooses, if it was mailed by then', async () => {
    const [check, early, paid] = await mailed(3);
    const { lineIds } = await upload([
      { number: 777_001 },
      { number: 777_002, days: -1 },
      { number: paid?.number as number },
    ]);
    expect(await refusal(settle(lineIds[0], 'cleared'))).toMatchObject({ code: 'SL422', field: 'check_id' });
    expect(await refusal(settle(lineIds[0], null))).toMatchObject({ code: 'SL422', field: 'settlement' });
    const [waiting] = await print.approved(1);
    for (const chosen of [paid?.id, waiting, 0])
      expect(await refusal(link(lineIds[0], chosen))).toMatchObject({
        code: expect.stringMatching(/SL40[49]/),
        field: 'check_id',
      });
    expect(await refusal(link(lineIds[1], early?.id))).toMatchObject({ code: 'SL409', field: 'check_id' });
    const again = await upload([{ number: paid?.number as number, key: 'again' }]);
    expect(await refusal(settle(again.lineIds[0], 'cleared'))).toMatchObject({ code: 'SL409', field: 'settlement' });
    await link(lineIds[0], check?.id);
    expect([await stateOf(check?.id), await stateOf(early?.id)]).toEqual(['cleared', 'mailed']);
    expect((await upload([{ number: check?.number as number, key: 'its own' }])).issues).toEqual(['paid_twice']);
    expect(await refusal(superadmin(`select app_public.void_check($1, 'Lost')`, [check?.id]))).toMatchObject({
      code: 'SL409',
    });
  });

  it('[T35] of a void check holds another check of the offer, whose value both would exceed', async () => {
    const { offer: small } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 150 } });
    const { approved, run, print: pages, mailed: mail, next } = printing(db, small.id, { admin, superadmin });
    const [paid] = await mail();
    const [{ number } = {}] = await own('select number from app_public.checks where id = $1', [paid]);
    await superadmin(`select app_public.void_check($1, 'Lost')`, [paid]);
    const { id: open } = await run(await approved(1), await next());
    const { issues, lineIds } = await upload([{ number }]);
    expect(issues).toEqual(['paid_after_void']);
    expect(await refusal(pages(open))).toMatchObject({ code: 'SL409' });
    expect(await refusal(reverse(lineIds[0], 'app_public.today()'))).toMatchObject({ code: 'SL409' });
    await settle(lineIds[0], 'bank_error');
    await pages(open);
  });

  it('[T35] that the bank paid in spite of a stop clears its check, which is stopped again if it is undone', async () => {
    const [check] = await mailed();
    await superadmin(`select app_public.stop_check($1, app_public.today(), 'Lost')`, [check?.id]);
    const { id, lineIds, issues } = await upload([{ number: check?.number as number }]);
    expect(issues).toEqual(['paid_after_stop']);
    await settle(lineIds[0], 'cleared');
    expect(await stateOf(check?.id)).toBe('cleared');
    await undo(id);
    expect(await stateOf(check?.id)).toBe('stopped');
  });

  it('[T35] is taken back by the bank’s credit, which is itself taken back if it was wrong', async () => {
    const [check] = await mailed();
    const before = await month();
    const { id, lineIds } = await upload([{ number: check?.number as number }]);
    expect(await refusal(reverse(lineIds[0]))).toMatchObject({ code: 'SL409' });
    for (const day of ['app_public.today() + 1', 'app_public.today() - 1'])
      expect(await refusal(reverse(lineIds[0], day))).toMatchObject({ code: 'SL422', field: 'credited_on' });
    const credit = await reverse(lineIds[0], 'app_public.today()');
    expect([await stateOf(check?.id), (await month())?.cleared]).toEqual(['mailed', before?.cleared]);
    expect(await refusal(undo(id))).toMatchObject({ code: 'SL409' });
    expect(await refusal(reverse(credit?.id, 'app_public.today()'))).toMatchObject({ field: 'credited_on' });
    const again = await reverse(credit?.id);
    expect([await stateOf(check?.id), Number((await month())?.cleared) - Number(before?.cleared)]).toEqual([
      'cleared',
      100,
    ]);
    expect(await refusal(reverse(credit?.id))).toMatchObject({ code: 'SL409' });
    await reverse(again?.id, 'app_public.today()');
    await superadmin(`select app_public.void_check($1, 'The bank gave it back')`, [check?.id]);
    const wrong = await own('select id from app_public.bank_lines where reverses_id = $1', [again?.id]);
    expect(await refusal(reverse(wrong[0]?.id))).toMatchObject({ code: 'SL409' });
  });
});

it('[T35] a check is paid by the bank of its run; the same number at another bank is unknown', async () => {
  const [other] = await superadmin(
    `insert into app_public.positive_pay_formats (name, columns) values ('Second Bank', '{check_number,amount}') returning id`,
  );
  const ids = await print.approved(1);
  const next = await print.next();
  expect(await refusal(print.run(ids, next))).toMatchObject({ code: 'SL422', field: 'format_id' });
  const [run] = await superadmin('select * from app_public.create_check_run($1, $2, null, false, $3)', [
    ids,
    next,
    other?.id,
  ]);
  await print.print(run?.id);
  await print.confirm(run?.id);
  await superadmin('select app_public.mark_checks_mailed($1, app_public.today())', [ids]);
  const { issues, lineIds } = await upload([{ number: next }]);
  expect(issues).toEqual(['unknown_number']);
  expect(await refusal(link(lineIds[0], ids[0]))).toMatchObject({ code: 'SL409', field: 'check_id' });
  const numbers = async (bank: number) =>
    (
      await superadmin('select number from app_public.positive_pay_rows(app_public.today(), app_public.today(), $1)', [
        bank,
      ])
    ).map(({ number }) => number);
  expect(await numbers(other?.id)).toContain(next);
  expect(await numbers(other?.id - 1)).not.toContain(next);
  await settle(lineIds[0], 'bank_error');
  await superadmin(`select app_public.void_check($1, 'Wrong bank')`, ids);
  await own('update app_public.check_runs set format_id = $1', [other?.id - 1]);
  await superadmin('delete from app_public.positive_pay_formats where id = $1', [other?.id]);
});

describe('a month', () => {
  const settleAll = () =>
    own(
      `update app_public.bank_lines set settlement = 'accepted', note = 'x', settled_at = app_private.clock() where issue is not null and settlement is null`,
    );

  it('[T35] is closed without a statement of a bank with outstanding checks only with a reason', async () => {
    const [check] = await mailed();
    await upload([{ number: 888_001 }]);
    await settleAll();
    await own('update app_public.checks set valid_until = null where id = $1', [check?.id]);
    await db.setClock('+75 days');
    const asked = (await superadmin('select * from app_public.check_month(app_public.today() - 32)'))[0];
    expect(asked?.without_statement).toBe('First Bank');
    expect(await refusal(close(-32, ' '))).toMatchObject({ code: 'SL422', field: 'no_statement_reason' });
    await close(-75); // it has one
    // recorded by closing, not by a later sweep, which would change the closed month
    expect(
      await own('select valid_until is not null as set from app_public.checks where id = $1', [check?.id]),
    ).toEqual([{ set: true }]);
    await close(-32, 'The bank paid nothing');
    expect(await own('select no_statement_reason as reason from app_public.closed_months order by month')).toEqual([
      { reason: null },
      { reason: 'The bank paid nothing' },
    ]);
  });

  it('[T35] that is closed changes by entries: a payment that nobody knew is linked to its check later', async () => {
    await db.setClock('+80 days');
    const [check] = await mailed();
    const { lineIds } = await upload([{ number: 999_123 }]);
    await settle(lineIds[0], 'accepted');
    await settleAll();
    await db.setClock('+115 days');
    await close(-35, 'The bank paid nothing before');
    expect(await refusal(link(lineIds[0], check?.id))).toMatchObject({ code: 'SL409' });
    const back = await reverse(lineIds[0]);
    const again = await reverse(back?.id);
    expect(again).toMatchObject({ issue: 'unknown_number', clears: false });
    expect(await stateOf(check?.id)).toBe('mailed');
    await link(again?.id, check?.id);
    expect(await stateOf(check?.id)).toBe('cleared');
  });

  it('[T35] that is closed is corrected by an entry of today for a payment that no file of it has', async () => {
    const add = async (checkId: number | undefined, days: number, amount: unknown = 100, note = 'On its statement') =>
      (
        await superadmin('select * from app_public.record_missing_payment($1, $2, app_public.today() + $3::int, $4)', [
          checkId,
          amount,
          days,
          note,
        ])
      )[0];
    await db.setClock('+200 days');
    const [check, other, stopped, void_, mailedLate] = await mailed(5);
    await superadmin(`select app_public.stop_check($1, app_public.today(), 'Lost')`, [stopped?.id]);
    await superadmin(`select app_public.void_check($1, 'Lost')`, [void_?.id]);
    await settleAll();
    await db.setClock('+35 days');
    expect(await refusal(add(check?.id, -5))).toMatchObject({ code: 'SL422', field: 'paid_on' });
    await close(-35, 'The bank paid nothing');
    const closed = () =>
      superadmin(`select to_jsonb(m) - 'closed_at' as m from app_public.check_month(app_public.today() - 35) m`);
    const [before, now] = [await closed(), await month()];
    const number = check?.number as number;
    expect(await refusal(upload([{ number, days: -34 }]))).toMatchObject({
      code: 'SL409',
      field: 'file',
      message: expect.stringContaining('on the page of the month'),
    });
    for (const [days, amount, note, field] of [
      [-34, 100, ' ', 'note'],
      [-34, 0, 'x', 'amount'],
      [-34, '0.001', 'x', 'amount'],
      [-34, 'NaN', 'x', 'amount'],
      [-36, 100, 'x', 'paid_on'],
    ] as const)
      expect(await refusal(add(check?.id, days, amount, note))).toMatchObject({ code: 'SL422', field });
    expect(await refusal(add(0, -34))).toMatchObject({ code: 'SL404', field: 'check_id' });
    const entry = await add(check?.id, -34);
    expect([await stateOf(check?.id), entry?.note]).toEqual(['cleared', 'On its statement']);
    const [kept] = await own(
      'select bank_paid_on = app_private.today() - 34 as day, entered_by_id is not null as by from app_public.bank_lines where id = $1',
      [entry?.id],
    );
    expect(kept).toEqual({ day: true, by: true });
    expect(await refusal(add(check?.id, -34))).toMatchObject({ code: 'SL409', field: 'check_id' });
    await add(stopped?.id, -34, 101);
    expect((await add(void_?.id, -34))?.issue).toBe('paid_after_void');
    expect(await refusal(add(void_?.id, -34))).toMatchObject({ code: 'SL409', field: 'check_id' });
    expect(await closed()).toEqual(before);
    const after = await month();
    expect(Number(after?.cleared) - Number(now?.cleared)).toBe(200);
    expect(Number(after?.bank_difference) - Number(now?.bank_difference)).toBe(1);
    expect(Number(after?.open_lines) - Number(now?.open_lines)).toBe(1);
    expect((await upload([{ number, key: 'later' }])).issues).toEqual(['paid_twice']);
    const log = await own(
      `select user_id is not null as by from app_private.audit_log where table_name = 'bank_lines' and row_id = $1`,
      [String(entry?.id)],
    );
    expect(log).toEqual([{ by: true }]);
    const back = await reverse(entry?.id);
    expect(await stateOf(check?.id)).toBe('mailed');
    expect((await reverse(back?.id))?.bank_paid_on).toEqual(entry?.bank_paid_on);
    // with several banks, a check whose run names none is nobody's until a person says whose
    const bank = async (name: string) =>
      (
        await superadmin(
          `insert into app_public.positive_pay_formats (name, columns) values ($1, '{check_number,amount}') returning id`,
          [name],
        )
      )[0]?.id;
    const addAt = (id: number | undefined, formatId: number | null) =>
      superadmin('select format_id from app_public.record_missing_payment($1, 100, app_public.today() - 34, $2, $3)', [
        id,
        'x',
        formatId,
      ]);
    const second = await bank('Second Bank');
    expect(await refusal(addAt(mailedLate?.id, second))).toMatchObject({ code: 'SL409', field: 'format_id' });
    await own('update app_public.check_runs set format_id = null');
    for (const unknown of [null, 999_999])
      expect(await refusal(addAt(other?.id, unknown))).toMatchObject({ code: 'SL422', field: 'format_id' });
    expect(await addAt(other?.id, second)).toEqual([{ format_id: second }]);
    expect(
      await refusal(admin('select app_public.record_missing_payment($1, 1, null, null)', [mailedLate?.id])),
    ).toMatchObject({ code: '42501' });
    // counts in the year in which the bank paid it, also if it was never mailed
    await own('update app_public.checks set mailed_on = null where id = $1', [void_?.id]);
    await own(`update app_public.bank_lines set settlement = 'accepted', note = 'x', settled_at = app_private.clock()
      where check_id = ${void_?.id}`);
    expect(
      await own('select paid_on = app_private.today() - 34 as day from app_private.void_payments where check_id = $1', [
        void_?.id,
      ]),
    ).toEqual([{ day: true }]);
  });
});
