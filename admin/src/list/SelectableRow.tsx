import { Checkbox, TableCell } from '@mui/material';
import { type MouseEvent, memo, useDeferredValue, useMemo } from 'react';
import {
  DataTableConfigContext,
  DataTableRow,
  type DataTableRowProps,
  type Identifier,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
} from 'react-admin';

type CheckboxCellProps = { id: Identifier; label: string; checked: boolean; disabled: boolean };

/** Rerenders only the selected row: MUI checkboxes in 25 rows are most of the work. */
const CheckboxCell = memo(function CheckboxCell({ id, label, checked, disabled }: CheckboxCellProps) {
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
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
  );
});

/** The checkbox of a row, labeled with its record; react-admin's has the same label in every row. */
function SelectRowCell() {
  const { isRowSelectable } = useDataTableCallbacksContext();
  // Paint the header and bulk toolbar first: 25 checkboxes at once take longer than a frame.
  const selected = useDeferredValue(useDataTableSelectedIdsContext()) ?? [];
  const record = useRecordContext();
  const representation = useGetRecordRepresentation();
  if (!record) return null;
  return (
    <CheckboxCell
      id={record.id}
      label={`Select ${representation(record)}`}
      checked={selected.includes(record.id)}
      disabled={isRowSelectable ? !isRowSelectable(record) : false}
    />
  );
}

/**
 * react-admin's row with a checkbox that is labeled with its record. Rows with an unchanged record are not rerendered.
 */
export const SelectableRow = memo(function SelectableRow({ children, ...props }: DataTableRowProps) {
  const config = useDataTableConfigContext();
  const withoutCheckbox = useMemo(() => ({ ...config, hasBulkActions: false }), [config]);
  return (
    <DataTableConfigContext.Provider value={withoutCheckbox}>
      <DataTableRow {...props}>
        {config.hasBulkActions ? <SelectRowCell /> : null}
        {children}
      </DataTableRow>
    </DataTableConfigContext.Provider>
  );
});
