import { ListContextProvider, type RaRecord, ResourceContextProvider, type SortPayload } from 'react-admin';
import { TableContext } from './columns.ts';
import { RecordTable, type RecordTableProps } from './RecordTable.tsx';
import { useLocalList } from './useLocalList.ts';

type Props<Row extends RaRecord> = Omit<RecordTableProps<Row>, 'data' | 'resource'> & {
  /** Key of the table's columns and density in the store. */
  resource: string;
  data: readonly Row[];
  /** By default the order of the records. */
  sort?: SortPayload;
};

/** A RecordTable for local records, which it sorts itself; never the table of the page's list. Children: `Column`s. */
export function LocalTable<Row extends RaRecord>({ resource, data, sort, ...table }: Props<Row>) {
  const list = useLocalList<Row>(data, sort);
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <TableContext.Provider value={null}>
          <RecordTable<Row> rowClick={false} long {...table} />
        </TableContext.Provider>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
