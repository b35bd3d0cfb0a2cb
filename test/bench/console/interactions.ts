/** Interaction to next paint on the ten busiest pages, measured by web-vitals while the processor is slowed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { type BusyPage, PAGES } from './busyPages.ts';
import { type Side, slowDown } from './side.ts';

/** Milliseconds at the 75th percentile of visits. */
export const MAX_INP = 200;
/** By which factor the processor is slowed down. */
export const SLOWER = 4;
export const VISITS = 4;

export interface Interaction {
  title: string;
  /** The page's interaction to next paint, and the step that caused it. */
  inp: number;
  slowest: string;
  steps: number;
}

declare global {
  interface Window {
    webVitals: {
      onINP(
        report: (metric: { value: number }) => void,
        options: { reportAllChanges: boolean; durationThreshold: number },
      ): void;
    };
    /** Milliseconds of the visit so far; absent while no interaction took 16 ms. */
    benchInp?: number;
  }
}

const WEB_VITALS = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/\\]+$/, 'web-vitals.iife.js'),
  'utf8',
);
const WATCH = `${WEB_VITALS};webVitals.onINP(({ value }) => { window.benchInp = value; }, { reportAllChanges: true, durationThreshold: 16 });`;

/** Milliseconds between steps, while a person would look at the page. */
const LOOK = 500;

/** Waits until the page has done what the step asked for; returns the visit's value so far. */
async function settle(page: Page): Promise<number> {
  await page.waitForTimeout(LOOK);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestIdleCallback(() => setTimeout(() => resolve(window.benchInp ?? 0)), { timeout: 1000 }),
      ),
  );
}

/** One visit: all steps in order. */
async function visit(
  side: Side,
  { title, path, ready, steps: run }: BusyPage,
): Promise<{ inp: number; slowest: string }> {
  const page = await side.open();
  try {
    await page.addInitScript(WATCH);
    await page.goto(side.url + path(side.ids), { waitUntil: 'networkidle' });
    await page.locator(ready).first().waitFor();
    await slowDown(page, SLOWER);
    let inp = 0;
    let slowest = '';
    for (const step of run) {
      await step.run(page).catch((error: Error) => {
        throw new Error(`${title}, ${step.title}: ${error.message}`);
      });
      const now = await settle(page);
      if (now > inp) slowest = step.title;
      inp = now;
    }
    return { inp, slowest };
  } finally {
    await page.context().close();
  }
}

/** The result for each page: the 75th percentile of its visits. */
export async function measureInteractions(side: Side, say: (text: string) => void): Promise<Interaction[]> {
  const results: Interaction[] = [];
  for (const page of PAGES) {
    const visits: { inp: number; slowest: string }[] = [];
    for (let n = 1; n <= VISITS; n += 1) {
      const measured = await visit(side, page);
      say(`${page.title}, visit ${n} of ${VISITS}: ${measured.inp} ms (${measured.slowest})`);
      visits.push(measured);
    }
    visits.sort((a, b) => a.inp - b.inp);
    const at = visits[Math.ceil(VISITS * 0.75) - 1] as (typeof visits)[number];
    results.push({ title: page.title, ...at, steps: page.steps.length });
  }
  return results;
}
