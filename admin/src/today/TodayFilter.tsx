import { Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { lineName } from './kinds.ts';

/** Shows that a list has only the rows of a line of Today; removing it shows all rows. */
export function TodayFilter() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { today, ...others } = filterValues ?? {};
  const name = typeof today === 'string' ? lineName(today) : null;
  return name ? <Chip label={`Today: ${name}`} onDelete={() => setFilters(others, displayedFilters)} /> : null;
}
