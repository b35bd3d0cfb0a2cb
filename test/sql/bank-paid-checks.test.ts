/** A check that the bank paid is neither ended nor paid again by its replacement. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeDeadline, makeImage, makeOfferFixture, makeUser } from '../harness/factories.ts';
import { wrongTotals } from '../harness/totals.ts';
import { bankUploads } from './bankUploads.ts';
import { printing } from './checkRuns.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);
const other = asking(db, { role: 'superadmin', userId: (await makeUser(db.owner, 'superadmin')).id });
const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1_000_000 } });
const { mailed, upload, stateOf, settle } = await bankUploads(db, offer.id, { admin, superadmin });
const print = printing(db, offer.id, { admin, superadmin });

beforeEach(() => db.setClock('reset'));

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

it('[T35] a void check that the bank paid and staff accepted is paid: it is not late, and the offer is worth it', async () => {
  const { offer: small, asset } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 100 } });
  await makeImage(db.owner, await makeDeadline(db.owner, asset), { status: 'verified' });
  await own(
    'update app_public.offers set season_start = app_private.today() - 60, season_end = app_private.today() - 31 where id = $1',
    [small.id],
  );
  const [id] = await printing(db, small.id, { admin, superadmin }).mailed();
  await superadmin(`select app_public.stop_check($1, app_public.today(), 'Lost')`, [id]);
  await superadmin(`select app_public.void_check($1, 'Lost')`, [id]);
  const known = async () =>
    (
      await own(
        `select app_private.check_late_since(o, app_private.today()) is not null as late, t.released_value::float as released
         from app_public.offers o join app_private.offer_totals t using (id) where o.id = $1`,
        [small.id],
      )
    )[0];
  const worth = (value: number) =>
    superadmin('select app_public.update_offer($1, $2)', [small.id, JSON.stringify({ value })]);
  expect(await known()).toEqual({ late: true, released: 0 });
  const [{ number } = {}] = await own('select number from app_public.checks where id = $1', [id]);
  const first = await upload([{ number }]);
  await settle(first.lineIds[0], 'accepted');
  expect(await known()).toEqual({ late: false, released: 100 });
  expect(await refusal(worth(99.99))).toMatchObject({ code: 'SL422', field: 'value' });
  await superadmin(`select app_public.undo_bank_statement($1, 'Wrong file')`, [first.id]);
  expect(await known()).toEqual({ late: true, released: 0 });
  await worth(50);
  const second = await upload([{ number }]);
  await settle(second.lineIds[0], 'accepted');
  expect(await refusal(worth(49))).toMatchObject({ code: 'SL422', field: 'value' });
  await worth(60); // less than was paid, but no less than it was
  expect([await known(), await wrongTotals(db.owner)]).toEqual([{ late: false, released: 100 }, []]);
  // an upgrade counts it where an earlier version did not
  await own('update app_private.offer_totals set released_value = 0 where id = $1', [small.id]);
  const [step] = await own(`select statement from app_private.schema_steps where name = 'offer_totals_void_payments'`);
  await own(step?.statement);
  expect(await wrongTotals(db.owner)).toEqual([]);
  await superadmin(`select app_public.reverse_bank_line($1, 'Credited', app_public.today())`, [second.lineIds[0]]);
  expect([await known(), await wrongTotals(db.owner)]).toEqual([{ late: true, released: 0 }, []]);
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
