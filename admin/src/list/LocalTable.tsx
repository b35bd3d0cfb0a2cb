import { useMemo } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, type SortPayload, useList } from 'react-admin';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';

type Props<Row extends RaRecord> = Omit<RecordTableProps<Row>, 'data' | 'resource'> & {
  /** Names the table's own columns and density in the store. */
  resource: string;
  data: readonly Row[];
  /** Names the selection, where a page has several tables of a resource. */
  selectionKey?: string;
  /** By default the records' own order. */
  sort?: SortPayload;
};

/** A RecordTable of records that the page holds already; it sorts them itself. Children: `Column`s. */
export function LocalTable<Row extends RaRecord>({
  resource,
  data,
  selectionKey = resource,
  sort,
  ...table
}: Props<Row>) {
  const rows = useMemo(() => [...data], [data]);
  const list = useList<Row>({ data: rows, resource: selectionKey, sort: sort ?? { field: '', order: 'ASC' } });
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <RecordTable<Row> rowClick={false} {...table} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
