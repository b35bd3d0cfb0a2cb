/** What a sponsor owes: a contract from its draft to both signatures, an invoice, an email, a part paid, the aging list (issue 35, 4). */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let staff: Visitor;
let signer: Visitor;
let campaign: { id: number; name: string; season: string; year: number; sponsor_id: number };
let address = '';
let number = 0;

beforeAll(async () => {
  setup = await createSetup();
  [campaign] = (await setup.rows(
    `select c.id, c.name, c.season, c.year, c.sponsor_id from app_public.campaigns c
     join app_public.sponsor_users m on m.sponsor_id = c.sponsor_id join app_public.users u on u.id = m.user_id
     where u.email = 'sponsor@sideline.test' and c.status = 'active' order by c.id limit 1`,
  )) as [typeof campaign];
  staff = await setup.person('superadmin');
  signer = await setup.visitor({ width: 375, dark: true });
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const file = async (table: string, column: string) =>
  (
    await setup.rows(`select 1 from app_public.${table} where campaign_id = $1 and ${column} is not null`, [
      campaign.id,
    ])
  ).length > 0;
const billing = () => `${setup.server.url}/campaign-planner/sponsors/${campaign.sponsor_id}/billing`;

it(
  'staff draw up a contract, whose form says that the invoices do not add up, and send it for signature',
  step(async () => {
    await staff.goto(billing());
    await staff.getByRole('button', { name: 'Draw up a contract' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Campaign/ }).fill(campaign.name);
    await staff
      .getByRole('option', { name: new RegExp(campaign.name) })
      .first()
      .click();
    await dialog.getByLabel(/Total Spend/i).fill('1000');
    await dialog.getByLabel(/Term from/).fill('2030-01-01');
    await dialog.getByLabel(/Term to/).fill('2030-12-31');
    await dialog.getByLabel(/Billing email/).fill('ap@northlight.test');
    await dialog.getByLabel(/Email of the person who signs/).fill('sue@northlight.test');
    await dialog.getByLabel(/Billing address/).fill('1 Main St\nAustin, TX 78701');
    await dialog.getByLabel(/^Due/).fill('2030-03-01');
    await dialog.getByLabel(/^Amount/).fill('400');
    await dialog.getByText(/\$600 below the total spend/).waitFor();
    await lookAtScreen(staff, 'contract-form');
    await dialog.getByRole('button', { name: 'Add an invoice' }).click();
    await dialog.getByLabel(/^Due/).nth(1).fill('2030-06-01');
    await dialog
      .getByLabel(/^Amount/)
      .nth(1)
      .fill('600');
    await dialog.getByRole('button', { name: 'Save draft' }).click();
    await staff.getByRole('button', { name: 'Send for signature' }).click();
    await staff.getByRole('button', { name: 'Make the PDF' }).click();
    await until(() => file('campaign_contracts', 'drawn_file_id'));
    await staff.goto(billing());
    await staff.getByRole('button', { name: 'Link to sign' }).click();
    address = (await staff.getByRole('link', { name: /Contract to sign/ }).getAttribute('href')) ?? '';
    await staff.getByRole('button', { name: 'Close' }).click();
    const [mail] = await setup.mails.waitFor(1, { to: 'sue@northlight.test' });
    expect(mail?.link('/sign-contract/')).toBe(address);
    await lookAtScreen(staff, 'contract-out');
  }),
);

it(
  'the sponsor signs by the link, then staff; both get the signed PDF',
  step(async () => {
    await signer.goto(address);
    await signer.getByRole('link', { name: /Read the contract/ }).waitFor();
    await lookAtScreen(signer, 'sign-contract');
    await signer.getByLabel('Your name').fill('Sue Sponsor');
    await signer.getByLabel(/I have read the contract/).check();
    await signer.getByRole('button', { name: 'Sign' }).click();
    await signer.getByText(/Sue Sponsor signed on/).waitFor();
    await staff.goto(billing());
    await staff.getByRole('button', { name: 'Sign', exact: true }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel(/Your name/).fill('Ann Admin');
    await dialog.getByLabel(/I have read the PDF/).check();
    await dialog.getByRole('button', { name: 'Sign' }).click();
    await until(() => file('campaign_contracts', 'file_id'));
    await staff.goto(billing());
    await staff
      .getByText(/^SHA-256 [0-9a-f]{64}$/)
      .first()
      .waitFor();
    await signer.goto(address);
    await signer.getByText(/Both sides have signed/).waitFor();
  }),
);

it(
  'an invoice is issued once, a part is paid, and it is emailed',
  step(async () => {
    await staff.getByRole('button', { name: 'Issue invoice' }).first().click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Issue invoice' }).dblclick();
    await until(() => file('invoices', 'file_id'));
    const issued = await setup.rows<{ number: number; amount: string }>(
      'select number, amount from app_public.invoices where campaign_id = $1',
      [campaign.id],
    );
    expect(issued.map(({ amount }) => amount)).toEqual(['400.00']);
    number = issued[0]?.number ?? 0;
    await staff.goto(billing());
    await staff.getByRole('button', { name: `Record payment for invoice ${number}` }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel(/Amount/).fill('500');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await dialog.getByText('That is $100 more than is owed.').waitFor();
    await dialog.getByLabel(/Amount/).fill('150');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await staff.getByText(/\$150 by check on/).waitFor();
    await staff.getByRole('button', { name: `Send invoice ${number}` }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Send email' }).click();
    const [mail] = await setup.mails.waitFor(1, { to: 'ap@northlight.test', subject: 'Invoice' });
    const pdf = await fetch(mail?.link('/invoice-links/') ?? '');
    expect([
      pdf.status,
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-']);
    await lookAtScreen(staff, 'sponsor-billing');
  }),
);

it(
  'the aging list shows it by sponsor, with what is owed',
  step(async () => {
    await staff.goto(`${setup.server.url}/invoices`);
    const row = staff.getByRole('row').filter({ hasText: String(number) });
    await row.getByText('$250').waitFor();
    await lookAtScreen(staff, 'invoices');
    expect(staff.errors).toEqual([]);
    expect(signer.errors).toEqual([]);
  }),
);
