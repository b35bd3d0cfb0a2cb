/** A person's own ways of signing in, as the page "Security" and the setup after a password show and change them. */
import type { Request } from 'express';
import { HttpError, notPermitted, tooManyAttempts } from '../http/errors.ts';
import { bodyOf, idOf, viewerOf } from '../http/input.ts';
import type { Throttle } from '../http/throttle.ts';
import { seal, unseal } from '../shared/sealing.ts';
import { tokenHash } from '../shared/tokenHash.ts';
import type { LoginViewer } from '../viewer.ts';
import { newAuthenticator, newRecoveryCodes, stepOf } from './authenticators.ts';
import { createChallenge, openChallenge } from './challenges.ts';
import { checkPassword, type SignInContext } from './checkPassword.ts';
import { insteadOfPassword } from './oidc/passwordsOff.ts';
import { createdPasskey, creationOptions } from './passkeys.ts';
import { checkProof, offerMethods, secondFactorsOf } from './secondFactor.ts';
import { activeLogin, startSession } from './signIns.ts';

/** Whose ways are changed; `setUp`: the id of a setup that must be finished before there is a session. */
interface Person {
  userId: number;
  email: string;
  /** The hash of the session's token, or of the setup's id. */
  session: string;
  setUp: unknown;
}

/** The login of a request; throws SL401, and SL403 for links, views as somebody else and sessions limited to an offer. */
function loginOf(req: Request): LoginViewer & { session: string } {
  const viewer = viewerOf(req);
  if (viewer.type !== 'login' || viewer.scopeOfferId !== null || !viewer.session) throw notPermitted();
  return { ...viewer, session: viewer.session };
}

/**
 * GET /sign_in_methods → {passkeys, authenticator, recovery_codes, required, sessions}. A session is ended by its id. Every
 * other change needs a recent proof (SL428), or {set_up} of a sign-in that requires a second factor; the first factor of a
 * setup answers with {jwt}. What adds the first one answers with {recovery_codes}, shown once. POST /step_up/options →
 * Methods, POST /step_up {id, response, code or password} proves it for the session. Errors: SL404, SL409, SL422, SL429.
 */
