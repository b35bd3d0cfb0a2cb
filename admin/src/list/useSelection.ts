import { useMemo, useState } from 'react';
import { type Identifier, type ListControllerResult, type RaRecord, useEvent } from 'react-admin';

/**
 * The selected ids of the rows shown, and setters with a stable identity. A bulk action gets only rows that are shown
 * and selected (R20): ids whose rows are no longer shown are dropped, and a change of `scope` (list, parent, filter,
 * page) empties the selection. It is never stored.
 */
export function useSelection<Id extends Identifier>(scope: string, shown: readonly Id[]) {
  const [selection, setSelection] = useState<{ scope: string; ids: readonly Id[] }>({ scope, ids: [] });
  const visible = useMemo(() => new Set(shown), [shown]);
  let { ids } = selection;
  if (selection.scope !== scope || ids.some((id) => !visible.has(id))) {
    ids = selection.scope === scope ? ids.filter((id) => visible.has(id)) : [];
    setSelection({ scope, ids });
  }
  const change = useEvent((next: (ids: readonly Id[]) => readonly Id[]) =>
    setSelection((last) => ({ scope, ids: next(last.scope === scope ? last.ids : []) })),
  );
  const setters = useMemo(
    () => ({
      select: (next: readonly Id[]) => change(() => next),
      toggle: (id: Id) => change((last) => (last.includes(id) ? last.filter((other) => other !== id) : [...last, id])),
      clear: () => change(() => []),
    }),
    [change],
  );
  return { ids, ...setters };
}

/**
 * A list context whose selection follows `useSelection` instead of react-admin's store, which keeps it per resource
 * across parents, filters and tabs.
 */
export function useListSelection<Row extends RaRecord>(list: ListControllerResult<Row>): ListControllerResult<Row> {
  const { resource, data, filterValues, filter, page, perPage } = list;
  const scope = JSON.stringify([resource, filterValues, filter, page, perPage]);
  const shown = useMemo((): Row['id'][] => data?.map(({ id }) => id) ?? [], [data]);
  const { ids, select, toggle, clear } = useSelection(scope, shown);
  return {
    ...list,
    selectedIds: ids as Row['id'][],
    onSelect: select,
    onToggleItem: toggle,
    onUnselectItems: clear,
    onSelectAll: useEvent(() => select(shown)),
  } as ListControllerResult<Row>;
}
