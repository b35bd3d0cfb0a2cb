/**
 * The worker's heartbeat in app_private.worker_heartbeat, which GET /readyz reads and by which workers detect that
 * another one has stopped. By the machine's clock, because the movable clock may jump.
 */
import { hostname } from 'node:os';
import { wholeTasks } from './crontab.ts';
import type { Query } from './database.ts';

const EVERY_MS = 5000;

/**
 * Unlocks the jobs of a killed worker: the job library itself would keep them locked for four hours. A worker is dead
 * after thirty seconds without a heartbeat; a lock younger than a minute may belong to one that has not sent any yet.
 * Every task may run twice, so a worker wrongly taken for dead does no harm.
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
 * When a job is queued again while it runs, or after its last attempt, the library removes its key and uses up its
 * attempts. If its worker is killed, or it fails, the rest of it would wait forever, although the following job does the
 * work. A failed one is recognized by its task: these ($1) do all pending work and are always queued under a key, by the
 * schedule with its time (_cron). Any other failed job without a key has no follower and is kept for inspection.
 */
const followedStatement = `
  delete from graphile_worker._private_jobs j
  where j.locked_at is null and j.key is null and j.attempts >= j.max_attempts and (j.last_error is null
    or (j.payload::text = '{}' or j.payload -> '_cron' is not null)
      and j.task_id in (select t.id from graphile_worker._private_tasks t where t.identifier = any ($1)))`;

/**
 * Sends a heartbeat at once and then every five seconds, and unlocks the jobs of dead workers; returns the stop
 * function, which deletes the row. `poolId`: the name under which this process locks its jobs.
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
