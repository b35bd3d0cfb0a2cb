/** The time of a sponsor user's last visit, stored in this browser: what has happened since is shown as new (M15). */
import { storeChoice, storedChoice } from '../../../../ui/session.ts';

/** A new visit begins after this many hours without one; reloading the page hides nothing. */
const hours = 6;

const isTime = (value: string | null): value is string => value !== null && !Number.isNaN(Date.parse(value));

/** The instant of the visit before this one, ISO 8601; null on the first one. Records this visit. */
export function lastVisit(userId: string, now: Date = new Date()): string | null {
  const [seen, before] = [storedChoice('seen', userId), storedChoice('visit', userId)];
  storeChoice('seen', userId, now.toISOString());
  if (!isTime(seen)) return null;
  if (now.getTime() - Date.parse(seen) < hours * 3_600_000) return isTime(before) ? before : null;
  storeChoice('visit', userId, seen);
  return seen;
}
