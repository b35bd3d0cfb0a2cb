import type { RequestHandler } from 'express';
import { API_KEY, apiKeyHash } from '../../ui/apiKeys.ts';
import type { ServerContext } from '../context.ts';
import { HttpError, notSignedIn, tooManyRequests } from '../http/errors.ts';
import { Minutes } from '../http/minutes.ts';
import type { LoginRole } from '../viewer.ts';

type UsedKey = {
  id: number;
  scopes: string[];
  user_id: number;
  role: LoginRole;
  email: string;
  expires_at: Date;
};

/** The endpoints that accept a key, with the scope of those that need one of their own. */
const ENDPOINTS: readonly [endpoint: RegExp, scope?: string][] = [
  [/^POST \/graphql$/], // keyScopes.ts decides by the document
  [/^POST \/mcp$/], // likewise
  [/^POST \/exports\/[^/]+$/], // likewise
  [/^POST \/update-leagues-with-csv(\/preview)?$/, 'organizations:write'],
  [/^GET \/whoami$/],
];

/**
 * Reads a key from the header `Authorization: Bearer sideline_sk_…` into `req.user.viewer`: its owner, as the database
 * knows them at each use, so that a key ends or narrows at once with their account. Errors: SL400 for a key in the
 * address, where logs and histories would keep it; SL401 for one that does not work, which is looked up only if its
 * checksum is right; SL403 for an endpoint that accepts no keys, such as files, uploads and accounts, or needs a scope
 * that the key lacks; SL429 for more requests a minute than a token may send, over all secrets of the key.
 */
export function apiKeys({ database, config }: ServerContext): RequestHandler {
  const requests = new Minutes();
  return async (req, _res, next) => {
    if (API_KEY.test(req.originalUrl))
      throw new HttpError(400, 'Send the key in the Authorization header, and replace it.', 'SL400');
    const [, secret] = /^bearer\s+(sideline_sk_\S*)\s*$/i.exec(req.headers.authorization ?? '') ?? [];
    if (!secret) return next();
    const hash = await apiKeyHash(secret);
    const [key] = hash ? await database.asServer<UsedKey>('select * from app_private.use_api_key($1)', [hash]) : [];
    if (!key) throw new HttpError(401, 'This key does not work. It may have expired or been revoked.', 'SL401');
    const { id, scopes, user_id: userId, role, email, expires_at } = key;
    const apiKey = { id, scopes: new Set(scopes) };
    const expires = expires_at.getTime() / 1000;
    req.user = { viewer: { type: 'login', role, userId, email, scopeOfferId: null, apiKey, expires } };
    if (!requests.take(String(id), config.requestsPerMinute)) throw tooManyRequests();
    const [endpoint, scope] = ENDPOINTS.find(([pattern]) => pattern.test(`${req.method} ${req.path}`)) ?? [];
    if (!endpoint) throw new HttpError(403, 'This endpoint does not accept keys.', 'SL403');
    if (scope && !apiKey.scopes.has(scope)) throw new HttpError(403, `This key lacks ${scope}.`, 'SL403');
    next();
  };
}

/** GET /whoami → {email, role, scopes, expiresAt}: whose session or key a request has; `scopes` of a key. Errors: SL401. */
export const whoami: RequestHandler = (req, res) => {
  const viewer = req.user?.viewer;
  if (viewer?.type !== 'login') throw notSignedIn();
  const { email, role, apiKey, expires } = viewer;
  const scopes = apiKey ? [...apiKey.scopes].sort() : null;
  res.set('Cache-Control', 'no-store').json({ email, role, scopes, expiresAt: new Date(expires * 1000).toISOString() });
};
