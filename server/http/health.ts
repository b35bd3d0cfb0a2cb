import { setTimeout as pause } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';
import type { FileStore } from '../shared/files/store/store.ts';

/** A worker writes a heartbeat every five seconds; after six missed ones it counts as stopped. */
const HEARTBEAT_TIMEOUT_SECONDS = 35;
/** For how many milliseconds the answer of the disk may be used. */
const DISK_FRESH = 5000;
/** Timeout of the health check: a database that accepts the query but does not answer is unavailable. */
const ANSWER_WITHIN = 5000;

/**
 * GET /healthz: 200 if database, migrations and worker are ready and files can be stored, so the installation works; otherwise 503 with what
 * is missing. GET /readyz: whether this server should receive requests, which needs no worker; 503 once it is
 * shutting down.
 */
export function installHealth(
  { express, database, config, log, store }: ServerContext & { store: Pick<FileStore, 'probe'> },
  isClosing: () => boolean,
): void {
  let probed = { at: 0, answer: Promise.resolve(true) };
  const hasRoom = (): Promise<boolean> => {
    if (Date.now() - probed.at > DISK_FRESH)
      probed = {
        at: Date.now(),
        answer: Promise.resolve(store.probe?.()).then(
          () => true,
          (err) => {
            log.error({ err }, 'files cannot be stored');
            return false;
          },
        ),
      };
    return probed.answer;
  };
  const look = async () => {
    const state = { database: false, migrations: false, worker: false };
    try {
      const [row] =
        (await Promise.race([
          database.asServer<{ migrated: boolean; heartbeatAge: number | null }>(
            'select migrated, extract(epoch from clock_timestamp() - worker_seen_at)::float8 as "heartbeatAge" from app_private.health()',
          ),
          pause(Math.min(config.statementTimeout, ANSWER_WITHIN), null, { ref: false }),
        ])) ?? [];
      state.database = row !== undefined;
      state.migrations = row?.migrated === true;
      state.worker =
        row?.heartbeatAge !== null && row?.heartbeatAge !== undefined && row.heartbeatAge < HEARTBEAT_TIMEOUT_SECONDS;
    } catch {
      // answered below: unproven means false
    }
    return state;
  };
  express.get('/healthz', async (_req, res) => {
    const [found, disk] = await Promise.all([look(), hasRoom()]);
    const state = { ...found, disk };
    const ready = !isClosing() && state.database && state.migrations && state.worker && disk;
    res.status(ready ? 200 : 503).json({ ready, ...state });
  });
  express.get('/readyz', async (_req, res) => {
    const { database: reachable, migrations } = await look();
    const ready = !isClosing() && reachable && migrations;
    res.status(ready ? 200 : 503).json({ ready, database: reachable, migrations, closing: isClosing() });
  });
}
