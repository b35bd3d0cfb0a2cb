/** Going to pages of the console as a person does: without loading its scripts again. */
import { expect } from '@jest/globals';
import type { Visitor } from './setup.ts';

/** How long nothing may change, in milliseconds. */
const STABLE_MS = 150;
const PATIENCE_MS = 60_000;

/** Waits until no request is open, no skeleton is left, and the number of elements has been the same for a moment. */
export async function loaded(page: Visitor): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    await page.evaluate(
      async ([stable, patience]) => {
        const start = performance.now();
        let since = start;
        for (let last = -1; performance.now() - since < stable && performance.now() - start < patience; ) {
          const count = document.getElementsByTagName('*').length;
          const waiting = document.querySelector('.skeleton, .MuiSkeleton-root, .MuiCircularProgress-root');
          if (waiting || count !== last) since = performance.now();
          last = count;
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
      },
      [STABLE_MS, PATIENCE_MS] as const,
    );
    if (page.openRequests.size === 0) return;
    if (Date.now() > end) throw new Error(`Not loaded: ${[...page.openRequests].map((one) => one.url()).join(', ')}`);
    await page.waitForTimeout(25);
  }
}

/**
 * Goes to an address of the app that is loaded, and asserts that the server serves it, too. Loads the page if
 * `reload` says so, if no page of this server is open, or if a dialog is.
 */
export async function visit(page: Visitor, url: string, { reload = false } = {}): Promise<void> {
  const { origin } = new URL(url);
  const inApp = !reload && page.url().startsWith(`${origin}/`) && (await page.getByRole('dialog').count()) === 0;
  if (!inApp) {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    return;
  }
  const response = await page.request.get(url);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, expect.stringMatching(/^text\/html/)]);
  await page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', to); // react-router counts its entries
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, url);
}
