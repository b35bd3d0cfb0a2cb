/** Tokens of secret links for tests. */
import { installationSecret } from '../../db/settings.ts';
import { type LinkClaims, type LinkKind, signLink } from '../../server/shared/links/links.ts';

/** A link's token as this installation signs it now. `more`: further claims, a version other than the first, or the end of a dashboard's link. */
export const linkToken = (kind: LinkKind, id: number, more: Partial<Omit<LinkClaims, 'kind' | 'id'>> = {}): string =>
  signLink({ kind, id, v: 1, context: kind, ...more }, installationSecret(), Math.floor(Date.now() / 1000));
