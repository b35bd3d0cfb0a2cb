import type { Request } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { csvOf } from '../exports/csv.ts';
import { DateCell } from '../exports/values.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, idOf, textOf, viewerOf } from '../http/input.ts';
import { Semaphore } from '../shared/semaphore.ts';
import type { Sheet } from './checksPdf.ts';
import type { CheckSettings } from './layout.ts';
import { type PositivePayFormat, type PositivePayRow, positivePayFile } from './positivePay.ts';

type Row<T> = T & Record<string, unknown>;

const SETTINGS = 'select * from app_public.check_settings';
const SHEETS = 'select * from app_public.check_run_sheets($1)';
const REGISTER = [
  ...['Number', 'Date', 'Pay to', 'Address', 'Amount', 'Memo', 'State', 'Void because'],
  ...['Organization', 'Sponsor', 'Campaign', 'Offer'],
];

/**
 * Files of check runs, for superadmins: POST /check-runs/{id}/checks.pdf {reason} records who downloads the pages, and
 * requires the reason (SL422) from the second download on; POST /check-runs/{id}/register.csv; POST
 * /check-stock/ruler.pdf; POST /positive-pay/{formatId} {from, to} (days) returns the bank's file. Errors: SL403,
 * SL404, SL409, SL422 with the field, SL429.
 */
export function installChecks({ express, database }: ServerContext): void {
  const semaphore = new Semaphore(1, 4, 'Other checks are being printed. Please try again in a few seconds.');
  const superadmin = only('superadmin');
  const runOf = async (req: Request) => {
    const id = idOf(req.params.id, 'id');
    const found = await database.as(viewerOf(req), async (query) => ({
      sheets: await query<Row<RegisterSheet>>(SHEETS, [id]),
      settings: (await query<Row<CheckSettings>>(SETTINGS))[0] as CheckSettings,
    }));
    if (found.sheets.length === 0) throw notFound('There is no such check run, or it was canceled.');
    return { id, ...found };
  };

  express.post('/check-runs/:id/checks.pdf', superadmin, async (req, res) => {
    const { id, sheets, settings } = await runOf(req);
    const { checksPdf } = await import('./checksPdf.ts');
    const bytes = await semaphore.run(() => checksPdf(sheets, settings));
    // last: pages that could not be drawn were not downloaded
    const reason = textOf(bodyOf(req).reason);
    await database.as(viewerOf(req), (query) =>
      query('select app_public.record_check_run_print($1, $2)', [id, reason]),
    );
    res
      .attachment(`checks-${sheets[0]?.number}-${sheets.at(-1)?.number}.pdf`)
      .type('pdf')
      .send(bytes);
  });

  express.post('/check-runs/:id/register.csv', superadmin, async (req, res) => {
    const { sheets } = await runOf(req);
    async function* rows() {
      for (const sheet of sheets) yield registerRow(sheet);
    }
    res.attachment(`check-register-${sheets[0]?.number}-${sheets.at(-1)?.number}.csv`);
    csvOf(REGISTER, rows()).pipe(res.type('text/csv; charset=utf-8'));
  });

  express.post('/check-stock/ruler.pdf', superadmin, async (req, res) => {
    const [settings] = await database.as(viewerOf(req), (query) => query<Row<CheckSettings>>(SETTINGS));
    const { rulerPdf } = await import('./rulerPdf.ts');
    res
      .attachment('check-stock.pdf')
      .type('pdf')
      .send(await rulerPdf(settings as CheckSettings));
  });

  express.post('/positive-pay/:id', superadmin, async (req, res) => {
    const id = idOf(req.params.id, 'id');
    const { from, to } = bodyOf(req);
    const days = [dayOf(from, 'from'), dayOf(to, 'to')] as const;
    const { format, rows, account } = await database.as(viewerOf(req), async (query) => {
      const [found] = await query<Row<PositivePayFormat>>(
        'select *, columns::text[] as columns from app_public.positive_pay_formats where id = $1',
        [id],
      );
      if (!found) throw notFound('There is no such bank.');
      const issued = await query<Row<PositivePayRow>>(
        'select number, is_void, amount, issue_date::text, payee from app_public.positive_pay_rows($1, $2, $3)',
        [...days, id],
      );
      const [number] = await query<{ account: string }>('select app_public.bank_account_number($1) as account', [id]);
      await query(`select app_public.record_export('positive-pay', 'txt', $1, $2, $3)`, [
        issued.length,
        found.columns,
        JSON.stringify({ bank: found.name, from: days[0], to: days[1] }),
      ]);
      return { format: found, rows: issued, account: number?.account as string };
    });
    const ending = format.separator === 'comma' ? 'csv' : 'txt';
    res.attachment(`positive-pay-${days[0]}-${days[1]}.${ending}`).type('text/plain; charset=utf-8');
    res.send(fileOf(rows, format, account));
  });
}

/** The bank's file; SL422 if a value does not fit its column. */
function fileOf(rows: PositivePayRow[], format: PositivePayFormat, account: string): string {
  try {
    return positivePayFile(rows, format, account);
  } catch (error) {
    if (error instanceof RangeError) throw new HttpError(422, error.message, 'SL422', 'widths');
    throw error;
  }
}

/** A field as a day, YYYY-MM-DD. */
function dayOf(value: unknown, field: string): string {
  const text = textOf(value) ?? '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return text;
  throw new HttpError(422, 'Choose a day.', 'SL422', field);
}

type RegisterSheet = Sheet & { state: string; void_reason: string | null };

const registerRow = (sheet: RegisterSheet) => [
  sheet.number,
  new DateCell(Date.parse(`${sheet.date}T00:00:00Z`), null),
  sheet.payee,
  sheet.address.join(', '),
  Number(sheet.amount),
  sheet.memo,
  sheet.state,
  sheet.void_reason,
  sheet.organization,
  sheet.sponsor,
  sheet.campaign,
  sheet.offer_id,
];
