/**
 * The season's chart: sponsorships confirmed up to each week, events, and photos beside deadlines by week. A pure function of its
 * props without hooks or JSX, so that a worker renders it to a string for a document.
 */
import { area, curveStepAfter, line } from 'd3-shape';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { addDays, formatDate, formatNumber } from '../formats.ts';
import { type Palette, screenPalette } from './palette.ts';
import type { Season, Week } from './season.ts';
import { dateOf, type SeasonLayout, seasonLayout, wholeTicks } from './seasonLayout.ts';

export interface SeasonChartProps {
  season: Season;
  /** Pixels. */
  width: number;
  /** Size of the text in pixels. */
  em: number;
  /** Ids of the elements for its name and description; unique on the page. */
  id: string;
  title: string;
  description: string;
  palette?: Palette;
  /** The font of a document; on screen it is the page's. */
  font?: string;
}

const px = (value: number) => Math.round(value * 100) / 100;

function label(text: string, x: number, y: number, palette: Palette, more: Record<string, unknown> = {}): ReactElement {
  return h('text', { key: `${text} ${px(x)}`, x: px(x), y: px(y), fill: palette.soft, ...more }, text);
}

/** Horizontal lines with their numbers. */
function ticks(scale: SeasonLayout['confirmed'], count: number, at: SeasonLayout, em: number, palette: Palette) {
  return wholeTicks(scale, count).map((tick) =>
    h(
      'g',
      { key: tick },
      h('line', { x1: at.left, x2: at.right, y1: px(scale(tick)), y2: px(scale(tick)), stroke: palette.line }),
      label(formatNumber(tick), at.left - 0.5 * em, scale(tick) + 0.35 * em, palette, { textAnchor: 'end' }),
    ),
  );
}

/** The line of a total ends today, and a sum of targets is drawn only where no campaign's surplus hides what another lacks. */
function confirmations(season: Season, at: SeasonLayout, em: number, palette: Palette): ReactNode {
  const { unconfirmed, today } = season;
  const weeks = season.weeks.filter(({ week }, index) => index === 0 || week <= today);
  const last = weeks.at(-1) as Week;
  const end = addDays(last.week, 7);
  const steps = [
    ...weeks.map(({ week, total }) => ({ week, total })),
    { week: end < today || last.week > today ? end : today, total: last.total },
  ];
  const target = unconfirmed > 0 && last.total + unconfirmed > (season.target ?? 0) ? null : season.target;
  const x = ({ week }: { week: string }) => px(at.x(dateOf(week)));
  const y = ({ total }: { total: number }) => px(at.confirmed(total));
  const shape = area<(typeof steps)[number]>().x(x).y0(at.lane).y1(y).curve(curveStepAfter)(steps);
  const edge = line<(typeof steps)[number]>().x(x).y(y).curve(curveStepAfter)(steps);
  const planned = target === null ? null : px(at.confirmed(target));
  return h(
    'g',
    { key: 'confirmed' },
    label(at.right > 28 * em ? 'Sponsorships confirmed' : 'Confirmed', at.left, at.top - em, palette, {
      fill: palette.ink,
      fontWeight: 600,
    }),
    ticks(at.confirmed, 4, at, em, palette),
    h('path', { d: shape ?? '', fill: palette.tint }),
    h('path', { d: edge ?? '', fill: 'none', stroke: palette.fill, strokeWidth: 2.5, className: 'chart__total' }),
    planned !== null &&
      h('line', {
        className: 'chart__target',
        x1: at.left,
        x2: at.right,
        y1: planned,
        y2: planned,
        stroke: palette.ink,
        strokeWidth: 1.5,
        strokeDasharray: '6 4',
      }),
    target !== null &&
      label(`${formatNumber(target)} planned`, at.right, at.confirmed(target) - 0.4 * em, palette, {
        textAnchor: 'end',
        fill: palette.ink,
      }),
  );
}

