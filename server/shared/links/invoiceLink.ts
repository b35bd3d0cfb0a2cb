import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../secret.ts';

const DAY = 86_400;
const VALID_DAYS = 180;

/** The path of the PDF that the link in an email opens. */
export const invoicePath = (token: string): string => `/invoice-links/${token}/invoice.pdf`;

/**
 * The token of the link to an invoice's PDF; `version` is that of its contract's link. Signed with its own key, so that
 * it opens neither the contract nor another invoice. `now` in seconds by the movable clock.
 */
export const signInvoiceLink = (invoiceId: number, version: number, secret: string, now: number): string =>
  jwt.sign(
    { id: invoiceId, v: version, exp: (Math.floor(now / DAY) + 1 + VALID_DAYS) * DAY },
    derivedKey(secret, 'invoice'),
    { algorithm: 'HS256', noTimestamp: true },
  );

/** The content of a token; null for one that is not ours or has expired. The caller checks the version. */
export const readInvoiceLink = (
  token: string,
  secrets: Secrets,
  now: number,
): { invoiceId: number; version: number } | null =>
  byAny(secrets, (secret) => {
    try {
      const claims = jwt.verify(token, derivedKey(secret, 'invoice'), { algorithms: ['HS256'], clockTimestamp: now });
      if (typeof claims === 'string' || !Number.isInteger(claims.id) || !Number.isInteger(claims.v)) return null;
      return { invoiceId: claims.id as number, version: claims.v as number };
    } catch {
      return null;
    }
  });
