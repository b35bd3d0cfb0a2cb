import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../secret.ts';

/** Whose calendar a URL shows, an organization's or (null) that of a staff member's campaigns, and its user. */
export interface CalendarAddress {
  organizationId: number | null;
  userId: number;
  version: number;
}

/**
 * The secret part of a calendar's URL. It does not expire, since a calendar program requests it for years: it ends when
 * its user creates a new one or no longer belongs to the organization. Signed with its own key, so that no other link
 * of ours is valid as one.
 */
export function signCalendar({ organizationId, userId, version }: CalendarAddress, secret: string): string {
  const key = derivedKey(secret, 'calendar');
  return jwt.sign({ ...(organizationId !== null && { id: organizationId }), u: userId, v: version }, key, {
    algorithm: 'HS256',
    noTimestamp: true,
  });
}

/** The content of a calendar URL; null if it is not ours. The caller checks version and membership. */
export const readCalendar = (token: string, secrets: Secrets): CalendarAddress | null =>
  byAny(secrets, (secret) => calendarOf(token, secret));

function calendarOf(token: string, secret: string): CalendarAddress | null {
  try {
    const claims = jwt.verify(token, derivedKey(secret, 'calendar'), { algorithms: ['HS256'] });
    if (typeof claims === 'string') return null;
    const { id = null, u, v } = claims;
    if ((id !== null && !Number.isInteger(id)) || !Number.isInteger(u) || !Number.isInteger(v)) return null;
    return { organizationId: id, userId: u, version: v };
  } catch {
    return null;
  }
}
