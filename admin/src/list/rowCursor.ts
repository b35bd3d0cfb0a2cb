/** A body row of a list's table. */
export const ROW = 'tbody tr.RaDataTable-row';
/** The attribute of the row at the keyboard cursor, and the event of moving it; react-admin has no such cursor. */
export const CURSOR = 'data-cursor';

/** The rows of all tables on the page, in order. */
export const rows = () => [...document.querySelectorAll<HTMLTableRowElement>(ROW)];

/** The row at the keyboard cursor. */
export const currentRow = () => document.querySelector<HTMLTableRowElement>(`${ROW}[${CURSOR}]`);

/** Moves the cursor to a row. It is an attribute of the element, so that moving it rerenders nothing. */
export function moveTo(row: HTMLTableRowElement | undefined) {
  currentRow()?.removeAttribute(CURSOR);
  row?.setAttribute(CURSOR, '');
  row?.dispatchEvent(new Event(CURSOR, { bubbles: true }));
  row?.scrollIntoView({ block: 'nearest' });
  const focused = document.activeElement?.closest(ROW);
  if (focused && focused !== row) row?.querySelector('a')?.focus(); // Enter follows the focused link.
}

/** Toggles the checkbox of the row at the cursor. */
export const selectCurrent = () => currentRow()?.querySelector<HTMLInputElement>('[type=checkbox]')?.click();

/** Empties the selections of all tables on the page by their toolbars. */
export function clearSelections() {
  const bars = document.querySelectorAll('.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)');
  for (const bar of bars) bar.querySelector<HTMLElement>('.RaBulkActionsToolbar-icon')?.click();
}
