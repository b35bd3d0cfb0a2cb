/** Mails that are written and wait for their turn to be handed over. */
import { randomUUID } from 'node:crypto';
import { MissingRecord, type RenderedMail, renderMails } from '../../server/shared/mail/index.ts';
import { type Queued, type Result, record, release, reserve } from './outbox.ts';
import type { MailTools } from './tools.ts';

/** Mails read together; at most two batches' letters are in memory at the same time. */
const BATCH = 128;
/** When fewer wait, the next batch is read and written, while these go out. */
const AHEAD = 96;

/** The pause after so many tries, in seconds: 3, 7, 20, 55 … 6 hours. */
export const pauseAfter = (attempts: number): number => Math.exp(Math.min(attempts, 10));

export interface PreparedMail {
  mail: Queued;
  rendered: RenderedMail;
}

/** Reserves what is due batch by batch, or the one mail with this id, and writes its letters. */
export class RenderQueue {
  /** Who reserved what stands here. */
  readonly by = randomUUID();
  /** The reason for which mails could not be written and wait for another try; null when there is none. */
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

  /** The next mails, at most so many; none when nothing is due any more. Throws when a batch could not be read. */
  async take(count: number): Promise<PreparedMail[]> {
    while (this.#waiting.length === 0 && !this.#ended) await this.#write();
    const group = this.#waiting.splice(0, count);
    // what fails here is told when its turn comes
    if (this.#waiting.length < AHEAD && !this.#ended) this.#write().catch(() => undefined);
    return group;
  }

  /** Gives back what was not taken: it is another's at once. */
  async close(): Promise<void> {
    this.#ended = true;
    await this.#writing?.catch(() => undefined);
    await release(this.#tools.query, this.by);
  }

  /** Writes the next batch, one at a time. */
  #write(): Promise<void> {
    this.#writing ??= this.#nextBatch().then(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #nextBatch(): Promise<void> {
    const { query, config, log } = this.#tools;
    const mails = await reserve(query, this.by, BATCH, this.#id);
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
        this.retry = `It could not be written: ${rendered.message}`;
        log.error({ id: mail.id, kind: mail.kind, err: rendered }, 'mail could not be written');
        over.push({ id: mail.id, state: 'queued', reason: this.retry, retryIn: pauseAfter(5) });
      } else if (rendered.unwanted) over.push({ id: mail.id, state: 'skipped', reason: rendered.unwanted });
      else this.#waiting.push({ mail, rendered });
    }
    await record(query, this.by, over, (error) => log.warn({ err: error }, 'recording mails failed, trying again'));
  }
}
