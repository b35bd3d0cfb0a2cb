/**
 * Everything that a statement can refer to: tables, views and functions with their columns, types and keys, as listed
 * by the running database. Permissions are not read; they come from the oracle.
 */
import type { Db } from '../harness/factories.ts';

export type Column = { name: string; type: string };
export type Table = { schema: string; name: string; view: boolean; key: string[]; columns: Column[] };
export type Argument = { name: string; type: string; optional: boolean };
export type Routine = { name: string; args: Argument[]; result: string; volatile: boolean };
export type Catalog = { tables: Table[]; routines: Routine[]; enums: Map<string, string[]> };

const TABLES = `
  select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as view,
    coalesce((select array_agg(a.attname::text order by k.n) from pg_index i
      cross join lateral unnest(i.indkey::int[]) with ordinality k (attnum, n)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary), '{id}') as key,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('app_public', 'app_private') and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
  order by 1, 2`;

const ROUTINES = `
  select p.proname as name, pg_get_function_result(p.oid) as result, p.provolatile = 'v' as volatile,
    coalesce((select json_agg(json_build_object('name', coalesce(p.proargnames[a.n], ''), 'type', format_type(a.type, null),
        'optional', a.n > p.pronargs - p.pronargdefaults) order by a.n)
      from unnest(p.proargtypes::oid[]) with ordinality a (type, n)), '[]') as args
  from pg_proc p where p.pronamespace = 'app_public'::regnamespace and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype order by 1, p.oid::regprocedure::text`;

const ENUMS = `
  select format_type(t.oid, null) as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'app_public'::regnamespace group by t.oid`;

export async function readCatalog(db: Db): Promise<Catalog> {
  const [tables, routines, enums] = [await db.query(TABLES), await db.query(ROUTINES), await db.query(ENUMS)];
  return {
    tables: tables.rows,
    routines: routines.rows,
    enums: new Map(enums.rows.map(({ name, labels }) => [name, labels])),
  };
}

/** A table's name as written in statements. */
export const qualified = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}."${name}"`;