export function installSignInMethods(app: SignInContext & { codeAttempts: Throttle }): void {
  const { express, database, log, config, clock } = app;
  const root = '/sign_in_methods';

  /** Who sets up or changes something, with a recent proof. */
  const personOf = async (req: Request): Promise<Person> => {
    const { set_up: setUp } = bodyOf(req);
    if (setUp !== undefined) {
      const { user_id: userId, email } = await openChallenge(app, 'find', 'set_up', setUp);
      return { userId, email, session: tokenHash(String(setUp)), setUp };
    }
    const { userId, email, session } = loginOf(req);
    await database.asServer('select app_private.require_proof_of($1, $2)', [userId, session]);
    return { userId, email, session, setUp };
  };
  /** Spends a setup, just before what it sets up is stored. */
  const spend = ({ setUp }: Person) => setUp !== undefined && openChallenge(app, 'spend', 'set_up', setUp);
  /** Ends a change: `codes` if they are new. A setup starts a session. */
  const finish = async (req: Request, { userId, email, setUp }: Person, event: string, codes: string[] | null) => {
    log.info({ requestId: req.id, event, userId }, 'security');
    const session = setUp === undefined ? {} : await startSession(app, req, await activeLogin(app, email));
    return { ...session, ...(codes && { recovery_codes: codes }) };
  };

  express.get(root, async (req, res) => {
    const { userId, session } = loginOf(req);
    const { passkeys, ...more } = await secondFactorsOf(app, userId);
    const sessions = await database.asServer<{ token_hash: string }>(
      'select * from app_private.open_sessions($1, $2)',
      [userId, config.sessionIdleMinutes],
    );
    res.json({
      ...more,
      passkeys: passkeys.map(({ credential_id, transports, ...passkey }) => passkey),
      sessions: sessions.map(({ token_hash: hash, ...open }) => ({ ...open, current: hash === session })),
    });
  });
  express.post(`${root}/sessions/:id/end`, async (req, res) => {
    const { userId } = loginOf(req);
    await database.asServer('select app_private.end_own_session($1, $2)', [userId, idOf(req.params.id, 'id')]);
    log.info({ requestId: req.id, event: 'session ended', userId }, 'security');
    res.json({});
  });

  express.post(`${root}/passkeys/options`, async (req, res) => {
    const person = await personOf(req);
    const { id, challenge } = await createChallenge(app, 'passkey', person);
    const { passkeys } = await secondFactorsOf(app, person.userId);
    res.json({ id, options: await creationOptions(app, person, passkeys, challenge) });
  });
  express.post(`${root}/passkeys`, async (req, res) => {
    const person = await personOf(req);
    const { id, response, name } = bodyOf(req);
    const { challenge } = await openChallenge(app, 'spend', 'passkey', id, person.session);
    const passkey = await createdPasskey(app, response, challenge);
    if (!passkey) throw new HttpError(422, 'This passkey was not accepted.', 'SL422');
    await spend(person);
    const { codes, hashes } = newRecoveryCodes();
    const [added] = await database.asServer<{ first: boolean }>(
      'select app_private.add_passkey($1, $2, $3, $4, $5, $6, $7) as first',
      [
        person.userId,
        passkey.id,
        Buffer.from(passkey.publicKey),
        passkey.counter,
        passkey.transports ?? [],
        typeof name === 'string' ? name : '',
        hashes,
      ],
    );
    res.status(201).json(await finish(req, person, 'passkey added', added?.first ? codes : null));
  });
  express.post(`${root}/passkeys/:id`, async (req, res) => {
    const { userId } = await personOf(req);
    const { name } = bodyOf(req);
    await database.asServer('select app_private.rename_passkey($1, $2, $3)', [userId, idOf(req.params.id, 'id'), name]);
    res.json({});
  });

  express.post(`${root}/authenticator/options`, async (req, res) => {
    const person = await personOf(req);
    const { secret, uri, key } = newAuthenticator(person.email);
    const challenge = seal(secret, person.userId, config.secret, 'second_factor').toString('base64url');
    const { id } = await createChallenge(app, 'authenticator', { ...person, challenge });
    res.json({ id, uri, key });
  });
  express.post(`${root}/authenticator`, async (req, res) => {
    const person = await personOf(req);
    const { id, code } = bodyOf(req);
    const { challenge } = await openChallenge(app, 'find', 'authenticator', id, person.session);
    if (!(await app.codeAttempts.take(String(person.userId)))) throw tooManyAttempts();
    const sealed = Buffer.from(challenge, 'base64url');
    const secret = unseal(sealed, person.userId, config.secrets, 'second_factor');
    const step = secret && stepOf(secret, String(code).replace(/\s/g, ''), clock.now());
    if (step === null) throw new HttpError(422, 'This code is not right.', 'SL422', 'code');
    await openChallenge(app, 'spend', 'authenticator', id, person.session);
    await app.codeAttempts.clear(String(person.userId));
    await spend(person);
    const { codes, hashes } = newRecoveryCodes();
    const [added] = await database.asServer<{ first: boolean }>(
      'select app_private.set_authenticator($1, $2, $3, $4) as first',
      [person.userId, sealed, step, hashes],
    );
    res.status(201).json(await finish(req, person, 'authenticator set up', added?.first ? codes : null));
  });

  express.post(`${root}/removal`, async (req, res) => {
    const person = await personOf(req);
    const { passkey_id: passkeyId } = bodyOf(req);
    await database.asServer('select app_private.remove_second_factor($1, $2)', [
      person.userId,
      passkeyId === undefined ? null : idOf(passkeyId, 'passkeyId'),
    ]);
    res.json(await finish(req, { ...person, setUp: undefined }, 'second factor removed', null));
  });
  express.post(`${root}/recovery_codes`, async (req, res) => {
    const person = await personOf(req);
    const { codes, hashes } = newRecoveryCodes();
    const { passkeys, authenticator } = await secondFactorsOf(app, person.userId);
    if (passkeys.length === 0 && !authenticator)
      throw new HttpError(409, 'Add a passkey or an authenticator first.', 'SL409');
    await database.asServer('select app_private.replace_recovery_codes($1, $2)', [person.userId, hashes]);
    res.status(201).json(await finish(req, { ...person, setUp: undefined }, 'recovery codes replaced', codes));
  });

  express.post('/step_up/options', async (req, res) => {
    const { userId, email, role, session } = loginOf(req);
    const { password, ...methods } = await offerMethods(app, 'step_up', userId, session);
    res.json({ ...methods, password: password && !insteadOfPassword(config, email, role) });
  });
  express.post('/step_up', async (req, res) => {
    const { userId, email, session } = loginOf(req);
    const body = bodyOf(req);
    if (typeof body.password === 'string') {
      const { passkeys, authenticator } = await secondFactorsOf(app, userId);
      // before the password is read: a stolen session must not try passwords here
      if (passkeys.length > 0 || authenticator) throw new HttpError(409, 'Use your second factor.', 'SL409');
      const address = req.ip ?? 'unknown';
      const proof = await checkPassword(app, { email, password: body.password, address, requestId: String(req.id) });
      if (!proof) throw new HttpError(422, 'Password is not right.', 'SL422', 'password');
      await openChallenge(app, 'spend', 'step_up', body.id, session);
    } else await checkProof(app, 'step_up', body, session);
    await database.asServer('select app_private.record_proof($1, $2)', [userId, session]);
    log.info({ requestId: req.id, event: 'proved again', userId }, 'security');
    res.json({});
  });
}
