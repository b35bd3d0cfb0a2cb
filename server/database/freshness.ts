/** How a server knows that a replica has everything that was committed before a read began. */
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Config } from '../config.ts';

/** Both may reject with any error: services refuse functions that PostgreSQL has. */
export interface Freshness {
  /** A mark after everything that the primary committed before the call. */
  mark(): Promise<string>;
  /** True if the replica has what was committed before the mark. */
  reached(replica: pg.Pool, mark: string): Promise<boolean>;
}

type Of = (primary: pg.Pool) => Freshness;

const valueFrom = async <T>(pool: pg.Pool, text: string, values?: unknown[]): Promise<T> =>
  (await pool.query(text, values)).rows[0].value;

/**
 * By the position in the write-ahead log and its timeline, for streaming replication: after a failover, the former
 * primary may be further on a timeline that has ended. A replica notes its timeline at checkpoints, so then it answers
 * again after five minutes at most.
 */
const byWal: Of = (primary) => ({
  mark: () =>
    valueFrom(
      primary,
      `select lsn || ' ' || ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as value
       from pg_current_wal_flush_lsn() lsn`,
    ),
  reached: (replica, mark) =>
    valueFrom(
      replica,
      `select coalesce(pg_last_wal_replay_lsn() >= split_part($1, ' ', 1)::pg_lsn
         and timeline_id = split_part($1, ' ', 2)::int, false) as value from pg_control_checkpoint()`,
      [mark],
    ),
});

/** By a row that is updated for the reads that wait; any replica that applies commits in order will do. */
const byHeartbeat: Of = (primary) => {
  const id = randomInt(16);
  return {
    mark: nextRun(() => valueFrom(primary, 'select app_private.advance_heartbeat($1)::text as value', [id])),
    reached: (replica, mark) => valueFrom(replica, 'select app_private.heartbeat_reached($1, $2) as value', [id, mark]),
  };
};

export const freshnessBy: Record<Config['replicaFreshness'], Of> = { wal: byWal, heartbeat: byHeartbeat };

/** Runs one at a time: a call gets the result of the next run that begins after it, together with all who wait for that. */
export function nextRun<T>(run: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= last.then(() => {
      next = null;
      const running = run();
      last = running.catch(() => {});
      return running;
    });
    return next;
  };
}
