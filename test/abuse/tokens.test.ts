/** Tokens that are forged, expired, replaced or of another kind: each gets a 401 for any request. */
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { installationSecret } from '../../db/settings.ts';
import { type LoginClaims, signLogin } from '../../server/auth/loginToken.ts';
import { signLink } from '../../server/shared/links/links.ts';
import { derivedKey } from '../../server/shared/secret.ts';
import { people } from '../graphql/fixture.ts';
import { waitUntil } from '../graphql/wait.ts';
import { bearer, refusalOf, type Setup, setup } from './setup.ts';

const at: Setup = await setup();
afterAll(() => at.stop());

const secret = installationSecret();
const now = Math.floor(Date.now() / 1000);
const base = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = (more: object = {}): object => ({
  role: 'superadmin',
  sub: String(at.fixture.users.superadmin),
  email: people.superadmin,
  name: 'superadmin',
  created_at: new Date().toISOString(),
  iat: now,
  exp: now + 3600,
  ...more,
});
const without = (name: string): object => Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));
const signed = (payload: object, key: string | Buffer, header: jwt.SignOptions = {}): string =>
  jwt.sign(payload, key, { algorithm: 'HS256', ...header });
const login = (): string => at.tokens.superadmin;
const parts = (): [string, string, string] => login().split('.') as [string, string, string];
const loginKey = derivedKey(secret, 'login') as unknown as Buffer;
const linkKey = derivedKey(secret, 'link') as unknown as Buffer;
const linkTo = (more: object = {}): object => ({
  kind: 'offer',
  id: at.fixture.offers.proposed,
  v: 1,
  exp: now + 9000,
  ...more,
});

const forged: Record<string, () => string> = {
  'algorithm none': () => `${base({ alg: 'none', typ: 'JWT' })}.${base(claims())}.`,
  'algorithm None, with a signature of nothing': () =>
    `${base({ alg: 'None', typ: 'JWT' })}.${base(claims())}.${parts()[2]}`,
  'no signature': () => parts().slice(0, 2).join('.'),
  'an empty signature': () => `${parts()[0]}.${parts()[1]}.`,
  'another secret': () => signed(claims(), 'another secret that is just as long as the real one'),
  'the installation’s secret itself': () => signed(claims(), secret),
  'an empty secret': () => {
    const text = `${base({ alg: 'HS256', typ: 'JWT' })}.${base(claims())}`;
    return `${text}.${createHmac('sha256', '').update(text).digest('base64url')}`;
  },
  'the link’s key on a login': () => signed(claims(), linkKey),
  'the login’s key on a link': () => signed(linkTo(), loginKey),
  'HS512 instead of HS256': () => signed(claims(), loginKey, { algorithm: 'HS512' }),
  'a key pair of its own': () =>
    signed(
      claims(),
      generateKeyPairSync('rsa', {
        modulusLength: 2048,
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        publicKeyEncoding: { type: 'spki', format: 'pem' },
      }).privateKey,
      { algorithm: 'RS256' },
    ),
  'a key id that is a path': () => {
    const text = `${base({ alg: 'HS256', kid: '../../../../dev/null' })}.${base(claims())}`;
    return `${text}.${createHmac('sha256', '').update(text).digest('base64url')}`;
  },
  'a key given along': () => {
    const text = `${base({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } })}.${base(claims())}`;
    return `${text}.${createHmac('sha256', Buffer.from([0]))
      .update(text)
      .digest('base64url')}`;
  },
  'claims changed after signing': () => `${parts()[0]}.${base(claims({ sub: '1' }))}.${parts()[2]}`,
  'a login that has expired': () => signed(claims({ iat: now - 90_000, exp: now - 1 }), loginKey),
  'a login without an end': () => signed(without('exp'), loginKey),
  'a login without a beginning': () => signed(without('iat'), loginKey, { noTimestamp: true }),
  'a role that there is not': () => signed(claims({ role: 'owner' }), loginKey),
  'a role that the user does not have': () => signed(claims({ sub: String(at.fixture.users.league) }), loginKey),
  'a user who is not there': () => signed(claims({ sub: '987654' }), loginKey),
  'a user who is no number': () => signed(claims({ sub: '1 or 1=1' }), loginKey),
  'a list of roles': () => signed(claims({ role: ['superadmin'] }), loginKey),
  'a scope that there is not': () => signed(claims({ scope: 'everything' }), loginKey),
  'a link that has expired': () => signed(linkTo({ exp: now - 1 }), linkKey),
  'a link without an end': () => signed({ kind: 'offer', id: at.fixture.offers.proposed, v: 1 }, linkKey),
  'a link of a version to come': () => signed(linkTo({ v: 2 }), linkKey),
  'a link of a kind that there is not': () => signed(linkTo({ kind: 'superadmin' }), linkKey),
  'a link called like what objects inherit': () => signed(linkTo({ kind: 'constructor' }), linkKey),
  'a link to an id that is text': () => signed(linkTo({ id: `${at.fixture.offers.proposed}` }), linkKey),
  'an invitation as a bearer': () => signLink({ kind: 'invitation', id: 1, v: 1 }, secret, now),
  'a recovery as a bearer': () => signLink({ kind: 'recovery', id: at.fixture.users.admin, v: 0 }, secret, now),
  'nothing but dots': () => '..',
  'a word': () => 'undefined',
  'a hundred thousand characters': () => 'a'.repeat(12_000),
};

