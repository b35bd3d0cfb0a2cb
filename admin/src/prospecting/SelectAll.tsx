import { Checkbox, FormControlLabel, TableCell, type Theme, useMediaQuery } from '@mui/material';
import {
  DataTableConfigContext,
  DataTableHead,
  type DataTableHeadProps,
  useDataTableConfigContext,
  useListContext,
} from 'react-admin';

/** True on phones, where tables have no header. */
export const usePhone = () => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

/** Selects or clears the whole list, including rows that are not rendered. */
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

/** A table header whose checkbox selects the whole list rather than the rendered rows. */
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
