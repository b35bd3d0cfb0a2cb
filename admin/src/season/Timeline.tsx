import { Box, ButtonBase, Card, Typography } from '@mui/material';
import { type DragEvent, Fragment } from 'react';
import { today } from '../../../ui/clock.ts';
import { addDays, daysBetween, formatNumber, pluralise, seasonLabel } from '../../../ui/formats.ts';
import { MarkGlyph } from './MarkGlyph.tsx';
import { MarkLink } from './MarkLink.tsx';
import { type Calendar, type Campaign, clusters, daysOf, lanes, type Mark, type MarkKind, monthDay } from './marks.ts';
import { monthName, monthsIn } from './period.ts';
import type { Mover } from './useMover.tsx';

type Range = { from: string; to: string };
type Props = {
  calendar: Calendar;
  range: Range;
  /** The campaign whose lanes are shown. */
  open: number | null;
  onOpen: (id: number | null) => void;
  mover: Mover;
  /** The address of a month of the calendar. */
  monthPath: (date: string, campaignId: number) => string;
};

/** Widths of the names and, at least, of the days, in pixels. */
const [NAMES, DAYS] = [184, 760];
/** Days that a mark is wide, at least, so that each can be clicked. */
const GAP = 9;

const share = (date: string, { from, to }: Range) =>
  (100 * Math.min(Math.max(daysBetween(from, date), 0), daysBetween(from, to) + 1)) / (daysBetween(from, to) + 1);
const at = (date: string, range: Range) => ({ position: 'absolute', left: `${share(date, range)}%` }) as const;
const row = {
  display: 'grid',
  gridTemplateColumns: `${NAMES}px minmax(${DAYS}px, 1fr)`,
  alignItems: 'stretch',
} as const;

/** The bar of a season, cut off at the range. */
const SeasonBar = ({ mark, range }: { mark: Mark; range: Range }) => (
  <Box
    sx={{
      ...at(mark.onDate, range),
      width: `${share(addDays(mark.until ?? mark.onDate, 1), range) - share(mark.onDate, range)}%`,
      top: 9,
      height: 12,
      borderRadius: '3px',
      bgcolor: 'var(--field-100)',
    }}
  />
);

/** What is written beside one mark or several in a lane. */
function labelOf(mark: Mark, size: number): string {
  const what = mark.count === null ? (size > 1 ? `${size} dates` : (mark.name ?? '')) : formatNumber(mark.count);
  return mark.kind === 'goal_date' ? daysOf(mark) : `${daysOf(mark)} ${what}`.trim();
}

type LaneProps = Pick<Props, 'range' | 'mover' | 'monthPath'> & { campaign: Campaign; kind: MarkKind; marks: Mark[] };

