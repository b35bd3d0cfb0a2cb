import { addDays } from '../formats.ts';

/** Allowed dates: at most 730 days ahead, and for existing programs at most 365 days back (B-132, B-140). */
export function dateLimits(today: string, isNew: boolean): { min: string | undefined; max: string } {
  return { min: isNew ? undefined : addDays(today, -365), max: addDays(today, 730) };
}
