import { ApiError, isFailure, NetworkError } from '../../../ui/graphql.ts';

/** The one text for failures that have no words of their own (S-411). */
export const GENERIC_ALERT = 'Oops! Something went wrong. Please refresh the page and try again.';

/** The server, or what it keeps things in, is away for a moment; it says so itself. */
const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.code === 'SL503';

/** What a person may read: the server's sentence for a refusal, what a lost network or server is, else `fallback`. */
export function messageOf(error: unknown, fallback: string = GENERIC_ALERT): string {
  // refreshing, as the generic text advises, would lose what was typed
  if (error instanceof NetworkError || (isUnavailable(error) && error instanceof Error)) return error.message;
  return error instanceof ApiError && !error.isServerError && error.message ? error.message : fallback;
}

/** Whether an input of this name is on the page. */
const isShown = (name: string): boolean => document.getElementsByName(name).length > 0;

/** The refused input with its sentence, or undefined when the failure concerns no input that can be seen. */
export function fieldErrors(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof ApiError) || !error.field || !isShown(error.field)) return undefined;
  return { [error.field]: error.message };
}

/** A form's errors after a failed save: at the refused input, else for the whole form, where FormProblem shows it. */
export const submitErrors = (error: unknown): Record<string, string> =>
  fieldErrors(error) ?? { root: messageOf(error) };

/** Asked twice more at most, after failures of network or server only: a refusal stays one (S-417). */
export const twiceMore = (count: number, error: unknown): boolean => count < 2 && isFailure(error);

/** A failure that took so long, in milliseconds, is said instead of waited for again. */
const LONG = 500;
const late = new WeakSet<object>();

/** Runs a read; its failure remembers whether it took long. */
export async function reading<Data>(read: () => Promise<Data>): Promise<Data> {
  const asked = performance.now();
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && performance.now() - asked > LONG) late.add(error);
    throw error;
  }
}

/**
 * A read is tried again as a save is, but not after a failure that took long: a page asks one thing after the other, and its
 * error is to be there within a few seconds (S-412).
 */
export const readAgain = (count: number, error: unknown): boolean =>
  twiceMore(count, error) && !late.has(error as object);

/** Whether the error says that a record does not exist, or not for this person. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === 'SL404';
