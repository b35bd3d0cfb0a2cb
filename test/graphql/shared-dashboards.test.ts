/** What caches in front of the server get of dashboards that anybody with the link may open: headers, and refusals. */
import http from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { CampaignDashboardDocument } from '../../portal/src/features/campaign-dashboard/generated/graphql.ts';
import { SeasonalDashboardDocument } from '../../portal/src/features/seasonal-dashboard/generated/graphql.ts';
import { DashboardDeliveryDocument } from '../../portal/src/shared/delivery/generated/graphql.ts';
import { PASSWORD, people } from './fixture.ts';
import { linkViews, PERSON } from './linkViews.ts';
import { twoServersSetup } from './setup.ts';
import { picturesIn, readDashboard, sharedDashboard } from './sharedDashboards.ts';
import { waitUntil } from './wait.ts';

const edge = { EDGE_PURGE_URL: 'http://127.0.0.1:9' };
const { database, fixture, one: server, two: without } = await twoServersSetup(edge, {});
const dashboard = await sharedDashboard(database, server, fixture);
const { owner } = database;
const token = dashboard.campaign();
const { counted } = linkViews(database, server);

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
/** The seconds that a shared cache may answer by itself, and while it asks again. */
const seconds = (response: Response): number[] => {
  const found = /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
    response.headers.get('cache-control') ?? '',
  );
  return [Number(found?.[1]), Number(found?.[2])];
};
/** The headers about one request and its viewer: nothing that a cache stores may have them. */
const ofRequest = (response: Response): string[] =>
  ['ratelimit', 'ratelimit-policy', 'x-request-id'].filter((name) => response.headers.has(name));
/** The longest time that a fetch takes (EDGE_FETCH_SECONDS). */
const FETCH = 15;

describe('a snapshot', () => {
  it('[T34] may be cached for less than a minute with the fetch, under the key of its link', async () => {
    for (const [link, key] of [
      [token, `campaign:${fixture.campaignId}`],
      [dashboard.season(), `season:${fixture.sponsorId}:spring:2026`],
    ] as const) {
      const { version, named, snapshot } = await readDashboard(server.url, link);
      const [versionFresh, versionStale] = seconds(named) as [number, number];
      const [fresh, stale] = seconds(snapshot) as [number, number];
      expect(versionFresh).toBe(20);
      expect(versionFresh + versionStale + FETCH).toBeLessThan(60);
      expect(fresh + stale + FETCH).toBeLessThan(60);
      expect(stale).toBeGreaterThan(versionFresh); // a version that is still named can still be read
      for (const response of [named, snapshot]) {
        expect(response.headers.get('etag')).toBe(`W/"${version}"`);
        expect(response.headers.get('surrogate-key')).toBe(key);
        expect(response.headers.get('xkey')).toBe(key);
        expect(response.headers.get('set-cookie')).toBeNull();
        expect(ofRequest(response)).toEqual([]);
        const again = await fetch(response.url, {
          headers: { 'if-none-match': `W/"${version}"`, 'cache-control': 'max-age=0' },
        });
        expect([again.status, again.headers.get('cache-control')]).toEqual([
          304,
          response.headers.get('cache-control'),
        ]);
        expect(ofRequest(again)).toEqual([]);
      }
    }
  });

  it('[T34] has what its page reads, as the API returns it, and nothing that differs by viewer', async () => {
    const reads = JSON.parse((await readDashboard(server.url, token)).body);
    for (const document of [CampaignDashboardDocument, DashboardDeliveryDocument])
      expect(reads[`${document.id}{}`]).toEqual(await server.data(document, {}, token));
    const season = { season: 'spring', year: 2026 };
    const ofSeason = JSON.parse((await readDashboard(server.url, dashboard.season())).body);
    expect(ofSeason[SeasonalDashboardDocument.id + JSON.stringify(season)]).toEqual(
      await server.data(SeasonalDashboardDocument, season, dashboard.season()),
    );
    const sponsor = await server.login(people.sponsor, PASSWORD);
    const before = await readDashboard(server.url, token);
    await server.data(
      `mutation ($id: Int!) { commentOnDashboard(input: {section: PHOTO, verificationImageId: $id, body: "Only for us",
        clientKey: "0a9c7a52-6a0e-4c6c-9c39-1a7d2f3a4b5c"}) { clientMutationId } }`.replace('PHOTO', 'photo'),
      { id: dashboard.photoId },
      sponsor,
    );
    for (const headers of [{}, { authorization: `Bearer ${sponsor}` }, { cookie: 'a=b' }] as Record<string, string>[])
      expect((await readDashboard(server.url, token, headers)).body).toBe(before.body);
  });

  it('[T34] changes with the data, and the version before it is gone', async () => {
    const before = await readDashboard(server.url, token);
    expect((await readDashboard(server.url, token)).version).toBe(before.version);
    await owner.query(`update app_public.campaigns set sponsor_facing_goal_title = 'Every field' where id = $1`, [
      fixture.campaignId,
    ]);
    const after = await readDashboard(server.url, token);
    expect(after.version).not.toBe(before.version);
    expect(after.body).toContain('Every field');
    expect((await get(`/dashboards/${token}/${before.version}`)).status).toBe(404);
  });

  it('[T34] has pictures that caches may keep for half a minute, and whose addresses end with a takedown', async () => {
    const [url] = picturesIn((await readDashboard(server.url, token)).body) as [string];
    const response = await get(url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=30, must-revalidate',
    ]);
    expect(ofRequest(response)).toEqual([]);
    const own = await get(url.replace('&edge=1', ''));
    expect(ofRequest(own)).toEqual(['x-request-id']);
    expect(own.headers.get('cache-control')).toBe('private, max-age=30, must-revalidate');
    await dashboard.hide();
    const gone = await get(url);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(picturesIn((await readDashboard(server.url, token)).body)).toEqual([]);
    await dashboard.hide(false);
  });
});

