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

/** Rendered again only for the row that was selected: 25 checkboxes of MUI are most of the work. */
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

/** The checkbox of a row, named after its record; react-admin's own has the same label in every row. */
function SelectRowCell() {
  const { isRowSelectable } = useDataTableCallbacksContext();
  // the header and the bar of bulk actions are painted first: 25 checkboxes at once take longer than a frame
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

/** react-admin's row with a checkbox that is named after its record. A record that stays the same is not rendered again. */
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
