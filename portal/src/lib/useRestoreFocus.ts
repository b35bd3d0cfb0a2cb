/** A button that waits is disabled, which takes the focus from it: it gets it back when it may be pressed again. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `waiting`: true while the button is busy. A user who has moved the focus since then keeps it. */
export function useRestoreFocus(button: RefObject<HTMLButtonElement | null>, waiting: boolean): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    // the browser takes the focus away when it draws next, so it is here still
    if (waiting) had.current = document.activeElement === button.current;
    else if (had.current && (document.activeElement ?? document.body) === document.body)
      button.current?.focus({ preventScroll: true });
  }, [button, waiting]);
}
