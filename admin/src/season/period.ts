import { addDays, daysBetween } from '../../../ui/formats.ts';
import { monthStart } from '../programs/calendar.ts';

export const views = ['week', 'month', 'season'] as const;
export type Range = { from: string; to: string };

const weekStart = (date: string) => addDays(date, -new Date(`${date}T00:00:00Z`).getUTCDay());

/** The first and last day that a view shows around a date: a week, the whole weeks of a month, or eight months. */
export function rangeOf(view: (typeof views)[number], date: string): Range {
  if (view === 'season') return { from: monthStart(date, 0), to: addDays(monthStart(date, 8), -1) };
  const last = view === 'week' ? date : addDays(monthStart(date, 1), -1);
  return { from: weekStart(view === 'week' ? date : monthStart(date, 0)), to: addDays(weekStart(last), 6) };
}

/** The days of a range. */
export const daysIn = ({ from, to }: Range): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
