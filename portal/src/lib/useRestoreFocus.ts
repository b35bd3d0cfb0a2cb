/** A busy button is disabled and loses the focus: restores the focus when it is enabled again. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `waiting`: true while the button is busy. A user who has moved the focus since then keeps it. */
export function useRestoreFocus(button: RefObject<HTMLButtonElement | null>, waiting: boolean): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    // the browser moves the focus at the next paint, so the button still has it
    if (waiting) had.current = document.activeElement === button.current;
    else if (had.current && (document.activeElement ?? document.body) === document.body)
      button.current?.focus({ preventScroll: true });
  }, [button, waiting]);
}
