/** Tokens that are forged, expired, replaced or of another kind: each gets a 401 for any request. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { type LoginClaims, signLogin } from '../../server/auth/loginToken.ts';
import { waitUntil } from '../graphql/wait.ts';
import { forgedTokens } from './forgedTokens.ts';
import { bearer, refusalOf, type Setup, setup } from './setup.ts';
import { tokenForge } from './tokenForge.ts';

const at: Setup = await setup();
afterAll(() => at.stop());

const secret = installationSecret();
const { signed, loginClaims, loginKey, linkClaims, linkKey } = tokenForge(at);
const login = (): string => at.tokens.superadmin;

describe('a bearer token', () => {
  it('a valid one made the same way opens its record', async () => {
    expect((await at.send('/users', { headers: bearer(signed(loginClaims(), loginKey)) })).status).toBe(200);
    expect((await at.graphql('{"query":"{ offers { id } }"}', bearer(signed(linkClaims(), linkKey)))).text).toBe(
      JSON.stringify({ data: { offers: [{ id: at.fixture.offers.proposed }] } }),
    );
  });

  for (const [title, make] of Object.entries(forgedTokens(at)))
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
