/**
 * A real Varnish in front of the server, where it is installed: it answers shared dashboards by itself, and nothing that
 * was taken down or revoked later than a minute after. test/graphql/shared-dashboards.test.ts and
 * test/jobs/dashboard-purges.test.ts check without it what it is told.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PASSWORD, people } from '../graphql/fixture.ts';
import { picturesIn, readDashboard } from '../graphql/sharedDashboards.ts';
import { liveClient, untilSubscribed } from '../harness/liveClient.ts';
import { LONG } from '../harness/long.ts';
import { type Edge, LATE_MS, startEdge } from './edge.ts';
import { varnishInstalled } from './varnish.ts';

jest.setTimeout(120_000);

// without Varnish the test is reported as skipped instead of passed
(varnishInstalled ? describe : describe.skip)('Varnish', () => {
  let edge: Edge;
  let token: string;
  beforeAll(async () => {
    edge = await startEdge();
    token = edge.dashboard.campaign();
  });
  afterAll(() => edge?.stop());
  const get = (path: string, init: RequestInit = {}) => fetch(edge.url + path, init);

  it('[T34] answers dashboards, their pages and pictures by itself, whatever is added to a request', async () => {
    const page = `/campaign-dashboard/${token}`;
    const { version, body } = await readDashboard(edge.url, token);
    const [url] = picturesIn(body) as [string];
    for (const path of [page, url]) expect((await get(path)).status).toBe(200);
    const again = async () => {
      for (let n = 0; n < 20; n += 1) {
        const headers = { cookie: `a=${n}`, 'user-agent': `agent ${n}`, 'accept-language': 'es' };
        const read = await readDashboard(edge.url, token, headers);
        expect([read.version, read.body]).toEqual([version, body]);
        expect(read.snapshot.headers.get('xkey') ?? read.snapshot.headers.get('surrogate-key')).toBeNull();
        expect((await get(`/dashboards/${token}?bust=${n}`)).status).toBe(200);
        expect((await get(`/dashboards/${token}/${version}?bust=${n}`, { headers: { host: `h${n}` } })).status).toBe(
          200,
        );
        expect((await get(`${page}?utm=${n}`)).status).toBe(200);
        expect((await get(url)).status).toBe(200);
        const head = await get(`/dashboards/${token}/${version}`, { method: 'HEAD' });
        expect([head.status, await head.text()]).toEqual([200, '']);
      }
    };
    expect(await edge.reaching(again)).toBe(0);
    const fresh = await get(`/dashboards/${token}`, { headers: { 'if-none-match': `W/"${version}"` } });
    expect(fresh.status).toBe(304);
  });

  it('[T34] passes everything else: who is signed in, changes, other links, errors, live updates', async () => {
    const admin = await edge.server.login(people.admin, PASSWORD);
    const ask = () =>
      get('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
        body: JSON.stringify({ query: '{ offersConnection { totalCount } }' }),
      });
    const paths = [
      '/offers',
      '/sponsor-dashboard',
      `/campaign-dashboard/${edge.dashboard.campaign(edge.fixture.users.sponsor)}`,
      `/dashboards/${edge.dashboard.campaign(edge.fixture.users.sponsor)}`,
      `/dashboards/${token}/${'x'.repeat(22)}`,
      `/dashboards/${'x'.repeat(5000)}`,
    ];
    const twice = async () => {
      for (let n = 0; n < 2; n += 1) {
        expect(await (await ask()).json()).toEqual({ data: { offersConnection: { totalCount: 3 } } });
        for (const path of paths) await get(path);
        await pause(1100); // for a second Varnish remembers that an answer cannot be stored
      }
    };
    expect(await edge.reaching(twice)).toBe(2 * (paths.length + 1));
    const own = await get(`/dashboards/${token}`, { headers: { authorization: `Bearer ${admin}` } });
    expect(own.headers.get('x-varnish')).not.toContain(' '); // a second id is that of a stored answer
    const client = liveClient({ ...edge.server, url: edge.url }, admin);
    await untilSubscribed(client);
    await client.dispose();
  });

  it('[T34] refuses a purge that a proxy passed on', async () => {
    const purge = async (headers: Record<string, string>) =>
      (await get('/', { method: 'PURGE', headers: { 'xkey-purge': 'campaign:0', ...headers } })).status;
    expect(await purge({ 'x-forwarded-for': '203.0.113.7' })).toBe(405);
    expect(await purge({})).toBe(200);
  });

  it('[T34] forgets a photo that was taken down, also when it is being fetched meanwhile', async () => {
    await edge.startWorker();
    const { version, body } = await readDashboard(edge.url, token);
    const [url] = picturesIn(body) as [string];
    const path = `/dashboards/${token}/${version}`;
    const key = url.slice(0, url.indexOf('?'));
    await edge.forget();
    edge.origin.delay = LATE_MS;
    const fetched = get(path); // made before the takedown, stored after the first purge
    await pause(300);
    const began = performance.now();
    await edge.dashboard.hide();
    expect(await (await fetched).text()).toContain(key);
    expect(await (await get(path)).text()).toContain(key); // one purge is not enough
    const last = await edge.lastSeen(path, key, began);
    expect(last).toBeGreaterThan(LATE_MS - 300);
    expect(last).toBeLessThan(20_000);
    expect((await readDashboard(edge.url, token)).body).not.toContain(key);
    expect((await fetch(edge.server.url + url)).status).toBe(404);
    edge.origin.delay = 0;
    await edge.dashboard.hide(false);
  });

  it('[T34] forgets the dashboard of a revoked link', async () => {
    await edge.startWorker();
    const link = edge.dashboard.season();
    const { version } = await readDashboard(edge.url, link);
    const began = performance.now();
    await edge.database.owner.query(`select app_private.revoke_link_versions('season', $1)`, [
      `${edge.fixture.sponsorId}:spring:2026`,
    ]);
    expect(await edge.lastSeen(`/dashboards/${link}/${version}`, 'Acme', began)).toBeLessThan(20_000);
    expect((await get(`/dashboards/${link}`)).status).toBe(404);
  });

  (LONG ? it : it.skip)('[T34] keeps nothing for a minute if every purge is lost', async () => {
    await edge.stopWorker();
    await edge.forget();
    const { version, body } = await readDashboard(edge.url, token);
    const [url] = picturesIn(body) as [string];
    const key = url.slice(0, url.indexOf('?'));
    expect((await get(url)).status).toBe(200);
    const began = performance.now();
    await edge.dashboard.hide();
    const [data, picture] = await Promise.all([
      edge.lastSeen(`/dashboards/${token}/${version}`, key, began, 10_000),
      edge.lastSeen(url, '', began, 10_000),
    ]);
    expect(data).toBeGreaterThan(10_000); // it was stored
    expect(data).toBeLessThan(45_000);
    expect(picture).toBeLessThan(35_000);
    await edge.dashboard.hide(false);
  });
});
