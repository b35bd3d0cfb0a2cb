/**
 * The permissions of each staff role, from the catalog: functions by the name of their operation (`approveCheck`) and
 * commands on tables and views (`testimonials.delete`). A command needs a grant on the table or one of its columns, and
 * on a table also a policy of the role.
 */
import type { Client } from 'pg';
import { camelCase } from '../http/publicError.ts';

/** A role's permissions, sorted. Left out: functions of a row, which are fields of its type. */
export async function permissionsOf(client: Client, role: string): Promise<string[]> {
  const { rows: functions } = await client.query<{ name: string }>(
    `select distinct p.proname as name from pg_proc p
     where p.pronamespace = 'app_public'::regnamespace and p.prokind = 'f' and has_function_privilege($1, p.oid, 'execute')
       and not exists (select from pg_type t join pg_class c on c.oid = t.typrelid
         where t.oid = p.proargtypes[0] and t.typnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')
           and p.proname like t.typname || '\\_%')`,
    [role],
  );
  const { rows: commands } = await client.query<{ name: string }>(
    `select c.relname || '.' || k.command as name
     from pg_class c, (values ('select', 'r'), ('insert', 'a'), ('update', 'w'), ('delete', 'd')) k (command, policy)
     where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'v')
       and case k.command when 'delete' then has_table_privilege($1, c.oid, 'delete') else has_any_column_privilege($1, c.oid, k.command) end
       and (not c.relrowsecurity or exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd::text in (k.policy, '*')
         and exists (select from unnest(p.polroles) r (role) where r.role <> 0 and pg_has_role($1, r.role, 'usage'))))`,
    [role],
  );
  return [...functions.map(({ name }) => camelCase(name)), ...commands.map(({ name }) => name)].sort();
}

/** Permissions of all staff, and the additional ones of superadmins. */
export async function readPermissions(client: Client): Promise<{ staff: string[]; superadmin: string[] }> {
  const staff = await permissionsOf(client, 'sideline_admin');
  const held = new Set(staff);
  const superadmin = (await permissionsOf(client, 'sideline_superadmin')).filter((name) => !held.has(name));
  return { staff, superadmin };
}

/** The text of `admin/src/access/generated/permissions.ts`. */
export async function permissionsFile(client: Client): Promise<string> {
  const { staff, superadmin } = await readPermissions(client);
  const list = (names: string[]) => `[\n${names.map((name) => `    '${name}',\n`).join('')}  ]`;
  return `// Made by "npm run generate" from the grants and policies of the database; not to be edited.

/** Permissions of all staff, and the additional ones of superadmins: operations by name, commands on tables. */
export const permissions = {
  staff: ${list(staff)},
  superadmin: ${list(superadmin)},
} as const;

export type Permission = (typeof permissions)[keyof typeof permissions][number];
`;
}
