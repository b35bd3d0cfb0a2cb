/** Navigation to another page without a reload: scrolls to its top and moves the focus into it. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

let moved = false;

/** For the router: scrolls to the top when the path changes. */
export function useArrival(path: string): void {
  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    moved = true;
    globalThis.scrollTo?.({ top: 0 });
  }, [path]);
}

/** For the content of a page: takes the focus after a navigation; the first page of a visit does not move it. */
export function useArrivalFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (moved && document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [content]);
}
