/** Every number of every dashboard of the demo is the sum of the list that it opens, page by page over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { installationSecret } from '../../db/settings.ts';
import { collectOperations } from '../../server/graphql/collectOperations.ts';
import { type LinkClaims, signLink } from '../../server/shared/links/links.ts';
import type { TestDatabase } from '../harness/database.ts';
import { demoDatabase } from '../harness/demo.ts';
import { startServer, type TestServer } from '../harness/server.ts';

const texts = new Map(collectOperations().map(({ text }) => [/(?:query|mutation) (\w+)/.exec(text)?.[1], text]));
const files = mkdtempSync(path.join(os.tmpdir(), 'sideline-evidence-'));
let database: TestDatabase;
let server: TestServer;
let dashboards: { label: string; token: string; season: { season: string; year: number } | null }[] = [];

// biome-ignore lint/suspicious/noExplicitAny: rows of whichever list this is
type Rows = any[];
const link = (claims: Omit<LinkClaims, 'v'>, v: number) =>
  signLink({ ...claims, v }, installationSecret(), Math.floor(Date.now() / 1000));

beforeAll(async () => {
  database = await demoDatabase(files);
  server = await startServer(database, { FILES_DIR: files, REQUESTS_PER_MINUTE: '100000' });
  const { rows: campaigns } = await database.owner.query(
    `select c.id, c.name, c.sponsor_id, c.season, c.year, app_private.link_version('campaign', c.id::text) as v,
       app_private.link_version('season', c.sponsor_id || ':' || c.season || ':' || c.year) as season_v
     from app_public.campaigns c order by c.id`,
  );
  const seasons = new Map(
    campaigns.map(({ sponsor_id: id, season, year, season_v: v }) => [
      `${id} ${season} ${year}`,
      { id, season, year, v },
    ]),
  );
  // staff allow everything that can be shown, so that there is something to add up
  await database.owner.query(
    'update app_public.campaigns set sponsor_sees_money = id % 2 = 0, sponsor_sees_overdue = id % 3 > 0',
  );
  dashboards = [
    ...campaigns.map(({ id, name, v }) => ({
      label: `campaign ${name}`,
      token: link({ kind: 'campaign', id }, v),
      season: null,
    })),
    ...[...seasons].map(([label, { id, season, year, v }]) => ({
      label: `season ${label}`,
      token: link({ kind: 'season', id, season, year }, v),
      season: { season, year },
    })),
  ];
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  rmSync(files, { recursive: true, force: true });
});

const ask = (name: string, variables: Record<string, unknown>, token: string) =>
  server.data(texts.get(name) ?? '', variables, token);

/** All rows of a list, 50 at a time. */
async function rowsOf(name: string, token: string, filter: object = {}, more: object = {}): Promise<Rows> {
  const found: Rows = [];
  let cursor: string | null = null;
  do {
    const [page] = Object.values(await ask(name, { filter, cursor, ...more }, token)) as {
      nodes: Rows;
      pageInfo: { hasNextPage: boolean; endCursor: string };
    }[];
    expect(page?.nodes.length).toBeLessThanOrEqual(50);
    found.push(...(page?.nodes ?? []));
    cursor = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (cursor !== null);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  return found;
}
const sum = (rows: Rows, field: string) => rows.reduce((total, row) => total + Number(row[field] ?? 0), 0);
const byDate = { orderBy: ['CREATED_AT_DESC', 'ID_DESC'] };

/** What a dashboard shows: leagues, programs, photos and impressions. */
async function headline(token: string, season: { season: string; year: number } | null) {
  if (!season) {
    const page = await ask('CampaignDashboard', {}, token);
    return {
      leagues: page.organizationsCount,
      programs: page.programs.totalCount,
      photos: page.photos.totalCount,
      impressions: Number(page.dashboardCampaigns[0].impressions ?? 0),
    };
  }
  const page = await ask('SeasonalDashboard', season, token);
  expect(page.campaigns.pageInfo.hasNextPage).toBe(false);
  return {
    leagues: page.organizationsCount,
    programs: page.programs.totalCount,
    photos: page.photos.totalCount,
    impressions: sum(page.campaigns.nodes, 'impressions'),
  };
}

describe('the numbers of the demo', () => {
  it('there are dashboards with each kind of number', () => {
    expect(dashboards.length).toBeGreaterThan(10);
  });

  it('leagues, programs, photos, impressions, players and states are the sums of their lists', async () => {
    let photosSeen = 0;
    for (const { label, token, season } of dashboards) {
      const shown = await headline(token, season);
      const [leagues, photos, impressions, states] = [
        await rowsOf('EvidenceLeagues', token),
        await rowsOf('EvidencePhotos', token, {}, byDate),
        await rowsOf('EvidenceImpressions', token),
        await rowsOf('EvidenceStates', token),
      ];
      const listed = {
        leagues: new Set(leagues.map(({ organizationId }) => organizationId)).size,
        programs: leagues.length,
        photos: photos.length,
        impressions: sum(impressions, 'impressions'),
      };
      expect([label, listed]).toEqual([label, shown]);
      const { reach } = await ask('DashboardDelivery', {}, token);
      expect([label, states.filter(({ state }) => state !== null).length]).toEqual([label, reach.statesCount]);
      expect([sum(leagues, 'numberOfPlayers'), sum(states, 'players')]).toEqual(
        Array(2).fill(Number(reach.totalPlayers)),
      );
      // the totals above the lists say the same
      const totals = (await ask('EvidenceLeagueTotals', { filter: {} }, token)).dashboardLeaguesConnection;
      expect([totals.leaguesCount, totals.totalCount, Number(totals.totalPlayers)]).toEqual([
        listed.leagues,
        listed.programs,
        Number(reach.totalPlayers),
      ]);
      const all = await ask('EvidenceImpressionTotals', { filter: {} }, token);
      expect(Number(all.dashboardImpressionsConnection.totalImpressions)).toBe(listed.impressions);
      photosSeen += photos.length;
    }
    expect(photosSeen).toBeGreaterThan(50);
  });

  it('promised, confirmed, proven, due, late and not delivered are the sums of their lists, for each asset', async () => {
    const seen = { confirmed: 0, proven: 0, due: 0, late: 0, notDelivered: 0 };
    const statuses = { proven: 'proven', due: 'due', late: 'late', notDelivered: 'not_delivered' } as const;
    for (const { label, token } of dashboards) {
      const { dashboardDeliveries, dashboardSummaries } = await ask('DashboardDelivery', {}, token);
      const assets = await rowsOf('EvidenceAssets', token);
      const promised = await rowsOf('EvidencePromised', token, { contracted: { isNull: false } });
      for (const name of new Set<string>(
        dashboardDeliveries.map((row: { capabilityName: string }) => row.capabilityName),
      )) {
        const shown = dashboardDeliveries.filter((row: { capabilityName: string }) => row.capabilityName === name);
        const mine = assets.filter(({ capabilityName }) => capabilityName === name);
        const listed = {
          contracted: sum(
            promised.filter(({ capabilityName }) => capabilityName === name),
            'contracted',
          ),
          confirmed: sum(mine, 'quantity'),
          ...Object.fromEntries(
            Object.entries(statuses).map(([part, status]) => [
              part,
              sum(
                mine.filter((row) => row.status === status),
                'quantity',
              ),
            ]),
          ),
        };
        const numbers = Object.fromEntries(Object.keys(listed).map((part) => [part, sum(shown, part)]));
        expect([label, name, listed]).toEqual([label, name, numbers]);
        for (const part of Object.keys(seen) as (keyof typeof seen)[]) seen[part] += numbers[part] ?? 0;
      }
      const programs = await rowsOf('EvidenceLeagues', token);
      expect([label, programs.length]).toEqual([label, sum(dashboardSummaries, 'confirmed')]);
      const dollars = await rowsOf('EvidenceDollars', token);
      expect([label, sum(dollars, 'dollars')]).toEqual([label, sum(dashboardSummaries, 'dollarsForLeagues')]);
    }
    expect(Object.entries(seen).filter(([part, count]) => part !== 'notDelivered' && count === 0)).toEqual([]);
  });

  it('a list with filters has the rows and the total of these filters', async () => {
    for (const { token } of dashboards.slice(0, 6)) {
      const assets = await rowsOf('EvidenceAssets', token);
      const one = assets.find(({ status, state }) => status === 'proven' && state !== null);
      if (!one) continue;
      const filter = { status: { equalTo: 'proven' }, state: { equalTo: one.state } };
      const expected = assets.filter(({ status, state }) => status === 'proven' && state === one.state);
      expect((await rowsOf('EvidenceAssets', token, filter)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      const { dashboardAssetsConnection } = await ask('EvidenceAssetTotals', { filter }, token);
      expect(Number(dashboardAssetsConnection.totalQuantity)).toBe(sum(expected, 'quantity'));
      const photos = await rowsOf('EvidencePhotos', token, {}, byDate);
      const inState = photos.filter(({ league }) => league.state === one.state);
      const found = await rowsOf('EvidencePhotos', token, { league: { state: { equalTo: one.state } } }, byDate);
      expect(found.map(({ id }) => id)).toEqual(inState.map(({ id }) => id));
    }
  });
});

describe('a list as a file', () => {
  const save = (file: string, name: string, fields: object, token: string | null) =>
    fetch(`${server.url}/dashboard_lists/${file}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query: texts.get(name), ...fields }),
    });
  const columns = [
    { source: 'organizationName', label: 'League' },
    { source: 'quantity', label: 'Quantity' },
    { source: 'photosConnection.totalCount', label: 'Photos' },
  ];

  it('has all rows of the filter, in the order of the page, as CSV and as XLSX', async () => {
    const { token } = dashboards[0] as (typeof dashboards)[number];
    const variables = { filter: { status: { equalTo: 'proven' } } };
    const listed = await rowsOf('EvidenceAssets', token, variables.filter);
    const response = await save('assets.csv', 'EvidenceAssets', { columns, variables }, token);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="?assets-.*\.csv"?$/);
    const [head, ...rows] = parse(await response.text(), { bom: true }) as string[][];
    expect(head).toEqual(['League', 'Quantity', 'Photos']);
    expect(rows).toEqual(
      listed.map((row) => [row.organizationName, String(row.quantity), String(row.photosConnection.totalCount)]),
    );
    expect(rows.length).toBeGreaterThan(0);
    const sheet = await save('assets.xlsx', 'EvidenceAssets', { columns, variables }, token);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, expect.stringMatching(/spreadsheetml/)]);
    expect((await sheet.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  it('is for links of dashboards and sponsors: others are refused, and a link exports only what it shows', async () => {
    const [{ token }, { token: other }] = dashboards as [(typeof dashboards)[number], (typeof dashboards)[number]];
    const rows = async (link: string) =>
      (
        parse(await (await save('assets.csv', 'EvidenceAssets', { columns, variables: { filter: {} } }, link)).text(), {
          bom: true,
        }) as string[][]
      ).length - 1;
    expect([await rows(token), await rows(other)]).toEqual([
      (await rowsOf('EvidenceAssets', token)).length,
      (await rowsOf('EvidenceAssets', other)).length,
    ]);
    const sponsor = await server.login('sponsor@sideline.test', 'Sideline-Demo-1');
    expect(await rows(sponsor)).toBe((await rowsOf('EvidenceAssets', sponsor)).length);
    const league = await server.login('league@sideline.test', 'Sideline-Demo-1');
    const admin = await server.login('admin@sideline.test', 'Sideline-Demo-1');
    const offer = link({ kind: 'offer', id: 1 }, 1);
    const status = async (given: string | null, name = 'EvidenceAssets') =>
      (await save('assets.csv', name, { columns, variables: { filter: {} } }, given)).status;
    expect([await status(null), await status(league), await status(admin), await status(offer)]).toEqual([
      401, 403, 403, 403,
    ]);
    expect(await status(link({ kind: 'campaign', id: 1 }, 99))).toBe(401);
    expect(await status(token, 'EvidenceHead')).toBe(422);
  });
});
