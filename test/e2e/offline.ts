/** What the service worker of the proof pages has kept. */
import type { Page } from '../harness/browser.ts';

/** Whether the page and its deadline are kept on the device. */
export const worksOffline = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
      if (['/proof-page', '/proof-answer'].every((part) => kept.some((url) => url.includes(part)))) return true;
    }
    return false;
  });
