/** Runs Lighthouse, installed in a temporary folder, on one page at a time with a phone's profile. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from 'playwright-core';
import { tokenKey } from '../../../ui/session.ts';
import { findChromium } from '../../runner/chromium.ts';

export const LIGHTHOUSE_VERSION = '13.5.0';

const TRIES = 3;

/**
 * The result of one run: scores from 0 to 100, times in milliseconds, bytes of script transferred until the page's
 * content was shown.
 */
export interface PageRun {
  performance: number;
  accessibility: number;
  bestPractices: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  speedIndex: number;
  shift: number;
  script: number;
  /** Lighthouse's benchmark of the machine, from which it derives the speed of a phone. */
  benchmark: number;
  /** The audits that lowered a score below 100, as `audit: title`. */
  problems: string[];
}

/** Measures one URL; `login` is stored where the apps store theirs. */
export type Ask = (url: string, login: string | null) => Promise<PageRun>;

interface Audit {
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  details?: { items?: AuditItem[] };
}
interface AuditItem {
  resourceType?: string;
  transferSize?: number;
  /** Milliseconds from the beginning of the visit. */
  networkRequestTime?: number;
  observedLargestContentfulPaint?: number;
}
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}
interface Chrome {
  port: number;
  kill(): void;
}
/** Installs Lighthouse if the folder does not contain it. */
function install(folder: string, say: (text: string) => void): void {
  const manifest = path.join(folder, 'node_modules/lighthouse/package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === LIGHTHOUSE_VERSION) return;
  say(`installing Lighthouse ${LIGHTHOUSE_VERSION} (about 180 MB)`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies: { lighthouse: LIGHTHOUSE_VERSION } }),
  );
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Runs work that may measure pages; each measurement has its own browser, so that none finds the cached files of another. */
export async function withLighthouse<T>(
  folder: string,
  say: (text: string) => void,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  install(folder, say);
  const load = (file: string) => import(pathToFileURL(path.join(folder, 'node_modules', file)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ]);
  const found = await findChromium(say);
  const once: Ask = async (url, login) => {
    const chrome: Chrome = await launch({
      chromePath: found.path,
      chromeFlags: [
        '--headless=new',
        '--disable-gpu',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        ...found.args,
      ],
      logLevel: 'error',
    });
    try {
      if (login) await signInto(chrome, new URL('/assets/entry/entry.js', url).href, login);
      const result: { lhr: Report } | undefined = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility', 'best-practices'],
      });
      if (!result) throw new Error(`Lighthouse gave no report on ${url}.`);
      return runOf(result.lhr);
    } finally {
      chrome.kill();
    }
  };
  // occasionally Chromium's trace has no beginning and the visit is useless; repeated failure is an error
  return work(async (url, login) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await once(url, login);
      } catch (error) {
        if (tries === TRIES) throw error;
        say(`asking once more: ${(error as Error).message}`);
      }
    }
  });
}

/** Stores a login in the browser as the apps do, on one of their pages that runs no script. */
async function signInto(chrome: Chrome, quietAddress: string, login: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const page = await (browser.contexts()[0] as BrowserContext).newPage();
  await page.goto(quietAddress);
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [tokenKey, login] as const);
  await page.close();
  await browser.close(); // only disconnects
}

function runOf({ categories, audits, environment, runtimeError }: Report): PageRun {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  // later requests only prefetch the next step
  const usable = audits.metrics?.details?.items?.[0]?.observedLargestContentfulPaint ?? Number.POSITIVE_INFINITY;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const problems = ['accessibility', 'best-practices'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    speedIndex: value('speed-index'),
    shift: value('cumulative-layout-shift'),
    script: (audits['network-requests']?.details?.items ?? [])
      .filter(({ resourceType, networkRequestTime = 0 }) => resourceType === 'Script' && networkRequestTime <= usable)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    benchmark: environment.benchmarkIndex,
    problems,
  };
}
