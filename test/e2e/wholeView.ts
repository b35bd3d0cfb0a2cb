/** Whether a part of a page loses nothing with large text and in forced colors. */
import { expect } from '@jest/globals';
import type { Locator } from '../harness/browser.ts';
import type { Visitor } from './setup.ts';

/** Everything within the element is as wide as its place or less, and its buttons and links have a visible edge, text or line. */
async function isWhole(page: Visitor, place: Locator): Promise<void> {
  const lost = await place.evaluate((root) => {
    const room = document.documentElement.clientWidth;
    const wide = [document.documentElement, root, ...root.querySelectorAll('*')]
      .filter((element) => element.getClientRects().length > 0 && !element.closest('.sr, svg'))
      .filter((element) => element.getBoundingClientRect().right > room + 1 || element.scrollWidth > room)
      .map((element) => `too wide: ${element.tagName} ${element.textContent?.slice(0, 40)}`);
    const hidden = [...root.querySelectorAll('button, a[href]')].flatMap((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const { color, backgroundColor } = getComputedStyle(element);
      const seen = hit !== null && (element.contains(hit) || hit.contains(element)) && color !== backgroundColor;
      return seen ? [] : [`not visible: ${element.textContent?.trim() || element.getAttribute('aria-label')}`];
    });
    return [...wide, ...hidden];
  });
  expect(lost).toEqual([]);
  expect(await place.getByRole('button').or(place.getByRole('link')).count()).toBeGreaterThan(0);
  if (process.env.SIDELINE_PICTURES)
    await page.screenshot({ path: `${process.env.SIDELINE_PICTURES}/whole-${Date.now()}.png` });
}

/** Without loss with text twice as large, and in forced colors, in which buttons keep an edge. */
export async function isWholeInEveryView(page: Visitor, place: Locator): Promise<void> {
  const textSize = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await textSize('200%');
  await isWhole(page, place);
  await textSize('');
  await page.emulateMedia({ forcedColors: 'active' });
  await isWhole(page, place);
  const edgeless = await place
    .locator('.button')
    .evaluateAll(
      (all) => all.filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1).length,
    );
  expect(edgeless).toBe(0);
  await page.emulateMedia({ forcedColors: 'none' });
}
