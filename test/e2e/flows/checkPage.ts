/**
 * Checks a page on a dark phone and on a light desktop, in English and Spanish. Violations are collected. `npm run test:long`
 * also checks it on a light phone and a dark desktop. With SIDELINE_PICTURES set to a folder, the views listed in
 * pictures.ts are saved there as WebP (`npm run pictures`).
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { accessibilityViolations, type Page } from '../../harness/browser.ts';
import { LONG } from '../../harness/long.ts';
import { keptPictures } from './pictures.ts';

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 860 };
/** A desktop screen zoomed to 400 %. */
const zoomed = { width: 320, height: 256 };
/** The maximum height of a picture: the rest of a long page shows nothing new. */
const tallest = 1300;

/** Checks the page in every view; `name` starts the names of its pictures. */
export type PageCheck = (name: string) => Promise<void>;

/** Elements wider than the screen: the page then scrolls sideways, which nobody notices. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    const names = wide.slice(-3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return [`${document.documentElement.scrollWidth} wide on ${room}: ${names.join(', ')}`];
  });

/** Sticky or fixed elements that the screen cuts off, or that leave less than a third of the screen to the page. */
const stuck = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolled = (one: Element, bar: Element): boolean => {
      for (let at: Element | null = one; at; at = at === bar ? null : at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true;
      return false;
    };
    const bars = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { position } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && !element.closest('dialog') && element.offsetHeight > 1;
    });
    const beyond = bars.flatMap((bar) =>
      [...bar.querySelectorAll('a[href], button, summary')]
        .filter(
          (child) => child.getBoundingClientRect().width > 0 && child.getBoundingClientRect().right > innerWidth + 1,
        )
        .filter((child) => !scrolled(child, bar)) // a row of tabs is scrolled sideways
        .map((child) => `out of reach: ${child.textContent?.trim()}`),
    );
    // a quarter of a line is blank above its letters
    const badge = document.querySelector('.nonprod')?.getBoundingClientRect();
    const brand = document.createRange();
    brand.selectNodeContents(document.querySelector('.brand') ?? document.createTextNode(''));
    const covered = [...brand.getClientRects()].some(
      (line) =>
        badge &&
        line.height > 0 &&
        line.left < badge.right &&
        badge.left < line.right &&
        line.top + line.height / 4 < badge.bottom,
    );
    if (covered) beyond.push('the badge covers the brand');
    const held = bars.filter((bar) => bar.offsetWidth > innerWidth / 2).reduce((sum, bar) => sum + bar.offsetHeight, 0);
    return held > (innerHeight * 2) / 3 ? [...beyond, `bars hold ${held} of ${innerHeight} pixels`] : beyond;
  });

const textSize = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

/** Targets too small for a finger: buttons, fields and links outside of running text that are less than 44 pixels high or wide. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inText = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, td, dd, span, small') !== null;
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter(
        (element) => !inText(element) && !element.closest('.maplibregl-map, [inert]') && !element.matches('.skip'),
      )
      .flatMap((element) => {
        // a hidden file input is pressed through its label
        const area = element.matches('[type=checkbox], [type=radio]')
          ? (element.closest('label') ?? element)
          : (element.matches('.sr[type=file]') && (element as HTMLInputElement).labels?.[0]) || element;
        const { width, height } = area.getBoundingClientRect();
        if (width === 0 || (width >= 43.5 && height >= 43.5)) return [];
        const name = (element.textContent || element.getAttribute('aria-label') || element.tagName).trim().slice(0, 30);
        return [`${name}: ${Math.round(width)}×${Math.round(height)}`];
      });
  });

/** Elements that a sticky or fixed bar covers wholly when the keyboard reaches them (WCAG 2.2, 2.4.11). */
const obscured = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = (one: Element | null): Element | null => {
      for (let at = one; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const covered = (one: HTMLElement): boolean => {
      const { left, top, width, height } = one.getBoundingClientRect();
      if (width < 2 || height < 2) return false;
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
      return points.every(([x = 0, y = 0]) => {
        const over = bar(document.elementFromPoint(x, y));
        return over !== null && !over.contains(one);
      });
    };
    if (document.querySelector('dialog[open], [role=dialog]')) return [];
    const before = [document.activeElement, scrollY] as const;
    const all = [
      ...document.querySelectorAll<HTMLElement>('main a[href], main button, main input, main select, main textarea'),
    ];
    const found = all.filter((element) => {
      element.focus();
      return document.activeElement === element && covered(element);
    });
    (before[0] as HTMLElement | null)?.focus();
    scrollTo(0, before[1]);
    return found.map(
      (element) =>
        `hidden behind a bar when focused: ${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}`,
    );
  });

