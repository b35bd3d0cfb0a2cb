/** Progress output while Sideline starts: one line per step, with the seconds since the beginning. */

const began = Date.now();

/** Prints a line with the elapsed seconds in front. */
export function report(text) {
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s] ${text}`);
}

/** Prints a text, and again every 15 seconds while the work runs, so that nobody thinks it hangs. */
export async function reportWhile(text, work) {
  report(text);
  const timer = setInterval(() => report(`${text} … still at it`), 15_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** An error that the user can fix; its message is shown without a stack. */
export class UserFacingError extends Error {}
