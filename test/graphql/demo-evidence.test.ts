/** Every number of dashboards of the demo is the sum of the list that it opens, page by page over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { demoDatabase } from '../harness/demo.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { startServer } from '../harness/server.ts';
import { demoDashboards } from './demoDashboards.ts';
import { evidenceReader, sum } from './evidenceReader.ts';
import { operationText } from './operationText.ts';

const files = mkdtempSync(path.join(os.tmpdir(), 'sideline-evidence-'));
const database = await demoDatabase(files);
const server = await startServer(database, { FILES_DIR: files, REQUESTS_PER_MINUTE: '100000' });
afterAll(async () => {
  await server.stop();
  await database.drop();
  rmSync(files, { recursive: true, force: true });
});
const all = await demoDashboards(database);
/** Campaigns with each combination of what staff let a sponsor see, and two seasons; all would take half a minute longer. */
const dashboards = [
  ...all.filter(({ season }) => !season).slice(0, 6),
  ...all.filter(({ season }) => season).slice(0, 2),
];
const { ask, rowsOf, headline } = evidenceReader(server);
const byDate = { orderBy: ['CREATED_AT_DESC', 'ID_DESC'] };

describe('the numbers of the demo', () => {
  it('are those of campaigns with each combination of what sponsors see, and of seasons', () => {
    const combinations = new Set(dashboards.map(({ sees }) => JSON.stringify(sees)));
    expect([...combinations].sort()).toEqual(['[false,false]', '[false,true]', '[true,false]', '[true,true]', 'null']);
    expect([all.length > 10, dashboards.length]).toEqual([true, 8]);
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
      expect([label, states.filter(({ state }) => state !== null).length]).toEqual([
        label,
        reach.statesCount + reach.provincesCount,
      ]);
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
    const seen = { confirmed: 0, proven: 0, inReview: 0, due: 0, late: 0, notDelivered: 0 };
    const statuses = {
      proven: 'proven',
      inReview: 'in_review',
      due: 'due',
      late: 'late',
      notDelivered: 'not_delivered',
    } as const;
    for (const { label, token } of dashboards) {
      const { dashboardDeliveries, dashboardSummaries } = await ask('DashboardDelivery', {}, token);
      const assets = await rowsOf('EvidenceAssets', token);
      const promised = await rowsOf('EvidencePromised', token, { contracted: { isNull: false } });
      for (const name of new Set<string>(
        dashboardDeliveries.map((row: { capabilityName: string }) => row.capabilityName),
      )) {
        const shown = dashboardDeliveries.filter((row: { capabilityName: string }) => row.capabilityName === name);
        // [W3] what one campaign lacks is never made up for by another
        for (const row of shown)
          expect([row.unconfirmed, row.extra]).toEqual([
            Math.max((row.contracted ?? 0) - row.confirmed, 0),
            row.contracted === null ? 0 : Math.max(row.confirmed - row.contracted, 0),
          ]);
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
      body: JSON.stringify({ query: operationText(name), ...fields }),
    });
  const columns = [
    { source: 'organizationName', label: 'League' },
    { source: 'quantity', label: 'Quantity' },
    { source: 'photosConnection.totalCount', label: 'Photos' },
  ];
  const labels = { proven: 'Proven', in_review: 'In review', due: 'Due', late: 'Late', not_delivered: 'Not delivered' };

  it('calls values as the page does', async () => {
    const { token } = dashboards[0] as (typeof dashboards)[number];
    const named = [
      { source: 'status', label: 'Status', values: labels },
      { source: 'nextDueOn', label: 'Next', empty: 'None' },
    ];
    const listed = await rowsOf('EvidenceAssets', token);
    const response = await save('assets.csv', 'EvidenceAssets', { columns: named, variables: { filter: {} } }, token);
    const [, ...rows] = parse(await response.text(), { bom: true }) as string[][];
    expect(rows).toEqual(
      listed.map(({ status, nextDueOn }) => [labels[status as keyof typeof labels], nextDueOn ?? 'None']),
    );
    expect(new Set(rows.map(([status]) => status)).size).toBeGreaterThan(1);
  });

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
    const offer = linkToken('offer', 1);
    const status = async (given: string | null, name = 'EvidenceAssets') =>
      (await save('assets.csv', name, { columns, variables: { filter: {} } }, given)).status;
    expect([await status(null), await status(league), await status(admin), await status(offer)]).toEqual([
      401, 403, 403, 403,
    ]);
    expect(await status(linkToken('campaign', 1, { v: 99 }))).toBe(401);
    expect(await status(token, 'EvidenceHead')).toBe(422);
  });
});
