import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { derivedKey, type Secrets } from '../shared/secret.ts';

/**
 * Returns the key that must have signed a token: links, views and logins have different keys; only a link has a kind,
 * and only a view an id. Nothing else of the unverified token is read.
 */
export function decodeKey(token: string, secrets: Secrets): KeyObject {
  const claims = jwt.decode(token);
  const names = (claim: string) => claims !== null && typeof claims === 'object' && claim in claims;
  const purpose = names('kind') ? 'link' : names('view_id') ? 'view' : 'login';
  const [first, ...more] = secrets.map((secret) => derivedKey(secret, purpose)) as [KeyObject, ...KeyObject[]];
  return more.find((key) => isSignedBy(key, token)) ?? first;
}

function isSignedBy(key: KeyObject, token: string): boolean {
  try {
    jwt.verify(token, key, { algorithms: ['HS256'], ignoreExpiration: true });
    return true;
  } catch {
    return false;
  }
}
