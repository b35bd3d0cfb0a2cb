/** Rules for everything in the schema, checked in the catalog: each test lists the violations by name. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { valueLabels } from '../../admin/src/history/labels.ts';
import { fieldLabel } from '../../admin/src/labels.ts';
import { auditedTables } from '../../db/generated/choices.ts';
import { readDefinitions } from '../../db/migrate/definitions.ts';
import { defaultSqlDir } from '../../db/migrate/index.ts';
import { projectDir } from '../../db/settings.ts';
import { testDatabase } from '../harness/database.ts';
import { visitorRoles } from './matrix/rules.ts';

const db = await testDatabase();
afterAll(() => db.drop());

/** The first column of a query's rows; the queries here return the names of violations. */
const offenders = async (query: string, values: unknown[] = []): Promise<string[]> =>
  (await db.owner.query({ text: query, values, rowMode: 'array' })).rows.map(([name]) => name as string);
const visitors = ['sideline_link', ...visitorRoles.map((role) => `sideline_${role}`)];
const ours = `('app_public', 'app_private')`;
/** Our own functions (not those of extensions), with a name that distinguishes overloads. */
const functions = `(select p.*, p.oid::regprocedure::text as name from pg_proc p where p.pronamespace::regnamespace::text in ${ours})`;
const exposed = `exists (select from unnest($1::text[]) v where has_function_privilege(v, f.oid, 'execute'))`;

