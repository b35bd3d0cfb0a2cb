import { Box, Stack, Toolbar } from '@mui/material';
import type { ReactElement } from 'react';
import { ColumnsButton, FilterButton, FilterForm, type SortPayload } from 'react-admin';
import { TodayFilter } from '../today/TodayFilter.tsx';
import { DensityButton } from './DensityButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { OwnFilters } from './ListSetters.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

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
      </OwnFilters>
    ) : null}
    <TodayFilter />
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
