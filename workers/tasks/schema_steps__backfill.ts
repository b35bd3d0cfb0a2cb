/**
 * Runs the backfills that migrations have left, one after another, in batches that each lock few rows for a short time.
 * A batch that waits for a lock for two seconds is tried again at the next run.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '../database.ts';
import type { Work } from '../task.ts';

/** Between two batches, so that replicas, vacuum and people keep up; milliseconds. */
const PAUSE = 50;

const work: Work = async (_payload, { pool, query, log, stopping }) => {
  const steps = await query<{ name: string }>(
    `select name from app_private.schema_steps where kind = 'backfill' and done_at is null order by number`,
    [],
  );
  for (const { name } of steps) {
    const batch = () =>
      inTransaction(pool, async (run) => {
        await run(`set local lock_timeout = '2s'`, []);
        const [row] = await run<{ rows: number }>('select app_private.backfill_batch($1) as rows', [name]);
        return row?.rows ?? 0;
      });
    while ((await batch()) > 0) {
      if (stopping?.aborted) return;
      await pause(PAUSE);
    }
    log.info({ backfill: name }, 'backfill finished');
  }
};

export default work;
