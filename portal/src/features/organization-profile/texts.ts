import { ApiError } from '../../../../ui/graphql.ts';

/** Shown if a list or form could not be loaded. */
export const loadProblem = 'Oops! Something went wrong. Please refresh the page and try again.';
/** Shown when a request failed without a message of its own (B-112). */
export const oops = 'Oops! Something went wrong!';

/** The server's first message, otherwise the general one (B-112, B-136). */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError && !error.isServerError && error.message ? error.message : oops;
