import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../shared/secret.ts';
import type { ViewAsViewer } from '../viewer.ts';

/** Claims of the token with which staff view the portal as somebody else; role, email and name are that person's. */
export interface ViewClaims {
  role: ViewAsViewer['role'];
  /** The person's id as text. */
  sub: string;
  email: string;
  name: string | null;
  view_id: number;
  /** Seconds. */
  exp: number;
}

/** Signs the token of a view. Its key is its own: it passes for no login. */
export const signView = (claims: ViewClaims, secret: string): string =>
  jwt.sign(claims, derivedKey(secret, 'view'), { algorithm: 'HS256', noTimestamp: true });

/** The claims of a token with a good signature; null otherwise. Expiry is the caller's: it goes by our own clock. */
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
