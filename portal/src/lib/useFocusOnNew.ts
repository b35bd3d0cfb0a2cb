/** The "more" button disappears with the last page, and the focus with it: moves the focus to the first new row. */
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

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

/** The same as a click handler, for rows that are loaded: `rows` selects them, focusable, beside the button; `show` adds to them. */
export const showMore =
  (rows: string, show: () => void) =>
  ({ currentTarget: button }: MouseEvent) => {
    const list = button.parentElement;
    const count = list?.querySelectorAll(rows).length ?? 0;
    flushSync(show);
    if (!button.isConnected) list?.querySelectorAll<HTMLElement>(rows)[count]?.focus();
  };
