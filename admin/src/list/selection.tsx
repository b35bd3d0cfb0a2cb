import { type ReactNode, useMemo, useState } from 'react';
import {
  type Identifier,
  ListContextProvider,
  type ListControllerResult,
  useListContext,
  useRecordSelection,
} from 'react-admin';

/**
 * The selected ids of the rows shown, and setters with a stable identity. A bulk action gets only rows that are shown
 * and selected (R20): ids whose rows are no longer shown are dropped, and a change of `scope` (list, parent, filter,
 * page) empties the selection. react-admin keeps it across these, and in its store unless told otherwise.
 */
export function useSelection<Id extends Identifier>(scope: string, shown: readonly Id[]) {
  const [selected, { select, toggle, clearSelection }] = useRecordSelection({ disableSyncWithStore: true });
  const [lastScope, setLastScope] = useState(scope);
  const visible = useMemo(() => new Set<Identifier>(shown), [shown]);
  let ids = selected as Id[];
  if (scope !== lastScope || ids.some((id) => !visible.has(id))) {
    ids = scope === lastScope ? ids.filter((id) => visible.has(id)) : [];
    setLastScope(scope);
    select(ids);
  }
  return { ids, select: select as (ids: readonly Id[]) => void, toggle, clear: clearSelection };
}

/**
 * Adds the selection to the list context of its children, such as a table: selecting a row rerenders them, not the page.
 */
export function WithSelection({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { resource, data, filterValues, filter, page, perPage } = list;
  const scope = JSON.stringify([resource, filterValues, filter, page, perPage]);
  const shown = useMemo(() => data?.map(({ id }) => id) ?? [], [data]);
  const { ids, select, toggle, clear } = useSelection<Identifier>(scope, shown);
  const value = { ...list, selectedIds: ids, onSelect: select, onToggleItem: toggle, onUnselectItems: clear };
  return <ListContextProvider value={value as ListControllerResult}>{children}</ListContextProvider>;
}
