import type { Request } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { csvOf } from '../exports/csv.ts';
import type { Cell } from '../exports/values.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, textOf, viewerOf } from '../http/input.ts';
import { sendStream } from '../http/sendStream.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import { readInvoiceLink } from '../shared/links/invoiceLink.ts';

interface ExportedInvoice extends Record<string, unknown> {
  number: number;
  /** YYYY-MM-DD. */
  issued_on: string;
  due_on: string;
  billing_name: string;
  billing_address: string;
  billing_email: string;
  campaign: string;
  /** US dollars. */
  amount: string;
  quickbooks_item: string;
  xero_account_code: string;
  xero_tax_type: string;
}

const INVOICES = `
  select i.number, i.issued_on::text, i.due_on::text, i.billing_name, i.billing_address, i.billing_email, i.campaign_name as campaign,
    i.amount::text, s.quickbooks_item, s.xero_account_code, s.xero_tax_type
  from app_public.invoices i cross join app_public.invoice_settings s
  where i.issued_on between $1 and $2 order by i.number`;

/** MM/DD/YYYY, as both programs read it in the United States. */
const usDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const described = ({ campaign }: ExportedInvoice): string => `Sponsorship campaign ${campaign}`;

/** Columns of a program's import of invoices, in its order; docs/operations.md says where each layout is documented. */
type Layout = readonly (readonly [label: string, value: (invoice: ExportedInvoice) => Cell])[];
const empty = () => null;
const addressLine = (index: number) => (invoice: ExportedInvoice) => invoice.billing_address.split('\n')[index] ?? null;

const LAYOUTS: Record<string, Layout> = {
  quickbooks: [
    ['*InvoiceNo', ({ number }) => number],
    ['*Customer', ({ billing_name }) => billing_name],
    ['*InvoiceDate', ({ issued_on }) => usDay(issued_on)],
    ['*DueDate', ({ due_on }) => usDay(due_on)],
    ['Terms', empty],
    ['Location', empty],
    ['Memo', described],
    ['Item(Product/Service)', ({ quickbooks_item }) => quickbooks_item],
    ['ItemDescription', described],
    ['ItemQuantity', () => 1],
    ['ItemRate', ({ amount }) => amount],
    ['*ItemAmount', ({ amount }) => amount],
    ['Service Date', empty],
  ],
  xero: [
    ['*ContactName', ({ billing_name }) => billing_name],
    ['EmailAddress', ({ billing_email }) => billing_email],
    ['POAddressLine1', addressLine(0)],
    ['POAddressLine2', addressLine(1)],
    ['POAddressLine3', addressLine(2)],
    ['POAddressLine4', addressLine(3)],
    ['POCity', empty],
    ['PORegion', empty],
    ['POPostalCode', empty],
    ['POCountry', empty],
    ['*InvoiceNumber', ({ number }) => number],
    ['Reference', ({ campaign }) => campaign],
    ['*InvoiceDate', ({ issued_on }) => usDay(issued_on)],
    ['*DueDate', ({ due_on }) => usDay(due_on)],
    ['Total', ({ amount }) => amount],
    ['InventoryItemCode', empty],
    ['*Description', described],
    ['*Quantity', () => 1],
    ['*UnitAmount', ({ amount }) => amount],
    ['Discount', empty],
    ['*AccountCode', ({ xero_account_code }) => xero_account_code],
    ['*TaxType', ({ xero_tax_type }) => xero_tax_type],
    ['TaxAmount', empty],
    ['TrackingName1', empty],
    ['TrackingOption1', empty],
    ['TrackingName2', empty],
    ['TrackingOption2', empty],
    ['Currency', () => 'USD'],
    ['BrandingTheme', empty],
  ],
};

/** A field as a day, YYYY-MM-DD. */
function dayOf(value: unknown, field: string): string {
  const text = textOf(value) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return text;
  throw new HttpError(422, 'Choose a day.', 'SL422', field);
}

/**
 * Invoices as files (issue 35, 4). POST /invoice-exports/quickbooks.csv and xero.csv {from, to} (days of issue): for staff,
 * recorded in the audit log; SL403, SL404, SL422 with the field. GET /invoice-links/{token}/invoice.pdf: the PDF that an
 * email links to, without a login; SL404 once the link has expired or the links of its contract were revoked.
 */
export function installInvoices(app: ServerContext & { store: FileStore }): void {
  const { express, database, config, clock, store, log } = app;

  express.post('/invoice-exports/:file', only('admin'), async (req: Request, res) => {
    const program = /^(quickbooks|xero)\.csv$/.exec(String(req.params.file))?.[1];
    const layout = program === undefined ? undefined : LAYOUTS[program];
    if (!program || !layout) throw notFound('There is no such file.');
    const { from, to } = bodyOf(req);
    const days = [dayOf(from, 'from'), dayOf(to, 'to')];
    const labels = layout.map(([label]) => label);
    const invoices = await database.as(viewerOf(req), async (query) => {
      const found = await query<ExportedInvoice>(INVOICES, days);
      await query(`select app_public.record_export($1, 'csv', $2, $3, $4)`, [
        `invoices for ${program}`,
        found.length,
        labels,
        JSON.stringify({ from: days[0], to: days[1] }),
      ]);
      return found;
    });
    async function* rows() {
      for (const invoice of invoices) yield layout?.map(([, value]) => value(invoice)) ?? [];
    }
    res.attachment(`invoices-${program}-${days.join('-')}.csv`);
    csvOf(labels, rows()).pipe(res.type('text/csv; charset=utf-8'));
  });

  express.get('/invoice-links/:token/invoice.pdf', async (req, res) => {
    const link = readInvoiceLink(String(req.params.token), config.secrets, clock.seconds());
    const [found] = link
      ? await database.asServer<{ key: string | null }>('select app_private.linked_invoice_file($1, $2) as key', [
          link.invoiceId,
          link.version,
        ])
      : [];
    const file = found?.key ? await store.open(found.key) : null;
    if (!file) throw notFound('This link has ended. Please ask for a new one.');
    res.attachment('invoice.pdf').set({
      'Content-Type': 'application/pdf',
      'Content-Length': String(file.size),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    if (req.method === 'HEAD') {
      file.stream.destroy();
      return void res.end();
    }
    await sendStream(res, file.stream, log, 'an invoice was not sent to its end');
  });
}
