import { useEffect, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { ROW, rows } from './rowCursor.ts';

/** The record last at the keyboard cursor or pointer, initially the first; for a preview next to a list. */
export function useCursorRecord<Row extends RaRecord>(): Row | undefined {
  const { data } = useListContext<Row>();
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const select = (target: EventTarget | null) => {
      const row = target instanceof Element ? target.closest<HTMLTableRowElement>(ROW) : null;
      if (row) setIndex(rows().indexOf(row));
    };
    const onPointer = (event: Event) => select(event.target);
    // ListShortcuts marks the cursor's row with an attribute, so that moving it rerenders nothing.
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if ((target as Element).hasAttribute('data-cursor')) select(target);
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-cursor'] });
    document.addEventListener('pointerover', onPointer);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerover', onPointer);
    };
  }, []);
  return data?.[index] ?? data?.[0];
}
