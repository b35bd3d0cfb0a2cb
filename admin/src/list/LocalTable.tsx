import { useMemo } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, type SortPayload, useList } from 'react-admin';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';

type Props<Row extends RaRecord> = Omit<RecordTableProps<Row>, 'data' | 'resource'> & {
  /** Key of the table's columns and density in the store. */
  resource: string;
  data: readonly Row[];
  /** Key of the selection, if a page has several tables of a resource. */
  selectionKey?: string;
  /** By default the order of the records. */
  sort?: SortPayload;
};

/** A RecordTable for local records, which it sorts itself. Children: `Column`s. */
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
