import { useMemo, useRef } from 'react';
import { type ListControllerSuccessResult, useEvent } from 'react-admin';
import { useLocalList } from '../list/useLocalList.ts';
import type { Group } from '../offers/states.ts';
import type { ProspectFragment } from './generated/graphql.ts';
import { type ProspectRow, prospectRow } from './prospectRow.ts';

/** Rows of a group rendered at a time. */
export const STEP = 200;

/** The selected offers of all groups, and a setter. */
export type Selection = {
  ids: ReadonlySet<number>;
  select: (ids: readonly number[]) => void;
  toggle: (id: number) => void;
};

const rowCache = new WeakMap<ProspectFragment, ProspectRow>();

/** The row of an offer, memoized by offer so that the table need not rerender it. */
function cachedRow(group: Group, offer: ProspectFragment): ProspectRow {
  const row = rowCache.get(offer) ?? prospectRow(group, offer);
  rowCache.set(offer, row);
  return row;
}

/** A group as a list context: sorted locally, partially rendered, with its part of the page's selection. */
export function useGroupList(group: Group, offers: readonly ProspectFragment[], { ids, select, toggle }: Selection) {
  const rows = useMemo(() => offers.map((offer) => cachedRow(group, offer)), [offers, group]);
  const list = useLocalList({ data: rows, perPage: STEP });
  const own = useMemo(() => new Set(rows.map(({ id }) => id)), [rows]);
  const selectOwn = (next: number[]) => select([...[...ids].filter((id) => !own.has(id)), ...next]);
  const drawn = useRef<ProspectRow[]>([]);
  const next = list.data?.slice(0, list.perPage) ?? [];
  if (next.length !== drawn.current.length || next.some((row, index) => row !== drawn.current[index]))
    drawn.current = next;
  return {
    ...list,
    data: drawn.current,
    selectedIds: useMemo(() => [...ids].filter((id) => own.has(id)), [ids, own]),
    onSelect: useEvent(selectOwn),
    onSelectAll: useEvent(() => selectOwn([...own])),
    onUnselectItems: useEvent(() => selectOwn([])),
    onToggleItem: toggle,
  } as ListControllerSuccessResult<ProspectRow>;
}
