/** Passkeys, authenticators, recovery codes and sessions over HTTP, with whatever a thief would try. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { TestPasskey } from '../harness/passkey.ts';
import { startServer } from '../harness/server.ts';
import { makeFixture, PASSWORD, people } from './fixture.ts';
import { secondFactors } from './secondFactors.ts';
import { waitUntil } from './wait.ts';

const database = await testDatabase({ stepUp: true });
const fixture = await makeFixture(database);
const server = await startServer(database, { LOG_LEVEL: 'info' });
afterAll(async () => {
  await server.stop();
  await database.drop();
});
const { post, signIn, works, origin, as, field, move, now, login, addPasskey, passkeyLogin, addAuthenticator } =
  secondFactors(server, database);

beforeEach(async () => {
  await database.owner.query(`delete from app_private.passkeys; delete from app_private.authenticators;
    delete from app_private.recovery_codes; delete from app_private.throttle_events`);
  await database.owner.query(`update app_public.sign_in_settings set second_factor = 'none'`);
});

describe('a passkey', () => {
  it('is added with recovery codes, signs in without a password, and is asked for after the password', async () => {
    const { passkey, added } = await addPasskey(await login('sponsor'));
    expect(added).toMatchObject({ status: 201, body: { recovery_codes: expect.any(Array) } });
    const codes: string[] = field(added, 'recovery_codes');
    expect(new Set(codes).size).toBe(10);
    const { answer } = await passkeyLogin(passkey);
    expect(answer.status).toBe(201);
    expect(await works(field(answer, 'jwt'))).toBe(200);
    // a login uses up none of the attempts of its network address, which an office shares
    const attempts = async () => (await database.owner.query('select from app_private.throttle_events')).rowCount;
    const before = await attempts();
    expect((await passkeyLogin(passkey)).answer.status).toBe(201);
    expect(await attempts()).toBe(before);
    const { body } = await signIn(people.sponsor, PASSWORD);
    expect(body).toEqual({ second_factor: expect.objectContaining({ authenticator: false, recovery: true }) });
    const next = body.second_factor as { id: string; passkey: { challenge: string } };
    const response = passkey.sign({ challenge: next.passkey.challenge, origin });
    expect((await post('/user_token/second_factor', { id: next.id, response })).status).toBe(201);
    expect(server.log()).toContain('"event":"passkey added"');
    expect(server.log()).not.toContain(codes[0]);
  });

  it('is refused when replayed, for another origin, copied, unverified, unknown, late or malformed', async () => {
    const { passkey } = await addPasskey(await login('sponsor'));
    const { body, answer } = await passkeyLogin(passkey);
    expect(answer.status).toBe(201);
    const refused = async (given: unknown) => (await post('/user_token/passkey', given)).status;
    expect(await refused(body)).toBe(404);
    const wrong = [
      { origin: 'https://sideline.example' },
      { challenge: Buffer.alloc(32).toString('base64url') },
      { counter: 1 },
      { flags: 0x01 },
    ];
    for (const change of wrong) expect((await passkeyLogin(passkey, change)).answer.status).toBe(404);
    expect((await passkeyLogin(new TestPasskey())).answer.status).toBe(404);
    for (const response of [null, 'x', {}, { id: passkey.id }, { id: passkey.id, response: { signature: 1 } }])
      expect(await refused({ id: field(await post('/user_token/options', {}), 'id'), response })).toBe(404);
    const asked = await post('/user_token/options', {});
    const response = passkey.sign({ challenge: field(asked, 'passkey').challenge, origin });
    await move('+11 minutes');
    expect(await refused({ id: asked.body.id, response })).toBe(404);
    await move('reset');
    expect((await passkeyLogin(passkey)).answer.status).toBe(201);
  });

  it('of another person is no second factor, and nobody renames or removes it', async () => {
    const mine = await login('sponsor');
    await addPasskey(mine);
    const { passkey: theirs } = await addPasskey(await login('league'));
    const next = field(await signIn(people.sponsor, PASSWORD), 'second_factor');
    const response = theirs.sign({ challenge: next.passkey.challenge, origin });
    expect((await post('/user_token/second_factor', { id: next.id, response })).status).toBe(422);
    const { rows } = await database.owner.query('select id from app_private.passkeys where user_id = $1', [
      fixture.users.league,
    ]);
    const { id } = rows[0];
    expect((await post(`/sign_in_methods/passkeys/${id}`, { name: 'Mine' }, as(mine))).status).toBe(404);
    expect((await post('/sign_in_methods/removal', { passkey_id: id }, as(mine))).status).toBe(404);
  });

  it('a challenge of one session is not answered in another one', async () => {
    const [one, two] = [await login('sponsor'), await login('sponsor')];
    const asked = await post('/sign_in_methods/passkeys/options', {}, as(one));
    const response = new TestPasskey().create({ challenge: field(asked, 'options').challenge, origin });
    const body = { id: asked.body.id, response, name: 'Key' };
    expect((await post('/sign_in_methods/passkeys', body, as(two))).status).toBe(404);
    expect((await post('/sign_in_methods/passkeys', { ...body, name: ' ' }, as(one))).status).toBe(422);
  });
});

describe('codes', () => {
  it('a code of the app works once, and only the owner’s', async () => {
    const { app, code, added } = await addAuthenticator(as(await login('league')));
    expect(added.status).toBe(201);
    const prove = async (given: string) => {
      const { id } = field(await signIn(people.league, PASSWORD), 'second_factor');
      return (await post('/user_token/second_factor', { id, code: given })).status;
    };
    expect(await prove(code)).toBe(422);
    const later = app.generate({ timestamp: (await now()) + 30_000 });
    expect(await prove('000000')).toBe(422);
    expect(await prove(later)).toBe(201);
    expect(await prove(later)).toBe(422);
    const { rows } = await database.owner.query('select secret from app_private.authenticators');
    expect(rows[0].secret.toString('latin1')).not.toContain(Buffer.from(app.secret.bytes).toString('latin1'));
  });

  it('a recovery code works once, also for two at once, and its owner is emailed', async () => {
    const { added } = await addPasskey(await login('league'));
    const [code = '', other = ''] = field(added, 'recovery_codes') as string[];
    const ids = [0, 1].map(async () => field(await signIn(people.league, PASSWORD), 'second_factor').id);
    const answers = await Promise.all(
      ids.map(
        async (id) => (await post('/user_token/second_factor', { id: await id, code: code.toUpperCase() })).status,
      ),
    );
    expect(answers.sort()).toEqual([201, 422]);
    const { rows } = await database.owner.query(
      `select recipient, payload ->> 'notice' as notice from app_private.mail_outbox where subject_key like 'recovery code:%'`,
    );
    expect(rows).toEqual([{ recipient: people.league, notice: 'recovery_code' }]);
    expect((await post('/user_token/second_factor', { id: 'none', code: other })).status).toBe(404);
  });

  it('wrong codes are throttled by account', async () => {
    await addAuthenticator(as(await login('league')));
    const { id } = field(await signIn(people.league, PASSWORD), 'second_factor');
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await post('/user_token/second_factor', { id, code: '000000' })).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('who must have a second factor', () => {
  it('sets one up right after the password, and can do nothing before', async () => {
    await database.owner.query(`update app_public.sign_in_settings set second_factor = 'superadmins'`);
    const { body } = await signIn(people.superadmin, PASSWORD);
    expect(Object.keys(body)).toEqual(['set_up']);
    const who = { set_up: (body.set_up as { id: string }).id };
    expect((await post('/sign_in_methods/removal', who)).status).toBe(404);
    const thief = { set_up: field(await signIn(people.superadmin, PASSWORD), 'set_up').id };
    const { added } = await addAuthenticator({}, who);
    expect((await post('/sign_in_methods/passkeys/options', thief)).status).toBe(404);
    expect(added.body).toMatchObject({ jwt: expect.any(String), recovery_codes: expect.any(Array) });
    expect(await works(field(added, 'jwt'))).toBe(200);
    expect((await post('/sign_in_methods/authenticator/options', who)).status).toBe(404);
    const removal = await post('/sign_in_methods/removal', {}, as(field(added, 'jwt')));
    expect(removal).toMatchObject({ status: 409, body: { code: 'SL409' } });
    expect(await login('admin')).toEqual(expect.any(String));
  });

  it('is decided by superadmins who have one themselves; sessions of those without end', async () => {
    const [superadmin, admin] = [await login('superadmin'), await login('admin')];
    const require = `mutation { updateSignInSetting(input: {id: 1, secondFactor: staff}) { clientMutationId } }`;
    expect((await server.graphql(require, {}, superadmin)).errors?.[0]?.extensions?.code).toBe('SL409');
    await addPasskey(superadmin);
    expect((await server.graphql(require, {}, superadmin)).errors).toBeUndefined();
    await waitUntil(async () => (await works(admin)) === 401);
    expect(await works(superadmin)).toBe(200);
    expect((await signIn(people.admin, PASSWORD)).body).toEqual({ set_up: { id: expect.any(String) } });
  });

  it('is helped by staff when it is lost: recorded, told, and sessions end', async () => {
    const league = await login('league');
    await addPasskey(league);
    const reset = `mutation($id: Int!) { resetSecondFactor(input: {userId: $id}) { clientMutationId } }`;
    const admin = await login('admin');
    const staff = await server.graphql(reset, { id: fixture.users.superadmin }, admin);
    expect(staff.errors?.[0]?.extensions?.code).toBe('SL403');
    expect((await server.graphql(reset, { id: fixture.users.league }, admin)).errors).toBeUndefined();
    await waitUntil(async () => (await works(league)) === 401);
    expect(await login('league')).toEqual(expect.any(String));
    const { rows } = await database.owner.query(
      `select new_values from app_private.audit_log where table_name = 'users' and row_id = $1 and new_values ? 'second_factor'`,
      [String(fixture.users.league)],
    );
    expect(rows).toEqual([{ new_values: { second_factor: 'reset' } }]);
  });
});

describe('a step-up', () => {
  const invite = (token: string, email: string) =>
    server.graphql(
      `mutation($email: String!) { inviteStaffUser(input: {email: $email, role: admin}) { clientMutationId } }`,
      { email },
      token,
    );

  it('is asked for after ten minutes and answered by the password of who has nothing else, for this session only', async () => {
    const [token, other] = [await login('superadmin'), await login('superadmin')];
    for (const each of [token, other]) expect(await works(each)).toBe(200);
    await move('+11 minutes');
    expect((await invite(token, 'a@example.test')).errors?.[0]?.extensions?.code).toBe('SL428');
    expect((await post('/sign_in_methods/recovery_codes', {}, as(token))).body.code).toBe('SL428');
    const { id, password } = (await post('/step_up/options', {}, as(token))).body;
    expect(password).toBe(true);
    expect((await post('/step_up', { id, password: 'Wrong-Pass-1' }, as(token))).status).toBe(422);
    expect((await post('/step_up', { id, password: PASSWORD }, as(other))).status).toBe(404);
    expect((await post('/step_up', { id, password: PASSWORD }, as(token))).status).toBe(200);
    expect((await invite(token, 'a@example.test')).errors).toBeUndefined();
    expect((await invite(other, 'b@example.test')).errors?.[0]?.extensions?.code).toBe('SL428');
    await move('reset');
  });

  it('is answered by the passkey of who has one, not by the password', async () => {
    const token = await login('superadmin');
    const { passkey } = await addPasskey(token);
    await move('+11 minutes');
    const password = (await post('/step_up/options', {}, as(token))).body;
    for (const tried of [PASSWORD, 'Wrong-password-1'])
      expect((await post('/step_up', { id: password.id, password: tried }, as(token))).status).toBe(409);
    const asked = await post('/step_up/options', {}, as(token));
    const body = {
      id: asked.body.id,
      response: passkey.sign({ challenge: field(asked, 'passkey').challenge, origin }),
    };
    expect((await post('/step_up', body, as(token))).status).toBe(200);
    expect((await post('/step_up', body, as(token))).status).toBe(404);
    expect((await invite(token, 'c@example.test')).errors).toBeUndefined();
    await move('reset');
  });

  it('is asked for before a password is changed', async () => {
    const token = await login('stranger');
    expect(await works(token)).toBe(200);
    await move('+11 minutes');
    const change = `mutation { updatePassword(input: {password: "Goal-Post-77", passwordConfirmation: "Goal-Post-77"}) { jwt } }`;
    expect((await server.graphql(change, {}, token)).errors?.[0]?.extensions?.code).toBe('SL428');
    await move('reset');
  });
});

describe('sessions', () => {
  const list = async (token: string, device: string) => {
    const answer = await fetch(`${server.url}/sign_in_methods`, {
      headers: { ...as(token, device), 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' },
    });
    return (await answer.json()) as { sessions: { id: number; agent: string; current: boolean }[] };
  };

  it('are listed, a new device is emailed about once, and ending one ends nobody else’s', async () => {
    const [one, two, stranger] = [await login('sponsor'), await login('sponsor'), await login('league')];
    await list(one, 'first');
    await list(two, 'second');
    await list(await login('sponsor'), 'second');
    const { sessions } = await list(one, 'first');
    expect(sessions.filter(({ current }) => current)).toEqual([
      expect.objectContaining({ agent: 'Mozilla/5.0 (iPhone) Safari/605' }),
    ]);
    const { rows } = await database.owner.query(
      `select recipient from app_private.mail_outbox where subject_key like 'device:%' and recipient = $1`,
      [people.sponsor],
    );
    expect(rows.length).toBeGreaterThan(0);
    const { rows: known } = await database.owner.query(
      'select count(*)::int as count from app_private.devices where user_id = $1',
      [fixture.users.sponsor],
    );
    expect(rows).toHaveLength(known[0].count - 1);
    const mine = sessions.find(({ current }) => current)?.id;
    expect((await post(`/sign_in_methods/sessions/${mine}/end`, {}, as(stranger))).status).toBe(404);
    expect((await post(`/sign_in_methods/sessions/${mine}/end`, {}, as(two))).status).toBe(200);
    await waitUntil(async () => (await works(one)) === 401);
    expect(await works(two)).toBe(200);
  });
});
