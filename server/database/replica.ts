/**
 * Reads dashboards and targeting from a streaming replica (DATABASE_READ_URL), never less than what was committed
 * before the request: the replica is first asked whether it has replayed the primary's WAL so far; if it has not within
 * a moment, or is unreachable, the primary is read. A filter that was just changed on any server is therefore included.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Viewer } from '../viewer.ts';
import type { VisitorClient, WithPgClient } from './visitorAdaptor.ts';

/** Set to 'on' in a request's settings if the replica may answer; removed before the settings reach the database. */
export const REPLICA = 'sideline.replica';

/** Frequent read-only fields: root fields of dashboards and targeting. */
const HEAVY = /\b(dashboard[A-Z]\w*|targetingSummary|prospectiveSponsorableProperties)\b/;

/** True if a replica may answer a request's document. */
export function mayReadReplica(viewer: Viewer | null, query: unknown): boolean {
  if (typeof query !== 'string' || !/^\s*(query\b|\{)/.test(query)) return false;
  if (viewer?.type === 'link' && (viewer.claims.kind === 'campaign' || viewer.claims.kind === 'season')) return true;
  return HEAVY.test(query);
}

/** How long to wait for a lagging replica, and how long to avoid a failed one, in milliseconds. */
const MAX_LAG_WAIT = 40;
const AVOID_AFTER_FAILURE = 5000;

/** Canceled by replay, or the statement writes: the primary can answer, and the replica is healthy. */
const ONLY_NOW = new Set(['40001', '25006']);

export interface Sides {
  primary: { pool: pg.Pool; withPgClient: WithPgClient };
  replica: { pool: pg.Pool; withPgClient: WithPgClient };
}

/** Wraps the database access so that suitable reads go to the replica. */
export function withReplica({ primary, replica }: Sides, log: Logger): WithPgClient {
  let restUntil = 0;
  const caughtUp = async (): Promise<boolean> => {
    const { rows } = await primary.pool.query('select pg_current_wal_flush_lsn()::text as lsn');
    for (const end = performance.now() + MAX_LAG_WAIT; ; await pause(4)) {
      const answer = await replica.pool.query(
        'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as there',
        [rows[0].lsn],
      );
      if (answer.rows[0].there) return true;
      if (performance.now() > end) return false;
    }
  };
  const withPgClient = async <T>(
    settings: Parameters<WithPgClient>[0],
    work: (client: VisitorClient) => T | Promise<T>,
  ): Promise<T> => {
    if (settings?.[REPLICA] !== 'on') return primary.withPgClient(settings, work);
    const { [REPLICA]: _marker, ...rest } = settings;
    if (performance.now() < restUntil) return primary.withPgClient(rest, work);
    try {
      if (await caughtUp()) return await replica.withPgClient(rest, work);
    } catch (error) {
      const onlyNow = ONLY_NOW.has(String((error as { code?: string }).code));
      if (!onlyNow && !isUnavailable(error)) throw error;
      if (!onlyNow) restUntil = performance.now() + AVOID_AFTER_FAILURE;
      log.warn({ reason: (error as Error).message }, 'the replica did not answer, the main server does');
    }
    return primary.withPgClient(rest, work);
  };
  return Object.assign(withPgClient, {
    release() {
      primary.withPgClient.release();
      replica.withPgClient.release();
    },
  });
}
