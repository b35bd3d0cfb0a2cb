/** Invoices, credit notes and payments: numbers without gaps, never more than is owed, nothing changed or deleted (issue 35, 4). */
import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCampaign, makeFile, type Row } from '../harness/factories.ts';
import { invoicing } from './invoicing.ts';
import { callFunction, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, draft, prepared, conclude, sign, signLink, today, signed, issue, credit, pay } =
  await invoicing(db);

const now = async (invoice: Row) =>
  (
    await own('select amount, credited, paid, balance, overpaid, state from app_public.invoices where id = $1', [
      invoice.id,
    ])
  )[0];
const numbers = async (table: string) =>
  (await own(`select number from app_public.${table} order by number`)).map(({ number }) => Number(number));
const gapless = (list: number[], first: number) => list.every((number, index) => number === first + index);

describe('issuing an invoice', () => {
  it('takes the next number, the amount and the parties of the contract, and is for superadmins', async () => {
    const contract = await signed();
    const invoice = await issue(contract.id);
    expect(invoice).toMatchObject({
      amount: '400.00',
      balance: '400.00',
      state: 'open',
      billing_name: 'Northlight, Inc.',
      campaign_id: contract.campaign_id,
    });
    expect((await issue(contract.id, 2)).number).toBe(invoice.number + 1);
    expect(await refusal(issue(contract.id, 3, admin))).toMatchObject({ code: '42501' });
    expect(await refusal(issue(contract.id, 1))).toMatchObject({
      code: 'SL409',
      message: expect.stringContaining(String(invoice.number)),
    });
    for (const installment of [0, -1, 4, null])
      expect(await refusal(issue(contract.id, installment as number))).toMatchObject({
        code: 'SL422',
        field: 'installment',
      });
    const unsigned = await draft((await makeCampaign(db.owner)).id);
    expect(await refusal(issue(unsigned.id))).toMatchObject({ code: 'SL409' });
  });

  it('two clicks, two tabs and many at once leave one invoice of an installment and no gap in the numbers', async () => {
    const contracts = await Promise.all([signed(), signed(), signed(), signed()]);
    const attempts = contracts.flatMap(({ id }) => [1, 1, 2, 3, 3].map((installment) => issue(id, installment)));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    expect(gapless(await numbers('invoices'), 1001)).toBe(true);
  });

  it('a transaction that fails after it took a number leaves no gap', async () => {
    const [contract, other] = [await signed(), await signed()];
    const client = await db.owner.connect();
    await client.query('begin');
    await client.query(`select app_private.next_paper_number('invoice')`);
    const waiting = issue(contract.id); // waits for the number
    await new Promise((resolve) => setTimeout(resolve, 100));
    await client.query('rollback');
    client.release();
    await waiting;
    await issue(other.id);
    expect(gapless(await numbers('invoices'), 1001)).toBe(true);
  });

  it('is due today if the day of the schedule has passed', async () => {
    const campaign = await makeCampaign(db.owner);
    const contract = await prepared(campaign.id, { amounts: '{1000}', due_dates: '{2020-01-01}' });
    await conclude(contract.id);
    const { id } = await issue(contract.id);
    expect((await own('select due_on::text from app_public.invoices where id = $1', [id]))[0]?.due_on).toBe(today);
  });
});

