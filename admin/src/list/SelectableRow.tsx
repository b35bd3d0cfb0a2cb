import { Checkbox, TableCell } from '@mui/material';
import type { MouseEvent } from 'react';
import { useMemo } from 'react';
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

/** The checkbox of a row, named after its record; react-admin's own says the same words in every row. */
function SelectRowCell() {
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext() ?? [];
  const record = useRecordContext();
  const representation = useGetRecordRepresentation();
  if (!record) return null;
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={selected.includes(record.id)}
        disabled={isRowSelectable ? !isRowSelectable(record) : false}
        slotProps={{ input: { 'aria-label': `Select ${representation(record)}` } }}
        onClick={(event) => {
          event.stopPropagation();
          handleToggleItem?.(record.id, event as MouseEvent<HTMLElement>);
        }}
      />
    </TableCell>
  );
}

/** react-admin's row with a checkbox that is named after its record. */
export function SelectableRow({ children, ...props }: DataTableRowProps) {
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
}
