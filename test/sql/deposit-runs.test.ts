/** Runs of direct deposits: who makes, releases and sends them, for which days, and when they count as cleared. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember } from '../harness/factories.ts';
import { depositing } from './depositRuns.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);
const deposits = await depositing(db, superadmin);
const { approve, cancel, check, create, day, download, entries, second, secondId, send, sent, today } = deposits;
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

  it('[T35] has at most 1,000 payments', async () => {
    expect(await refusal(create(Array.from({ length: 1001 }, (_, id) => id)))).toMatchObject({
      code: 'SL422',
      field: 'check_ids',
    });
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
