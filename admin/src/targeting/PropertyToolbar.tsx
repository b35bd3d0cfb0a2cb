import { Box, Button, Checkbox, MenuItem, Stack, TextField } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { offerStatus } from '../../../db/generated/choices.ts';
import { offerStatuses, statusStyle } from '../../../ui/status.ts';
import { ChoicesMenu } from '../components/ChoicesMenu.tsx';
import { useDebounced } from '../layout/useDebounced.ts';
import { DensityButton } from '../list/DensityButton.tsx';
import { confidenceNames } from '../organizations/confidenceNames.ts';
import { allConfidences, type ListFilter, type Sort, sorts, UNADDED } from './listFilter.ts';

const confidences = allConfidences.map((id) => ({ id, name: confidenceNames[id] ?? id }));
const statuses = [
  { id: UNADDED, name: 'Not added' },
  ...offerStatus.map((id) => ({ id, name: statusStyle(offerStatuses, id).label })),
];

function SearchInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const search = useDebounced(text, 200);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing searches
  useEffect(() => {
    if (search !== value) onChange(search);
  }, [search]);
  return (
    <TextField
      type="search"
      value={text}
      placeholder="Property, organization or place"
      onChange={(event) => setText(event.target.value)}
      sx={{ flex: '1 1 220px' }}
      slotProps={{
        htmlInput: { 'aria-label': 'Search properties' },
      }}
    />
  );
}

type Props = {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** The number of selected properties, out of the selectable ones. */
  selectedCount: number;
  selectableCount: number;
  onSelectAll: (selected: boolean) => void;
  /** Bulk action buttons. */
  children: ReactNode;
};

/** Selects, searches, sorts and filters the list (B-257, B-260, B-263). */
export const PropertyToolbar = ({ filter, onFilter, selectedCount, selectableCount, onSelectAll, children }: Props) => {
  const all = selectedCount > 0 && selectedCount === selectableCount;
  return (
    <Box
      sx={{
        pl: 1.25,
        pr: { xs: 2, sm: 3 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
        <Checkbox
          size="small"
          checked={all}
          indeterminate={selectedCount > 0 && !all}
          disabled={selectableCount === 0}
          slotProps={{ input: { 'aria-label': 'Select all properties' } }}
          onChange={() => onSelectAll(!all)}
        />
        <SearchInput value={filter.search} onChange={(search) => onFilter({ ...filter, search })} />
        <TextField
          select
          value={filter.sort}
          onChange={(event) => onFilter({ ...filter, sort: event.target.value as Sort })}
          slotProps={{ htmlInput: { 'aria-label': 'Sort' }, select: { SelectDisplayProps: { 'aria-label': 'Sort' } } }}
        >
          {Object.entries(sorts).map(([id, name]) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DensityButton />
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75, pl: 0.75 }}>
        <ChoicesMenu
          label="Confidence"
          choices={confidences}
          picked={filter.confidences}
          onChange={(next) => onFilter({ ...filter, confidences: next })}
        />
        <ChoicesMenu
          label="Status"
          choices={statuses}
          picked={filter.statuses}
          onChange={(next) => onFilter({ ...filter, statuses: next })}
        />
        <Button
          size="small"
          variant={filter.survey ? 'contained' : 'outlined'}
          aria-pressed={filter.survey}
          onClick={() => onFilter({ ...filter, survey: !filter.survey })}
        >
          Survey: {filter.survey ? 'answered' : 'any'}
        </Button>
        <Stack direction="row" sx={{ ml: 'auto', gap: 0.75 }}>
          {children}
        </Stack>
      </Stack>
    </Box>
  );
};
