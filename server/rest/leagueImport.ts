import type { Request } from 'express';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import type { ColumnsOf } from '../csv/columns.ts';
import { importLeagues } from '../csv/importLeagues.ts';
import { guessColumns, LEAGUE_COLUMNS, MAX_LEAGUES } from '../csv/leagues.ts';
import { CSV_MAX_BYTES, CSV_TOO_LARGE, type CsvList, readCsv } from '../csv/read.ts';
import { limited, listSemaphore } from '../files/concurrency.ts';
import type { Receive } from '../files/receive.ts';
import type { ConstraintColumns } from '../http/constraintMessages.ts';
import { HttpError, ListError } from '../http/errors.ts';
import { viewerOf } from '../http/input.ts';

/**
 * The import of league data: multipart uploads of superadmins.
 *
 * POST /update-leagues-with-csv: `file` → {updated: [{id, name}], ignored, changeId}; all rows or, if one is invalid,
 * none: 422 with `errors`, a message for each error (S-430, B-370). `mapping`: JSON of heading, as the preview names it, →
 * column, or null for none. `digest`: that of a preview; 409 if the changes would now differ.
 *
 * POST /update-leagues-with-csv/preview: `file`, and `mapping` unless it should be guessed → {headings, columns, rows,
 * changes, errors, digest}: every change and every error that the database finds; nothing is saved (T6, T7).
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
        throw new HttpError(409, 'The data has changed since this preview. Please check it again.', 'SL409');
      res.json({ updated: leagues, ignored: list.ignored, changeId });
    }),
  );

  express.post(
    '/update-leagues-with-csv/preview',
    only('superadmin'),
    upload,
    limited(listSemaphore, async (req, res) => {
      const list = await listOf(req, guessColumns);
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

/** The uploaded list by the request's mapping; without one, headings are column names, or what `guess` returns. */
function listOf(req: Request, guess?: ColumnsOf): Promise<CsvList> {
  const mapping = mappingOf(req.body.mapping);
  return readCsv(req.file, {
    field: 'file',
    maxRows: MAX_LEAGUES,
    columns: LEAGUE_COLUMNS,
    ...(mapping ? { mapping } : guess ? { columnsOf: guess } : {}),
  });
}

/** Errors: SL422 for an invalid mapping. */
function mappingOf(text: unknown): Map<string, string | null> | undefined {
  if (text === undefined) return undefined;
  try {
    const mapping = new Map(Object.entries(JSON.parse(String(text)) as object));
    if ([...mapping.values()].every((column) => column === null || LEAGUE_COLUMNS.includes(column))) return mapping;
  } catch {
    // answered below
  }
  throw new HttpError(422, 'Choose a column from the list for each heading.', 'SL422', 'mapping');
}
