/** Invitations: shown, accepted once and sent again, against the real server and database. */
import { describe, expect, it } from '@jest/globals';
import { PASSWORD_COMMON } from '../../server/shared/passwords/passwords.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { signing } from './signing.ts';

const { database, server, fixture } = await apiSetup();
const { post, signIn, works } = signing(server);

describe('invitations', () => {
  const invite = async () => {
    const token = await server.login(people.admin, PASSWORD);
    const email = `invited${Math.random().toString(36).slice(2)}@example.test`;
    await server.data(
      `mutation ($id: Int!, $email: String!) { inviteOrganizationUser(input: {organizationId: $id, email: $email}) { organization { id } } }`,
      { id: fixture.organizationId, email },
      token,
    );
    const { rows } = await database.owner.query(
      `select i.id, i.user_id from app_private.invitations i join app_public.users u on u.id = i.user_id where u.email = $1`,
      [email],
    );
    const { id, user_id: userId } = rows[0] as { id: number; user_id: number };
    return { email, id, userId, token: linkToken('invitation', id) };
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
    expect(await shown.json()).toEqual({
      id,
      name: null,
      email,
      status: 'invited',
      inviter: 'admin',
      team: 'Bears',
    });
    expect((await signIn(email, 'Kite-Harbour-42')).status).toBe(404);
    const accepted = await accept(token);
    expect(accepted.status).toBe(201);
    expect(await works(String(accepted.body.jwt))).toBe(200);
    expect((await signIn(email, 'Kite-Harbour-42')).status).toBe(201);
    expect((await accept(token)).status).toBe(404);
    // once more, and by the invitation of another league: what is true [R26, V12]
    const used = await (await fetch(`${server.url}/invitations/${token}`)).json();
    expect(used).toEqual({ id, name: null, email, status: 'active', team: expect.any(String) });
    await database.owner.query(
      'delete from app_public.organization_users where user_id = (select id from app_public.users where email = $1)',
      [email],
    );
    expect((await fetch(`${server.url}/invitations/${token}`)).status).toBe(404);
  });

  it('[L-065] counts the look of a person, and apart from it a HEAD, a fetch ahead and a scanner', async () => {
    const { token, id } = await invite();
    const looks = async (method: string, headers: Record<string, string>) => {
      await fetch(`${server.url}/invitations/${token}`, { method, headers });
      const { rows } = await database.owner.query(
        `select count(*) filter (where not scanner)::int as people from app_private.link_views where kind = 'invitation' and record_id = $1`,
        [String(id)],
      );
      return rows[0].people;
    };
    const person = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    expect(await looks('HEAD', person)).toBe(0);
    expect(await looks('GET', { ...person, 'sec-purpose': 'prefetch' })).toBe(0);
    expect(await looks('GET', { 'user-agent': 'curl/8' })).toBe(0);
    expect(await looks('GET', person)).toBe(1);
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

  it('[S-379] takes ten digits, and keeps a cell phone in one form', async () => {
    const { token, userId } = await invite();
    expect((await accept(token, { cell_phone: '8145550142' })).status).toBe(201);
    const { rows } = await database.owner.query('select cell_phone from app_public.users where id = $1', [userId]);
    expect(rows).toEqual([{ cell_phone: '814-555-0142' }]);
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

  it('[S-385] [V12] a link that was sent again ends the earlier one, also once the new one was used', async () => {
    const { token, id, userId } = await invite();
    const admin = await server.login(people.admin, PASSWORD);
    await server.data(
      'mutation ($id: Int!) { resendUserInvite(input: {userId: $id}) { user { id } } }',
      { id: userId },
      admin,
    );
    expect((await fetch(`${server.url}/invitations/${token}`)).status).toBe(404);
    const again = linkToken('invitation', id, { v: 2 });
    expect((await fetch(`${server.url}/invitations/${again}`)).status).toBe(200);
    expect((await accept(again)).status).toBe(201);
    expect((await fetch(`${server.url}/invitations/${again}`)).status).toBe(200);
    expect((await fetch(`${server.url}/invitations/${token}`)).status).toBe(404);
  });
});
