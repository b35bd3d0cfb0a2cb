import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type Secrets } from '../secret.ts';

const HOUR = 3600;
const signature = (key: string, expiry: number, secret: string) =>
  createHmac('sha256', derivedKey(secret, 'file')).update(`${key}\n${expiry}`).digest('base64url').slice(0, 32);

/**
 * The signed URL of a file for somebody who may see it now. It expires six to seven hours later, on the hour, so that a
 * browser finds the same URL (and its cached picture) again. `now` in seconds by the movable clock.
 */
export function signFileUrl(key: string, secret: string, now: number): string {
  const expiry = (Math.floor(now / HOUR) + 7) * HOUR;
  return `/files/${key}?e=${expiry}&s=${signature(key, expiry, secret)}`;
}

/** True if signature and expiry of a file URL are valid. */
export function verifyFileUrl(key: string, expiry: string, given: string, secrets: Secrets, now: number): boolean {
  const seconds = Number(expiry);
  if (!Number.isInteger(seconds) || seconds < now) return false;
  const actual = Buffer.from(given);
  return secrets.some((secret) => {
    const expected = Buffer.from(signature(key, seconds, secret));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}
