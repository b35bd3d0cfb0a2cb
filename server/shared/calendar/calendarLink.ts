import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../secret.ts';

/** Whose calendar an address shows, and to whom it was given. */
export interface CalendarAddress {
  organizationId: number;
  userId: number;
  version: number;
}

/**
 * The secret part of a calendar's address. It has no end, since a calendar program asks for years: it ends when its person
 * makes a new one or no longer belongs to the organization. Signed with a key of its own, so that no other link of ours
 * passes for one.
 */
export function signCalendar({ organizationId, userId, version }: CalendarAddress, secret: string): string {
  const key = derivedKey(secret, 'calendar');
  return jwt.sign({ id: organizationId, u: userId, v: version }, key, { algorithm: 'HS256', noTimestamp: true });
}

/** What an address names; null when it is not ours. Version and membership are checked by the caller. */
export const readCalendar = (token: string, secrets: Secrets): CalendarAddress | null =>
  byAny(secrets, (secret) => calendarOf(token, secret));

function calendarOf(token: string, secret: string): CalendarAddress | null {
  try {
    const claims = jwt.verify(token, derivedKey(secret, 'calendar'), { algorithms: ['HS256'] });
    if (typeof claims === 'string') return null;
    const { id, u, v } = claims;
    if (!Number.isInteger(id) || !Number.isInteger(u) || !Number.isInteger(v)) return null;
    return { organizationId: id, userId: u, version: v };
  } catch {
    return null;
  }
}
