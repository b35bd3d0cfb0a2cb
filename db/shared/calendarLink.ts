import jwt from 'jsonwebtoken';
import { derivedKey } from './secret.ts';

/**
 * The secret part of a calendar's address. It has no end, since a calendar program asks for years; raising the version
 * ends it. Signed with a key of its own, so that no other link of ours passes for one.
 */
export function signCalendar(organizationId: number, version: number, secret: string): string {
  const key = derivedKey(secret, 'calendar');
  return jwt.sign({ id: organizationId, v: version }, key, { algorithm: 'HS256', noTimestamp: true });
}

/** The organization and version that an address names; null when it is not ours. The version is checked by the caller. */
export function readCalendar(token: string, secret: string): { organizationId: number; version: number } | null {
  try {
    const claims = jwt.verify(token, derivedKey(secret, 'calendar'), { algorithms: ['HS256'] });
    if (typeof claims === 'string' || !Number.isInteger(claims.id) || !Number.isInteger(claims.v)) return null;
    return { organizationId: claims.id, version: claims.v };
  } catch {
    return null;
  }
}
