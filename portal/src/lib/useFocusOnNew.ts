/** The button for more goes with the last page, and the keyboard's place with it: it goes on at the first row that came. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * `list`: whose children are the rows, each with something to press; `count`: how many there are; `more`: whether the button
 * is still there. A user who has moved the focus since then keeps it.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number, more: boolean): void {
  const before = useRef({ count, more });
  useLayoutEffect(() => {
    const old = before.current;
    before.current = { count, more };
    const gone = old.more && !more && old.count > 0;
    if (!gone || (document.activeElement ?? document.body) !== document.body) return;
    list.current?.children[old.count]?.querySelector<HTMLElement>('button, a[href]')?.focus();
  }, [list, count, more]);
}
