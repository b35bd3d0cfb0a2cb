/**
 * The definitions: everything that can be written again from its source at any time — functions, triggers, policies,
 * grants, comments, views. They are in the files of each entity's folder that have no number. When one changes, all are dropped and
 * applied again in one transaction, so that what was removed from a file is gone from the database as well.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg, { type Client } from 'pg';
import { visitorRoles } from '../roles.ts';
import { UserFacingError } from '../userFacingError.ts';
import { contentHash } from './history.ts';
import { runSqlFile } from './sql-file.ts';

export type Definitions = { files: { file: string; name: string }[]; hash: string };

const schemas = ['app_public', 'app_private'];
const inSchemas = `in ('app_public', 'app_private')`;

/**
 * The definition files in the order of `order.json`, and one hash of all files. An entry of `order.json` is a folder, whose files follow
 * by name, or one file that must come before others of its folder.
 */
export function readDefinitions(sqlDir: string): Definitions {
  const orderFile = path.join(sqlDir, 'order.json');
  if (!existsSync(orderFile))
    throw new UserFacingError(
      `${orderFile} is missing: it lists the folders in the order in which their definitions are applied.`,
    );
  const order = JSON.parse(readFileSync(orderFile, 'utf8')) as string[];
  const twice = order.find((folder, index) => order.indexOf(folder) !== index);
  if (twice) throw new UserFacingError(`order.json lists ${twice} twice.`);
  const present = readdirSync(sqlDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!\d{4}_).+\.sql$/.test(path.basename(file)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const unlisted = present.find((file) => !order.includes(path.posix.dirname(file)));
  if (unlisted) throw new UserFacingError(`The folder of ${unlisted} is not listed in order.json.`);
  const missing = order.find((entry) => entry.endsWith('.sql') && !present.includes(entry));
  if (missing) throw new UserFacingError(`order.json lists ${missing}, which does not exist.`);
  const files = order
    .flatMap((entry) =>
      entry.endsWith('.sql')
        ? [entry]
        : present.filter((file) => path.posix.dirname(file) === entry && !order.includes(file)),
    )
    .map((name) => ({ name, file: path.join(sqlDir, name) }));
  return {
    files,
    hash: contentHash(files.map(({ name, file }) => `${name}\n${contentHash(readFileSync(file, 'utf8'))}`).join('\n')),
  };
}

/** Counts that dropping definitions must not change: columns with their defaults, constraints, indexes, tables. */
async function tableShape(client: Client): Promise<string> {
  const { rows } = await client.query(
    `
    select (select count(*) from pg_class where relnamespace = any ($1::regnamespace[]::oid[]) and relkind in ('r', 'p', 'm', 'S', 'i'))::text || '/' ||
      (select count(*) from pg_attrdef d join pg_class c on c.oid = d.adrelid where c.relnamespace = any ($1::regnamespace[]::oid[]) and c.relkind <> 'v') || '/' ||
      (select count(*) from pg_constraint where connamespace = any ($1::regnamespace[]::oid[]) and contype <> 't') as shape`,
    [schemas],
  );
  return rows[0].shape;
}

/**
 * Functions that are kept and replaced in place: those used by defaults, generated columns, checks and indexes, the
 * functions that these use, and those created by migrations.
 */
const keptRoutines = (): string => `
  with recursive kept (oid) as (
    select d.refobjid from pg_depend d
    where d.refclassid = 'pg_proc'::regclass and d.deptype <> 'e' and (
      d.classid not in ('pg_proc'::regclass, 'pg_trigger'::regclass, 'pg_policy'::regclass, 'pg_rewrite'::regclass)
      or d.classid = 'pg_rewrite'::regclass and exists (select from pg_rewrite w join pg_class c on c.oid = w.ev_class where w.oid = d.objid and c.relkind = 'm'))
    union
    select d.refobjid from kept k join pg_depend d on d.classid = 'pg_proc'::regclass and d.objid = k.oid and d.refclassid = 'pg_proc'::regclass
  ) select oid from kept
  union all select p.oid from pg_proc p join app_private.schema_state s on s.key = '${historyKey}' and p.oid::regprocedure::text = any (string_to_array(s.value, E'\\n'))`;

/**
 * The key under which routines created by migrations are stored: no definition recreates them, so they are never
 * dropped.
 */
const historyKey = 'history routines';

/**
 * Must be called when migrations have run and all definitions are dropped: what exists now was created by migrations.
 * Routines are recorded; any other kind of definition would be lost at the next change, so it is refused.
 */
export async function rememberHistory(client: Client): Promise<void> {
  const { rows: misplaced } = await client.query<{ what: string }>(`
    select format('policy %I on %s', p.polname, c.oid::regclass) as what from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace::regnamespace::text ${inSchemas}
    union all select format('trigger %I on %s', t.tgname, c.oid::regclass) from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace::regnamespace::text ${inSchemas}
    union all select format('view %s', c.oid::regclass) from pg_class c where c.relkind = 'v' and c.relnamespace::regnamespace::text ${inSchemas}`);
  if (misplaced[0])
    throw new UserFacingError(
      `A migration makes the ${misplaced[0].what}: that is a definition and belongs in a file without a number.`,
    );
  await client.query(
    `insert into app_private.schema_state (key, value)
     select $1, coalesce(string_agg(p.oid::regprocedure::text, E'\n' order by p.oid::regprocedure::text), '') from pg_proc p where p.pronamespace::regnamespace::text ${inSchemas}
     on conflict (key) do update set value = excluded.value`,
    [historyKey],
  );
}

/** Drops all definitions and revokes all privileges and comments. Tables, their columns, defaults and data are kept. */
export async function dropDefinitions(client: Client): Promise<void> {
  const shape = await tableShape(client);
  const statements = async (sql: string): Promise<void> => {
    const { rows } = await client.query<{ statement: string | null }>(sql);
    const all = rows
      .map((row) => row.statement)
      .filter(Boolean)
      .join(';\n');
    if (all) await client.query(all);
  };
  await statements(
    `select format('drop policy %I on %I.%I', policyname, schemaname, tablename) as statement from pg_policies where schemaname ${inSchemas}`,
  );
  await statements(`select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as statement from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and t.tgparentid = 0 and c.relnamespace::regnamespace::text ${inSchemas} and c.relkind in ('r', 'p')`);
  await statements(
    `select 'drop view ' || string_agg(oid::regclass::text, ', ') || ' cascade' as statement from pg_class where relkind = 'v' and relnamespace::regnamespace::text ${inSchemas}`,
  );
  await statements(`select 'drop routine ' || string_agg(p.oid::regprocedure::text, ', ') as statement from pg_proc p
    where p.pronamespace::regnamespace::text ${inSchemas} and p.oid not in (${keptRoutines()})
      and not exists (select from pg_depend e where e.classid = 'pg_proc'::regclass and e.objid = p.oid and e.deptype = 'e')`);
  const everybody = [...visitorRoles.map(pg.escapeIdentifier), 'public'].join(', ');
  for (const schema of schemas)
    await client.query(`revoke all on all tables in schema ${schema} from ${everybody}; revoke all on all sequences in schema ${schema} from ${everybody};
      revoke all on all routines in schema ${schema} from ${everybody}; revoke all on schema ${schema} from ${everybody}`);
  await statements(`
    select format('comment on %s %s is null', case c.relkind when 'm' then 'materialized view' when 'S' then 'sequence' when 'i' then 'index' else 'table' end, c.oid::regclass) as statement
      from pg_description d join pg_class c on c.oid = d.objoid where d.classoid = 'pg_class'::regclass and d.objsubid = 0 and c.relkind in ('r', 'p', 'm', 'S', 'i') and c.relnamespace::regnamespace::text ${inSchemas}
    union all select format('comment on column %s.%I is null', c.oid::regclass, a.attname)
      from pg_description d join pg_class c on c.oid = d.objoid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
      where d.classoid = 'pg_class'::regclass and d.objsubid > 0 and c.relkind in ('r', 'p', 'm', 'c') and c.relnamespace::regnamespace::text ${inSchemas}
    union all select format('comment on %s %s is null', case t.typtype when 'd' then 'domain' else 'type' end, t.oid::regtype)
      from pg_description d join pg_type t on t.oid = d.objoid where d.classoid = 'pg_type'::regclass and t.typnamespace::regnamespace::text ${inSchemas}
    union all select format('comment on constraint %I on %s is null', o.conname, o.conrelid::regclass)
      from pg_description d join pg_constraint o on o.oid = d.objoid where d.classoid = 'pg_constraint'::regclass and o.conrelid <> 0 and o.connamespace::regnamespace::text ${inSchemas}
    union all select format('comment on schema %I is null', n.nspname)
      from pg_description d join pg_namespace n on n.oid = d.objoid where d.classoid = 'pg_namespace'::regclass and n.nspname ${inSchemas}`);
  if ((await tableShape(client)) !== shape)
    throw new UserFacingError(
      'Dropping the definitions would have changed a table: a default, check or index depends on a view. Nothing was changed.',
    );
}

/**
 * Creates all definitions, then has PostgreSQL check every function body, which it could not do while others were
 * missing.
 */
export async function applyDefinitions(client: Client, definitions: Definitions): Promise<void> {
  await client.query('set local check_function_bodies = off');
  for (const { file, name } of definitions.files) await runSqlFile(client, file, name);
  await client.query('set local check_function_bodies = on');
  await checkBodies(client);
}

async function checkBodies(client: Client): Promise<void> {
  const { rows } = await client.query<{ oid: number; shown: string; validator: string; path: string | null }>(`
    select p.oid, p.oid::regprocedure::text as shown, l.lanvalidator::regproc::text as validator,
      (select substr(c, length('search_path=') + 1) from unnest(p.proconfig) c where c like 'search_path=%') as path
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace::regnamespace::text ${inSchemas} and l.lanname in ('sql', 'plpgsql') and p.prosqlbody is null order by 2`);
  for (const routine of rows) {
    await client.query('savepoint body');
    try {
      if (routine.path !== null) await client.query(`set local search_path = ${routine.path || "''"}`);
      await client.query(`select ${routine.validator}($1::oid)`, [routine.oid]);
    } catch (error) {
      const { message, code, where } = error as Error & { code?: string; where?: string };
      throw new UserFacingError(`The function ${routine.shown}: ${message} (${code})${where ? `\n  ${where}` : ''}`);
    }
    await client.query('rollback to savepoint body; release savepoint body'); // resets the search_path
  }
}
