/** Invoices over HTTP: repeated requests, files for accounting, the emailed link, and who is refused (issue 35, 4). */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { signInvoiceLink } from '../../server/shared/links/invoiceLink.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { admin, superadmin, sponsor, league } = await loginTokens(server, 'admin', 'superadmin', 'sponsor', 'league');
const one = async (text: string, values: unknown[] = []) => (await database.owner.query(text, values)).rows[0];

const contractId = (
  await one(
    `insert into app_public.campaign_contracts (campaign_id, total_spend, starts_on, ends_on, billing_name, billing_address, billing_email, amounts, due_dates)
     values ($1, 1000, '2030-01-01', '2030-06-30', '=HYPERLINK("x")', E'1 Main St\\nAustin, TX', 'ap@northlight.test', '{400.5,599.5}', '{2030-03-01,2030-06-01}') returning id`,
    [fixture.campaignId],
  )
).id as number;
await one(`update app_public.campaign_contracts set status = 'out_for_signature' where id = $1`, [contractId]);
await one(
  `update app_public.campaign_contracts set status = 'signed', signer_name = 'Sue', signed_at = app_private.clock(), signer_address = '::1',
     staff_signer_name = 'Ann', staff_signed_at = app_private.clock() where id = $1`,
  [contractId],
);

const send = async (query: string, variables: object, token: string, key = randomUUID()) => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ query, variables }),
  });
  return response.json() as Promise<{
    data?: Record<string, never>;
    errors?: { message: string; extensions: { code: string } }[];
  }>;
};
const ISSUE = `mutation ($installment: Int!) { issueInvoice(input: { contractId: ${contractId}, installment: $installment }) {
  invoice { id number amount balance state } } }`;
const PAY = `mutation ($input: RecordInvoicePaymentInput!) { recordInvoicePayment(input: $input) { invoicePayment { id amount } } }`;

describe('an invoice', () => {
  it('is issued once for a request that is repeated, and refused to everybody but superadmins', async () => {
    for (const token of [admin, sponsor, league, linkToken('campaign', fixture.campaignId)])
      expect((await send(ISSUE, { installment: 1 }, token)).errors).toBeTruthy();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(ISSUE, { installment: 1 }, superadmin, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1);
    expect(await one('select count(*)::int as n, min(number) as number from app_public.invoices')).toEqual({
      n: 1,
      number: 1001,
    });
    expect((await send(ISSUE, { installment: 1 }, superadmin)).errors?.[0]?.extensions.code).toBe('SL409');
  });

  it('takes a payment once for a request that is repeated', async () => {
    const { id } = await one('select id from app_public.invoices');
    const { day } = await one('select app_private.today()::text as day');
    const input = { invoiceId: id, amount: '100.25', receivedOn: day, method: 'wire', reference: 'x' };
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => send(PAY, { input }, superadmin, key)));
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(await one('select count(*)::int as n from app_public.invoice_payments')).toEqual({ n: 1 });
    expect((await send(PAY, { input: { ...input, amount: '-5' } }, superadmin)).errors?.[0]?.extensions.code).toBe(
      'SL422',
    );
    expect(
      (await send(PAY, { input: { ...input, amount: '99999999999999' } }, superadmin)).errors?.[0]?.extensions.code,
    ).toBe('SL422');
  });

  it('is not read by sponsors, leagues and links that staff do not show it to', async () => {
    for (const token of [sponsor, league, linkToken('campaign', fixture.campaignId)]) {
      const { data } = await send('{ invoices(first: 5) { id } }', {}, token);
      expect(data?.invoices ?? []).toEqual([]);
    }
  });
});

