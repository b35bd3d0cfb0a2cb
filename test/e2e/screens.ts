/** Checks the current screen of a journey: accessibility on a desktop and a phone; takes pictures if SIDELINE_PICTURES names a folder. */
import { expect } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { LONG } from '../harness/long.ts';
import { rest } from './flows/checkPage.ts';
import type { Visitor } from './setup.ts';

const desk = { width: 1280, height: 860 };
const phone = { width: 375, height: 812 };

/**
 * Shows the page on a dark phone and a light desktop, for pictures and in `npm run test:long` in the other two views, too;
 * leaves it on the light desktop. `work` gets a label of the view.
 */
async function inEachView(page: Visitor, work: (view: string) => Promise<void>): Promise<void> {
  const others =
    LONG || process.env.SIDELINE_PICTURES
      ? ([
          [phone, false],
          [desk, true],
        ] as const)
      : [];
  for (const [size, dark] of [[phone, true], ...others, [desk, false]] as const) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.querySelector<HTMLElement>('.RaSidebar-modal .MuiBackdrop-root')?.click());
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await rest(page);
    await work(`${size.width}${dark ? '-dark' : ''}`);
  }
}

/** Takes pictures of the whole page in each view if SIDELINE_PICTURES names a folder. */
export async function takePictures(page: Visitor, name: string): Promise<void> {
  const folder = process.env.SIDELINE_PICTURES;
  if (!folder) return;
  await inEachView(page, async (view) => {
    await page.screenshot({ path: `${folder}/${name}-${view}.png`, fullPage: true });
  });
}

/** Texts that a flex box without a gap sets right beside an element, although the source has a space between them: "24proven". */
const gluedTexts = (page: Visitor): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#main *')]
      .filter((box) => {
        const { display, columnGap, flexDirection } = getComputedStyle(box);
        if (!/flex/.test(display) || !/^row/.test(flexDirection) || Number.parseFloat(columnGap) > 0) return false;
        const copy = box.cloneNode(true);
        copy.normalize(); // React sets texts beside each other
        return [...copy.childNodes].some(
          (node) =>
            node.nodeType === Node.TEXT_NODE &&
            /\S/.test(node.nodeValue ?? '') &&
            ((/^\s/.test(node.nodeValue ?? '') && node.previousSibling) ||
              (/\s$/.test(node.nodeValue ?? '') && node.nextSibling)),
        );
      })
      .map((box) => box.textContent ?? ''),
  );

/** Expects no axe violation, no text without its space and nothing wider than the screen in each view; leaves the page on the light desktop. */
export async function lookAtScreen(page: Visitor, name: string): Promise<void> {
  const folder = process.env.SIDELINE_PICTURES;
  const violations: string[] = [];
  await inEachView(page, async (view) => {
    const label = `${name}-${view}`;
    const found = await accessibilityViolations(page);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    violations.push(
      ...found.map((problem) => `${label}: ${problem}`),
      ...(await gluedTexts(page)).map((text) => `${label}: no space within "${text}"`),
      ...(excess > 0 ? [`${label}: ${excess} px too wide`] : []),
    );
    if (folder) await page.screenshot({ path: `${folder}/${label}.png` });
  });
  expect(violations).toEqual([]);
}
