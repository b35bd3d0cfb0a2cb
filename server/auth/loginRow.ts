import type { ServerContext } from '../context.ts';
import { recoveryVersion } from '../shared/links/links.ts';
import type { LoginRole } from '../viewer.ts';
import { signLogin } from './loginToken.ts';

/** An account as app_private.find_login gives it. */
export interface LoginRow {
  user_id: number;
  email: string;
  name: string | null;
  role: LoginRole;
  status: string;
  password_hash: string | null;
  created_at: Date;
  sessions_valid_after: Date | number | null;
  /** The offer and the version of its link that sessions of this account are limited to; null: they are not. */
  limited_offer_id: number | null;
  limited_link_version: number | null;
  /** Whether the account has signed in from the asked address before. */
  known_address: boolean;
}

/** The account of an e-mail, or undefined. `addressHash`: of the caller's address, where it matters whether it is known. */
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

/** The one sponsorship that a session reaches, and the version of the link that it was gained through. */
interface Scope {
  offerId: number;
  linkVersion: number;
}

/** Of an account that nobody has confirmed, every session is limited to its offer (X1). */
const scopeOf = ({ limited_offer_id: offerId, limited_link_version: linkVersion }: LoginRow): Scope | undefined =>
  offerId !== null && linkVersion !== null ? { offerId, linkVersion } : undefined;

/**
 * A login token for an account; it starts no earlier than the end of the account's older sessions. `readAt`: when the account
 * was read, where a password was checked since: one that was changed meanwhile ends this session with the others.
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
