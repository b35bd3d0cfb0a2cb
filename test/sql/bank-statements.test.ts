/** The bank's files of paid checks: matching, settling, undo, closed months; and who may do it. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture, makeUser } from '../harness/factories.ts';
import { bankUploads } from './bankUploads.ts';
import { printing } from './checkRuns.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);
const other = asking(db, { role: 'superadmin', userId: (await makeUser(db.owner, 'superadmin')).id });
const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1_000_000 } });
const { mailed, upload, stateOf, balance, settle, month } = await bankUploads(db, offer.id, { admin, superadmin });
const print = printing(db, offer.id, { admin, superadmin });

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

describe('a check that the bank paid', () => {
  const isPaid = () => ({
    code: 'SL409',
    message: 'The bank paid this check. Settle its line on the bank statement first.',
  });

  it('[T35] is neither voided, stopped, reissued nor reminded of, unless its line is the bank’s error', async () => {
    const [check] = await mailed();
    const { lineIds } = await upload([{ number: check?.number as number, amount: 101 }]);
    const end = (call: string) => superadmin(`select app_public.${call}`, [check?.id]);
    for (const call of [
      `void_check($1, 'Lost')`,
      `stop_check($1, app_public.today(), 'Lost')`,
      `reissue_check($1, 'Lost', null, app_public.today())`,
    ])
      expect(await refusal(end(call))).toMatchObject(isPaid());
    for (const days of [50, 200]) {
      await db.setClock('reset');
      await db.setClock(`+${days} days`);
      await own('select app_private.age_checks()');
    }
    expect([
      await stateOf(check?.id),
      await own(`select from app_private.mail_outbox where kind = 'check_not_cashed' and payload ->> 'check_id' = $1`, [
        String(check?.id),
      ]),
    ]).toEqual(['mailed', []]);
    await db.setClock('reset');
    await settle(lineIds[0], 'bank_error');
    await end(`void_check($1, 'Lost')`);
    expect(await stateOf(check?.id)).toBe('voided');
  });

  it('[T35] keeps its sheet, also before anybody says that it was mailed', async () => {
    const run = await print.run(await print.approved(1), await print.next());
    await print.print(run.id);
    await print.confirm(run.id);
    const { issues, lineIds } = await upload([{ number: run.first_number }]);
    const spoil = () =>
      superadmin(`select app_public.spoil_check_sheets($1, $2, $2, 'Jam')`, [run.id, run.first_number]);
    expect([issues, await refusal(spoil())]).toEqual([['paid_before_mailed'], expect.objectContaining(isPaid())]);
    await settle(lineIds[0], 'bank_error');
    await spoil();
  });

  it('[T35] after it was void is not paid again: its replacement is refused, and less of the offer’s value is left', async () => {
    const left = async () => (await own('select app_private.check_available($1)::float as left', [offer.id]))[0]?.left;
    const paidAfterVoid = async () => {
      const [old] = await mailed();
      await superadmin(`select app_public.stop_check($1, app_public.today(), 'Lost')`, [old?.id]);
      const [made] = await superadmin(`select id from app_public.reissue_check($1, 'Lost')`, [old?.id]);
      const before = await left();
      const { issues, lineIds } = await upload([{ number: old?.number as number }]);
      expect(issues).toEqual(['paid_after_void']);
      const approve = () => refusal(superadmin('select app_public.approve_check($1)', [made?.id]));
      expect(await approve()).toMatchObject({
        code: 'SL409',
        message: expect.stringMatching(`this check replaces #${old?.number}`),
      });
      return { approve, before, line: lineIds[0] };
    };
    const given = await paidAfterVoid();
    await settle(given.line, 'bank_error');
    expect([await given.approve(), await left()]).toEqual([expect.objectContaining({ code: 'SL403' }), given.before]);
    const kept = await paidAfterVoid();
    await settle(kept.line, 'accepted');
    expect([await kept.approve(), await left()]).toEqual([
      expect.objectContaining({ code: 'SL409' }),
      kept.before - 100,
    ]);
  });
});

describe('a replacement of a check that the bank paid', () => {
  /** A check that was voided after the mailing, and the approved check that replaces it. */
  const replaced = async () => {
    const [old] = await mailed();
    await superadmin(`select app_public.stop_check($1, app_public.today(), 'Lost')`, [old?.id]);
    const [made] = await superadmin(`select id from app_public.reissue_check($1, 'Lost')`, [old?.id]);
    await other('select app_public.approve_check($1)', [made?.id]);
    return { old: old?.number as number, id: made?.id as number };
  };
  const paidAlready = (old: number) => ({ code: 'SL409', message: expect.stringMatching(`replaces #${old}`) });
  const toVoid = async (line: number | undefined) =>
    (
      await superadmin(
        'select (app_public.bank_lines_check_to_void(l)).id from app_public.bank_lines l where l.id = $1',
        [line],
      )
    )[0]?.id;

  it('[T35] is not put in a run, printed or mailed, whenever the bank’s file arrives; the line names it', async () => {
    const waiting = await replaced();
    const early = await upload([{ number: waiting.old }]);
    for (const ids of [[waiting.id], null])
      expect(await refusal(print.run(ids, await print.next()))).toMatchObject({
        ...paidAlready(waiting.old),
        field: 'check_ids',
      });
    expect(await toVoid(early.lineIds[0])).toBe(waiting.id);
    await superadmin(`select app_public.void_check($1, 'The old one was paid')`, [waiting.id]);
    expect(await toVoid(early.lineIds[0])).toBeNull();

    const inRun = await replaced();
    const run = await print.run([inRun.id], await print.next());
    await print.print(run.id);
    await upload([{ number: inRun.old }]);
    for (const step of [() => print.print(run.id, 'Jam'), () => print.confirm(run.id)])
      expect(await refusal(step())).toMatchObject(paidAlready(inRun.old));
    await superadmin(`select app_public.void_check($1, 'The old one was paid')`, [inRun.id]);
    await print.confirm(run.id);

    const printed = await replaced();
    const other = await print.run([printed.id], await print.next());
    await print.print(other.id);
    await print.confirm(other.id);
    const { lineIds } = await upload([{ number: printed.old }]);
    const mail = () =>
      superadmin('select app_public.mark_checks_mailed(array[$1::int], app_public.today())', [printed.id]);
    expect(await refusal(mail())).toMatchObject({ ...paidAlready(printed.old), field: 'check_ids' });
    await settle(lineIds[0], 'bank_error');
    await mail();
  });

  it('[T35] is refused also through a check between, and when the bank paid a void sheet of its own', async () => {
    const first = await replaced();
    const [second] = await superadmin(`select id from app_public.reissue_check($1, 'Wrong memo')`, [first.id]);
    await upload([{ number: first.old }]);
    expect(await refusal(other('select app_public.approve_check($1)', [second?.id]))).toMatchObject(
      paidAlready(first.old),
    );
    const ids = await print.approved(1);
    const run = await print.run(ids, await print.next());
    await superadmin(`select app_public.spoil_check_sheets($1, $2, $2, 'Jam')`, [run.id, run.first_number]);
    const { lineIds } = await upload([{ number: run.first_number }]);
    expect(await refusal(print.run(ids, await print.next()))).toMatchObject(paidAlready(run.first_number));
    expect(await toVoid(lineIds[0])).toBe(ids[0]);
    await superadmin(`select app_public.void_check($1, 'The spoiled sheet was cashed')`, ids);
  });
});

