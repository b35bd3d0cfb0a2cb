import type { Request } from 'express';
import type { QueryResultRow } from 'pg';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { limited, listSemaphore } from '../files/concurrency.ts';
import type { Receive } from '../files/receive.ts';
import { bytesOf } from '../files/unlinkedStorage.ts';
import { HttpError } from '../http/errors.ts';
import { idOf, viewerOf } from '../http/input.ts';
import { readBai2 } from './bai2.ts';
import { fileError, fingerprintsOf, MAX_PAID_CHECKS, type PaidCheck, textOfBytes } from './bankFile.ts';
import { type BankFileLayout, readBankCsv } from './csv.ts';
import { readOfx } from './ofx.ts';

const MAX_BYTES = 20_000_000;
/** Lines of one statement, which must finish within the timeout. */
const LINES_AT_ONCE = 2000;
/** Lines that a preview names. */
const SHOWN = 200;

interface Line extends QueryResultRow {
  number: number | null;
  amount: string;
  paid_on: string;
  issue: string | null;
}

interface Upload {
  statementId: number;
  lines: number;
  total: string;
  from: string;
  to: string;
  known: number;
  difference: string;
  matched: number;
  problems: { number: number | null; amount: string; paidOn: string; issue: string }[];
  problemCount: number;
}

/** Rolls back a preview and carries its result. */
class RolledBack extends Error {
  readonly result: Upload;
  constructor(result: Upload) {
    super('The preview was rolled back.');
    this.result = result;
  }
}

/**
 * The bank's files of paid checks: multipart uploads of superadmins [issue 35, section 1].
 *
 * POST /bank-statements: `file`, `formatId` (the bank), `kind` (csv, bai2, ofx), `layoutId` for CSV, `statedTotal` in US
 * dollars → {statementId, lines, total, from, to, known, difference, matched, problems, problemCount}. All of it or
 * nothing: 409 or 422 with the field.
 *
 * POST /bank-statements/preview: the same, and nothing is saved.
 */
export function installBankFiles({ express, database }: ServerContext, { receive }: { receive: Receive }): void {
  const upload = receive({ field: 'file', maxBytes: MAX_BYTES, tooLarge: 'File cannot exceed 20MB!' });
  const save = async (req: Request, keeps: boolean): Promise<Upload> => {
    const { file } = req;
    if (!file) throw fileError('Please choose a file.');
    const { kind, layoutId, statedTotal } = req.body as Record<string, string | undefined>;
    const formatId = idOf(req.body.formatId, 'formatId');
    if (!/^\d{1,10}(\.\d{1,2})?$/.test(statedTotal ?? ''))
      throw new HttpError(422, 'Enter dollars and cents, such as 1234.50', 'SL422', 'statedTotal');
    const [layout] =
      kind === 'csv'
        ? await database.as(viewerOf(req), (query) =>
            query<BankFileLayout & QueryResultRow>('select * from app_public.bank_file_layouts where id = $1', [
              idOf(layoutId, 'layoutId'),
            ]),
          )
        : [];
    const checks = await checksOf(file, kind, layout);
    if (checks.length === 0) throw fileError('The file has no paid check.');
    if (checks.length > MAX_PAID_CHECKS) throw fileError('The file has more than 100,000 paid checks.');
    const prints = fingerprintsOf(checks);
    const accounts = [...new Set(checks.flatMap(({ account }) => account ?? []))];
    try {
      return await database.as(viewerOf(req), async (query) => {
        const [statement] = await query<{ id: number }>(
          'select id from app_public.create_bank_statement($1, $2, $3, $4, $5)',
          [formatId, kind, file.originalname, statedTotal, accounts],
        );
        const id = statement?.id as number;
        const lines: Line[] = [];
        for (let start = 0; start < checks.length; start += LINES_AT_ONCE) {
          const part = checks.slice(start, start + LINES_AT_ONCE).map(({ number, amount, paidOn }, index) => ({
            number,
            amount,
            paid_on: paidOn,
            fingerprint: prints[start + index],
          }));
          lines.push(
            ...(await query<Line>(
              'select number, amount, paid_on::text, issue from app_public.add_bank_lines($1, $2::jsonb)',
              [id, JSON.stringify(part)],
            )),
          );
        }
        const [sums] = await query<{ difference: string; total: string }>(
          `select app_public.bank_statements_difference(s)::text as difference,
             (s.stated_total - app_public.bank_statements_difference(s))::text as total
           from app_public.bank_statements s where s.id = $1`,
          [id],
        );
        const days = checks.map(({ paidOn }) => paidOn).sort();
        const problems = lines.flatMap(({ number, amount, paid_on: paidOn, issue }) =>
          issue ? [{ number, amount, paidOn, issue }] : [],
        );
        const result: Upload = {
          statementId: id,
          lines: checks.length,
          total: sums?.total ?? '0.00',
          from: days[0] as string,
          to: days.at(-1) as string,
          known: checks.length - lines.length,
          difference: sums?.difference ?? '0.00',
          matched: lines.length - problems.length,
          problems: problems.slice(0, SHOWN),
          problemCount: problems.length,
        };
        if (!keeps) throw new RolledBack(result);
        return result;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.result;
      throw error;
    }
  };
  for (const keeps of [true, false])
    express.post(
      keeps ? '/bank-statements' : '/bank-statements/preview',
      only('superadmin'),
      upload,
      limited(listSemaphore, async (req, res) => void res.json(await save(req, keeps))),
    );
}

/** The paid checks of a file of a kind; errors: SL422, field file, kind or layoutId. */
async function checksOf(
  file: Express.Multer.File,
  kind: string | undefined,
  layout: BankFileLayout | undefined,
): Promise<PaidCheck[]> {
  if (kind === 'bai2') return readBai2(textOfBytes(await bytesOf(file)));
  if (kind === 'ofx') return readOfx(textOfBytes(await bytesOf(file)));
  if (kind !== 'csv') throw new HttpError(422, 'Choose CSV, BAI2 or OFX.', 'SL422', 'kind');
  if (!layout) throw new HttpError(422, 'Choose how the columns of the file are called.', 'SL422', 'layoutId');
  return readBankCsv(file, layout);
}
