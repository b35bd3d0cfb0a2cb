/** How tests of undo make a change and take it back. */
import type { TestDatabase } from '../harness/database.ts';
import { insert, type Row } from '../harness/factories.ts';
import { type Ask, owning } from './support.ts';

type Undone = { undone: Row[]; left: Row[]; stays: string[] };

/** Runs a change as somebody and returns its id. */
export async function changeOf(staff: Ask, query: string, values: unknown[] = []): Promise<string> {
  const [row] = await staff(
    `with done as materialized (${query}) select pg_current_xact_id()::text as id, (select count(*) from done) as n`,
    values,
  );
  return row?.id;
}

/** Updates an organization as somebody and returns the change's id. */
export const patch = (staff: Ask, id: number, values: Row) =>
  changeOf(staff, 'select app_public.update_organization($1, $2)', [id, JSON.stringify(values)]);

/** Takes a change back as somebody; `rest`: only this table, record id and columns of it. */
export async function undo(staff: Ask, id: string, ...rest: unknown[]): Promise<Undone> {
  const [row] = await staff(
    `select to_jsonb(app_public.undo_change($1, $2, $3, $4)) as result`,
    [id, ...rest, null, null, null].slice(0, 4),
  );
  return row?.result;
}

export function undoing(db: TestDatabase) {
  return {
    /** The current row without `updated_at` and `version`, which an undo does not restore. */
    rowOf: async (table: string, id: number): Promise<Row | undefined> =>
      (
        await owning(db)(
          `select to_jsonb(t) - 'updated_at' - 'version' as row from app_public.${table} t where id = $1`,
          [id],
        )
      )[0]?.row,
    makePlace: (organizationId: number, nickname: string): Promise<Row> =>
      insert(db.owner, 'play_locations', {
        organization_id: organizationId,
        nickname,
        address: '1 Oak St',
        lat: 41,
        lon: -80,
      }),
  };
}
