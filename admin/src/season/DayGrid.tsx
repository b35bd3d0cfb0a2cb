import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { today } from '../../../ui/clock.ts';
import { longDate } from '../../../ui/formats.ts';
import { monthDay } from './marks.ts';
import { daysIn, type Range } from './period.ts';
import type { Mover } from './useMover.tsx';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Marks that a day shows before a line that opens the others. */
const MAX_SHOWN = 5;

const Entries = ({ children }: { children: readonly ReactElement[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
    {children.map((mark) => (
      <li key={mark.key}>{mark}</li>
    ))}
  </Box>
);

type Props<Entry> = {
  byDay: ReadonlyMap<string, readonly Entry[]>;
  range: Range;
  /** How marks are moved, by dropping one on the day to which it moves. */
  mover?: Mover;
  /** A mark, with a key. */
  children: (entry: Entry) => ReactElement;
};

/** Weeks as rows of days, on phones the days with marks as a list. */
export function DayGrid<Entry>({ byDay, range, mover, children }: Props<Entry>) {
  const days = daysIn(range);
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label="Calendar"
        sx={(theme) => ({
          tableLayout: 'fixed',
          [theme.breakpoints.up('sm')]: { minWidth: 760 },
          [theme.breakpoints.down('sm')]: { '&, & tbody, & tr': { display: 'block' }, '& thead': { display: 'none' } },
        })}
      >
        <TableHead>
          <TableRow>
            {WEEKDAYS.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days
            .filter((_, index) => index % 7 === 0)
            .map((first, week) => (
              <TableRow key={first}>
                {days.slice(7 * week, 7 * week + 7).map((date) => {
                  const found = (byDay.get(date) ?? []).map(children);
                  const isNow = date === today();
                  return (
                    <TableCell
                      key={date}
                      {...mover?.target(() => date)}
                      sx={{
                        display: { xs: found.length ? 'block' : 'none', sm: 'table-cell' },
                        verticalAlign: 'top',
                        height: { xs: 'auto', sm: 96 },
                        ...(mover?.dragged?.over === date ? { bgcolor: 'action.selected' } : {}),
                      }}
                    >
                      <Typography variant="caption" sx={isNow ? { fontWeight: 700, color: 'primary.main' } : {}}>
                        <time
                          dateTime={date}
                          title={longDate(date)}
                        >{`${isNow ? 'Today, ' : ''}${monthDay(date)}`}</time>
                      </Typography>
                      <Entries>{found.slice(0, MAX_SHOWN)}</Entries>
                      {found.length > MAX_SHOWN ? (
                        <details>
                          <Box
                            component="summary"
                            sx={{ lineHeight: '24px' }}
                          >{`${found.length - MAX_SHOWN} more`}</Box>
                          <Entries>{found.slice(MAX_SHOWN)}</Entries>
                        </details>
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
