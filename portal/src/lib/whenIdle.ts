/** Runs background work once the page has loaded and the browser is idle. */

/** Milliseconds after which the work runs anyway, and the delay in browsers without requestIdleCallback. */
const AT_THE_LATEST = 2000;
const SOON = 300;

/** Schedules the work; immediately if the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const able = typeof globalThis.requestIdleCallback === 'function';
  let waiting = 0;
  const begin = () => {
    waiting = able ? requestIdleCallback(work, { timeout: AT_THE_LATEST }) : Number(globalThis.setTimeout(work, SOON));
  };
  if (document.readyState === 'complete') begin();
  else globalThis.addEventListener('load', begin, { once: true });
  return () => {
    globalThis.removeEventListener('load', begin);
    if (able) cancelIdleCallback(waiting);
    else clearTimeout(waiting);
  };
}