it('[T35] nobody ends or mails a check while a file is added or a month is closed', async () => {
  const [check] = await mailed();
  const hasty = asking(db, { role: 'superadmin', userId: superadminId }, { lock_timeout: '200ms' });
  const adding = await db.owner.connect();
  try {
    await adding.query('begin');
    await adding.query('select from app_public.check_settings for update');
    for (const call of [
      `void_check($1, 'Lost')`,
      `stop_check($1, app_public.today(), 'Lost')`,
      'mark_check_returned($1, app_public.today())',
      `reissue_check($1, 'Lost')`,
      'mark_checks_mailed(array[$1::int], app_public.today())',
      'confirm_check_run((select c.run_id from app_public.checks c where c.id = $1))',
    ])
      expect([call, await refusal(hasty(`select app_public.${call}`, [check?.id]))]).toEqual([
        call,
        expect.objectContaining({ code: '55P03' }),
      ]);
  } finally {
    await adding.query('rollback');
    adding.release();
  }
});

describe('a month', () => {
  const close = (days: number) => superadmin('select app_public.close_month(app_public.today() + $1::int)', [days]);

  it('[T35] counts what the bank paid for checks that nobody records as paid for no check, until they are recorded', async () => {
    const track = (day: string | null) => own('update app_public.check_settings set tracked_from = $1', [day]);
    await track(null);
    const [check] = await mailed();
    const before = await month();
    const since = async () => {
      const now = await month();
      return ['mailed', 'cleared', 'unmatched'].map((part) => Number(now?.[part]) - Number(before?.[part]));
    };
    await upload([{ number: check?.number as number }]);
    expect(await since()).toEqual([0, 0, 100]);
    await track('2000-01-01');
    await own('select app_private.age_checks()');
    expect(await since()).toEqual([100, 100, 0]);
  });

  it('[T35] adds up, is closed once it is over and settled, and then changes only by a reversing entry', async () => {
    const before = await month();
    const [paid, open] = await mailed(2);
    const { id, lineIds } = await upload([{ number: paid?.number as number }, { number: 888_888, amount: 5 }]);
    const now = await month();
    expect(Number(now?.outstanding)).toBe(Number(before?.outstanding) + 100);
    expect(Number(now?.outstanding)).toBe(
      Number(now?.outstanding_before) + Number(now?.mailed) - Number(now?.cleared) - Number(now?.voided),
    );
    expect(await refusal(close(0))).toMatchObject({ code: 'SL422', field: 'month' });
    await db.setClock('+40 days');
    expect(await refusal(close(-40))).toMatchObject({ code: 'SL409' }); // a line waits
    await settle(lineIds[1], 'accepted');
    await own(
      `update app_public.bank_lines set settlement = 'accepted', note = 'x', settled_at = app_private.clock() where issue is not null and settlement is null`,
    );
    await own(
      `update app_public.bank_statements s set stated_total = stated_total - app_public.bank_statements_difference(s)`,
    );
    const earlier = await upload([{ number: 777_777, days: -80 }]);
    expect(await refusal(close(-40))).toMatchObject({
      code: 'SL409',
      message: expect.stringMatching(/earlier months/),
    });
    await settle(earlier.lineIds[0], 'accepted');
    await close(-40);
    for (const days of [-40, -80])
      expect(await refusal(close(days))).toMatchObject({ message: 'This month was closed already.' });
    for (const day of ['2001-01-01', null])
      expect(await refusal(own('update app_public.check_settings set tracked_from = $1', [day]))).toMatchObject({
        code: 'SL409',
        field: 'tracked_from',
      });
    await superadmin(`select app_public.reverse_bank_line($1, 'Not ours')`, [earlier.lineIds[0]]);
    expect(await refusal(superadmin(`select app_public.undo_bank_statement($1, 'x')`, [id]))).toMatchObject({
      code: 'SL409',
    });
    for (const days of [-40, -80])
      expect(await refusal(upload([{ number: open?.number as number, days }]))).toMatchObject({
        code: 'SL409',
        field: 'file',
      });
    expect(await refusal(own('delete from app_public.bank_lines where id = $1', [lineIds[0]]))).toMatchObject({
      code: 'SL409',
    });
    const closed = (
      await superadmin(`select to_jsonb(m) - 'closed_at' as m from app_public.check_month(app_public.today() - 40) m`)
    )[0]?.m;
    const reverse = () => superadmin(`select app_public.reverse_bank_line($1, 'Another payee')`, [lineIds[0]]);
    await reverse();
    expect(await refusal(reverse())).toMatchObject({ code: 'SL409' });
    expect(await stateOf(paid?.id)).toBe('mailed');
    const again = await superadmin(
      `select to_jsonb(m) - 'closed_at' as m from app_public.check_month(app_public.today() - 40) m`,
    );
    expect(again[0]?.m).toEqual(closed);
    expect((await month())?.cleared).toBe('-100.00');
    expect((await upload([{ number: paid?.number as number }])).issues).toEqual([null]);
    expect((await month())?.cleared).toBe('0.00');
  });
});
