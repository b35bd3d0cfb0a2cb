import jwt from 'jsonwebtoken';
import type { Clock } from '../../db/clock.ts';
import { type LinkClaims, type LinkProblem, linkExpired, linkRecordId, readLink } from '../shared/links/links.ts';
import type { Secrets } from '../shared/secret.ts';
import { tokenHash } from '../shared/tokenHash.ts';
import { isPageLink, type Viewer } from '../viewer.ts';
import type { Device } from './device.ts';
import type { LoginClaims } from './loginToken.ts';
import type { Sessions } from './sessions.ts';
import { signedClaims } from './signatures.ts';
import type { ViewClaims } from './viewToken.ts';

/** What token checks need. */
export interface TokenContext {
  secrets: Secrets;
  clock: Clock;
  sessions: Sessions;
  /** The server checks whether the token is still valid; that does not count as use. */
  passive?: boolean;
  /** The browser that sent the token. */
  device?: () => Device;
}

/** The token of an authorization header; empty if there is none. */
export const bearerToken = (authorization: string | undefined): string =>
  (authorization ?? '').replace(/^bearer\s+/i, '');

/**
 * Returns the viewer of a bearer token, or null if it is invalid: bad signature, expired by the movable clock, wrong
 * kind, revoked link, removed user, changed role, logged out, idle for too long, or password changed since. Checked
 * once per request, before any role is set.
 */
export async function resolveToken(token: string, context: TokenContext): Promise<Viewer | null> {
  const signed = signedClaims(token, context.secrets);
  if (signed?.kind === 'login') return resolveLogin(token, signed.claims, context);
  if (signed?.kind === 'view') return resolveView(signed.claims, context);
  return signed && resolveLink(signed.claims, context);
}

/** A view is checked in the database at each use: it ends together with the account and the login that started it. */
async function resolveView(claims: ViewClaims, { clock, sessions }: TokenContext): Promise<Viewer | null> {
  if (claims.exp <= clock.now() / 1000) return null;
  const { view_id: viewId, role, exp: expires } = claims;
  const userId = Number(claims.sub);
  return (await sessions.isViewOpen(viewId, userId)) ? { type: 'view_as', role, userId, viewId, expires } : null;
}

async function resolveLogin(
  token: string,
  claims: LoginClaims,
  { clock, sessions, passive, device }: TokenContext,
): Promise<Viewer | null> {
  if (claims.exp <= clock.now() / 1000) return null;
  const userId = Number(claims.sub);
  const state = await sessions.state(userId);
  if (!state || state.role !== claims.role) return null;
  const scoped = claims.scope === 'offer' && Number.isInteger(claims.offer_id);
  // an account created by accepting has no password yet: it counts as invited, and its only session is the limited one
  if (state.status !== 'active' && !(scoped && state.status === 'invited')) return null;
  if (claims.iat * 1000 < state.validAfter) return null;
  if (claims.scope !== undefined && !scoped) return null;
  // it was gained through the offer's link, so it ends with the link
  if (scoped && (await sessions.linkVersion('offer', String(claims.offer_id))) !== claims.link_version) return null;
  const hash = tokenHash(token);
  if (state.endedTokens.includes(hash)) return null;
  const use = { hash, userId, issued: claims.iat * 1000, expires: claims.exp * 1000, device };
  if (!passive && !(await sessions.use(use))) return null;
  return {
    type: 'login',
    role: claims.role,
    userId,
    email: state.email,
    scopeOfferId: scoped ? (claims.offer_id ?? null) : null,
    session: hash,
    expires: claims.exp,
  };
}

async function resolveLink(claims: LinkClaims, { clock, sessions }: TokenContext): Promise<Viewer | null> {
  if (linkExpired(claims, clock.seconds()) || !isPageLink(claims)) return null;
  const version = await sessions.linkVersion(claims.kind, linkRecordId(claims));
  return version === claims.v ? { type: 'link', claims, expires: claims.exp ?? null } : null;
}

/**
 * Why a token was refused, as a state of its page. With a valid signature, a link is reported as expired or replaced;
 * anything else that does not look like a login counts as tampered. Null for a login.
 */
export async function linkProblemOf(
  token: string,
  { secrets, clock, sessions }: TokenContext,
): Promise<LinkProblem | null> {
  const claims = readLink(token, secrets);
  if (!claims) return isLoginLike(token) ? null : 'tampered';
  if (!isPageLink(claims)) return 'wrong_kind';
  const version = await sessions.linkVersion(claims.kind, linkRecordId(claims));
  if (version !== claims.v) return 'revoked'; // checked first: a replaced link stays replaced, even after it expires
  return linkExpired(claims, clock.seconds()) ? 'expired' : 'tampered';
}

function isLoginLike(token: string): boolean {
  const claims = jwt.decode(token);
  return claims !== null && typeof claims === 'object' && 'role' in claims && !('kind' in claims);
}
