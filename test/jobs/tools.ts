/** The worker's tools on a test database, for running a task without the job runner. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { JobHelpers } from 'graphile-worker';
import { pino } from 'pino';
import { asAuthenticator } from '../../db/instance/connections.ts';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import type { MailEnv } from '../../server/shared/mail/index.ts';
import { parseOfferReminderDays, parseReminderDays } from '../../workers/config.ts';
import { openPool, queryOf } from '../../workers/database.ts';
import { smtpMailer } from '../../workers/mail/mailer.ts';
import type { WorkerTools } from '../../workers/task.ts';
import { works } from '../../workers/tasks/index.ts';

export const testMailEnv: MailEnv = {
  publicUrl: 'https://sideline.test',
  secret: 'a secret of tests, 32 characters or more',
  supportEmail: 'support@sideline.test',
  verificationEmail: 'verify@sideline.test',
  from: 'Sideline <hello@sideline.test>',
  postalAddress: 'Sideline, 1 Field Road, Springfield, IL 62701',
};

export interface TestTools extends WorkerTools {
  /** Runs one task once, as the job runner would. */
  run(task: string, payload?: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Opens tools. `smtpUrl`: where mail goes; `reminderDays`: the cadence. */
export function openTools(
  ownerUrl: string,
  smtpUrl: string,
  reminderDays = parseReminderDays(),
  more: Partial<WorkerTools['config']> = {},
  stopping?: AbortSignal,
): TestTools {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-jobs-'));
  const pool = openPool(ownerUrl, 6);
  const visitors = openPool(asAuthenticator(ownerUrl), 2);
  const query = queryOf(pool);
  const tools: WorkerTools = {
    config: {
      mail: testMailEnv,
      mailLookup: null,
      reminderDays,
      offerReminderDays: parseOfferReminderDays(),
      quietHours: null,
      edge: { purgeUrls: [], fetchSeconds: 15 },
      endOfDayHour: 18,
      keepMailDays: 400,
      keepEventDays: 400,
      keepViewDays: 400,
      keepReleaseDays: 400,
      webhooks: { privateAddresses: false, secrets: [testMailEnv.secret] },
      ...more,
    },
    pool,
    visitors,
    query,
    store: folderStore(folder),
    mailer: smtpMailer(smtpUrl, testMailEnv),
    log: pino({ level: 'silent' }),
    ...(stopping ? { stopping } : {}),
  };
  return {
    ...tools,
    async run(task, payload = {}) {
      const work = works[task];
      if (!work) throw new Error(`There is no task ${task}.`);
      await work(payload, tools, {} as JobHelpers);
    },
    async close() {
      tools.mailer.close();
      await Promise.all([visitors.end(), pool.end()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
