import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type Secrets } from '../secret.ts';

/** The page on which photo releases are signed; the token follows. */
export const PHOTO_RELEASE_PATH = '/photo-release/';

/** The organization, season and year whose releases a link collects; `version` as in app_private.link_versions. */
export interface PhotoReleaseLink {
  organizationId: number;
  season: string;
  year: number;
  version: number;
}

/** Letters and digits that are not mistaken for each other on paper. */
const DIGITS = '23456789abcdefghjkmnpqrstuvwxyz';
const SIGNATURE_LENGTH = 26;

/** 26 letters and digits (128 bits) of the body's HMAC. */
function signatureOf(body: string, secret: string): string {
  const bytes = createHmac('sha256', derivedKey(secret, 'photo_release')).update(body).digest();
  return Array.from(bytes.subarray(0, SIGNATURE_LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join('');
}

/**
 * The token of a link: 412-spring-2027-1- and the signature. Short, because it is printed, sometimes typed, and a QR
 * code of few dots is read from farther away. It does not contain when it expires: the database knows the season.
 */
export function signPhotoRelease({ organizationId, season, year, version }: PhotoReleaseLink, secret: string): string {
  const body = `${organizationId}-${season}-${year}-${version}`;
  return `${body}-${signatureOf(body, secret)}`;
}

/** The content of a token; null if it is not ours. The caller asks for its state. */
export function readPhotoRelease(token: string, secrets: Secrets): PhotoReleaseLink | null {
  const [, body = '', id, season = '', year, version, signature = ''] =
    /^((\d{1,10})-(winter|spring|summer|fall)-(\d{4})-(\d{1,9}))-([2-9a-z]{26})$/.exec(token.toLowerCase()) ?? [];
  const given = Buffer.from(signature);
  const signed = secrets.some((secret) => {
    const wanted = Buffer.from(signatureOf(body, secret));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return signed ? { organizationId: Number(id), season, year: Number(year), version: Number(version) } : null;
}
