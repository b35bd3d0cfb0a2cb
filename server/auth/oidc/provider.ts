import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { Config } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import type { IdentityProvider, StaffRole } from '../../identityProviders.ts';
import { domainOf } from './passwordsOff.ts';

/** Seconds by which the clocks of a provider and of this machine may differ. */
const CLOCK_SECONDS = 300;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** What a login started with; the answer must match it. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The provider must ask who the person is, although it may know. */
  again: boolean;
}

const refusal = (message: string) => new HttpError(403, message, 'SL403');
const unverifiable = () => refusal('The answer of the sign-in service could not be verified. Please try again.');
const unavailable = () =>
  new HttpError(503, 'The sign-in service does not respond. Please try again in a few minutes.', 'SL503');
const requireRecent = (iat: number) => {
  if (Math.abs(Date.now() / 1000 - iat) > CLOCK_SECONDS) throw unverifiable();
};

/** The refusal of a login whose exchange with the provider failed: its answer is wrong, or it is unavailable or broken. */
function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof oidc.AuthorizationResponseError && !/server_error|unavailable/.test(error.error))
    return refusal('The sign-in service did not sign you in.');
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return unverifiable();
  const broken = /TIMEOUT|ABORT|PARSE|RESPONSE_IS_NOT/;
  return error instanceof oidc.ClientError && !broken.test(error.code ?? '') ? unverifiable() : unavailable();
}

/**
 * An identity provider. Instants in its tokens are compared with this machine's clock, never the movable one: the
 * provider does not know that.
 */
export class Provider {
  readonly settings: IdentityProvider;
  readonly #redirectUri: string;
  readonly #allowHttp: boolean;
  #metadata: Promise<{ configuration: oidc.Configuration; keys: JWTVerifyGetKey }> | undefined;

  constructor(settings: IdentityProvider, { publicUrl, oidcAllowHttp }: Pick<Config, 'publicUrl' | 'oidcAllowHttp'>) {
    this.settings = settings;
    this.#redirectUri = `${publicUrl}/login/callback/${settings.id}`;
    this.#allowHttp = oidcAllowHttp;
  }

  /** The address at the provider where a login starts. Throws SL503. */
  async authorizationUrl({ state, nonce, codeVerifier, again }: LoginSecrets): Promise<string> {
    const { configuration } = await this.#discover();
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri,
      scope: this.settings.scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      ...(again && { max_age: '0' }),
    }).href;
  }

  /** Claims about the person whom the provider sent back with this query. Throws SL403 or SL503. */
  async claimsOf(query: string, { state, nonce, codeVerifier, again }: LoginSecrets): Promise<oidc.IDToken> {
    try {
      const { configuration } = await this.#discover();
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        new URL(`?${query.replace(/^\?/, '')}`, this.#redirectUri),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        },
      );
      const idToken = tokens.claims() as oidc.IDToken; // expecting a nonce requires one
      requireRecent(idToken.iat); // the library accepts an ID token of any age until it expires, an hour later
      if (again) requireRecent(idToken.auth_time ?? 0);
      const { verifiedClaim, roleClaim } = this.settings;
      const complete = ['email', verifiedClaim, roleClaim ?? 'email'].every((name) => name in idToken);
      if (complete || !configuration.serverMetadata().userinfo_endpoint) return idToken;
      return { ...(await oidc.fetchUserInfo(configuration, tokens.access_token, idToken.sub)), ...idToken };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /**
   * A person's verified email in one of the provider's domains, and the highest role of the claim (null: none, undefined:
   * no claim decides). Throws SL403.
   */
  personOf(claims: oidc.IDToken): { email: string; role: StaffRole | null | undefined } {
    const { domains, verifiedClaim, domainClaim, roleClaim, roles } = this.settings;
    const email = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : '';
    if (!['true', '1'].includes(String(claims[verifiedClaim])))
      throw refusal('Your email address is not verified at the sign-in service.');
    if (![email, ...(domainClaim ? [String(claims[domainClaim])] : [])].every((of) => domains.includes(domainOf(of))))
      throw refusal('People with your email address cannot sign in this way.');
    if (!roleClaim) return { email, role: undefined };
    // a provider that leaves the claim out, as Entra ID does for people in very many groups, takes no role away
    if (claims[roleClaim] === undefined)
      throw refusal('The sign-in service does not name your roles. Please contact support.');
    const values = [claims[roleClaim]].flat();
    const given = roles.filter(({ value }) => values.includes(value)).map(({ role }) => role);
    return { email, role: given.includes('superadmin') ? 'superadmin' : (given[0] ?? null) };
  }

  /**
   * The claims of a logout token (OpenID Connect Back-Channel Logout, 2.6): signed by the provider for this client, at
   * most five minutes old, naming a session or a person; otherwise throws an error.
   */
  async logoutOf(token: string): Promise<{ issuer: string; jti: string; subject: string | null; sid: string | null }> {
    const { configuration, keys } = await this.#discover();
    const { issuer } = configuration.serverMetadata();
    const { payload } = await jwtVerify<{ events: Record<string, unknown> | null; sid?: string }>(token, keys, {
      issuer,
      audience: this.settings.clientId,
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
      clockTolerance: CLOCK_SECONDS,
      typ: 'logout+jwt',
      requiredClaims: ['iat', 'exp', 'jti', 'events'],
    });
    const { iat = 0, jti, sub: subject = null, sid = null, events } = payload;
    requireRecent(iat);
    const named = [subject, sid].some((name) => typeof name === 'string' && name !== '');
    if (!events?.[LOGOUT_EVENT] || !named || 'nonce' in payload || !jti) throw unverifiable();
    return { issuer, jti, subject, sid };
  }

  /** The provider's metadata and keys, kept until the server stops; what failed is read again. Throws SL503. */
  #discover() {
    this.#metadata ??= this.#read().catch(() => {
      this.#metadata = undefined;
      throw unavailable();
    });
    return this.#metadata;
  }

  async #read() {
    const { issuer, clientId, clientSecret } = this.settings;
    const metadata = { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_SECONDS };
    const configuration = await oidc.discovery(new URL(issuer), clientId, metadata, undefined, {
      timeout: 5,
      // the signature is checked although the token comes straight from the provider
      execute: [oidc.enableNonRepudiationChecks, ...(this.#allowHttp ? [oidc.allowInsecureRequests] : [])],
    });
    const { issuer: named, jwks_uri: keys } = configuration.serverMetadata();
    // Entra ID's issuers of many tenants name no tenant: their subjects would not be one organization's
    if (!keys || new URL(named).href !== new URL(issuer).href) throw new Error('The metadata is of another issuer.');
    return { configuration, keys: createRemoteJWKSet(new URL(keys)) };
  }
}
