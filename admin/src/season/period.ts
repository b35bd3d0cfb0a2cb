import { addDays, daysBetween, longDate } from '../../../ui/formats.ts';
import { monthStart } from '../programs/calendar.ts';

export const views = ['week', 'month', 'season'] as const;
export type View = (typeof views)[number];

/** Months that the timeline shows. */
const MONTHS = 8;

const weekStart = (date: string) => addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

/** The first and last day that a view shows around a date: a week, the whole weeks of a month, or eight months. */
export function rangeOf(view: View, date: string): { from: string; to: string } {
  if (view === 'week') return { from: weekStart(date), to: addDays(weekStart(date), 6) };
  if (view === 'month')
    return { from: weekStart(monthStart(date, 0)), to: addDays(weekStart(addDays(monthStart(date, 1), -1)), 6) };
  return { from: monthStart(date, 0), to: addDays(monthStart(date, MONTHS), -1) };
}

/** The date one period later (1) or earlier (-1): a week, otherwise a month. */
export const shift = (view: View, date: string, by: 1 | -1): string =>
  view === 'week' ? addDays(date, 7 * by) : monthStart(date, by);

/** The name of a month: "2026-12-01" → "December 2026". */
export const monthName = (date: string): string => longDate(date).replace(/ \d+,/, '');

/** What the period is called: "December 2026", "Week of December 6, 2026". */
export const periodName = (view: View, date: string): string =>
  view === 'week'
    ? `Week of ${longDate(weekStart(date))}`
    : view === 'month'
      ? monthName(date)
      : `${monthName(date)} to ${monthName(rangeOf(view, date).to)}`;

/** The days of a range. */
export const daysIn = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/** The first day of each month of a range. */
export const monthsIn = (from: string, to: string): string[] => daysIn(from, to).filter((date) => date.endsWith('-01'));
