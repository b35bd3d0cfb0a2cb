/** Signing in by a real provider of OpenID Connect: who may, and what is refused. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { decodeToken, type SessionClaims } from '../../ui/session.ts';
import { startIdentityProvider } from '../harness/identityProvider.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { person, providerSettings } from './identityProviders.ts';
import { apiSetup } from './setup.ts';
import { signing } from './signing.ts';
import { waitUntil } from './wait.ts';

const idp = await startIdentityProvider();
const { issuer } = idp;
const silent = 'http://localhost:1';
const { database, server, fixture } = await apiSetup({
  OIDC_ALLOW_HTTP: 'on',
  OIDC_PROVIDERS: providerSettings(issuer, silent),
});
const { post, signIn: byPassword, works } = signing(server);
const down = await post('/auth/oidc/roles/start', {});
await idp.serve(server.url, ['roles', 'plain', 'acme', 'strict']);
afterAll(() => idp.stop());

const begin = async (id: string) => (await post(`/auth/oidc/${id}/start`, {})).body as { url: string; key: string };
const end = (id: string, query: string, key: string) => post(`/auth/oidc/${id}/callback`, { query, key });
/** Signs in as a person of the provider. `change`: what an attacker does to the address at the provider. */
async function signIn(id: string, subject: string, change = (url: string) => url) {
  const { url, key } = await begin(id);
  return end(id, await idp.answer(change(url), subject), key);
}
const claimsOf = ({ body }: { body: Record<string, unknown> }) => decodeToken<SessionClaims>(String(body.jwt));
const account = async (email: string) =>
  (await database.owner.query('select id, name, role, status from app_public.users where email = $1', [email])).rows[0];

describe('staff', () => {
  it('come with the role that a claim gives, which each sign-in decides again', async () => {
    await idp.people({ dana: person('dana@crew.test', 'crew', 'others') });
    const first = await signIn('roles', 'dana');
    expect(first.status).toBe(201);
    expect(claimsOf(first)).toMatchObject({ role: 'admin', email: 'dana@crew.test', name: 'dana' });
    expect(await works(String(first.body.jwt))).toBe(200);
    const { id } = await account('dana@crew.test');

    await idp.people({ dana: person('dana@crew.test', 'crew', 'owners') });
    expect(claimsOf(await signIn('roles', 'dana'))).toMatchObject({ role: 'superadmin', sub: String(id) });
    await waitUntil(async () => (await works(String(first.body.jwt))) === 401);

    await idp.people({ dana: person('dana@crew.test', 'crew') });
    const again = await signIn('roles', 'dana');
    expect(claimsOf(again)?.role).toBe('admin');

    await idp.people({ dana: person('dana@crew.test', 'others') });
    expect((await signIn('roles', 'dana')).status).toBe(403);
    expect(await account('dana@crew.test')).toMatchObject({ id, status: 'deactivated' });
    await waitUntil(async () => (await works(String(again.body.jwt))) === 401);

    // somebody who was removed comes back by invitation only, under whatever address
    await idp.people({ dana: person('dana.new@crew.test', 'crew') });
    expect((await signIn('roles', 'dana')).status).toBe(403);
    expect(await account('dana.new@crew.test')).toBeUndefined();
    await server.data(
      'mutation { inviteStaffUser(input: {email: "dana@crew.test", role: admin}) { user { id } } }',
      {},
      await server.login(people.superadmin, PASSWORD),
    );
    await idp.people({ dana2: person('dana@crew.test', 'crew') });
    expect(claimsOf(await signIn('roles', 'dana2'))?.sub).toBe(String(id));
  });

  it('whose claims are at the userinfo endpoint only, or missing altogether', async () => {
    await idp.people({ thin: { ...person('thin@crew.test', 'crew'), thin: true } });
    expect(claimsOf(await signIn('roles', 'thin'))?.role).toBe('admin');
    const { groups: _none, ...without } = person('thin@crew.test');
    await idp.people({ thin: without });
    expect((await signIn('roles', 'thin')).status).toBe(403);
    expect((await account('thin@crew.test')).status).toBe('active');
  });

  it('without a claim keep the role that they were invited to; superadmins and strangers stay outside', async () => {
    await idp.people({
      admin: person(people.admin),
      superadmin: person(people.superadmin),
      stranger: person('nobody@example.test'),
      league: person(people.league),
    });
    expect(claimsOf(await signIn('plain', 'admin'))).toMatchObject({ role: 'admin', sub: String(fixture.users.admin) });
    for (const who of ['superadmin', 'stranger', 'league']) expect((await signIn('plain', who)).status).toBe(403);
    expect(await account('nobody@example.test')).toBeUndefined();
  });

  it('are refused if the email is not verified or of another domain, or the provider or staff have removed them', async () => {
    await idp.people({
      unverified: { ...person('u@crew.test', 'crew'), email_verified: false },
      foreign: person('f@elsewhere.test', 'crew'),
      below: person('b@sub.crew.test', 'crew'),
      gone: { ...person('g@crew.test', 'crew'), revoked: true },
      closed: person('c@crew.test', 'crew'),
    });
    await database.owner.query(
      `insert into app_public.users (email, role, status) values ('c@crew.test', 'admin', 'deactivated')`,
    );
    for (const who of ['unverified', 'foreign', 'below', 'gone', 'closed'])
      expect([who, (await signIn('roles', who)).status]).toEqual([who, 403]);
    for (const email of ['u@crew.test', 'f@elsewhere.test', 'b@sub.crew.test', 'g@crew.test'])
      expect(await account(email)).toBeUndefined();
  });

  it('are known by issuer and subject: a changed email takes over no account, nor does a new subject', async () => {
    await idp.people({ kim: person('kim@crew.test', 'crew'), lee: person('lee@crew.test', 'crew') });
    const kim = claimsOf(await signIn('roles', 'kim'))?.sub;
    await signIn('roles', 'lee');
    await idp.people({ kim: person('lee@crew.test', 'crew') });
    expect(claimsOf(await signIn('roles', 'kim'))).toMatchObject({ sub: kim, email: 'kim@crew.test' });
    await idp.people({ other: person('lee@crew.test', 'owners') });
    expect((await signIn('roles', 'other')).status).toBe(403);
    expect((await account('lee@crew.test')).role).toBe('admin');
  });
});

