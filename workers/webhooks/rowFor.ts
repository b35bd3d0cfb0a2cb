import type { Pool } from 'pg';
import { inTransaction } from '../database.ts';

/** The columns that the viewer may read. Amounts are text, as in the API: numbers of JSON would round them. */
const COLUMNS = `select string_agg(format(case when a.atttypid = 'numeric'::regtype then '%1$I::text as %1$I' else '%1$I' end,
    a.attname), ', ' order by a.attnum) as columns
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
    and has_column_privilege(a.attrelid, a.attnum, 'select')`;

const camelCase = (name: string) => name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/**
 * A row as this user may see it now: under their role and row-level security, with the columns that they may read, by
 * the API's names; null if they may not see it. `visitors`: connections as sideline_authenticator.
 */
export const rowFor = (visitors: Pool, userId: number, role: string, table: string, id: number) =>
  inTransaction(visitors, async (query): Promise<Record<string, unknown> | null> => {
    await query(
      `select set_config('jwt.claims.user_id', $1, true), app_private.load_session_context(),
         set_config('role', $2, true), set_config('transaction_read_only', 'on', true)`,
      [String(userId), `sideline_${role}`],
    );
    const [may] = await query<{ columns: string | null }>(COLUMNS, [`app_public.${table}`]);
    if (!may?.columns) return null;
    const row = `select to_jsonb(r) as row from (select ${may.columns} from app_public.${table} where id = $1) r`;
    const [found] = await query<{ row: object }>(row, [id]);
    if (!found) return null;
    return Object.fromEntries(Object.entries(found.row).map(([name, value]) => [camelCase(name), value]));
  });
