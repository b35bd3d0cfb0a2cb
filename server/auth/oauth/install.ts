/** Authorizing programs by OAuth 2.1: the endpoints of programs, and those of the page where a person decides. */
import { randomBytes, randomInt } from 'node:crypto';
import expressApp, { type Request } from 'express';
import { apiKeyHash } from '../../../ui/apiKeys.ts';
import { apiScopes } from '../../../ui/generated/apiScopes.ts';
import type { ServerContext } from '../../context.ts';
import { HttpError, notFound, tooManyAttempts } from '../../http/errors.ts';
import { bodyOf, type Fields, textOf, viewerOf } from '../../http/input.ts';
import { addressKey } from '../../http/rateLimit.ts';
import type { MakeThrottle } from '../../http/throttle.ts';
import { tokenHash } from '../../shared/tokenHash.ts';
import type { LoginViewer } from '../../viewer.ts';
import { only } from '../install.ts';
import { isRedirectUri, registerClient } from './clients.ts';
import { answering, OauthError } from './errors.ts';
import { oauthMetadata, SCOPES } from './metadata.ts';
import { exchangeCode } from './tokens.ts';

/** Without vowels, digits and Y, so that no code is a word or misread; eight letters have 34 bits. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

const newCode = () => randomBytes(32).toString('base64url');
/** The hash of what opens a page: the short code as somebody typed it, or the request of a browser. */
const pageHashOf = ({ user_code: typed, request }: Fields): string =>
  tokenHash(typeof typed === 'string' ? typed.toUpperCase().replace(/[^A-Z]/g, '') : String(request));

/** The scopes asked for, unknown ones left out; all if none is named. Throws invalid_scope. */
function scopesOf({ scope }: Fields): string[] {
  const asked = new Set(textOf(scope)?.split(' ') ?? SCOPES);
  const known = SCOPES.filter((name) => asked.has(name));
  if (known.length === 0) throw new OauthError('invalid_scope', 'None of these scopes is known.');
  return known;
}

/** What a browser's request must have besides client and scope: an address, PKCE by S256, at most a plain state. */
function browserFields(query: Fields): [string, string, unknown] {
  const { redirect_uri: uri, state = null, code_challenge: challenge } = query;
  if (query.response_type !== 'code') throw new OauthError('unsupported_response_type', 'Only code.');
  const isPlain = state === null || (typeof state === 'string' && /^[\x20-\x7e]{1,2000}$/.test(state));
  const hasChallenge = typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge);
  if (!isRedirectUri(uri) || !hasChallenge || query.code_challenge_method !== 'S256' || !isPlain)
    throw new OauthError('invalid_request', 'A redirect_uri and PKCE with S256 are required.');
  return [uri, challenge, state];
}

/**
 * The endpoints of programs: metadata, registration, start of both grants, token and revocation; errors as RFC 6749 asks.
 * Those of the page, for a person's own session: POST /oauth/requests {user_code or request} → {client_name, redirect_host,
 * scopes}, POST /oauth/requests/decide {…, allow, scopes, days} → {url}, where the browser goes on; SL403, SL404, SL409,
 * SL422, SL428, SL429.
 */
