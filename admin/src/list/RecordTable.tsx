import { TableCell, TableRow } from '@mui/material';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {
  DataTable,
  DataTableBody,
  type DataTableBodyProps,
  type DataTableColumnProps,
  DataTableDataContext,
  type DataTableHeadProps,
  type DataTableProps,
  type DataTableRowProps,
  type RaRecord,
  useDataTableDataContext,
  useTranslateLabel,
} from 'react-admin';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { ShowMore } from '../components/ShowMore.tsx';
import { ACTIONS, type ColumnExport, columnsOf, TableContext } from './columns.ts';
import { useDensity } from './DensityButton.tsx';
import { SelectableHead, SelectableRow } from './SelectableRow.tsx';
import { SelectionToolbar } from './SelectionToolbar.tsx';
import { WithSelection } from './selection.tsx';
import { useBulkActions } from './useBulkActions.tsx';
import { useOpenedRow } from './useOpenedRow.ts';
import { useStableColumnOrder } from './useStableColumnOrder.ts';

/** What an empty cell shows. */
export const none = <span style={{ color: 'var(--ink-faint)' }}>–</span>;

const unshown = '⚠ can’t be shown';

/** A row that fails to render leaves the others alone [R19]. */
const Row = (props: DataTableRowProps) => (
  <PartBoundary
    fallback={
      <TableRow>
        <TableCell colSpan={99}>{unshown}</TableCell>
      </TableRow>
    }
  >
    <SelectableRow {...props} />
  </PartBoundary>
);

/** New rows are rendered in chunks, so that clicks and key presses are not blocked. */
function Body(props: DataTableBodyProps) {
  const data = useDeferredValue(useDataTableDataContext());
  return (
    <DataTableDataContext.Provider value={data}>
      <DataTableBody {...props} row={Row} />
    </DataTableDataContext.Provider>
  );
}

const STEP = 200;

/** The body of a table without pages: 200 rows, and "Show more". "Select all" also selects those that are not shown yet. */
function LongBody(props: DataTableBodyProps) {
  const data = useDataTableDataContext();
  const [count, setCount] = useState(STEP);
  const rendered = useMemo(() => data?.slice(0, count), [data, count]);
  return (
    <>
      <DataTableDataContext.Provider value={rendered}>
        <Body {...props} />
      </DataTableDataContext.Provider>
      {data && data.length > count ? (
        <tfoot>
          <TableRow>
            <TableCell colSpan={99} padding="none">
              <ShowMore shown={count} total={data.length} onMore={() => setCount(count + STEP)} />
            </TableCell>
          </TableRow>
        </tfoot>
      ) : null}
    </>
  );
}

// biome-ignore lint/suspicious/noExplicitAny: as react-admin's own
export type RecordTableProps<Row extends RaRecord = any> = Omit<
  DataTableProps<Row>,
  'bulkActionButtons' | 'body' | 'size'
> & {
  /** Bulk edit inputs; only those that the user may change are shown. */
  bulkFields?: ReactElement[];
  /** Additional bulk actions. */
  bulkActions?: ReactElement;
  /** True for a table without pages. */
  long?: boolean;
};

/**
 * The table of every list: react-admin's DataTable with row density, user-defined column order, labeled checkboxes and
 * bulk editing. On phones the theme renders each row as a card. Children: `Column`s.
 */
export function RecordTable<Row extends RaRecord>({
  bulkFields = [],
  bulkActions,
  long = false,
  children,
  ...props
}: RecordTableProps<Row>) {
  const [density] = useDensity();
  const actions = useBulkActions(bulkFields, bulkActions);
  const selectable = actions !== null;
  const columns = columnsOf(children, useTranslateLabel()).map((column) => ({
    ...column,
    hidden: props.hiddenColumns?.includes(column.source) ?? false,
  }));
  const page = useContext(TableContext);
  useEffect(() => {
    if (page) page.columns.current = columns;
  });
  useEffect(() => page?.setSelectable(selectable), [page, selectable]);
  useStableColumnOrder(columns.map(({ source }) => source));
  useOpenedRow(page !== null);
  const name = props['aria-label'];
  const head = useMemo(() => (row: DataTableHeadProps) => <SelectableHead {...row} table={name} />, [name]);
  return (
    <WithSelection>
      <DataTable<Row>
        rowClick="edit"
        {...props}
        size={density}
        head={head}
        body={long ? LongBody : Body}
        bulkActionButtons={selectable}
        bulkActionsToolbar={false}
      >
        {children}
      </DataTable>
      {selectable ? <SelectionToolbar>{actions}</SelectionToolbar> : null}
    </WithSelection>
  );
}

type ColumnProps<Row extends RaRecord> = DataTableColumnProps<Row> &
  ColumnExport & {
    /** How the value of `source` is written (`formatMoney`, `formatDate`, …); an empty one is an en dash. */
    format?: (value: never) => string;
  };

/** A link or button in a cell handles its own clicks. */
const keepFromRow = (event: MouseEvent) => {
  if ((event.target as Element).closest('a, button')) event.stopPropagation();
};

const Value = ({ of }: { of: () => ReactNode }) => of();

/**
 * A column of RecordTable; a cell that fails to render leaves the others alone [R19]. `source` is its sort field, its
 * key in saved views and names it (`labels.ts`) unless it has a `label`; "actions" are a row's buttons.
 */
export const Column = <Row extends RaRecord>({
  exportColumns: _exported,
  alwaysExported: _always,
  format,
  render = format && ((record: Row) => format((record[props.source] ?? '') as never) || none),
  ...props
}: ColumnProps<Row>) => (
  <DataTable.Col<Row>
    {...(props.source === ACTIONS && { align: 'right', disableSort: true })}
    {...(props as DataTableColumnProps<Row>)}
    {...(render && {
      render: (record: Row) => (
        <PartBoundary fallback={unshown}>
          <Value of={() => render(record)} />
        </PartBoundary>
      ),
    })}
    {...{ 'data-label': useTranslateLabel()(props as { source: string }), onClick: keepFromRow }}
  />
);
