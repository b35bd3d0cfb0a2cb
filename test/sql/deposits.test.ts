/** Approval decides whether a payment is a check or a direct deposit; it never becomes both. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCheck, makeDepositAccount, makeOfferFixture, type Row } from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { superadmin } = await makeStaff(db);
const TOMORROW = `app_private.clock() + interval '1 day'`;

beforeAll(() =>
  own(`update app_public.deposit_settings set enabled = true, bank_name = 'First Bank',
    bank_routing_number = '021000021', company_name = 'Sideline', originator_id = '1234567890'`),
);

const waiting = async (account: Row | null = {}): Promise<Row> => {
  const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
  if (account) await makeDepositAccount(db.owner, offer.organization_id, account);
  return makeCheck(db.owner, offer);
};
const approve = async ({ id }: Row, seen: string | null = null): Promise<Row> =>
  (await superadmin('select * from app_public.approve_check($1, $2)', [id, seen]))[0] as Row;

describe('direct deposit', () => {
  it('[T35] is how a league with an account is paid: no number, no address, no sheet', async () => {
    const check = await approve(await waiting());
    expect(check).toMatchObject({ payout_method: 'direct_deposit', status: 'approved', number: null, run_id: null });
    expect(check).toMatchObject({ mailing_address_id: null, recipient_name: 'Test League', amount: '100.00' });
    expect(check.deposit_account_id).not.toBeNull();
    expect(await superadmin('select * from app_public.unprintable_checks($1)', [[check.id]])).toEqual([]);
    expect(await refusal(superadmin('select app_public.create_check_run($1, 90001)', [[check.id]]))).toMatchObject({
      code: 'SL409',
      field: 'check_ids',
    });
    await expect(own('update app_public.checks set number = 90001 where id = $1', [check.id])).rejects.toThrow(
      'checks_one_method',
    );
  });

  it('[T35] is not how others are paid: without an account, one that is not usable yet or has ended, in Canada', async () => {
    const soon = await waiting();
    await own(`update app_public.deposit_accounts set usable_from = ${TOMORROW} where organization_id = $1`, [
      soon.organization_id,
    ]);
    const canadian = await waiting();
    await own(`update app_public.organizations set state = 'ON' where id = $1`, [canadian.organization_id]);
    for (const check of [await waiting(null), soon, await waiting({ ended_at: '2020-02-01' }), canadian]) {
      const paid = await approve(check);
      expect(paid).toMatchObject({ payout_method: 'check', deposit_account_id: null, state: 'approved' });
      expect(paid.number).not.toBeNull();
    }
  });

  it('[T35] an account that was confirmed in the last 14 days must be seen', async () => {
    const check = await waiting();
    await own(
      `update app_public.deposit_accounts set confirmed_at = app_private.clock() - interval '5 days' where organization_id = $1`,
      [check.organization_id],
    );
    expect(await refusal(approve(check))).toMatchObject({ code: 'SL409', field: 'payee_change_seen' });
    expect(await approve(check, 'infinity')).toMatchObject({ payout_method: 'direct_deposit' });
  });

  it('[T35] is void before its run is approved, and not stopped or returned like paper', async () => {
    const check = await approve(await waiting());
    const [{ id: run } = {}] = await own(
      `insert into app_public.deposit_runs (effective_date) values (app_private.today()) returning id`,
    );
    await own('insert into app_public.deposit_entries (run_id, check_id, account_id, amount) values ($1, $2, $3, $4)', [
      run,
      check.id,
      check.deposit_account_id,
      check.amount,
    ]);
    await own(
      `update app_public.deposit_runs set status = 'approved', approved_at = app_private.clock() where id = $1`,
      [run],
    );
    const voiding = () => superadmin(`select app_public.void_check($1, 'Wrong league')`, [check.id]);
    expect(await refusal(voiding())).toMatchObject({ code: 'SL409' });
    await own('update app_public.checks set mailed_on = app_private.today() where id = $1', [check.id]);
    for (const act of ['mark_check_returned($1, current_date)', `stop_check($1, current_date, 'Lost')`])
      expect(await refusal(superadmin(`select app_public.${act}`, [check.id]))).toMatchObject({ code: 'SL409' });
    const other = await approve(await waiting());
    await superadmin(`select app_public.void_check($1, 'Wrong league')`, [other.id]);
    expect(await own('select status, state from app_public.checks where id = $1', [other.id])).toEqual([
      { status: 'voided', state: 'voided' },
    ]);
  });

  it('[T35] counts as paid and as money on its way like a mailed check, but is never outstanding, stale or to be printed', async () => {
    await own(`update app_public.check_settings set tracked_from = '2000-01-01'`);
    const sum = async () =>
      (
        await superadmin(`select (select sum(mailed) from app_public.money_by_campaign()) as mailed,
          (select sum(approved) from app_public.money_by_campaign()) as approved,
          (select sum(cleared) from app_public.money_by_campaign()) as cleared,
          (select sum(amount) from app_public.check_ages()) as outstanding,
          (select outstanding from app_public.check_month(app_public.today())) as month,
          (select count from app_public.check_summaries() where state = 'approved') as to_print`)
      )[0] as Row;
    const moved = (before: Row, after: Row) =>
      Object.fromEntries(Object.keys(before).map((key) => [key, Number(after[key]) - Number(before[key])]));
    const nothing = { mailed: 0, approved: 0, cleared: 0, outstanding: 0, month: 0, to_print: 0 };
    let before = await sum();
    const check = await approve(await waiting());
    expect(moved(before, await sum())).toEqual({ ...nothing, approved: 100 });
    const paidOn = async () =>
      (
        await own(
          `select app_private.check_paid_on(c)::text as day, app_private.today()::text as today, valid_until, state
           from app_public.checks c where id = $1`,
          [check.id],
        )
      )[0] as Row;
    expect((await paidOn()).day).toBeNull();
    await own('update app_public.checks set estimated_arrival_date = app_private.today() + 2 where id = $1', [
      check.id,
    ]);
    before = await sum();
    await own('update app_public.checks set mailed_on = app_private.today() where id = $1', [check.id]);
    await own('select app_private.age_checks()');
    expect(moved(before, await sum())).toEqual({ ...nothing, approved: -100, mailed: 100 });
    await db.setClock('+200 days');
    await own('select app_private.age_checks()');
    const { day, today, ...rest } = await paidOn();
    expect(rest).toEqual({ valid_until: null, state: 'mailed' });
    expect(day).not.toBe(today);
    expect(
      await own('select estimated_arrival_date::text as day from app_public.checks where id = $1', [check.id]),
    ).toEqual([{ day }]);
    before = await sum();
    await own('update app_public.checks set cleared_on = mailed_on, cleared_amount = amount where id = $1', [check.id]);
    expect(moved(before, await sum())).toEqual({ ...nothing, mailed: -100, cleared: 100 });
    expect((await paidOn()).day).toBe(day);
    const [year] = await own(
      `select paid from app_private.tax_lines(extract(year from $1::date)::int) where organization_id = $2`,
      [day, check.organization_id],
    );
    expect(year).toEqual({ paid: '100.00' });
    expect(
      await own(
        `select count(*)::int as mails from app_private.mail_outbox where kind = 'check_not_cashed' and organization_id = $1`,
        [check.organization_id],
      ),
    ).toEqual([{ mails: 0 }]);
  });

  it('[T35] is shown to its league by its own login and link, and the league needs no mailing address', async () => {
    const check = await approve(await waiting());
    const method = async (offerId: number) =>
      (await superadmin('select app_public.offer_payout_method($1) as method', [offerId]))[0]?.method;
    expect(await method(check.offer_id)).toBe('direct_deposit');
    expect(await method((await waiting(null)).offer_id)).toBe('check');
    const [{ status } = {}] = await own(
      `select app_private.sponsorship_status($1::int, app_private.link_version('offer', $1::int::text), app_private.clock() + interval '1 day',
         'a@b.test', 'check_approved') as status`,
      [check.offer_id],
    );
    expect(status.checks).toEqual([
      expect.objectContaining({ payoutMethod: 'direct_deposit', number: null, validUntil: null }),
    ]);
  });
});
