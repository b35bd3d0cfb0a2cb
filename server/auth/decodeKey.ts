import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { derivedKey } from '../../db/shared/secret.ts';

/**
 * The key that must have signed a token: links, views and logins are signed by different keys; only a link names a kind, and
 * only a view its id. Nothing else of the unverified token is looked at.
 */
export function decodeKey(token: string, secret: string): KeyObject {
  const claims = jwt.decode(token);
  const names = (claim: string) => claims !== null && typeof claims === 'object' && claim in claims;
  return derivedKey(secret, names('kind') ? 'link' : names('view_id') ? 'view' : 'login');
}
