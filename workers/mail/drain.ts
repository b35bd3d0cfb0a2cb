/** Sends what waits in the outbox, a batch after the other: read together, written one by one, handed over in small groups. */
import type { WorkerTools } from '../task.ts';
import type { Outcome } from './mailer.ts';
import { claim, MAX_ATTEMPTS, putOff, type Queued, type Result, record, release, reserve, suppress } from './outbox.ts';
import { MissingRecord, type RenderedMail, renderMails } from './render.ts';

/** Mails read together; their letters are in memory at the same time. */
const BATCH = 128;
/** Mails claimed together: a claim must be on disk before its mails leave. After kill -9 at most LANES × GROUP are uncertain. */
const GROUP = 25;
/** Groups at the same time: while one waits for its mail server or the disk, another is written. */
const LANES = 2;
const LARGEST_LOGO = 200_000;

/** The pause after so many tries, in seconds: 3, 7, 20, 55 … 6 hours. */
const pauseAfter = (attempts: number): number => Math.exp(Math.min(attempts, 10));

/** What went wrong so that the rest of the batch would fare no better: no mail server there, or not our credentials. */
class NoMailServer extends Error {}

/** A batch that is reserved and written, and not yet handed over. */
interface Batch {
  by: string;
  ready: [Queued, RenderedMail][];
  /** The reason for which mails could not be written and wait for another try; null when there is none. */
  retry: string | null;
}

/** Sends everything that is due, or the one mail with this id. Throws when mails wait for another try. */
export async function drain(tools: WorkerTools, id: number | null = null): Promise<void> {
  const { query, config } = tools;
  if (config.quietHours) await putOff(query, config.quietHours);
  let retry: string | null = null;
  let batch = await write(tools, id);
  while (batch && !tools.stopping?.aborted) {
    // while this batch goes out, the next is read and written; what fails there is told when its turn comes
    const next = id === null ? write(tools, null) : Promise.resolve(null);
    next.catch(() => undefined);
    try {
      retry = (await send(tools, batch)) ?? batch.retry ?? retry;
    } catch (error) {
      for (const one of [batch, await next.catch(() => null)])
        if (one) await release(query, one.by).catch(() => undefined);
      throw error;
    }
    batch = await next;
  }
  // what is left when the worker stops is another's at once
  if (batch) await release(query, batch.by);
  if (retry !== null) throw new Error(retry);
}

const note =
  ({ log }: WorkerTools) =>
  (error: unknown): void =>
    log.warn({ err: error }, 'recording mails failed, trying again');

/** Reserves the next batch and writes its letters; what is skipped is recorded at once. Null when nothing is due. */
async function write(tools: WorkerTools, id: number | null): Promise<Batch | null> {
  const { query, config, log } = tools;
  const { by, mails } = await reserve(query, BATCH, id);
  if (mails.length === 0) return null;
  const wanted = mails.filter(({ suppressed }) => suppressed === null);
  const ready: Batch['ready'] = [];
  const over: Result[] = mails.flatMap((mail) =>
    mail.suppressed === null ? [] : [{ id: mail.id, state: 'skipped', reason: mail.suppressed }],
  );
  let retry: string | null = null;
  try {
    const letters = await renderMails(
      query,
      wanted.map(({ kind, payload, recipient }) => ({ kind, payload, recipient })),
      config.mail,
    );
    wanted.forEach((mail, index) => {
      const letter = letters[index] as RenderedMail | Error;
      if (letter instanceof MissingRecord) over.push({ id: mail.id, state: 'skipped', reason: letter.message });
      else if (letter instanceof Error) {
        const reason = `It could not be written: ${letter.message}`;
        log.error({ id: mail.id, kind: mail.kind, err: letter }, 'mail could not be written');
        over.push({ id: mail.id, state: 'queued', reason, retryIn: pauseAfter(5) });
        retry = reason;
      } else if (letter.unwanted) over.push({ id: mail.id, state: 'skipped', reason: letter.unwanted });
      else ready.push([mail, letter]);
    });
    await record(query, over, note(tools));
  } catch (error) {
    await release(query, by).catch(() => undefined);
    throw error;
  }
  return { by, ready, retry };
}

/** Hands a written batch over, group by group. Answers why mails wait for another try, null when none does. */
async function send(tools: WorkerTools, { by, ready }: Batch): Promise<string | null> {
  const { query, log } = tools;
  let retry: string | null = null;
  const logos = new Map<string, Promise<Buffer | null>>();
  let next = 0;
  let stopped: NoMailServer | null = null;
  const lane = async (): Promise<void> => {
    let results: Result[] = [];
    while (next < ready.length && !stopped && !tools.stopping?.aborted) {
      const group = ready.slice(next, next + GROUP);
      next += GROUP;
      const ids = group.map(([{ id }]) => id);
      const [mine] = await Promise.all([claim(query, by, ids), record(query, results, note(tools))]);
      results = await Promise.all(
        group
          .filter(([{ id }]) => mine.has(id))
          .map(async ([mail, letter]) => {
            const { outcome, lost } = await hand(tools, mail, letter, logos);
            if (lost) stopped = new NoMailServer(outcome.state === 'retry' ? outcome.reason : '');
            const result = resultOf(mail, outcome);
            if (result.state === 'queued') retry = result.reason ?? null;
            if (result.state !== 'sent') log.warn({ kind: mail.kind, ...result }, 'mail not sent');
            return result;
          }),
      );
    }
    await record(query, results, note(tools));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (stopped) throw stopped;
  if (tools.stopping?.aborted) await release(query, by);
  return retry;
}

/** Hands one mail to the mail server. `lost`: the server could not be reached at all. */
async function hand(
  { mailer, store, query }: WorkerTools,
  { kind, recipient, subject_key: subjectKey, due }: Queued,
  letter: RenderedMail,
  logos: Map<string, Promise<Buffer | null>>,
): Promise<{ outcome: Outcome; lost: boolean }> {
  const { logoKey } = letter;
  let logo: Promise<Buffer | null> = Promise.resolve(null);
  if (logoKey) {
    logo = logos.get(logoKey) ?? store.get(logoKey);
    logos.set(logoKey, logo);
  }
  const bytes = await logo.catch(() => null);
  const outcome = await mailer.send(
    { kind, recipient, subjectKey, due },
    letter,
    bytes && bytes.byteLength <= LARGEST_LOGO ? bytes : null,
  );
  if (outcome.state === 'refused' && outcome.address) await suppress(query, recipient, outcome.reason);
  return { outcome, lost: outcome.state === 'retry' && outcome.unreachable };
}

function resultOf({ id, attempts }: Queued, outcome: Outcome): Result {
  switch (outcome.state) {
    case 'sent':
      return { id, state: 'sent', messageId: outcome.messageId };
    case 'retry':
      return attempts + 1 >= MAX_ATTEMPTS
        ? { id, state: 'failed', reason: outcome.reason }
        : { id, state: 'queued', reason: outcome.reason, retryIn: pauseAfter(attempts + 1) };
    default:
      return { id, state: outcome.state, reason: outcome.reason };
  }
}
