/** Everything the worker takes from its environment; server/start/README.md lists the shared names for people. */
import { connections } from '../db/connections.ts';
import { Failure } from '../db/failure.ts';
import { portSetting } from '../db/settings.ts';
import { type StoreSettings, storeSettings } from '../db/shared/store/settings.ts';
import { type MailEnv, mailEnv } from './mail/env.ts';

export interface WorkerConfig {
  /** Connects as the owner, past a pooler: the worker listens. */
  databaseUrl: string;
  smtpUrl: string;
  /** Where files are kept: a folder or a bucket. */
  files: StoreSettings;
  mail: MailEnv;
  /** Days from a verification deadline on which its league is reminded; negative: before it. */
  reminderDays: number[];
  /** Jobs at the same time. */
  concurrency: number;
  logLevel: string;
}

/** 7 days and 1 day before, 3 days after. */
const REMINDER_DAYS = '-7,-1,3';

/** Whole days, parted by commas: "-7,-1,3". */
export function parseReminderDays(text: string): number[] {
  const days = text.split(',').map((one) => Number(one.trim() || Number.NaN));
  if (!days.every((one) => Number.isInteger(one) && Math.abs(one) <= 365))
    throw new Failure(`REMINDER_DAYS must be whole days parted by commas, such as "${REMINDER_DAYS}", not "${text}".`);
  return [...new Set(days)].sort((a, b) => a - b);
}

/** Reads and checks the environment. Throws a Failure with one sentence. */
export function workerConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  const smtpUrl = env.SMTP_URL || `smtp://127.0.0.1:${portSetting('MAIL_SMTP_PORT', 1025)}`;
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol))
    throw new Failure('SMTP_URL must be an address such as smtp://user:password@host:587.');
  const concurrency = Number(env.WORKER_CONCURRENCY || 4);
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 50)
    throw new Failure(`WORKER_CONCURRENCY must be a whole number from 1 to 50, not "${env.WORKER_CONCURRENCY}".`);
  return {
    databaseUrl: connections().direct,
    smtpUrl,
    files: storeSettings(env),
    mail: mailEnv(env),
    reminderDays: parseReminderDays(env.REMINDER_DAYS || REMINDER_DAYS),
    concurrency,
    logLevel: env.LOG_LEVEL || 'info',
  };
}