describe('a bearer token', () => {
  it('a valid one made the same way opens its record', async () => {
    expect((await at.send('/users', { headers: bearer(signed(claims(), loginKey)) })).status).toBe(200);
    expect((await at.graphql('{"query":"{ offers { id } }"}', bearer(signed(linkTo(), linkKey)))).text).toBe(
      JSON.stringify({ data: { offers: [{ id: at.fixture.offers.proposed }] } }),
    );
  });

  for (const [title, make] of Object.entries(forged))
    it(`[S-410][S-403] with ${title} is invalid`, async () => {
      for (const [path, init] of [
        ['/graphql', { method: 'POST', body: '{"query":"{ today }"}' }],
        ['/users', {}],
      ] as [string, RequestInit][])
        expect(
          refusalOf(
            await at.send(path, { ...init, headers: { 'content-type': 'application/json', ...bearer(make()) } }),
          ),
        ).toMatchObject({ status: 401, says: expect.stringMatching(/^(Please sign in\.|This link )/) });
    });

  it('[S-403] given as anything but a bearer is no token, and nobody is asked twice', async () => {
    for (const authorization of [login(), `Basic ${login()}`, `Token ${login()}`, `Bearer`, 'Bearer '])
      expect((await at.send('/users', { headers: { authorization } })).status).toBe(401);
    expect((await at.send(`/users?access_token=${login()}`)).status).toBe(401);
    expect((await at.send('/users', { headers: { cookie: `token=${login()}` } })).status).toBe(401);
  });

  it('[S-403] of somebody who has left, or been made less, is refused from then on', async () => {
    const { admin, sponsor } = at.fixture.users;
    const claimsOf = (role: LoginClaims['role'], id: number): string =>
      signLogin({ role, sub: String(id), email: 'x@example.test', name: null, created_at: '' }, secret, Date.now());
    const [former, lessened] = [claimsOf('admin', admin), claimsOf('sponsor', sponsor)];
    expect((await at.send('/users', { headers: bearer(former) })).status).toBe(200);
    await at.db.owner.query(`update app_public.users set status = 'deactivated' where id = $1`, [admin]);
    await at.db.owner.query(`update app_public.users set role = 'organization' where id = $1`, [sponsor]);
    // the server is notified a moment after the commit
    for (const token of [former, lessened, at.tokens.admin, at.tokens.sponsor])
      await waitUntil(async () => (await at.graphql('{"query":"{ today }"}', bearer(token))).status === 401);
  });
});
