/**
 * Sends the queued emails of the outbox: rendered ahead (renderQueue.ts), claimed in small groups, sent concurrently.
 */
import type { FileStore } from '../../server/shared/files/store/store.ts';
import { BatchSize } from './batchSize.ts';
import type { Outcome } from './mailer.ts';
import {
  claim,
  endHold,
  hold,
  isHeld,
  MAX_ATTEMPTS,
  postpone,
  type Queued,
  type Result,
  record,
  suppress,
} from './outbox.ts';
import { type PreparedMail, pauseAfter, RenderQueue } from './renderQueue.ts';
import type { MailTools } from './tools.ts';

/** Concurrent groups: while one waits for its claim to be on disk, the others are sent. */
const LANES = 3;
const LARGEST_LOGO = 200_000;
const LOGOS_KEPT = 20;

/** Sponsors' logos, each read once while emails of its sponsor are sent. */
class Logos {
  readonly #store: Pick<FileStore, 'get'>;
  readonly #kept = new Map<string, Promise<Buffer | null>>();

  constructor(store: Pick<FileStore, 'get'>) {
    this.#store = store;
  }

  /** The picture, or null if it is missing or too large for an email. */
  async of(key: string | null): Promise<Buffer | null> {
    if (!key) return null;
    let logo = this.#kept.get(key);
    if (!logo) {
      if (this.#kept.size >= LOGOS_KEPT) this.#kept.clear();
      logo = this.#store.get(key);
      this.#kept.set(key, logo);
    }
    const bytes = await logo.catch(() => null);
    return bytes && bytes.byteLength <= LARGEST_LOGO ? bytes : null;
  }
}

/**
 * Sends all due emails, or the one with this id, which does not wait for the end of a hold. Throws if emails wait for
 * another attempt; held ones are sent by the sweep after the hold.
 */
export async function flushOutbox(tools: MailTools, id: number | null = null): Promise<void> {
  const { query, config, log } = tools;
  if (id === null && (await isHeld(query))) return;
  if (config.quietHours) await postpone(query, config.quietHours);
  const queue = new RenderQueue(tools, id);
  const batchSize = new BatchSize();
  const logos = new Logos(tools.store);
  const noted = (error: unknown) => log.warn({ err: error }, 'recording outcomes of emails failed, trying again');
  let retry: string | null = null;
  /** Why no other email would succeed either: the mail server is unreachable or rejects our credentials. */
  let unreachable: string | null = null;
  /** The mail server's answer about us, which every other email would get, too. */
  let held: string | null = null;
  let sent = false;

  const send = async ({ mail, rendered }: PreparedMail): Promise<Result> => {
    const outcome = await hand(tools, mail, rendered, logos);
    if (outcome.state === 'retry' && outcome.unreachable) unreachable = outcome.reason;
    if (outcome.state === 'held') held = outcome.reason;
    if (outcome.state === 'sent') sent = true;
    const result = resultOf(mail, outcome);
    if (outcome.state === 'retry' && result.state === 'queued') retry = outcome.reason;
    if (result.state !== 'sent') log.warn({ kind: mail.kind, ...result }, 'mail not sent');
    return result;
  };
  const lane = async (): Promise<void> => {
    let results: Result[] = [];
    try {
      while (unreachable === null && held === null && !tools.stopping?.aborted) {
        const group = await queue.take(batchSize.size);
        if (group.length === 0) break;
        const began = performance.now();
        const ids = group.map(({ mail }) => mail.id);
        const [mine] = await Promise.all([claim(query, queue.by, ids), record(query, queue.by, results, noted)]);
        const claimed = performance.now();
        results = await Promise.all(group.filter(({ mail }) => mine.has(mail.id)).map(send));
        batchSize.note(claimed - began, performance.now() - claimed);
      }
    } finally {
      // recording twice has no effect
      await record(query, queue.by, results, noted);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  await queue.close();
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
  if (sent) await endHold(query);
  if (held !== null) await hold(query, held, noted);
  retry ??= queue.retry;
  if (unreachable !== null || retry !== null) throw new Error(unreachable ?? retry ?? '');
}

/**
 * Sends one email to the mail server. An address that it refuses gets no further email; if that cannot be recorded, the
 * outcome still is, and so are those of the emails beside it.
 */
async function hand(
  { mailer, query, log }: MailTools,
  { id, kind, recipient, subject_key: subjectKey, due }: Queued,
  rendered: PreparedMail['rendered'],
  logos: Logos,
): Promise<Outcome> {
  const outcome = await mailer.send(
    { id, kind, recipient, subjectKey, due },
    rendered,
    await logos.of(rendered.logoKey),
  );
  const noted = (error: unknown) => log.warn({ err: error, kind }, 'recording an address that refuses email failed');
  if (outcome.state === 'refused' && outcome.address)
    await suppress(query, recipient, outcome.reason, noted).catch(noted);
  return outcome;
}

function resultOf({ id, attempts }: Queued, outcome: Outcome): Result {
  switch (outcome.state) {
    case 'sent':
      return { id, state: 'sent', messageId: outcome.messageId };
    case 'retry':
      return attempts + 1 >= MAX_ATTEMPTS
        ? { id, state: 'failed', reason: outcome.reason }
        : { id, state: 'queued', reason: outcome.reason, retryIn: pauseAfter(attempts + 1) };
    case 'held':
      // never given up; the pauses grow, so that a single email with this response rarely delays the others
      return {
        id,
        state: 'queued',
        reason: outcome.reason,
        held: true,
        retryIn: Math.min(pauseAfter(attempts + 1), 3600),
      };
    default:
      return { id, state: outcome.state, reason: outcome.reason };
  }
}
