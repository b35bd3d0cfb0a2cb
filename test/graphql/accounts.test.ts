/** Signing in and out, recovery and invitations, against the real server and database. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { recoveryVersion, signLink } from '../../db/shared/links.ts';
import { hashPassword, PASSWORD_COMMON } from '../../db/shared/passwords.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from './wait.ts';
import { makeWorld, PASSWORD, people, type World } from './world.ts';

let database: TestDatabase;
let server: TestServer;
let world: World;

beforeAll(async () => {
  database = await testDatabase();
  world = await makeWorld(database);
  server = await startServer(database);
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const makeAccount = async (email: string, name: string): Promise<number> => {
  const { rows } = await database.owner.query(
    `insert into app_public.users (email, name, role, status) values ($1, $2, 'organization', 'active') returning id`,
    [email, name],
  );
  return rows[0].id;
};
const signIn = (email: string, password: string) => post('/user_token', { auth: { email, password } });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const now = () => Math.floor(Date.now() / 1000);
/** Asks for something that only a valid token may have. */
const works = async (token: string) => {
  const answer = await fetch(`${server.url}/sports`, { headers: { authorization: `Bearer ${token}` } });
  return answer.status;
};

describe('signing in', () => {
  it('[S-359] gives a token for the right password, whatever the case of the e-mail', async () => {
    const { status, body } = await signIn(people.admin.toUpperCase(), PASSWORD);
    expect(status).toBe(201);
    expect(await works(String(body.jwt))).toBe(200);
  });

  it('[S-392] names role, subject, e-mail, name and creation in the token', async () => {
    const claims = claimsOf(await server.login(people.league, PASSWORD));
    expect(claims).toMatchObject({
      role: 'organization',
      sub: String(world.users.league),
      email: people.league,
      name: 'league',
    });
    expect(Date.parse(claims.created_at)).not.toBeNaN();
  });

  it('[S-366] [S-368] answers an unknown e-mail and a wrong password alike with 404', async () => {
    const unknown = await signIn('nobody@example.test', PASSWORD);
    const wrong = await signIn(people.admin, 'Field-Day-8');
    expect(unknown.status).toBe(404);
    expect(wrong).toEqual(unknown);
    // both are written down, without what was typed; the log of another process comes in its own time
    const failed = () =>
      server
        .log()
        .split('\n')
        .filter((line) => line.includes('"sign-in failed"'));
    await waitUntil(async () => failed().length >= 2);
    expect(failed().map((line) => JSON.parse(line).userId)).toEqual([undefined, world.users.admin]);
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

  it('[L-331] a deactivated user, a changed role and a tampered token are refused at once', async () => {
    const token = await server.login(people.sponsor, PASSWORD);
    expect(await works(token)).toBe(200);
    await database.owner.query(`update app_public.users set status = 'deactivated' where id = $1`, [
      world.users.sponsor,
    ]);
    await waitUntil(async () => (await works(token)) === 401);
    await database.owner.query(`update app_public.users set status = 'active' where id = $1`, [world.users.sponsor]);
    await waitUntil(async () => (await works(token)) === 200);
    await database.owner.query(`update app_public.users set role = 'organization' where id = $1`, [
      world.users.sponsor,
    ]);
    await waitUntil(async () => (await works(token)) === 401);
    await database.owner.query(`update app_public.users set role = 'sponsor' where id = $1`, [world.users.sponsor]);
    await waitUntil(async () => (await works(token)) === 200);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(token), role: 'superadmin' })).toString('base64url');
    expect(await works(`${head}.${forged}.${signature}`)).toBe(401);
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    expect(await works(`${unsigned}.${body}.`)).toBe(401);
  });
});

