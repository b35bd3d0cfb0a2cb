/** What sponsor users see of contracts and invoices: only where staff show them, only their own, never by states (issue 35, 4). */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCampaign, makeSponsor, makeSponsorUser } from '../harness/factories.ts';
import { invoicing } from './invoicing.ts';
import { type Ask, asking, callFunction, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, prepared, conclude, signed, issue, draft, pay, credit, today } = await invoicing(db);
const contract = await signed();
const { id: invoiceId } = await issue(contract.id);
await draft(contract.campaign_id, { total_spend: '1000', amounts: '{600}', due_dates: '{2030-12-01}' });
await own(`update app_public.campaigns set status = 'active' where id = $1`, [contract.campaign_id]);
const user = await makeSponsorUser(db.owner, contract.sponsor_id);
const stranger = await makeSponsorUser(db.owner, (await makeSponsor(db.owner)).id);
const as = (userId: number) => asking(db, { role: 'sponsor', userId });
const show = (shown: boolean) =>
  admin('select app_public.update_campaign($1, $2)', [contract.campaign_id, { sponsor_sees_billing: shown }]);
const seen = async (ask: Ask) =>
  Promise.all(
    ['campaign_contracts', 'invoices'].map(async (table) =>
      (await ask(`select id from app_public.${table} order by id`)).map(({ id }) => id),
    ),
  );

it('a sponsor sees its signed contract and its invoices once staff show them, and no draft', async () => {
  expect(await seen(as(user.id))).toEqual([[], []]);
  await show(true);
  expect(await seen(as(user.id))).toEqual([[contract.id], [invoiceId]]);
  expect(await seen(as(stranger.id))).toEqual([[], []]);
  for (const column of ['billing_email', 'created_by_id'])
    expect(await refusal(as(user.id)(`select ${column} from app_public.invoices`))).toMatchObject({ code: '42501' });
  expect(await refusal(as(user.id)('select id from app_public.invoice_payments'))).toMatchObject({ code: '42501' });
});

it('a user who is limited to states or to other campaigns sees none, nor does anybody once staff hide them', async () => {
  const limit = (states: string[] | null, campaigns: number[] | null) =>
    admin('select app_public.limit_sponsor_user($1, $2, $3, $4)', [contract.sponsor_id, user.id, states, campaigns]);
  await limit(['TX'], null);
  expect(await seen(as(user.id))).toEqual([[], []]);
  await limit(null, []);
  expect(await seen(as(user.id))).toEqual([[], []]);
  await limit(null, [contract.campaign_id]);
  expect(await seen(as(user.id))).toEqual([[contract.id], [invoiceId]]);
  await show(false);
  expect(await seen(as(user.id))).toEqual([[], []]);
  await limit(null, null);
});

it('[T35] what a sponsor sees of payments and refunds adds up to its account; who does not see all invoices sees none', async () => {
  const { sponsor_id } = contract;
  const payments = async (ask: Ask) =>
    (await ask('select invoice_number, reference, amount from app_public.billing_payments($1)', [sponsor_id])).map(
      ({ invoice_number, reference, amount }) => [invoice_number !== null, reference, Number(amount)],
    );
  const limit = (states: readonly string[] | null, campaigns: readonly number[] | null) =>
    admin('select app_public.limit_sponsor_user($1, $2, $3, $4)', [sponsor_id, user.id, states, campaigns]);
  const refund = (amount: number) =>
    callFunction(superadmin, 'record_sponsor_refund', {
      sponsor_id,
      amount,
      refunded_on: today,
      reason: 'Paid twice',
      reference: 'W-1',
    });
  const first = { id: invoiceId };
  await pay(first, 500, { reference: '2044', as_credit: true });
  const bounced = await pay(first, 20, { as_credit: true });
  await callFunction(superadmin, 'reverse_invoice_payment', { payment_id: bounced.id, reason: 'Bounced' });
  const { id } = await refund(10);
  await callFunction(superadmin, 'reverse_sponsor_refund', { refund_id: id, reason: 'Came back' });
  await refund(60);
  const second = await issue(contract.id, 2);
  await pay(second, 30, { method: 'credit' });
  await credit(second, 50);
  expect(await payments(as(user.id))).toEqual([]);
  await show(true);
  expect(await payments(as(user.id))).toEqual([
    [true, 'check 2044', 500],
    [false, 'W-1', -60],
  ]);
  expect(await payments(as(stranger.id))).toEqual([]);
  const [papers] = await as(user.id)(
    `select sum(i.amount)::float as invoiced, sum(i.credited)::float as credited, sum(i.balance)::float as balance
     from app_public.invoices i where i.sponsor_id = $1`,
    [sponsor_id],
  );
  const [account] = await admin(
    `select a.invoiced::float, a.credited::float, a.balance::float, a.paid::float, a.refunded::float, a.credit::float
     from app_public.sponsors s cross join lateral app_public.sponsors_account(s) a where s.id = $1`,
    [sponsor_id],
  );
  expect(account).toEqual({ ...papers, paid: 500, refunded: 60, credit: 10 });
  // as the portal computes it: what is to pay less the credit
  expect(papers?.invoiced - papers?.credited - 500 + 60).toBe(account?.balance - account?.credit);
  for (const [states, campaigns] of [
    [null, [contract.campaign_id]],
    [['TX'], null],
  ] as const) {
    await limit(states, campaigns);
    expect(await payments(as(user.id))).toEqual([]);
  }
  await limit(null, null);
  expect(await payments(as(user.id))).toHaveLength(2);
  const hidden = await prepared((await makeCampaign(db.owner, { sponsor_id })).id);
  await conclude(hidden.id);
  await issue(hidden.id);
  expect(await payments(as(user.id))).toEqual([]);
});
