/** The console without a mouse: log in, search, open, change and save, navigate between pages, answer a dialog. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { showsFocus, tabTo } from './keyboard.ts';
import { createSetup, DEMO_PASSWORD, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let page: Visitor;
const step = inOrder(() => setup);

beforeAll(async () => {
  setup = await createSetup();
  page = await setup.visitor();
}, 180_000);
afterAll(() => setup?.stop());

it(
  'logs in and moves the focus into the page',
  step(async () => {
    await page.goto(`${setup.server.url}/organizations`);
    await page.getByLabel('Email').waitFor();
    await page.getByLabel('Email').focus();
    await page.keyboard.type('superadmin@sideline.test');
    await tabTo(page, /^Password/);
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Organizations/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await showsFocus(page)).toBe(true);
  }),
);

it(
  '[O16] searches by /, chooses a row by j and k, selects by x, opens by Enter, and comes back to the row',
  step(async () => {
    await page.locator('tbody tr').nth(3).waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('/');
    await until(() => page.evaluate(() => document.activeElement?.matches('[type=search]')));
    await page.keyboard.type('youth');
    await page.waitForURL(/youth/);
    await until(async () => {
      const names = await page.locator('tbody tr td:nth-child(2)').allTextContents();
      return names.length > 1 && names.every((name) => /youth/i.test(name));
    });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    await page.keyboard.press('x');
    await page.getByText('1 item selected').waitFor();
    await page.keyboard.press('x');
    const chosen = await page.locator('tbody tr').nth(1).locator('td').nth(1).textContent();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/organizations\/\d+/);
    await page.getByRole('textbox', { name: 'Contact email' }).waitFor();
    const title = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() as string;
    expect(chosen).toContain(title);
    await page.goBack();
    await page.waitForURL(/youth/);
    await page.locator('tbody tr').nth(1).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/organizations\/\d+/);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }),
);

it(
  'changes a field, saves it by Ctrl+S, and answers the question about leaving',
  step(async () => {
    await page.getByRole('textbox', { name: 'Contact email' }).waitFor();
    await tabTo(page, /^Contact email/);
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('by.keyboard@rioverde.test');
    await page.keyboard.press('Control+s');
    const stored = () =>
      setup.rows(`select 1 from app_public.organizations where contact_email = 'by.keyboard@rioverde.test'`);
    await until(async () => (await stored()).length === 1);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('not.saved@rioverde.test');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('checks');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /leave|unsaved|discard/i }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', { name: 'Contact email' }).inputValue()).toBe('not.saved@rioverde.test');
  }),
);

it(
  '[O20] a page that the palette opens has the focus',
  step(async () => {
    await page.goto(`${setup.server.url}/campaign-planner/offers`);
    await page.locator('tbody tr').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('staff');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/staff/);
    await until(() => page.evaluate(() => document.activeElement !== document.body));
  }),
);

it(
  '[O24] sorts, filters and edits in bulk',
  step(async () => {
    await page.goto(`${setup.server.url}/campaign-planner/campaigns`);
    await page.locator('tbody tr').first().waitFor();
    await tabTo(page, /^Sort by campaign/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/sort=name/);
    await until(async () => {
      const names = await page.locator('tbody tr td:nth-child(2)').allTextContents();
      return names.length > 1 && names.join() === names.toSorted((a, b) => a.localeCompare(b)).join();
    });
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await tabTo(page, /^Edit$/, 'Shift+Tab'); // the selection's buttons are above the table
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Edit 2 campaigns' }).waitFor();
    await tabTo(page, /^Year/);
    await page.keyboard.type('2032');
    await page.keyboard.press('Enter');
    await until(async () => (await setup.rows('select 1 from app_public.campaigns where year = 2032')).length === 2);
    expect(page.errors).toEqual([]);
  }),
);
