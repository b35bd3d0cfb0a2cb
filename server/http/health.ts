import { setTimeout as pause } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';

/** A worker writes a sign of life every five seconds; six missed ones mean that it is gone. */
const WORKER_SILENCE_SECONDS = 35;
/** Whoever asks for health waits no longer: a database that takes the question and says nothing is not reachable. */
const ANSWER_WITHIN = 5000;

/**
 * GET /healthz: 200 when database, migrations and worker are ready, 503 with what is missing otherwise: whether the
 * installation works. GET /readyz: whether this server should be sent requests, which needs no worker; 503 from the moment
 * it is told to stop.
 */
export function installHealth({ express, database, config }: ServerContext, isClosing: () => boolean): void {
  const look = async () => {
    const state = { database: false, migrations: false, worker: false };
    try {
      const [row] =
        (await Promise.race([
          database.asServer<{ migrated: boolean; silence: number | null }>(
            'select migrated, extract(epoch from clock_timestamp() - worker_seen_at)::float8 as silence from app_private.health()',
          ),
          pause(Math.min(config.statementTimeout, ANSWER_WITHIN), null, { ref: false }),
        ])) ?? [];
      state.database = row !== undefined;
      state.migrations = row?.migrated === true;
      state.worker = row?.silence !== null && row?.silence !== undefined && row.silence < WORKER_SILENCE_SECONDS;
    } catch {
      // answered below: what is not true was not proved
    }
    return state;
  };
  express.get('/healthz', async (_req, res) => {
    const state = await look();
    const ready = !isClosing() && state.database && state.migrations && state.worker;
    res.status(ready ? 200 : 503).json({ ready, ...state });
  });
  express.get('/readyz', async (_req, res) => {
    const { database: reachable, migrations } = await look();
    const ready = !isClosing() && reachable && migrations;
    res.status(ready ? 200 : 503).json({ ready, database: reachable, migrations, closing: isClosing() });
  });
}
