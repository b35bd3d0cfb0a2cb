/** Changing a password and recovering a lost one, against the real server and database. */
import { describe, expect, it } from '@jest/globals';
import { recoveryVersion } from '../../server/shared/links/links.ts';
import { hashPassword, PASSWORD_COMMON } from '../../server/shared/passwords/passwords.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { signing } from './signing.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup();
const { post, signIn, works } = signing(server);

const makeAccount = async (email: string, name: string): Promise<number> => {
  const { rows } = await database.owner.query(
    `insert into app_public.users (email, name, role, status) values ($1, $2, 'organization', 'active') returning id`,
    [email, name],
  );
  return rows[0].id;
};

describe('changing and recovering a password', () => {
  const updatePassword = `mutation ($password: String!, $confirmation: String!) {
    updatePassword(input: {password: $password, passwordConfirmation: $confirmation}) { jwt }
  }`;

  it('[S-372] changes the password of the signed-in user and ends every older session', async () => {
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

  it('[S-391] answers a recovery request alike for known and unknown emails, and mails only the known', async () => {
    const known = await post('/account_recovery', { email: people.league });
    const unknown = await post('/account_recovery', { email: 'nobody@example.test' });
    expect(known).toEqual(unknown);
    const { rows } = await database.owner.query(
      `select recipient from app_private.mail_outbox where kind = 'recovery'`,
    );
    expect(rows).toEqual([{ recipient: people.league }]);
  });

  it('[S-391] a revoked invitation is not gone around by asking for a new password, and a new one opens the way again', async () => {
    const staff = await server.login(people.admin, PASSWORD);
    const email = 'misdirected@example.test';
    await server.data(
      `mutation { inviteOrganizationUser(input: {organizationId: ${fixture.organizationId}, email: "${email}"}) { clientMutationId } }`,
      {},
      staff,
    );
    const { rows } = await database.owner.query(
      'select i.id, i.user_id from app_private.invitations i join app_public.users u on u.id = i.user_id where u.email = $1',
      [email],
    );
    const [{ id, user_id: userId }] = rows;
    const token = linkToken('recovery', userId, { v: 0 });
    const shown = async () => (await fetch(`${server.url}/reset_password/${token}`)).status;
    const mails = async () => {
      await post('/account_recovery', { email });
      const { rows } = await database.owner.query(
        `select count(*)::int as n from app_private.mail_outbox where kind = 'recovery' and recipient = $1`,
        [email],
      );
      return rows[0].n;
    };
    const ask = (call: string) =>
      server.data(
        `mutation { ${call}(input: {kind: "invitation", recordId: "${id}"}) { clientMutationId } }`,
        {},
        staff,
      );
    expect(await shown()).toBe(200);
    await ask('revokeLink');
    expect([await shown(), await mails()]).toEqual([404, 0]);
    const reset = { recovery_token: token, password: 'Recovered-5', password_confirmation: 'Recovered-5' };
    expect((await post('/reset_password', { reset_password: reset })).status).toBe(404);
    await expect(
      database.owner.query('select app_private.set_password($1, $2, 0)', [userId, 'a hash']),
    ).rejects.toMatchObject({ code: 'SL404' });
    await ask('regenerateLink');
    expect([await shown(), await mails()]).toEqual([200, 1]);
  });

  it('[S-389] [S-391] a recovery link sets the password once', async () => {
    const { rows } = await database.owner.query(
      'select sessions_valid_after from app_private.user_secrets where user_id = $1',
      [fixture.users.league],
    );
    const token = linkToken('recovery', fixture.users.league, { v: recoveryVersion(rows[0].sessions_valid_after) });
    expect((await fetch(`${server.url}/reset_password/${token}`)).status).toBe(200);
    const reset = {
      reset_password: { recovery_token: token, password: 'Recovered-5', password_confirmation: 'Recovered-5' },
    };
    const done = await post('/reset_password', reset);
    expect([done.status, await works(String(done.body.jwt))]).toEqual([200, 200]);
    expect((await signIn(people.league, 'Recovered-5')).status).toBe(201);
    expect((await fetch(`${server.url}/reset_password/${token}`)).status).toBe(404);
    expect((await post('/reset_password', reset)).status).toBe(404);
  });

  it('[S-389] of two who use one recovery link at once, one sets the password', async () => {
    const id = await makeAccount('twice@example.test', 'Twice');
    const token = linkToken('recovery', id, { v: 0 });
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
    const token = linkToken('recovery', id, { v: 0 });
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

  it('[S-372] a sign-in that waited for its turn while the password was changed is refused', async () => {
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
    // an attempt is counted by address, by account and address, and, once its account is read, by account
    await waitUntil(async () => (await counted()) >= before + 303);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await setPassword();
    const token = await waiting;
    await Promise.all(guesses);
    await waitUntil(async () => (await works(token)) === 401);
    expect(await works(await server.login('slow@example.test', PASSWORD))).toBe(200);
  });

  it('[S-391] a recovery link of a closed account, and any other link of ours, sets no password', async () => {
    const { sponsor } = fixture.users;
    const fetched = async (path: string) => (await fetch(server.url + path)).status;
    const signed = (kind: 'recovery' | 'invitation', id: number, v: number) => linkToken(kind, id, { v });
    const token = signed('recovery', sponsor, 0);
    const close = (status: string) =>
      database.owner.query('update app_public.users set status = $2 where id = $1', [sponsor, status]);
    expect(await fetched(`/reset_password/${token}`)).toBe(200);
    await close('deactivated');
    expect(await fetched(`/reset_password/${token}`)).toBe(404);
    await close('active');
    // the same ids, signed as the other kind
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
    const token = linkToken('recovery', fixture.users.sponsor, { v: 0 });
    const { status, body } = await post('/reset_password', {
      reset_password: { recovery_token: token, password: 'Recovered-5', password_confirmation: 'Recovered-6' },
    });
    expect(status).toBe(422);
    expect(body.error).toBe('Your passwords must match.');
  });
});
