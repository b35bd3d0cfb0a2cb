/** Deposits that the bank no longer returns count as cleared: the job does it once, and of none that came back. */
import { expect, it } from '@jest/globals';
import type { Row } from '../harness/factories.ts';
import { depositing } from '../sql/depositRuns.ts';
import { makeStaff } from '../sql/support.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();
const { superadmin } = await makeStaff(database);
const { apply, cancel, check, entries, ready, sent, verify, waiting } = await depositing(database, superadmin);
const settle = () => tools.run('deposits__settle');
const own = async (text: string, ...values: unknown[]) => (await database.owner.query(text, values)).rows;
const cleared = ({ offer_id }: Row) =>
  own(`select from app_public.sponsorship_events where offer_id = $1 and event_type = 'check_cleared'`, offer_id);

it('[T35] settles a sent run once its days have passed, once however often and together it runs', async () => {
  const payment = await waiting({ amount: 70 });
  await sent([payment.id]);
  await settle();
  expect(await check(payment.id)).toMatchObject({ state: 'mailed' });
  await database.withClock('+20 days', async () => {
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await check(payment.id)).toMatchObject({ state: 'cleared', cleared_amount: '70.00' });
    expect(await cleared(payment)).toHaveLength(1);
  });
  await verify();
});

it('[T35] settles neither what came back, for whatever reason, nor what a canceled run had', async () => {
  const payments = [await waiting(), await waiting(), await waiting()];
  const [known, unknown, canceled] = payments as [Row, Row, Row];
  const run = await sent([known.id, unknown.id]);
  const [first, second] = (await entries(run.id)) as [Row, Row];
  const returned = await apply([
    { entry: first, code: 'R06' },
    { entry: second, code: 'R99' },
  ]);
  expect(returned.map(({ outcome }) => outcome)).toEqual(['returned', 'returned']);
  await cancel((await ready([canceled.id])).id, true);
  await database.withClock('+20 days', settle);
  for (const payment of payments) expect(await cleared(payment)).toEqual([]);
  expect(await Promise.all(payments.map(async ({ id }) => (await check(id)).state))).toEqual([
    ...['pending', 'pending', 'approved'],
  ]);
  await verify();
});
