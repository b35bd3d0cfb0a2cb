import { useListContext } from 'react-admin';
import { RemovableChip } from '../components/RemovableChip.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { lineName } from './kinds.ts';

/** Names the line of Today to which rows are limited, and removes that limit. */
function LineChip({ line, onRemove }: { line: string; onRemove: () => void }) {
  const name = lineName(line);
  const label = `Today: ${name}`;
  return name ? <RemovableChip label={label} action={`Remove ${label}`} onRemove={onRemove} /> : null;
}

/** Shows that a card has only the rows of the line of Today in the address. */
export function OpenedLineChip({ line }: { line: string }) {
  const { set } = useAddressFilters();
  return <LineChip line={line} onRemove={() => set({ line: null })} />;
}

/** Shows that a list has only the rows of a line of Today; removing it shows all rows. */
export function TodayFilter() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { today, ...others } = filterValues ?? {};
  return typeof today === 'string' ? (
    <LineChip line={today} onRemove={() => setFilters(others, displayedFilters)} />
  ) : null;
}
