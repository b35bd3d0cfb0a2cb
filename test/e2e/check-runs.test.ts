/** Checks from approval to the mailbox: approved together, printed in a run, spoiled, printed again, mailed, voided and reissued. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { downloadedBy, leagueChecks, removeBank } from './leagueChecks.ts';
import { lookAtScreen } from './screens.ts';
import { createSetup, DEMO_PASSWORD, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

const AMOUNTS = ['0.05', '1.00', '100.00', '1100.10', '999999.99'];
let setup: Setup;
let staff: Visitor;
let league: Visitor;
let paid: Awaited<ReturnType<typeof leagueChecks>>;
let run = '';

const selectAll = (page: Visitor) => page.getByRole('checkbox', { name: 'Select all' }).check();

beforeAll(async () => {
  setup = await createSetup();
  await removeBank(setup);
  staff = await setup.person('superadmin');
  league = await setup.person('league');
  paid = await leagueChecks(setup, 'Journey');
  for (const amount of AMOUNTS) await paid.write('admin', amount, amount);
  await paid.write('superadmin', '20', 'own');
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

it(
  '[M16] the register has totals and ageing, and approves many under one confirmation that lists what is unusual',
  step(async () => {
    await staff.goto(`${setup.server.url}/checks`);
    const [due] = await paid.rows<{ count: string; amount: string }>(
      `select count(*), to_char(sum(amount), 'FM$999,999,990.00') as amount from app_public.checks where state = 'pending'`,
    );
    const figure = staff.getByRole('button', {
      name: new RegExp(`${Number(due?.count).toLocaleString('en-US')} checks`),
    });
    await figure.first().waitFor();
    expect(await figure.first().innerText()).toContain(due?.amount.replace(/\.00$/, ''));
    await lookAtScreen(staff, 'register');
    await paid.open(staff, 'pending');
    await staff.getByText('Journey own').waitFor();
    await selectAll(staff);
    await staff.getByRole('button', { name: 'Approve 6 checks' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByText(/You wrote this check/).waitFor();
    await lookAtScreen(staff, 'approve-many');
    await dialog.getByRole('button', { name: /^Approve \$/ }).click();
    await paid.statesAre(...AMOUNTS.map(() => 'approved'), 'pending');
    await staff.getByText(/You wrote this check\. Another superadmin/).waitFor();
    await lookAtScreen(staff, 'approved-many');
  }),
);

it(
  '[M6] the second superadmin approves what the first wrote',
  step(async () => {
    const controller = await setup.visitor({
      token: await setup.server.login('controller@sideline.test', DEMO_PASSWORD),
    });
    await paid.open(controller, 'pending');
    await controller.getByRole('button', { name: 'Approve $20' }).click();
    await lookAtScreen(controller, 'approve-one');
    await controller.getByRole('dialog').getByRole('button', { name: 'Approve $20' }).click();
    await paid.statesAre(...[...AMOUNTS, ''].map(() => 'approved'));
    expect(controller.errors).toEqual([]);
    await controller.close();
    await paid.reads(league, /Approved, will be printed and mailed/);
  }),
);

it(
  '[M1] a run gives its pages once, again with a reason, and a register of every sheet; a spoiled one is void',
  step(async () => {
    await paid.open(staff, 'approved');
    await staff.getByText('Journey own').waitFor();
    await selectAll(staff);
    await staff.getByRole('button', { name: 'Print 6 checks' }).click();
    await staff.getByRole('button', { name: 'Start check run' }).waitFor();
    await lookAtScreen(staff, 'new-run');
    await staff.getByRole('button', { name: 'Start check run' }).click();
    await staff.waitForURL(/\/checks\/runs\/\d+$/);
    run = staff.url();
    const pages = await downloadedBy(staff.getByRole('button', { name: 'Download checks' }), 'latin1');
    expect(pages.match(/\/Type \/Page\b/g)).toHaveLength(6);
    const second = (await paid.checks())[1]?.number ?? 0;
    await staff.getByRole('button', { name: 'Spoiled sheets' }).click();
    const spoil = staff.getByRole('dialog');
    await spoil.getByLabel(/First spoiled/).fill(String(second));
    await spoil.getByLabel(/Last spoiled/).fill(String(second));
    await spoil.getByLabel(/Reason/).fill('Paper jam');
    await lookAtScreen(staff, 'spoil');
    await spoil.getByRole('button', { name: 'Record as void' }).click();
    await paid.statesAre('in_run', 'approved', 'in_run', 'in_run', 'in_run', 'in_run');
    await staff.getByRole('button', { name: 'Download checks' }).click();
    const again = staff.getByRole('dialog');
    await again.getByLabel(/Reason/).fill('The first copy was lost');
    await lookAtScreen(staff, 'reprint');
    await downloadedBy(again.getByRole('button', { name: 'Download' }), 'latin1');
    await staff.getByText(/The first copy was lost/).waitFor();
    await lookAtScreen(staff, 'run');
    const csv = await downloadedBy(staff.getByRole('button', { name: 'Register (CSV)' }));
    expect(csv.trim().split(/\r?\n/)).toHaveLength(7);
    expect(csv).toMatch(new RegExp(`^${second},.*Paper jam`, 'm'));
    await staff.getByRole('button', { name: 'Confirm printed' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'All sheets are printed' }).click();
    await paid.statesAre('printed', 'approved', 'printed', 'printed', 'printed', 'printed');
    await paid.reads(league, /Printed, not mailed yet/);
    await lookAtScreen(league, 'portal-printed');
  }),
);

it(
  '[M1] the bank’s file names issued and void checks, the test sheet comes, and the league reads the day of mailing',
  step(async () => {
    await staff.goto(`${setup.server.url}/checks/settings`);
    await downloadedBy(staff.getByRole('button', { name: 'Test sheet (PDF)' }), 'latin1');
    await staff.getByRole('button', { name: 'Change layout' }).click();
    await lookAtScreen(staff, 'layout');
    await staff.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await staff.getByRole('button', { name: 'Add a bank' }).click();
    await staff.getByRole('dialog').getByLabel(/^Bank/).fill('First Bank');
    await lookAtScreen(staff, 'bank');
    await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    // not the column of this name in the dialog, while it is still being saved
    const bankRow = staff.getByRole('row').filter({ hasText: 'First Bank' });
    await bankRow.getByRole('button', { name: 'Account number' }).click();
    await staff
      .getByRole('dialog')
      .getByLabel(/Account number/)
      .fill('000123456789');
    await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await staff.getByText('ends in 6789').waitFor();
    await lookAtScreen(staff, 'settings');
    await staff.getByRole('button', { name: 'Download file' }).click();
    const bank = await downloadedBy(staff.getByRole('dialog').getByRole('button', { name: 'Download' }));
    const line = (kind: string, amount: string) => new RegExp(`^000123456789,\\d+,${amount},\\d{8},${kind},`, 'm');
    expect(bank).toMatch(line('I', '999999\\.99'));
    expect(bank).toMatch(line('V', '1\\.00'));
    await staff.goto(run);
    await staff.getByRole('button', { name: 'Mark as mailed' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Mark as mailed' }).click();
    await paid.statesAre('mailed', 'approved', 'mailed', 'mailed', 'mailed', 'mailed');
    await lookAtScreen(staff, 'mailed');
    await paid.reads(league, /Mailed .+, expected/);
    await lookAtScreen(league, 'portal-mailed');
  }),
);

it(
  '[M7] a lost check is voided and reissued in one step, and the league is notified of the reason',
  step(async () => {
    await staff.goto(`${setup.server.url}/offers/${paid.offerId}#checks`);
    const row = staff.getByRole('row').filter({ hasText: 'Journey 100.00' });
    await row.getByRole('button', { name: 'Void' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel(/Reason/).fill('Lost in the mail near Dayton');
    await dialog.getByLabel(/Write a new check/).check();
    await lookAtScreen(staff, 'void');
    await dialog.getByRole('button', { name: 'Void check' }).click();
    await paid.statesAre('mailed', 'approved', 'voided', 'mailed', 'mailed', 'mailed', 'pending');
    const all = await paid.checks();
    expect(all[6]).toMatchObject({ replaces_id: all[2]?.id, amount: '100.00' });
    await until(async () => setup.mails.mails.some(({ raw }) => raw.includes('Lost in the mail near Dayton')));
    await paid.reads(league, /Lost in the mail near Dayton/);
    await lookAtScreen(league, 'portal-void');
    expect([...staff.errors, ...league.errors]).toEqual([]);
  }),
);
