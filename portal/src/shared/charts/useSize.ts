import { type RefObject, useEffect, useState } from 'react';

/** The width of an element and the size of its text, in pixels; null until it is measured. Follows the window and the text size. */
export function useSize(place: RefObject<HTMLElement | null>): { width: number; em: number } | null {
  const [size, setSize] = useState<{ width: number; em: number } | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      // jsdom has no layout: there, a width that a phone could have
      const width = element.clientWidth || 320;
      const em = Number.parseFloat(getComputedStyle(element).fontSize) || 12;
      setSize((old) => (old?.width === width && old.em === em ? old : { width, em }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