it('[T34] the page of such a dashboard may be cached; every other page is not', async () => {
  const page = async (path: string) => {
    const response = await get(path, { headers: { accept: 'text/html' } });
    const cacheControl = response.headers.get('cache-control');
    expect([path, ofRequest(response)]).toEqual([path, cacheControl?.startsWith('public') ? [] : ['x-request-id']]);
    return cacheControl;
  };
  expect(await page(`/campaign-dashboard/${token}`)).toMatch(/^public, max-age=0, s-maxage=20/);
  expect(await page(`/seasonal-dashboard/${dashboard.season()}?tab=results`)).toMatch(/^public/);
  for (const path of [
    `/campaign-dashboard/${dashboard.campaign(fixture.users.sponsor)}`,
    `/campaign-dashboard/${token}x`,
    '/sponsor-dashboard',
    '/organization-dashboard',
    '/offers',
    '/login',
  ])
    expect([path, await page(path)]).toEqual([path, 'no-store']);
});

describe('[T34] nothing else is published', () => {
  const refused = async (path: string, init: RequestInit = {}) => {
    const response = await get(path, init);
    expect([path.slice(0, 60), response.status, response.headers.get('cache-control')]).toEqual([
      path.slice(0, 60),
      404,
      'no-store',
    ]);
    expect(response.headers.get('xkey')).toBeNull();
  };

  it('neither by other links and logins, nor of other dashboards and versions', async () => {
    const { version } = await readDashboard(server.url, token);
    const sponsor = await server.login(people.sponsor, PASSWORD);
    await refused(`/dashboards/${dashboard.campaign(fixture.users.sponsor)}`); // it shows what its user may see
    await refused(`/dashboards/${dashboard.season(fixture.users.sponsor)}`);
    await refused(`/dashboards/${sponsor}`);
    await refused(`/dashboards/${dashboard.season()}/${version}`);
    await refused(`/dashboards/${token}/${'A'.repeat(22)}`);
    await refused(`/dashboards/${token}/`);
    await refused(`/dashboards/${token.slice(0, -3)}abc`);
    await refused(`/dashboards/${'x'.repeat(10_000)}`);
    await refused(`/dashboards/${token}/constructor`);
    await refused('/dashboards/__proto__');
  });

  it('nor at other ways of writing its address, which would each be an entry of a cache', async () => {
    const { version } = await readDashboard(server.url, token);
    for (const path of [
      `/dashboards/${token}?x=1`,
      `/dashboards/${token}/${version}?`,
      `/dashboards/%65${token.slice(1)}`,
      `/Dashboards/${token}`,
      `/dashboards/${token}/${version}/`,
    ])
      await refused(path);
  });

  it('nor with HEAD anything but the headers', async () => {
    const response = await get(`/dashboards/${token}`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(seconds(response)).toEqual([20, 10]);
  });

  it('nor without EDGE_PURGE_URL', async () => {
    const ask = (path: string, method = 'GET') => fetch(without.url + path, { method });
    expect((await ask(`/dashboards/${token}`)).status).toBe(404);
    expect((await ask(`/dashboards/${token}/views`, 'POST')).status).toBe(404);
    expect((await ask(`/campaign-dashboard/${token}`)).headers.get('cache-control')).toBe('no-store');
    const { leaguePhotos } = await without.data(CampaignDashboardDocument, {}, token);
    expect(JSON.stringify(leaguePhotos)).not.toContain('edge');
  });

  it('nor once the link is revoked', async () => {
    const link = dashboard.season();
    const { version } = await readDashboard(server.url, link);
    await owner.query(`select app_private.revoke_link_versions('season', $1)`, [`${fixture.sponsorId}:spring:2026`]);
    await waitUntil(async () => (await get(`/dashboards/${link}`)).status === 404);
    await refused(`/dashboards/${link}/${version}`);
    await refused(`/dashboards/${link}/views`, { method: 'POST' });
  });
});

describe('views', () => {
  const view = (agent: string, link = token) =>
    get(`/dashboards/${link}/views`, { method: 'POST', headers: { 'user-agent': agent } });

  it('[L-065] are counted once per person and day, scanners separately, and not by reading', async () => {
    const of = () => counted('campaign', String(fixture.campaignId));
    await readDashboard(server.url, token, { 'user-agent': PERSON });
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => (await view(`${PERSON} ${n % 4}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([204]));
    await view('curl/8');
    await waitUntil(async () => (await of()).people === 4 && (await of()).scanners === 1);
    expect((await view(PERSON, `${token}x`)).status).toBe(404);
  });

  it('[T34] are answered while the database is busy writing them', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
    const post = (n: number) =>
      new Promise<number | undefined>((resolve, reject) => {
        http
          .request(
            `${server.url}/dashboards/${token}/views`,
            { method: 'POST', agent, headers: { 'user-agent': `${PERSON} many ${n}` } },
            (response) => resolve(response.resume().statusCode),
          )
          .on('error', reject)
          .end();
      });
    const statuses = await Promise.all(Array.from({ length: 500 }, (_, n) => post(n)));
    agent.destroy();
    expect(new Set(statuses)).toEqual(new Set([204]));
    await waitUntil(async () => (await counted('campaign', String(fixture.campaignId))).people === 504);
  });
});
