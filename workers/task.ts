/** What every task gets, and how the files under tasks/ become graphile-worker's task list. */
import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { FileStore } from '../server/shared/files/store/store.ts';
import type { WorkerConfig } from './config.ts';
import type { Query } from './database.ts';
import type { Mailer } from './mail/mailer.ts';

export interface WorkerTools {
  config: Pick<
    WorkerConfig,
    | 'mail'
    | 'mailLookup'
    | 'reminderDays'
    | 'offerReminderDays'
    | 'quietHours'
    | 'edge'
    | 'endOfDayHour'
    | 'keepMailDays'
    | 'keepEventDays'
    | 'keepViewDays'
    | 'keepReleaseDays'
    | 'webhooks'
  >;
  pool: Pool;
  /** Connections as sideline_authenticator, which may become any visitor and has no rights of its own. */
  visitors: Pool;
  query: Query;
  store: FileStore;
  mailer: Mailer;
  log: Logger;
  /** Aborted when this worker is asked to stop: long work ends at its next safe point. */
  stopping?: AbortSignal;
}

/** A job's function. `payload`: what was queued; an integer `id` (or another name) unless the task says otherwise. */
export type Work = (payload: Record<string, unknown>, tools: WorkerTools, helpers: JobHelpers) => Promise<void>;

/** One id of a payload. Throws if it is missing: such a job can never succeed. */
export function idOf(payload: Record<string, unknown>, name = 'id'): number {
  const id = Number(payload[name]);
  if (!Number.isSafeInteger(id) || id < 1) throw new Error(`The job's payload has no ${name}.`);
  return id;
}

/** Passes its tools to every task. The keys are task names: `<table>__<verb>`. */
export function taskList(works: Record<string, Work>, tools: WorkerTools): TaskList {
  return Object.fromEntries(
    Object.entries(works).map(([name, work]) => [
      name,
      (payload: unknown, helpers: JobHelpers) => work((payload ?? {}) as Record<string, unknown>, tools, helpers),
    ]),
  );
}