describe('sponsors', () => {
  it('come by invitation or by the domain of their sponsor, and nobody else does', async () => {
    expect(fixture.sponsorId).toBe(1);
    await database.owner.query(`with invited as (insert into app_public.users (email, role) values ('inv@agency.test', 'sponsor'),
      ('other@agency.test', 'sponsor') returning id, email)
      insert into app_public.sponsor_users (sponsor_id, user_id) select case when email ~ '^inv' then 1 else 2 end, id from invited`);
    await idp.people({
      sponsor: person(people.sponsor),
      invited: person('inv@agency.test'),
      joins: person('new@acme.test'),
      theirs: person('other@agency.test'),
      unknown: person('unknown@agency.test'),
      league: person(people.league),
      staff: person(people.admin),
    });
    for (const who of ['sponsor', 'invited', 'joins'])
      expect(claimsOf(await signIn('acme', who))?.role).toBe('sponsor');
    expect((await account('inv@agency.test')).status).toBe('active');
    const { rows } = await database.owner.query(`select sponsor_id from app_public.sponsor_users where user_id = $1`, [
      (await account('new@acme.test')).id,
    ]);
    expect(rows).toEqual([{ sponsor_id: 1 }]);
    for (const who of ['theirs', 'unknown', 'league', 'staff'])
      expect([who, (await signIn('acme', who)).status]).toEqual([who, 403]);
    // removed from the sponsor: not created again
    await database.owner.query('delete from app_public.sponsor_users where user_id = $1', [
      (await account('new@acme.test')).id,
    ]);
    await idp.people({ joins: person('newer@acme.test') });
    expect((await signIn('acme', 'joins')).status).toBe(403);
    expect(await account('newer@acme.test')).toBeUndefined();
  });
});

