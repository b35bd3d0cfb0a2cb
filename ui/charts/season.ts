/** A season by weeks: the data of its chart, its table and its list of events. Days are YYYY-MM-DD. */
import { addDays, formatNumber, pluralise } from '../formats.ts';

export interface Week {
  /** Its Monday. */
  week: string;
  confirmed: number;
  /** Confirmed up to its end. */
  total: number;
  photos: number;
  /** Deadlines; null where staff do not show dates. */
  due: number | null;
}
export type EventKind = 'first_photo' | 'latest_photo' | 'testimonial' | 'goal_date';
export interface SeasonEvent {
  id: string;
  kind: EventKind;
  day: string;
  /** Who said a testimonial; of a goal date, by how many sponsorships it was missed. */
  title: string | null;
}
export interface Season {
  /** Without gaps, from the first week in which anything happened to the last. */
  weeks: Week[];
  events: SeasonEvent[];
  /** How many sponsorships are planned; null if unknown. */
  target: number | null;
  /** Planned and not confirmed, by campaign. */
  unconfirmed: number;
  /** The day until which anything has been confirmed. */
  today: string;
}

/** Rows of the API, whose columns may be null by their type. */
export interface WeekRow {
  week: string | null;
  confirmed: number | null;
  photos: number | null;
  due: number | null;
}
export interface EventRow {
  id: string;
  kind: string | null;
  day: string | null;
  title: string | null;
}

/** What each kind of event is called. */
export const eventNames: Record<EventKind, string> = {
  first_photo: 'First photo',
  latest_photo: 'Latest photo',
  testimonial: 'Testimonial',
  goal_date: 'Goal date for confirmations',
};

/** A summary of the chart as text. */
export function describeSeason({ weeks, target, unconfirmed, today }: Season): string {
  const confirmed = weeks.at(-1)?.total ?? 0;
  const past = weeks.filter(({ week }) => week <= today).length;
  const photos = weeks.reduce((sum, week) => sum + week.photos, 0);
  return `${pluralise(confirmed, 'sponsorship')} confirmed${target === null ? '' : `; ${formatNumber(target)} planned${unconfirmed > 0 ? `, ${formatNumber(unconfirmed)} of them not confirmed` : ''}`}. ${pluralise(photos, 'photo')} in ${pluralise(past, 'week')}.`;
}

/** More weeks than that are not drawn: a date far off would leave no room for the season. */
const MAX_WEEKS = 120;
const kinds: readonly EventKind[] = ['first_photo', 'latest_photo', 'testimonial', 'goal_date'];

/** One season of the weeks of several campaigns; only the earliest first and the last latest photo of them. */
export function seasonOf(
  rows: readonly WeekRow[],
  events: readonly EventRow[],
  summaries: readonly { id: number; target: number | null; unconfirmed: number | null }[],
  today: string,
): Season {
  const byWeek = new Map<string, WeekRow[]>();
  for (const row of rows) if (row.week) byWeek.set(row.week, [...(byWeek.get(row.week) ?? []), row]);
  const known = [...byWeek.keys()].sort();
  const first = known[0];
  const last = known.at(-1);
  const showsDates = rows.some(({ due }) => due !== null);
  const weeks: Week[] = [];
  let total = 0;
  for (let week = first; week && last && week <= last && weeks.length < MAX_WEEKS; week = addDays(week, 7)) {
    const sum = (name: 'confirmed' | 'photos' | 'due') =>
      (byWeek.get(week ?? '') ?? []).reduce((count, row) => count + (row[name] ?? 0), 0);
    total += sum('confirmed');
    weeks.push({
      week,
      confirmed: sum('confirmed'),
      total,
      photos: sum('photos'),
      due: showsDates ? sum('due') : null,
    });
  }
  const dated = events
    .flatMap(({ id, kind, day, title }) => {
      const known = kinds.find((candidate) => candidate === kind);
      if (!known || !day) return [];
      const missed =
        known === 'goal_date' && day < today && summaries.find((goal) => id === `goal_date:${goal.id}`)?.unconfirmed;
      return [{ id, kind: known, day, title: missed ? `missed by ${formatNumber(missed)}` : title }];
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const firstPhoto = dated.find(({ kind }) => kind === 'first_photo');
  const latestPhoto = dated.findLast(({ kind }) => kind === 'latest_photo');
  const planned = summaries.flatMap(({ target }) => (target === null ? [] : [target]));
  return {
    weeks,
    events: dated.filter(
      (event) =>
        (event.kind !== 'first_photo' || event === firstPhoto) &&
        (event.kind !== 'latest_photo' || event === latestPhoto),
    ),
    target: planned.length > 0 ? planned.reduce((sum, target) => sum + target, 0) : null,
    unconfirmed: summaries.reduce((sum, summary) => sum + (summary.unconfirmed ?? 0), 0),
    today,
  };
}
