/** Rules for row level security, grants, functions and files, checked in the catalog: each test lists the violations. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
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
