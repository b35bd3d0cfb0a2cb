/** Runs of direct deposits: each payment is in one run at most, two people release it, and its file stays what it was. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCheck, makeMember } from '../harness/factories.ts';
import { depositing, HASH } from './depositRuns.ts';
import { asking, makeStaff, owning, refusal, untilWaiting } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);
const deposits = await depositing(db, superadmin);
const { approve, cancel, check, create, day, download, entries, ready, second, secondId, send, sent, today } = deposits;
const { verify, waiting } = deposits;
afterEach(verify);
const settings = (values: string) => own(`update app_public.deposit_settings set ${values}`);

describe('banking days', () => {
  it('[T35] are neither weekends nor holidays of the Federal Reserve', async () => {
    const closed = [
      ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-09-07', '2026-10-12'],
      ...['2026-11-11', '2026-11-26', '2026-12-25', '2026-11-28', '2026-11-29', '2027-07-05', '2023-01-02'],
    ];
    // a holiday on a Saturday is not kept on Friday
    const open = ['2026-07-03', '2026-11-27', '2026-05-18', '2026-10-05', '2026-11-19', '2026-12-24'];
    const found = await own('select d::text as day, app_private.is_banking_day(d) as open from unnest($1::date[]) d', [
      [...closed, ...open],
    ]);
    expect(found).toEqual([
      ...closed.map((d) => ({ day: d, open: false })),
      ...open.map((d) => ({ day: d, open: true })),
    ]);
    expect(
      await own(
        `select app_private.banking_day_after('2026-12-24', 1)::text as a, app_private.banking_day_after('2026-12-23', 3)::text as b`,
      ),
    ).toEqual([{ a: '2026-12-28', b: '2026-12-29' }]);
  });
});

describe('a run', () => {
  it('[T35] takes payments that are in no run, and is sent once two people released it', async () => {
    const [a, b] = [await waiting(), await waiting({ amount: 55.5 })];
    const run = await create([a.id, b.id]);
    expect(run).toMatchObject({ status: 'open', created_by_id: superadminId });
    expect((await entries(run.id)).map(({ check_id, amount }) => [check_id, amount])).toEqual([
      [a.id, '100.00'],
      [b.id, '55.50'],
    ]);
    expect(await refusal(create([a.id]))).toMatchObject({ code: 'SL409', field: 'check_ids' });
    expect(await refusal(create(null))).toMatchObject({ code: 'SL409' });
    expect(await refusal(download(run.id))).toMatchObject({ code: 'SL409' });
    expect(await refusal(approve(run.id, superadmin))).toMatchObject({ code: 'SL403' });
    expect(await approve(run.id)).toMatchObject({ status: 'approved' });
    expect(await refusal(approve(run.id))).toMatchObject({ code: 'SL409' });
    expect(await refusal(send(run.id, await today()))).toMatchObject({ code: 'SL409' });
    await download(run.id);
    for (const on of [await today(1), await today(-1), null as unknown as string])
      expect(await refusal(send(run.id, on))).toMatchObject({ code: 'SL422', field: 'sent_on' });
    expect(await send(run.id, await today())).toMatchObject({ status: 'sent' });
    expect(await refusal(send(run.id, await today()))).toMatchObject({ code: 'SL409' });
    expect(await check(a.id)).toMatchObject({ state: 'mailed', mailed_on: await today(), valid_until: null });
    expect(
      await own(`select kind from app_private.mail_outbox where payload ->> 'check_id' = $1`, [String(a.id)]),
    ).toEqual([{ kind: 'check_mailed' }]);
    expect(await refusal(superadmin(`select app_public.void_check($1, 'x')`, [a.id]))).toMatchObject({ code: 'SL409' });
  });

  it('[T35] is for a banking day from tomorrow to 30 days from now', async () => {
    const { id } = await waiting();
    for (const on of [await today(), await today(31), null, '2026-12-25', '2026-12-26'])
      expect(await refusal(superadmin('select app_public.create_deposit_run($1, $2)', [[id], on]))).toMatchObject({
        code: 'SL422',
        field: 'effective_date',
      });
    await cancel((await create([id])).id);
  });

  it('[T35] is for superadmins, and nothing is without the bank', async () => {
    const { id, organization_id } = await waiting();
    const league = asking(db, { role: 'organization', userId: (await makeMember(db.owner, organization_id)).id });
    for (const ask of [admin, league]) {
      expect(await refusal(create([id], await day(), ask))).toMatchObject({ code: '42501' });
      for (const table of ['runs', 'entries', 'settings', 'return_files'])
        expect(await ask(`select from app_public.deposit_${table}`).catch(() => [])).toEqual([]);
    }
    await settings('enabled = false');
    expect(await refusal(create([id]))).toMatchObject({ code: 'SL409' });
    await settings('enabled = true');
    await cancel((await create([id])).id);
  });

  it('[T35] is not approved by somebody who wrote one of its payments, unless there is only one superadmin', async () => {
    const wrote = await waiting();
    await own('update app_public.checks set created_by_id = $2 where id = $1', [wrote.id, superadminId]);
    const run = await create([wrote.id], undefined, second);
    expect(await refusal(approve(run.id, superadmin))).toMatchObject({
      code: 'SL403',
      message: expect.stringContaining(`No. ${wrote.id}`),
    });
    const invitedRun = await create([(await waiting()).id], undefined, second);
    await own(
      `with invited as (insert into app_private.invitations (user_id, invited_by_id, accepted_at) values ($1, $2, now()))
       update app_public.users set created_at = created_at - interval '15 days' where id = $2`,
      [secondId, superadminId],
    );
    expect(await refusal(approve(invitedRun.id, superadmin))).toMatchObject({ code: 'SL403' });
    await own('delete from app_private.invitations where user_id = $1', [secondId]);
    expect(await approve(invitedRun.id, superadmin)).toMatchObject({ status: 'approved' });
    await cancel(invitedRun.id);
    const leave = () => own(`update app_public.users set status = 'deactivated' where id = $1`, [secondId]);
    await db.withClock('-15 days', leave);
    await own('update app_public.check_settings set single_superadmin = true');
    expect(await approve(run.id, superadmin)).toMatchObject({ status: 'approved' });
    await own('update app_public.check_settings set single_superadmin = false');
    await own(`update app_public.users set status = 'active' where id = $1`, [secondId]);
    await cancel(run.id);
  });
});

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

  it('[T35] a payment in place of a check that the bank paid is refused', async () => {
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

describe('trials', () => {
  it('[T35] of zero dollars go to new accounts first, and payments follow three banking days later', async () => {
    await settings('prenote = true');
    const [a, b] = [await waiting(), await waiting()];
    const obstacles = async () =>
      (await superadmin('select check_id, obstacle from app_public.deposits_to_send($1)', [[a.id, b.id]])).map(
        ({ obstacle }) => obstacle,
      );
    expect(await obstacles()).toEqual(['to_try', 'to_try']);
    const canceled = await create([a.id]);
    await cancel(canceled.id);
    expect(await obstacles()).toEqual(['to_try', 'to_try']);
    const first = await create([a.id]);
    expect(await entries(first.id)).toMatchObject([
      { check_id: null, account_id: a.deposit_account_id, amount: '0.00' },
    ]);
    expect(await obstacles()).toEqual(['in_trial', 'to_try']);
    expect(await refusal(create([a.id]))).toMatchObject({ code: 'SL409' });
    await approve(first.id);
    await download(first.id);
    await send(first.id, await today());
    for (const days of [2, 3]) {
      const [{ offset }] = (await own(`select app_private.banking_day_after($1, $2) - app_private.today() as offset`, [
        first.effective_date,
        days,
      ])) as [{ offset: number }];
      await db.withClock(`+${offset} days`, async () => {
        expect(await obstacles()).toEqual([days === 3 ? null : 'in_trial', 'to_try']);
      });
    }
    await settings('prenote = false');
    expect(await obstacles()).toEqual([null, null]);
  });
});

describe('exactly once', () => {
  it('[T35] two runs that are made at the same time share no payment', async () => {
    const ids = (await Promise.all(Array.from({ length: 4 }, () => waiting()))).map(({ id }) => id);
    const on = await day();
    const made = await Promise.allSettled([create(ids, on), create(ids, on, second), create(ids, on)]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await own('select check_id from app_public.deposit_entries where check_id = any ($1) order by 1', [ids]),
    ).toEqual([...ids].sort((a, b) => a - b).map((check_id) => ({ check_id })));
  });

  it('[T35] a double click approves, sends and cancels once', async () => {
    const { id } = await waiting();
    const run = await create([id]);
    const twice = async (work: () => Promise<unknown>) =>
      (await Promise.allSettled([work(), work()])).filter(({ status }) => status === 'fulfilled').length;
    expect(await twice(() => approve(run.id))).toBe(1);
    await download(run.id);
    const on = await today();
    expect(await twice(() => send(run.id, on))).toBe(1);
    expect(
      await own(
        `select from app_public.sponsorship_events e join app_public.checks c on c.offer_id = e.offer_id
        where c.id = $1 and e.event_type = 'deposit_sent'`,
        [id],
      ),
    ).toHaveLength(1);
    const other = await create([(await waiting()).id]);
    expect(await twice(() => cancel(other.id))).toBe(1);
  });

  it.each(['void', 'reissue'])('[T35] a payment is not void while its run is being approved (%s)', async (how) => {
    const { id, offer_id } = await waiting();
    const run = await create([id]);
    const client = await db.owner.connect();
    await client.query('begin');
    await client.query(
      `update app_public.deposit_runs set status = 'approved', approved_at = app_private.clock() where id = $1`,
      [run.id],
    );
    const refused = refusal(superadmin(`select app_public.${how}_check($1, 'x')`, [id]));
    await untilWaiting(db);
    // the run comes first: whoever waits for it has locked nothing after it
    await client.query('select from app_public.offers where id = $1 for update nowait', [offer_id]);
    await client.query('commit');
    client.release();
    expect(await refused).toMatchObject({ code: 'SL409' });
    await cancel(run.id);
  });

  it('[T35] a statement that was cut off leaves nothing behind', async () => {
    const { id } = await waiting();
    const client = await db.owner.connect();
    await client.query('begin');
    const [{ run_id }] = (
      await client.query(
        `with run as (insert into app_public.deposit_runs (effective_date) values (app_private.today()) returning id)
       insert into app_public.deposit_entries (run_id, check_id, account_id, amount)
       select run.id, $1, $2, 100 from run returning run_id`,
        [id, (await check(id)).deposit_account_id],
      )
    ).rows as [{ run_id: number }];
    const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows as [{ pid: number }];
    client.on('error', () => undefined);
    await own('select pg_terminate_backend($1)', [pid]);
    client.release(true);
    expect(await own('select from app_public.deposit_runs where id = $1', [run_id])).toEqual([]);
    await cancel((await create([id])).id);
  });

  it('[T35] each download is in the audit log, and has the same contents', async () => {
    const run = await create([(await waiting()).id]);
    await approve(run.id);
    await download(run.id);
    await download(run.id);
    expect(await refusal(download(run.id, 'b'.repeat(64)))).toMatchObject({ code: 'SL409' });
    expect(
      await own(
        `select new_values -> 'variables' as what from app_private.audit_log where table_name = 'exports' and row_id = 'deposit-run'
        and new_values -> 'variables' ->> 'id' = $1`,
        [String(run.id)],
      ),
    ).toEqual([{ what: { id: run.id, hash: HASH } }, { what: { id: run.id, hash: HASH } }]);
    await cancel(run.id, true);
  });
});

describe('what the bank kept', () => {
  it('[T35] counts as cleared after the days of the settings, on that day, once', async () => {
    const { id } = await waiting({ amount: 70 });
    const run = await sent([id]);
    const settle = async () => (await own('select app_private.settle_deposits() as n'))[0]?.n;
    const settled = (
      await own(
        `select app_private.banking_day_after($1, 5)::text as day, app_private.banking_day_after($1, 5) - app_private.today() as offset`,
        [run.effective_date],
      )
    )[0] as { day: string; offset: number };
    await db.withClock(`+${settled.offset - 1} days`, async () => expect(await settle()).toBe(0));
    await db.withClock(`+${settled.offset + 3} days`, async () => {
      expect(await settle()).toBeGreaterThan(0);
      expect(await settle()).toBe(0);
      expect(await check(id)).toMatchObject({ state: 'cleared', cleared_on: settled.day, cleared_amount: '70.00' });
    });
  });

  it('[T35] is never said not to be cashed: reminders are for checks on paper', async () => {
    const { id } = await waiting();
    await own(`update app_public.check_settings set tracked_from = app_private.today()`);
    await sent([id]);
    await db.withClock('+200 days', () => own('select app_private.age_checks()'));
    expect(await check(id)).toMatchObject({ valid_until: null, stale_on: null });
    await own(`update app_public.check_settings set tracked_from = null`);
  });

  it('[T35] a month that is closed takes no deposit', async () => {
    const run = await create([(await waiting()).id]);
    await approve(run.id);
    await download(run.id);
    await own(`insert into app_public.closed_months (month) values (date_trunc('month', app_private.today()))`);
    expect(await refusal(send(run.id, await today()))).toMatchObject({ code: 'SL409', field: 'sent_on' });
    await own('delete from app_public.closed_months');
    await send(run.id, await today());
    const [month] = await superadmin(
      `select deposits_sent::float as sent, deposits_returned::float as returned from app_public.check_month($1)`,
      [await today()],
    );
    expect(month?.sent).toBeGreaterThanOrEqual(100);
    expect(month?.returned).toBe(0);
  });
});
