import type { Request } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, idOf, textOf, viewerOf, yearOf } from '../http/input.ts';
import { openText, sealedFromJson } from '../shared/envelope.ts';
import type { Copy } from './copiesPdf.ts';
import { IRIS_COLUMNS, irisCsv, type Payer, type Recipient } from './iris.ts';

type Form = Recipient & { id: number; tin_last_four: string };
interface Opened extends Record<string, unknown> {
  organization_id: number;
  name: string;
  paid: string;
  withheld: string;
  form: Form | null;
  sealed: Parameters<typeof sealedFromJson>[0] | null;
}
type Query = <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;

/** Who pays; SL409 if the tax settings do not say it yet. */
async function payerOf(query: Query): Promise<Payer> {
  const [payer] = await query<Payer>('select * from app_public.tax_settings');
  const { payer_name, payer_ein, payer_line1, payer_city, payer_state, payer_zip } = payer as Payer;
  if (![payer_name, payer_ein, payer_line1, payer_city, payer_state, payer_zip].every(Boolean))
    throw new HttpError(409, 'Enter who pays in the tax settings first.', 'SL409');
  return payer as Payer;
}

/**
 * Files of a year's returns, for superadmins. POST /tax-forms/{year}/iris.csv {reason, part}: the due returns that were
 * never filed, for the IRS's portal, 100 in each part (1, 2, …); it opens their numbers, and the audit log has the
 * reason. POST /tax-forms/{year}/copies.pdf: recipients' copies of the latest returns that were filed. Errors: SL403,
 * SL404 if there are none, SL409 if nobody is entered who pays, SL422 reason, SL428.
 */
export function installTaxReturns({ express, database, config }: ServerContext): void {
  const yearIn = (req: Request) => yearOf(req.params.year, 'year');
  const record = (query: Query, format: string, count: number, columns: string[], year: number) =>
    query(`select app_public.record_export('tax-returns', $1, $2, $3, $4)`, [
      format,
      count,
      columns,
      JSON.stringify({ year }),
    ]);

  express.post('/tax-forms/:year/iris.csv', only('superadmin'), async (req, res) => {
    const year = yearIn(req);
    const { reason, part } = bodyOf(req);
    const { payer, rows } = await database.as(viewerOf(req), async (query) => {
      const pays = await payerOf(query);
      const opened = await query<Opened>('select * from app_public.open_tax_returns($1, $2, $3)', [
        year,
        idOf(part ?? 1, 'part'),
        textOf(reason),
      ]);
      await record(query, 'csv', opened.length, IRIS_COLUMNS, year);
      return { payer: pays, rows: opened };
    });
    if (rows.length === 0) throw notFound('No returns of this year are to be filed.');
    const returns = rows.map(({ organization_id, name, paid, withheld, form, sealed }) => {
      const place = { column: 'tax_forms.tin', row: form?.id ?? 0 } as const;
      const tin = sealed && openText(sealedFromJson(sealed), place, config.secrets);
      if (sealed && tin === null)
        throw new HttpError(409, `No secret of this installation opens the number of ${name}.`, 'SL409');
      return { organizationId: organization_id, organization: name, recipient: form, tin, paid, withheld };
    });
    res.attachment(`1099-nec-${year}.csv`).type('text/csv; charset=utf-8').set('Cache-Control', 'no-store');
    res.send(irisCsv(year, payer, returns));
  });

  express.post('/tax-forms/:year/copies.pdf', only('superadmin'), async (req, res) => {
    const year = yearIn(req);
    const { payer, copies } = await database.as(viewerOf(req), async (query) => {
      const pays = await payerOf(query);
      const found = await query<Copy & Record<string, unknown>>(
        `select distinct on (1) coalesce(r.merged_id, r.organization_id) as "organizationId",
           coalesce((select m.merged_name from app_public.organization_merges(r.merged_id) m
             where m.merged_id = r.merged_id and m.unmerged_at is null), g.name) as organization,
           to_jsonb(f) as recipient, r.amount, r.withheld, r.corrected
         from app_public.tax_returns r join app_public.organizations g on g.id = r.organization_id
         left join app_public.tax_forms f on f.id = r.tax_form_id
         where r.year = $1 order by 1, r.id desc`,
        [year],
      );
      await record(query, 'pdf', found.length, ['Copy B'], year);
      return { payer: pays, copies: found };
    });
    if (copies.length === 0) throw notFound('No returns of this year were filed.');
    const { copiesPdf } = await import('./copiesPdf.ts');
    res.attachment(`1099-nec-${year}-copies.pdf`).type('pdf').set('Cache-Control', 'no-store');
    res.send(await copiesPdf(year, payer, copies));
  });
}
