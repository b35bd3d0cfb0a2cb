import { Box, ButtonBase, Card, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { DragEvent } from 'react';
import { today } from '../../../ui/clock.ts';
import { addDays, daysBetween, formatNumber, longDate, pluralise, seasonLabel } from '../../../ui/formats.ts';
import { MarkGlyph } from './MarkGlyph.tsx';
import { MarkLink } from './MarkLink.tsx';
import { type Calendar, type Campaign, clusters, daysOf, lanes, type Mark, type MarkKind, monthDay } from './marks.ts';
import { daysIn, type Range } from './period.ts';
import type { Mover } from './useMover.tsx';

/** `open`: the campaign whose lanes are shown. */
type View = { range: Range; open: number | null; onOpen: (id: number | null) => void; mover: Mover };
type Of = { campaign: Campaign; marks: readonly Mark[] };

/** Widths of the names and, at least, of the days, in pixels. */
const [NAMES, DAYS] = [184, 760];
/** Marks of a lane that are closer, in days, are shown as one, so that each can be clicked and has its text. */
const GAP = 18;
const row = { display: 'grid', gridTemplateColumns: `${NAMES}px minmax(${DAYS}px, 1fr)` } as const;

/** Where a day is, in percent of the range. */
const share = (date: string, { from, to }: Range) =>
  100 * Math.min(1, Math.max(0, daysBetween(from, date) / (daysBetween(from, to) + 1)));

/** The place of a mark: the bar of a season, or the middle of its shape. */
const place = ({ kind, onDate, until }: Pick<Mark, 'kind' | 'onDate' | 'until'>, range: Range) => {
  const left = share(onDate, range);
  const width = `${share(addDays(until ?? onDate, 1), range) - left}%`;
  const bar = { width, bgcolor: 'var(--field-100)', borderRadius: '3px' };
  return { position: 'absolute', left: `${left}%`, ...(kind === 'season' ? bar : { ml: '-6px' }) } as const;
};

/** One kind of marks of the open campaign; a dragged mark shows the day to which it would move. */
function Lane({ campaign, kind, marks, range, mover }: View & Of & { kind: MarkKind }) {
  const over = mover.dragged?.campaign.id === campaign.id && mover.dragged.mark.kind === kind && mover.dragged.over;
  const dayAt = ({ clientX, currentTarget }: DragEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return addDays(range.from, Math.floor(((clientX - left) / width) * (daysBetween(range.from, range.to) + 1)));
  };
  return (
    <Box component="li" sx={row}>
      <Typography variant="caption" color="text.secondary" sx={{ textAlign: 'right', pr: 1.5, lineHeight: '28px' }}>
        {lanes[kind]}
      </Typography>
      <Box sx={{ position: 'relative', height: 28, overflow: 'hidden' }} {...mover.target(dayAt)}>
        {clusters(marks, GAP).map(({ mark, size }, index, shown) => {
          const next = shown[index + 1]?.mark.onDate ?? range.to;
          const counted = pluralise(mark.count ?? 0, kind === 'send' ? 'offer' : 'sponsorship');
          const what = mark.count === null ? (size > 1 ? `${size} dates` : mark.name) : counted;
          const room = { maxWidth: `${Math.max(3, share(next, range) - share(mark.onDate, range))}%`, display: 'flex' };
          return (
            <Box key={`${mark.onDate} ${mark.recordId}`} sx={{ top: 2, ...room, ...place(mark, range) }}>
              <MarkLink mark={mark} campaign={campaign} mover={mover}>
                {kind === 'season' ? null : <MarkGlyph mark={mark} campaign={campaign} />}
                <Box component="span" sx={visuallyHidden}>{`${campaign.name}, ${lanes[kind]}: `}</Box>
                <Typography component="span" variant="body2" noWrap>
                  {[daysOf(mark), what].filter(Boolean).join(', ')}
                </Typography>
              </MarkLink>
            </Box>
          );
        })}
        {over ? (
          <Typography
            variant="body2"
            sx={{
              ...place({ kind, onDate: over, until: null }, range),
              top: 4,
              color: 'var(--focus)',
              pointerEvents: 'none',
            }}
          >
            <b>{`| moved to ${monthDay(over)}`}</b>
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}

/** A campaign: its name, and its marks on one line, or on a lane for each kind while it is open. */
function Row({ campaign, marks, ...view }: View & Of) {
  const isOpen = view.open === campaign.id;
  const toggle = () => view.onOpen(isOpen ? null : campaign.id);
  const name = campaign.name.replace(seasonLabel(campaign.season, campaign.year), '').trim() || campaign.name;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Box sx={row}>
        <ButtonBase
          aria-expanded={isOpen}
          onClick={toggle}
          sx={{ px: 2, py: 0.5, justifyContent: 'flex-start', columnGap: 1, flexWrap: 'wrap', typography: 'body2' }}
        >
          <b>{name}</b>
          {campaign.shortBy === null ? null : (
            <Box component="span" sx={{ color: 'var(--proposed)' }}>{`short by ${formatNumber(campaign.shortBy)}`}</Box>
          )}
        </ButtonBase>
        <Box aria-hidden="true" onClick={toggle} sx={{ position: 'relative', minHeight: 30, cursor: 'pointer' }}>
          {(isOpen ? [] : marks).map((mark) => (
            <Box
              key={`${mark.kind} ${mark.onDate} ${mark.recordId} ${mark.name}`}
              sx={{
                ...place(mark, view.range),
                top: 8,
                height: 14,
                display: 'flex',
                gap: 0.75,
                typography: 'caption',
                lineHeight: '13px',
              }}
            >
              {mark.kind === 'season' ? null : <MarkGlyph mark={mark} campaign={campaign} />}
              {mark.kind === 'goal_date' ? <b>{monthDay(mark.onDate)}</b> : null}
            </Box>
          ))}
        </Box>
      </Box>
      {isOpen ? (
        <Box component="ul" aria-label={`Dates of ${campaign.name}`} sx={{ p: 0, pb: 1, listStyle: 'none' }}>
          {(Object.keys(lanes) as MarkKind[]).map((kind) => {
            const ofKind = marks.filter((mark) => mark.kind === kind);
            return ofKind.length ? <Lane key={kind} {...view} campaign={campaign} kind={kind} marks={ofKind} /> : null;
          })}
        </Box>
      ) : null}
    </Box>
  );
}

/** One row a campaign, by season, with a line for today. */
export function Timeline({ calendar, ...view }: View & { calendar: Calendar }) {
  const { range } = view;
  const marks = Map.groupBy(calendar.marks, ({ campaignId }) => campaignId);
  const now = today();
  return (
    <Card component="section" aria-label="Timeline" sx={{ overflowX: 'auto' }}>
      <Box sx={{ position: 'relative', minWidth: NAMES + DAYS, overflow: 'hidden', pt: '30px' }}>
        <Box aria-hidden="true" sx={{ position: 'absolute', left: NAMES, right: 0, top: 0, bottom: 0 }}>
          {daysIn(range).map((day) =>
            day === now || day.endsWith('-01') ? (
              <Box
                key={day}
                sx={{
                  position: 'absolute',
                  left: `${share(day, range)}%`,
                  height: '100%',
                  borderLeft: day === now ? '2px solid var(--ink)' : '1px solid var(--line)',
                  pt: 0.75,
                  pl: 0.75,
                  typography: 'caption',
                }}
              >
                {day === now ? '' : longDate(day).split(' ')[0]}
              </Box>
            ) : null,
          )}
        </Box>
        {[...Map.groupBy(calendar.campaigns, ({ season, year }) => seasonLabel(season, year))].map(
          ([label, campaigns]) => (
            <Box key={label} sx={{ position: 'relative' }}>
              <Typography variant="h3" component="h2" sx={{ px: 2, py: 0.75, bgcolor: 'var(--row)' }}>
                {label}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0 }}>
                {campaigns.map((campaign) => (
                  <Row key={campaign.id} {...view} campaign={campaign} marks={marks.get(campaign.id) ?? []} />
                ))}
              </Box>
            </Box>
          ),
        )}
      </Box>
    </Card>
  );
}
