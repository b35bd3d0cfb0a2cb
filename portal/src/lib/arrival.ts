/** Navigation to another page without a reload: scrolls to its top and moves the focus into it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

let moved = false;

/** For the router: a new path begins at its top, however far down the page before was read. */
export function useArrival(path: string): void {
  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    moved = true;
    globalThis.scrollTo?.({ top: 0 });
  }, [path]);
}

/** For the content of a page: takes the focus that went with the page before; the first page of a visit leaves it alone. */
export function useArrivalFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (moved && document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [content]);
}