/** Waits until animations have ended and everything has loaded. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** For a picture, images and maps must have loaded too, except those that load when scrolled to; a map needs time to draw. */
const settled = async (page: Page) => {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await rest(page);
  if (await page.locator('.place-map, .sl-map').count()) await page.waitForTimeout(1500);
};

const speak = (page: Page, language: 'en' | 'es') =>
  page.evaluate(async (to) => {
    const toggle = document.querySelector<HTMLButtonElement>('.footer__language');
    if (!toggle || document.documentElement.lang === to) return document.documentElement.lang === to;
    toggle.click();
    while (document.documentElement.lang !== to) await new Promise((resolve) => requestAnimationFrame(resolve));
    return true;
  }, language);

/**
 * `app`: the first word of a picture's name. `touch`: whether buttons must be large enough for a finger. `except`: rules of axe.
 * `large`: whether it must work with text of 200 % and zoomed to 400 % [L7].
 */
type Options = { app?: string; touch?: boolean; except?: string[]; large?: boolean };

/** Returns the check of a page in each look; `violations` collects the violations, named by look and screen. */
export function checkPage(
  page: Page,
  violations: string[],
  { app = 'portal', touch = true, except = [], large = app === 'portal' }: Options = {},
): PageCheck {
  const folder = process.env.SIDELINE_PICTURES;
  const savePicture = async (name: string, size: typeof phone) => {
    const picture = `${app}-${name}`;
    if (!folder || !keptPictures.has(picture)) return;
    mkdirSync(folder, { recursive: true });
    const whole = await page.evaluate(() =>
      document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
    );
    await page.setViewportSize({ ...size, height: Math.min(tallest, Math.max(size.height, whole)) });
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await settled(page);
    await sharp(await page.screenshot())
      .webp({ quality: 70, effort: 6 })
      .toFile(path.join(folder, `${picture}.webp`));
    await page.setViewportSize(size);
  };
  const show = async (size: typeof phone, colorScheme: 'light' | 'dark') => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await rest(page);
  };
  return async (name) => {
    const say = (screen: string, found: string[]) =>
      violations.push(...found.map((problem) => `${name}, ${screen}: ${problem}`));
    const enlarge = async (screen: string) => {
      await textSize(page, '200%');
      await rest(page);
      say(`${screen}, text 200 %`, [...(await overflow(page)), ...(await stuck(page))]);
      await textSize(page, '');
    };
    await show(phone, 'dark');
    say('375 dark', [
      ...(await overflow(page)),
      ...(await obscured(page)),
      ...(touch ? await smallTargets(page) : []),
      ...(await accessibilityViolations(page, { except })),
    ]);
    if (folder || LONG) {
      await savePicture(`${name}-375-dark`, phone);
      await show(phone, 'light');
      say('375', await accessibilityViolations(page, { except }));
      await savePicture(`${name}-375`, phone);
    }
    const spanish = await speak(page, 'es');
    if (spanish) {
      await rest(page);
      say('375 es', await overflow(page));
      await savePicture(`${name}-375-es`, phone);
      if (large) await enlarge('375 es');
      await speak(page, 'en');
    }
    if (large) {
      if (!spanish || LONG) await enlarge('375'); // Spanish has the longer words
      await page.setViewportSize(zoomed);
      await rest(page);
      say('zoomed 400 %', [...(await overflow(page)), ...(await stuck(page))]);
    }
    if (folder || LONG) {
      await show(desk, 'dark');
      say('1280 dark', await accessibilityViolations(page, { except }));
      await savePicture(`${name}-dark`, desk);
    }
    await show(desk, 'light');
    say('1280', [
      ...(await overflow(page)),
      ...(await obscured(page)),
      ...(await accessibilityViolations(page, { except })),
    ]);
    await savePicture(name, desk);
    await page.setViewportSize(phone);
    await rest(page);
  };
}