export function installOauth(app: ServerContext, throttle: MakeThrottle): void {
  const { express, config, database, log } = app;
  const registrations = throttle('oauth registration', 20, 3600);
  const starts = throttle('oauth start', 100, 15 * 60);
  const userCodes = throttle('oauth user code', 10, 15 * 60);
  const form = expressApp.urlencoded({ limit: '16kb', extended: false });
  const limit = async (req: Request, most = starts) => {
    if (!(await most.take(addressKey(req.ip ?? 'unknown')))) throw tooManyAttempts();
  };
  /** RFC 8707: only this server's addresses. */
  const requireOwn = ({ resource }: Fields) => {
    if (resource !== undefined && !`${resource}/`.startsWith(`${config.publicUrl}/`))
      throw new OauthError('invalid_target', 'The resource is not on this server.');
  };
  const start = async (fields: Fields, page: string, code: string | null, ...browser: unknown[]) => {
    requireOwn(fields);
    const [row] = await database.asServer<{ started: boolean }>(
      `select app_private.start_oauth_request($1, $2, $3, $4, $5, $6, $7) as started`,
      [fields.client_id, page, scopesOf(fields), code, browser[0], browser[1], browser[2]],
    );
    if (!row?.started) throw new OauthError('invalid_client', 'Unknown client_id, or not with this redirect_uri.');
  };

  express.get('/.well-known/oauth-authorization-server', (_req, res) => void res.json(oauthMetadata(config)));
  const register = async (req: Request) => {
    await limit(req, registrations);
    return registerClient(app, bodyOf(req));
  };
  express.post('/oauth/register', answering(register, 201));

  // Errors go to our page, never to the program: anybody may register an address, and would have an open redirect.
  express.get('/oauth/authorize', async (req, res) => {
    await limit(req);
    try {
      const request = newCode();
      await start(req.query, tokenHash(request), null, ...browserFields(req.query));
      res.redirect(302, `/authorize?request=${request}`);
    } catch (error) {
      if (!(error instanceof OauthError)) throw error;
      res.redirect(302, `/authorize?error=${error.code}`);
    }
  });

  const startDevice = async (req: Request) => {
    await limit(req);
    const deviceCode = newCode();
    const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    await start(bodyOf(req), tokenHash(letters), tokenHash(deviceCode));
    const userCode = `${letters.slice(0, 4)}-${letters.slice(4)}`;
    return {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: `${config.publicUrl}/device`,
      verification_uri_complete: `${config.publicUrl}/device?code=${userCode}`,
      expires_in: 600,
      interval: 5,
    };
  };
  express.post('/oauth/device_authorization', form, answering(startDevice));

  const exchange = async (req: Request) => {
    requireOwn(bodyOf(req));
    return exchangeCode(app, bodyOf(req));
  };
  express.post('/oauth/token', form, answering(exchange));

  const revoke = async (req: Request) => {
    const { client_id: clientId, token } = bodyOf(req);
    if (!textOf(token)) throw new OauthError('invalid_request', 'The token is missing.');
    await database.asServer('select app_private.end_oauth_key($1, null, $2)', [
      clientId,
      await apiKeyHash(String(token)),
    ]);
    return {};
  };
  express.post('/oauth/revoke', form, answering(revoke));

  /** The person's viewer, without the key of the request: its recorded result would hold a code. */
  const personOf = (req: Request): LoginViewer => {
    const { request: _key, ...viewer } = viewerOf(req);
    return viewer as LoginViewer;
  };
  const people = only('admin', 'organization', 'sponsor');
  express.post('/oauth/requests', people, async (req, res) => {
    const viewer = personOf(req);
    const person = String(viewer.userId);
    if (!(await userCodes.take(person))) throw tooManyAttempts();
    const [found] = await database.as(viewer, (query) =>
      query<{ client_name: string; redirect_uri: string | null; scopes: string[] }>(
        'select * from app_public.open_oauth_request($1)',
        [pageHashOf(bodyOf(req))],
      ),
    );
    if (!found && bodyOf(req).user_code)
      throw notFound('No program shows this code now. Check it, or start again in the program.', 'user_code');
    if (!found) throw notFound('This request has expired or was answered.');
    await userCodes.giveBack(person);
    const { client_name, redirect_uri: uri } = found;
    const scopes = found.scopes.filter((name) => apiScopes[viewer.role]?.includes(name));
    res.json({ client_name, redirect_host: uri && new URL(uri).host, scopes });
  });
  express.post('/oauth/requests/decide', people, async (req, res) => {
    const viewer = personOf(req);
    const { allow, scopes, days } = bodyOf(req);
    const may: readonly unknown[] = apiScopes[viewer.role] ?? [];
    if (allow === true && !(Array.isArray(scopes) && scopes.every((name) => may.includes(name))))
      throw new HttpError(422, 'Choose what the program may do.', 'SL422', 'scopes');
    const code = newCode();
    const [decided] = await database.as(viewer, (query) =>
      query<{ redirect_uri: string | null; state: string | null }>(
        'select * from app_public.decide_oauth_request($1, $2, $3, $4, $5)',
        [
          pageHashOf(bodyOf(req)),
          ...(allow === true ? [true, scopes, days, tokenHash(code)] : [false, null, null, null]),
        ],
      ),
    );
    const event = allow === true ? 'program let in' : 'program refused';
    log.info({ requestId: req.id, event, userId: viewer.userId, ip: req.ip }, 'security');
    const url = decided?.redirect_uri ? new URL(decided.redirect_uri) : null;
    const outcome = allow === true ? { code } : { error: 'access_denied' };
    for (const [name, value] of Object.entries({ ...outcome, state: decided?.state, iss: config.publicUrl }))
      if (value) url?.searchParams.set(name, value);
    res.json({ url: url?.href ?? null });
  });
}
