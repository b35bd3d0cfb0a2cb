/** Rendered emails that wait to be sent. */
import { randomUUID } from 'node:crypto';
import { MissingRecord, type RenderedMail, renderMails } from '../../server/shared/mail/index.ts';
import { type Queued, type Result, record, release, reserve } from './outbox.ts';
import type { MailTools } from './tools.ts';

/** Emails read together; at most two batches are in memory at the same time. */
const BATCH = 128;
/** If fewer wait, the next batch is read and rendered while these are sent. */
const AHEAD = 96;

/** The delay after the given number of attempts, in seconds: 3, 7, 20, 55 … 6 hours. */
export const pauseAfter = (attempts: number): number => Math.exp(Math.min(attempts, 10));

export interface PreparedMail {
  mail: Queued;
  rendered: RenderedMail;
}

/** Reserves due emails batch by batch, or the one with this id, and renders them. */
export class RenderQueue {
  /** The reservation's owner. */
  readonly by = randomUUID();
  /** Why emails could not be rendered and wait for another attempt; null if there are none. */
  retry: string | null = null;
  readonly #tools: MailTools;
  readonly #id: number | null;
  #waiting: PreparedMail[] = [];
  #writing: Promise<void> | null = null;
  #ended = false;

  constructor(tools: MailTools, id: number | null) {
    this.#tools = tools;
    this.#id = id;
  }

  /** The next emails, up to the given number; none if nothing is due. Throws if a batch could not be read. */
  async take(count: number): Promise<PreparedMail[]> {
    while (this.#waiting.length === 0 && !this.#ended) await this.#write();
    const group = this.#waiting.splice(0, count);
    // an error here is thrown when its batch is taken
    if (this.#waiting.length < AHEAD && !this.#ended) this.#write().catch(() => undefined);
    return group;
  }

  /** Releases what was not taken, so that others can reserve it at once. */
  async close(): Promise<void> {
    this.#ended = true;
    await this.#writing?.catch(() => undefined);
    await release(this.#tools.query, this.by);
  }

  /** Renders the next batch, one at a time. */
  #write(): Promise<void> {
    this.#writing ??= this.#nextBatch().then(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #nextBatch(): Promise<void> {
    const { query, config, log } = this.#tools;
    const mails = await reserve(query, this.by, BATCH, this.#id, config.quietHours);
    if (mails.length === 0 || this.#id !== null) this.#ended = true;
    if (mails.length === 0) return;
    const over: Result[] = [];
    const wanted = mails.filter((mail) => {
      if (mail.suppressed !== null) over.push({ id: mail.id, state: 'skipped', reason: mail.suppressed });
      return mail.suppressed === null;
    });
    const renderedMails = await renderMails(
      query,
      wanted.map(({ kind, payload, recipient }) => ({ kind, payload, recipient })),
      config.mail,
    );
    for (const [index, mail] of wanted.entries()) {
      const rendered = renderedMails[index] as RenderedMail | Error;
      if (rendered instanceof MissingRecord) over.push({ id: mail.id, state: 'skipped', reason: rendered.message });
      else if (rendered instanceof Error) {
        this.retry = `It could not be rendered: ${rendered.message}`;
        log.error({ id: mail.id, kind: mail.kind, err: rendered }, 'email could not be rendered');
        over.push({ id: mail.id, state: 'queued', reason: this.retry, retryIn: pauseAfter(5) });
      } else if (rendered.unwanted) over.push({ id: mail.id, state: 'skipped', reason: rendered.unwanted });
      else this.#waiting.push({ mail, rendered });
    }
    await record(query, this.by, over, (error) =>
      log.warn({ err: error }, 'recording outcomes of emails failed, trying again'),
    );
  }
}
