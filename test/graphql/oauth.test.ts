/** Letting programs in by OAuth 2.1 over HTTP with a device code, and who may decide, whatever a program, a page or a thief would try. */
import { describe, expect, it } from '@jest/globals';
import { apiKeyHash } from '../../ui/apiKeys.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD } from './fixture.ts';
import { CLI, type Fields } from './oauthClient.ts';
import { oauthSetup } from './oauthSetup.ts';

const { fixture, server, owner, program, post, as, move, login } = await oauthSetup();

describe('a device code', () => {
  it('gives the command line a key of who allowed it: their rights, its scopes and its expiry', async () => {
    const token = await login('admin');
    const device = await program.startDevice();
    expect(device).toMatchObject({
      user_code: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/),
      verification_uri: `${server.url}/device`,
      verification_uri_complete: `${server.url}/device?code=${device.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    expect(await program.errorOf(program.poll(device.device_code))).toBe('authorization_pending');
    const page = { user_code: device.user_code.toLowerCase().replace('-', ' ') };
    expect((await program.open(token, page)).body).toEqual({
      client_name: 'Sideline command line',
      redirect_host: null,
      scopes: ['offers:read', 'offers:write'],
    });
    expect(await program.decide(token, page)).toEqual({ status: 200, body: { url: null } });
    const { status, body } = await program.poll(device.device_code);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        access_token: expect.stringMatching(/^sideline_sk_[0-9a-f]{72}$/),
        token_type: 'Bearer',
        expires_in: expect.any(Number),
        scope: 'offers:read',
      },
    });
    expect(Math.abs(body.expires_in - 30 * 86_400)).toBeLessThan(10);
    expect(await program.works(body.access_token)).toMatchObject({ offers: expect.any(Array) });
    expect(await program.works(body.access_token, '{ campaigns { id } }')).toBe('SL403');
    const { rows } = await owner.query(
      `select k.owner_id, k.name, k.scopes, k.hint, l.user_id as by from app_public.api_keys k
       join app_private.api_key_secrets s on s.api_key_id = k.id
       join app_private.audit_log l on l.table_name = 'api_keys' and l.row_id = k.id::text and l.op = 'I' where s.secret_hash = $1`,
      [await apiKeyHash(body.access_token)],
    );
    const { admin } = fixture.users;
    const hint = body.access_token.slice(-4);
    expect(rows).toEqual([
      { owner_id: admin, by: admin, name: 'Sideline command line', scopes: ['offers:read'], hint },
    ]);
    const stored = await owner.query('select r::text from app_private.oauth_requests r');
    for (const code of [device.device_code, device.user_code, device.user_code.replace('-', ''), body.access_token]) {
      expect(JSON.stringify(stored.rows)).not.toContain(code);
      expect(server.log()).not.toContain(code);
    }
  });

  it('is answered while there is no key, and ends after ten minutes', async () => {
    const token = await login('league');
    const { device, page } = await program.openedDevice(token);
    expect(await program.errorOf(program.poll(device.device_code))).toBe('authorization_pending');
    expect(await program.errorOf(program.poll(device.device_code))).toBe('slow_down');
    expect((await program.decide(token, { ...page, allow: false })).body).toEqual({ url: null });
    expect(await program.errorOf(program.poll(device.device_code))).toBe('access_denied');
    const late = await program.openedDevice(token);
    await move('+11 minutes');
    expect(await program.errorOf(program.poll(late.device.device_code))).toBe('expired_token');
    expect((await program.decide(await login('league'), late.page)).status).toBe(404);
    await move('reset');
    expect(await program.errorOf(program.poll('unknown'))).toBe('invalid_grant');
    expect(await program.errorOf(program.poll(late.device.device_code, await program.newClient()))).toBe(
      'invalid_grant',
    );
    expect(await program.errorOf(program.form('/oauth/token', { client_id: CLI, grant_type: 'password' }))).toBe(
      'unsupported_grant_type',
    );
  });

  it('is for the command line only, known scopes and this server', async () => {
    const start = (fields: Fields) =>
      program.errorOf(program.form('/oauth/device_authorization', { client_id: CLI, ...fields }));
    expect(await start({})).toBe('none');
    expect(await start({ scope: 'offers:read offline_access', resource: server.url })).toBe('none');
    for (const client_id of [await program.newClient(), 'unknown', ''])
      expect(await start({ client_id })).toBe('invalid_client');
    expect(await start({ scope: 'everything' })).toBe('invalid_scope');
    for (const resource of ['https://evil.example', `${server.url}.evil.example`, 'x'])
      expect(await start({ resource })).toBe('invalid_target');
  });

  it('used twice ends the key that it bought, also at once', async () => {
    const token = await login('admin');
    const { device, secret } = await program.allowedDevice(token);
    expect(await program.works(secret)).toMatchObject({ offers: expect.any(Array) });
    expect(await program.errorOf(program.poll(device.device_code))).toBe('invalid_grant');
    expect(await program.works(secret)).toBe('SL401');
    const both = await program.openedDevice(token);
    await program.decide(token, both.page);
    const answers = await Promise.all([program.poll(both.device.device_code), program.poll(both.device.device_code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await program.works(answers.find(({ status }) => status === 200)?.body.access_token)).toBe('SL401');
  });
});

describe('who decides', () => {
  it('is signed in themselves: no visitor, link, key or view as somebody else', async () => {
    const token = await login('admin');
    const { secret } = await program.allowedDevice(token);
    const { data } = await server.graphql(
      'mutation ($id: Int!) { viewAsUser(input: {userId: $id}) { jwt } }',
      { id: fixture.users.league },
      token,
    );
    const { user_code } = await program.startDevice();
    const others: [string, number][] = [
      [linkToken('offer', fixture.offers.proposed), 403],
      [data.viewAsUser.jwt, 403],
      [secret, 403],
      ['wrong', 401],
    ];
    for (const [other, status] of others)
      for (const ask of [program.open, program.decide]) expect((await ask(other, { user_code })).status).toBe(status);
    expect((await post('/oauth/requests', { user_code })).status).toBe(401);
    expect((await program.open(token, { user_code })).status).toBe(200);
  });

  it('is who opened the request first, once, and a double click allows it once', async () => {
    const [one, two] = [await login('admin'), await login('league')];
    const { page } = await program.openedDevice(one);
    expect((await program.open(one, { user_code: 'BBBB-BBBB' })).body).toMatchObject({
      code: 'SL404',
      field: 'user_code',
    });
    expect((await program.open(two, page)).status).toBe(404);
    expect((await program.decide(two, page)).status).toBe(404);
    expect((await program.decide(two, { user_code: (await program.startDevice()).user_code })).status).toBe(404);
    const answers = await Promise.all([
      program.decide(one, page),
      program.decide(one, page),
      program.decide(one, { ...page, allow: false }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await program.open(one, page)).status).toBe(404);
  });

  it('gives no more than was asked, than their role may have, or for longer than 90 days', async () => {
    const token = await login('league');
    const { page } = await program.openedDevice(token);
    for (const scopes of [['campaigns:read'], ['offers:read', 'merges:write'], [], 'offers:read', [1], undefined])
      expect((await program.decide(token, { ...page, scopes })).status).toBe(422);
    for (const days of [0, 91, null]) expect((await program.decide(token, { ...page, days })).status).toBe(422);
    for (const days of [1.5, 'x', 1e12, {}]) expect((await program.decide(token, { ...page, days })).status).toBe(400);
    expect((await program.decide(token, { ...page, scopes: ['offers:read', 'offers:write'], days: 90 })).status).toBe(
      200,
    );
    const all = await program.startDevice({ scope: '' });
    const { scopes } = (await program.open(token, { user_code: all.user_code })).body as { scopes: string[] };
    expect(scopes).toContain('offers:write');
    expect(scopes).not.toContain('merges:write');
  });

  it('proves who they are, as for a key made by hand; refusing needs no proof', async () => {
    const token = await login('admin');
    await program.openedDevice(token);
    await move('+11 minutes');
    const { device, page } = await program.openedDevice(token);
    expect(await program.decide(token, page)).toMatchObject({ status: 428, body: { code: 'SL428' } });
    expect((await program.decide(token, { ...page, allow: false })).status).toBe(200);
    expect(await program.errorOf(program.poll(device.device_code))).toBe('access_denied');
    const next = await program.openedDevice(token);
    const { id } = (await post('/step_up/options', {}, as(token))).body;
    expect((await post('/step_up', { id, password: PASSWORD }, as(token))).status).toBe(200);
    expect((await program.decide(token, next.page)).status).toBe(200);
    await move('reset');
  });

  it('guesses ten short codes, then waits; others do not', async () => {
    const [one, two] = [await login('admin'), await login('league')];
    const { user_code } = await program.startDevice();
    for (let guess = 0; guess < 10; guess++)
      expect((await program.open(one, { user_code: 'BBBB-BBBB' })).status).toBe(404);
    expect((await program.open(one, { user_code })).status).toBe(429);
    expect((await program.open(two, { user_code })).status).toBe(200);
  });

  it('has an account when the key is bought: not one that was deactivated or logged out everywhere since', async () => {
    const token = await login('league');
    const { device, page } = await program.openedDevice(token);
    await program.decide(token, page);
    const status = (to: string) =>
      owner.query('update app_public.users set status = $2 where id = $1', [fixture.users.league, to]);
    await status('deactivated');
    expect(await program.errorOf(program.poll(device.device_code))).toBe('access_denied');
    await status('active');
    await server.data('mutation { logout(input: {everywhere: true}) { ended } }', {}, token);
    expect(await program.errorOf(program.poll(device.device_code))).toBe('access_denied');
    expect((await program.allowedDevice(await login('league'))).secret).toMatch(/^sideline_sk_/);
  });

  it('gives a helper’s program no money, an owner’s program theirs', async () => {
    const valueFor = async (person: 'league' | 'stranger') => {
      const { secret } = await program.allowedDevice(await login(person));
      const { data } = await server.graphql('{ offers { id value } }', {}, secret);
      return data?.offers.find(({ id }: { id: number }) => id === fixture.offers.confirmed)?.value ?? null;
    };
    expect([await valueFor('league'), await valueFor('stranger')]).toEqual([expect.any(String), null]);
  });
});
