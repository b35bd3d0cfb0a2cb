/** Staff ask a league for its tax form; the league signs a W-9 on a phone; a superadmin sees it and opens the number. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let staff: Visitor;
let league: Visitor;
let name = '';
/** The address that the email leads to. */
let link = '';

beforeAll(async () => {
  setup = await createSetup();
  staff = await setup.person('superadmin');
  league = await setup.visitor({ width: 375, touch: true });
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

it(
  '[T35] staff find who is paid without a form, and ask for it',
  step(async () => {
    await staff.goto(`${setup.server.url}/tax-forms?lacking`);
    const row = staff.getByRole('table', { name: 'Payees' }).getByRole('row').nth(1);
    name = (await row.getByRole('link').first().textContent()) ?? '';
    await lookAtScreen(staff, 'tax-forms');
    await row.getByRole('checkbox').check();
    await staff.getByRole('button', { name: 'Request 1 tax form' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Send emails' }).click();
    await staff.getByText('1 organization emailed.').waitFor();
    await row.getByRole('button', { name: /^Forms/ }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByText('No tax form has been signed yet.').waitFor();
    link = (await dialog.getByRole('link', { name: /^Tax form/ }).getAttribute('href')) ?? '';
    expect(link).toContain('/tax-form/');
  }),
);

it(
  '[T35] the league signs a W-9 on a phone without an account',
  step(async () => {
    await league.goto(setup.server.url + new URL(link).pathname);
    await league.getByRole('heading', { level: 1, name: 'Tax form' }).waitFor();
    await lookAtScreen(league, 'tax-form');
    await league.setViewportSize({ width: 375, height: 812 });
    await league.getByRole('button', { name: 'Sign' }).click();
    await league.getByText('Please fill this in.').first().waitFor();
    await lookAtScreen(league, 'tax-form-errors');
    await league.setViewportSize({ width: 375, height: 812 });
    await league.getByLabel(/United States/).check();
    await league.getByLabel('Legal name').fill('Harbor Hills Youth Soccer Inc.');
    await league.getByLabel('What is your organization for taxes?').selectOption('other');
    await league.getByLabel('Exempt payee code').selectOption('1');
    await league.getByLabel('Address', { exact: true }).fill('1 Park Rd');
    await league.getByLabel('City').fill('Austin');
    await league.getByLabel('State', { exact: true }).selectOption('TX');
    await league.getByLabel('Zip').fill('78701');
    await league.getByRole('textbox', { name: 'EIN' }).fill('12-3456789');
    await league.getByLabel(/^I certify this/).check();
    await league.getByLabel('Your name, as the signature').fill('Rosa Diaz');
    await league.getByRole('button', { name: 'Sign' }).click();
    await league.getByRole('heading', { level: 1, name: 'We have your tax form' }).waitFor();
    await lookAtScreen(league, 'tax-form-signed');
    await league.reload();
    await league.getByRole('heading', { level: 1, name: 'We have your tax form' }).waitFor();
  }),
);

it(
  '[T35] a superadmin sees the form, and opens the number for a reason',
  step(async () => {
    await staff.goto(`${setup.server.url}/tax-forms?search=${encodeURIComponent(name)}`);
    const row = staff.getByRole('table', { name: 'Payees' }).getByRole('row').filter({ hasText: 'ends in 6789' });
    await row.getByRole('button', { name: /^Forms/ }).click();
    const dialog = staff.getByRole('dialog', { name: /^Tax forms of/ });
    await dialog.getByText('ends in 6789').waitFor();
    await lookAtScreen(staff, 'tax-forms-of-a-league');
    await dialog.getByRole('button', { name: 'Open number' }).click();
    const ask = staff.getByRole('dialog', { name: 'Open the taxpayer number' });
    await ask.getByLabel(/Reason/).fill('A question of the IRS');
    await ask.getByRole('button', { name: 'Open' }).click();
    await dialog.getByText('123456789').waitFor();
    expect([staff.errors, league.errors]).toEqual([[], []]);
  }),
);
