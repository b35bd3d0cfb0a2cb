import { newApiKey } from '../../../ui/apiKeys.ts';
import type { ServerContext } from '../../context.ts';
import type { Fields } from '../../http/input.ts';
import { tokenHash } from '../../shared/tokenHash.ts';
import type { LoginRole } from '../../viewer.ts';
import { OauthError } from './errors.ts';
import { DEVICE_CODE } from './metadata.ts';

type Grant = {
  client_id: string;
  state: 'allowed' | 'pending' | 'slow_down' | 'denied' | 'expired' | 'used';
  redirect_uri: string | null;
  code_challenge: string | null;
  user_id: number;
  role: LoginRole;
  email: string;
};

/** What a device is told while there is no key (RFC 8628, 3.5). */
const WAITING: Readonly<Record<string, string>> = {
  pending: 'authorization_pending',
  slow_down: 'slow_down',
  denied: 'access_denied',
  expired: 'expired_token',
};
const invalidGrant = () => new OauthError('invalid_grant', 'The code is not valid, or no longer.');

/**
 * Exchanges the code of a client for a key of who allowed it: {access_token, token_type, expires_in, scope}. The key is
 * created now, with the rights that the account has now. Using a code twice revokes the key that it was exchanged for.
 * Throws invalid_grant, unsupported_grant_type, and the errors of WAITING.
 */
export async function exchangeCode({ database, clock, log }: ServerContext, fields: Fields) {
  const { grant_type: grantType, code_verifier: verifier } = fields;
  const isDevice = grantType === DEVICE_CODE;
  if (!isDevice && grantType !== 'authorization_code')
    throw new OauthError('unsupported_grant_type', 'Only authorization_code and device_code.');
  const hash = tokenHash(String(isDevice ? fields.device_code : fields.code));
  const [grant] = await database.asServer<Grant>('select * from app_private.oauth_grant($1)', [hash]);
  if (!grant || grant.client_id !== fields.client_id || isDevice !== (grant.redirect_uri === null))
    throw invalidGrant();
  const endKey = async () => {
    log.warn({ event: 'code used twice', userId: grant.user_id }, 'security');
    await database.asServer('select app_private.end_oauth_key($1, $2)', [grant.client_id, hash]);
    return invalidGrant();
  };
  if (grant.state === 'used') throw await endKey();
  if (isDevice && grant.state !== 'allowed') throw new OauthError(String(WAITING[grant.state]), 'There is no key.');
  const isRight =
    isDevice ||
    (grant.redirect_uri === fields.redirect_uri &&
      typeof verifier === 'string' &&
      /^[\w.~-]{43,128}$/.test(verifier) &&
      tokenHash(verifier) === grant.code_challenge);
  if (!isRight || grant.state !== 'allowed') throw invalidGrant();
  const { secret, input } = await newApiKey();
  const { user_id: userId, role, email } = grant;
  const viewer = { type: 'login', role, userId, email, scopeOfferId: null, expires: clock.seconds() } as const;
  const redeemed = database.as(viewer, (query) =>
    query<{ scopes: string[]; expires_at: Date }>('select * from app_public.redeem_oauth_request($1, $2, $3)', [
      hash,
      input.secretHash,
      input.hint,
    ]),
  );
  const [key] = await redeemed.catch((error) => {
    if (/^SL4/.test(error.code)) throw invalidGrant(); // the account may have no further key
    throw error;
  });
  if (!key) throw await endKey();
  return {
    access_token: secret,
    token_type: 'Bearer',
    expires_in: Math.floor(key.expires_at.getTime() / 1000) - clock.seconds(),
    scope: key.scopes.join(' '),
  };
}
