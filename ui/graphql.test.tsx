import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  ApiError,
  isFailure,
  NetworkError,
  plainMessage,
  request,
  required,
  rest,
  setNavigator,
  type TypedDocument,
} from './graphql.ts';
import { noticeFor } from './notice.ts';
import { readToken, storeToken } from './session.ts';

const document: TypedDocument<{ offer: { id: number } }, object> = { id: 'Offer-id', name: 'Offer', kind: 'query' };
const answer = (status: number, body: unknown) =>
  ({ ok: status < 400, status, json: async () => body }) as unknown as Response;
const calls: { path: string; init: RequestInit }[] = [];
let respond: () => Response | Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  globalThis.fetch = jest.fn(async (path: unknown, init: unknown) => {
    calls.push({ path: String(path), init: init as RequestInit });
    return respond();
  }) as unknown as typeof fetch;
});
afterEach(() => localStorage.clear());

const header = (name: string) => (calls[0]?.init.headers as Record<string, string> | undefined)?.[name];

it('throws a server error when a successful response lacks its payload', () => {
  expect(required(0)).toBe(0);
  expect(() => required(null)).toThrow('The server sent an unexpected response.');
});

describe('request', () => {
  it('[S-419] [B-391] sends the stored login token to /graphql', async () => {
    storeToken('login');
    respond = () => answer(200, { data: { offer: { id: 1 } } });
    await expect(request(document, {})).resolves.toEqual({ offer: { id: 1 } });
    expect(calls[0]?.path).toBe('/graphql');
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      documentId: 'Offer-id',
      operationName: 'Offer',
      variables: {},
    });
    expect(header('authorization')).toBe('Bearer login');
  });

  it('[L-002][S-420] sends the link token instead of the stored login', async () => {
    storeToken('login');
    respond = () => answer(200, { data: {} });
    await request(document, {}, { linkToken: 'link' });
    expect(header('authorization')).toBe('Bearer link');
  });

  it('[L-007] a rejected link token never clears the stored login', async () => {
    storeToken('login');
    respond = () => answer(401, { errors: [{ message: 'This link has expired.', extensions: { code: 'SL401' } }] });
    await expect(request(document, {}, { linkToken: 'link' })).rejects.toMatchObject({ unauthorized: true });
    expect(readToken()).toBe('login');
  });

  it('[L-005][S-410] a rejected login ends the session', async () => {
    storeToken('login');
    respond = () => answer(401, { errors: [{ message: 'Please sign in.', extensions: { code: 'SL401' } }] });
    const visited: string[] = [];
    setNavigator((path) => visited.push(path));
    await expect(request(document, {})).rejects.toBeInstanceOf(ApiError);
    expect(readToken()).toBeNull();
    expect(visited).toEqual(['/login?redirect=%2F']);
  });

  it('[S-361] the redirect after logging in keeps the query and the hash', async () => {
    storeToken('login');
    respond = () => answer(401, { error: 'Please sign in.', code: 'SL401' });
    history.replaceState(null, '', '/offers/7?tab=log#checks');
    const visited: string[] = [];
    setNavigator((path) => visited.push(path));
    await expect(request(document, {})).rejects.toBeInstanceOf(ApiError);
    expect(visited).toEqual(['/login?redirect=%2Foffers%2F7%3Ftab%3Dlog%23checks']);
    history.replaceState(null, '', '/');
  });

  it('[B-014] any 401 of any operation ends the session, and the login page says why', async () => {
    const refused = () => answer(401, { error: 'Please sign in.', code: 'SL401' });
    const inBody = () => answer(200, { errors: [{ message: 'Please sign in.', extensions: { code: 'SL401' } }] });
    setNavigator(() => undefined);
    for (const [call, refusal] of [
      [() => request(document, {}), refused],
      [() => request(document, {}), inBody],
      [() => rest('GET', '/users'), refused],
      [() => rest('POST', '/sponsors', { name: 'x' }), refused],
    ] as const) {
      storeToken('login');
      respond = refusal;
      await expect(call()).rejects.toBeInstanceOf(ApiError);
      expect(readToken()).toBeNull();
      expect(noticeFor('/login')).toBe('Your session has ended. Please log in again.');
    }
  });

  it('a late 401 for an older login leaves the current login alone', async () => {
    setNavigator(() => {
      throw new Error('led to the login page');
    });
    for (const late of [
      () => answer(401, { error: 'Please sign in.', code: 'SL401' }),
      () => answer(200, { errors: [{ message: 'Please sign in.', extensions: { code: 'SL401' } }] }),
    ]) {
      storeToken('before the password was changed');
      respond = () => {
        storeToken('after it');
        return late();
      };
      await expect(request(document, {})).rejects.toBeInstanceOf(ApiError);
      expect(readToken()).toBe('after it');
    }
  });

  it('[B-016] [L-006] a 401 on a page opened by a link leaves the login alone, for every operation', async () => {
    storeToken('login');
    respond = () => answer(401, { error: 'Please sign in.', code: 'SL401' });
    for (const call of [
      () => request(document, {}, { linkToken: 'link' }),
      () => request(document, {}, { keepLogin: true }),
      () => rest('POST', '/verification_images', {}, { linkToken: 'link' }),
    ])
      await expect(call()).rejects.toMatchObject({ unauthorized: true });
    expect(readToken()).toBe('login');
  });

  it('passes on code and field of an error, without the legacy prefix', async () => {
    respond = () =>
      answer(200, {
        errors: [{ message: 'GraphQL error: Too late', extensions: { code: 'SL422', field: 'seasonStart' } }],
        data: null,
      });
    await expect(request(document, {})).rejects.toMatchObject({
      message: 'Too late',
      code: 'SL422',
      field: 'seasonStart',
    });
    expect(plainMessage('GraphQL error: Password is wrong')).toBe('Password is wrong');
  });

  it('[S-412] distinguishes server and network failures from other errors', async () => {
    respond = () => answer(502, null);
    await expect(request(document, {}).catch(isFailure)).resolves.toBe(true);
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(request(document, {})).rejects.toBeInstanceOf(NetworkError);
    expect(isFailure(new ApiError('No', { status: 200, code: 'SL403' }))).toBe(false);
    expect(isFailure(new ApiError('Away', { status: 200, code: 'SL503' }))).toBe(true); // An error for a field of a response.
  });
});

describe('rest', () => {
  it("[S-425] sends the stored login and throws an error with the server's message", async () => {
    storeToken('login');
    respond = () => answer(422, { error: { message: 'Your passwords must match.', code: 'SL422' } });
    await expect(rest('POST', '/reset_password', { a: 1 })).rejects.toMatchObject({
      message: 'Your passwords must match.',
      status: 422,
    });
    expect(header('authorization')).toBe('Bearer login');
    expect(calls[0]?.init.body).toBe('{"a":1}');
  });
});
