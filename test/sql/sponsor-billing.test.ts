/** What sponsor users see of contracts and invoices: only where staff show them, only their own, never by states (issue 35, 4). */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeSponsor, makeSponsorUser } from '../harness/factories.ts';
import { invoicing } from './invoicing.ts';
import { type Ask, asking, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, signed, issue, draft } = await invoicing(db);
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
});
