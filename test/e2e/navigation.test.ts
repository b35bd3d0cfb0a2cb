/** Browser navigation: the Back button, and URLs with a fragment. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSetup, DEMO_PASSWORD, type Setup, until } from './setup.ts';

let setup: Setup;

beforeAll(async () => {
  setup = await createSetup();
}, 120_000);
afterAll(() => setup?.stop());

it('[S-418] the browser’s Back asks before discarding what was typed on a phone: no stays, yes leaves', async () => {
  const page = await setup.person('league', { width: 375 });
  const asked: string[] = [];
  let yes = false;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (yes ? dialog.accept() : dialog.dismiss());
  });
  await page.goto(`${setup.server.url}/organization-dashboard`);
  await page.getByText('Account', { exact: true }).click();
  await page.getByRole('link', { name: 'Change Password' }).click();
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('Typed and not saved');

  await page.evaluate(() => history.back());
  await until(async () => asked.length > 0);
  await page.waitForURL('**/change-password');
  expect(asked).toEqual([expect.stringContaining("haven't been saved yet")]);
  expect(await field.inputValue()).toBe('Typed and not saved');

  yes = true;
  await page.evaluate(() => history.back());
  await page.waitForURL('**/organization-dashboard');
  await field.waitFor({ state: 'detached' });
  expect(asked).toHaveLength(2);
  expect(page.errors).toEqual([]);
});

it('[S-361] the login leads to the fragment of the requested URL, once its content is loaded', async () => {
  const { rows } = await setup.db.owner.query(
    `select offer_id as id from app_public.checks join app_public.offers o on o.id = offer_id where o.status = 'confirmed' order by 1 limit 1`,
  );
  const page = await setup.visitor();
  await page.goto(`${setup.server.url}/offers/${rows[0].id}#checks`);
  await page.getByLabel('Email').fill('admin@sideline.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'Checks', exact: true });
  await heading.waitFor();
  // visible, and not behind the sticky header
  await until(() =>
    heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + height / 2));
    }),
  );
  expect(new URL(page.url()).hash).toBe('#checks');
  expect(page.errors).toEqual([]);
});
