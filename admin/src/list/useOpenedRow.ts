import { useEffect } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import { currentRow, moveTo, ROW, rows } from './rowCursor.ts';

/** The last opened record of each list, for the lifetime of the tab. */
const opened = new Map<string, Identifier>();

/**
 * Puts the cursor on the last opened record, so that the user continues there after returning to a list (O16). Not for
 * tables inside another page.
 */
export function useOpenedRow(isPageList: boolean): void {
  const { resource, data } = useListContext();
  useEffect(() => {
    if (!isPageList) return undefined;
    const index = data?.findIndex(({ id }) => id === opened.get(resource)) ?? -1;
    if (index >= 0 && !currentRow()) moveTo(rows()[index]);
    const remember = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLTableRowElement>(ROW) : null;
      const record = row ? data?.[rows().indexOf(row)] : undefined;
      if (record) opened.set(resource, record.id);
    };
    document.addEventListener('click', remember, true); // Links in rows handle their own clicks.
    return () => document.removeEventListener('click', remember, true);
  }, [isPageList, resource, data]);
}