describe('a credit note', () => {
  it('has numbers of its own and never exceeds its invoice, also under parallel clicks', async () => {
    const invoice = await issue((await signed()).id);
    for (const amount of [0, -5, null, 400.01, 'NaN'])
      expect(await refusal(credit(invoice, amount))).toMatchObject({ code: 'SL422', field: 'amount' });
    expect(await refusal(credit(invoice, 1.005))).toMatchObject({ code: 'SL422', field: 'amount' });
    expect(await refusal(credit(invoice, 10, ' '))).toMatchObject({ code: 'SL422', field: 'reason' });
    expect(await refusal(credit(invoice, 10, 'x', admin))).toMatchObject({ code: '42501' });
    const results = await Promise.allSettled([250, 250, 100].map((amount) => credit(invoice, amount)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await now(invoice)).toMatchObject({ credited: '350.00', balance: '50.00' });
    expect(gapless(await numbers('credit_notes'), 1)).toBe(true);
  });

  it('for all of an invoice voids it, and its installment can be issued again', async () => {
    const contract = await signed();
    const invoice = await issue(contract.id);
    await credit(invoice, 400);
    expect(await now(invoice)).toMatchObject({ state: 'credited', balance: '0.00' });
    expect(await issue(contract.id)).toMatchObject({ amount: '400.00', state: 'open' });
    expect(await refusal(issue(contract.id))).toMatchObject({ code: 'SL409' });
  });
});

describe('a payment', () => {
  it('is recorded in parts, never above what is owed, also by two tabs', async () => {
    const invoice = await issue((await signed()).id);
    await pay(invoice, '150.55', { reference: ' 1234 ' });
    expect(await now(invoice)).toMatchObject({ state: 'partly_paid', balance: '249.45' });
    expect(await refusal(pay(invoice, '249.46'))).toMatchObject({
      code: 'SL422',
      field: 'amount',
      message: 'That is $0.01 more than is owed.',
    });
    for (const amount of [0, -1, null, 'NaN', '10000000000', '0.001'])
      expect(await refusal(pay(invoice, amount))).toMatchObject({ code: 'SL422', field: 'amount' });
    expect(await refusal(pay(invoice, 1, { method: null }))).toMatchObject({ code: 'SL422', field: 'method' });
    for (const received_on of [null, '1999-12-31', 'infinity', '2099-01-01'])
      expect(await refusal(pay(invoice, 1, { received_on }))).toMatchObject({ code: 'SL422', field: 'received_on' });
    expect(await refusal(pay(invoice, 1, {}, admin))).toMatchObject({ code: '42501' });
    const results = await Promise.allSettled([pay(invoice, '249.45'), pay(invoice, '249.45')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await now(invoice)).toMatchObject({ state: 'paid', paid: '400.00', overpaid: '0.00' });
  });

  it('above what is owed is a credit if staff say so, which pays other invoices of the sponsor once', async () => {
    const contract = await signed();
    const [one, two, three] = [await issue(contract.id, 1), await issue(contract.id, 2), await issue(contract.id, 3)];
    const first = await pay(one, 500, { as_credit: true });
    expect(await now(one)).toMatchObject({ state: 'paid', balance: '0.00', overpaid: '100.00' });
    expect(await refusal(pay(two, '100.01', { method: 'credit' }))).toMatchObject({
      code: 'SL422',
      message: 'The sponsor has a credit of $100.',
    });
    const results = await Promise.allSettled([two, three].map((invoice) => pay(invoice, 100, { method: 'credit' })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await refusal(callFunction(superadmin, 'reverse_invoice_payment', { payment_id: first.id, reason: 'Bounced' })),
    ).toMatchObject({ code: 'SL409' });
    const other = await issue((await signed()).id);
    expect(await refusal(pay(other, 1, { method: 'credit' }))).toMatchObject({ code: 'SL422' });
  });

  it('that is reversed is owed again, stays on record, and is reversed once', async () => {
    const invoice = await issue((await signed()).id);
    const payment = await pay(invoice, 400);
    const reverse = (reason: string) =>
      callFunction(superadmin, 'reverse_invoice_payment', { payment_id: payment.id, reason });
    expect(await refusal(reverse(' '))).toMatchObject({ code: 'SL422', field: 'reason' });
    const results = await Promise.allSettled([reverse('Bounced'), reverse('Bounced')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await now(invoice)).toMatchObject({ state: 'open', balance: '400.00' });
  });

  it('and a later credit note leave a credit of the sponsor; the account says so', async () => {
    const contract = await signed();
    const invoice = await issue(contract.id);
    await pay(invoice, 400);
    await credit(invoice, 40);
    expect(await now(invoice)).toMatchObject({ state: 'paid', overpaid: '40.00' });
    const [account] = await admin(
      'select a.* from app_public.sponsors s cross join lateral app_public.sponsors_account(s) a where s.id = $1',
      [contract.sponsor_id],
    );
    expect(account).toEqual({
      contracted: '1000.00',
      invoiced: '400.00',
      credited: '40.00',
      paid: '400.00',
      balance: '0.00',
      overdue: '0',
      credit: '40.00',
      refunded: '0',
    });
  });
});

it('an invoice, credit note or payment is never changed or deleted, whoever tries; every step is in the audit log', async () => {
  const invoice = await issue((await signed()).id);
  const note = await credit(invoice, 10);
  const payment = await pay(invoice, 20);
  for (const [table, id, change] of [
    ['invoices', invoice.id, 'amount = 1'],
    ['invoices', invoice.id, 'number = 1'],
    ['invoices', invoice.id, `due_on = '2035-01-01'`],
    ['credit_notes', note.id, 'amount = 1'],
    ['invoice_payments', payment.id, 'amount = 1'],
  ] as const) {
    expect(await refusal(own(`update app_public.${table} set ${change} where id = $1`, [id]))).toMatchObject({
      code: 'SL409',
    });
    expect(await refusal(own(`delete from app_public.${table} where id = $1`, [id]))).toMatchObject({ code: 'SL409' });
    expect(await refusal(superadmin(`delete from app_public.${table} where id = $1`, [id]))).toMatchObject({
      code: '42501',
    });
    const log = await own('select op from app_private.audit_log where table_name = $1 and row_id = $2', [
      table,
      String(id),
    ]);
    expect(log.map(({ op }) => op)).toContain('I');
  }
});

it('older contracts and invoices get the names of when they were sent or issued', async () => {
  const contract = await signed();
  const invoice = await issue(contract.id);
  const names = async () =>
    (
      await own(
        `select c.sponsor_name, c.campaign_name, i.campaign_name as of_invoice, i.issuer_name from app_public.campaign_contracts c
         join app_public.invoices i on i.contract_id = c.id where i.id = $1`,
        [invoice.id],
      )
    )[0];
  const before = await names();
  await own(`update app_public.sponsors set name = 'Renamed' where id = $1`, [contract.sponsor_id]);
  await own(`update app_public.campaigns set name = 'Renamed once' where id = $1`, [contract.campaign_id]);
  await own(`update app_public.campaigns set name = 'Renamed twice' where id = $1`, [contract.campaign_id]);
  await own('alter table app_public.campaign_contracts disable trigger user');
  await own('alter table app_public.invoices disable trigger user');
  await own('alter table app_public.invoices alter campaign_name drop not null, alter issuer_name drop not null');
  await own('update app_public.campaign_contracts set sponsor_name = null, campaign_name = null where id = $1', [
    contract.id,
  ]);
  await own('update app_public.invoices set campaign_name = null, issuer_name = null where id = $1', [invoice.id]);
  await own(await readFile(new URL('../../sql/invoices/0253_names_of_older_papers.sql', import.meta.url), 'utf8'));
  expect(await names()).toEqual(before);
});

describe('an amendment', () => {
  it('plans the rest of the total, and while it is out for signature nothing is issued or credited', async () => {
    const contract = await signed();
    const invoice = await issue(contract.id);
    const rest = { total_spend: '1200', amounts: '{800}', due_dates: '{2030-12-01}' };
    expect(await refusal(draft(contract.campaign_id, { ...rest, amounts: '{1200}' }))).toMatchObject({
      constraint: 'campaign_contracts_schedule_total',
    });
    const amendment = await draft(contract.campaign_id, rest);
    expect(amendment.invoiced_before).toBe('400.00');
    await issue(contract.id, 2);
    const send = () => admin('select app_public.send_contract_for_signature($1)', [amendment.id]);
    expect(await refusal(send())).toMatchObject({ constraint: 'campaign_contracts_schedule_total' });
    await admin(`update app_public.campaign_contracts set amounts = '{450}' where id = $1`, [amendment.id]);
    await send();
    expect(await refusal(issue(contract.id, 3))).toMatchObject({
      code: 'SL409',
      message: expect.stringContaining('out for signature'),
    });
    expect(await refusal(credit(invoice, 1))).toMatchObject({ code: 'SL409' });
    await pay(invoice, 400);
    const file = await makeFile(db.owner);
    await own('update app_public.campaign_contracts set drawn_file_id = $2 where id = $1', [amendment.id, file.id]);
    await sign(amendment.id);
    await signLink(amendment.id);
    expect(await refusal(issue(contract.id, 3))).toMatchObject({
      code: 'SL409',
      message: 'This contract is superseded.',
    });
    expect(await issue(amendment.id, 1)).toMatchObject({ amount: '450.00' });
  });
});

describe('sending an invoice', () => {
  it('queues one email with the message, not again within three days, and not once it is paid', async () => {
    const invoice = await issue((await signed()).id);
    const send = (message: string | null = 'Please pay.') =>
      callFunction(admin, 'send_invoice', { invoice_id: invoice.id, message });
    expect(await refusal(send())).toMatchObject({
      code: 'SL409',
      message: expect.stringContaining('still being made'),
    });
    const file = await makeFile(db.owner);
    await own('update app_public.invoices set file_id = $2 where id = $1', [invoice.id, file.id]);
    for (const message of [null, '  ', 'x'.repeat(2001)])
      expect(await refusal(send(message))).toMatchObject({ code: 'SL422', field: 'message' });
    const results = await Promise.allSettled([send(), send()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const queued = async () =>
      own(
        `select recipient, payload from app_private.mail_outbox where kind = 'invoice' and payload ->> 'invoice_id' = $1`,
        [String(invoice.id)],
      );
    expect(await queued()).toEqual([
      { recipient: 'ap@northlight.test', payload: { invoice_id: invoice.id, message: 'Please pay.' } },
    ]);
    await db.withClock('+2 days', async () => expect(await refusal(send())).toMatchObject({ code: 'SL409' }));
    await db.withClock('+3 days', () => send('Second reminder.'));
    expect(await queued()).toHaveLength(2);
    await pay(invoice, 400);
    await db.withClock('+9 days', async () =>
      expect(await refusal(send())).toMatchObject({ message: 'Nothing is owed on this invoice.' }),
    );
  });

  it('is refused while the links of its contract are revoked, and counts nothing', async () => {
    const contract = await signed();
    const { id } = await issue(contract.id);
    const file = await makeFile(db.owner);
    await own('update app_public.invoices set file_id = $2 where id = $1', [id, file.id]);
    const send = () => callFunction(admin, 'send_invoice', { invoice_id: id, message: 'Hello' });
    await admin(`select app_public.revoke_link('contract', $1)`, [String(contract.id)]);
    expect(await refusal(send())).toMatchObject({
      code: 'SL409',
      message: 'The links of this contract are revoked. Renew them first.',
    });
    await admin(`select app_public.regenerate_link('contract', $1)`, [String(contract.id)]);
    expect(await send()).toMatchObject({ times_sent: 1 });
  });

  it('to an address that takes no email is refused with the reason', async () => {
    const campaign = await makeCampaign(db.owner);
    const contract = await prepared(campaign.id, {
      billing_email: 'gone@northlight.test',
      amounts: '{1000}',
      due_dates: '{2030-03-01}',
    });
    await conclude(contract.id);
    const invoice = await issue(contract.id);
    const file = await makeFile(db.owner);
    await own('update app_public.invoices set file_id = $2 where id = $1', [invoice.id, file.id]);
    await own(`insert into app_private.mail_suppressions (address, reason) values ('gone@northlight.test', 'bounced')`);
    expect(
      await refusal(callFunction(admin, 'send_invoice', { invoice_id: invoice.id, message: 'Hello' })),
    ).toMatchObject({ code: 'SL409' });
  });
});

it('the aging list sums what is owed by how long it is overdue', async () => {
  const before = (await admin('select * from app_public.invoice_aging()'))[0] as Row;
  const invoice = await issue((await signed()).id);
  await pay(invoice, 100);
  const at = async (instant: string) => {
    let found: Row = {};
    await db.withClock(new Date(instant), async () => {
      found = (
        await admin(
          `select a.*, (select app_public.invoices_days_overdue(i) from app_public.invoices i where i.id = $1) as days from app_public.invoice_aging() a`,
          [invoice.id],
        )
      )[0] as Row;
    });
    return found;
  };
  const added = ((await admin('select * from app_public.invoice_aging()'))[0] as Row).not_due - before.not_due;
  expect(added).toBe(300);
  const late = await at('2030-03-02T17:00:00Z');
  expect(late.days).toBe(1);
  expect(Number(late.up_to_30)).toBeGreaterThanOrEqual(300);
  const later = await at('2030-06-30T17:00:00Z');
  expect(later.days).toBe(121);
  expect(Number(later.over_90)).toBeGreaterThanOrEqual(300);
});
