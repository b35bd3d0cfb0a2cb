/**
 * The one place where a password that somebody typed is checked: sign-in (S-359) and accepting an offer (L-042, X2). Each
 * try is counted before it is made, so that many at once do not slip through together (X5):
 *
 * - by address, at whatever accounts: 200 in 15 minutes; a success is given back
 * - by account and address: 10 in 15 minutes; forgotten after a success
 * - by account, from all addresses where it has never signed in: 50 in an hour. Its own person goes on from a known address,
 *   and makes a new one known by setting a password with a mailed link, so guesses of others lock nobody out.
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

const MINUTES = 60;

export interface Attempt {
  email: string;
  password: string;
  /** The caller's network address. */
  address: string;
  /** Names the request in the security log, where there is one. */
  requestId?: string;
}

export interface LoginAttempts {
  /** Questions and tries of one address, those for recovery included. */
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
 * The active account whose password this is, with the instant at which it was read; null when there is none, in the same time.
 * Raises SL429.
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
  // the demo's password is public: a database that once held the demo must not be open with it
  const open = !(app.config.production && password === DEMO_PASSWORD);
  const usable = open && user?.status === 'active' ? user : null;
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

/** Notes that an account's person is at this address: a password was right, or set with a mailed link. */
export async function rememberAddress(app: ServerContext, userId: number, address: string): Promise<void> {
  await app.database.asServer('select app_private.remember_address($1, $2)', [userId, hashOf(app, address)]);
}
