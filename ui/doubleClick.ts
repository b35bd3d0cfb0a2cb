/** Prevents a double click from acting twice when its first click opens or closes a dialog. */
import { type MouseEvent, useEffect, useRef } from 'react';

/** The usual double-click interval of operating systems. */
const DOUBLE_CLICK_MS = 500;

/** Suppresses second clicks anywhere on the page for this time. */
function ignoreOnPage(milliseconds: number): void {
  if (milliseconds <= 0) return;
  const ignore = (event: globalThis.MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, true);
  setTimeout(() => document.removeEventListener('click', ignore, true), milliseconds);
}

/**
 * Returns a handler for `onClickCapture` of a dialog that ignores the second click of a double click: of one that
 * opened the dialog, anywhere in or around it, and of one that closed it, on the page behind.
 */
export function useIgnoredSecondClick(): (event: MouseEvent) => void {
  const opened = useRef(performance.now());
  const clicked = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => ignoreOnPage(clicked.current + DOUBLE_CLICK_MS - performance.now()), []);
  return (event) => {
    if (event.detail > 1 && performance.now() - opened.current < DOUBLE_CLICK_MS) {
      event.preventDefault();
      event.stopPropagation();
    } else clicked.current = performance.now();
  };
}
