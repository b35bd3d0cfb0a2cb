/** Whether typing in a list's search loses a typed character, at any typing or processor speed. */
import type { Page, Request } from 'playwright-core';
import { ROW } from '../../../admin/src/list/rowCursor.ts';
import { type Side, slowDown } from './side.ts';

/** Milliseconds per key. */
export const PACES = [20, 80, 200] as const;
/** By which factor the processor is slowed down. */
export const RATES = [1, 4] as const;
const TEXT = 'springfield soccer club';
const LISTS = [
  { title: 'Organizations', path: '/organizations' },
  { title: 'Campaigns', path: '/campaign-planner/campaigns' },
  { title: 'Offers', path: '/campaign-planner/offers' },
];
/** Milliseconds until the search for the whole text must have been sent. */
const WAIT = 10_000;

export interface Typed {
  title: string;
  pace: number;
  rate: number;
  /** The input's final value and the page's last search; both are the typed text if nothing is lost. */
  value: string;
  searched: string;
}

export const isKept = ({ value, searched }: Typed): boolean => value === TEXT && searched === TEXT;

/** The search of a GraphQL request; undefined for any other. */
function searchOf(request: Request): string | undefined {
  if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return undefined;
  return request.postDataJSON()?.variables?.search;
}

async function typeOnce(page: Page, url: string, pace: number): Promise<Pick<Typed, 'value' | 'searched'>> {
  let searched = '';
  page.on('request', (request) => {
    searched = searchOf(request) ?? searched;
  });
  await page.goto(url);
  await page.locator(ROW).first().waitFor();
  const search = page.locator('main input[type=search]').first();
  await search.click();
  await page.keyboard.type(TEXT, { delay: pace });
  for (const end = Date.now() + WAIT; searched !== TEXT && Date.now() < end; ) await page.waitForTimeout(50);
  await page.waitForTimeout(500); // waits, because an earlier search could still be sent late
  return { value: await search.inputValue(), searched };
}

/** Types the same text into each search at each speed. */
export async function typeSearches(side: Side, say: (text: string) => void): Promise<Typed[]> {
  const results: Typed[] = [];
  for (const { title, path } of LISTS)
    for (const rate of RATES)
      for (const pace of PACES) {
        const page = await side.open();
        await slowDown(page, rate);
        const typed = { title, pace, rate, ...(await typeOnce(page, side.url + path, pace)) };
        await page.context().close();
        if (!isKept(typed)) say(`${title}, ${pace} ms a key, ${rate} times slower: ${JSON.stringify(typed)}`);
        results.push(typed);
      }
  say(`typing: ${results.filter(isKept).length} of ${results.length} searches lost nothing`);
  return results;
}
