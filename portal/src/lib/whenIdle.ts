/** Work that nobody waits for: it begins when the page has loaded and the browser has nothing else to do. */

/** Milliseconds until it begins all the same, and where a browser cannot tell whether it is idle. */
const AT_THE_LATEST = 2000;
const SOON = 300;

/** Does the work then, at once when all that is over; returns a way to call it off. */
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
