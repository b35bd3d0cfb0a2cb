/**
 * Keys of requests (`Idempotency-Key`): the server does what a key asks for once [R21]. A request keeps its key until
 * there is an answer, so that "try again" after a lost one sends the same key.
 */
import { newKey } from './newKey.ts';

interface Sent {
  key: string;
  operation: string;
  input: string;
  form: string | undefined;
  /** How many attempts are under way. */
  running: number;
  /** By performance.now(): when the last attempt ended without an answer. */
  lostAt: number;
}

/** Milliseconds after which the same input is a new request: somebody who comes back later means it. */
const REMEMBERED = 10 * 60_000;

/** What sets a state: repeating it does no harm, and it must not be answered from before a later change. */
const SETS_STATE =
  /^(update|save|set|delete|remove|restore|undo|react|answerPhotoRequest|review|withdraw|revoke|mark|order|dismiss|clear|limit|take|schedule|unschedule|merge|unmerge|upsert)|(update|updateMany|delete)$|\/(sponsor_logos|sponsor_facing_goal_images)$/i;
/** Operations and paths that add something: a later one does not undo what an earlier one added. */
const CREATES = /^(\/|create|invite)|create$/i;

const sent = new Set<Sent>();

/** The entry of an equal request under way or without an answer, or of the form's earlier input; undefined for a new one. */
function earlier(operation: string, input: string, form: string | undefined): Sent | undefined {
  for (const request of sent)
    if (request.running === 0 && performance.now() - request.lostAt > REMEMBERED) sent.delete(request);
  const same = [...sent].filter((request) => request.operation === operation);
  return (
    same.find((request) => request.input === input) ??
    same.find((request) => form !== undefined && request.form === form && request.running === 0)
  );
}

/**
 * Sends a request under a key. `operation`: its name or path, `input`: what identifies its contents; `isLost`: whether
 * an error leaves open if the server did it. Equal requests share a key until one of them is answered; other input is
 * a new request, unless `form` says that it corrects an earlier one: then the server refuses it if it did that one.
 */
export async function withKey<Result>(
  operation: string,
  input: string,
  isLost: (error: unknown) => boolean,
  send: (headers: { 'idempotency-key': string }) => Promise<Result>,
  form?: string,
): Promise<Result> {
  const known = SETS_STATE.test(operation) ? undefined : earlier(operation, input, form);
  const request = known ?? { key: newKey(), operation, input, form, running: 0, lostAt: 0 };
  request.input = input;
  request.running += 1;
  sent.add(request);
  let lost = false;
  try {
    const result = await send({ 'idempotency-key': request.key });
    // an older attempt at the same operation must not answer for what this one changed
    for (const other of CREATES.test(operation) ? [] : sent)
      if (other.operation === operation && other.running === 0) sent.delete(other);
    return result;
  } catch (error) {
    lost = isLost(error) && !SETS_STATE.test(operation);
    throw error;
  } finally {
    request.running -= 1;
    request.lostAt = performance.now();
    if (!lost) sent.delete(request);
  }
}

/** What identifies a form's contents; two files are the same if their names and sizes are. */
export const inputOfForm = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : [value.name, value.size]]),
  );
