import type { ServerContext } from '../context.ts';
import { recoveryVersion } from '../shared/links/links.ts';
import type { LoginRole } from '../viewer.ts';
import { signLogin } from './loginToken.ts';

/** An account as returned by app_private.find_login. */
export interface LoginRow {
  user_id: number;
  email: string;
  name: string | null;
  role: LoginRole;
  status: string;
  password_hash: string | null;
  created_at: Date;
  sessions_valid_after: Date | number | null;
  /** The offer, and the version of its link, that this account's sessions are limited to; null: not limited. */
  limited_offer_id: number | null;
  limited_link_version: number | null;
  /** True if the account has signed in from this network address before. */
  known_address: boolean;
  /** What follows the password. */
  second_factor: 'prove' | 'set_up' | null;
}

/**
 * The account of an email, or undefined. `addressHash`: the client's hashed network address, where it matters whether
 * it is known.
 */
export async function findLogin(
  app: ServerContext,
  email: string,
  addressHash: Buffer | null = null,
): Promise<LoginRow | undefined> {
  const [user] = await app.database.asServer<LoginRow & { [column: string]: unknown }>(
    'select * from app_private.find_login($1, $2)',
    [email, addressHash],
  );
  return user;
}

/** The offer that a session is limited to, and the version of the link through which it was gained. */
interface Scope {
  offerId: number;
  linkVersion: number;
}

/** Sessions of an account that nobody has confirmed are limited to its offer (X1). */
const scopeOf = ({ limited_offer_id: offerId, limited_link_version: linkVersion }: LoginRow): Scope | undefined =>
  offerId !== null && linkVersion !== null ? { offerId, linkVersion } : undefined;

/**
 * Returns a login token for an account; it starts no earlier than the end of the account's older sessions. `readAt`:
 * when the account was read, if a password was checked after that: a password change in between ends this session like
 * the others.
 */
export function loginTokenFor(
  user: LoginRow,
  app: ServerContext,
  { scope = scopeOf(user), readAt = app.clock.now() }: { scope?: Scope | undefined; readAt?: number } = {},
): string {
  const start = Math.max(readAt, recoveryVersion(user.sessions_valid_after) + 1);
  return signLogin(
    {
      role: user.role,
      sub: String(user.user_id),
      email: user.email,
      name: user.name,
      created_at: user.created_at.toISOString(),
      ...(scope ? { scope: 'offer' as const, offer_id: scope.offerId, link_version: scope.linkVersion } : {}),
    },
    app.config.secret,
    start,
  );
}
