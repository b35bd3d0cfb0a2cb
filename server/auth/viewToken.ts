import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../shared/secret.ts';
import type { ViewAsViewer } from '../viewer.ts';

/** Claims of the token with which staff view the portal as another user; role, email and name are that user's. */
export interface ViewClaims {
  role: ViewAsViewer['role'];
  /** The user's id as text. */
  sub: string;
  email: string;
  name: string | null;
  view_id: number;
  /** Seconds. */
  exp: number;
}

/** Signs the token of a view. Its key is different, so it is not valid as a login. */
export const signView = (claims: ViewClaims, secret: string): string =>
  jwt.sign(claims, derivedKey(secret, 'view'), { algorithm: 'HS256', noTimestamp: true });

/** The claims of a token with a valid signature; otherwise null. The caller checks expiry by the movable clock. */
export const verifyView = (token: string, secrets: Secrets): ViewClaims | null =>
  byAny(secrets, (secret) => viewOf(token, secret));

function viewOf(token: string, secret: string): ViewClaims | null {
  try {
    const claims = jwt.verify(token, derivedKey(secret, 'view'), { algorithms: ['HS256'], ignoreExpiration: true });
    return typeof claims === 'string' ? null : (claims as unknown as ViewClaims);
  } catch {
    return null;
  }
}
