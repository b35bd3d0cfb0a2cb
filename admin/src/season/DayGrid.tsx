import {
  Box,
  Card,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { longDate, pluralise } from '../../../ui/formats.ts';
import { MarkGlyph } from './MarkGlyph.tsx';
import { MarkLink } from './MarkLink.tsx';
import { type Entry, monthDay } from './marks.ts';
import { daysIn } from './period.ts';
import type { Mover } from './useMover.tsx';

type Props = {
  entries: readonly Entry[];
  range: { from: string; to: string };
  mover: Mover;
  /** How many marks a day shows; the others are behind a link to its week. */
  most: number;
  weekPath: (date: string) => string;
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A mark among those of its day. */
export const EntryLink = ({ entry: { mark, campaign, text }, mover }: { entry: Entry; mover: Mover }) => (
  <MarkLink mark={mark} campaign={campaign} mover={mover} name={`${campaign.name}: ${text}`}>
    <MarkGlyph kind={mark.kind} risk={campaign.shortBy !== null} past={mark.onDate < today()} />
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <b>{campaign.name}</b> {text}
    </Box>
  </MarkLink>
);

/** Weeks as rows and their days as columns. A mark is dropped on the day to which it moves. */
export function DayGrid({ entries, range, mover, most, weekPath }: Props) {
  const byDay = Map.groupBy(entries, ({ date }) => date);
  const days = daysIn(range.from, range.to);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7));
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label="Calendar" sx={{ tableLayout: 'fixed', minWidth: 760 }}>
        <TableHead>
          <TableRow>
            {WEEKDAYS.map((name) => (
              <TableCell key={name} scope="col">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map((week) => (
            <TableRow key={week[0]}>
              {week.map((date) => {
                const found = byDay.get(date) ?? [];
                const more = found.length - most;
                return (
                  <TableCell
                    key={date}
                    {...mover.target(() => date)}
                    sx={{
                      verticalAlign: 'top',
                      height: 96,
                      p: 0.75,
                      borderLeft: 1,
                      borderColor: 'divider',
                      ...(mover.dragged?.over === date ? { outline: '2px solid var(--focus)', outlineOffset: -2 } : {}),
                    }}
                  >
                    <Typography
                      component="time"
                      dateTime={date}
                      aria-label={longDate(date)}
                      variant="caption"
                      sx={date === today() ? { fontWeight: 700, color: 'primary.main' } : { color: 'text.secondary' }}
                    >
                      {date === today() ? `Today, ${monthDay(date)}` : monthDay(date)}
                    </Typography>
                    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                      {found.slice(0, most).map((entry) => (
                        <li key={entry.key}>
                          <EntryLink entry={entry} mover={mover} />
                        </li>
                      ))}
                    </Box>
                    {more > 0 ? (
                      <MuiLink component={Link} to={weekPath(date)} variant="body2">
                        {pluralise(more, 'more', 'more')}
                      </MuiLink>
                    ) : null}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
