/** Every page of the console on a phone and a desktop, light and dark: no axe violation, nothing wider than the screen. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { checkPage } from './flows/checkPage.ts';
import { consolePages } from './flows/consolePages.ts';
import { createFixture, type Fixture } from './flows/fixture.ts';
import { createSetup, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(300_000);

let setup: Setup;
let fixture: Fixture;
let page: Visitor;

beforeAll(async () => {
  setup = await createSetup();
  fixture = await createFixture(setup);
  page = await setup.person('superadmin', { width: 375 });
}, 180_000);
afterAll(() => setup?.stop());

it.each(consolePages)('$name', async ({ name, path, ready, open, except = [] }) => {
  await setup.picturing(async () => {
    const violations: string[] = [];
    const response = await page.goto(fixture.url(await path(fixture)));
    expect(response?.status()).toBe(200); // the server serves the page
    await ready(page).waitFor();
    await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
    await open?.(page);
    await checkPage(page, violations, { app: 'console', touch: false, except })(name);
    expect([...violations, ...page.errors.splice(0)]).toEqual([]);
  });
});
