import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../secret.ts';

/** The page on which an organization signs its tax form; the token follows. */
export const TAX_FORM_PATH = '/tax-form/';

const DAY = 86_400;
const VALID_DAYS = 90;

/** Whose form a link takes: `version` as in app_private.link_versions, `expires` in seconds since 1970. */
export interface TaxFormLink {
  organizationId: number;
  version: number;
  expires: number;
}

/** The link of an organization's tax form, valid for 90 days after today, with a key of its own. `now` in seconds. */
export function taxFormLink(organizationId: number, version: number, secret: string, now: number) {
  const expires = (Math.floor(now / DAY) + 1 + VALID_DAYS) * DAY;
  const token = jwt.sign({ organizationId, version, expires }, derivedKey(secret, 'tax_form'), {
    algorithm: 'HS256',
    noTimestamp: true,
  });
  return { token, path: TAX_FORM_PATH + token, expires };
}

/** The content of a token; null if it is not ours. The caller asks for its state. */
export const readTaxFormLink = (token: string, secrets: Secrets): TaxFormLink | null =>
  byAny(secrets, (secret) => {
    try {
      return jwt.verify(token, derivedKey(secret, 'tax_form'), { algorithms: ['HS256'] }) as unknown as TaxFormLink;
    } catch {
      return null;
    }
  });
