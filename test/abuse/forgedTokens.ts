/** Tokens that no server may accept. */
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { signLink } from '../../server/shared/links/links.ts';
import type { Setup } from './setup.ts';
import { tokenForge } from './tokenForge.ts';

const base = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Forged and invalid tokens by what is wrong with them. */
export function forgedTokens(at: Setup): Record<string, () => string> {
  const { secret, now, loginKey, linkKey, signed, loginClaims, linkClaims } = tokenForge(at);
  const without = (name: string): object =>
    Object.fromEntries(Object.entries(loginClaims()).filter(([key]) => key !== name));
  const parts = (): [string, string, string] => at.tokens.superadmin.split('.') as [string, string, string];
  return {
    'algorithm none': () => `${base({ alg: 'none', typ: 'JWT' })}.${base(loginClaims())}.`,
    'algorithm None, with a signature of nothing': () =>
      `${base({ alg: 'None', typ: 'JWT' })}.${base(loginClaims())}.${parts()[2]}`,
    'no signature': () => parts().slice(0, 2).join('.'),
    'an empty signature': () => `${parts()[0]}.${parts()[1]}.`,
    'another secret': () => signed(loginClaims(), 'another secret that is just as long as the real one'),
    'the installation’s secret itself': () => signed(loginClaims(), secret),
    'an empty secret': () => {
      const text = `${base({ alg: 'HS256', typ: 'JWT' })}.${base(loginClaims())}`;
      return `${text}.${createHmac('sha256', '').update(text).digest('base64url')}`;
    },
    'the link’s key on a login': () => signed(loginClaims(), linkKey),
    'the login’s key on a link': () => signed(linkClaims(), loginKey),
    'HS512 instead of HS256': () => signed(loginClaims(), loginKey, { algorithm: 'HS512' }),
    'a key pair of its own': () =>
      signed(
        loginClaims(),
        generateKeyPairSync('rsa', {
          modulusLength: 2048,
          privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
          publicKeyEncoding: { type: 'spki', format: 'pem' },
        }).privateKey,
        { algorithm: 'RS256' },
      ),
    'a key id that is a path': () => {
      const text = `${base({ alg: 'HS256', kid: '../../../../dev/null' })}.${base(loginClaims())}`;
      return `${text}.${createHmac('sha256', '').update(text).digest('base64url')}`;
    },
    'a key given along': () => {
      const text = `${base({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } })}.${base(loginClaims())}`;
      return `${text}.${createHmac('sha256', Buffer.from([0]))
        .update(text)
        .digest('base64url')}`;
    },
    'claims changed after signing': () => `${parts()[0]}.${base(loginClaims({ sub: '1' }))}.${parts()[2]}`,
    'a login that has expired': () => signed(loginClaims({ iat: now - 90_000, exp: now - 1 }), loginKey),
    'a login without an end': () => signed(without('exp'), loginKey),
    'a login without a beginning': () => signed(without('iat'), loginKey, { noTimestamp: true }),
    'a role that there is not': () => signed(loginClaims({ role: 'owner' }), loginKey),
    'a role that the user does not have': () => signed(loginClaims({ sub: String(at.fixture.users.league) }), loginKey),
    'a user who is not there': () => signed(loginClaims({ sub: '987654' }), loginKey),
    'a user who is no number': () => signed(loginClaims({ sub: '1 or 1=1' }), loginKey),
    'a list of roles': () => signed(loginClaims({ role: ['superadmin'] }), loginKey),
    'a scope that there is not': () => signed(loginClaims({ scope: 'everything' }), loginKey),
    'a link that has expired': () => signed(linkClaims({ exp: now - 1 }), linkKey),
    'a link without an end': () => signed({ kind: 'offer', id: at.fixture.offers.proposed, v: 1 }, linkKey),
    'a link of a version to come': () => signed(linkClaims({ v: 2 }), linkKey),
    'a link of a kind that there is not': () => signed(linkClaims({ kind: 'superadmin' }), linkKey),
    'a link called like what objects inherit': () => signed(linkClaims({ kind: 'constructor' }), linkKey),
    'a link to an id that is text': () => signed(linkClaims({ id: `${at.fixture.offers.proposed}` }), linkKey),
    'an invitation as a bearer': () => signLink({ kind: 'invitation', id: 1, v: 1 }, secret, now),
    'a recovery as a bearer': () => signLink({ kind: 'recovery', id: at.fixture.users.admin, v: 0 }, secret, now),
    'nothing but dots': () => '..',
    'a word': () => 'undefined',
    'a hundred thousand characters': () => 'a'.repeat(12_000),
  };
}
