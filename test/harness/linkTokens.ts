/** Tokens and paths of secret links for tests, also of expired ones. */
import { installationSecret } from '../../db/settings.ts';
import { type LinkClaims, type LinkKind, linkPath, signLink } from '../../server/shared/links/links.ts';

type Claims = Parameters<typeof signLink>[0];

/** The token of a link with these claims as this installation signs it the given number of days from now. */
export const signedToken = (claims: Claims, days = 0): string =>
  signLink(claims, installationSecret(), Math.floor(Date.now() / 1000) + days * 86_400);

/** The path of the page that such a link opens. */
export const signedPath = (claims: Claims, days = 0): string => linkPath(claims.kind, signedToken(claims, days));

/** A link's token as this installation signs it now. `more`: further claims, a version other than the first, or the end of a dashboard's link. */
export const linkToken = (kind: LinkKind, id: number, more: Partial<Omit<LinkClaims, 'kind' | 'id'>> = {}): string =>
  signedToken({ kind, id, v: 1, context: kind, ...more });