describe('files for accounting', () => {
  const file = async (program: string, body: object, token = admin) => {
    const response = await fetch(`${server.url}/invoice-exports/${program}.csv`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const year = { from: '2020-01-01', to: '2100-12-31' };

  it('have the columns of the program, dollars as numbers and no formula, and are recorded', async () => {
    const { day } = await one(`select to_char(issued_on, 'MM/DD/YYYY') as day from app_public.invoices`);
    const { name } = await one('select name from app_public.campaigns where id = $1', [fixture.campaignId]);
    const quickbooks = (await file('quickbooks', year)).text.replace('\uFEFF', '').split('\r\n');
    expect(quickbooks[0]).toBe(
      '*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,Service Date',
    );
    expect(quickbooks[1]).toBe(
      `1001,"'=HYPERLINK(""x"")",${day},03/01/2030,,,Sponsorship campaign ${name},Sponsorship,Sponsorship campaign ${name},1,400.50,400.50,`,
    );
    const xero = (await file('xero', year)).text.replace('\uFEFF', '').split('\r\n');
    expect(xero[0]?.split(',')).toHaveLength(29);
    expect(xero[1]).toContain(`"'=HYPERLINK(""x"")",ap@northlight.test,1 Main St,"Austin, TX",,,,,,,1001,`);
    expect((await file('xero', { from: '2019-01-01', to: '2019-12-31' })).text.trim().split('\r\n')).toHaveLength(1);
    const { n } = await one(`select count(*)::int as n from app_private.audit_log where table_name = 'exports'`);
    expect(n).toBe(3);
  });

  it('of credit notes and payments leave the balances that we show, with reversals and refunds', async () => {
    const { id, sponsor_id } = await one('select id, sponsor_id from app_public.invoices');
    const { day } = await one('select app_private.today()::text as day');
    const us = `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
    const call = (name: string, input: object) =>
      server.data(
        `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { changeId } }`,
        { input },
        superadmin,
      );
    await call('creditInvoice', { invoiceId: id, amount: '50.5', reason: '=cmd()' });
    const paid = { invoiceId: id, receivedOn: day, method: 'check', reference: '=1+1' };
    await call('recordInvoicePayment', { ...paid, amount: '20' });
    const payment = await one('select max(id) as id from app_public.invoice_payments');
    await call('reverseInvoicePayment', { paymentId: payment.id, reason: 'Bounced' });
    await call('recordInvoicePayment', { ...paid, amount: '259.75', asCredit: true });
    await call('recordSponsorRefund', { sponsorId: sponsor_id, amount: '10', refundedOn: day, reason: 'Paid twice' });
    const lines = async (name: string) => (await file(name, year)).text.replace('\uFEFF', '').trim().split('\r\n');
    const [heading, note] = await lines('quickbooks-credit-notes');
    expect(heading).toMatch(/^\*CreditNoteNo,\*Customer,\*CreditNoteDate,Terms,/);
    expect(note).toMatch(new RegExp(`^CN-1,"'=HYPERLINK\\(""x""\\)",${us},.*,1,50\\.50,50\\.50,$`));
    const xeroNote = (await lines('xero-credit-notes'))[1]?.split(',');
    expect(xeroNote).toEqual(expect.arrayContaining(['CN-1', 'Invoice 1001', '-50.5']));
    const [columns, ...payments] = await lines('xero-payments');
    expect(columns).toBe('*Date,*Amount,Payee,Description,Reference,Check Number');
    expect(payments.map((line) => line.split(',')[1])).toEqual(['100.25', '20', '259.75', '-20', '-10']);
    expect(payments[1]).toBe(`${us},20,"'=HYPERLINK(""x"")",Invoice 1001,'=1+1,'=1+1`);
    const bank = await lines('quickbooks-payments');
    expect(bank[0]).toBe('Date,Description,Amount');
    expect(bank[1]).toContain('Invoice 1001, x",100.25');
    // invoices − credit notes − payments = what is owed less the credit
    const sum = payments.reduce((total, line) => total + Math.round(Number(line.split(',')[1]) * 100), 0);
    const account = await one('select balance, overpaid from app_public.invoices');
    expect(40_050 - 5_050 - sum).toBe(Math.round((account.balance - account.overpaid + 10) * 100));
  });

  it('are for staff, and refuse what is no day or program', async () => {
    for (const token of [sponsor, league]) expect((await file('xero', year, token)).status).toBe(403);
    for (const name of ['sage', 'xero-', 'constructor']) expect((await file(name, year)).status).toBe(404);
    for (const from of [undefined, 'yesterday', '2030-02-30'])
      expect((await file('xero', { ...year, from })).status).toBe(422);
  });
});

describe('the link of an email', () => {
  it('opens the PDF until it expires or the contract’s link is renewed, and no other invoice', async () => {
    const { id } = await one('select id from app_public.invoices');
    const secret = installationSecret();
    const seconds = Math.floor(Date.now() / 1000);
    const open = async (token: string) => (await fetch(`${server.url}/invoice-links/${token}/invoice.pdf`)).status;
    expect(await open(signInvoiceLink(id, 1, secret, seconds))).toBe(404);
    writeFileSync(path.join(server.filesDir, 'invoice.pdf'), '%PDF-1.7');
    await one(
      `with f as (insert into app_private.files (storage_key, content_type, byte_size, sha256) values ('invoice.pdf', 'application/pdf', 8, '\\x00') returning id)
       update app_public.invoices set file_id = f.id from f where invoices.id = $1`,
      [id],
    );
    expect(await open(signInvoiceLink(id, 1, secret, seconds))).toBe(200);
    expect(await open(signInvoiceLink(id + 1, 1, secret, seconds))).toBe(404);
    expect(await open(signInvoiceLink(id, 1, secret, seconds - 200 * 86_400))).toBe(404);
    expect(await open(linkToken('campaign', id))).toBe(404);
    await server.data(
      `mutation { regenerateLink(input: { kind: "contract", recordId: "${contractId}" }) { link { version } } }`,
      {},
      admin,
    );
    expect(await open(signInvoiceLink(id, 1, secret, seconds))).toBe(404);
    expect(await open(signInvoiceLink(id, 2, secret, seconds))).toBe(200);
  });
});
