/** Programs and the addresses to which they may send people back. */
import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../../context.ts';
import type { Fields } from '../../http/input.ts';
import { OauthError } from './errors.ts';

/** Whether people may be sent to an address: https, or http on their own machine; without a fragment or credentials. */
export function isRedirectUri(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > 500 || !/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text))
    return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isReachable =
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
  return isReachable && !text.includes('#') && username + password === '';
}

/** Stores a public client and returns its registration (RFC 7591); throws invalid_redirect_uri. */
export async function registerClient({ database, clock }: ServerContext, { client_name, redirect_uris: uris }: Fields) {
  if (!Array.isArray(uris) || uris.length > 10 || !isRedirectUri(uris[0]) || !uris.every(isRedirectUri))
    throw new OauthError('invalid_redirect_uri', 'Give 1 to 10 redirect_uris: https, or http on a loopback address.');
  // characters that are not seen could make one name look like another
  const name = typeof client_name === 'string' ? client_name.slice(0, 80).replace(/\p{C}/gu, '').trim() : '';
  const client = {
    client_id: randomUUID(),
    client_name: name || new URL(uris[0]).host.slice(0, 80),
    redirect_uris: uris,
  };
  await database.asServer('select app_private.register_oauth_client($1, $2, $3)', Object.values(client));
  const rest = { token_endpoint_auth_method: 'none', grant_types: ['authorization_code'], response_types: ['code'] };
  return { ...client, client_id_issued_at: clock.seconds(), ...rest };
}
