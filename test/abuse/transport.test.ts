/** Requests that are malformed, too large, of the wrong type or ambiguous: each gets a proper error, and the server keeps running. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { bearer, type Refusal, raw, refusalOf, type Setup, setup } from './setup.ts';

const at: Setup = await setup();
afterAll(() => at.stop());
afterEach(() => expect(at.server.log()).not.toMatch(/request failed|graphql failed/));

const json = { 'content-type': 'application/json' };
const post = (path: string, body: BodyInit, headers: Record<string, string> = json) =>
  at.send(path, { method: 'POST', headers, body });
const unreadable: Refusal = { status: 400, code: 'SL400', says: 'The request could not be read.' };
const tooMuch: Refusal = { status: 413, code: 'SL400', says: 'This request is too large.' };
const notFound: Refusal = { status: 404, code: 'SL404', says: 'Not found.' };

describe('bodies', () => {
  const ten = JSON.stringify({ query: '{ today }', variables: { x: 'x'.repeat(10_000_000) } });
  const broken = Buffer.concat([
    Buffer.from('{"query":"{ today }","x":"'),
    Buffer.from([0xc3, 0x28, 0xff]),
    Buffer.from('"'),
  ]);
  const bodies: [title: string, body: BodyInit, headers: Record<string, string>, refusal: Refusal][] = [
    ['10 MB of JSON', ten, json, tooMuch],
    ['JSON that stops in the middle', '{"query": "{ today', json, unreadable],
    ['broken UTF-8 in broken JSON', broken, json, unreadable],
    ['broken UTF-8 in JSON', Buffer.concat([broken, Buffer.from('}')]), json, unreadable],
    [
      'broken UTF-8 in long JSON',
      Buffer.concat([broken, Buffer.from(`,"y":"${'y'.repeat(20_000)}"}`)]),
      json,
      unreadable,
    ],
    ['a bare word', 'query', json, unreadable],
    [
      'another character set',
      '{"query":"{ today }"}',
      { 'content-type': 'application/json; charset=iso-8859-1' },
      { status: 415, code: 'SL400' },
    ],
    [
      'a compression that there is not',
      '{"query":"{ today }"}',
      { ...json, 'content-encoding': 'zip' },
      { status: 415, code: 'SL400' },
    ],
    ['what is called gzip and is not', '{"query":"{ today }"}', { ...json, 'content-encoding': 'gzip' }, unreadable],
  ];
  for (const [title, body, headers, refusal] of bodies)
    for (const path of ['/graphql', '/user_token'])
      it(`[S-436] ${title} to ${path} is refused with ${refusal.status}`, async () => {
        expect(refusalOf(await post(path, body, headers))).toMatchObject(refusal);
      });

  for (const [title, body] of Object.entries({
    'an array of operations': '[{"query":"{ today }"},{"query":"{ today }"}]',
    null: 'null',
    'a number': '7',
    'an empty object': '{}',
    'a query that is a list': '{"query":["{ today }"]}',
    'variables that are a list': '{"query":"{ today }","variables":[1]}',
    'variables that are text': '{"query":"{ today }","variables":"x"}',
    'an operation by the name of something inherited': '{"id":"constructor"}',
    'an operation called __proto__': '{"documentId":"__proto__"}',
  }))
    it(`[L-003] ${title} is no operation`, async () => {
      const answer = await at.graphql(body);
      expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'SL400' });
      expect(answer.text).not.toContain('"today"');
    });

  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])
    it(`an operation sent as ${type.split(';')[0]} is not run, so no form of another site can send one`, async () => {
      const answer = await at.graphql('{"query":"{ today }"}', { 'content-type': type });
      expect(refusalOf(answer)).toMatchObject({ status: 415, code: 'SL400' });
      expect(answer.text).not.toContain('"today"');
    });

  it('keys with the names of inherited properties have no effect', async () => {
    const body =
      '{"__proto__":{"admin":true,"role":"superadmin"},"constructor":{"prototype":{"role":"superadmin"}},"query":"{ today }"}';
    await at.graphql(body);
    await post('/user_token', '{"auth":{"__proto__":{"email":"admin@example.test"},"password":"x"}}');
    const answer = await at.server.graphql('{ pendingChecks { id } }');
    expect(answer.errors?.[0]?.extensions?.code).toBe('SL403');
  });

  it('a body of five thousand levels is read without recursing into it', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const { status, text } = await at.graphql(`{"query":"{ today }","variables":${deep}}`);
    expect([status, JSON.parse(text)]).toEqual([200, { data: { today: expect.any(String) } }]);
  });
});

describe('addresses and methods', () => {
  const requests: [title: string, method: string, path: string, refusal: Refusal][] = [
    ['an operation by GET', 'GET', '/graphql?query=%7Btoday%7D', { status: 405, code: 'SL400' }],
    ['an operation by PUT', 'PUT', '/graphql', { status: 405, code: 'SL400' }],
    ['a call that nobody knows', 'POST', '/nothing', notFound],
    ['a sponsor by DELETE', 'DELETE', '/sponsors/1', notFound],
    ['a percent sign alone in an address', 'GET', '/invitations/%', { status: 400, code: 'SL400' }],
    ['a percent sign alone in a file’s name', 'GET', '/files/%E0%A4%A', { status: 400, code: 'SL400' }],
    ['a null byte in an id', 'GET', '/invitations/%00', { status: 404 }],
    [
      'an id beyond all numbers',
      'GET',
      '/campaigns/99999999999999999999/search_filters',
      { status: 401, code: 'SL401' },
    ],
  ];
  for (const [title, method, path, refusal] of requests)
    it(`${title}: ${refusal.status}`, async () => {
      expect(refusalOf(await at.send(path, { method }))).toMatchObject(refusal);
    });

  it('invalid ids are reported to those who may run the operation', async () => {
    const staff = { headers: bearer(at.tokens.admin) };
    for (const id of ['99999999999999999999', '-1', '1.5', 'x', "1'--", '%00', '1%20or%201=1'])
      expect(refusalOf(await at.send(`/campaigns/${id}/search_filters`, staff))).toMatchObject({
        status: 400,
        code: 'SL400',
      });
  });

  it('[L-097] the pixel takes what is no guid for nothing', async () => {
    for (const guid of ['x', "'; drop table offers", '../../etc/passwd', '%00'])
      expect((await at.send(`/survey_views/${encodeURIComponent(guid)}`)).status).toBeLessThan(500);
  });

  const paths = [
    '/files/../package.json',
    '/files/..%2f..%2fpackage.json',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files/..%252f..%252fpackage.json',
    '/files/....//....//etc/passwd',
    '/files//etc/passwd',
    '/files/x.jpg?e=9999999999&s=../../etc/passwd',
    '/files/x%00.jpg?e=9999999999&s=x',
    '/assets/../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/portal/%252e%252e/%252e%252e/package.json',
    '/.git/config',
    '/.env',
    '/package.json',
    '/sql/errors.md',
  ];
  for (const path of paths)
    it(`nothing outside is served by ${path}`, async () => {
      // fetch would normalize the URL, so it is sent as it is
      const answer = await raw(at.server.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (400|404)/);
      expect(answer).not.toMatch(/root:|"dependencies"|repositoryformatversion/);
    });
});

describe('messages made to confuse', () => {
  const get = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
  const toGraphql = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const messages: [title: string, bytes: string | Buffer, head: RegExp][] = [
    ['two lengths', `${toGraphql}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}`, /^HTTP\/1\.1 400/],
    [
      'a length and chunks',
      `${toGraphql}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400/,
    ],
    [
      'chunks within another coding',
      `${toGraphql}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400/,
    ],
    [
      'a chunk size that is none',
      `${toGraphql}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
      /^HTTP\/1\.1 400/,
    ],
    ['a negative length', `${toGraphql}Content-Length: -1\r\n\r\n`, /^HTTP\/1\.1 400/],
    ['a header that begins with a space', `${get} X-Folded: 1\r\n\r\n`, /^HTTP\/1\.1 400/],
    ['a space before the colon', `${get}Transfer-Encoding : chunked\r\n\r\n`, /^HTTP\/1\.1 400/],
    ['a bare line feed inside a header', `${get}X-A: 1\nX-B: 2\rX-C: 3\r\n\r\n`, /^HTTP\/1\.1 400/],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400/],
    ['headers without end', `${get}X-Long: ${'a'.repeat(40_000)}\r\n\r\n`, /^HTTP\/1\.1 431/],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 40[45]/],
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', /^(HTTP\/1\.1 4|$)/],
    ['another protocol', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00]), /^(HTTP\/1\.1 400|$)/],
  ];
  for (const [title, bytes, head] of messages)
    it(`${title}: refused`, async () => {
      expect(await raw(at.server.url, bytes)).toMatch(head);
    });

  it('a second request cannot be smuggled in after a body', async () => {
    const inner = 'GET /users HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answer = await raw(
      at.server.url,
      `${toGraphql}Content-Length: ${inner.length}\r\nConnection: close\r\n\r\n${inner}`,
    );
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });

  it('a body that never comes does not hold the others up', async () => {
    const { hostname, port } = new URL(at.server.url);
    const waiting = Array.from({ length: 40 }, () =>
      raw(`http://${hostname}:${port}`, `${toGraphql}Content-Length: 500000\r\n\r\n{"query":`, 3000),
    );
    expect((await at.graphql('{"query":"{ today }"}')).status).toBe(200);
    await Promise.all(waiting);
  });
});

describe('other sites', () => {
  it('no other origin is let in: not asked before, not with a token, not for a page', async () => {
    const origin = { origin: 'https://evil.example' };
    for (const [path, init] of [
      [
        '/graphql',
        {
          method: 'OPTIONS',
          headers: {
            ...origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,content-type',
          },
        },
      ],
      [
        '/graphql',
        { method: 'POST', headers: { ...json, ...origin, ...bearer(at.tokens.admin) }, body: '{"query":"{ today }"}' },
      ],
      ['/user_token', { method: 'OPTIONS', headers: { ...origin, 'access-control-request-method': 'POST' } }],
      ['/healthz', { headers: origin }],
    ] as [string, RequestInit][]) {
      const { headers } = await at.send(path, init);
      expect([
        path,
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-credentials'),
      ]).toEqual([path, null, null]);
    }
  });

  it('no answer sets a cookie, so no other site can act with one', async () => {
    for (const path of ['/', '/login', '/graphql', '/healthz'])
      expect((await at.send(path)).headers.get('set-cookie')).toBeNull();
    const login = await post(
      '/user_token',
      JSON.stringify({ auth: { email: 'admin@example.test', password: 'Field-Day-9' } }),
    );
    expect(login.headers.get('set-cookie')).toBeNull();
  });

  it('every answer forbids framing, sniffing and referrers', async () => {
    for (const path of [
      '/',
      '/login',
      '/graphql',
      '/nothing',
      '/files/x.jpg',
      '/healthz',
      '/accept-offer/x',
      '/assets/portal/x.js',
    ]) {
      const { headers } = await at.send(path);
      expect([
        path,
        headers.get('x-content-type-options'),
        headers.get('referrer-policy'),
        headers.get('content-security-policy'),
      ]).toEqual([path, 'nosniff', 'no-referrer', expect.stringContaining("frame-ancestors 'none'")]);
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    }
  });

  it('a forged Host or X-Forwarded-Host appears in no mail, redirect or page', async () => {
    const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
    const lines = Object.entries({ ...forged, Connection: 'close' })
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
    for (const path of ['/', '/login', '/leagues/1', '/sponsor-dashboard/x', '/league-self-signup'])
      expect(await raw(at.server.url, `GET ${path} HTTP/1.1\r\n${lines}\r\n\r\n`)).not.toContain('evil.example');
    const body = JSON.stringify({ query: `{ offerEmail(offerId: ${at.fixture.offers.proposed}) { htmlBody } }` });
    const preview = await raw(
      at.server.url,
      `POST /graphql HTTP/1.1\r\n${lines}\r\nAuthorization: Bearer ${at.tokens.admin}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(preview).toMatch(/^HTTP\/1\.1 200/);
    expect(preview).not.toContain('evil.example');
  });

  it('a range as large as one likes is no trouble', async () => {
    for (const range of [
      'bytes=0-',
      'bytes=-1',
      'bytes=9-1',
      'bytes=0-99999999999999999999',
      `bytes=${'0-1,'.repeat(2000)}0-1`,
      'lines=1',
    ])
      expect((await at.send('/', { headers: { range } })).status).toBeLessThan(500);
  });
});
