import expressApp, { type Request } from 'express';
import * as oidc from 'openid-client';
import { HttpError, notFound, tooManyAttempts } from '../../http/errors.ts';
import { bodyOf, textOf } from '../../http/input.ts';
import { addressKey } from '../../http/rateLimit.ts';
import type { MakeThrottle } from '../../http/throttle.ts';
import { tokenHash } from '../../shared/tokenHash.ts';
import { createChallenge, openChallenge } from '../challenges.ts';
import type { SignInContext } from '../checkPassword.ts';
import { findLogin } from '../loginRow.ts';
import { LOGIN_SECONDS } from '../loginToken.ts';
import { startSession } from '../signIns.ts';
import { domainOf } from './passwordsOff.ts';
import { type LoginSecrets, Provider } from './provider.ts';

const caller = (req: Request) => addressKey(req.ip ?? 'unknown');

/**
 * Logins by OpenID Connect: authorization code with PKCE, state and nonce. No cookie binds one to the browser in which it
 * starts: that browser alone has the key of /start, which /callback asks for.
 */
export function installOidc(app: SignInContext, throttle: MakeThrottle): void {
  const { express, database, config, clock, log, loginAttempts } = app;
  const providers = new Map(config.identityProviders.map((settings) => [settings.id, new Provider(settings, config)]));
  const logoutTokens = throttle('logout token', 120, 60);
  const usedLogoutTokens = throttle('used logout token', 1, 3600); // longer than one is accepted
  const providerOf = (req: Request): Provider => {
    const provider = providers.get(String(req.params.id));
    if (!provider) throw notFound();
    return provider;
  };
  const logRefusal = ({ id, params, ip }: Request, event: string, { message: reason }: Error) =>
    log.warn({ requestId: id, event, provider: params.id, reason, ip }, 'security');

  /**
   * {again} → {url, key}: the provider's address that the browser opens, and the key that the browser keeps.
   * again: the provider asks who the person is although it may know, for a step-up. SL503.
   */
  express.post('/auth/oidc/:id/start', async (req, res) => {
    const provider = providerOf(req);
    if (!(await loginAttempts.byAddress.take(caller(req)))) throw tooManyAttempts();
    const key = oidc.randomState();
    const again = bodyOf(req).again === true;
    const secrets = { nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier(), again };
    const challenge = JSON.stringify({ provider: req.params.id, ...secrets });
    const { id: state } = await createChallenge(app, 'provider', { challenge, session: tokenHash(key) });
    res.json({ url: await provider.authorizationUrl({ state, ...secrets }), key });
  });

  /**
   * {query, key} → {jwt}: the query with which the provider sent the browser back, and the key of /start. SL404 if the
   * login was used, has expired, or started elsewhere; SL403 for somebody who may not log in; SL503.
   */
  express.post('/auth/oidc/:id/callback', async (req, res) => {
    const provider = providerOf(req);
    if (!(await loginAttempts.byAddress.take(caller(req)))) throw tooManyAttempts();
    try {
      const { query, key } = bodyOf(req);
      const answer = textOf(query)?.slice(0, 8000) ?? '';
      const state = new URLSearchParams(answer).get('state') ?? '';
      const { challenge } = await openChallenge(app, 'spend', 'provider', state, tokenHash(String(key)));
      const started = JSON.parse(challenge) as Omit<LoginSecrets, 'state'> & { provider: string };
      // a code of one provider is never sent to another one
      if (started.provider !== provider.settings.id)
        throw notFound('This login started elsewhere. Please start again.');
      const session = await logIn(req, provider, await provider.claimsOf(answer, { state, ...started }));
      for (const _request of ['start', 'callback']) await loginAttempts.byAddress.giveBack(caller(req));
      res.status(201).json(session);
    } catch (error) {
      logRefusal(req, 'sign-in failed', error as Error);
      throw error;
    }
  });

  const logIn = async (req: Request, provider: Provider, claims: oidc.IDToken): Promise<{ jwt: string }> => {
    const { email, role } = provider.personOf(claims);
    const { iss, sub, sid, name } = claims;
    const { sponsors, newStaff, superadmins } = provider.settings;
    const joined = sponsors?.find(({ domains }) => domains.includes(domainOf(email)));
    const givenRole = role === undefined && newStaff ? 'admin' : role;
    const [row] = await database.asServer<{ email: string | null }>(
      'select app_private.log_in_by_provider($1, $2, $3, $4, $5, $6, $7, $8, $9) as email',
      [iss, sub, email, name, givenRole, role !== undefined, superadmins, sponsors?.map(({ id }) => id), joined?.id],
    );
    const user = row?.email ? await findLogin(app, row.email) : undefined;
    if (!user) throw new HttpError(403, 'You no longer have a role here.', 'SL403');
    const session = await startSession(app, req, user);
    const expires = clock.seconds() + LOGIN_SECONDS + 60;
    await database.asServer('select app_private.record_provider_session($1, $2, $3, $4, $5, to_timestamp($6))', [
      ...[tokenHash(session.jwt), user.user_id, iss, sub, sid, expires],
    ]);
    return session;
  };

  /** The provider ends logins: `logout_token` as a form (OpenID Connect Back-Channel Logout, 2.5); 400 if it is invalid. */
  const form = expressApp.urlencoded({ limit: '16kb', extended: false });
  express.post('/auth/oidc/:id/backchannel-logout', form, async (req, res) => {
    const provider = providerOf(req);
    if (!(await logoutTokens.take(caller(req)))) throw tooManyAttempts();
    try {
      const { issuer, jti, subject, sid } = await provider.logoutOf(textOf(bodyOf(req).logout_token) ?? '');
      if (!(await usedLogoutTokens.take(`${issuer} ${jti}`))) throw new Error('The token was used.');
      await database.asServer('select app_private.end_provider_sessions($1, $2, $3)', [issuer, subject, sid]);
    } catch (error) {
      logRefusal(req, 'logout token refused', error as Error);
      if (error instanceof HttpError && error.status === 503) throw error;
      return void res.status(400).json({ error: 'invalid_request' });
    }
    await logoutTokens.giveBack(caller(req));
    res.status(200).end();
  });
}
