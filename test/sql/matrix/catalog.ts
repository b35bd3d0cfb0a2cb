/** Tables, views and column rights of app_public, as listed in the catalog. */
import type { Db } from '../../harness/factories.ts';
import { isOtherMember, type VisitorRole } from './rules.ts';

export type Column = { name: string; writable: boolean };
export type Relation = { name: string; view: boolean; key: string[]; columns: Column[] };

/** Every table and view of app_public with its primary key (views: id). */
export async function relations(db: Db): Promise<Relation[]> {
  const { rows } = await db.query(`
    select c.relname as name, c.relkind in ('v', 'm') as view,
      coalesce((select array_agg(a.attname::text order by k.n) from pg_index i
        cross join lateral unnest(i.indkey::int[]) with ordinality k (attnum, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), '{id}') as key,
      (select json_agg(json_build_object('name', a.attname, 'writable', a.attgenerated = '' and a.attidentity <> 'a'
          and not (c.relkind = 'v' and a.attname = 'id')) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`);
  return rows;
}

export type Rights = Record<'select' | 'insert' | 'update', string[]> & { delete: boolean; truncate: boolean };

/** What grants, including inherited ones, permit a role to do with a relation. */
export async function rights(db: Db, relation: string, persona: VisitorRole): Promise<Rights> {
  const role = isOtherMember(persona) ? 'organization' : persona;
  const { rows } = await db.query(
    `select p.name as right, array_agg(a.attname::text order by a.attnum) filter (
        where has_column_privilege($2, a.attrelid, a.attnum, p.name)) as columns
     from (values ('select'), ('insert'), ('update')) p (name), pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped group by 1`,
    [`app_public.${relation}`, `sideline_${role}`],
  );
  const table = await db.query(
    `select has_table_privilege($2, $1::regclass, 'delete') as delete,
       has_table_privilege($2, $1::regclass, 'truncate,references,trigger,maintain') as truncate`,
    [`app_public.${relation}`, `sideline_${role}`],
  );
  return { ...Object.fromEntries(rows.map((row) => [row.right, row.columns ?? []])), ...table.rows[0] } as Rights;
}
