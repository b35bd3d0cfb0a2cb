/** `npm run bench -- --dashboards`: the dashboard of a campaign of 5,000 leagues and 20,000 photos beside one of 50 and 200. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { connect } from '../../../db/client.ts';
import { asEnvironment } from '../../../db/instance/connections.ts';
import { installationSecret, projectDir } from '../../../db/settings.ts';
import { folderStore } from '../../../server/shared/files/store/folder.ts';
import { signLink } from '../../../server/shared/links/links.ts';
import { startChromium } from '../console/side.ts';
import { portalDocuments } from '../documents.ts';
import { median } from '../load.ts';
import { prepare } from '../prepare.ts';
import { start, stop } from '../processes.ts';
import { table, verdict, writeSection } from '../sections.ts';
import { campaignOf, type Size } from './fill.ts';
import { dashboardWeights } from './weight.ts';
import { MAX_MB, MIN_MB_PER_SECOND, measureZips } from './zip.ts';

const DASHBOARDS_HEAD = '## Dashboards of sponsors';
const SMALL: Size = { leagues: 50, photos: 200 };
const LARGE: Size = { leagues: 5000, photos: 20_000 };
/** How many times longer the large campaign may take until its first content. */
const MAX_RATIO = 1.3;
const MAX_KIB = 120;
const ROUNDS = 15;
const QUERIES = ['CampaignDashboard', 'DashboardPlaces', 'DashboardTimeline', 'DashboardDelivery'] as const;

const textOf = (name: string): string => {
  const text = portalDocuments.get(name);
  if (!text) throw new Error(`The portal has no query ${name}.`);
  return text;
};

/** Milliseconds and kilobytes of a query's response by a campaign's link. */
async function ask(url: string, token: string, name: string): Promise<{ took: number; size: number }> {
  const began = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: textOf(name), variables: {} }),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`${name} got ${response.status}: ${text.slice(0, 300)}`);
  return { took: performance.now() - began, size: text.length / 1000 };
}

/** Milliseconds from the navigation until the page's first content is painted, in a new browser context. */
async function firstContent(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('h1');
    return await page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
    );
  } finally {
    await context.close();
  }
}

/** Measures in a database of its own, prints the section and writes it to docs/performance.md. */
export async function benchDashboards(folder: string, port: number, say: (text: string) => void): Promise<void> {
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [path.join(projectDir, 'test/runner/build.mjs')], { stdio: 'inherit' });
  const prepared = await prepare(folder, port, 'bench_dashboards', 2, say);
  const url = `http://localhost:${port + 1}`;
  const client = await connect(prepared.connections.owner, 'The bench database');
  const app = await start('server/main.ts', {
    ...asEnvironment(prepared.connections),
    PORT: String(port + 1),
    PUBLIC_URL: url,
    FILES_DIR: `${folder}/files`,
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  });
  const browser = await startChromium(say);
  try {
    const tokens: string[] = [];
    let largeId = 0;
    for (const size of [SMALL, LARGE]) {
      const id = await campaignOf(client, size);
      largeId = id;
      tokens.push(signLink({ kind: 'campaign', id, v: 1 }, installationSecret(), Math.floor(Date.now() / 1000)));
    }
    const rows: (string | number)[][] = [];
    const add = (what: string, times: number[][], notes: string[]) => {
      const [small, large] = times.map(median) as [number, number];
      rows.push([what, small.toFixed(0), large.toFixed(0), (large / small).toFixed(2), ...notes]);
      say(`${what}: ${small.toFixed(0)} ms, ${large.toFixed(0)} ms`);
      return large / small;
    };
    for (const name of QUERIES) {
      const runs = tokens.map(() => [] as { took: number; size: number }[]);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [index, token] of tokens.entries()) runs[index]?.push(await ask(url, token, name));
      add(
        `query ${name}`,
        runs.map((of) => of.slice(2).map(({ took }) => took)),
        [Math.round(runs[1]?.[0]?.size ?? 0).toLocaleString('en'), ''],
      );
    }
    const paints = tokens.map(() => [] as number[]);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, token] of tokens.entries())
        paints[index]?.push(await firstContent(browser, `${url}/campaign-dashboard/${token}`));
    const ratio = add(
      'first content in Chromium',
      paints.map((of) => of.slice(2)),
      ['', ''],
    );
    rows.at(-1)?.splice(5, 1, verdict(ratio <= MAX_RATIO));
    const store = folderStore(`${folder}/files`);
    const zips = await measureZips(url, tokens[1] as string, largeId, { client, server: app, store });
    const weights = dashboardWeights();
    const kib = (bytes: number) => (bytes / 1024).toFixed(1);
    const section = [
      DASHBOARDS_HEAD,
      `\`npm run bench -- --dashboards\`: campaigns of ${SMALL.leagues} leagues and ${SMALL.photos} photos and of ${LARGE.leagues.toLocaleString('en')} and ${LARGE.photos.toLocaleString('en')}, opened by link; medians of ${ROUNDS - 2} after two that warm up. Only the first query precedes the first content. Goal: at most ${MAX_RATIO} times as long for the large one.`,
      table(['what', 'small, ms', 'large, ms', 'ratio', 'response, KB', ''], rows),
      `Zips of ${zips[0]?.photos.toLocaleString('en')} photos, read by a client on the same machine: each photo as large as the demo's, and as large as a phone's. Goal: at least ${MIN_MB_PER_SECOND} MB a second, while the server grows by at most ${MAX_MB} MB.`,
      table(
        ['a photo, MB', 'zip, MB', 'seconds', 'MB a second', '', 'server before, MB', 'at most, MB', ''],
        zips.map(({ each, megabytes, seconds, before, most }) => [
          each.toFixed(2),
          megabytes.toFixed(0),
          seconds.toFixed(1),
          (megabytes / seconds).toFixed(0),
          verdict(megabytes / seconds >= MIN_MB_PER_SECOND),
          before,
          most,
          verdict(most - before <= MAX_MB),
        ]),
      ),
      `Script and styles that a dashboard loads before its first content, and what it loads later, brotli. Goal: at most ${MAX_KIB} KiB of script.`,
      table(
        ['page', 'script, KiB', 'chart, KiB', 'map, KiB', 'counties, KiB', ''],
        weights.map(({ page, script, chart, map, counties }) => [
          page,
          kib(script),
          kib(chart),
          kib(map),
          kib(counties),
          verdict(script <= MAX_KIB * 1024),
        ]),
      ),
    ].join('\n\n');
    console.log(`\n${section}`);
    writeSection(section);
  } finally {
    await browser.close();
    await client.end();
    await stop(app);
    await prepared.server.stop();
  }
}
