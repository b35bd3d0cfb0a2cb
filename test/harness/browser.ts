/** A headless Chromium, the one that the runner found. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';
import { fromRunner } from './environment.ts';

export type { Browser, Page };

/** Starts the browser; close it in afterAll. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: fromRunner('CHROME_PATH'),
    chromiumSandbox: process.getuid?.() !== 0,
    args: JSON.parse(process.env.CHROME_ARGS ?? '[]'),
  });
}

/** What keeps people from using a page: WCAG 2.2 A and AA faults found by axe, one line each; empty is good. */
export async function accessibilityFaults(page: Page, { except = [] as string[] } = {}): Promise<string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  return page.evaluate(async (rules) => {
    // @ts-expect-error axe was put into the page a moment ago
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(
      (one: { id: string; help: string; nodes: { target: string[] }[] }) =>
        `${one.id}: ${one.help} — ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, except);
}
