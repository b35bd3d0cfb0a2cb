import type { Request } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { csvOf } from '../exports/csv.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, textOf, viewerOf } from '../http/input.ts';
import { sendStream } from '../http/sendStream.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import { readInvoiceLink } from '../shared/links/invoiceLink.ts';
import { accountingFiles } from './accountingFiles.ts';

/** A field as a day, YYYY-MM-DD. */
function dayOf(value: unknown, field: string): string {
  const text = textOf(value) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return text;
  throw new HttpError(422, 'Choose a day.', 'SL422', field);
}

/**
 * Invoices as files (issue 35, 4). POST /invoice-exports/{file}.csv {from, to} (days), by the names of accountingFiles: for
 * staff, recorded in the audit log; SL403, SL404, SL422 with the field. GET /invoice-links/{token}/invoice.pdf: the PDF that an
 * email links to, without a login; SL404 once the link has expired or the links of its contract were revoked.
 */
export function installInvoices(app: ServerContext & { store: FileStore }): void {
  const { express, database, config, clock, store, log } = app;

  express.post('/invoice-exports/:file.csv', only('admin'), async (req: Request, res) => {
    const name = String(req.params.file);
    const file = Object.hasOwn(accountingFiles, name) ? accountingFiles[name] : undefined;
    if (!file) throw notFound('There is no such file.');
    const { from, to } = bodyOf(req);
    const days = [dayOf(from, 'from'), dayOf(to, 'to')];
    const found = await database.as(viewerOf(req), async (query) => {
      const rows = await query(file.statement, days);
      await query(`select app_public.record_export($1, 'csv', $2, $3, $4)`, [
        file.name,
        rows.length,
        file.labels,
        JSON.stringify({ from: days[0], to: days[1] }),
      ]);
      return rows;
    });
    async function* cells() {
      for (const row of found) yield file?.cells(row as never) ?? [];
    }
    res.attachment(`${name}-${days.join('-')}.csv`);
    csvOf(file.labels, cells()).pipe(res.type('text/csv; charset=utf-8'));
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
