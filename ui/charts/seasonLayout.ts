/** Where the parts of the season's chart are. Everything is measured in em, so that large text has room. */
import { scaleLinear, scaleUtc } from 'd3-scale';
import { addDays } from '../formats.ts';
import type { Season, SeasonEvent } from './season.ts';

export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Events that are too close to each other for markers of their own share one. */
export interface EventGroup {
  x: number;
  events: SeasonEvent[];
}

const largest = (values: readonly number[]): number => Math.max(1, ...values);

/** A season of up to two months is labeled by weeks, a longer one by months. */
const MONTHS_FROM_DAYS = 62;
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The dates below the columns with their texts: as many as there is room for. */
function dateTicks([from, to]: [Date, Date], room: number): { date: Date; text: string }[] {
  const byMonths = to.getTime() - from.getTime() > MONTHS_FROM_DAYS * 86_400_000;
  const dates: Date[] = [];
  for (
    let date = byMonths ? new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) : from;
    date < to;
    date = byMonths
      ? new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))
      : new Date(date.getTime() + 7 * 86_400_000)
  )
    dates.push(date);
  const each = Math.ceil(dates.length / Math.max(1, room));
  return dates
    .filter((_, index) => index % each === 0)
    .map((date) => ({ date, text: (byMonths ? month : monthAndDay).format(date) }));
}

/** `width` in pixels, `em` the size of the chart's text in pixels. */
export function seasonLayout({ weeks, events, target }: Season, width: number, em: number) {
  const left = 3.4 * em;
  const right = width - em;
  const days = [...weeks.flatMap(({ week }) => [week, addDays(week, 7)]), ...events.map(({ day }) => day)].sort();
  const x = scaleUtc([dateOf(days[0] as string), dateOf(days.at(-1) as string)], [left, right]);
  const top = 2.2 * em;
  const lane = top + 12 * em;
  const columnsTop = lane + 4.6 * em;
  const columnsBottom = columnsTop + 8 * em;
  const confirmed = scaleLinear([0, largest([target ?? 0, weeks.at(-1)?.total ?? 0])], [lane, top]).nice(4);
  const counted = scaleLinear(
    [0, largest(weeks.flatMap(({ photos, due }) => [photos, due ?? 0]))],
    [columnsBottom, columnsTop],
  ).nice(3);
  const groups: EventGroup[] = [];
  for (const event of events) {
    const at = x(dateOf(event.day));
    const group = groups.at(-1);
    if (group && at - group.x < 2 * em) group.events.push(event);
    else groups.push({ x: at, events: [event] });
  }
  return {
    left,
    right,
    top,
    lane,
    columnsTop,
    columnsBottom,
    height: columnsBottom + 2.2 * em,
    x,
    confirmed,
    counted,
    groups,
    dates: dateTicks(x.domain() as [Date, Date], Math.floor((right - left) / (4.5 * em))),
  };
}
export type SeasonLayout = ReturnType<typeof seasonLayout>;

/** Whole numbers among a scale's ticks: nobody confirms half a sponsorship. */
export const wholeTicks = (scale: SeasonLayout['confirmed'], count: number): number[] =>
  scale.ticks(count).filter((tick) => Number.isInteger(tick));
