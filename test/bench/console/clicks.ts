/** The time from a click on a link to the rows of its list, in two databases of different size, alternately. */
import type { Page } from 'playwright-core';
import { ROW } from '../../../admin/src/list/rowCursor.ts';
import { median } from '../load.ts';
import type { Ids, Side } from './side.ts';

/** The maximum ratio of the larger database's time to the smaller one's. */
export const MAX_RATIO = 1.2;
const WARM_UP = 2;
const TRIES = 7;
/** Milliseconds after which a list without rows ends the bench. */
const TIMEOUT = 60_000;

interface List {
  title: string;
  /** The page with the link, and the URL that the link opens. */
  from: (ids: Ids) => string;
  to: (ids: Ids) => string;
}
export interface ClickTime {
  title: string;
  /** Milliseconds, medians. */
  small: number;
  large: number;
  /** The number of rows of the list on both sides. */
  rows: [small: number, large: number];
}

const planner = '/campaign-planner';
const campaignOf = ({ sponsor, campaign }: Ids) => `${planner}/sponsors/${sponsor}/campaigns/${campaign}`;

/** A page without a list, whose menu links to the lists. */
const fromMenu = () => '/league-import';
const LISTS: List[] = [
  { title: 'Organizations', from: fromMenu, to: () => '/organizations' },
  { title: 'Sponsors', from: fromMenu, to: () => `${planner}/sponsors` },
  { title: 'Campaigns', from: () => `${planner}/sponsors`, to: () => `${planner}/campaigns` },
  { title: 'Offers', from: () => `${planner}/sponsors`, to: () => `${planner}/offers` },
  { title: 'Checks', from: fromMenu, to: () => '/checks' },
  { title: 'Mails', from: () => '/mails/samples', to: () => '/mails' },
  { title: 'Pending photos', from: fromMenu, to: () => '/verifications/pending' },
  { title: 'Staff', from: fromMenu, to: () => '/staff' },
  {
    title: "A campaign's sponsorable properties",
    from: campaignOf,
    to: (ids) => `${campaignOf(ids)}/included-leagues`,
  },
  {
    title: "An organization's offers",
    from: ({ organization }) => `/organizations/${organization}/shippinginfo`,
    to: ({ organization }) => `/organizations/${organization}/campaigns`,
  },
];

declare global {
  interface Window {
    /** Milliseconds from the click until the rows are painted, and the number of rows. */
    benchRows?: Promise<{ took: number; rows: number }>;
  }
}

/** Prepares a page to time its next click: until rows that were not there before are painted under `path`. */
const watchRows = (page: Page, path: string) =>
  page.evaluate(
    ([selector, target, timeout]) => {
      window.benchRows = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`${target} showed no rows.`)), timeout);
        const onClick = ({ timeStamp }: Event) => {
          const before = new Set(document.querySelectorAll(selector));
          const newRows = () => [...document.querySelectorAll(selector)].filter((row) => !before.has(row));
          const observer = new MutationObserver(() => {
            if (location.pathname !== target || newRows().length === 0) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              const painted = new MessageChannel();
              painted.port1.onmessage = () => resolve({ took: performance.now() - timeStamp, rows: newRows().length });
              painted.port2.postMessage(null);
            });
          });
          observer.observe(document.body, { childList: true, subtree: true });
        };
        document.addEventListener('click', onClick, { capture: true, once: true });
      });
    },
    [ROW, path, TIMEOUT] as const,
  );

/** One measurement on a page that has not loaded the list before. */
async function clickOnce(page: Page, { url, ids }: Side, list: List): Promise<{ took: number; rows: number }> {
  const to = list.to(ids);
  await page.goto(url + list.from(ids), { waitUntil: 'networkidle' });
  await watchRows(page, to);
  await page.locator(`a[href="${to}"]`).first().click();
  const result = await page.evaluate(() => window.benchRows);
  if (!result) throw new Error(`${list.title}: the click reloaded the page.`);
  return result;
}

/** Measures every list on both sides alternately, so that a busy moment affects both. */
export async function timeClicks(small: Side, large: Side, say: (text: string) => void): Promise<ClickTime[]> {
  const sides = [small, large] as const;
  const pages = await Promise.all([small.open(), large.open()]);
  const times: ClickTime[] = [];
  for (const list of LISTS) {
    const took: [number[], number[]] = [[], []];
    const rows: [number, number] = [0, 0];
    for (let round = -WARM_UP; round < TRIES; round += 1)
      for (const index of [0, 1] as const) {
        const result = await clickOnce(pages[index], sides[index], list);
        if (round >= 0) took[index].push(result.took);
        rows[index] = result.rows;
      }
    const time = { title: list.title, small: median(took[0]), large: median(took[1]), rows };
    say(
      `${list.title}: ${time.small.toFixed(0)} and ${time.large.toFixed(0)} ms from a click to ${rows.join(' and ')} rows`,
    );
    times.push(time);
  }
  for (const page of pages) await page.context().close();
  return times;
}
