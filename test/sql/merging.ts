/** What tests of merges compare: the rows of every table, except the records that a merge and its undo write about themselves. */
import type { TestDatabase } from '../harness/database.ts';

/** Logs, data that is recomputed automatically, jobs, and the sessions with which tests act. */
const LEFT_OUT = [
  'audit_log',
  'organization_merges',
  'undone_rows',
  'organization_keys',
  'totals_due',
  'applied',
  'worker_heartbeat',
  'session_activity',
];
/** Columns that say when or how often a row was written. */
const BOOKKEEPING = ['updated_at', 'version', 'checked_at'];

/** A digest of the rows of every table, by table name. */
export async function allTables(db: TestDatabase): Promise<Record<string, string>> {
  const { rows } = await db.owner.query(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and not c.relispartition
       and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace) and c.relname <> all ($1) order by 1`,
    [LEFT_OUT],
  );
  const query = rows
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' rows ' || coalesce(sum(hashtextextended((to_jsonb(t) - '{${BOOKKEEPING}}'::text[])::text, 0)), 0) as digest from ${name} t`,
    )
    .join(' union all ');
  const { rows: digests } = await db.owner.query(query);
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}