describe('changing and recovering a password', () => {
  const updatePassword = `mutation ($password: String!, $confirmation: String!) {
    updatePassword(input: {password: $password, passwordConfirmation: $confirmation}) { jwt }
  }`;

  it('[S-372] changes the password of whoever is signed in and ends every older session', async () => {
    const old = await server.login(people.superadmin, PASSWORD);
    const { updatePassword: changed } = await server.data(
      updatePassword,
      { password: 'New-Pass-77', confirmation: 'New-Pass-77' },
      old,
    );
    await waitUntil(async () => (await works(old)) === 401);
    expect(await works(changed.jwt)).toBe(200);
    expect((await signIn(people.superadmin, PASSWORD)).status).toBe(404);
    expect((await signIn(people.superadmin, 'New-Pass-77')).status).toBe(201);
  });

  it.each([
    ['Short-1a', 'more than 8 characters'],
    ['alllower-1', 'one uppercase letter'],
    ['NoDigits-x', 'one digit'],
    ['NoSymbol12', 'a symbol'],
  ])('[S-375] [S-376] refuses %s', async (password, reason) => {
    const token = await server.login(people.league, PASSWORD);
    const { errors } = await server.graphql(updatePassword, { password, confirmation: password }, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SL422', field: 'password' });
    expect(errors?.[0]?.message).toContain(reason);
  });

  it('[S-391] answers a recovery request alike for known and unknown e-mails, and mails only the known', async () => {
    const known = await post('/account_recovery', { email: people.league });
    const unknown = await post('/account_recovery', { email: 'nobody@example.test' });
    expect(known).toEqual(unknown);
    const { rows } = await database.owner.query(
      `select recipient from app_private.mail_outbox where kind = 'recovery'`,
    );
    expect(rows).toEqual([{ recipient: people.league }]);
  });

  it('[S-389] [S-391] a recovery link sets the password once', async () => {
    const { rows } = await database.owner.query(
      'select sessions_valid_after from app_private.user_secrets where user_id = $1',
      [world.users.league],
    );
    const token = signLink(
      { kind: 'recovery', id: world.users.league, v: recoveryVersion(rows[0].sessions_valid_after) },
      installationSecret(),
      now(),
    );
    expect((await fetch(`${server.url}/reset_password/${token}`)).status).toBe(200);
    const reset = {
      reset_password: { recovery_token: token, password: 'Recovered-5', password_confirmation: 'Recovered-5' },
    };
    expect((await post('/reset_password', reset)).status).toBe(200);
    expect((await signIn(people.league, 'Recovered-5')).status).toBe(201);
    expect((await fetch(`${server.url}/reset_password/${token}`)).status).toBe(404);
    expect((await post('/reset_password', reset)).status).toBe(404);
  });

  it('[S-389] of two who use one recovery link at once, one sets the password', async () => {
    const id = await makeAccount('twice@example.test', 'Twice');
    const token = signLink({ kind: 'recovery', id, v: 0 }, installationSecret(), now());
    const answers = await Promise.all(
      ['Recovered-6', 'Recovered-7'].map((password) =>
        post('/reset_password', {
          reset_password: { recovery_token: token, password, password_confirmation: password },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('[S-376] a new password by link or by the signed-in person is neither address nor name', async () => {
    const email = 'marigold.quill@example.test';
    const id = await makeAccount(email, 'Thessaly Vance');
    const token = signLink({ kind: 'recovery', id, v: 0 }, installationSecret(), now());
    const reset = (password: string) =>
      post('/reset_password', {
        reset_password: { recovery_token: token, password, password_confirmation: password },
      });
    for (const own of ['Marigold-11', 'Thessaly!22', 'Vance-33333'])
      expect(await reset(own)).toMatchObject({ status: 422, body: { error: PASSWORD_COMMON } });
    expect((await reset(PASSWORD)).status).toBe(200);
    const login = await server.login(email, PASSWORD);
    const { errors } = await server.graphql(
      updatePassword,
      { password: 'Thessaly!22', confirmation: 'Thessaly!22' },
      login,
    );
    expect(errors?.[0]?.message).toBe(PASSWORD_COMMON);
  });

  it('[S-372] a sign-in that waited for its turn while the password was changed is worth nothing', async () => {
    const id = await makeAccount('slow@example.test', 'Slow');
    const setPassword = async () =>
      database.owner.query('select app_private.set_password($1, $2)', [id, await hashPassword(PASSWORD)]);
    await setPassword();
    const elsewhere = { 'x-forwarded-for': '203.0.113.77' };
    const counted = async () =>
      (await database.owner.query('select count(*)::int as n from app_private.throttle_events')).rows[0].n;
    const before = await counted();
    const guesses = Array.from({ length: 100 }, (_, n) =>
      post('/user_token', { auth: { email: `guess${n}@example.test`, password: 'Wrong-Pass-1' } }, elsewhere),
    );
    const waiting = server.login('slow@example.test', PASSWORD);
    // counted right before its account is read
    await waitUntil(async () => (await counted()) > before + 100);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await setPassword();
    const token = await waiting;
    await Promise.all(guesses);
    await waitUntil(async () => (await works(token)) === 401);
    expect(await works(await server.login('slow@example.test', PASSWORD))).toBe(200);
  });

  it('[S-391] a recovery link of a closed account, and any other link of ours, sets no password', async () => {
    const { sponsor } = world.users;
    const fetched = async (path: string) => (await fetch(server.url + path)).status;
    const signed = (kind: 'recovery' | 'invitation', id: number, v: number) =>
      signLink({ kind, id, v }, installationSecret(), now());
    const token = signed('recovery', sponsor, 0);
    const close = (status: string) =>
      database.owner.query('update app_public.users set status = $2 where id = $1', [sponsor, status]);
    expect(await fetched(`/reset_password/${token}`)).toBe(200);
    await close('deactivated');
    expect(await fetched(`/reset_password/${token}`)).toBe(404);
    await close('active');
    // the same numbers, signed as the other kind
    expect(await fetched(`/reset_password/${signed('invitation', sponsor, 0)}`)).toBe(404);
    const { rows } = await database.owner.query(
      `with u as (insert into app_public.users (email, role) values ('open@example.test', 'sponsor') returning id)
       insert into app_private.invitations (user_id, sent_at) select id, now() from u returning id`,
    );
    expect(await fetched(`/invitations/${signed('invitation', rows[0].id, 1)}`)).toBe(200);
    expect(await fetched(`/invitations/${signed('recovery', rows[0].id, 1)}`)).toBe(404);
    expect((await post(`/invitations/${signed('recovery', rows[0].id, 1)}/accept`, {})).status).toBe(404);
  });

  it('[S-388] tells when the two passwords differ', async () => {
    const token = signLink({ kind: 'recovery', id: world.users.sponsor, v: 0 }, installationSecret(), now());
    const { status, body } = await post('/reset_password', {
      reset_password: { recovery_token: token, password: 'Recovered-5', password_confirmation: 'Recovered-6' },
    });
    expect(status).toBe(422);
    expect(body.error).toBe('Your passwords must match.');
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
    const offer = signLink({ kind: 'offer', id: world.offers.proposed, v: 1 }, installationSecret(), now());
    expect((await logout(offer)).errors?.[0]?.extensions?.code).toBe('SL403');
    expect((await server.graphql('mutation { logout(input: {}) { ended } }')).errors?.[0]?.extensions?.code).toBe(
      'SL401',
    );
  });
});

it('[B-012] [B-223] whoever is taken out of an organization is signed out at once', async () => {
  const member = await fetch(`${server.url}/user_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }, // guesses were made from here
    body: JSON.stringify({ auth: { email: people.stranger, password: PASSWORD } }),
  });
  const { jwt } = (await member.json()) as { jwt: string };
  expect(await works(jwt)).toBe(200);
  await server.data(
    `mutation ($user: Int!, $organization: Int!) {
      dissociateUserAndOrganization(input: {userId: $user, organizationId: $organization}) { organization { id } }
    }`,
    { user: world.users.stranger, organization: world.otherOrganizationId },
    await server.login(people.admin, PASSWORD),
  );
  await waitUntil(async () => (await works(jwt)) === 401);
});

it('what a function hands out has nulls where the reader may not look, and no error, also in columns that always hold something', async () => {
  const token = await server.login(people.league, 'Recovered-5');
  const { organizationMembers } = await server.data(
    'query ($id: Int!) { organizationMembers(organizationId: $id) { email createdAt lastLogin } }',
    { id: world.organizationId },
    token,
  );
  expect(organizationMembers).toContainEqual({ email: people.league, createdAt: null, lastLogin: null });
});

describe('invitations', () => {
  const invite = async () => {
    const token = await server.login(people.admin, PASSWORD);
    const email = `invited${Math.random().toString(36).slice(2)}@example.test`;
    await server.data(
      `mutation ($id: Int!, $email: String!) { inviteOrganizationUser(input: {organizationId: $id, email: $email}) { organization { id } } }`,
      { id: world.organizationId, email },
      token,
    );
    const { rows } = await database.owner.query(
      `select i.id, i.user_id from app_private.invitations i join app_public.users u on u.id = i.user_id where u.email = $1`,
      [email],
    );
    const { id, user_id: userId } = rows[0] as { id: number; user_id: number };
    return { email, id, userId, token: signLink({ kind: 'invitation', id, v: 1 }, installationSecret(), now()) };
  };
  const accept = (token: string, more: Record<string, unknown> = {}) =>
    post(`/invitations/${token}/accept`, {
      password: 'Kite-Harbour-42',
      password_confirmation: 'Kite-Harbour-42',
      name: 'Robin Field',
      title: 'Coach',
      cell_phone: '555-555-5555',
      ...more,
    });

  it('[S-377] [S-381] shows an invitation, takes it once and makes the account usable', async () => {
    const { token, email, id } = await invite();
    const shown = await fetch(`${server.url}/invitations/${token}`);
    expect(await shown.json()).toEqual({ id, name: null, email, status: 'invited' });
    expect((await signIn(email, 'Kite-Harbour-42')).status).toBe(404);
    const accepted = await accept(token);
    expect(accepted.status).toBe(201);
    expect(await works(String(accepted.body.jwt))).toBe(200);
    expect((await signIn(email, 'Kite-Harbour-42')).status).toBe(201);
    expect((await accept(token)).status).toBe(404);
  });

  it('refuses a password that everybody would try first, with all four kinds of characters or not', async () => {
    const { token, email } = await invite();
    for (const password of [
      'P@ssw0rd-123',
      'Summer2026!',
      'S0ccer-9999',
      'Robin-Field-1',
      `${email.charAt(0).toUpperCase()}${email.slice(1, email.indexOf('@'))}-77`,
    ]) {
      const refused = await accept(token, { password, password_confirmation: password });
      expect([password, refused.status, refused.body.field]).toEqual([password, 422, 'password']);
      expect(refused.body.error).toBe(PASSWORD_COMMON);
    }
    expect((await accept(token)).status).toBe(201);
  });

  it('[S-379] [S-380] takes an empty cell phone and refuses one of another form', async () => {
    const { token } = await invite();
    const refused = await accept(token, { cell_phone: '12345' });
    expect(refused.status).toBe(422);
    expect(refused.body.field).toBe('cell_phone');
    expect((await accept(token, { cell_phone: '' })).status).toBe(201);
  });

  it('names are kept as they read; one that is too long is refused at its field and the invitation stays open', async () => {
    const { token, userId } = await invite();
    const refused = await accept(token, { name: 'x'.repeat(201) });
    expect([refused.status, refused.body.field]).toEqual([422, 'name']);
    expect(refused.body.error).toBe('The name can have at most 200 characters.');
    expect((await accept(token, { name: ' Robin\u202E\tField\u200B ', title: '\u200B' })).status).toBe(201);
    const { rows } = await database.owner.query('select name, title from app_public.users where id = $1', [userId]);
    expect(rows).toEqual([{ name: 'Robin Field', title: null }]);
  });

  it('[S-385] a link that was sent again ends the earlier one', async () => {
    const { token, id, userId } = await invite();
    const admin = await server.login(people.admin, PASSWORD);
    await server.data(
      'mutation ($id: Int!) { resendUserInvite(input: {userId: $id}) { user { id } } }',
      { id: userId },
      admin,
    );
    expect((await fetch(`${server.url}/invitations/${token}`)).status).toBe(404);
    const again = signLink({ kind: 'invitation', id, v: 2 }, installationSecret(), now());
    expect((await fetch(`${server.url}/invitations/${again}`)).status).toBe(200);
  });
});
