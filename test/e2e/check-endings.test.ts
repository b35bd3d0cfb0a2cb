/** A check that nobody cashes, from the reminder to its replacement; then the bank's file clears that one, and the month is closed. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { leagueChecks, removeBank } from './leagueChecks.ts';
import { lookAtScreen } from './screens.ts';
import { choose, createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let paid: Awaited<ReturnType<typeof leagueChecks>>;
let staff: Visitor;
let controllerId: number;
const call = (sql: string, values: unknown[]) =>
  setup.db.as({ role: 'superadmin', userId: controllerId }, (client) => client.query(sql, values));

/** Approves, prints and mails the checks that wait, as the second superadmin. */
async function mail(): Promise<void> {
  const ids = (await paid.checks()).filter(({ state }) => state === 'pending').map(({ id }) => id);
  for (const id of ids) await call(`select app_public.approve_check($1, 'infinity')`, [id]);
  const { rows } = await call('select id from app_public.create_check_run($1, app_public.next_sheet_number())', [ids]);
  await call('select app_public.record_check_run_print($1)', [rows[0].id]);
  await call('select app_public.confirm_check_run($1)', [rows[0].id]);
  await call('select app_public.mark_checks_mailed($1, app_public.today())', [ids]);
}
const day = async (days = 0) =>
  (await setup.rows<{ day: string }>('select (app_private.today() + $1::int)::text as day', [days]))[0]?.day as string;
const mails = (text: string) => setup.mails.mails.filter(({ raw }) => raw.replaceAll('=\r\n', '').includes(text));

