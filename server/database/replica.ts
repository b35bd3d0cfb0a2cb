/**
 * Reads dashboards and targeting from replicas (DATABASE_READ_URL), never less than what was committed before the
 * request: a replica is first asked whether it has that (./freshness.ts); if none has within a moment, the primary is
 * read. A filter that was just changed on any server is therefore included.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Viewer } from '../viewer.ts';
import type { Freshness } from './freshness.ts';
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

/** One database: its pool, and PostGraphile's access to it. */
export interface Side {
  pool: pg.Pool;
  withPgClient: WithPgClient;
}

/** The connections of this server that are in use or waited for. */
const load = ({ pool: { totalCount, idleCount, waitingCount } }: Side): number => totalCount - idleCount + waitingCount;

/**
 * Wraps the database access so that suitable reads go to the least loaded replica that is fresh. Whatever asking a
 * replica throws, it is not asked for a while and the primary answers.
 */
export function withReplicas(
  primary: Side,
  replicas: readonly Side[],
  freshness: Freshness,
  log: Logger,
): WithPgClient {
  const restUntil = new Map<Side, number>();
  const awake = () => replicas.filter((replica) => performance.now() >= (restUntil.get(replica) ?? 0));
  const avoid =
    (sides: readonly Side[]) =>
    ({ message }: Error): null => {
      for (const side of sides) restUntil.set(side, performance.now() + AVOID_AFTER_FAILURE);
      log.warn({ reason: message }, 'a replica did not answer, the main server does');
      return null;
    };
  let turn = 0;
  const freshReplica = async (): Promise<Side | null> => {
    const asked = awake();
    const mark = asked.length > 0 ? await freshness.mark().catch(avoid(asked)) : null;
    if (mark === null) return null;
    turn += 1; // equally loaded ones alternate
    for (const end = performance.now() + MAX_LAG_WAIT; ; await pause(4)) {
      const still = awake();
      const first = turn % still.length;
      const inTurn = [...still.slice(first), ...still.slice(0, first)];
      for (const replica of inTurn.sort((a, b) => load(a) - load(b)))
        if (await freshness.reached(replica.pool, mark).catch(avoid([replica]))) return replica;
      if (awake().length === 0 || performance.now() > end) return null;
    }
  };
  const withPgClient = async <T>(
    settings: Parameters<WithPgClient>[0],
    work: (client: VisitorClient) => T | Promise<T>,
  ): Promise<T> => {
    if (settings?.[REPLICA] !== 'on') return primary.withPgClient(settings, work);
    const { [REPLICA]: _marker, ...rest } = settings;
    const replica = await freshReplica();
    if (replica)
      try {
        return await replica.withPgClient(rest, work);
      } catch (error) {
        const onlyNow = ONLY_NOW.has(String((error as { code?: string }).code));
        if (!onlyNow && !isUnavailable(error)) throw error;
        if (onlyNow) log.warn({ reason: (error as Error).message }, 'a replica could not answer, the main server does');
        else avoid([replica])(error as Error);
      }
    return primary.withPgClient(rest, work);
  };
  return Object.assign(withPgClient, {
    release() {
      for (const { withPgClient } of [primary, ...replicas]) withPgClient.release();
    },
  });
}
