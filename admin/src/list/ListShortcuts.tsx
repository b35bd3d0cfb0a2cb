import { useRef } from 'react';
import { useListPaginationContext } from 'react-admin';
import { type Shortcut, Shortcuts } from '../layout/Shortcuts.tsx';
import { currentRow, moveTo, rows, selectCurrent } from './rowCursor.ts';

/**
 * A list's shortcuts: j and k move the cursor, also across pages, x selects, Enter does the same as clicking the row, /
 * focuses the search. `more`: additional ones.
 */
export function ListShortcuts({ more = [] }: { more?: readonly Shortcut[] }) {
  const { page, setPage, hasNextPage, hasPreviousPage } = useListPaginationContext();
  const atEnd = useRef(false);
  const step = (by: 1 | -1) => {
    const all = rows();
    const row = currentRow();
    if (!row) {
      moveTo(atEnd.current ? all.at(-1) : all[0]);
      atEnd.current = false;
      return;
    }
    const next = all[all.indexOf(row) + by];
    if (next) moveTo(next);
    else if (by === 1 ? hasNextPage : hasPreviousPage) {
      atEnd.current = by === -1;
      moveTo(undefined);
      setPage(page + by);
    }
  };
  return (
    <Shortcuts
      shortcuts={[
        { keys: ['j'], label: 'Next', moves: true, run: () => step(1) },
        { keys: ['k'], label: 'Previous', moves: true, run: () => step(-1) },
        { keys: ['x'], label: 'Select', moves: true, run: selectCurrent },
        { keys: ['Enter'], label: 'Open', moves: true, run: () => currentRow()?.click() },
        {
          keys: ['/'],
          label: 'Search',
          run: () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
        },
        ...more,
      ]}
    />
  );
}
