import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../secret.ts';

/** The page on which a sponsor signs a contract; the token follows. */
export const CONTRACT_PATH = '/sign-contract/';

const DAY = 86_400;
const VALID_DAYS = 60;

/** Whose contract a link opens: `version` as in app_private.link_versions, `expires` in seconds since 1970. */
export interface ContractLink {
  contractId: number;
  version: number;
  expires: number;
}

/**
 * The token of the link by which the sponsor signs, the same for a whole day. Signed with its own key, so that no other
 * link of ours is valid as one. `now` in seconds by the movable clock.
 */
export const signContractLink = (contractId: number, version: number, secret: string, now: number): string =>
  jwt.sign(
    { id: contractId, v: version, exp: (Math.floor(now / DAY) + 1 + VALID_DAYS) * DAY },
    derivedKey(secret, 'contract'),
    { algorithm: 'HS256', noTimestamp: true },
  );

/** The content of a token, expired or not; null for one that is not ours. The caller checks the version. */
export const readContractLink = (token: string, secrets: Secrets): ContractLink | null =>
  byAny(secrets, (secret) => linkOf(token, secret));

function linkOf(token: string, secret: string): ContractLink | null {
  try {
    const claims = jwt.verify(token, derivedKey(secret, 'contract'), { algorithms: ['HS256'], ignoreExpiration: true });
    if (typeof claims === 'string') return null;
    const { id, v, exp } = claims;
    return [id, v, exp].every(Number.isInteger)
      ? { contractId: id as number, version: v as number, expires: exp as number }
      : null;
  } catch {
    return null;
  }
}
