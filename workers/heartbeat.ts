/**
 * Signs of life in app_private.worker_heartbeat, which GET /readyz reads and by which workers notice that another one is
 * gone. Machine time: the movable clock may jump.
 */
import { hostname } from 'node:os';
import { wholeTasks } from './crontab.ts';
import type { Query } from './database.ts';

const EVERY_MS = 5000;

/**
 * Gives back the jobs of a worker that was killed: the job library itself would keep them locked for four hours. Gone is
 * who has been silent for thirty seconds; a lock younger than a minute may be of one that has not beaten yet. Every task may
 * run twice, so one that only seemed gone does no harm.
 */
const releaseStatement = `
  select graphile_worker.force_unlock_workers(gone.ids) from (
    select array_agg(distinct l.locked_by) as ids from (
      select locked_by, locked_at from graphile_worker._private_jobs where locked_at is not null
      union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_at is not null) l
    where l.locked_at < clock_timestamp() - interval '60 seconds' and not exists (
      select from app_private.worker_heartbeat h where h.pool_id = l.locked_by and h.at > clock_timestamp() - interval '30 seconds')
  ) gone where gone.ids is not null`;

/**
 * A job that was asked for again while it ran is told not to run again: the library takes its key and uses up its tries. When
 * its worker is killed, or it fails, what is left of it would wait for ever, although the job that followed it does the work.
 * One that failed is known by its task: these ($1) do all the work there is and are always asked for under a key. Any other
 * job without a key that failed has no follower and stays to be seen.
 */
const followedStatement = `
  delete from graphile_worker._private_jobs j
  where j.locked_at is null and j.key is null and j.attempts >= j.max_attempts and (j.last_error is null
    or j.payload::text = '{}' and j.task_id in (select t.id from graphile_worker._private_tasks t where t.identifier = any ($1)))`;

/**
 * Beats at once and then every five seconds, and gives back what lost workers held; returns how to stop, which takes the
 * row away. `poolId`: the name under which this process locks its jobs.
 */
export async function startHeartbeat(query: Query, poolId: string): Promise<() => Promise<void>> {
  const id = `${hostname()}:${process.pid}`;
  const beat = async () => {
    await query(
      `insert into app_private.worker_heartbeat (id, at, pool_id) values ($1, clock_timestamp(), $2)
       on conflict (id) do update set at = excluded.at, pool_id = excluded.pool_id`,
      [id, poolId],
    );
    await query(releaseStatement, []);
    await query(followedStatement, [wholeTasks]);
  };
  await query(`delete from app_private.worker_heartbeat where at < clock_timestamp() - interval '1 day'`, []);
  await beat();
  const timer = setInterval(() => void beat().catch(() => {}), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await query('delete from app_private.worker_heartbeat where id = $1', [id]).catch(() => {});
  };
}
