/** Ends the focus of a number input when the wheel turns over it, so that the page scrolls and the number stays [R23]. */
export function ignoreNumberWheel(): void {
  document.addEventListener(
    'wheel',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
    },
    { passive: true, capture: true },
  );
}
