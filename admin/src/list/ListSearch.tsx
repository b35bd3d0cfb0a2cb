import SearchIcon from '@mui/icons-material/Search';
import { Box, InputAdornment } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { FilterLiveForm, TextInput } from 'react-admin';
import { OwnFilters } from './ListSetters.tsx';
import { moveTo, rows } from './rowCursor.ts';

/** Milliseconds after the last keystroke (B-039). */
const PAUSE_MS = 200;
const SOURCES = ['q'];

/** Enter and the down arrow move from the search to its first result, where the list's shortcuts apply (O16). */
function toFirstRow(event: KeyboardEvent) {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const [first] = rows();
  if (!first) return;
  moveTo(first);
  (event.target as HTMLElement).blur();
  first.querySelector('a')?.focus();
}

/**
 * The search of a list. The input has its own state, so that no typed character is lost when a response arrives (O1).
 */
export const ListSearch = ({ label }: { label: string }) => (
  <Box
    onKeyDown={toFirstRow}
    sx={{
      flex: { xs: '1 0 100%', sm: '1 1 260px' },
      maxWidth: 560,
      '& form, & .MuiFormControl-root': { width: '100%', m: 0 },
    }}
  >
    <OwnFilters sources={SOURCES}>
      <FilterLiveForm debounce={PAUSE_MS}>
        <TextInput
          source="q"
          type="search"
          label={false}
          hiddenLabel
          helperText={false}
          placeholder={label}
          slotProps={{
            htmlInput: { 'aria-label': label },
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <SearchIcon color="disabled" />
                </InputAdornment>
              ),
            },
          }}
        />
      </FilterLiveForm>
    </OwnFilters>
  </Box>
);
