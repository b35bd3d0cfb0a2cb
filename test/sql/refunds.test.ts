/** Refunds of credit to a sponsor: never more than there is, once, and reversed once (issue 35, 4). */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { invoicing } from './invoicing.ts';
import { callFunction, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, today, signed, issue, pay } = await invoicing(db);

describe('a refund', () => {
  const refund = (sponsorId: number, amount: unknown, more: Row = {}, who = superadmin) =>
    callFunction(who, 'record_sponsor_refund', {
      sponsor_id: sponsorId,
      amount,
      refunded_on: today,
      reason: 'Paid twice',
      reference: 'W-1',
      ...more,
    });
  const account = async (sponsorId: number) =>
    (
      await admin(
        'select a.credit, a.refunded from app_public.sponsors s cross join lateral app_public.sponsors_account(s) a where s.id = $1',
        [sponsorId],
      )
    )[0];
  const aging = async () => Number((await admin('select credit from app_public.invoice_aging()'))[0]?.credit);

  it('pays back at most the credit, once, and is reversed once', async () => {
    const { id, sponsor_id } = await signed();
    const payment = await pay(await issue(id), 500, { as_credit: true });
    const before = await aging();
    for (const amount of [0, -1, null, 'NaN', '0.001', '100.01'])
      expect(await refusal(refund(sponsor_id, amount))).toMatchObject({ code: 'SL422', field: 'amount' });
    for (const refunded_on of [null, '1999-12-31', '2099-01-01', 'infinity'])
      expect(await refusal(refund(sponsor_id, 1, { refunded_on }))).toMatchObject({ field: 'refunded_on' });
    expect(await refusal(refund(sponsor_id, 1, { reason: ' ' }))).toMatchObject({ field: 'reason' });
    expect(await refusal(refund(0, 1))).toMatchObject({ code: 'SL404' });
    expect(await refusal(refund(sponsor_id, 1, {}, admin))).toMatchObject({ code: '42501' });
    const results = await Promise.allSettled([60, 60].map((amount) => refund(sponsor_id, amount)));
    const done = results.filter((result) => result.status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(await account(sponsor_id)).toEqual({ credit: '40.00', refunded: '60.00' });
    expect(await aging()).toBe(before - 60);
    // neither the payment that it came from nor another invoice takes it again
    expect(
      await refusal(callFunction(superadmin, 'reverse_invoice_payment', { payment_id: payment.id, reason: 'Bounced' })),
    ).toEqual({ code: 'SL409', message: expect.stringContaining('Reverse what used it first') });
    expect(await refusal(pay(await issue(id, 2), 41, { method: 'credit' }))).toMatchObject({ code: 'SL422' });
    const row = done[0]?.value as Row;
    const reverse = (reason: string) =>
      callFunction(superadmin, 'reverse_sponsor_refund', { refund_id: row.id, reason });
    expect(await refusal(reverse(' '))).toMatchObject({ code: 'SL422', field: 'reason' });
    const reversed = await Promise.allSettled([reverse('Came back'), reverse('Came back')]);
    expect(reversed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await account(sponsor_id)).toEqual({ credit: '100.00', refunded: '0' });
    for (const change of ['amount = 1', `reason = 'Other'`, 'reversed_at = null'])
      expect(
        await refusal(own(`update app_public.sponsor_refunds set ${change} where id = $1`, [row.id])),
      ).toBeTruthy();
    expect(await refusal(own('delete from app_public.sponsor_refunds where id = $1', [row.id]))).toMatchObject({
      code: 'SL409',
    });
  });
});
