/** Counts by week, as the timeline of a dashboard should show them. */
import type { Row } from '../state.ts';

const newYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });

/** The calendar day of an instant in US Eastern time, or of a date; YYYY-MM-DD. */
export const dayOf = (value: unknown): string =>
  value instanceof Date
    ? newYork.format(value)
    : /T|:/.test(String(value))
      ? newYork.format(new Date(String(value)))
      : String(value);

function mondayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

type Count = 'confirmed' | 'photos' | 'testimonials' | 'due';

/** A row for each campaign and week in which something happened, with how often. */
export function weeksOf(happenings: readonly (readonly [what: Count, campaignId: number, day: string])[]): Row[] {
  const weeks = new Map<string, Row>();
  for (const [what, campaign_id, day] of happenings) {
    const id = `${campaign_id}:${mondayOf(day)}`;
    const week = weeks.get(id) ?? { id, campaign_id, confirmed: 0, photos: 0, testimonials: 0, due: 0 };
    week[what] += 1;
    weeks.set(id, week);
  }
  return [...weeks.values()];
}
