import { type ReactNode, useContext, useRef } from 'react';
import { ListPaginationContext } from 'react-admin';
import { type Shortcut, Shortcuts } from '../layout/Shortcuts.tsx';
import { clearSelections, currentRow, moveTo, rows, selectCurrent } from './rowCursor.ts';

type Props = {
  /** True if rows have checkboxes. */
  selectable: boolean;
  searchable?: boolean;
  /** Additional ones. */
  more?: readonly Shortcut[];
  /** Shown on the right of their bar. */
  end?: ReactNode;
};

/**
 * The shortcuts of a page's rows: j and k move the cursor, also across pages, x selects, Enter does the same as clicking
 * the row, / focuses the search.
 */
export function ListShortcuts({ selectable, searchable = false, more = [], end }: Props) {
  const pages = useContext(ListPaginationContext);
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
    else if (by === 1 ? pages?.hasNextPage : pages?.hasPreviousPage) {
      atEnd.current = by === -1;
      moveTo(undefined);
      pages?.setPage(pages.page + by);
    }
  };
  const focusSearch = () => document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
  return (
    <Shortcuts
      end={end}
      shortcuts={[
        { keys: ['j'], label: 'Next', moves: true, run: () => step(1) },
        { keys: ['k'], label: 'Previous', moves: true, run: () => step(-1) },
        ...(selectable
          ? [
              { keys: ['x'], label: 'Select', moves: true, run: selectCurrent },
              { keys: ['Escape'], label: 'Clear', moves: true, run: clearSelections },
            ]
          : []),
        { keys: ['Enter'], label: 'Open', moves: true, run: () => currentRow()?.click() },
        ...(searchable ? [{ keys: ['/'], label: 'Search', run: focusSearch }] : []),
        ...more,
      ]}
    />
  );
}
