import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../secret.ts';

/** The page that shows how a sponsorship stands, without a login; the token follows. */
export const STATUS_PATH = '/sponsorship-status/';

const DAY = 86_400;
const VALID_DAYS = 180;

/**
 * Whose status a link shows: `version` of its offer links, `expires` in seconds since 1970, `to`: whom it was sent to,
 * `kind`: of the email that it was in, which decides whether it shows checks.
 */
export interface StatusLink {
  offerId: number;
  version: number;
  expires: number;
  to?: string;
  kind?: string;
}

/** The token of a status page: read-only, valid for 180 days after today, with a key of its own. `now` in seconds. */
export const signStatus = (
  offerId: number,
  version: number,
  secret: string,
  now: number,
  to?: string,
  kind?: string,
): string =>
  jwt.sign(
    { offerId, version, expires: (Math.floor(now / DAY) + 1 + VALID_DAYS) * DAY, to, kind },
    derivedKey(secret, 'status'),
    {
      algorithm: 'HS256',
      noTimestamp: true,
    },
  );

/** The content of a token; null if it is not ours. The caller asks for its state. */
export const readStatus = (token: string, secrets: Secrets): StatusLink | null =>
  byAny(secrets, (secret) => {
    try {
      const claims = jwt.verify(token, derivedKey(secret, 'status'), { algorithms: ['HS256'] });
      return claims as unknown as StatusLink;
    } catch {
      return null;
    }
  });
