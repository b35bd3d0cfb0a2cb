/** Signs of life in app_private.worker_heartbeat, which GET /healthz reads. Machine time: the movable clock may jump. */
import { hostname } from 'node:os';
import type { Query } from './database.ts';

const EVERY_MS = 5000;

/** Beats at once and then every five seconds; returns how to stop, which takes the row away. */
export async function startHeartbeat(query: Query): Promise<() => Promise<void>> {
  const id = `${hostname()}:${process.pid}`;
  const beat = () =>
    query(
      `insert into app_private.worker_heartbeat (id, at) values ($1, clock_timestamp())
       on conflict (id) do update set at = excluded.at`,
      [id],
    );
  await query(`delete from app_private.worker_heartbeat where at < clock_timestamp() - interval '1 day'`, []);
  await beat();
  const timer = setInterval(() => void beat().catch(() => {}), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await query('delete from app_private.worker_heartbeat where id = $1', [id]).catch(() => {});
  };
}
