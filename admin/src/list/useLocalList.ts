import { useMemo, useState } from 'react';
import { type ListControllerResult, type RaRecord, type SortPayload, useList } from 'react-admin';

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

const UNSORTED: SortPayload = { field: '', order: 'ASC' };

/** react-admin's context of a list of local records, all on one page, with its own order: by default theirs. */
export function useLocalList<Row extends RaRecord>(data: readonly Row[], initial = UNSORTED) {
  const [sort, setSort] = useState(initial);
  const rows = useMemo(() => sortedRecords(data, sort), [data, sort]);
  const list = useList<Row>({ data: rows, sort: UNSORTED, perPage: Number.MAX_SAFE_INTEGER });
  return { ...list, sort, setSort } as ListControllerResult<Row>;
}
