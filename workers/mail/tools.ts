import type { Logger } from 'pino';
import type { FileStore } from '../../server/shared/files/store/store.ts';
import type { MailEnv } from '../../server/shared/mail/index.ts';
import type { Query } from '../database.ts';
import type { Mailer } from './mailer.ts';
import type { QuietHours } from './outbox.ts';

/** What sending emails needs of the worker. */
export interface MailTools {
  config: { mail: MailEnv; quietHours: QuietHours | null };
  query: Query;
  store: FileStore;
  mailer: Mailer;
  log: Logger;
  /** Aborted when this worker is asked to stop: sending ends after the current batch. */
  stopping?: AbortSignal;
}
