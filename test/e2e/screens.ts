/** Checks the current screen of a journey: accessibility on a desktop and a phone; takes pictures if SIDELINE_PICTURES names a folder. */
import { expect } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import type { Visitor } from './setup.ts';

const desk = { width: 1280, height: 860 };
const phone = { width: 375, height: 812 };

/** Expects no axe violation and nothing wider than the screen, in light and dark; leaves the page in light desktop view. */
export async function lookAtScreen(page: Visitor, name: string): Promise<void> {
  const folder = process.env.SIDELINE_PICTURES;
  const violations: string[] = [];
  for (const [size, dark] of [
    [phone, false],
    [phone, true],
    [desk, true],
    [desk, false],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.querySelector<HTMLElement>('.RaSidebar-modal .MuiBackdrop-root')?.click());
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.waitForTimeout(200); // color transitions
    const label = `${name}-${size.width}${dark ? '-dark' : ''}`;
    const found = await accessibilityViolations(page, dark ? { only: ['color-contrast'] } : {});
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    violations.push(
      ...found.map((one) => `${label}: ${one}`),
      ...(excess > 0 ? [`${label}: ${excess} px too wide`] : []),
    );
    if (folder) await page.screenshot({ path: `${folder}/${label}.png` });
  }
  expect(violations).toEqual([]);
}