describe('an answer of the provider', () => {
  it('is refused if its clock differs by more than five minutes, either way', async () => {
    await idp.people({ tick: person('tick@crew.test', 'crew') });
    for (const [seconds, status] of [
      [-400, 403],
      [400, 403],
      [-200, 201],
      [200, 201],
      [0, 201],
    ] as const) {
      await idp.moveClock(seconds);
      expect([seconds, (await signIn('roles', 'tick')).status]).toEqual([seconds, status]);
    }
  });

  it('is used once, in the browser where the sign-in began, within ten minutes', async () => {
    await idp.people({ once: person('once@crew.test', 'crew') });
    const [mine, theirs] = [await begin('roles'), await begin('roles')];
    const query = await idp.answer(mine.url, 'once');
    expect((await end('roles', query, theirs.key)).status).toBe(404);
    expect((await end('roles', query, '')).status).toBe(404);
    expect((await end('roles', query, mine.key)).status).toBe(201);
    expect((await end('roles', query, mine.key)).status).toBe(404); // replayed
    // the code is used again, with the state of another sign-in
    const code = new URLSearchParams(query);
    code.set('state', new URL(theirs.url).searchParams.get('state') ?? '');
    expect((await end('roles', `?${code}`, theirs.key)).status).toBe(403);
    const late = await begin('roles');
    const answer = await idp.answer(late.url, 'once');
    await database.withClock('+11 minutes', async () => {
      expect((await end('roles', answer, late.key)).status).toBe(404);
    });
  });

  it('proves again who somebody is only if the provider has just asked', async () => {
    await idp.people({ again: person('again@crew.test', 'crew') });
    const proof = async (change: (url: URL) => void) => {
      const { url, key } = (await post('/auth/oidc/roles/start', { again: true })).body as { url: string; key: string };
      const at = new URL(url);
      change(at);
      return (await end('roles', await idp.answer(at.href, 'again'), key)).status;
    };
    expect(await proof(() => undefined)).toBe(201);
    expect(await proof((url) => url.searchParams.delete('max_age'))).toBe(403);
  });

  it('is refused with another nonce, another provider’s name, or at another provider', async () => {
    await idp.people({ mixed: person('mixed@crew.test', 'crew') });
    const changed = (name: string) => (url: string) => {
      const address = new URL(url);
      address.searchParams.set(name, 'another');
      return address.href;
    };
    expect((await signIn('roles', 'mixed', changed('nonce'))).status).toBe(403);
    expect((await signIn('roles', 'mixed', changed('state'))).status).toBe(404);
    const { url, key } = await begin('roles');
    const query = await idp.answer(url, 'mixed');
    expect((await end('roles', query.replace(/iss=[^&]+/, `iss=${encodeURIComponent(silent)}`), key)).status).toBe(403);
    const second = await begin('roles');
    expect((await end('plain', await idp.answer(second.url, 'mixed'), second.key)).status).toBe(404);
    expect(await account('mixed@crew.test')).toBeUndefined();
  });

  it('is not awaited from a provider that is unavailable or unknown; a password still works', async () => {
    expect(down.status).toBe(503); // before it was started
    expect((await post('/auth/oidc/silent/start', {})).status).toBe(503);
    expect((await post('/auth/oidc/nobody/start', {})).status).toBe(404);
    for (const body of [
      {},
      { query: 7, key: [] },
      { query: '?state=%00', key: 'x' },
      { query: 'x'.repeat(20_000), key: '' },
    ])
      expect((await post('/auth/oidc/roles/callback', body)).status).toBe(404);
    expect((await byPassword(people.admin, PASSWORD)).status).toBe(201);
  });
});

describe('a domain without passwords', () => {
  const hash = `(select password_hash from app_private.user_secrets where user_id = ${fixture.users.admin})`;
  const user = async (email: string, role: string, status = 'active') => {
    const { rows } = await database.owner.query(
      `with made as (insert into app_public.users (email, name, role, status) values ($1, 'Somebody', $2, $3) returning id)
       insert into app_private.user_secrets (user_id, password_hash) select id, ${hash} from made returning user_id as id`,
      [email, role, status],
    );
    return Number(rows[0].id);
  };

  it('refuses every use of one and names the provider, with or without an account; leagues keep theirs', async () => {
    const staff = await user('boss@strict.test', 'admin');
    await user('coach@strict.test', 'organization');
    const refusal = { status: 403, body: { code: 'SL403', field: 'strict' } };
    for (const email of ['boss@strict.test', 'nobody@strict.test'])
      expect(await byPassword(email, PASSWORD)).toMatchObject(refusal);
    expect((await byPassword('coach@strict.test', PASSWORD)).status).toBe(201);
    for (const email of ['boss@strict.test', 'nobody@strict.test', 'coach@strict.test'])
      expect(await post('/account_recovery', { email })).toMatchObject(refusal);
    const { rows } = await database.owner.query(
      `select recipient from app_private.mail_outbox where kind = 'recovery' and recipient like '%strict.test'`,
    );
    expect(rows).toEqual([{ recipient: 'coach@strict.test' }]);
    const passwords = { password: 'Longer-than-9', password_confirmation: 'Longer-than-9' };
    const recovery_token = linkToken('recovery', staff, { v: 0 });
    expect(await post('/reset_password', { reset_password: { recovery_token, ...passwords } })).toMatchObject(refusal);

    await idp.people({ boss: person('boss@strict.test') });
    const { jwt } = (await signIn('strict', 'boss')).body;
    const changed = await server.graphql(
      'mutation { updatePassword(input: {password: "Longer-than-9", passwordConfirmation: "Longer-than-9"}) { jwt } }',
      {},
      String(jwt),
    );
    expect(changed.errors?.[0]?.extensions).toMatchObject({ code: 'SL403', field: 'strict' });
  });

  it('lets somebody who is invited come by the provider only', async () => {
    await server.data(
      'mutation { inviteStaffUser(input: {email: "fresh@strict.test", role: admin}) { user { id } } }',
      {},
      await server.login(people.superadmin, PASSWORD),
    );
    const { rows } = await database.owner.query(
      `select max(i.id) as id from app_private.invitations i join app_public.users u on u.id = i.user_id where u.email = 'fresh@strict.test'`,
    );
    const token = linkToken('invitation', rows[0].id);
    const shown = await fetch(`${server.url}/invitations/${token}`);
    expect(await shown.json()).toMatchObject({ status: 'invited', provider: 'strict' });
    const accepted = await post(`/invitations/${token}/accept`, {
      password: 'Longer-than-9',
      password_confirmation: 'Longer-than-9',
      name: 'Fresh',
    });
    expect(accepted).toMatchObject({ status: 403, body: { field: 'strict' } });
    await idp.people({ fresh: person('fresh@strict.test') });
    expect(claimsOf(await signIn('strict', 'fresh'))?.role).toBe('admin');
    expect(await (await fetch(`${server.url}/invitations/${token}`)).json()).toMatchObject({ status: 'active' });
  });
});

