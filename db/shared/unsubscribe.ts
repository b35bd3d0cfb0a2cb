/** Signed links with which one address ends bulk mail (RFC 8058). They name the address and never expire. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type Secrets } from './secret.ts';

const signatureOf = (body: string, secret: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'unsubscribe')).update(body).digest().subarray(0, 18);

/** The token of an address. */
export function unsubscribeToken(address: string, secret: string): string {
  const body = Buffer.from(address.trim().toLowerCase()).toString('base64url');
  return `${body}.${signatureOf(body, secret).toString('base64url')}`;
}

/** The address of a token whose signature holds; null otherwise. */
export function unsubscribeAddress(token: string, secrets: Secrets): string | null {
  const [body, signature, more] = token.split('.');
  if (!body || !signature || more !== undefined || token.length > 600) return null;
  const given = Buffer.from(signature, 'base64url');
  const signed = secrets.some((secret) => {
    const wanted = signatureOf(body, secret);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!signed) return null;
  return Buffer.from(body, 'base64url').toString('utf8');
}
