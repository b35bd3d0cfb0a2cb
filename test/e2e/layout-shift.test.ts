/** Busy pages of both apps stand still while they load: every answer of the API comes a second late, on a phone and a desktop. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createFixture, type Fixture } from './flows/fixture.ts';
import { busyPages, observeShifts, shiftsOf } from './layoutShifts.ts';
import { createSetup, type Setup } from './setup.ts';

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

it.each(busyPages)('[W9] $name does not jump while it loads', async ({ as, path }) => {
  const found: string[] = [];
  for (const width of [375, 1280]) {
    const page = await (as ? setup.person(as, { width }) : setup.visitor({ width }));
    await observeShifts(page);
    await page.goto(fixture.url(await path(fixture)));
    const { total, sources } = await shiftsOf(page);
    if (total >= MAX_SHIFT) found.push(`${width} px: ${total.toFixed(3)} by ${sources.join('; ')}`);
    await page.context().close();
  }
  expect(found).toEqual([]);
});
