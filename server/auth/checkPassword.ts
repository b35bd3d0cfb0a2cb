/**
 * The only place where an entered password is checked: sign-in (S-359) and accepting an offer (L-042, X2). Each attempt
 * is counted before the check, so that concurrent attempts cannot exceed the limits (X5):
 *
 * - by network address, for any account: 200 in 15 minutes; a successful attempt is not counted
 * - by account and network address: 10 in 15 minutes; reset by a success
 * - by account, from all addresses where it has never signed in: 50 in an hour. The account's user can continue from a
 * known
 * address, or make a new one known by setting a password with an emailed link, so attempts of others lock nobody out.
 */
import { createHmac } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { DEMO_PASSWORD } from '../demo/accounts.ts';
import { tooManyAttempts } from '../http/errors.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { MakeThrottle, Throttle } from '../http/throttle.ts';
import { verifyPassword } from '../shared/passwords/passwords.ts';
import { derivedKey } from '../shared/secret.ts';
import { findLogin, type LoginRow } from './loginRow.ts';
import { insteadOfPassword } from './oidc/passwordsOff.ts';

const MINUTES = 60;

export interface Attempt {
  email: string;
  password: string;
  /** The client's network address. */
  address: string;
  /** Names the request in the security log, if there is one. */
  requestId?: string;
}

export interface LoginAttempts {
  /** Attempts and account lookups by network address, including those of recovery. */
  byAddress: Throttle;
  byPair: Throttle;
  byAccount: Throttle;
}

/** What checking a password needs. */
export interface SignInContext extends ServerContext {
  loginAttempts: LoginAttempts;
}

export const loginAttempts = (throttle: MakeThrottle): LoginAttempts => ({
  byAddress: throttle('sign-in address', 200, 15 * MINUTES),
  byPair: throttle('guess', 10, 15 * MINUTES),
  byAccount: throttle('sign-in account', 50, 60 * MINUTES),
});

const hashOf = (app: ServerContext, address: string): Buffer =>
  createHmac('sha256', derivedKey(app.config.secret, 'viewer'))
    .update(`sign-in address\n${addressKey(address)}`)
    .digest()
    .subarray(0, 16);

/**
 * Returns the active account with this password and the instant at which it was read; null if there is none, in the
 * same time. Throws SL429.
 */
export async function checkPassword(
  app: SignInContext,
  { email, password, address, requestId }: Attempt,
): Promise<{ user: LoginRow; readAt: number } | null> {
  const { byAddress, byPair, byAccount } = app.loginAttempts;
  const caller = addressKey(address);
  const pair = `${email}|${caller}`;
  if (!(await byAddress.take(caller)) || !(await byPair.take(pair))) throw tooManyAttempts();
  const readAt = app.clock.now();
  const user = await findLogin(app, email, hashOf(app, address));
  const known = user?.known_address === true;
  if (!known && !(await byAccount.take(email))) throw tooManyAttempts();
  // the demo's password is public: a database that once held the demo must not accept it
  const open = !(app.config.production && password === DEMO_PASSWORD);
  const usable = open && user?.status === 'active' && !insteadOfPassword(app.config, email, user.role) ? user : null;
  if (!(await verifyPassword(password, usable?.password_hash ?? null)) || !usable) {
    app.log.warn({ requestId, event: 'sign-in failed', userId: user?.user_id, ip: address }, 'security');
    return null;
  }
  await Promise.all([
    byAddress.giveBack(caller),
    byPair.clear(pair),
    known ? null : byAccount.giveBack(email),
    rememberAddress(app, usable.user_id, address),
  ]);
  return { user: usable, readAt };
}

/** Records that the account's user is at this network address: a password was correct, or set with an emailed link. */
export async function rememberAddress(app: ServerContext, userId: number, address: string): Promise<void> {
  await app.database.asServer('select app_private.remember_address($1, $2)', [userId, hashOf(app, address)]);
}