/** One kind of marks of the open campaign; a dragged mark shows the day to which it would move. */
function Lane({ campaign, kind, marks, range, mover, monthPath }: LaneProps) {
  const { dragged } = mover;
  const isDragged = dragged?.campaign.id === campaign.id && dragged.mark.kind === kind;
  const dayAt = ({ clientX, currentTarget }: DragEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return addDays(range.from, Math.floor(((clientX - left) / width) * (daysBetween(range.from, range.to) + 1)));
  };
  const shown = clusters(marks, GAP);
  return (
    <Box component="li" sx={row}>
      <Typography variant="caption" color="text.secondary" sx={{ textAlign: 'right', pr: 1.5, lineHeight: '28px' }}>
        {lanes[kind]}
      </Typography>
      <Box sx={{ position: 'relative', height: 28 }} {...(isDragged ? mover.target(dayAt) : {})}>
        {shown.map(({ mark, size }, index) => {
          const left = share(mark.onDate, range);
          const label = labelOf(mark, size);
          const room = share(shown[index + 1]?.mark.onDate ?? addDays(range.to, 1), range) - left;
          const isWritten = room > 3 + label.length * 0.75; // in percent of the days' width at its least
          return (
            <Fragment key={`${mark.onDate} ${mark.recordId}`}>
              {kind === 'season' ? <SeasonBar mark={mark} range={range} /> : null}
              <Box sx={{ ...at(mark.onDate, range), top: 2, ml: '-6px', whiteSpace: 'nowrap' }}>
                <MarkLink
                  mark={mark}
                  campaign={campaign}
                  mover={mover}
                  {...(size > 1
                    ? { name: `${campaign.name}: ${pluralise(size, 'date')}, ${lanes[kind]}, ${daysOf(mark)}` }
                    : {})}
                  {...(size > 1 && mark.count === null ? { to: monthPath(mark.onDate, campaign.id) } : {})}
                >
                  {kind === 'season' ? null : (
                    <MarkGlyph kind={kind} risk={campaign.shortBy !== null} past={mark.onDate < today()} />
                  )}
                  {isWritten ? label : null}
                </MarkLink>
              </Box>
            </Fragment>
          );
        })}
        {isDragged && dragged.over ? (
          <Box
            sx={{ ...at(dragged.over, range), top: 4, display: 'flex', gap: 0.75, color: 'var(--focus)' }}
            style={{ pointerEvents: 'none' }}
          >
            <Box component="span" sx={{ width: 2, height: 20, bgcolor: 'var(--focus)' }} />
            <Typography variant="body2" sx={{ fontWeight: 600, bgcolor: 'background.paper' }}>
              {`moved to ${monthDay(dragged.over)}`}
            </Typography>
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

/** A campaign: its name, and its marks on one line, or on a lane for each kind while it is open. */
function Row({ campaign, marks, ...props }: Omit<Props, 'calendar'> & { campaign: Campaign; marks: Mark[] }) {
  const { range, open, onOpen } = props;
  const isOpen = open === campaign.id;
  const toggle = () => onOpen(isOpen ? null : campaign.id);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Box sx={row}>
        <ButtonBase
          aria-expanded={isOpen}
          onClick={toggle}
          sx={{ px: 2, py: 0.5, minHeight: 30, justifyContent: 'flex-start', textAlign: 'left', typography: 'body2' }}
        >
          <span>
            <b>{campaign.name.replace(seasonLabel(campaign.season, campaign.year), '').trim() || campaign.name}</b>
            {campaign.shortBy === null ? null : (
              <Typography component="span" variant="caption" sx={{ display: 'block', color: 'var(--proposed)' }}>
                {`short by ${formatNumber(campaign.shortBy)}`}
              </Typography>
            )}
          </span>
        </ButtonBase>
        <Box aria-hidden="true" onClick={toggle} sx={{ position: 'relative', minHeight: 30, cursor: 'pointer' }}>
          {isOpen
            ? null
            : marks.map((mark, index) =>
                mark.kind === 'season' ? (
                  <SeasonBar key="season" mark={mark} range={range} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id
                  <Box key={index} sx={{ ...at(mark.onDate, range), top: 6, ml: '-6px', display: 'flex', gap: 0.75 }}>
                    <MarkGlyph kind={mark.kind} risk={campaign.shortBy !== null} past={mark.onDate < today()} />
                    {mark.kind === 'goal_date' ? (
                      <Typography variant="body2" sx={{ fontWeight: 600, mt: '-3px' }}>
                        {monthDay(mark.onDate)}
                      </Typography>
                    ) : null}
                  </Box>
                ),
              )}
        </Box>
      </Box>
      {isOpen ? (
        <Box component="ul" aria-label={`Dates of ${campaign.name}`} sx={{ m: 0, p: 0, pb: 1, listStyle: 'none' }}>
          {(Object.keys(lanes) as MarkKind[]).map((kind) => {
            const ofKind = marks.filter((mark) => mark.kind === kind);
            return ofKind.length ? <Lane key={kind} {...props} campaign={campaign} kind={kind} marks={ofKind} /> : null;
          })}
        </Box>
      ) : null}
    </Box>
  );
}

/** One row a campaign, by season, with a line for today. */
export function Timeline({ calendar, ...props }: Props) {
  const { range } = props;
  const marks = Map.groupBy(calendar.marks, ({ campaignId }) => campaignId);
  const seasons = Map.groupBy(calendar.campaigns, ({ season, year }) => seasonLabel(season, year));
  const now = today();
  const line = (date: string, width: string, color: string) => (
    <Box key={date} sx={{ ...at(date, range), top: 28, bottom: 0, width, bgcolor: color, pointerEvents: 'none' }} />
  );
  return (
    <Card component="section" aria-label="Timeline" sx={{ overflowX: 'auto' }}>
      <Box sx={{ position: 'relative', minWidth: NAMES + DAYS, overflow: 'hidden' }}>
        <Box aria-hidden="true" sx={{ position: 'absolute', left: NAMES, right: 0, top: 0, bottom: 0 }}>
          {monthsIn(range.from, range.to).map((month) => (
            <Fragment key={month}>
              {line(month, '1px', 'var(--line)')}
              <Typography variant="caption" sx={{ ...at(month, range), top: 6, pl: 0.75, fontWeight: 600 }}>
                {monthName(month).split(' ')[0]}
              </Typography>
            </Fragment>
          ))}
          {now >= range.from && now <= range.to ? line(now, '2px', 'var(--ink)') : null}
        </Box>
        <Box sx={{ height: 30 }} />
        {[...seasons].map(([label, campaigns]) => {
          const sum = (of: (campaign: Campaign) => number) => campaigns.reduce((total, next) => total + of(next), 0);
          return (
            <Box key={label} sx={{ position: 'relative' }}>
              <Typography
                variant="h3"
                component="h2"
                sx={{ px: 2, py: 0.75, bgcolor: 'var(--row)', borderTop: 1, borderColor: 'divider' }}
              >
                {label}{' '}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
                  {`${formatNumber(sum(({ confirmed }) => confirmed))} of ${formatNumber(sum(({ target }) => target ?? 0))}`}
                </Typography>
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0 }}>
                {campaigns.map((campaign) => (
                  <Row key={campaign.id} {...props} campaign={campaign} marks={marks.get(campaign.id) ?? []} />
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
