/** Shown if a list or form could not be loaded. */
export const loadProblem = 'Oops! Something went wrong. Please refresh the page and try again.';
/** Shown when a request failed without a message of the server (B-112, B-136). */
export const oops = 'Oops! Something went wrong!';
