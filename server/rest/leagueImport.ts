import type { Request } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { importLeagues } from '../csv/importLeagues.ts';
import { guessColumn, LEAGUE_COLUMNS, MAX_LEAGUES } from '../csv/leagues.ts';
import { CSV_MAX_BYTES, CSV_TOO_LARGE, type CsvList, readCsv } from '../csv/read.ts';
import { limited, listSemaphore } from '../files/concurrency.ts';
import type { Receive } from '../files/receive.ts';
import type { ConstraintColumns } from '../http/constraintSentences.ts';
import { HttpError, ListError } from '../http/errors.ts';
import { viewerOf } from '../http/input.ts';

/**
 * The import of league data: multipart uploads of superadmins.
 *
 * POST /update-leagues-with-csv: `file` → {updated: [{id, name}], ignored, changeId}; all rows or, if one has an error, none:
 * 422 with `errors`, a message for each (S-430, B-370). `mapping`: JSON of heading → column, or null for none. `digest`:
 * that of a preview; 409 when something else would change by now.
 *
 * POST /update-leagues-with-csv/preview: `file`, and `mapping` unless it is to be guessed → {headings, columns, rows, changes,
 * errors, digest}: every change and every error, as the database finds them; nothing is saved (T6, T7).
 */
export function installLeagueImport(
  { express, database }: ServerContext,
  { receive, constraints }: { receive: Receive; constraints: ConstraintColumns },
): void {
  const upload = receive({ field: 'file', maxBytes: CSV_MAX_BYTES, tooLarge: CSV_TOO_LARGE });

  express.post(
    '/update-leagues-with-csv',
    only('superadmin'),
    upload,
    limited(listSemaphore, async (req, res) => {
      const list = await listOf(req);
      const { digest: asked } = req.body;
      const result = await importLeagues(
        { database, constraints },
        viewerOf(req),
        list,
        ({ errors, digest }) => errors.length === 0 && (asked === undefined || asked === digest),
      );
      const { leagues, errors, digest, changeId } = result;
      if (errors.length > 0)
        throw new ListError(
          errors.map(({ fullMessage }) => fullMessage),
          'file',
        );
      if (asked !== undefined && asked !== digest)
        throw new HttpError(409, 'The data was changed since this preview. Please look at it again.', 'SL409');
      res.json({ updated: leagues, ignored: list.ignored, changeId });
    }),
  );

  express.post(
    '/update-leagues-with-csv/preview',
    only('superadmin'),
    upload,
    limited(listSemaphore, async (req, res) => {
      const list = await listOf(req, guessColumn());
      const { changes, errors, digest } = await importLeagues(
        { database, constraints },
        viewerOf(req),
        list,
        () => false,
      );
      const { headings, rows } = list;
      res.json({ headings, columns: LEAGUE_COLUMNS, rows: rows.length, changes, errors, digest });
    }),
  );
}

type ColumnOf = (heading: string) => string | null;

/** The uploaded list by the request's mapping; without one headings are columns' own names, or what `guess` says. */
function listOf(req: Request, guess?: ColumnOf): Promise<CsvList> {
  const columnOf = mappingOf(req.body.mapping) ?? guess;
  return readCsv(req.file, {
    field: 'file',
    maxRows: MAX_LEAGUES,
    columns: LEAGUE_COLUMNS,
    ...(columnOf ? { columnOf } : {}),
  });
}

/** Errors: SL422 for what is no mapping. */
function mappingOf(text: unknown): ColumnOf | undefined {
  if (text === undefined) return undefined;
  try {
    const mapping = new Map(Object.entries(JSON.parse(String(text)) as object));
    if ([...mapping.values()].every((column) => column === null || LEAGUE_COLUMNS.includes(column)))
      return (heading) => mapping.get(heading) ?? null;
  } catch {
    // said below
  }
  throw new HttpError(422, 'Choose a column from the list for each heading.', 'SL422', 'mapping');
}
