/** Going to pages of the console as a person does: without loading its scripts again. */
import { expect } from '@jest/globals';
import type { Visitor } from './setup.ts';

/** How long nothing may change, in milliseconds. */
const STABLE_MS = 150;
const PATIENCE_MS = 60_000;

/**
 * Waits until no request is open, no skeleton is left, and the number of elements has been the same for a moment. Throws
 * if that takes longer than `patience` milliseconds.
 */
export async function loaded(page: Visitor, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    const stable = await page.evaluate(
      async ([stableMs, patienceMs]) => {
        const start = performance.now();
        let since = start;
        for (let last = -1; performance.now() - since < stableMs; ) {
          if (performance.now() - start > patienceMs) return false;
          const count = document.getElementsByTagName('*').length;
          const waiting = document.querySelector('.skeleton, .MuiSkeleton-root, .MuiCircularProgress-root');
          if (waiting || count !== last) since = performance.now();
          last = count;
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        return true;
      },
      [STABLE_MS, patience] as const,
    );
    if (!stable) throw new Error('Not loaded: the page shows a skeleton or keeps changing');
    if (page.openRequests.size === 0) return;
    if (Date.now() > end)
      throw new Error(`Not loaded: ${[...page.openRequests].map((request) => request.url()).join(', ')}`);
    await page.waitForTimeout(25);
  }
}

/**
 * Goes to an address of the app that is loaded, and asserts that the server serves it, too. Loads the page if
 * `reload` says so, if no page of this server is open, or if a dialog is. Throws if the page before it has no text, or is
 * still shown after `patience` milliseconds: most of its text outside header and aside must be gone, or a dialog open.
 */
export async function visit(
  page: Visitor,
  url: string,
  { reload = false, patience: timeout = PATIENCE_MS } = {},
): Promise<void> {
  const { origin, pathname } = new URL(url);
  const inApp = !reload && page.url().startsWith(`${origin}/`) && (await page.getByRole('dialog').count()) === 0;
  if (inApp) {
    const response = await page.request.get(url);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/html/),
    ]);
    const textsBefore = await page.evaluateHandle(() =>
      [...document.querySelectorAll('main :not(header *, aside *)')].filter(
        (element) => element.childElementCount === 0 && element.textContent?.trim(),
      ),
    );
    if (await page.evaluate((texts) => texts.length === 0, textsBefore))
      throw new Error(`Nothing would show that ${page.url()} was left: it has no text. Wait for its content first.`);
    await page.evaluate((to) => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', to); // react-router counts its entries
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      scrollTo(0, 0); // as after a link; what the page's bars cover would be measured as cut off
    }, url);
    await page.waitForFunction(
      (texts) =>
        [...document.querySelectorAll('[role=dialog]')].some((dialog) =>
          dialog.checkVisibility({ visibilityProperty: true }),
        ) || texts.filter(({ isConnected }) => isConnected).length < texts.length / 2,
      textsBefore,
      { timeout },
    );
  } else {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
  }
  expect(new URL(page.url()).pathname).toBe(pathname);
}
