/** The PDFs of invoices and credit notes, and the email of an invoice (issue 35, 4). */
import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { makeCampaign, type Row } from '../harness/factories.ts';
import { readPdf } from '../harness/pdf.ts';
import { contracting } from '../sql/contracting.ts';
import { callFunction } from '../sql/support.ts';
import { jobsSetup } from './setup.ts';

const { database, tools, sink } = await jobsSetup();
const { admin, superadmin, prepared, conclude } = await contracting(database);
const contract = await prepared((await makeCampaign(database.owner)).id);
await conclude(contract.id);
const invoice = await callFunction(superadmin, 'issue_invoice', { contract_id: contract.id, installment: 1 });

const fileOf = async (table: string, id: number): Promise<Row> =>
  (
    await database.owner.query(
      `select f.storage_key as key, encode(f.sha256, 'hex') as hash from app_public.${table} t left join app_private.files f on f.id = t.file_id where t.id = $1`,
      [id],
    )
  ).rows[0];

it('a PDF is made once, also by two workers, with the bytes of its hash', async () => {
  const note = await callFunction(superadmin, 'credit_invoice', {
    invoice_id: invoice.id,
    amount: 100,
    reason: '=cmd() שלום',
  });
  for (const [table, id] of [
    ['invoices', invoice.id],
    ['credit_notes', note.id],
  ] as const) {
    await Promise.all([1, 2].map(() => tools.run(`${table}__pdf`, { id })));
    const { key, hash } = await fileOf(table, id);
    const bytes = (await tools.store.get(key)) as Buffer;
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    await tools.run(`${table}__pdf`, { id });
    expect((await fileOf(table, id)).key).toBe(key);
  }
  expect((await database.owner.query('select * from app_private.file_leftovers')).rows).toEqual([]);
});

it('the PDFs name the campaign and us as they were when the invoice was issued', async () => {
  const campaign = await makeCampaign(database.owner, { name: 'Northlight Spring' });
  const { id: contractId } = await prepared(campaign.id);
  await conclude(contractId);
  const { id } = await callFunction(superadmin, 'issue_invoice', { contract_id: contractId, installment: 1 });
  const note = await callFunction(superadmin, 'credit_invoice', { invoice_id: id, amount: 1, reason: 'One game less' });
  await database.owner.query(`update app_public.campaigns set name = 'Autumn' where id = $1`, [campaign.id]);
  await superadmin(`update app_public.invoice_settings set issuer_name = 'Other, Inc.'`);
  const textOf = async (table: string, key: number) => {
    await tools.run(`${table}__pdf`, { id: key });
    return (await readPdf((await tools.store.get((await fileOf(table, key)).key)) as Buffer)).pages.join(' ');
  };
  expect(await textOf('invoices', id)).toContain('Northlight Spring');
  for (const [table, key] of [
    ['invoices', id],
    ['credit_notes', note.id],
  ] as const)
    expect(await textOf(table, key)).not.toMatch(/Autumn|Other, Inc/);
  await superadmin(`update app_public.invoice_settings set issuer_name = 'Sideline'`);
});

it('a long name of a campaign is wrapped, beside no amount', async () => {
  const name = 'Northlight '.repeat(18).trim();
  const { id: contractId } = await prepared((await makeCampaign(database.owner, { name })).id);
  await conclude(contractId);
  const { id } = await callFunction(superadmin, 'issue_invoice', { contract_id: contractId, installment: 1 });
  await tools.run('invoices__pdf', { id });
  const { pages } = await readPdf((await tools.store.get((await fileOf('invoices', id)).key)) as Buffer);
  expect(pages.join('\n').replace(/\s+/g, ' ')).toContain(name);
  const lines = pages.flatMap((page) => page.split('\n'));
  expect(lines.filter((line) => line.length > 110)).toEqual([]);
});

it('an email goes to the billing address once, with the message, what is owed and a link; not if it was paid meanwhile', async () => {
  const send = (message: string) => callFunction(admin, 'send_invoice', { invoice_id: invoice.id, message });
  await tools.run('mail_outbox__send'); // those of the contracts
  sink.mails.length = 0;
  await send('Here is your <invoice>.');
  await tools.run('mail_outbox__send');
  await tools.run('mail_outbox__send');
  const [mail] = await sink.waitFor(1, { to: 'ap@northlight.test' });
  expect(mail?.subject).toMatch(/^Invoice \d+ from Sideline$/);
  expect(mail?.raw).toContain('Here is your &lt;invoice&gt;.');
  expect(mail?.link('/invoice-links/')).toMatch(/\/invoice\.pdf$/);
  expect(sink.mails).toHaveLength(1);
  await database.withClock('+4 days', async () => {
    await send('Again.');
    await callFunction(superadmin, 'record_invoice_payment', {
      invoice_id: invoice.id,
      amount: 300,
      received_on: (await database.owner.query('select app_private.today()::text as day')).rows[0].day,
      method: 'ach',
    });
    await tools.run('mail_outbox__send');
  });
  const { rows } = await database.owner.query(
    `select state, last_error from app_private.mail_outbox where kind = 'invoice' order by id`,
  );
  expect(rows).toEqual([
    { state: 'sent', last_error: null },
    { state: 'skipped', last_error: 'Nothing is owed any more.' },
  ]);
});
