/** Deposits that the bank returned are pending again, once, and who may say so. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { depositing } from './depositRuns.ts';
import { asking, makeStaff, owning, refusal, untilWaiting } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);
const { account, apply, check, create, mailed, second, today, verify, waiting } = await depositing(db, superadmin);
afterEach(verify);

describe('a return', () => {
  it('[T35] puts the payment back to pending as it was written, to be approved by all rules', async () => {
    const { payment, entry } = await mailed({
      amount: 76,
      withheld: 24,
      first_approved_at: '2026-01-01',
      reviewed_at: '2026-01-02',
    });
    expect(await apply([{ entry, code: 'R03' }])).toMatchObject([
      {
        outcome: 'returned',
        reason: 'There is no such account',
        ends_account: true,
        check_id: payment.id,
        amount: '76.00',
      },
    ]);
    expect(await check(payment.id)).toMatchObject({
      ...{ status: 'pending', state: 'pending', payout_method: 'check', deposit_account_id: null, amount: '100.00' },
      ...{ withheld: '0.00', mailed_on: null, cleared_on: null, recipient_name: null, first_approved_at: null },
      ...{ reviewed_at: null, estimated_arrival_date: null },
    });
    expect(await account(entry.account_id)).toMatchObject({ end_reason: 'R03: There is no such account' });
    const [event] = await own(
      `select description, change_reason from app_public.sponsorship_events where offer_id = $1 and event_type = 'deposit_returned'`,
      [payment.offer_id],
    );
    expect(event).toEqual({
      description: `Direct deposit No. ${payment.id}, $76`,
      change_reason: 'R03: There is no such account',
    });
    expect(
      await own(
        `select payload from app_private.mail_outbox where kind = 'deposit_returned' and organization_id = $1`,
        [payment.organization_id],
      ),
    ).toEqual([{ payload: { deposit_entry_id: entry.id } }]);
    expect(await own('select * from app_private.returned_deposit_of_mail($1)', [entry.id])).toMatchObject([
      { amount: '76.00', code: 'R03', ends_in: '6789', account_ended: true },
    ]);
    expect(await own('select (app_private.deposit_account_of($1)).id', [payment.organization_id])).toEqual([
      { id: null },
    ]);
  });

  it('[T35] of a cleared deposit is a fact of today; the closed month keeps its figures', async () => {
    const { payment, entry } = await mailed();
    await own('update app_public.checks set cleared_on = mailed_on, cleared_amount = amount where id = $1', [
      payment.id,
    ]);
    const month = async () =>
      (
        await superadmin(
          'select deposits_sent as sent, deposits_returned as returned from app_public.check_month($1)',
          [await today()],
        )
      )[0] as Row;
    const before = await month();
    await db.withClock('+40 days', async () => {
      await own(
        `insert into app_public.closed_months (month) select date_trunc('month', r.sent_on) from app_public.deposit_runs r where r.id = $1`,
        [entry.run_id],
      );
      await apply([{ entry, code: 'R06' }]);
      expect(await check(payment.id)).toMatchObject({ state: 'pending' });
      expect((await month()).returned).toBe('100.00');
    });
    expect(await month()).toEqual(before);
    expect(await account(entry.account_id)).toMatchObject({ ended_at: null });
    await own('delete from app_public.closed_months');
  });

  it('[T35] happens once: of an entry, of a file, of a file that is sent twice at the same time', async () => {
    const { payment, entry } = await mailed();
    const hash = 'c'.repeat(64);
    const both = await Promise.allSettled([
      apply([{ entry, code: 'R02' }], hash),
      apply([{ entry, code: 'R02' }], hash),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(apply([{ entry, code: 'R02' }], hash))).toMatchObject({ code: 'SL409', field: 'file' });
    expect(
      await apply([
        { entry, code: 'R02' },
        { entry, code: 'C01' },
      ]),
    ).toMatchObject([{ outcome: 'known' }, { outcome: 'known' }]);
    expect(
      await own(`select from app_public.sponsorship_events where offer_id = $1 and event_type = 'deposit_returned'`, [
        payment.offer_id,
      ]),
    ).toHaveLength(1);
    const other = await mailed();
    expect(
      await apply([
        { entry: other.entry, code: 'R02' },
        { entry: other.entry, code: 'R03' },
      ]),
    ).toMatchObject([{ outcome: 'returned' }, { outcome: 'known' }]);
  });

  it('[T35] waits for a league that ends its account, and holds nothing that this needs', async () => {
    const { payment, entry } = await mailed();
    const client = await db.owner.connect();
    await client.query('begin');
    await client.query('select from app_public.organizations where id = $1 for update', [payment.organization_id]);
    const applied = apply([{ entry, code: 'R03' }]);
    await untilWaiting(db);
    await client.query('update app_public.deposit_accounts set ended_at = app_private.clock() where id = $1', [
      entry.account_id,
    ]);
    await client.query('commit');
    client.release();
    expect(await applied).toMatchObject([{ outcome: 'returned', ends_account: false }]);
  });

  it('[T35] for a reason that is not in our list is a return, too', async () => {
    const { payment, entry } = await mailed();
    expect(await apply([{ entry, code: 'R99' }])).toMatchObject([
      { outcome: 'returned', reason: 'The reason is not in our list: ask the bank', ends_account: false },
    ]);
    expect(await check(payment.id)).toMatchObject({ state: 'pending' });
    expect(
      await superadmin(
        'select app_public.deposit_entries_reason(e) as words from app_public.deposit_entries e where id = $1',
        [entry.id],
      ),
    ).toEqual([{ words: 'The reason is not in our list: ask the bank' }]);
  });

  it('[T35] is approved by somebody else than who uploaded it, while its sponsorship lasts, and stays when canceled', async () => {
    const approving = (ask: typeof superadmin, { id }: Row) =>
      refusal(ask(`select app_public.approve_check($1, 'infinity')`, [id]));
    const { payment, entry } = await mailed();
    await apply([{ entry, code: 'R06' }]);
    expect(await approving(superadmin, payment)).toMatchObject({ code: 'SL403' });
    await admin('select app_public.cancel_offer($1)', [payment.offer_id]);
    expect(await check(payment.id)).toMatchObject({ status: 'rejected', action_reason: 'Sponsorship canceled' });

    const late = await mailed();
    await admin('select app_public.cancel_offer($1)', [late.payment.offer_id]);
    await apply([{ entry: late.entry, code: 'R06' }]);
    expect(await approving(second, late.payment)).toMatchObject({
      code: 'SL409',
      message: expect.stringContaining('not confirmed any longer'),
    });
    await admin('select app_public.cancel_check($1)', [late.payment.id]);
    expect(await check(late.payment.id)).toMatchObject({ status: 'rejected', action_reason: 'Canceled' });
  });

  it('[T35] is applied, as a run is canceled, by who has just proved who it is', async () => {
    const run = await create([(await waiting()).id]);
    const byKey = asking(db, { role: 'superadmin', userId: superadminId }, { 'jwt.claims.session': '' });
    for (const act of [`apply_deposit_returns('f', 'a', '[]')`, `cancel_deposit_run(${run.id}, 'Wrong day')`])
      expect(await refusal(byKey(`select app_public.${act}`))).toMatchObject({ code: 'SL428' });
  });

  it('[T35] is for superadmins; a payment that was not sent cannot become pending', async () => {
    const { id } = await waiting();
    expect(await refusal(admin(`select app_public.apply_deposit_returns('f', 'a', '[]')`))).toMatchObject({
      code: '42501',
    });
    expect(
      await refusal(own(`select app_private.reopen_returned_check(c) from app_public.checks c where c.id = $1`, [id])),
    ).toMatchObject({ code: 'SL409' });
  });
});
