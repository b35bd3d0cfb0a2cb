import { useEffect, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { CURSOR, ROW, rows } from './rowCursor.ts';

const EVENTS = ['pointerover', CURSOR];

/** The record last at the keyboard cursor or pointer, initially the first; for a preview next to a list. */
export function useCursorRecord<Row extends RaRecord>(): Row | undefined {
  const { data } = useListContext<Row>();
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const select = ({ target }: Event) => {
      const row = (target as Element).closest<HTMLTableRowElement>(ROW);
      if (row) setIndex(rows().indexOf(row));
    };
    for (const name of EVENTS) document.addEventListener(name, select);
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, select);
    };
  }, []);
  return data?.[index] ?? data?.[0];
}
