import { Checkbox, FormControlLabel, TableCell, type Theme, useMediaQuery } from '@mui/material';
import {
  DataTableConfigContext,
  DataTableHead,
  type DataTableHeadProps,
  useDataTableConfigContext,
  useListContext,
} from 'react-admin';

/** Whether the screen is a phone's: tables have no head there. */
export const usePhone = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

/** Selects the whole list or none of it, also the rows that are not drawn. */
export function SelectAll({ label, visible = false }: { label: string; visible?: boolean }) {
  const { selectedIds, total, onSelectAll, onUnselectItems } = useListContext();
  const checked = selectedIds.length > 0 && selectedIds.length === total;
  const checkbox = (
    <Checkbox
      size="small"
      checked={checked}
      indeterminate={selectedIds.length > 0 && !checked}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={() => (checked ? onUnselectItems() : onSelectAll())}
    />
  );
  return visible ? <FormControlLabel control={checkbox} label={label} sx={{ mr: 0 }} /> : checkbox;
}

/** A table's head whose checkbox selects the whole list instead of the rows that are drawn. */
export function SelectAllHead({ children, ...props }: DataTableHeadProps & { 'aria-label'?: string }) {
  const config = useDataTableConfigContext();
  const phone = usePhone();
  return (
    <DataTableConfigContext.Provider value={{ ...config, hasBulkActions: false }}>
      <DataTableHead {...props}>
        {config.hasBulkActions ? (
          <TableCell
            component="td"
            variant="head"
            padding="checkbox"
            className="RaDataTable-headerCell"
            sx={{ width: 44 }}
          >
            {phone ? null : <SelectAll label="Select all" />}
          </TableCell>
        ) : null}
        {children}
      </DataTableHead>
    </DataTableConfigContext.Provider>
  );
}
