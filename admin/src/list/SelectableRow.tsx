import { Checkbox, TableCell } from '@mui/material';
import { type MouseEvent, memo, useDeferredValue, useMemo } from 'react';
import {
  DataTableConfigContext,
  DataTableRow,
  type DataTableRowProps,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
} from 'react-admin';

/** The checkbox of a row, labeled with its record; react-admin's has the same label in every row. */
function SelectRowCell() {
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  // Paint the header and bulk toolbar first: 25 checkboxes at once take longer than a frame.
  const selected = useDeferredValue(useDataTableSelectedIdsContext());
  const representation = useGetRecordRepresentation();
  const record = useRecordContext() ?? { id: '' };
  const { id } = record;
  const label = `Select ${representation(record)}`;
  const checked = selected?.includes(id) ?? false;
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
