import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/**
 * Clears the selection when the filter changes: react-admin keeps it, and a bulk action would affect invisible rows.
 */
export function useUnselectOnFilter(): void {
  const { filterValues, onUnselectItems } = useListContext();
  const filter = JSON.stringify(filterValues);
  const last = useRef(filter);
  useEffect(() => {
    if (last.current !== filter) onUnselectItems();
    last.current = filter;
  }, [filter, onUnselectItems]);
}
