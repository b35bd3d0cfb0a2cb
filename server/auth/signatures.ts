import { type LinkClaims, readLink } from '../shared/links/links.ts';
import type { Secrets } from '../shared/secret.ts';
import { tokenHash } from '../shared/tokenHash.ts';
import { type LoginClaims, verifyLogin } from './loginToken.ts';
import { type ViewClaims, verifyView } from './viewToken.ts';

/** The verified content of a token: a login, a view or a link. Neither expiry nor revocation is checked. */
export type SignedClaims =
  | { kind: 'login'; claims: LoginClaims }
  | { kind: 'view'; claims: ViewClaims }
  | { kind: 'link'; claims: LinkClaims };

const MAX_SIGNATURES = 5000;
const known = new Map<string, SignedClaims>();

const keyOf = (token: string, secrets: Secrets) => tokenHash(`${secrets.join(' ')}:${token}`);

/** True if the token's signature was found valid before. */
export const isVerified = (token: string, secrets: Secrets): boolean => known.has(keyOf(token, secrets));

/**
 * The claims of a token signed by this installation; otherwise null. A valid signature stays valid, so it is verified
 * once and cached under the token's hash; the caller still has to check expiry, session and version.
 */
export function signedClaims(token: string, secrets: Secrets): SignedClaims | null {
  const key = keyOf(token, secrets);
  const found = known.get(key);
  if (found) return found;
  const signed = verified(token, secrets);
  if (signed) {
    if (known.size >= MAX_SIGNATURES) known.delete(known.keys().next().value as string); // the oldest entry
    known.set(key, signed);
  }
  return signed;
}

function verified(token: string, secrets: Secrets): SignedClaims | null {
  const login = verifyLogin(token, secrets);
  if (login) return { kind: 'login', claims: login };
  const view = verifyView(token, secrets);
  if (view) return { kind: 'view', claims: view };
  const link = readLink(token, secrets);
  return link && { kind: 'link', claims: link };
}
