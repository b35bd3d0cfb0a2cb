import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Database } from '../database/pool.ts';
import type { ConstraintColumns } from '../http/constraintMessages.ts';
import { publicError } from '../http/publicError.ts';
import type { Viewer } from '../viewer.ts';
import { changesOf, columnOf, type ImportError } from './leagues.ts';
import { type CsvList, ROWS_AT_ONCE } from './read.ts';

interface League extends QueryResultRow {
  row_number: number;
  organization_id: number;
  name: string | null;
  /** By field: the value before and after. */
  changes: Record<string, [before: unknown, after: unknown]>;
  errors: { code: string; message: string; constraint?: string; table?: string; column?: string }[];
}

export interface LeagueImport {
  leagues: { id: number; name: string | null }[];
  changes: {
    row: number;
    id: number;
    name: string | null;
    fields: { column: string; before: unknown; after: unknown }[];
  }[];
  errors: ImportError[];
  /** A digest of the changes: equal if the same changes would be made in the same way. */
  digest: string;
  /** The change's id for undo; null if nothing was committed. */
  changeId: string | null;
}

/** Rolls back a transaction and carries its result. */
class RolledBack extends Error {
  readonly result: LeagueImport;
  constructor(result: LeagueImport) {
    super('The import was rolled back.');
    this.result = result;
  }
}

/**
 * Applies a list's changes in one transaction, which is committed if `keeps` returns true and there are changes;
 * otherwise it is rolled back and only its result is returned.
 */
export async function importLeagues(
  { database, constraints }: { database: Database; constraints: ConstraintColumns },
  viewer: Viewer,
  list: CsvList,
  keeps: (result: LeagueImport) => boolean,
): Promise<LeagueImport> {
  try {
    return await database.as(viewer, async (query) => {
      const [asked] = await query<{ confidences: string[]; change_id: string }>(
        `select enum_range(null::app_public.data_confidence)::text[] as confidences, pg_current_xact_id()::text as change_id`,
      );
      const { confidences = [], change_id: changeId = '' } = asked ?? {};
      const { changes, errors } = changesOf(list, confidences);
      // one order for all imports, so that concurrent ones do not deadlock
      changes.sort((left, right) => left.id - right.id);
      const rows: League[] = [];
      for (let start = 0; start < changes.length; start += ROWS_AT_ONCE)
        rows.push(
          ...(await query<League>('select * from app_public.update_leagues($1::jsonb)', [
            JSON.stringify(changes.slice(start, start + ROWS_AT_ONCE)),
          ])),
        );
      rows.sort((left, right) => left.row_number - right.row_number);
      const refused = rows.flatMap((row) => row.errors.map((error) => errorOf(row.row_number, error, constraints)));
      const result = resultOf(
        rows,
        [...errors, ...refused].sort((a, b) => (a.row ?? 0) - (b.row ?? 0)),
      );
      if (result.changes.length === 0 || !keeps(result)) throw new RolledBack(result);
      return { ...result, changeId };
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

function resultOf(rows: League[], errors: ImportError[]): LeagueImport {
  const changes = rows.flatMap(({ row_number: row, organization_id: id, name, changes: changed }) => {
    const fields = Object.entries(changed)
      .filter(([field]) => field !== 'data_confidence_reason') // follows from the confidence
      .map(([field, [before, after]]) => ({ column: columnOf(field), before, after }));
    return fields.length ? [{ row, id, name, fields }] : [];
  });
  const digest = createHash('sha256').update(JSON.stringify(changes)).digest('base64url');
  return {
    leagues: rows.map(({ organization_id: id, name }) => ({ id, name })),
    changes,
    errors,
    digest,
    changeId: null,
  };
}

/** Converts a row's database error to the usual message, with the list's name of the column. */
function errorOf(row: number, error: League['errors'][number], constraints: ConstraintColumns): ImportError {
  const known = publicError(error, constraints);
  const message = known?.message ?? 'One of the values is not valid.';
  const field = known?.field?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const column = field ? columnOf(field) : null;
  return {
    row,
    column,
    message,
    fullMessage: `Row ${row}: ${column && column !== 'id' ? `${column}: ` : ''}${message}`,
  };
}
