/** What a person sees while Sideline starts: one line a stage, with the seconds since the beginning. */

const began = Date.now();

/** Writes a line with the elapsed seconds in front. */
export function report(text) {
  console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s] ${text}`);
}

/** Says a sentence again every 15 seconds while work takes long, so that nobody thinks it hangs. */
export async function reportWhile(text, work) {
  report(text);
  const timer = setInterval(() => report(`${text} … still at it`), 15_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** A failure whose message is one sentence that a person can act on; shown without a stack. */
export class UserFacingError extends Error {}
