import jwt from 'jsonwebtoken';
import { byAny, derivedKey, type Secrets } from '../secret.ts';

/** Kinds that open pages as a bearer token; each has its own database role. */
export const PAGE_LINK_KINDS = [
  'offer',
  'application',
  'league',
  'deadline',
  'forwarded_task',
  'campaign',
  'season',
] as const;
/** Kinds that only the REST endpoints of accounts accept. */
export const ACCOUNT_LINK_KINDS = ['invitation', 'recovery', 'member'] as const;
export type PageLinkKind = (typeof PAGE_LINK_KINDS)[number];
export type AccountLinkKind = (typeof ACCOUNT_LINK_KINDS)[number];
export type LinkKind = PageLinkKind | AccountLinkKind;

/** Claims of a link token. Ids are the record's; `v` is the version, which revoking increases. */
export interface LinkClaims {
  kind: LinkKind;
  id: number;
  v: number;
  /** Seconds since 1970; absent for dashboards, which are valid until they are revoked. */
  exp?: number;
  /** For `member`: the email of the contact who was asked about the user. */
  context?: string;
  organization_id?: number;
  offer_id?: number;
  campaign_id?: number;
  campaign_name?: string;
  season?: string;
  year?: number;
  /** The sponsor's user who owns a dashboard link: it shows what that user may see now. */
  user_id?: number;
}

const DAY = 86_400;
/** Days that a link is valid; dashboards do not expire. */
export const LINK_DAYS: Record<LinkKind, number | null> = {
  offer: 180,
  application: 180,
  league: 180,
  deadline: 180,
  forwarded_task: 180, // the database ends it earlier
  campaign: null,
  season: null,
  invitation: 14,
  recovery: 1,
  member: 14,
};

/** The path of the page that a kind of link opens; the token follows. */
export const PATHS: Record<LinkKind, string> = {
  offer: '/accept-offer/',
  application: '/qualify/',
  league: '/welcome/',
  deadline: '/respond-to-deadline/',
  forwarded_task: '/forwarded-task/',
  campaign: '/campaign-dashboard/',
  season: '/seasonal-dashboard/',
  invitation: '/invitation/',
  recovery: '/recover-account/',
  member: '/confirm-member/',
};

/** The URL of the page that a token opens. */
export function linkPath(kind: LinkKind, token: string): string {
  return PATHS[kind] + token;
}

/**
 * The record id under which app_private.link_versions stores versions: the offer for an application, with season and
 * year for a seasonal dashboard.
 */
export function linkRecordId(claims: Pick<LinkClaims, 'kind' | 'id' | 'season' | 'year' | 'offer_id'>): string {
  if (claims.kind === 'season') return `${claims.id}:${claims.season}:${claims.year}`;
  return String(claims.kind === 'application' ? (claims.offer_id ?? claims.id) : claims.id);
}

/**
 * Signs a link. The expiry is counted from the end of the day, so that a link shown several times on one day is the
 * same text (staff can show and copy it again). `now` in seconds by the movable clock.
 */
export function signLink(claims: Omit<LinkClaims, 'exp'>, secret: string, now: number): string {
  const days = LINK_DAYS[claims.kind];
  const exp = days === null ? {} : { exp: (Math.floor(now / DAY) + 1 + days) * DAY };
  return jwt.sign({ ...claims, ...exp }, derivedKey(secret, 'link'), { algorithm: 'HS256', noTimestamp: true });
}

/** Why a link does not open its page. Only a token that this installation signed can be `expired` or `revoked`. */
export const LINK_PROBLEMS = ['expired', 'revoked', 'tampered', 'wrong_kind'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** The claims of a token that this installation signed as a link, expired or not; null for any other. */
export const readLink = (token: string, secrets: Secrets): LinkClaims | null =>
  byAny(secrets, (secret) => linkOf(token, secret));

function linkOf(token: string, secret: string): LinkClaims | null {
  try {
    const claims = jwt.verify(token, derivedKey(secret, 'link'), { algorithms: ['HS256'], ignoreExpiration: true });
    if (typeof claims === 'string') return null;
    const { kind, id, v } = claims as LinkClaims;
    if (!Object.hasOwn(PATHS, kind) || !Number.isInteger(id) || !Number.isInteger(v)) return null;
    if (LINK_DAYS[kind] !== null && !Number.isFinite(claims.exp)) return null;
    return claims as LinkClaims;
  } catch {
    return null;
  }
}

/** True if a link has expired; `now` in seconds by the movable clock. */
export const linkExpired = (claims: LinkClaims, now: number): boolean => claims.exp !== undefined && claims.exp <= now;

/** The claims of a link with valid signature, kind and expiry; otherwise null. The caller checks the version. */
export function verifyLink(token: string, secrets: Secrets, now: number): LinkClaims | null {
  const claims = readLink(token, secrets);
  return claims && !linkExpired(claims, now) ? claims : null;
}

/**
 * The version of a password recovery link: the instant until which older sessions are refused. A reset changes it, so
 * every link works once. Takes the column as the driver returns it (-Infinity if never set).
 */
export function recoveryVersion(sessionsValidAfter: Date | number | null): number {
  return sessionsValidAfter instanceof Date ? sessionsValidAfter.getTime() : 0;
}
