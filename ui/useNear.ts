/** True from the moment at which an element is within 400 pixels of the screen. */
import { type RefObject, useEffect, useState } from 'react';

/** `enabled`: false waits. */
export function useNear(place: RefObject<Element | null>, enabled = true): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !enabled) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, enabled]);
  return near;
}
