/** Signing in and out, and what ends a session, against the real server and database. */
import { describe, expect, it } from '@jest/globals';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { signing } from './signing.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup();
const { post, signIn, works } = signing(server);

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('signing in', () => {
  it('[S-359] gives a token for the right password, whatever the case of the email', async () => {
    const { status, body } = await signIn(people.admin.toUpperCase(), PASSWORD);
    expect(status).toBe(201);
    expect(await works(String(body.jwt))).toBe(200);
  });

  it('[S-392] names role, subject, email, name and creation in the token', async () => {
    const claims = claimsOf(await server.login(people.league, PASSWORD));
    expect(claims).toMatchObject({
      role: 'organization',
      sub: String(fixture.users.league),
      email: people.league,
      name: 'league',
    });
    expect(Date.parse(claims.created_at)).not.toBeNaN();
  });

  it('[S-366] [S-368] answers an unknown email and a wrong password alike with 404', async () => {
    const unknown = await signIn('nobody@example.test', PASSWORD);
    const wrong = await signIn(people.admin, 'Field-Day-8');
    expect(unknown.status).toBe(404);
    expect(wrong).toEqual(unknown);
    // both are logged without the input; the log of another process arrives with a delay
    const failed = () =>
      server
        .log()
        .split('\n')
        .filter((line) => line.includes('"sign-in failed"'));
    await waitUntil(async () => failed().length >= 2);
    expect(failed().map((line) => JSON.parse(line).userId)).toEqual([undefined, fixture.users.admin]);
    expect(server.log()).not.toMatch(/nobody@example\.test|Field-Day-8/);
  });

  it('[S-391] throttles guesses at one account without locking its owner out from elsewhere', async () => {
    const email = people.stranger;
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await signIn(email, `Wrong-${attempt}-x`)).status).toBe(404);
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    const elsewhere = await post(
      '/user_token',
      { auth: { email, password: PASSWORD } },
      { 'x-forwarded-for': '203.0.113.7' },
    );
    expect(elsewhere.status).toBe(201);
  });

  it('a network of one caller is one address: changing the last half of an IPv6 address starts no new count', async () => {
    const guess = (n: number) =>
      post(
        '/user_token',
        { auth: { email: people.sponsor, password: `Wrong-${n}-x` } },
        { 'x-forwarded-for': `2001:db8:7:1::${n + 1}` },
      );
    for (let n = 0; n < 10; n += 1) expect((await guess(n)).status).toBe(404);
    expect((await guess(10)).status).toBe(429);
  });

  it('a token ends after twelve hours by the movable clock', async () => {
    const token = await server.login(people.admin, PASSWORD);
    expect(await works(token)).toBe(200);
    const { iat, exp } = claimsOf(token);
    expect(Math.floor(exp - iat)).toBe(12 * 3600);
    await database.withClock('+721 minutes', () => waitUntil(async () => (await works(token)) === 401));
    await waitUntil(async () => (await works(token)) === 200);
  });

  it('a login that rests for four hours is over; one that is used goes on', async () => {
    const [used, resting] = [await server.login(people.admin, PASSWORD), await server.login(people.admin, PASSWORD)];
    expect([await works(used), await works(resting)]).toEqual([200, 200]);
    const written = `select max(seen_at) > app_private.clock() - interval '1 minute' as now from app_private.session_activity`;
    try {
      for (let hours = 3; hours <= 9; hours += 3) {
        await database.setClock('+3 hours');
        await waitUntil(async () => {
          if ((await works(used)) !== 200) throw new Error(`It ended after ${hours} hours.`);
          return (await database.owner.query(written)).rows[0].now === true;
        });
      }
      expect(await works(resting)).toBe(401);
      expect(await works(await server.login(people.admin, PASSWORD))).toBe(200);
    } finally {
      await database.setClock('reset');
    }
    await waitUntil(async () => (await works(used)) === 200);
  });

  it('[L-331] a deactivated user, a changed role and a tampered token are refused at once', async () => {
    const token = await server.login(people.sponsor, PASSWORD);
    expect(await works(token)).toBe(200);
    await database.owner.query(`update app_public.users set status = 'deactivated' where id = $1`, [
      fixture.users.sponsor,
    ]);
    await waitUntil(async () => (await works(token)) === 401);
    await database.owner.query(`update app_public.users set status = 'active' where id = $1`, [fixture.users.sponsor]);
    await waitUntil(async () => (await works(token)) === 200);
    await database.owner.query(`update app_public.users set role = 'organization' where id = $1`, [
      fixture.users.sponsor,
    ]);
    await waitUntil(async () => (await works(token)) === 401);
    await database.owner.query(`update app_public.users set role = 'sponsor' where id = $1`, [fixture.users.sponsor]);
    await waitUntil(async () => (await works(token)) === 200);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(token), role: 'superadmin' })).toString('base64url');
    expect(await works(`${head}.${forged}.${signature}`)).toBe(401);
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    expect(await works(`${unsigned}.${body}.`)).toBe(401);
  });
});

describe('logging out', () => {
  const logout = (token: string, everywhere = false) =>
    server.graphql(
      'mutation ($everywhere: Boolean) { logout(input: {everywhere: $everywhere}) { ended } }',
      { everywhere },
      token,
    );

  it('[S-369] ends the session on the server too, and no other', async () => {
    const [left, kept] = [await server.login(people.admin, PASSWORD), await server.login(people.admin, PASSWORD)];
    expect((await logout(left)).data).toEqual({ logout: { ended: true } });
    await waitUntil(async () => (await works(left)) === 401);
    expect(await works(kept)).toBe(200);
    expect((await logout(left)).errors?.[0]?.extensions?.code).toBe('SL401');
  });

  it('everywhere ends every session of the account, and a new login works at once', async () => {
    const [here, there] = [await server.login(people.admin, PASSWORD), await server.login(people.admin, PASSWORD)];
    await logout(here, true);
    await waitUntil(async () => (await works(here)) === 401 && (await works(there)) === 401);
    expect(await works(await server.login(people.admin, PASSWORD))).toBe(200);
  });

  it('is not for a link: a page without a login has none to end', async () => {
    const offer = linkToken('offer', fixture.offers.proposed);
    expect((await logout(offer)).errors?.[0]?.extensions?.code).toBe('SL403');
    expect((await server.graphql('mutation { logout(input: {}) { ended } }')).errors?.[0]?.extensions?.code).toBe(
      'SL401',
    );
  });
});

it('[B-012] [B-223] a user who is removed from an organization is signed out at once', async () => {
  const member = await fetch(`${server.url}/user_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }, // there were failed login attempts from this address
    body: JSON.stringify({ auth: { email: people.stranger, password: PASSWORD } }),
  });
  const { jwt } = (await member.json()) as { jwt: string };
  expect(await works(jwt)).toBe(200);
  await server.data(
    `mutation ($user: Int!, $organization: Int!) {
      dissociateUserAndOrganization(input: {userId: $user, organizationId: $organization}) { organization { id } }
    }`,
    { user: fixture.users.stranger, organization: fixture.otherOrganizationId },
    await server.login(people.admin, PASSWORD),
  );
  await waitUntil(async () => (await works(jwt)) === 401);
});