describe('row level security', () => {
  it('is enabled and forced on every table of app_public, but for the owner of those that the console counts', async () => {
    const without = (setting: string) =>
      offenders(`select relname from pg_class where relnamespace = 'app_public'::regnamespace and relkind in ('r', 'p')
        and not ${setting} order by 1`);
    expect(await without('relrowsecurity')).toEqual([]);
    expect(await without('relforcerowsecurity')).toEqual(['duplicate_organizations', 'offers']);
  });

  it('has no policy that is always true but the owner’s', async () => {
    expect(
      await offenders(`select tablename || '.' || policyname from pg_policies where schemaname in ${ours}
        and (qual = 'true' or with_check = 'true') and not (policyname = 'owner_all' and roles = '{sideline_owner}') order by 1`),
    ).toEqual([]);
  });

  it('binds every policy to named roles', async () => {
    expect(
      await offenders(
        `select tablename || '.' || policyname from pg_policies where schemaname in ${ours} and 'public' = any (roles)`,
      ),
    ).toEqual([]);
  });

  it('asks every function inside a scalar sub-select, so that it runs once a query', async () => {
    const { rows } =
      await db.owner.query(`select tablename || '.' || policyname as name, coalesce(qual, '') || ' ' || coalesce(with_check, '') as text
      from pg_policies where schemaname in ${ours}`);
    expect(rows.length).toBeGreaterThan(50);
    const bare = rows.flatMap(({ name, text }) =>
      [...text.matchAll(/app_(?:public|private)\.\w+\(/g)]
        .filter((call) => !/\(\s*SELECT $/.test(text.slice(0, call.index)))
        .map((call) => `${name}: ${call[0]})`),
    );
    expect(bare).toEqual([]);
  });

  it('finds rows by an index: each policy compares a column that begins one', async () => {
    const { rows } = await db.owner.query(`
      select c.relname || '.' || p.polname as name, c.oid, coalesce(pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)) as text,
        array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid) as leading
      from pg_policy p join pg_class c on c.oid = p.polrelid
      where c.relnamespace::regnamespace::text in ${ours} and p.polname not in ('owner_all', 'staff_all')`);
    const slow = rows
      .filter(({ text }) => !/^\( SELECT app_private\.(signed_in|is_staff)\(\) AS \w+\)$/.test(text))
      .filter(({ text, leading }) => {
        const compared = [...text.matchAll(/(\w+) = (?:ANY \(\()?\(? ?SELECT/g)].map((match) => match[1]);
        return !compared.some((column) => leading.includes(column));
      })
      .map(({ name, text }) => `${name}: ${text}`);
    expect(slow).toEqual([]);
  });

  it('exempts no role: no superuser, no bypass, and the authenticator inherits nothing', async () => {
    expect(
      await offenders(`select rolname from pg_roles where rolname like 'sideline_%' and (rolsuper or rolbypassrls or rolcreaterole
        or (rolcanlogin and rolname not in ('sideline_owner', 'sideline_authenticator')))`),
    ).toEqual([]);
    expect(
      await offenders(
        `select roleid::regrole::text from pg_auth_members where member = 'sideline_authenticator'::regrole and inherit_option`,
      ),
    ).toEqual([]);
  });
});

describe('grants', () => {
  it('name columns: no visitor may insert or update a whole table', async () => {
    expect(
      await offenders(
        `select c.relname || ': ' || a.privilege_type || ' to ' || a.grantee::regrole from pg_class c, aclexplode(c.relacl) a
         where c.relnamespace::regnamespace::text in ${ours} and c.relkind in ('r', 'p', 'v') and a.grantee::regrole::text = any ($1)
           and a.privilege_type not in ('SELECT', 'DELETE') order by 1`,
        [visitors],
      ),
    ).toEqual([]);
  });

  it('give nothing to everybody', async () => {
    expect(
      await offenders(`select f.name from ${functions} f
        where f.proacl is null or exists (select from aclexplode(f.proacl) a where a.grantee = 0) order by 1`),
    ).toEqual([]);
    expect(
      await offenders(`select c.relname from pg_class c, aclexplode(c.relacl) a
        where c.relnamespace::regnamespace::text in ${ours} and a.grantee = 0`),
    ).toEqual([]);
  });

  it('reach nothing in app_private: no visitor may use the schema, its tables or its sequences', async () => {
    expect(
      await offenders(
        `select v || ' uses ' || n from unnest($1::text[]) v, unnest('{app_private, graphile_worker}'::text[]) n where has_schema_privilege(v, n, 'usage')`,
        [visitors],
      ),
    ).toEqual([]);
    expect(
      await offenders(
        `select c.relname || ' to ' || v from pg_class c, unnest($1::text[]) v where c.relnamespace = 'app_private'::regnamespace
         and c.relkind in ('r', 'p', 'v') and has_table_privilege(v, c.oid, 'select, insert, update, delete')`,
        [[...visitors, 'sideline_authenticator']],
      ),
    ).toEqual([]);
  });
});

describe('functions', () => {
  it('pin their search path, the temporary schema last, unless they are invoker functions parsed when made', async () => {
    // those can be inlined, which a SET clause would prevent
    expect(
      await offenders(`select f.name from ${functions} f where (f.prosecdef or f.prosqlbody is null) and not exists (
        select from unnest(f.proconfig) c where c ~ '^search_path=(pg_catalog, |app_public, |public, )*pg_temp$') order by 1`),
    ).toEqual([]);
  });

  it('write no setting that policies trust, except load_session_context', async () => {
    const { rows } = await db.owner.query(
      `select f.name, pg_get_functiondef(f.oid) as source from ${functions} f where f.prokind = 'f'`,
    );
    const trusted = [
      ...rows
        .find(({ name }) => name === 'app_private.load_session_context()')
        .source.matchAll(/set_config\('([^']+)'/g),
    ].map((match) => match[1]);
    expect(trusted).toContain('sideline.staff');
    // a setting is a full literal name, is one of ours, and does not identify the viewer
    const writes = (source: string) =>
      [...source.matchAll(/\bset_config\s*\(\s*('[^']*')?/gi)].some(([, name]) => {
        const given = name?.slice(1, -1) ?? '';
        return !given.startsWith('sideline.') || trusted.includes(given);
      }) || /\bset\s+(local|session|role)\b/i.test(source);
    expect(rows.filter(({ source }) => writes(source)).map(({ name }) => name)).toEqual([
      'app_private.load_session_context()',
      'app_private.load_forwarded_task()', // which it calls
    ]);
    expect(
      await offenders(
        `select v from unnest($1::text[]) v where has_function_privilege(v, 'app_private.load_session_context()', 'execute')`,
        [visitors],
      ),
    ).toEqual([]);
  });

  it('know no clock but the one', async () => {
    const sources = await db.owner.query(`
      select f.name, pg_get_functiondef(f.oid) as source from ${functions} f
      where f.prokind = 'f' and f.name <> 'app_private.clock()'
      union all select tablename || '.' || policyname, coalesce(qual, '') || coalesce(with_check, '') from pg_policies where schemaname in ${ours}
      union all select viewname, definition from pg_views where schemaname in ${ours}
      union all select d.adrelid::regclass || '.' || d.adnum, pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
        join pg_class c on c.oid = d.adrelid where c.relnamespace::regnamespace::text in ${ours}
          and c.relname <> 'migrations' -- the runner's own record of when it ran`);
    expect(sources.rows.length).toBeGreaterThan(100);
    const clock =
      /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\(|\b(current_date|current_time|current_timestamp|localtime|localtimestamp)\b/i;
    const withoutComments = (source: string): string => source.replace(/--.*$/gm, '');
    expect(sources.rows.filter(({ source }) => clock.test(withoutComments(source))).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('are described when a visitor may call them', async () => {
    expect(
      await offenders(
        `select f.name from ${functions} f where f.pronamespace = 'app_public'::regnamespace and ${exposed}
         and obj_description(f.oid, 'pg_proc') is null order by 1`,
        [visitors],
      ),
    ).toEqual([]);
  });

  it('that return a table’s row despite its column grants return only what the caller may see', async () => {
    // Staff may select every column; for others, definer functions must return rows through app_private.visible.
    const limited = visitors.filter((role) => !['sideline_admin', 'sideline_superadmin'].includes(role));
    expect(
      await offenders(
        `select f.name || ' for ' || v from ${functions} f join pg_type t on t.oid = f.prorettype cross join unnest($1::text[]) v
         where f.pronamespace = 'app_public'::regnamespace and f.prosecdef and t.typtype = 'c'
           and exists (select from pg_class c where c.oid = t.typrelid and c.relkind in ('r', 'p'))
           and has_function_privilege(v, f.oid, 'execute') and not has_table_privilege(v, t.typrelid, 'select')
           and f.prosrc !~ '\\mvisible\\(' and f.prosrc !~ '\\mwrite_address\\(' order by 1`,
        [limited],
      ),
    ).toEqual([]);
    expect(
      await offenders(
        `select 1 from ${functions} f where f.name like 'app_private.write_address%' and f.prosrc ~ 'visible\\('`,
      ),
    ).toEqual([1]);
  });

  it('of policies are stable and safe to run in parallel', async () => {
    expect(
      await offenders(`select f.name from ${functions} f where f.pronamespace = 'app_private'::regnamespace and f.provolatile = 'v'
        and exists (select from pg_depend d where d.classid = 'pg_policy'::regclass and d.refclassid = 'pg_proc'::regclass and d.refobjid = f.oid)`),
    ).toEqual([]);
  });

  it('raise only registered errors', async () => {
    const registered = [
      ...readFileSync(path.join(projectDir, 'sql/errors.md'), 'utf8').matchAll(/^\| (SL\d{3}) \|/gm),
    ].map((match) => match[1]);
    const { rows } = await db.owner.query(`select f.name, f.prosrc from ${functions} f`);
    const raised = rows.flatMap(({ name, prosrc }) =>
      [...prosrc.matchAll(/'((?:SL|[A-Z0-9]{2})\d{3})'|errcode\s*=\s*'(\w+)'/g)]
        .map((match) => match[1] ?? match[2])
        .filter((code) => /^SL/.test(code) || prosrc.includes(`errcode = '${code}'`))
        .map((code) => ({ name, code })),
    );
    expect(raised.length).toBeGreaterThan(50);
    expect(raised.filter(({ code }) => !registered.includes(code))).toEqual([]);
  });
});

describe('tables and views', () => {
  it('are described', async () => {
    expect(
      await offenders(`select relname from pg_class where relnamespace = 'app_public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and obj_description(oid, 'pg_class') is null order by 1`),
    ).toEqual([]);
  });

  it('have an index for every foreign key', async () => {
    expect(
      await offenders(`select k.conrelid::regclass || '.' || k.conname from pg_constraint k
        where k.contype = 'f' and k.connamespace::regnamespace::text in ${ours} and not exists (
          select from pg_index i where i.indrelid = k.conrelid and i.indpred is null
            and (i.indkey::int2[])[0 : cardinality(k.conkey) - 1] @> k.conkey) order by 1`),
    ).toEqual([]);
  });

  it('keep views behind a barrier', async () => {
    expect(
      await offenders(`select relname from pg_class where relnamespace = 'app_public'::regnamespace and relkind = 'v'
        and not coalesce(reloptions && '{security_barrier=true,security_barrier=on,security_invoker=true,security_invoker=on}', false) order by 1`),
      // lists that run as the owner: without a barrier an index can provide their order, and their only condition checks the caller
    ).toEqual([
      'audit_entry_list_items',
      'campaign_list_items',
      'check_list_items',
      'check_list_names',
      'mail_list_items',
      'offer_list_items',
      'offer_list_totals',
      'organization_list_items',
      'organization_list_totals',
      'pending_image_list_items',
      'sponsor_list_items',
      'unreleased_image_list_items',
    ]);
  });

  it('remember who changed what, but for those that are a log themselves', async () => {
    expect(
      await offenders(`select c.relname from pg_class c where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgfoid = 'app_private.tg__audit'::regproc
          and g.tgtype & 29 = 29) order by 1`), // row, after, insert, delete and update
      // logs, results of the worker, names of children that must not outlive their release, and preferences of staff
    ).toEqual([
      'duplicate_organizations',
      'feeds',
      'list_views',
      'photo_downloads',
      'recaps',
      'signed_releases',
      'sponsorship_events',
      'staff_settings',
      'webhook_messages',
    ]);
  });

  it('are in the history of the record that owns them: audit_parents() in sql/history/entries.sql names it', async () => {
    expect(
      await offenders(`select distinct c.relname from pg_trigger g join pg_class c on c.oid = g.tgrelid
        join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.confdeltype = 'c'
        join app_private.audit_parents() p on k.confrelid = ('app_public.' || p.parent)::regclass
        where g.tgfoid = 'app_private.tg__audit'::regproc and g.tgtype & 29 = 29
          and not exists (select from app_private.audit_parents() a where c.relname in (a.child, a.parent))
        order by 1`),
      // what a league states or answers as a whole, lists of places, and recaps
    ).toEqual([
      'location_lists',
      'photo_release_statements',
      'recap_schedules',
      'recap_shares',
      'sponsorship_applications',
    ]);
  });

  it('name each column that a history shows differently', async () => {
    const { rows } = await db.owner.query(
      `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
        where table_schema = 'app_public' and table_name = any ($1) group by 1`,
      [auditedTables],
    );
    expect(rows).toHaveLength(auditedTables.length);
    const same = rows.flatMap(({ table, columns }: { table: string; columns: string[] }) => {
      const shown = [...valueLabels(table, Object.fromEntries(columns.map((column) => [column, 1])), {}).keys()];
      return [...Map.groupBy(shown, (column) => fieldLabel(column, table))]
        .filter(([, named]) => named.length > 1)
        .map(([label, named]) => `${table}: ${label} (${named.join(', ')})`);
    });
    expect(same).toEqual([]);
  });

  it('keep updated_at by a trigger', async () => {
    expect(
      await offenders(`select a.attrelid::regclass::text from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace::regnamespace::text in ${ours} and c.relkind in ('r', 'p') and a.attname = 'updated_at'
          and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgfoid = 'app_private.tg__touch'::regproc)`),
    ).toEqual([]);
  });

  it('refuse status changes that are not listed, but where any change is allowed', async () => {
    // campaigns: any status to any [S-087]; users: invited, activated and deactivated by separate functions
    const withStatus =
      await offenders(`select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'app_public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'status' and t.typtype = 'e' order by 1`);
    const free = ['campaigns', 'users'];
    const listed = await offenders(
      `select distinct entity from app_private.status_transitions where entity <> 'check_states' order by 1`,
    );
    expect([
      ...withStatus
        .filter((name) => !listed.includes(name) && !free.includes(name))
        .map(
          (name) => `Insert the transitions of ${name}.status into app_private.status_transitions in its migration.`,
        ),
      ...listed
        .filter((name) => !withStatus.includes(name) || free.includes(name))
        .map((name) => `app_private.status_transitions lists ${name}, whose status has no listed transitions.`),
    ]).toEqual([]);
    expect(
      await offenders(`select distinct 'Create the trigger _100_transition on app_public.' || s.entity from app_private.status_transitions s where entity <> 'check_states' and not exists (
        select from pg_trigger g where g.tgrelid = ('app_public.' || s.entity)::regclass and g.tgfoid = 'app_private.tg__transition'::regproc
          and g.tgtype & 19 = 19 and g.tgenabled = 'O')`), // row, before, update
    ).toEqual([]);
  });

  it('limit the length of texts to the number in the name of the constraint', async () => {
    const limits = `from pg_constraint c where c.contype = 'c' and c.connamespace::regnamespace::text in ${ours} and c.conname ~ '_max_\\d+$'`;
    expect((await offenders(`select c.conname ${limits}`)).length).toBeGreaterThan(100);
    expect(
      await offenders(
        `select c.conname || ': ' || pg_get_constraintdef(c.oid) ${limits}
         and pg_get_constraintdef(c.oid) !~ ('char_length\\(.* <= ' || substring(c.conname from '\\d+$') || '\\)')`,
      ),
    ).toEqual([]);
  });

  it('count money in cents and days without hours', async () => {
    expect(
      await offenders(`select a.attrelid::regclass || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace::regnamespace::text in ${ours} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and (
          c.relnamespace = 'app_public'::regnamespace and a.attname in ('value', 'amount', 'price', 'league_budget') and format_type(a.atttypid, a.atttypmod) <> 'numeric(12,2)'
            and a.attrelid <> 'app_public.staff_settings'::regclass -- a setting's value is no money
          or a.atttypid = 'timestamp'::regtype
          or (a.attname ~ '_(date|on)$' or a.attname in ('deadline', 'due', 'season_start', 'season_end')) and a.atttypid <> 'date'::regtype)`),
    ).toEqual([]);
  });
});

describe('files of definitions', () => {
  const files = readDefinitions(defaultSqlDir).files.map(({ name, file }) => ({
    name,
    lines: readFileSync(file, 'utf8').trimEnd().split('\n'),
  }));

  it('have no line over 120 characters', () => {
    expect(
      files.flatMap(({ name, lines }) =>
        lines.flatMap((line, index) => (line.length > 120 ? [`${name}:${index + 1}`] : [])),
      ),
    ).toEqual([]);
  });

  it('have at most 250 lines', () => {
    expect(files.filter(({ lines }) => lines.length > 250).map(({ name }) => name)).toEqual([]);
  });
});
