/** Retries a failed load automatically [L2], so that nobody has to watch the page. */
import { useEffect, useRef } from 'react';
import { onReturn } from './onReturn.ts';

/** Milliseconds until the first retry; each delay is twice the previous one, up to a maximum. */
const firstPause = 4_000;
const longestPause = 60_000;

/**
 * Calls `load` when the connection is back, when the page becomes visible, and after increasing delays; null: never.
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
