import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../secret.ts';

/** The page that a link to a recap opens; the token follows. */
export const RECAP_SHARE_PATH = '/shared-recap/';

/**
 * The token of a link to a recap. The database knows until when it is valid and whether it was revoked, so that it can
 * be shown again. Signed with its own key, so that no other link of ours is valid as one.
 */
export const signRecapShare = (id: number, secret: string): string =>
  jwt.sign({ id }, derivedKey(secret, 'recap'), { algorithm: 'HS256', noTimestamp: true });

/** The id of a link to a recap; null for a token that is not ours. The caller asks for its state. */
export const readRecapShare = (token: string, secrets: Secrets): number | null =>
  byAny(secrets, (secret) => shareOf(token, secret));

function shareOf(token: string, secret: string): number | null {
  try {
    const claims = jwt.verify(token, derivedKey(secret, 'recap'), { algorithms: ['HS256'] });
    return typeof claims !== 'string' && Number.isInteger(claims.id) ? claims.id : null;
  } catch {
    return null;
  }
}
