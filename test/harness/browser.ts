/** The headless Chromium that the runner found. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Locator, type Page, type Request } from 'playwright-core';
import { fromRunner } from './environment.ts';

export type { Browser, Locator, Page, Request };

/** Starts the browser; close it in afterAll. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: fromRunner('CHROME_PATH'),
    chromiumSandbox: process.getuid?.() !== 0,
    args: JSON.parse(process.env.CHROME_ARGS ?? '[]'),
  });
}

/** WCAG 2.2 A and AA violations that axe finds on a page, one line each. `except`: rules that are not applied. */
export async function accessibilityViolations(page: Page, { except = [] as string[] } = {}): Promise<string[]> {
  const there = await page.evaluate(() => 'axe' in window);
  if (!there) await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async (without) => {
    // what is far from the screen, or behind the bar of shortcuts, is measured as it is once it has been scrolled to;
    // what is behind a message as it is once the message has gone by itself
    const shown = new CSSStyleSheet();
    shown.replaceSync(`* { content-visibility: visible !important }
      aside[aria-label='Keyboard shortcuts'], .MuiSnackbar-root { position: static !important }`);
    document.adoptedStyleSheets.push(shown);
    // @ts-expect-error axe was put into the page a moment ago
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    });
    document.adoptedStyleSheets.pop();
    return violations.map(
      (violation: { id: string; help: string; nodes: { target: string[] }[] }) =>
        `${violation.id}: ${violation.help} — ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, except);
}
