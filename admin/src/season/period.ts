import { addDays, daysBetween } from '../../../ui/formats.ts';
import { dateProblem, dayLimit } from '../../../ui/limits.ts';
import { monthStart } from '../programs/calendar.ts';

export const views = ['week', 'month', 'season'] as const;
export type Range = { from: string; to: string };

/** A day of the address; null if it is none, or outside of what the database stores. */
export const dayIn = (asked: string | null): string | null =>
  asked && /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) && !dateProblem(asked, dayLimit)
    ? asked
    : null;

const weekStart = (date: string) => addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

/** The first and last day that a view shows around a date: a week, the whole weeks of a month, or eight months. */
export function rangeOf(view: (typeof views)[number], date: string): Range {
  if (view === 'season') return { from: monthStart(date, 0), to: addDays(monthStart(date, 8), -1) };
  const last = view === 'week' ? date : addDays(monthStart(date, 1), -1);
  return { from: weekStart(view === 'week' ? date : monthStart(date, 0)), to: addDays(weekStart(last), 6) };
}

/** The date around which a view shows what is before or after. */
export const step = (view: (typeof views)[number], date: string, by: 1 | -1): string =>
  view === 'week' ? addDays(date, 7 * by) : monthStart(date, by);

/** The days of a range. */
export const daysIn = ({ from, to }: Range): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
