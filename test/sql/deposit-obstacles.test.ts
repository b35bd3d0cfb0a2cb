/** What keeps a direct deposit out of a run, or its run from being approved and downloaded. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCheck } from '../harness/factories.ts';
import { depositing } from './depositRuns.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { superadmin } = await makeStaff(db);
const { approve, cancel, create, download, entries, ready, second, secondId, verify, waiting } = await depositing(
  db,
  superadmin,
);
afterEach(verify);

describe('payments that were in a file that was downloaded', () => {
  it('[T35] are released by another superadmin than who canceled that run, who was told of it', async () => {
    const payment = await waiting();
    const first = await ready([payment.id]);
    await cancel(first.id, true);
    const named = {
      code: 'SL409',
      field: 'file_seen',
      message: expect.stringMatching(
        new RegExp(
          `${payment.recipient_name} \\(No\\. ${payment.id}\\) in run ${first.id}, which .* canceled: Wrong day$`,
        ),
      ),
    };
    const by = await create([payment.id], undefined, second);
    expect(await refusal(approve(by.id, superadmin, true))).toMatchObject({
      code: 'SL403',
      message: expect.stringContaining('canceled an earlier run'),
    });
    const leave = () => own(`update app_public.users set status = 'deactivated' where id = $1`, [secondId]);
    await db.withClock('-15 days', leave);
    await own('update app_public.check_settings set single_superadmin = true');
    expect(await refusal(approve(by.id, superadmin))).toMatchObject(named);
    expect(await approve(by.id, superadmin, true)).toMatchObject({ status: 'approved' });
    await own('update app_public.check_settings set single_superadmin = false');
    await own(`update app_public.users set status = 'active' where id = $1`, [secondId]);
    await cancel(by.id); // nobody downloaded it
    const run = await create([payment.id]);
    expect(await refusal(approve(run.id))).toMatchObject(named);
    expect(await approve(run.id, second, true)).toMatchObject({ status: 'approved' });
    await cancel(run.id);
    // written again instead of it
    await superadmin(`select app_public.void_check($1, 'Again')`, [payment.id]);
    const { offer_id, organization_id, sponsor_id } = payment;
    const again = await makeCheck(
      db.owner,
      { id: offer_id, organization_id, sponsor_id },
      {
        ...{ status: 'approved', payout_method: 'direct_deposit', deposit_account_id: payment.deposit_account_id },
        ...{ recipient_name: 'League', mailing_address_id: null, number: null },
      },
    );
    const { id } = await create([again.id]);
    expect(await refusal(approve(id))).toMatchObject({ code: 'SL409', field: 'file_seen' });
    await cancel(id);
    const other = await makeCheck(
      db.owner,
      { id: offer_id, organization_id, sponsor_id },
      {
        ...{ status: 'approved', payout_method: 'direct_deposit', deposit_account_id: payment.deposit_account_id },
        ...{ recipient_name: 'League', mailing_address_id: null, number: null, amount: '51.00' },
      },
    );
    const next = await create([other.id]);
    expect(await approve(next.id)).toMatchObject({ status: 'approved' }); // a later installment
    await cancel(next.id);
  });

  it('[T35] are written again as a check only by another superadmin than who canceled that run, who has seen it', async () => {
    const payment = await waiting();
    await cancel((await ready([payment.id])).id, true);
    await own(`update app_public.deposit_accounts set ended_at = '2021-01-01' where id = $1`, [
      payment.deposit_account_id,
    ]);
    await second(`select app_public.void_check($1, 'Account closed')`, [payment.id]);
    const { offer_id, organization_id, sponsor_id } = payment;
    const { id } = await makeCheck(db.owner, { id: offer_id, organization_id, sponsor_id });
    const approveCheck = (ask: typeof second, seen: string | null) =>
      ask('select status from app_public.approve_check($1, $2)', [id, seen]);
    expect(await refusal(approveCheck(superadmin, 'infinity'))).toMatchObject({ code: 'SL403' });
    expect(await refusal(approveCheck(second, null))).toMatchObject({
      field: 'payee_change_seen',
      message: expect.stringContaining('in a file for the bank that was canceled by'),
    });
    expect(await approveCheck(second, 'infinity')).toEqual([{ status: 'approved' }]);
  });

  it('[T35] are in no message that asks to cancel the run while the bank may have its file', async () => {
    const payment = await waiting();
    const run = await ready([payment.id]);
    const hint = 'If the bank has its file, mark the run as sent; otherwise cancel it.';
    const refused = async (message: string) =>
      expect(await refusal(download(run.id))).toMatchObject({ code: 'SL409', message: `${message} ${hint}` });
    await db.withClock('+10 days', () => refused('The day of this run has come.'));
    await own(`update app_public.deposit_accounts set ended_at = '2021-01-01' where id = $1`, [
      payment.deposit_account_id,
    ]);
    await refused(`The account of these payments has ended: ${payment.recipient_name} (No. ${payment.id}).`);
    await cancel(run.id, true);
  });
});

describe('what must not be paid', () => {
  it('[T35] payments whose account ended are refused by name, when a run is made, approved and downloaded', async () => {
    const [a, b] = [await waiting(), await waiting()];
    const end = (id: number, at: string | null) =>
      own('update app_public.deposit_accounts set ended_at = $2 where id = $1', [id, at]);
    const named = { code: 'SL409', message: expect.stringContaining(`${a.recipient_name} (No. ${a.id})`) };
    await end(a.deposit_account_id, '2021-01-01');
    expect(await refusal(create([a.id, b.id]))).toMatchObject({ ...named, field: 'check_ids' });
    const others = await create(null); // leaves it waiting
    expect((await entries(others.id)).map(({ check_id }) => check_id)).toContain(b.id);
    expect((await entries(others.id)).map(({ check_id }) => check_id)).not.toContain(a.id);
    await cancel(others.id);
    await end(a.deposit_account_id, null);
    const run = await create([a.id, b.id]);
    await end(a.deposit_account_id, '2021-01-01');
    expect(await refusal(approve(run.id))).toMatchObject(named);
    await end(a.deposit_account_id, null);
    await approve(run.id);
    await end(a.deposit_account_id, '2021-01-01');
    expect(await refusal(download(run.id))).toMatchObject(named);
    await cancel(run.id);
    await superadmin(`select app_public.void_check($1, 'Account ended')`, [a.id]);
  });

  it('[T35] a payment instead of a check that the bank paid is refused', async () => {
    const old = await waiting();
    const paid = await own(
      `with gone as (update app_public.checks set payout_method = 'check', deposit_account_id = null, status = 'voided',
           action_reason = 'Lost', number = 77001,
           mailing_address_id = (select mailing_address_id from app_public.organizations g where g.id = organization_id)
         where id = $1 returning id),
       bank as (insert into app_public.positive_pay_formats (name, columns) values ('Bank', '{check_number,amount}') returning id),
       file as (insert into app_public.bank_statements (format_id, kind, file_name, stated_total)
         select id, 'csv', 'f', 100 from bank returning id, format_id)
       insert into app_public.bank_lines (statement_id, format_id, number, amount, paid_on, fingerprint, check_id, issue, clears)
       select f.id, f.format_id, 77001, 100, app_private.today(), 'x', $1, 'paid_after_void', false from file f returning id`,
      [old.id],
    );
    expect(paid).toHaveLength(1);
    const again = await waiting();
    await own('update app_public.checks set replaces_id = $2 where id = $1', [again.id, old.id]);
    expect(await refusal(create([again.id]))).toMatchObject({ code: 'SL409', field: 'check_ids' });
    await own('update app_public.checks set replaces_id = null where id = $1', [again.id]);
    const run = await create([again.id]);
    await own('update app_public.checks set replaces_id = $2 where id = $1', [again.id, old.id]);
    expect(await refusal(approve(run.id))).toMatchObject({ code: 'SL409' });
    await cancel(run.id);
  });

  it('[T35] a void payment leaves its open run, and an approved run has to be canceled first', async () => {
    const [a, b] = [await waiting(), await waiting()];
    const run = await create([a.id, b.id]);
    await superadmin(`select app_public.void_check($1, 'Twice')`, [a.id]);
    expect((await entries(run.id)).map(({ check_id }) => check_id)).toEqual([b.id]);
    await approve(run.id);
    expect(await refusal(superadmin(`select app_public.void_check($1, 'x')`, [b.id]))).toMatchObject({ code: 'SL409' });
    expect(await refusal(superadmin(`select app_public.cancel_deposit_run($1, ' ')`, [run.id]))).toMatchObject({
      code: 'SL422',
      field: 'reason',
    });
    await download(run.id);
    expect(await refusal(cancel(run.id))).toMatchObject({ code: 'SL409', field: 'not_at_bank' });
    expect(await cancel(run.id, true)).toMatchObject({ status: 'canceled' });
    expect(await entries(run.id)).toMatchObject([{ check_id: b.id, canceled: true }]);
    expect(await entries((await create([b.id])).id)).toMatchObject([{ check_id: b.id, canceled: false }]);
    await superadmin(`select app_public.void_check($1, 'Twice')`, [b.id]);
    expect(await entries(run.id)).toHaveLength(1);
  });
});
