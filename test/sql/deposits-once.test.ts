/** Each direct deposit is in one run, and each step of a run happens once, also when two are made at the same time. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { depositing, HASH } from './depositRuns.ts';
import { makeStaff, owning, refusal, untilWaiting } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { superadmin } = await makeStaff(db);
const { approve, cancel, check, create, day, download, second, send, today, verify, waiting } = await depositing(
  db,
  superadmin,
);
afterEach(verify);

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
