/** Functions that run with the owner's rights. */
import type { Db } from '../harness/factories.ts';

/** Those that `staff` (a role) may call, but `others` may not; `args`: a null for each argument, comma-separated. */
export async function definerFunctions(db: Db, staff: string, others: readonly string[]) {
  const { rows } = await db.query<{
    name: string;
    shown: string;
    args: string;
    volatile: boolean;
  }>(
    `select p.proname as name, p.oid::regprocedure::text as shown, p.provolatile = 'v' as volatile,
       (select string_agg('null::' || format_type(t, null), ', ' order by n) from unnest(p.proargtypes) with ordinality a (t, n)) as args
     from pg_proc p where p.pronamespace = 'app_public'::regnamespace and p.prosecdef
       and has_function_privilege('sideline_' || $1, p.oid, 'execute')
       and not exists (select from unnest($2::text[]) v where has_function_privilege('sideline_' || v, p.oid, 'execute'))
     order by 2`,
    [staff, others],
  );
  return rows;
}
