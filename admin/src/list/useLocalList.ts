import { useMemo, useState } from 'react';
import { type ListControllerResult, type RaRecord, type SortPayload, useList } from 'react-admin';
import { useListSelection } from './useSelection.ts';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const valueAt = (row: RaRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as RaRecord | null | undefined)?.[name], row);

/** Sorts records by a field; equal ones keep their order, and empty values come last in both directions (C4). */
export function sortedRecords<Row extends RaRecord>(rows: readonly Row[], { field, order }: SortPayload): Row[] {
  const sign = order === 'DESC' ? -1 : 1;
  return field
    ? rows.toSorted((left, right) => {
        const [a, b] = [valueAt(left, field), valueAt(right, field)] as [string, string];
        if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
        return a > b ? sign : a < b ? -sign : 0;
      })
    : [...rows];
}

type Options<Row> = {
  /** Undefined while loading. */
  data: readonly Row[] | undefined;
  /** By default the order of the records. */
  sort?: SortPayload | undefined;
  perPage?: number;
};

/** react-admin's context of a list of local records, with its own order and selection (`useSelection`). */
export function useLocalList<Row extends RaRecord>({ data, sort: initial, ...options }: Options<Row>) {
  const [sort, setSort] = useState<SortPayload>(initial ?? { field: '', order: 'ASC' });
  const rows = useMemo(() => sortedRecords(data ?? [], sort), [data, sort]);
  const list = useList<Row>({ data: rows, sort: { field: '', order: 'ASC' }, ...options });
  const sorted = useMemo(() => ({ ...list, sort, setSort }), [list, sort]) as ListControllerResult<Row>;
  return useListSelection(sorted);
}
