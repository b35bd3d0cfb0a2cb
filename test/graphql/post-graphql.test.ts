/** POST /graphql over HTTP: tokens, sessions, the log and the rate limit, with and without a Content-Length. */
import http from 'node:http';
import net from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { waitUntil } from './wait.ts';

const { database, server, fixture } = await apiSetup({ REQUESTS_PER_MINUTE: '400', LOG_LEVEL: 'info' });
let admin: string;
beforeAll(async () => {
  admin = await server.login(people.admin, PASSWORD);
});

it('a client that disconnects in the middle of its request is not logged as an unreachable database', async () => {
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((resolve) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(
        'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query"',
      );
      setTimeout(() => socket.destroy(), 200);
    });
    socket.on('close', () => resolve());
  });
  await waitUntil(async () => server.log().includes('"status":499'));
  expect(server.log()).not.toMatch(/is away/);
});

const QUERY = JSON.stringify({ query: '{ today }' });
const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
  });
/** The same request without a Content-Length. */
const chunked = (body: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = http.request(
      `${server.url}/graphql`,
      { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', ...headers } },
      (response) => {
        let text = '';
        response.on('data', (part) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });

describe('POST /graphql', () => {
  it('compresses a long answer for a client that accepts it, and leaves a short one as it is', async () => {
    const long = JSON.stringify({ query: '{ __schema { types { name description } } }' });
    const ask = (body: string, accepted: string) =>
      post(body, { authorization: `Bearer ${admin}`, 'accept-encoding': accepted });
    const plain = await ask(long, 'identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    expect(Number(plain.headers.get('content-length'))).toBe(Buffer.byteLength(text));
    for (const encoding of ['br', 'gzip']) {
      const packed = await ask(long, encoding);
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await packed.text()).toBe(text); // fetch unpacks it
    }
    expect((await ask(QUERY, 'br, gzip')).headers.get('content-encoding')).toBeNull();
  });

  it('answers with the same status, body and headers whether or not the body has a length', async () => {
    const authorization = `Bearer ${admin}`;
    for (const body of [QUERY, '{"query": "{ nothing }"}', '{"query": 1}', '{"query":', '7', 'null']) {
      const [sized, chunks] = [await post(body, { authorization }), await chunked(body, { authorization })];
      expect({ body, status: sized.status, text: await sized.text() }).toEqual({
        body,
        status: chunks.status,
        text: chunks.text,
      });
      const names = (all: Iterable<string>) =>
        [...all].filter((name) => !['keep-alive', 'content-length', 'transfer-encoding', 'etag'].includes(name)).sort();
      expect(names(sized.headers.keys())).toEqual(names(Object.keys(chunks.headers)));
      for (const name of ['content-type', 'content-security-policy', 'ratelimit-policy'])
        expect(sized.headers.get(name)).toBe(chunks.headers[name]);
    }
  });

  it('refuses an invalid token before anything runs, with the same message', async () => {
    for (const authorization of ['Bearer nonsense', 'Basic abc', 'Bearer a b', `Bearer ${admin.slice(0, -2)}xx`]) {
      const [sized, chunks] = [await post(QUERY, { authorization }), await chunked(QUERY, { authorization })];
      expect([sized.status, await sized.text()]).toEqual([401, chunks.text]);
      expect(chunks.status).toBe(401);
    }
  });

  it('ends a session at once, though its signature is cached', async () => {
    const token = await server.login(people.superadmin, PASSWORD);
    const ask = () => post(QUERY, { authorization: `Bearer ${token}` });
    expect((await ask()).status).toBe(200);
    await database.owner.query(`update app_public.users set status = 'deactivated' where id = $1`, [
      fixture.users.superadmin,
    ]);
    let status = 200;
    for (let attempt = 0; attempt < 200 && status === 200; attempt++) status = (await ask()).status;
    expect(status).toBe(401);
  });

  it('writes one line in the log, with the id that the answer carries', async () => {
    const answer = await post(QUERY, { authorization: `Bearer ${admin}` });
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await answer.text();
    await post(QUERY);
    const lines = () => server.log().split(id).length - 1;
    await waitUntil(async () => lines() > 0);
    await post(QUERY);
    expect(lines()).toBe(1);
  });

  it('counts both kinds together and refuses too many with 429', async () => {
    const authorization = `Bearer ${await server.login(people.sponsor, PASSWORD)}`;
    const left = (text: string | null) => Number(/"token"; r=(\d+)/.exec(text ?? '')?.[1]);
    const first = left((await post(QUERY, { authorization })).headers.get('ratelimit'));
    expect(left(String((await chunked(QUERY, { authorization })).headers.ratelimit))).toBe(first - 1);
    let last: Response | null = null;
    for (let n = 0; n <= 400 && last?.status !== 429; n++) last = await post(QUERY, { authorization });
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({ errors: [{ extensions: { code: 'SL429' } }] });
    expect((await chunked(QUERY, { authorization })).status).toBe(429);
  });
});
