import { Box, Stack, Toolbar } from '@mui/material';
import { type ReactElement, useEffect, useRef } from 'react';
import { ColumnsButton, FilterButton, FilterForm, type SortPayload, useListContext } from 'react-admin';
import { DensityButton } from './DensityButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { OwnFilters } from './ListSetters.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

/** Focuses a filter that was added: react-admin focuses the hidden input of a select, before its menu has closed. */
function AddedFilterFocus() {
  const { displayedFilters } = useListContext();
  const before = useRef(displayedFilters);
  useEffect(() => {
    const added = Object.keys(displayedFilters).find((source) => !before.current[source]);
    before.current = displayedFilters;
    const at = `[data-source="${added}"] `;
    // not cleared: the list's state may change once more in between
    if (added) setTimeout(() => document.querySelector<HTMLElement>(`${at}[role=combobox], ${at}input`)?.focus(), 150);
  }, [displayedFilters]);
  return null;
}

/** Views and filters of a list on the left, display settings on the right. */
export const ListToolbar = ({ filters, defaultSort }: { filters: ReactElement[]; defaultSort: SortPayload }) => (
  <Toolbar
    variant="dense"
    disableGutters
    sx={{ px: 1.5, py: 0.5, gap: 0.5, flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}
  >
    <ViewsMenu defaultSort={defaultSort} />
    {filters.length ? (
      <OwnFilters sources={filters.map(({ props }) => (props as { source: string }).source)}>
        <FilterForm filters={filters} />
        <AddedFilterFocus />
      </OwnFilters>
    ) : null}
    <Box sx={{ flex: 1 }} />
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {filters.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn) ? (
        <FilterButton filters={filters} disableSaveQuery />
      ) : null}
      <ColumnsButton />
      <DensityButton />
      <ExportButton />
    </Stack>
  </Toolbar>
);
