/** The "more" button disappears with the last page, and the focus with it: moves the focus to the first new row. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * `list`: the parent of the rows, each with a focusable element; `count`: number of rows; `more`: whether the button
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
