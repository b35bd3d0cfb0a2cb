/** Rules for season dates: usual ranges and the Season End Date of the terms. */
import { daysBetween, formatDate, seasonName, toSeason } from './formats.ts';
import { dateWindow } from './limits.ts';

/** Start dates are month and day, "MM-DD". */
interface SeasonWindow {
  firstStart: string;
  lastStart: string;
  /** Minimum days from start to end. */
  shortest: number;
  longest: number;
}

/** Usual start and length of each season (S-254); bounds inclusive. */
const windows: Record<string, SeasonWindow> = {
  spring: { firstStart: '02-05', lastStart: '04-26', shortest: 45, longest: 125 },
  summer: { firstStart: '05-14', lastStart: '07-23', shortest: 1, longest: 75 },
  fall: { firstStart: '07-17', lastStart: '10-05', shortest: 40, longest: 120 },
  winter: { firstStart: '09-13', lastStart: '12-02', shortest: 40, longest: 120 },
};

/** Last day of each season for the terms, "MM-DD" (L-066). */
const cutoffs: Record<string, string> = { spring: '06-30', summer: '09-30', fall: '11-30', winter: '03-31' };

/** When a season that starts on this day usually starts, YYYY-MM-DD, and how many days it lasts (S-254); null for an unknown season. */
export function usualSeason(season: string, start: string) {
  const window = windows[toSeason(season)];
  if (!window) return null;
  const year = start.slice(0, 4);
  return { ...window, firstStart: `${year}-${window.firstStart}`, lastStart: `${year}-${window.lastStart}` };
}

/** Which dates are outside the usual range of the campaign's season (S-254, S-255). */
export function unusualSeasonDates(season: string, start: string | null, end: string | null): ('start' | 'end')[] {
  const window = windows[toSeason(season)];
  if (!window || !start) return [];
  const day = start.slice(5, 10);
  const length = end ? daysBetween(start, end) : window.shortest;
  return [
    ...(day < window.firstStart || day > window.lastStart ? ['start' as const] : []),
    ...(length < window.shortest || length > window.longest ? ['end' as const] : []),
  ];
}

/**
 * The first day on which a season usually starts (S-254): ("spring", 2027) → "2027-02-05". Winter is the first season
 * of its year and starts in the previous fall: ("winter", 2027) → "2026-09-13".
 */
export function firstSeasonDay(season: string, year: number): string {
  const known = toSeason(season);
  return `${known === 'winter' ? year - 1 : year}-${windows[known]?.firstStart ?? '01-01'}`;
}

/** The last day on which a season usually starts (S-254): ("spring", 2027) → "2027-04-26". */
export function lastSeasonDay(season: string, year: number): string {
  const known = toSeason(season);
  return `${known === 'winter' ? year - 1 : year}-${windows[known]?.lastStart ?? '12-31'}`;
}

/** Questions to ask before saving dates outside the usual range of the campaign's season (L-039, S-253, S-255). */
export function seasonWarnings(season: string, start: string | null, end: string | null): string[] {
  return unusualSeasonDates(season, start, end).map(
    (what) => `The season ${what} date is outside the usual range for ${seasonName(season)}. Are you sure?`,
  );
}

/** Errors of a pair of season dates, by field; empty if valid (L-037, L-038, L-040). */
export function seasonDateProblems(start: string, end: string, today: string): { start?: string; end?: string } {
  const { min, max } = dateWindow('acceptance', today);
  const outside = (date: string) => date < min || date > max;
  const range = `Pick a date from ${formatDate(min)} to ${formatDate(max)}.`;
  return {
    ...(start && outside(start) ? { start: range } : {}),
    ...(end && outside(end)
      ? { end: range }
      : end && start && end < start
        ? { end: 'The season ends before it starts.' }
        : {}),
  };
}

/**
 * The cutoff of a season: the first one on or after the start, so a winter that starts in fall ends next year (L-070).
 */
export function seasonCutoff(season: string, start: string): string {
  const cutoff = cutoffs[toSeason(season)] ?? '12-31';
  const year = Number(start.slice(0, 4));
  const sameYear = `${year}-${cutoff}`;
  return sameYear >= start.slice(0, 10) ? sameYear : `${year + 1}-${cutoff}`;
}

/**
 * The last day of a campaign's season if it is before today, else null. A winter ends in March of the next year, so
 * that users are not warned too early.
 */
export function pastSeasonEnd(season: string, year: number, today: string): string | null {
  const end = seasonCutoff(season, `${year}-04-01`);
  return end < today ? end : null;
}

/** The Season End Date of the terms: the earlier of the organization's end date and the cutoff (L-066). */
export function seasonEndDate(season: string, start: string, end: string): string {
  const cutoff = seasonCutoff(season, start);
  return end && end < cutoff ? end : cutoff;
}
