import { Checkbox, TableCell } from '@mui/material';
import { type MouseEvent, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import {
  DataTableConfigContext,
  DataTableHead,
  type DataTableHeadProps,
  DataTableRow,
  type DataTableRowProps,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
} from 'react-admin';

/** Leaves out react-admin's own checkboxes. */
function WithoutCheckbox({ children }: { children: ReactNode }) {
  const value = { ...useDataTableConfigContext(), hasBulkActions: false };
  return <DataTableConfigContext.Provider value={value}>{children}</DataTableConfigContext.Provider>;
}

/** The checkbox of a row, labeled with its record; react-admin's has the same label in every row. */
function SelectRowCell() {
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  // Paint the header and bulk toolbar first if many rows change: 25 checkboxes at once take longer than a frame.
  const now = useDataTableSelectedIdsContext() ?? [];
  const painted = useDeferredValue(now);
  const selected = Math.abs(now.length - painted.length) > 1 ? painted : now;
  const representation = useGetRecordRepresentation();
  const record = useRecordContext() ?? { id: '' };
  const { id } = record;
  const label = `Select ${representation(record)}`;
  const checked = selected.includes(id);
  const disabled = isRowSelectable ? !isRowSelectable(record) : false;
  return useMemo(
    () => (
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={checked}
          disabled={disabled}
          slotProps={{ input: { 'aria-label': label } }}
          onClick={(event) => {
            event.stopPropagation();
            handleToggleItem?.(id, event as MouseEvent<HTMLElement>);
          }}
        />
      </TableCell>
    ),
    [id, label, checked, disabled, handleToggleItem],
  );
}

/** The checkbox of all rows, named by the table; react-admin's has one label in all tables and no mixed state. */
function SelectAllCell({ table }: { table: string | undefined }) {
  const { isRowSelectable, onSelect } = useDataTableCallbacksContext();
  const rows = useDataTableDataContext() ?? [];
  const selected = useDataTableSelectedIdsContext()?.length ?? 0;
  const ids = (isRowSelectable ? rows.filter(isRowSelectable) : rows).map(({ id }) => id);
  const all = selected > 0 && selected === ids.length;
  return (
    <TableCell padding="checkbox" className="RaDataTable-headerCell">
      <Checkbox
        checked={all}
        indeterminate={selected > 0 && !all}
        slotProps={{ input: { 'aria-label': table ? `Select all in ${table}` : 'Select all' } }}
        onChange={() => onSelect?.(all ? [] : ids)}
      />
    </TableCell>
  );
}

/** react-admin's heading with that checkbox. */
export const SelectableHead = ({ table, children }: DataTableHeadProps & { table: string | undefined }) => (
  <WithoutCheckbox>
    <DataTableHead>
      {useDataTableConfigContext().hasBulkActions ? <SelectAllCell table={table} /> : null}
      {children}
    </DataTableHead>
  </WithoutCheckbox>
);

/** react-admin's row with its checkbox; rendered again only if its record or selection changes. */
export const SelectableRow = memo(({ children, ...props }: DataTableRowProps) => (
  <WithoutCheckbox>
    <DataTableRow {...props}>
      {useDataTableConfigContext().hasBulkActions ? <SelectRowCell /> : null}
      {children}
    </DataTableRow>
  </WithoutCheckbox>
));
