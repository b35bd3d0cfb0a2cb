/** Loads the next page before the end of a list is scrolled into view. */
import { type RefObject, useEffect, useRef } from 'react';

/** How far before the end, so that the next rows are usually there in time. */
const AHEAD = '900px';

/** Returns the ref of an element at the end of the list; `next` is called when it comes near, while there is `more`. */
export function useEndless(next: () => void, more: boolean): RefObject<HTMLParagraphElement | null> {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!more || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) next();
      },
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [next, more]);
  return end;
}
