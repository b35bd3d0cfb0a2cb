import { useEffect } from 'react';
import { type Identifier, useListContext } from 'react-admin';
import { currentRow, moveTo, ROW, rows } from './rowCursor.ts';

/** The record of each list that was opened last, for as long as the tab lives. */
const opened = new Map<string, Identifier>();

/** Puts the cursor on the record that was opened last, so that coming back to a list goes on where it was left (O16). Not for a table within another page. */
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
    document.addEventListener('click', remember, true); // links in rows keep their click to themselves
    return () => document.removeEventListener('click', remember, true);
  }, [isPageList, resource, data]);
}
