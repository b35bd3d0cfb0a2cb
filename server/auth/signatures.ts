import { type LinkClaims, readLink } from '../shared/links/links.ts';
import type { Secrets } from '../shared/secret.ts';
import { tokenHash } from '../shared/tokenHash.ts';
import { type LoginClaims, verifyLogin } from './loginToken.ts';
import { type ViewClaims, verifyView } from './viewToken.ts';

/** What a token with a good signature says: who signed in, who is viewed as, or which link it is. Neither expiry nor revocation is looked at. */
export type SignedClaims =
  | { kind: 'login'; claims: LoginClaims }
  | { kind: 'view'; claims: ViewClaims }
  | { kind: 'link'; claims: LinkClaims };

const MOST = 5000;
const known = new Map<string, SignedClaims>();

/**
 * The claims of a token that this installation signed; null for any other. A signature that was good stays good, so it
 * is checked once and remembered under the token's hash; whoever asks still has to look at time, session and version.
 */
export function signedClaims(token: string, secrets: Secrets): SignedClaims | null {
  const key = tokenHash(`${secrets.join(' ')}:${token}`);
  const found = known.get(key);
  if (found) return found;
  const signed = verified(token, secrets);
  if (signed) {
    if (known.size >= MOST) known.delete(known.keys().next().value as string); // the one that came first
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
