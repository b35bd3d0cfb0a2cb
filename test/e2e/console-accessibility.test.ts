/** Every page of the console on a phone and a desktop, light and dark: no axe violation, nothing wider than the screen. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { checkPage } from './flows/checkPage.ts';
import { consolePages } from './flows/consolePages.ts';
import { createFixture, type Fixture } from './flows/fixture.ts';
import { createSetup, type Setup, type Visitor } from './setup.ts';
import { loaded, visit } from './visiting.ts';

jest.setTimeout(300_000);

let setup: Setup;
let fixture: Fixture;
let page: Visitor;
/** Sections of the console, by the first part of the path, of which a page was loaded and not only visited. */
const loadedSections = new Set<string>();

beforeAll(async () => {
  setup = await createSetup();
  fixture = await createFixture(setup);
  page = await setup.person('superadmin', { width: 375 });
}, 180_000);
afterAll(() => setup?.stop());

it.each(consolePages)('$name', async ({ name, path, ready, open, except = [] }) => {
  await setup.picturing(async () => {
    const violations: string[] = [];
    const address = await path(fixture);
    const section = address.split(/[/?]/, 2).join('/');
    await visit(page, fixture.url(address), { reload: !loadedSections.has(section) });
    loadedSections.add(section);
    await ready(page).waitFor();
    await loaded(page);
    await open?.(page);
    await checkPage(page, violations, { app: 'console', touch: false, except })(name);
    expect([...violations, ...page.errors.splice(0)]).toEqual([]);
  });
});

it('notices a page that stays when another is visited, and one that never loads', async () => {
  await visit(page, fixture.url('/organizations'), { reload: true });
  await page.locator('tbody tr').first().waitFor();
  await loaded(page);
  await page.evaluate(() => {
    globalThis.dispatchEvent = () => true; // the router is not told
  });
  await expect(visit(page, fixture.url('/checks'), { patience: 2000 })).rejects.toThrow(/Timeout/);
  await loaded(page);
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('p'), { className: 'skeleton' })),
  );
  await expect(loaded(page, 500)).rejects.toThrow(/Not loaded/);
});
