import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { QueryResultRow } from 'pg';
import { only } from '../auth/install.ts';
import { fileError } from '../bankFiles/bankFile.ts';
import type { ServerContext } from '../context.ts';
import { limited, listSemaphore } from '../files/concurrency.ts';
import { receiver } from '../files/receive.ts';
import { bytesOf } from '../files/unlinkedStorage.ts';
import { HttpError } from '../http/errors.ts';
import { idOf, viewerOf } from '../http/input.ts';
import { openText, sealedFromJson, sealText } from '../shared/envelope.ts';
import { lastDigits } from './accounts.ts';
import { type DepositEntry, type DepositRun, nachaFile } from './nacha.ts';
import { readReturns } from './returns.ts';

const MAX_BYTES = 10_000_000;
/** Entries that an answer names. */
const SHOWN = 200;
const APPLIED = ['returned', 'corrected', 'noted'];

type Sealed = Parameters<typeof sealedFromJson>[0];
type OpenedRun = DepositRun & { entries: (Omit<DepositEntry, 'account'> & { sealed: Sealed | null })[] };

interface Outcome extends QueryResultRow {
  line: number;
  outcome: 'returned' | 'corrected' | 'noted' | 'canceled' | 'known' | 'unclear' | 'unknown' | 'other_company';
  reason: string | null;
  ends_account: boolean;
  payee: string | null;
  ends_in: string | null;
  amount: string;
  check_id: number | null;
  run_id: number | null;
  account_id: number | null;
  corrected_id: number | null;
  sealed: Sealed | null;
}

/** Rolls back a preview and carries its result. */
class RolledBack extends Error {
  readonly outcomes: Outcome[];
  constructor(outcomes: Outcome[]) {
    super('The preview was rolled back.');
    this.outcomes = outcomes;
  }
}

const placeOf = (row: number) => ({ column: 'deposit_accounts.number', row }) as const;

/**
 * Files of direct deposit, for superadmins [issue 35, section 2].
 *
 * POST /deposit-runs/{id}/file.ach: the NACHA file of an approved run, which is built again each time, is never stored,
 * and must be the same as before. Errors: SL403, SL404, SL409, SL422, SL428.
 *
 * POST /deposit-returns: `file`, the bank's returns and corrections (multipart), all or nothing of our company →
 * {counts: {outcome: number}, entries: [{line, code, company, bank, outcome, reason, endsAccount, payee, endsIn, amount,
 * checkId, runId}], those to look at first, then applied ones, then those left out, at most 200}; company and bank: whose
 * payment it was. POST /deposit-returns/preview: the same, and nothing is saved. Errors: SL409 and SL422 with the field,
 * SL428.
 */
export function installDepositRuns(context: ServerContext): void {
  const { express, database, config } = context;
  const superadmin = only('superadmin');
  const upload = receiver(context)({ field: 'file', maxBytes: MAX_BYTES, tooLarge: 'File cannot exceed 10MB!' });
  const opened = (sealed: Sealed | null, row: number, whose: string): string => {
    const number = sealed && openText(sealedFromJson(sealed), placeOf(row), config.secrets);
    if (number) return number;
    throw new HttpError(409, `No secret of this installation opens the account number of ${whose}.`, 'SL409');
  };

  express.post('/deposit-runs/:id/file.ach', superadmin, async (req, res) => {
    const id = idOf(req.params.id, 'id');
    const file = await database.as(viewerOf(req), async (query) => {
      const [row] = await query<{ run: OpenedRun }>('select app_public.open_deposit_run($1) as run', [id]);
      const { entries, ...run } = (row as { run: OpenedRun }).run;
      const bytes = fileOf(
        run,
        (entries ?? []).map(({ sealed, ...entry }) => ({
          ...entry,
          account: opened(sealed, entry.accountId, entry.holder),
        })),
      );
      const hash = createHash('sha256').update(bytes).digest('hex');
      await query('select app_public.record_deposit_file($1, $2)', [id, hash]);
      return bytes;
    });
    res
      .attachment(`deposits-${id}.ach`)
      .type('text/plain; charset=us-ascii')
      .set('Cache-Control', 'no-store')
      .send(file);
  });

  /** What a file of the bank says of sent deposits, saved or not. */
  const apply = async (req: Request, keeps: boolean) => {
    const { file } = req;
    if (!file) throw fileError('Please choose a file.');
    const bytes = await bytesOf(file);
    const entries = readReturns(bytes);
    const byLine = new Map(entries.map((entry) => [entry.line, entry]));
    const told = entries.map(({ corrected, ...entry }) => ({ ...entry, corrected: corrected && shownOf(corrected) }));
    const outcomes = await database
      .as(viewerOf(req), async (query) => {
        const found = await query<Outcome>('select * from app_public.apply_deposit_returns($1, $2, $3::jsonb)', [
          file.originalname,
          createHash('sha256').update(bytes).digest('hex'),
          JSON.stringify(told),
        ]);
        for (const { line, account_id, corrected_id, sealed, payee } of found) {
          if (corrected_id === null || account_id === null) continue;
          const number = byLine.get(line)?.corrected?.number ?? opened(sealed, account_id, payee ?? 'a league');
          const text = sealText(number, placeOf(corrected_id), config.secret);
          await query('select app_public.seal_corrected_account($1, $2, $3, $4)', [
            corrected_id,
            text.key_id,
            text.wrapped_key,
            text.sealed,
          ]);
        }
        if (!keeps) throw new RolledBack(found);
        return found;
      })
      .catch((error) => {
        if (error instanceof RolledBack) return error.outcomes;
        throw error;
      });
    const counts: Record<string, number> = {};
    for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    const rank = ({ outcome, line }: Outcome) =>
      (outcome === 'other_company' ? 2 : APPLIED.includes(outcome) ? 1 : 0) * MAX_BYTES + line;
    const senderOf = (line: number) => {
      const { code, originator = '' } = byLine.get(line) ?? {};
      return { code, company: originator.slice(0, 10), bank: originator.slice(10) };
    };
    return {
      counts,
      entries: outcomes
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, SHOWN)
        .map(
          ({ line, outcome, reason, ends_account: endsAccount, payee, ends_in: endsIn, amount, check_id, run_id }) => ({
            ...{ line, ...senderOf(line), outcome, reason, endsAccount, payee, endsIn, amount },
            ...{ checkId: check_id, runId: run_id },
          }),
        ),
    };
  };
  for (const keeps of [true, false])
    express.post(
      keeps ? '/deposit-returns' : '/deposit-returns/preview',
      superadmin,
      upload,
      limited(listSemaphore, async (req, res) => void res.json(await apply(req, keeps))),
    );
}

/** A correction without the number that it may have, of which only the last digits are said. */
const shownOf = ({ number, ...rest }: NonNullable<ReturnType<typeof readReturns>[number]['corrected']>) =>
  number ? { ...rest, ends_in: lastDigits(number) } : rest;

/** The run's file; SL422 if a value does not fit its field. */
function fileOf(run: DepositRun, entries: DepositEntry[]): Buffer {
  try {
    return Buffer.from(nachaFile(run, entries), 'ascii');
  } catch (error) {
    if (error instanceof RangeError) throw new HttpError(422, error.message, 'SL422');
    throw error;
  }
}
