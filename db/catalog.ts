/**
 * The catalog as text: one line for each table, column, type, constraint, index, policy, trigger, function, view and
 * privilege of our two schemas. Two databases with the same text have the same schema (the embedded server comes
 * without pg_dump). The text after each migration is stored, so that manual changes are detected.
 */
import { createHash } from 'node:crypto';
import type { Client } from 'pg';

const ours = `in ('app_public'::regnamespace, 'app_private'::regnamespace)`;

/** Privileges of one kind of object, without the owner's and the defaults of PUBLIC. */
const rights = (kind: string, shown: string, table: string, acl: string, namespace: string, where = 'true'): string => `
  select format('right %s %s: %s to %s%s', '${kind}', ${shown}, r.privilege_type, coalesce(nullif(r.grantee::regrole::text, '-'), 'public'), case when r.is_grantable then ' with grant option' else '' end)
  from ${table}, aclexplode(${acl}) r where ${namespace} ${ours} and r.grantee <> r.grantor and ${where}`;

const lines = `
  select format('table %s%s%s', c.oid::regclass, case when c.relrowsecurity then ' row security' else '' end, case when c.relforcerowsecurity then ' forced' else '' end) as line
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace ${ours}
  union all select format('column %s.%s %s%s%s%s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
      case a.attidentity when 'a' then ' identity always' when 'd' then ' identity by default' else '' end,
      case when d.oid is null then '' when a.attgenerated <> '' then ' generated ' || pg_get_expr(d.adbin, d.adrelid) else ' default ' || pg_get_expr(d.adbin, d.adrelid) end)
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'p', 'c') and c.relnamespace ${ours}
  union all select format('constraint %s.%s %s', o.conrelid::regclass, o.conname, pg_get_constraintdef(o.oid)) from pg_constraint o where o.connamespace ${ours} and o.conrelid <> 0 and o.contype not in ('n', 't')
  union all select format('domain constraint %s.%s %s', o.contypid::regtype, o.conname, pg_get_constraintdef(o.oid)) from pg_constraint o where o.connamespace ${ours} and o.contypid <> 0
  union all select format('index %s', pg_get_indexdef(i.indexrelid)) from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace ${ours} and c.relkind in ('r', 'p', 'm')
  union all select format('enum %s (%s)', t.oid::regtype, (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) from pg_type t where t.typtype = 'e' and t.typnamespace ${ours}
  union all select format('domain %s %s', t.oid::regtype, format_type(t.typbasetype, t.typtypmod)) from pg_type t where t.typtype = 'd' and t.typnamespace ${ours}
  union all select format('policy %s.%s %s for %s to %s using %s check %s', p.polrelid::regclass, p.polname, case when p.polpermissive then 'permissive' else 'restrictive' end, p.polcmd,
      (select string_agg(coalesce(nullif(r::regrole::text, '-'), 'public'), ', ' order by r::regrole::text) from unnest(p.polroles) r), pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
    from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace ${ours}
  union all select format('trigger %s%s', pg_get_triggerdef(t.oid), case t.tgenabled when 'O' then '' else ' enabled ' || t.tgenabled::text end) from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace ${ours}
  union all select format('function %s returns %s %s', p.oid::regprocedure, pg_get_function_result(p.oid), md5(case when p.prokind = 'a' then p.prosrc else pg_get_functiondef(p.oid) end)) from pg_proc p where p.pronamespace ${ours}
  union all select format('view %s %s %s', c.oid::regclass, md5(pg_get_viewdef(c.oid)), c.reloptions::text) from pg_class c where c.relkind in ('v', 'm') and c.relnamespace ${ours}
  union all select format('comment %s %s', pg_describe_object(d.classoid, d.objoid, d.objsubid), md5(d.description)) from pg_description d
    where (d.classoid = 'pg_class'::regclass and d.objoid in (select oid from pg_class where relnamespace ${ours})) or (d.classoid = 'pg_proc'::regclass and d.objoid in (select oid from pg_proc where pronamespace ${ours}))
      or (d.classoid = 'pg_constraint'::regclass and d.objoid in (select oid from pg_constraint where connamespace ${ours})) or (d.classoid = 'pg_type'::regclass and d.objoid in (select oid from pg_type where typnamespace ${ours}))
  union all select format('owner of %s: %s', pg_describe_object('pg_class'::regclass, c.oid, 0), c.relowner::regrole) from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace ${ours} and c.relowner <> 'sideline_owner'::regrole
  union all select format('role %s%s%s%s', rolname, case when rolsuper then ' superuser' else '' end, case when rolbypassrls then ' bypasses row security' else '' end, case when rolcanlogin then ' may log in' else '' end) from pg_roles where rolname like 'sideline\\_%'
  union all select format('member %s of %s', m.member::regrole, m.roleid::regrole) from pg_auth_members m where m.roleid::regrole::text like 'sideline\\_%' and m.member::regrole::text like 'sideline\\_%'
  union all ${rights('schema', 'n.nspname', 'pg_namespace n', 'n.nspacl', 'n.oid')}
  union all ${rights('table', 'c.oid::regclass', 'pg_class c', 'c.relacl', 'c.relnamespace')}
  union all ${rights('column', `c.oid::regclass || '.' || a.attname`, 'pg_class c join pg_attribute a on a.attrelid = c.oid', 'a.attacl', 'c.relnamespace', 'not a.attisdropped')}
  union all ${rights('function', 'p.oid::regprocedure', 'pg_proc p', `coalesce(p.proacl, acldefault('f', p.proowner))`, 'p.pronamespace')}`;

/**
 * Replaces year numbers: partitions of the audit log are created ahead of time, so their number must not count as
 * drift.
 */
const ofAnyYear = `regexp_replace(line, 'audit_log_(before_)?\\d{4}', 'audit_log_YEAR', 'g')`;

/** The catalog as sorted lines. */
export async function readCatalog(client: Client): Promise<string[]> {
  const { rows: before } = await client.query<{ path: string }>(
    `select current_setting('search_path') as path, set_config('search_path', 'pg_catalog', false)`,
  );
  try {
    const { rows } = await client.query<{ line: string }>(
      `select line from (select distinct ${ofAnyYear} as line from (${lines}) as l) as catalog order by line collate "C"`,
    );
    return rows.map((row) => row.line);
  } finally {
    await client.query(`select set_config('search_path', $1, false)`, [before[0]?.path]);
  }
}

/** The hash of a catalog text. */
export const catalogHash = (catalog: string[]): string => createHash('sha256').update(catalog.join('\n')).digest('hex');

/** Stores the current catalog as the one that the files in `sql/` produce. */
export async function rememberCatalog(client: Client): Promise<void> {
  const catalog = await readCatalog(client);
  await client.query(
    `insert into app_private.schema_state (key, value) values ('catalog', $1), ('catalog hash', $2) on conflict (key) do update set value = excluded.value`,
    [catalog.join('\n'), catalogHash(catalog)],
  );
}

/** Differences between the live and the stored catalog: `+` lines were added manually, `-` lines are missing. */
export async function catalogDifferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string; value: string }>(
    `select key, value from app_private.schema_state where key in ('catalog', 'catalog hash')`,
  );
  const kept = new Map(rows.map((row) => [row.key, row.value]));
  const live = await readCatalog(client);
  if (catalogHash(live) === kept.get('catalog hash')) return [];
  const before = new Set((kept.get('catalog') ?? '').split('\n'));
  const now = new Set(live);
  return [
    ...live.filter((line) => !before.has(line)).map((line) => `+ ${line}`),
    ...[...before].filter((line) => line && !now.has(line)).map((line) => `- ${line}`),
  ].sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
}
