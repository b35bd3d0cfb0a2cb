/** A row of a list's table, without its heading. */
export const ROW = 'tbody tr.RaDataTable-row';
const CURSOR = 'data-cursor';

/** The rows of all tables on the page, in their order. */
export const rows = () => [...document.querySelectorAll<HTMLTableRowElement>(ROW)];

/** The row under the keyboard's cursor. */
export const currentRow = () => document.querySelector<HTMLTableRowElement>(`${ROW}[${CURSOR}]`);

/** Puts the cursor on a row. It is an attribute of the element, so that moving it renders no row again. */
export function moveTo(row: HTMLTableRowElement | undefined) {
  currentRow()?.removeAttribute(CURSOR);
  row?.setAttribute(CURSOR, '');
  row?.scrollIntoView({ block: 'nearest' });
  const focused = document.activeElement?.closest(ROW);
  if (focused && focused !== row) row?.querySelector('a')?.focus(); // Enter opens the link that has the focus
}

/** Toggles the checkbox of the row under the cursor. */
export const selectCurrent = () => currentRow()?.querySelector<HTMLInputElement>('[type=checkbox]')?.click();
