/** Signing in: by password and, where there is one, a second factor; or by passkey alone, which is both. */
import type { Request } from 'express';
import { HttpError, notFound, tooManyAttempts } from '../http/errors.ts';
import { bodyOf } from '../http/input.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { Throttle } from '../http/throttle.ts';
import { createChallenge, openChallenge } from './challenges.ts';
import { rememberAddress, type SignInContext } from './checkPassword.ts';
import { findLogin, type LoginRow, loginTokenFor } from './loginRow.ts';
import { requirePasswords } from './oidc/passwordsOff.ts';
import { requestOptions, signerOf } from './passkeys.ts';
import { checkProof, type Methods, offerMethods } from './secondFactor.ts';

/** A session, or what has to follow the password first; a setup is named by its `id` (signInMethods.ts). */
export type SignInAnswer = { jwt: string } | { second_factor: Methods } | { set_up: { id: string } };

/** Starts the session of an account that has proved who it is. `readAt`: when it was read, see loginTokenFor. */
export async function startSession(
  app: SignInContext,
  req: Request,
  user: LoginRow,
  readAt?: number,
): Promise<{ jwt: string }> {
  await app.database.asServer('select app_private.record_login($1)', [user.user_id]);
  app.log.info({ requestId: req.id, event: 'signed in', userId: user.user_id, ip: req.ip }, 'security');
  return { jwt: loginTokenFor(user, app, readAt === undefined ? {} : { readAt }) };
}

/** What follows a right password. */
export async function afterPassword(
  app: SignInContext,
  req: Request,
  user: LoginRow,
  readAt: number,
): Promise<SignInAnswer> {
  if (user.second_factor === 'prove') return { second_factor: await offerMethods(app, 'second_factor', user.user_id) };
  if (user.second_factor === 'set_up')
    return { set_up: { id: (await createChallenge(app, 'set_up', { userId: user.user_id })).id } };
  return startSession(app, req, user, readAt);
}

/** The active account of an email; throws SL404. */
export async function activeLogin(app: SignInContext, email: string): Promise<LoginRow> {
  const user = await findLogin(app, email);
  if (user?.status !== 'active') throw notFound('Unknown username or password.');
  return user;
}

/**
 * POST /user_token/options → {id, passkey}: what a browser needs to sign in with any passkey of this site. POST
 * /user_token/passkey {id, response} → {jwt}; SL404 for an unknown passkey as for a wrong signature. POST
 * /user_token/second_factor {id, response or code} → {jwt}. Counted by network address as passwords are; SL429.
 */
export function installSignIns(app: SignInContext & { codeAttempts: Throttle }): void {
  const { express } = app;
  const { byAddress } = app.loginAttempts;
  /** `requests`: how many a successful login has needed, which are given back. */
  const counted = async <T>(req: Request, requests: number, work: () => Promise<T>): Promise<T> => {
    const caller = addressKey(req.ip ?? 'unknown');
    if (!(await byAddress.take(caller))) throw tooManyAttempts();
    const result = await work();
    for (let given = 0; given < requests; given += 1) await byAddress.giveBack(caller);
    return result;
  };

  express.post('/user_token/options', async (req, res) => {
    const caller = addressKey(req.ip ?? 'unknown');
    if (!(await byAddress.take(caller))) throw tooManyAttempts();
    const { id, challenge } = await createChallenge(app, 'sign_in');
    res.json({ id, passkey: await requestOptions(app, [], challenge) });
  });

  express.post('/user_token/passkey', async (req, res) => {
    const { id, response } = bodyOf(req);
    const answer = await counted(req, 2, async () => {
      const readAt = app.clock.now();
      const { challenge } = await openChallenge(app, 'spend', 'sign_in', id);
      const signer = await signerOf(app, response, challenge);
      const user = signer && (await findLogin(app, signer.email));
      if (user?.status !== 'active') {
        app.log.warn({ requestId: req.id, event: 'sign-in failed', userId: user?.user_id, ip: req.ip }, 'security');
        throw new HttpError(404, 'This passkey was not accepted.', 'SL404');
      }
      requirePasswords(app.config, user.email, user.role); // a passkey must not outlive the account at a provider, either
      await rememberAddress(app, user.user_id, req.ip ?? 'unknown');
      return startSession(app, req, user, readAt);
    });
    res.status(201).json(answer);
  });

  express.post('/user_token/second_factor', async (req, res) => {
    const answer = await counted(req, 1, async () => {
      const { email } = await checkProof(app, 'second_factor', bodyOf(req));
      return startSession(app, req, await activeLogin(app, email));
    });
    res.status(201).json(answer);
  });
}
