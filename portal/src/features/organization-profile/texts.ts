import { ApiError } from '../../../../ui/graphql.ts';

/** Said where a list or form could not be loaded. */
export const loadProblem = 'Oops! Something went wrong. Please refresh the page and try again.';
/** Said where a call failed without words of its own (B-112). */
export const oops = 'Oops! Something went wrong!';

/** The server's first sentence, else the general one (B-112, B-136). */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError && !error.isServerError && error.message ? error.message : oops;
