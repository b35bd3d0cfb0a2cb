import pg from 'pg';
import type { PgClient } from 'postgraphile/@dataplan/pg';
import type { ConstraintColumns } from '../../http/constraintMessages.ts';
import { HttpError } from '../../http/errors.ts';
import { camelCase, fieldOfBadValue, type PublicError, publicError } from '../../http/publicError.ts';
import type { BulkOperation } from './bulkOperations.ts';

/** Maximum number of records in one update. */
export const MAX_IDS = 1000;

/** Why one of the records could not be changed. */
export interface Failure extends PublicError {
  id: number;
}

/** The error of a bulk update, with the reason for each record that failed. */
export class BulkError extends HttpError {
  readonly failures: Failure[];

  constructor(failures: Failure[], all: number) {
    const [first] = failures as [Failure];
    const same = failures.every(
      ({ code, message, field }) => code === first.code && message === first.message && field === first.field,
    );
    const count = `${failures.length} of ${all} could not be changed, so nothing was.`;
    super(422, same ? `${first.message} ${count}` : count, same ? first.code : 'SL422', same ? first.field : undefined);
    this.failures = failures;
  }
}

type Target = Pick<BulkOperation, 'resource' | 'single'>;

/** What to update: ids, the versions that were read, in their order, and values by column. */
export interface Update {
  ids: readonly number[];
  versions?: readonly number[] | null | undefined;
  patch: object;
}

/** A record and its version, null if none was stated. */
type Versioned = readonly [id: number, version: number | null];

/** Updates these records in one statement; returns the ids of those that exist. `patch`: values by column. */
async function updateThese(client: PgClient, { resource, single }: Target, records: Versioned[], patch: object) {
  const isVersioned = records.some(([, version]) => version !== null);
  const names = Object.keys(patch).map((name) => pg.escapeIdentifier(name));
  const assignments = names.map((name) => `${name} = p.${name}`).concat(isVersioned ? 'version = i.version' : []);
  const { rows } = await client.query<{ id: number }>({
    text: single
      ? `select (app_public.${single.fn}(i.id, $2::jsonb || jsonb_strip_nulls(jsonb_build_object('version', i.version)))).id
         from unnest($1::int[], $3::int[]) i (id, version)`
      : `update app_public.${resource} t set ${assignments.join(', ')}
         from jsonb_populate_record(null::app_public.${resource}, $2::jsonb) p, unnest($1::int[], $3::int[]) i (id, version)
         where t.id = i.id returning t.id`,
    values: [records.map(([id]) => id), JSON.stringify(patch), records.map(([, version]) => version)],
  });
  return rows.map(({ id }) => id);
}

/**
 * Updates all records with these values, or none. Runs in the caller's transaction: first all in one
 * statement; if that fails, one by one to find each record that fails. Returns the ids. Errors: BulkError, SL422,
 * SL403.
 */
export async function updateAll(
  client: PgClient,
  target: Target,
  { ids: given, versions, patch }: Update,
  columns: ConstraintColumns,
): Promise<number[]> {
  const ids = [...new Set(given)].sort((a, b) => a - b); // the same lock order for everybody
  if (ids.length > MAX_IDS) throw new HttpError(422, 'At most 1,000 records can be changed at once.', 'SL422', 'ids');
  if (Object.keys(patch).length === 0) throw new HttpError(422, 'Choose what to change.', 'SL422', 'patch');
  if (versions && versions.length !== given.length)
    throw new HttpError(422, 'State a version for each record, or none.', 'SL422', 'versions');
  const versionOf = new Map(given.map((id, index) => [id, versions?.[index] ?? null]));
  const attempt = (these: number[]) =>
    client.withTransaction(async (inner) => {
      const found = await updateThese(
        inner,
        target,
        these.map((id) => [id, versionOf.get(id) ?? null]),
        patch,
      );
      if (found.length < these.length) throw new HttpError(404, 'There is no such record.', 'SL404');
      return found;
    });
  const reasonOf = (error: unknown): PublicError => {
    if (error instanceof HttpError) return { message: error.message, code: error.code ?? 'SL404', field: error.field };
    const known = (error as { code?: string }).code === '42501' ? null : publicError(error, columns);
    if (!known) throw error;
    const field = known.field ?? fieldOfBadValue(error, patch);
    return { ...known, field: field && camelCase(field) };
  };
  try {
    await attempt(ids);
    return ids;
  } catch (error) {
    reasonOf(error); // a missing grant or an unknown error is thrown here
  }
  const failures: Failure[] = [];
  for (const id of ids)
    await attempt([id]).catch((error) => {
      failures.push({ id, ...reasonOf(error) });
    });
  if (failures.length > 0) throw new BulkError(failures, ids.length);
  return ids;
}