beforeAll(async () => {
  setup = await createSetup();
  await removeBank(setup);
  paid = await leagueChecks(setup, 'Life');
  const [controller] = await setup.rows<{ id: number }>(
    `select id from app_public.users where email = 'controller@sideline.test'`,
  );
  controllerId = controller?.id ?? 0;
  await setup.rows('update app_public.check_settings set tracked_from = app_private.today()');
  await paid.write('admin', '250', 'of a check');
  await mail();
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

it(
  '[T35] the league is reminded, reads until when the check is valid, and later that it is too old',
  step(async () => {
    await setup.db.setClock('+45 days');
    await until(async () => mails('It has not been cashed. It is valid until').length > 0);
    const league = await setup.person('league');
    await paid.reads(league, /It has not been cashed\. It is valid until/);
    await lookAtScreen(league, 'portal-not-cashed');
    await league.close();
    await setup.db.setClock('+136 days');
    await until(async () => (await paid.checks())[0]?.state === 'stale');
    await until(async () => mails('too old to be cashed').length > 0);
  }),
);

it(
  '[T35] staff reissue it in one dialog that shows both; the old one is void, and another person approves the new one',
  step(async () => {
    staff = await setup.person('superadmin');
    await staff.goto(`${setup.server.url}/offers/${paid.offerId}#checks`);
    const row = staff.getByRole('row').filter({ hasText: 'Life of a check' });
    await row.getByRole('button', { name: /^Check #/ }).click();
    await staff.getByRole('menuitem', { name: 'Reissue' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('region', { name: 'Old check' }).waitFor();
    await dialog.getByRole('region', { name: 'New check' }).waitFor();
    await dialog.getByLabel(/Stopped at the bank on/).fill(await day());
    await dialog.getByLabel(/^Reason/).fill('Never reached Dayton');
    await lookAtScreen(staff, 'reissue');
    await dialog.getByRole('button', { name: /^Void the old check/ }).click();
    await paid.statesAre('voided', 'pending');
    const [old, made] = await paid.checks();
    expect(made).toMatchObject({ replaces_id: old?.id, amount: '250.00' });
    await mail();
    await paid.statesAre('voided', 'mailed');
  }),
);

it(
  '[T35] the bank’s file clears it, what does not match is settled, and the statement balances',
  step(async () => {
    const number = (await paid.checks())[1]?.number;
    await staff.goto(`${setup.server.url}/checks/settings`);
    await staff.getByRole('button', { name: 'Add a bank' }).click();
    await staff.getByRole('dialog').getByLabel(/^Bank/).fill('First Bank');
    await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const bankRow = staff.getByRole('row').filter({ hasText: 'First Bank' });
    await bankRow.getByRole('button', { name: 'Account number' }).click();
    await staff
      .getByRole('dialog')
      .getByLabel(/Account number/)
      .fill('000123456789');
    await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await staff.getByText('ends in 6789').waitFor();
    await staff.goto(`${setup.server.url}/checks/statements`);
    await staff.getByRole('button', { name: 'CSV layouts' }).click();
    await staff.getByRole('button', { name: 'Add a layout' }).click();
    const layout = staff.getByRole('dialog', { name: 'Add a CSV layout' });
    for (const [label, text] of [
      [/^Name/, 'First Bank, checks'],
      [/^Heading of the check number/, 'Check'],
      [/^Heading of the amount/, 'Amount'],
      [/^Heading of the day/, 'Posted'],
    ] as const)
      await layout.getByLabel(label).fill(text);
    await lookAtScreen(staff, 'layout');
    await layout.getByRole('button', { name: 'Save' }).click();
    await staff.getByRole('button', { name: 'Edit First Bank, checks' }).waitFor();
    await staff.getByRole('button', { name: 'Close' }).click();
    await staff.getByRole('button', { name: 'Upload a file' }).click();
    const upload = staff.getByRole('dialog', { name: 'Upload the bank’s file' });
    const [year, month, today] = (await day()).split('-');
    const paidOn = `${month}/${today}/${year}`;
    await upload.locator('input[type=file]').setInputFiles({
      name: 'paid.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Posted,Check,Amount\n${paidOn},${number},-250.00\n${paidOn},987654,-12.50\n`),
    });
    await choose(upload.getByRole('combobox', { name: /^Bank/ }), 'First Bank');
    await choose(upload.getByRole('combobox', { name: /CSV layout/ }), 'First Bank, checks');
    await upload.getByLabel(/Total of paid checks/).fill('262.50');
    await lookAtScreen(staff, 'upload');
    await upload.getByRole('button', { name: 'Show what matches' }).click();
    const preview = staff.getByRole('dialog', { name: 'What the file matches' });
    await preview.getByText('Unknown number: #987654, $12.50').waitFor();
    await lookAtScreen(staff, 'preview');
    await preview.getByRole('button', { name: 'Save 2 lines' }).click();
    await staff.waitForURL(/\/checks\/statements\/\d+$/);
    await paid.statesAre('voided', 'cleared');
    await staff.getByText('1 line to settle').waitFor();
    await staff.getByRole('button', { name: 'Settle' }).click();
    const settle = staff.getByRole('dialog');
    await settle.getByRole('radio', { name: /^Accepted/ }).check();
    await settle.getByLabel(/^Note/).fill('A check written by hand');
    await lookAtScreen(staff, 'settle');
    await settle.getByRole('button', { name: 'Settle' }).click();
    await staff.getByText('Balanced').waitFor();
    await lookAtScreen(staff, 'statement');
  }),
);

it(
  '[T35] the month adds up on one page, is closed once it is over, and a line is then reversed by an entry',
  step(async () => {
    const closed = (await day()).slice(0, 7);
    await staff.context().close();
    await setup.db.setClock('+35 days');
    staff = await setup.person('superadmin');
    await staff.goto(`${setup.server.url}/checks/months/${closed}`);
    const account = staff.getByRole('region', { name: /^Account of/ });
    await account.getByText('$250').first().waitFor();
    await lookAtScreen(staff, 'month');
    await staff.getByRole('button', { name: 'Close month' }).click();
    const closing = staff.getByRole('dialog');
    await closing.getByLabel(/^Why is there none/).fill('No file of the earlier months was kept');
    await closing.getByRole('button', { name: 'Close month' }).click();
    await staff.getByText(/^Closed .+ by/).waitFor();
    await staff.getByRole('button', { name: 'Reverse' }).first().click();
    await staff.getByRole('dialog').getByLabel(/^Note/).fill('Another payee');
    await staff.getByRole('dialog').getByRole('button', { name: 'Add reversing entry' }).click();
    await paid.statesAre('voided', 'mailed');
    await lookAtScreen(staff, 'month-closed');
  }),
);

it(
  '[T35] a payment that no file of the closed month has is added by an entry of today, and clears its check',
  step(async () => {
    const number = (await paid.checks())[1]?.number;
    await staff.getByRole('button', { name: 'Record missing payment' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /The check that the bank paid/ }).fill(String(number));
    await staff.getByRole('option', { name: new RegExp(`^#${number},`) }).click();
    await dialog.getByLabel(/^Amount paid/).fill('250');
    await dialog.getByLabel(/^Note/).fill('On the paper statement');
    await dialog.getByLabel(/Paid by the bank on/).fill(await day(-36));
    await dialog.getByRole('button', { name: 'Record entry' }).click();
    await dialog.getByText(/day on which the check had been mailed/).waitFor();
    await lookAtScreen(staff, 'missing-payment');
    await dialog.getByLabel(/Paid by the bank on/).fill(await day(-35));
    await dialog.getByRole('button', { name: 'Record entry' }).click();
    await paid.statesAre('voided', 'cleared');
    await staff.getByText(/^Check #\d+, \$250$/).waitFor();
    await lookAtScreen(staff, 'month-recorded-later');
    await staff.getByRole('link', { name: 'Show entry' }).click();
    await staff.waitForURL(new RegExp(`/checks/months/${(await day()).slice(0, 7)}`));
    await staff.getByText(/^Manual entry · The bank paid it on .+ On the paper statement$/).waitFor();
    await lookAtScreen(staff, 'month-with-entry');
    expect(staff.errors).toEqual([]);
  }),
);
