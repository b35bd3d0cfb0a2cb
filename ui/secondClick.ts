/** What keeps a double click from doing something twice where its first click opens or closes a dialog. */
import { type MouseEvent, useEffect, useRef } from 'react';

/** The time in which systems take two clicks for one double click. */
const DOUBLE_CLICK_MS = 500;

/** Lets nothing on the page hear of second clicks for so many milliseconds. */
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
 * For `onClickCapture` of a dialog: the second click of the double click that opened it does nothing, wherever in or beside
 * the dialog it falls; nor does that of one that closed it, which falls on the page behind.
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
