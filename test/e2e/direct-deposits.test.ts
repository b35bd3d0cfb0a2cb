/** A direct deposit from its approval to the bank and back: run by two superadmins, sent, returned, open again. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { formatMoney } from '../../ui/formats.ts';
import { returnFile } from '../harness/returnFile.ts';
import { depositAccount } from './depositAccount.ts';
import { downloadedBy, leagueChecks } from './leagueChecks.ts';
import { lookAtScreen } from './screens.ts';
import { createSetup, DEMO_PASSWORD, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

const NUMBER = '000987654321';
let setup: Setup;
let paid: Awaited<ReturnType<typeof leagueChecks>>;
let maker: Visitor;
let approver: Visitor;
let accountId = 0;
let controllerId = 0;
let path = '';

beforeAll(async () => {
  setup = await createSetup();
  paid = await leagueChecks(setup, 'Deposit');
  accountId = await depositAccount(setup, paid.offerId, NUMBER);
  const [controller] = await setup.rows<{ id: number }>(
    `select id from app_public.users where email = 'controller@sideline.test'`,
  );
  controllerId = controller?.id ?? 0;
  await paid.write('admin', '250', 'of a league');
  const [check] = await paid.checks();
  await setup.db.as({ role: 'superadmin', userId: controllerId }, (client) =>
    client.query(`select app_public.approve_check($1, 'infinity')`, [check?.id]),
  );
  maker = await setup.person('superadmin');
  approver = await setup.visitor({
    token: await setup.server.login('controller@sideline.test', DEMO_PASSWORD),
  });
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const mails = (text: string) => setup.mails.mails.filter(({ raw }) => raw.replaceAll('=\r\n', '').includes(text));

it(
  '[T35] one superadmin makes a run of what waits, and cannot approve it',
  step(async () => {
    // this payment and those of the demo
    const [sum] = await setup.rows<{ count: number; amount: string }>(
      `select count(*)::int as count, sum(c.amount) as amount from app_public.checks c where c.payout_method = 'direct_deposit' and c.state = 'approved'
       and not exists (select from app_public.deposit_entries e where e.check_id = c.id)`,
    );
    const waiting = `${sum?.count} payments, ${formatMoney(sum?.amount)}`;
    await maker.goto(`${setup.server.url}/checks/deposits`);
    await maker.getByText(`Direct deposits to send: ${waiting}.`).waitFor();
    await maker.getByRole('button', { name: 'New run' }).click();
    const dialog = maker.getByRole('dialog', { name: 'New run of direct deposits' });
    await dialog.getByText(`${waiting}.`).waitFor();
    await lookAtScreen(maker, 'deposit-run-new');
    await dialog.getByRole('button', { name: 'Make run' }).click();
    await maker.waitForURL(/\/checks\/deposits\/\d+$/);
    path = new URL(maker.url()).pathname;
    await maker.getByText('Another superadmin compares the payments and approves the run.').waitFor();
    await maker.getByRole('button', { name: 'Approve' }).click();
    await maker.getByRole('dialog').getByRole('button', { name: 'Approve run' }).click();
    await maker.getByText('You made this run. Another superadmin has to approve it.').waitFor();
    await lookAtScreen(maker, 'deposit-run-own');
    await maker.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }),
);

it(
  '[T35] another one approves it, downloads the file for the bank, and says that it was sent',
  step(async () => {
    await approver.goto(setup.server.url + path);
    await approver.getByRole('button', { name: 'Approve' }).click();
    await approver.getByRole('dialog').getByRole('button', { name: 'Approve run' }).click();
    const button = approver.getByRole('button', { name: 'Download file' });
    const file = await downloadedBy(button);
    expect(file.split('\r\n')).toContainEqual(expect.stringMatching(/^622021000021000987654321 {5}0000025000/));
    await approver.getByText('Give the file to the bank').waitFor();
    await lookAtScreen(approver, 'deposit-run-approved');
    await approver.getByRole('button', { name: 'Mark as sent' }).click();
    await approver.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
    await approver.getByText(/The bank has had the file since/).waitFor();
    await paid.statesAre('mailed');
  }),
);

it(
  '[T35] the bank’s return is previewed, then the payment is open again and its account has ended',
  step(async () => {
    const [entry] = await setup.rows<{ trace: number }>(
      'select trace_number as trace from app_public.deposit_entries where account_id = $1',
      [accountId],
    );
    await maker.goto(`${setup.server.url}/checks/deposits`);
    await maker.getByRole('button', { name: 'Upload returns' }).click();
    const dialog = maker.getByRole('dialog', { name: 'Upload returns' });
    const send = async (text: string) => {
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'returns.ach', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await dialog.getByRole('button', { name: 'Show what it says' }).click();
    };
    await send('=1+1');
    await dialog
      .getByText(/Line 1 has 4 characters/)
      .first()
      .waitFor();
    await send(returnFile([{ trace: entry?.trace ?? 0, amount: '250.00', code: 'R03' }]));
    const preview = maker.getByRole('dialog', { name: 'What the bank says' });
    await preview.getByText(/There is no such account \(R03\)\. The account ends\./).waitFor();
    await paid.statesAre('mailed');
    await lookAtScreen(maker, 'deposit-returns');
    await preview.getByRole('button', { name: 'Apply' }).click();
    await paid.statesAre('pending');
    await maker.goto(setup.server.url + path);
    await maker.getByText(/Returned .*: There is no such account \(R03\)/).waitFor();
    await lookAtScreen(maker, 'deposit-run-returned');
    const [account] = await setup.rows<{ end_reason: string }>(
      'select end_reason from app_public.deposit_accounts where id = $1 and ended_at is not null',
      [accountId],
    );
    expect(account?.end_reason).toBe('R03: There is no such account');
    await until(async () => mails('there is no account with this number').length > 0);
    await maker.goto(`${setup.server.url}/offers/${paid.offerId}`);
    await maker
      .getByText(/R03: There is no such account/)
      .first()
      .waitFor();
  }),
);

it(
  '[T35] the settings of the bank are on the page of settings',
  step(async () => {
    await maker.goto(`${setup.server.url}/checks/settings`);
    await maker.getByText('First Bank, 021000021').waitFor();
    await maker.getByRole('button', { name: 'Change direct deposit' }).click();
    await maker
      .getByRole('dialog')
      .getByLabel(/Its routing number/)
      .fill('123456789');
    await maker.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await maker
      .getByRole('dialog')
      .getByText(/routing/i)
      .last()
      .waitFor();
    await lookAtScreen(maker, 'deposit-settings');
  }),
);

it(
  '[T35] a league changes its account on "How we pay you" and confirms it by the code from its email',
  step(async () => {
    const [account] = await setup.rows<{ organization_id: number; ends_in: string }>(
      `select a.organization_id, a.ends_in from app_public.deposit_accounts a join app_public.organization_users m on m.organization_id = a.organization_id
       join app_public.users u on u.id = m.user_id where u.email = 'league@sideline.test' and a.ended_at is null order by a.id limit 1`,
    );
    const league = await setup.person('league');
    await league.goto(`${setup.server.url}/organizations/${account?.organization_id}#payments`);
    const section = league.getByRole('region', { name: 'How we pay you' });
    await section.getByText(`ends in ••${account?.ends_in}`).waitFor();
    await lookAtScreen(league, 'how-we-pay');
    await section.getByRole('button', { name: 'Change the account' }).click();
    const form = league.getByRole('dialog', { name: 'Account for direct deposit' });
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByText('Please enter an account number of 4 to 17 digits.').waitFor();
    await lookAtScreen(league, 'how-we-pay-account');
    await form.getByLabel('Account holder').fill('Barton Hills Little Sluggers');
    await form.getByLabel('Routing number').fill('110000000');
    for (const label of ['Account number', 'Account number again'])
      await form.getByLabel(label, { exact: true }).fill('000123456789');
    await form.getByRole('button', { name: 'Continue' }).click();
    const confirm = league.getByRole('dialog', { name: 'Confirm the account that ends in ••6789' });
    await confirm.getByLabel('Code').waitFor();
    await lookAtScreen(league, 'how-we-pay-code');
    const [mail] = await setup.mails.waitFor(1, { to: 'league@sideline.test', subject: 'Your code for' });
    await confirm.getByLabel('Code').fill(/^\s*(\d{6})\s*$/m.exec(mail?.raw ?? '')?.[1] ?? '');
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await section.getByText(/by direct deposit to the account that ends in ••6789/).waitFor();
    await lookAtScreen(league, 'how-we-pay-waiting');
    expect(league.errors).toEqual([]);
  }),
);
