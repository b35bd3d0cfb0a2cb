import { addDays, daysBetween, type Season } from '../../../../ui/formats.ts';

type Window = { start: readonly [string, string]; length: readonly [number, number] };

/** When each season usually starts (month-day) and how many days later it ends (S-254). */
const WINDOWS: Record<Season, Window> = {
  spring: { start: ['02-05', '04-26'], length: [45, 125] },
  summer: { start: ['05-14', '07-23'], length: [1, 75] },
  fall: { start: ['07-17', '10-05'], length: [40, 120] },
  winter: { start: ['09-13', '12-02'], length: [40, 120] },
};

/** Questions to confirm before saving; empty if both dates are in the usual range (S-253, S-255). */
export function seasonWarnings(season: Season, start: string | null, end: string | null): string[] {
  const { start: from, length } = WINDOWS[season];
  const warning = (which: 'start' | 'end') =>
    `The season ${which} date is outside the usual range for ${season}. Are you sure?`;
  const warnings: string[] = [];
  if (start && (start.slice(5) < from[0] || start.slice(5) > from[1])) warnings.push(warning('start'));
  if (start && end) {
    const days = daysBetween(start, end);
    if (days < length[0] || days > length[1]) warnings.push(warning('end'));
  }
  return warnings;
}

/** Season dates range from one year ago to two years from today (S-252). */
export const seasonLimits = (today: string) => ({ min: addDays(today, -365), max: addDays(today, 730) });
