import { ApiError, isFailure, NetworkError } from '../../../ui/graphql.ts';

/** The generic message for errors without one (S-411). */
export const GENERIC_ALERT = 'Oops! Something went wrong. Please refresh the page and try again.';

/** True if the server or one of its stores is temporarily unavailable; its message says so. */
const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.code === 'SL503';

/** The message to show for an error: the server's, one for a lost connection or unavailable server, else `fallback`. */
export function messageOf(error: unknown, fallback: string = GENERIC_ALERT): string {
  // The generic message advises refreshing, which would lose unsaved input.
  if (error instanceof NetworkError || (isUnavailable(error) && error instanceof Error)) return error.message;
  return error instanceof ApiError && !error.isServerError && error.message ? error.message : fallback;
}

/** True if the page has an input of this name. */
const isShown = (name: string): boolean => document.getElementsByName(name).length > 0;

/** The rejected input and its message; undefined if the error concerns no visible input. */
export function fieldErrors(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiError) || !error.field || !isShown(error.field)) return undefined;
  return { [error.field]: error.message };
}

/** A form's errors after saving failed: at the rejected input, otherwise for the whole form, shown by FormError. */
export const submitErrors = (error: unknown): Record<string, string> =>
  fieldErrors(error) ?? { root: messageOf(error) };

/** Retries at most twice, and only after network and server errors; rejected requests are not repeated (S-417). */
export const retryTwice = (count: number, error: unknown): boolean => count < 2 && isFailure(error);

/** Milliseconds after which an error is shown instead of retrying. */
const SLOW_MS = 500;
const slowErrors = new WeakSet<object>();

/** Runs a query; its error records how long it took. */
export async function timedQuery<Data>(read: () => Promise<Data>): Promise<Data> {
  const startedAt = performance.now();
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && performance.now() - startedAt > SLOW_MS) slowErrors.add(error);
    throw error;
  }
}

/**
 * Queries are retried like mutations, but not after a slow failure, because a page may run several in sequence and must
 * show its error within seconds (S-412).
 */
export const retryUnlessSlow = (count: number, error: unknown): boolean =>
  retryTwice(count, error) && !slowErrors.has(error as object);

/** True if a record does not exist or is not visible to this user. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'SL404';
