/** Letting programs in by OAuth 2.1 over HTTP with an authorization code, and the clients that ask for one. */
import { describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { CALLBACK, CLI, DEVICE, type Fields } from './oauthClient.ts';
import { oauthSetup } from './oauthSetup.ts';

const { server, program, move, login } = await oauthSetup();

describe('an authorization code', () => {
  it('lets in a client that follows the standards: metadata, registration, PKCE, iss', async () => {
    const options: oidc.DynamicClientRegistrationRequestOptions = {
      execute: [oidc.allowInsecureRequests],
      algorithm: 'oauth2',
    };
    const config = await oidc.dynamicClientRegistration(
      new URL(server.url),
      { client_name: 'Notes\u202e\u0000', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' },
      oidc.None(),
      options,
    );
    expect(config.serverMetadata()).toMatchObject({ issuer: server.url, code_challenge_methods_supported: ['S256'] });
    const [verifier, state] = [oidc.randomPKCECodeVerifier(), oidc.randomState()];
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      scope: 'offers:read campaigns:read',
      state,
    });
    const sent = await fetch(url, { redirect: 'manual' });
    const page = { request: new URL(sent.headers.get('location') ?? '', server.url).searchParams.get('request') };
    const token = await login('admin');
    expect((await program.open(token, page)).body).toMatchObject({
      client_name: 'Notes',
      redirect_host: '127.0.0.1:7777',
    });
    const back = new URL(String((await program.decide(token, { ...page, scopes: ['campaigns:read'] })).body.url));
    expect([back.origin + back.pathname, back.searchParams.get('iss')]).toEqual([CALLBACK, server.url]);
    const checks = { pkceCodeVerifier: verifier, expectedState: state };
    const { access_token: secret, scope } = await oidc.authorizationCodeGrant(config, back, checks);
    expect([scope, await program.works(secret, '{ campaigns { id } }')]).toEqual([
      'campaigns:read',
      { campaigns: expect.any(Array) },
    ]);
    await oidc.tokenRevocation(config, secret);
    expect(await program.works(secret, '{ campaigns { id } }')).toBe('SL401');
  });

  it('is bound to client, address and challenge, for a minute; used twice, it ends its key', async () => {
    const token = await login('admin');
    const clientId = await program.newClient();
    const right = await program.allowedCode(token, clientId);
    const wrong: Fields[] = [
      { client_id: await program.newClient() },
      { client_id: CLI },
      { redirect_uri: 'http://127.0.0.1:7778/callback' },
      { redirect_uri: '' },
      { code_verifier: program.newVerifier() },
      { code_verifier: '' },
      { code: program.newVerifier() },
      { grant_type: DEVICE, device_code: right.code },
    ];
    for (const change of wrong)
      expect([change, await program.errorOf(program.exchange({ ...right, ...change }))]).toEqual([
        change,
        'invalid_grant',
      ]);
    expect(await program.errorOf(program.exchange({ ...right, resource: 'https://evil.example' }))).toBe(
      'invalid_target',
    );
    const { body } = await program.exchange(right);
    expect(await program.works(body.access_token)).toMatchObject({ offers: expect.any(Array) });
    expect(await program.errorOf(program.exchange({ ...right, code_verifier: program.newVerifier() }))).toBe(
      'invalid_grant',
    );
    expect(await program.works(body.access_token)).toBe('SL401');
    const late = await program.allowedCode(token, clientId);
    await move('+2 minutes');
    expect(await program.errorOf(program.exchange(late))).toBe('invalid_grant');
    await move('reset');
  });

  it('is not given for a wrong request, which sends the browser nowhere else', async () => {
    const clientId = await program.newClient();
    const to = async (change: Record<string, string | null>, id = clientId) => {
      const { origin, pathname, searchParams } = await program.authorize(id, undefined, change);
      expect([origin, pathname]).toEqual([server.url, '/authorize']);
      return searchParams.get('error') ?? 'none';
    };
    expect(await to({})).toBe('none');
    expect(await to({ state: null, resource: null, scope: null })).toBe('none');
    expect(await to({ redirect_uri: 'http://127.0.0.1:50123/callback' })).toBe('none'); // RFC 8252, 7.3
    expect(await to({}, 'unknown')).toBe('invalid_client');
    expect(await to({}, CLI)).toBe('invalid_client');
    const addresses = [
      null,
      'https://evil.example/callback',
      'http://127.0.0.1:7777/other',
      'http://localhost:7777/callback',
      'http://127.0.0.1:7777@evil.example/callback',
      'http://127.0.0.1:7777/callback#',
      'javascript:alert(1)',
    ];
    for (const redirect_uri of addresses)
      expect([redirect_uri, await to({ redirect_uri })]).toEqual([
        redirect_uri,
        expect.stringMatching(/^invalid_(request|client)$/),
      ]);
    const withoutProof: Record<string, string | null>[] = [
      { code_challenge: null },
      { code_challenge: 'short' },
      { code_challenge_method: 'plain' },
      { code_challenge_method: null },
    ];
    for (const change of withoutProof) expect(await to(change)).toBe('invalid_request');
    expect(await to({ response_type: 'token' })).toBe('unsupported_response_type');
    expect(await to({ scope: 'everything' })).toBe('invalid_scope');
    expect(await to({ resource: 'https://evil.example/mcp' })).toBe('invalid_target');
    expect(await to({ state: 'x'.repeat(2001) })).toBe('invalid_request');
  });

  it('tells a client that it was refused, with its state and iss', async () => {
    const token = await login('league');
    const page = { request: (await program.authorize(await program.newClient())).searchParams.get('request') };
    await program.open(token, page);
    const { body } = await program.decide(token, { ...page, allow: false });
    const query = Object.fromEntries(new URL(String(body.url)).searchParams);
    expect(query).toEqual({ error: 'access_denied', state: 'its own', iss: server.url });
  });

  it('is asked for on a page that no other site frames', async () => {
    const { headers } = await fetch(`${server.url}/authorize?request=x`);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('a client', () => {
  it('registers addresses with https or on a loopback address, and a name that can be seen', async () => {
    expect(
      (await program.register({ redirect_uris: ['https://notes.example/cb?x=1', 'http://[::1]/cb'] })).status,
    ).toBe(201);
    expect((await program.register({ client_name: ' \u200b' })).body.client_name).toBe('127.0.0.1:7777');
    expect(String((await program.register({ client_name: 'N'.repeat(500) })).body.client_name)).toHaveLength(80);
    const wrong = [
      'http://notes.example/cb',
      'notes://cb',
      'https://notes.example/#x',
      'https://me:pw@notes.example/',
      'https://notes.example/ x',
      `https://notes.example/${'x'.repeat(500)}`,
      'http://127.0.0.1.evil.example/',
      'cb',
      5,
    ];
    for (const uri of wrong)
      expect([uri, await program.errorOf(program.register({ redirect_uris: [CALLBACK, uri] }))]).toEqual([
        uri,
        'invalid_redirect_uri',
      ]);
    for (const redirect_uris of [[], undefined, CALLBACK, Array(11).fill(CALLBACK)])
      expect(await program.errorOf(program.register({ redirect_uris }))).toBe('invalid_redirect_uri');
  });

  it('registers at most twenty times an hour from one address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 22 }, () => program.register().then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('ends its own key by revocation, and no other client does', async () => {
    const { secret } = await program.allowedDevice(await login('admin'));
    const revoke = (fields: Fields) => program.form('/oauth/revoke', { token: secret, ...fields });
    expect((await revoke({ client_id: await program.newClient() })).status).toBe(200);
    expect(await program.works(secret)).toMatchObject({ offers: expect.any(Array) });
    expect((await revoke({ client_id: 'unknown' })).status).toBe(200);
    expect(await program.errorOf(program.form('/oauth/revoke', { client_id: CLI }))).toBe('invalid_request');
    expect(await program.works(secret)).toMatchObject({ offers: expect.any(Array) });
    expect((await program.form('/oauth/revoke', { client_id: CLI, token: 'unknown' })).status).toBe(200);
    expect(await revoke({ client_id: CLI })).toEqual({ status: 200, body: {} });
    expect(await program.works(secret)).toBe('SL401');
  });
});
