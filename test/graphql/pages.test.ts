/** What a browser gets: pages, legacy URLs, headers, health. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await testDatabase();
  server = await startServer(database);
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

const get = (path: string, accept = 'text/html') =>
  fetch(server.url + path, { redirect: 'manual', headers: { accept } });

describe('pages', () => {
  it('[S-370] [S-371] the entry hands over by a script of its own, with nothing inline', async () => {
    const answer = await get('/');
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<script src="/assets/entry/entry.js">');
    const script = await (await get('/assets/entry/entry.js')).text();
    for (const home of ['/today', '/organization-dashboard', '/sponsor-dashboard', '/login'])
      expect(script).toContain(`'${home}'`);
  });

  it('[S-014] [S-016] old addresses lead on and keep their query', async () => {
    const leagues = await get('/leagues/5/users?from=mail');
    expect([leagues.status, leagues.headers.get('location')]).toEqual([302, '/organizations/5/users?from=mail']);
    const dashboard = await get('/sponsor-dashboard/abc.def');
    expect(dashboard.headers.get('location')).toBe('/campaign-dashboard/abc.def');
  });

  it('[S-018] the help document is not found while no address is set', async () => {
    expect((await get('/help-document', 'application/json')).status).toBe(404);
  });

  it('[S-019] a call that nobody knows is answered in JSON', async () => {
    const answer = await get('/nowhere/at/all', 'application/json');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'SL404' });
  });
});

describe('privacy, terms and help', () => {
  it('[S-202] [S-018] lead to the pages of the installation, where it has its own', async () => {
    const own = await startServer(database, {
      HELP_DOCUMENT_URL: 'https://brand.example/help-document',
      PRIVACY_URL: 'https://brand.example/privacy',
      TERMS_URL: 'https://brand.example/terms',
    });
    try {
      for (const page of ['privacy', 'terms', 'help-document']) {
        const answer = await fetch(`${own.url}/${page}`, { redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([302, `https://brand.example/${page}`]);
      }
    } finally {
      await own.stop();
    }
    expect((await get('/privacy')).headers.get('location')).toBeNull();
  });
});

describe('headers', () => {
  it('answer no other origin: neither a request nor its preflight', async () => {
    const origin = 'https://elsewhere.example';
    const asked = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    const called = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ today }' }),
    });
    for (const { headers } of [asked, called])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  it('allow no inline or evaluated script, no framing and no referrer', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    const directive = (name: string) => policy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
    expect(directive('script-src')).toBe("script-src 'self'");
    expect(directive('style-src')).toMatch(/'nonce-[A-Za-z0-9+/=]+'/);
    expect(directive('style-src-attr')).toBe("style-src-attr 'none'");
    expect(policy).not.toContain('unsafe');
    expect(directive('frame-ancestors')).toContain("'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('carry another nonce each time', async () => {
    const [first, second] = await Promise.all([get('/'), get('/')]);
    expect(first.headers.get('content-security-policy')).not.toBe(second.headers.get('content-security-policy'));
  });
});

describe('health', () => {
  it('tells what is missing until a worker gives a sign of life', async () => {
    const before = await get('/healthz');
    expect(before.status).toBe(503);
    expect(await before.json()).toEqual({ ready: false, database: true, migrations: true, worker: false, disk: true });
    await database.owner.query(`insert into app_private.worker_heartbeat (id, at) values ('test', clock_timestamp())`);
    expect((await get('/healthz')).status).toBe(200);
    await database.owner.query(`update app_private.worker_heartbeat set at = clock_timestamp() - interval '1 minute'`);
    expect((await get('/healthz')).status).toBe(503);
  });
});