/** A line at today, where dates follow that are still to come. */
function todayLine({ today, weeks }: Season, at: SeasonLayout, em: number, palette: Palette): ReactNode {
  const x = at.x(dateOf(today));
  if (x <= at.left || today >= addDays((weeks.at(-1) as Week).week, 7)) return null;
  return h(
    'g',
    { key: 'today', className: 'chart__today' },
    h('line', { x1: px(x), x2: px(x), y1: at.top, y2: at.columnsBottom, stroke: palette.soft, strokeDasharray: '1 3' }),
    label(
      'Today',
      x + 0.4 * em,
      at.top + 0.8 * em,
      palette,
      x > at.right - 4 * em ? { x: px(x - 0.4 * em), textAnchor: 'end' } : {},
    ),
  );
}

/** Numbered markers; the numbers are those of the list of events. */
function markers(at: SeasonLayout, em: number, palette: Palette): ReactNode {
  const y = at.lane + 1.6 * em;
  return at.groups.map(({ x, events }, index) => {
    const goal = events.some(({ kind }) => kind === 'goal_date');
    return h(
      'g',
      { key: index },
      h('line', {
        x1: px(x),
        x2: px(x),
        y1: goal ? at.top : at.lane,
        y2: px(y),
        stroke: palette.accent,
        strokeDasharray: goal ? '2 3' : undefined,
      }),
      h('circle', {
        cx: px(x),
        cy: px(y),
        r: px(0.85 * em),
        fill: palette.surface,
        stroke: palette.accent,
        strokeWidth: 2,
      }),
      label(String(index + 1), x, y + 0.36 * em, palette, { textAnchor: 'middle', fill: palette.ink, fontWeight: 600 }),
    );
  });
}

function columns({ weeks }: Season, at: SeasonLayout, em: number, palette: Palette): ReactNode {
  const showsDue = weeks.some(({ due }) => due !== null);
  const column = (from: number, width: number, value: number, more: Record<string, unknown>) =>
    value > 0 &&
    h('rect', {
      x: px(from),
      y: px(at.counted(value)),
      width: px(Math.max(1, width)),
      height: px(at.columnsBottom - at.counted(value)),
      ...more,
    });
  // large text on a phone has room for fewer words
  const long = showsDue ? 'Photos (filled) and dates due (outlined) by week' : 'Photos by week';
  const name = at.right > 28 * em ? long : showsDue ? 'Photos and due' : 'Photos';
  return h(
    'g',
    { key: 'columns' },
    label(name, at.left, at.columnsTop - 0.8 * em, palette, { fill: palette.ink, fontWeight: 600 }),
    ticks(at.counted, 3, at, em, palette),
    weeks.map(({ week, photos, due }) => {
      const from = at.x(dateOf(week));
      const whole = at.x(dateOf(addDays(week, 7))) - from;
      const width = showsDue ? whole * 0.42 : whole * 0.8;
      const start = from + (showsDue ? whole * 0.06 : whole * 0.1);
      return h(
        'g',
        { key: week },
        h('title', null, `Week of ${formatDate(week)}: ${photos} photos${due === null ? '' : `, ${due} due`}`),
        column(start, width, photos, { className: 'chart__photos', fill: palette.fill }),
        column(start + width + 1, width - 1, due ?? 0, {
          className: 'chart__due',
          fill: palette.surface,
          stroke: palette.ink,
          strokeWidth: 1.2,
        }),
      );
    }),
  );
}

/** The chart as SVG; null without weeks. */
export function SeasonChart({
  season,
  width,
  em,
  id,
  title,
  description,
  palette = screenPalette,
  font,
}: SeasonChartProps): ReactElement | null {
  if (season.weeks.length === 0) return null;
  const at = seasonLayout(season, width, em);
  return h(
    'svg',
    {
      viewBox: `0 0 ${px(width)} ${px(at.height)}`,
      width: px(width),
      height: px(at.height),
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-description`,
      fontSize: em,
      fontFamily: font,
      className: 'chart',
    },
    h('title', { id: `${id}-title` }, title),
    h('desc', { id: `${id}-description` }, description),
    confirmations(season, at, em, palette),
    todayLine(season, at, em, palette),
    columns(season, at, em, palette),
    at.dates.map(({ date, text }) =>
      label(text, at.x(date), at.columnsBottom + 1.5 * em, palette, { textAnchor: 'middle' }),
    ),
    markers(at, em, palette),
  );
}
