/** Busy pages of both apps stand still while they load: every answer of the API comes a second late, on a phone and a desktop. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createFixture, type Fixture } from './flows/fixture.ts';
import { type BusyPage, busyPages, observeShifts, shiftsOf } from './layoutShifts.ts';
import { createSetup, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(300_000);

/** Cumulative layout shift that visitors do not notice; the web's own limit for a good page is 0.1. */
const MAX_SHIFT = 0.05;

let setup: Setup;
let fixture: Fixture;

beforeAll(async () => {
  setup = await createSetup();
  fixture = await createFixture(setup);
}, 180_000);
afterAll(() => setup?.stop());

/** One page for each person and width, whose process keeps the compiled scripts. */
const visitors = new Map<string, Promise<Visitor>>();
function pageOf(as: BusyPage['as'], width: number): Promise<Visitor> {
  const key = `${as} ${width}`;
  const open = async () => {
    const page = await (as ? setup.person(as, { width }) : setup.visitor({ width }));
    await observeShifts(page);
    return page;
  };
  const found = visitors.get(key) ?? open();
  visitors.set(key, found);
  return found;
}

it.each(busyPages)('[W9] $name does not jump while it loads', async ({ as, path }) => {
  const url = fixture.url(await path(fixture));
  const found = [375, 1280].map(async (width) => {
    const page = await pageOf(as, width);
    await page.goto(url);
    const { total, sources } = await shiftsOf(page);
    return total >= MAX_SHIFT ? [`${width} px: ${total.toFixed(3)} by ${sources.join('; ')}`] : [];
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});
