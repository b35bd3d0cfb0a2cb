/** Programs that ask to be let in by OAuth, and the page where a person decides, for tests. */
import { randomBytes } from 'node:crypto';
import { expect } from '@jest/globals';
import { calculatePKCECodeChallenge } from 'openid-client';
import type { TestServer } from '../harness/server.ts';
import { signing } from './signing.ts';

export const CLI = 'sideline-cli';
export const CALLBACK = 'http://127.0.0.1:7777/callback';
export const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
export type Fields = Record<string, string>;

export function oauthClient(server: TestServer) {
  const { post } = signing(server);
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const form = async (path: string, fields: Fields) => {
    const answer = await fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields) });
    // biome-ignore lint/suspicious/noExplicitAny: each test knows what it reads
    return { status: answer.status, body: (await answer.json()) as any };
  };
  const errorOf = async (answer: Promise<{ status: number; body: { error?: string } }>) => {
    const { status, body } = await answer;
    return status === 200 ? 'none' : status === 400 ? body.error : status;
  };
  const works = async (secret: string, query = '{ offers { id } }') => {
    const { data, errors } = await server.graphql(query, {}, secret);
    return errors?.[0]?.extensions?.code ?? data;
  };

  const startDevice = async (fields: Fields = {}) =>
    (await form('/oauth/device_authorization', { client_id: CLI, scope: 'offers:read offers:write', ...fields })).body;
  const poll = (deviceCode: string, clientId = CLI) =>
    form('/oauth/token', { grant_type: DEVICE, device_code: deviceCode, client_id: clientId });
  const open = (token: string, page: object) => post('/oauth/requests', page, as(token));
  const decide = (token: string, page: object) =>
    post('/oauth/requests/decide', { allow: true, scopes: ['offers:read'], days: 30, ...page }, as(token));
  /** A device whose request this person has opened. */
  async function openedDevice(token: string) {
    const device = await startDevice();
    const page = { user_code: device.user_code };
    expect(await open(token, page)).toMatchObject({ status: 200 });
    return { device, page };
  }
  async function allowedDevice(token: string): Promise<{ device: { device_code: string }; secret: string }> {
    const { device, page } = await openedDevice(token);
    expect((await decide(token, page)).status).toBe(200);
    return { device, secret: (await poll(device.device_code)).body.access_token };
  }

  const register = (metadata: object = {}) =>
    post('/oauth/register', { client_name: 'Assistant', redirect_uris: [CALLBACK], ...metadata });
  const newClient = async (): Promise<string> => String((await register()).body.client_id);
  const newVerifier = () => randomBytes(32).toString('base64url');
  /** Where /oauth/authorize sends the browser. */
  async function authorize(clientId: string, verifier = newVerifier(), change: Record<string, string | null> = {}) {
    const query: Record<string, string | null> = {
      client_id: clientId,
      response_type: 'code',
      redirect_uri: CALLBACK,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      scope: 'offers:read',
      state: 'its own',
      resource: `${server.url}/mcp`,
      ...change,
    };
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
    const answer = await fetch(`${server.url}/oauth/authorize?${new URLSearchParams(given)}`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get('location') ?? '', server.url);
  }
  /** A code that this person allowed a client, with all that it is exchanged with. */
  async function allowedCode(token: string, clientId: string, verifier = newVerifier()) {
    const page = { request: (await authorize(clientId, verifier)).searchParams.get('request') };
    expect((await open(token, page)).status).toBe(200);
    const { body } = await decide(token, page);
    const code = String(new URL(String(body.url)).searchParams.get('code'));
    return {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: CALLBACK,
    };
  }
  const exchange = (fields: Fields) => form('/oauth/token', fields);
  return {
    form,
    errorOf,
    works,
    startDevice,
    poll,
    open,
    decide,
    openedDevice,
    allowedDevice,
    register,
    newClient,
    newVerifier,
    authorize,
    allowedCode,
    exchange,
  };
}
