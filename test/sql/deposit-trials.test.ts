/** Trials: new accounts get zero dollars first, and what the bank says of that. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { depositing } from './depositRuns.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { superadmin } = await makeStaff(db);
const { apply, approve, cancel, create, download, entries, obstacle, send, sent, today, verify, waiting } =
  await depositing(db, superadmin);
afterEach(verify);
const settings = (values: string) => own(`update app_public.deposit_settings set ${values}`);

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

describe('a return', () => {
  it('[T35] of a trial ends the account, and says so to the league', async () => {
    await own('update app_public.deposit_settings set prenote = true');
    const payment = await waiting();
    const run = await sent([payment.id]);
    const [entry] = await entries(run.id);
    expect(await apply([{ entry: entry as Row, code: 'R04' }])).toMatchObject([
      { outcome: 'returned', check_id: null, ends_account: true },
    ]);
    expect(await superadmin('select obstacle from app_public.deposits_to_send($1)', [[payment.id]])).toEqual([
      { obstacle: 'account_ended' },
    ]);
    expect(
      await own(`select from app_private.mail_outbox where kind = 'deposit_returned' and organization_id = $1`, [
        payment.organization_id,
      ]),
    ).toHaveLength(1);
    await own('update app_public.deposit_settings set prenote = false');
  });

  it('[T35] of a trial by a correction is no proof: the account is tried again', async () => {
    await own('update app_public.deposit_settings set prenote = true');
    const payment = await waiting();
    const [entry] = await entries((await sent([payment.id])).id);
    const [row] = await apply([{ entry: entry as Row, code: 'C01', corrected: { ends_in: '4321' } }]);
    await own('update app_public.deposit_accounts set ended_at = app_private.clock() where id = $1', [
      row?.corrected_id,
    ]);
    await db.withClock('+30 days', async () => expect(await obstacle(payment)).toBe('to_try'));
    await own('update app_public.deposit_settings set prenote = false');
  });
});
