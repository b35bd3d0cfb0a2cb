import { Box, Card, Typography } from '@mui/material';
import { today } from '../../../ui/clock.ts';
import { longDate } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { EntryLink } from './DayGrid.tsx';
import type { Entry } from './marks.ts';
import type { Mover } from './useMover.tsx';

type Props = { entries: readonly Entry[]; mover: Mover };

const Days = ({ entries, mover }: Props) =>
  [...Map.groupBy(entries, ({ date }) => date)].map(([date, ofDay]) => (
    <Box key={date} component="section" aria-label={longDate(date)} sx={{ py: 1 }}>
      <Typography variant="h3" component="h2">
        {longDate(date)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ofDay.map((entry) => (
          <Box key={entry.key} component="li" sx={{ py: 0.25 }}>
            <EntryLink entry={entry} mover={mover} />
          </Box>
        ))}
      </Box>
    </Box>
  ));

/** The marks as a list by day, for phones: from today on, with earlier ones on request. */
export function Agenda({ entries, mover }: Props) {
  const earlier = entries.filter(({ date }) => date < today());
  const later = entries.filter(({ date }) => date >= today());
  return (
    <Card component="section" aria-label="Agenda" sx={{ px: 2, py: 1 }}>
      {earlier.length ? (
        <details>
          <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
            Earlier days
          </Box>
          <Days entries={earlier} mover={mover} />
        </details>
      ) : null}
      {later.length ? <Days entries={later} mover={mover} /> : <EmptyState>Nothing is due from today on.</EmptyState>}
    </Card>
  );
}
