import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { derivedKey } from '../../db/shared/secret.ts';

/**
 * The key that must have signed a token: links and logins are signed by different keys, and only a link names a kind.
 * Nothing else of the unverified token is looked at.
 */
export function decodeKey(token: string, secret: string): KeyObject {
  const claims = jwt.decode(token);
  const isLink = claims !== null && typeof claims === 'object' && 'kind' in claims;
  return derivedKey(secret, isLink ? 'link' : 'login');
}
