/** Checksums that tell whether any row changed. */
import type { TestDatabase } from './database.ts';

/** A checksum of the rows of each table, by its name; `leftOut`: tables without one. */
export async function tableChecksums(
  database: TestDatabase,
  leftOut: readonly string[],
  schemas: readonly string[] = ['app_public', 'app_private'],
): Promise<Record<string, string>> {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
       and c.relnamespace::regnamespace::text = any ($1) and c.relname <> all ($2)
     order by 1`,
    [schemas, leftOut],
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await database.owner.query(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
    );
    sums[name] = rows[0].sum;
  }
  return sums;
}
