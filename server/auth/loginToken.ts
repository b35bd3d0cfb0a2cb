import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../shared/secret.ts';
import { LOGIN_ROLES, type LoginRole } from '../viewer.ts';

/** Claims of a login token (S-392), and the scope of a session gained by accepting through a link (L-043). */
export interface LoginClaims {
  role: LoginRole;
  /** The user's id as text. */
  sub: string;
  email: string;
  name: string | null;
  created_at: string;
  scope?: 'offer';
  offer_id?: number;
  /** The version of the offer's link through which it was gained. */
  link_version?: number;
  /** Seconds, with milliseconds as a fraction, because it is compared with the end of older sessions. */
  iat: number;
  exp: number;
}

/** Twelve hours. */
export const LOGIN_SECONDS = 12 * 3600;

/** Signs a login token that starts at `now` (milliseconds, movable clock). */
export function signLogin(claims: Omit<LoginClaims, 'iat' | 'exp'>, secret: string, now: number): string {
  const iat = now / 1000;
  return jwt.sign({ ...claims, iat, exp: Math.ceil(iat) + LOGIN_SECONDS }, derivedKey(secret, 'login'), {
    algorithm: 'HS256',
  });
}

/** The claims of a token with a valid signature; otherwise null. The caller checks expiry by the movable clock. */
export const verifyLogin = (token: string, secrets: Secrets): LoginClaims | null =>
  byAny(secrets, (secret) => loginOf(token, secret));

function loginOf(token: string, secret: string): LoginClaims | null {
  try {
    const claims = jwt.verify(token, derivedKey(secret, 'login'), { algorithms: ['HS256'], ignoreExpiration: true });
    if (typeof claims === 'string') return null;
    const { role, sub, exp, iat } = claims as unknown as LoginClaims;
    const sound = LOGIN_ROLES.includes(role) && /^\d+$/.test(sub ?? '') && Number.isFinite(exp) && Number.isFinite(iat);
    return sound ? (claims as unknown as LoginClaims) : null;
  } catch {
    return null;
  }
}