describe('back-channel logout', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const claims = (more: object) => ({
    iss: issuer,
    aud: 'roles',
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 120,
    jti: randomUUID(),
    events: event,
    ...more,
  });
  const send = async (token: string, id = 'roles') => {
    const answer = await fetch(`${server.url}/auth/oidc/${id}/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    });
    return answer.status;
  };
  const sidOf = async (subject: string) =>
    (
      await database.owner.query(
        `select sid from app_private.provider_sessions where subject = $1 order by expires_at desc, sid limit 1`,
        [subject],
      )
    ).rows[0].sid as string;

  it('ends the logins of one session, or all of one person, on every server', async () => {
    await idp.people({ out: person('out@crew.test', 'crew'), stays: person('stays@crew.test', 'crew') });
    const one = String((await signIn('roles', 'out')).body.jwt);
    const sid = await sidOf('out');
    const two = String((await signIn('roles', 'out')).body.jwt);
    const other = String((await signIn('roles', 'stays')).body.jwt);
    expect(await Promise.all([one, two, other].map(works))).toEqual([200, 200, 200]);
    expect(await send(await idp.logoutToken(claims({ sid })))).toBe(200);
    await waitUntil(async () => (await works(one)) === 401);
    expect(await works(two)).toBe(200);
    const password = 'Longer-than-9';
    const { updatePassword } = await server.data(
      `mutation { updatePassword(input: {password: "${password}", passwordConfirmation: "${password}"}) { jwt } }`,
      {},
      two,
    );
    expect(await works(updatePassword.jwt)).toBe(200);
    const token = await idp.logoutToken(claims({ sub: 'out' }));
    expect(await send(token)).toBe(200);
    await waitUntil(async () => (await works(updatePassword.jwt)) === 401);
    expect(await works(other)).toBe(200);
    expect(await send(token)).toBe(400); // used
  });

  it('refuses a token that is not exactly one', async () => {
    await idp.people({ kept: person('kept@crew.test', 'crew') });
    const login = String((await signIn('roles', 'kept')).body.jwt);
    const sub = 'kept';
    const now = Math.floor(Date.now() / 1000);
    const bad: Record<string, string> = {
      'another key': await idp.logoutToken(claims({ sub }), 'foreign'),
      'no signature': await idp.logoutToken(claims({ sub }), 'none'),
      'another issuer': await idp.logoutToken(claims({ sub, iss: silent })),
      'another audience': await idp.logoutToken(claims({ sub, aud: 'acme' })),
      old: await idp.logoutToken(claims({ sub, iat: now - 400 })),
      'from the future': await idp.logoutToken(claims({ sub, iat: now + 400 })),
      'no jti': await idp.logoutToken(claims({ sub, jti: undefined })),
      'no event': await idp.logoutToken(claims({ sub, events: {} })),
      'a nonce': await idp.logoutToken(claims({ sub, nonce: 'x' })),
      'nobody named': await idp.logoutToken(claims({})),
      'an ID token’s type': await idp.logoutToken(claims({ sub }), 'own', 'JWT'),
      'no token': 'x',
    };
    for (const [name, token] of Object.entries(bad)) expect([name, await send(token)]).toEqual([name, 400]);
    expect(await send('x'.repeat(20_000))).toBe(413);
    expect(await works(login)).toBe(200);
  });
});
