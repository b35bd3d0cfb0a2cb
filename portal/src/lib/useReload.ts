/** Loads again what could not be loaded, as soon as it may come [L2]: nobody has to watch a page that failed. */
import { useEffect, useRef } from 'react';
import { onReturn } from './onReturn.ts';

/** Milliseconds until the first attempt; each pause is twice the last, up to the longest. */
const firstPause = 4_000;
const longestPause = 60_000;

/**
 * Calls `load` when the connection is back, when the page is looked at again, and after growing pauses; nothing for null.
 * `tries`: attempts already made, if the caller renders the failure again for each.
 */
export function useReload(load: (() => void) | null, tries = 0): void {
  const latest = useRef(load);
  latest.current = load;
  const wanted = load !== null;
  useEffect(() => {
    if (!wanted) return;
    const again = () => latest.current?.();
    const forget = onReturn(again);
    let pause = Math.min(firstPause * 2 ** tries, longestPause);
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        pause = Math.min(pause * 2, longestPause);
        wait();
        again();
      }, pause);
    };
    wait();
    return () => {
      forget();
      clearTimeout(timer);
    };
  }, [wanted, tries]);
}
