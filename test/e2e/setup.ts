/** The whole product on one database, as a user would see it: demo, server, worker, mail server and browser. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { decodeToken } from '../../ui/session.ts';
import { type Browser, type Locator, type Page, type Request, startBrowser } from '../harness/browser.ts';
import type { TestDatabase } from '../harness/database.ts';
import { demoDatabase } from '../harness/demo.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { type MailSink, startMailSink } from '../harness/smtp.ts';
import { startTestWorker } from '../jobs/worker.ts';

export const DEMO_PASSWORD = 'Sideline-Demo-1';

/** A page with its script errors and the requests that have not been answered yet. */
export type Visitor = Page & { errors: string[]; openRequests: Set<Request> };

/** Watches a new page. `errors`: where its script errors are added. */
function watched(page: Page, errors: string[] = []): Visitor {
  const openRequests = new Set<Request>();
  // the runner's two cores are shared with other tests; also for tabs that the page opens
  page.context().setDefaultTimeout(60_000);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => openRequests.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => openRequests.delete(request));
  return Object.assign(page, { errors, openRequests });
}

export type Setup = {
  db: TestDatabase;
  server: TestServer;
  mails: MailSink;
  browser: Browser;
  /** Rows of a query as the owner. */
  rows<T>(sql: string, values?: unknown[]): Promise<T[]>;
  /** A separate page, not signed in, that collects script errors. `width`: 1280 or 375 (a phone); `touch`: a touch screen without a mouse. */
  visitor(options?: { width?: number; dark?: boolean; touch?: boolean; token?: string }): Promise<Visitor>;
  /** The same, signed in as one of the demo's users. */
  person(name: 'superadmin' | 'admin' | 'league' | 'sponsor', options?: { width?: number }): Promise<Visitor>;
  /** Runs a step; if it fails and SIDELINE_PICTURES names a folder, stores a screenshot of each open page there. */
  picturing(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts everything on a clone of the demo. Call stop() in afterAll. `env`: more settings of the server; `stepUp`: see
 * testDatabase.
 */
export async function createSetup(
  env: Record<string, string> = {},
  options: { stepUp?: boolean } = {},
): Promise<Setup> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-setup-'));
  const files = path.join(folder, 'files');
  const db = await demoDatabase(files, options);
  const mails = await startMailSink();
  const server = await startServer(db, { FILES_DIR: files, SMTP_URL: mails.url, ...env });
  const worker = await startTestWorker(db, mails.url, { FILES_DIR: files, PUBLIC_URL: server.url });
  const browser = await startBrowser();

  const visitor: Setup['visitor'] = async ({ width = 1280, dark = false, touch = false, token } = {}) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 812 : 860 },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      ...(touch ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    });
    if (token) await context.addInitScript((jwt) => localStorage.setItem('sideline.token', jwt), token);
    return watched(await context.newPage());
  };
  return {
    db,
    server,
    mails,
    browser,
    rows: async (sql, values = []) => (await db.owner.query(sql, values)).rows,
    visitor,
    async person(name, options) {
      let token = '';
      // the server hears of a moved clock a moment later, and a session of the time before would have ended
      await until(async () => {
        token = await server.login(`${name}@sideline.test`, DEMO_PASSWORD);
        const { rows } = await db.owner.query('select extract(epoch from app_private.clock())::int as now');
        return Math.abs((decodeToken<{ iat: number }>(token)?.iat ?? 0) - rows[0].now) < 60;
      });
      return visitor({ ...options, token });
    },
    async picturing(work) {
      try {
        await work();
      } catch (error) {
        const to = process.env.SIDELINE_PICTURES;
        if (to) {
          mkdirSync(to, { recursive: true });
          const pages = browser.contexts().flatMap((context) => context.pages());
          for (const [index, page] of pages.entries())
            await page.screenshot({ path: path.join(to, `page-${index}.png`) });
        }
        throw error;
      }
    },
    async stop() {
      await browser.close();
      await worker.stop();
      await server.stop();
      await mails.stop();
      await db.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Polls until the result is truthy; throws after half a minute. */
export async function until<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error('It did not become true within half a minute.');
  }
}

/** Opens a select in the console and chooses the option with this name. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name: option, exact: true }).click();
}

/** Creates steps that depend on the previous ones: a failed step saves pictures, and the steps after it fail at once. */
export function inOrder(setup: () => Setup): (work: () => Promise<void>) => () => Promise<void> {
  let broken = '';
  return (work) => async () => {
    if (broken) throw new Error(`An earlier step failed: ${broken}`);
    await setup()
      .picturing(work)
      .catch((error: Error) => {
        broken = error.message.split('\n')[0] ?? 'unknown';
        throw error;
      });
  };
}

/**
 * Sends a photograph for a deadline from the sponsorship's page and waits until it is under review (L-301, L-302, L-304).
 * `press`: with a mouse or by touch.
 */
export async function sendPhoto(page: Page, deadline: string, press: 'click' | 'tap'): Promise<void> {
  await page.getByRole('button', { name: `Upload Verification for ${deadline}` })[press]();
  const sheet = page.getByRole('dialog', { name: 'Upload Verification' });
  expect(await sheet.getByRole('button', { name: 'Submit' }).isDisabled()).toBe(true);
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await bannerPhoto() });
  await sheet.getByRole('checkbox', { name: /^Everyone who can be recognized/ }).check();
  await sheet.getByRole('button', { name: 'Submit' })[press]();
  await sheet.getByText('Image successfully uploaded. If necessary, you can now upload another image.').waitFor();
  await sheet.getByRole('button', { name: 'Close' })[press]();
  await page.getByRole('heading', { name: /^Under Review/ }).waitFor();
}

/** Searches staff's list of waiting checks for a memo; returns the row of the only check that has it. */
export async function waitingCheck({ server }: Setup, page: Page, memo: string): Promise<Locator> {
  await page.goto(`${server.url}/checks?filter=${encodeURIComponent(JSON.stringify({ state: 'pending', q: memo }))}`);
  const row = page.getByRole('row').filter({ hasText: memo });
  await row.waitFor();
  return row;
}

/** A drawn JPEG of a banner on a fence, large enough to pass as a photograph. */
export async function bannerPhoto(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#7cc0a0"/>
    <rect x="300" y="350" width="1000" height="340" fill="#0b6e4f"/><text x="800" y="560" font-size="150" fill="#fff" text-anchor="middle">PROUD SPONSOR</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}
