/**
 * Sends one mail {id} of the outbox. One conditional update claims it, so two runs never both send. A crash after the claim
 * leaves it claimed; the sweep then calls it uncertain, and nobody sends it again blindly.
 */

import type { MailKey } from '../mail/mailer.ts';
import { MissingRecord, type RenderedMail, renderMail } from '../mail/render.ts';
import type { Payload } from '../mail/template.ts';
import { idOf, type Work, type WorkerTools } from '../task.ts';

/** Tries in all; with the growing pauses between them they end within a day. */
export const MAX_ATTEMPTS = 13;
const LARGEST_LOGO = 200_000;

interface Claim extends Record<string, unknown> {
  kind: string;
  recipient: string;
  subject_key: string;
  due: string;
  payload: Payload;
  attempts: number;
}

// claimed_at is the machine's time, not the movable clock's: it measures how long a process has been silent
const claimStatement = `
  update app_private.mail_outbox set state = 'claimed', claimed_at = clock_timestamp(), attempts = attempts + 1
  where id = $1 and state = 'queued' and due <= app_private.today()
  returning kind, recipient, subject_key, due::text as due, payload, attempts`;

const recordStatement = `
  update app_private.mail_outbox set state = $2, last_error = $3, message_id = coalesce($4, message_id),
    sent_at = case when $2 = 'sent' then app_private.clock() else sent_at end
  where id = $1 and state in ('claimed', 'uncertain')`;

type Result = { state: 'sent' | 'failed' | 'skipped' | 'uncertain' | 'queued'; reason?: string; messageId?: string };

async function record({ query, log }: WorkerTools, id: number, { state, reason, messageId }: Result): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await query(recordStatement, [id, state, reason ?? null, messageId ?? null]);
      return;
    } catch (error) {
      // a mail that is out must not be forgotten for a short hiccup of the database
      if (tries === 5) throw error;
      log.warn({ id, state, error }, 'recording a mail failed, trying again');
      await new Promise((resolve) => setTimeout(resolve, tries * 500));
    }
  }
}

/** The sponsor's logo for the mail; none when it is missing or too heavy to attach. */
async function logoOf(mail: RenderedMail, { store }: WorkerTools): Promise<Buffer | null> {
  const bytes = mail.logoKey ? await store.get(mail.logoKey) : null;
  return bytes && bytes.byteLength <= LARGEST_LOGO ? bytes : null;
}

const work: Work = async (payload, tools) => {
  const { query, config, mailer, log } = tools;
  const id = idOf(payload);
  const [row] = await query<Claim>(claimStatement, [id]);
  if (!row) return; // sent, claimed by another run, not due yet, or gone
  const key: MailKey = { kind: row.kind, recipient: row.recipient, subjectKey: row.subject_key, due: row.due };

  /** Back into the queue, or failed after the last try; the thrown error makes graphile-worker wait and run us again. */
  const tryAgain = async (reason: string): Promise<never | undefined> => {
    const last = row.attempts >= MAX_ATTEMPTS;
    await record(tools, id, { state: last ? 'failed' : 'queued', reason });
    log.warn(
      { id, kind: row.kind, attempts: row.attempts, reason },
      last ? 'mail failed' : 'mail waits for another try',
    );
    if (last) return;
    throw new Error(reason);
  };

  let mail: RenderedMail;
  let logo: Buffer | null;
  try {
    mail = await renderMail(query, row.kind, row.payload, config.mail, { recipient: row.recipient });
    logo = await logoOf(mail, tools);
  } catch (error) {
    const reason = (error as Error).message;
    if (error instanceof MissingRecord) return record(tools, id, { state: 'skipped', reason });
    return tryAgain(`It could not be written: ${reason}`);
  }
  if (mail.unwanted) return record(tools, id, { state: 'skipped', reason: mail.unwanted });

  const outcome = await mailer.send(key, mail, logo);
  if (outcome.state === 'retry') return tryAgain(outcome.reason);
  await record(tools, id, outcome);
  if (outcome.state !== 'sent') log.warn({ id, kind: row.kind, ...outcome }, 'mail not sent');
};

export default work;
