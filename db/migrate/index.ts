/**
 * Migrates a database to the state of the files in `sql/`, as the owner role:
 * 1. graphile-worker's own tables
 * 2. pending table migrations (migrate/history.ts)
 * 3. the definitions, if any of them changed or a migration ran (migrate/definitions.ts)
 * 4. the steps that migrations leave to do while people work (migrate/steps.ts)
 * Steps 2 and 3 are one transaction: an upgrade happens completely or not at all. It locks all tables at once, for the
 * second or two that it takes (migrate/locks.ts). Migrations run without triggers, policies and forced row-level
 * security, on an upgrade as on a new database. A file whose first line is `-- commits by itself` ends the transaction;
 * only enum values that later files use need that.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { Client } from 'pg';
import { catalogDifferences, rememberCatalog } from '../catalog.ts';
import { withClient } from '../client.ts';
import { projectDir } from '../settings.ts';
import { applyDefinitions, dropDefinitions, readDefinitions, rememberHistory } from './definitions.ts';
import { applyFile, ensureRecord, type HistoryFile, pendingFiles, readHistory } from './history.ts';
import { lockTables, untilLocked } from './locks.ts';
import { runSteps, skipBackfills } from './steps.ts';

export type MigrateOptions = { sqlDir?: string; onProgress?: (text: string) => void };
export type MigrateResult = {
  /** Migrations that ran now. */
  applied: string[];
  /** True if the definitions were recreated. */
  definitions: boolean;
  /** Differences from the state after the last migration: manual changes to the database. */
  drift: string[];
};

export const defaultSqlDir = path.join(projectDir, 'sql');
const lockKey = 736_104_221; // any constant: one migrating process per database

/**
 * Forced row-level security applies to the owner, too; migrations must see and write all rows. Returns the tables to
 * force again.
 */
async function liftForcedSecurity(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select oid::regclass::text as name from pg_class
    where relforcerowsecurity and relkind in ('r', 'p') and relnamespace::regnamespace::text in ('app_public', 'app_private')`);
  for (const { name } of rows) await client.query(`alter table ${name} no force row level security`);
  return rows.map((row) => row.name);
}

async function forceSecurity(client: Client, tables: Set<string>): Promise<void> {
  for (const name of tables)
    await client.query(
      `do $$ begin if to_regclass('${name.replaceAll("'", "''")}') is not null then alter table ${name} force row level security; end if; end $$`,
    );
}

const commitsByItself = (file: string): boolean => /^-- commits by itself/.test(readFileSync(file, 'utf8'));

/** True for a file that only adds values to enums: it blocks nobody and needs no definition to be dropped. */
export const addsOnlyEnumValues = (file: string): boolean =>
  /^(\s*alter type [\w.]+ add value [^;]+;)+\s*$/i.test(readFileSync(file, 'utf8').replace(/--.*$/gm, ''));

/** Applies the first pending files as long as they only add enum values, each in its own transaction. */
async function addEnumValues(client: Client, pending: HistoryFile[]): Promise<string[]> {
  const added: string[] = [];
  for (let [file] = pending; file && commitsByItself(file.file) && addsOnlyEnumValues(file.file); [file] = pending) {
    await client.query('begin');
    await applyFile(client, file);
    await client.query('commit');
    added.push(file.name);
    pending.shift();
  }
  return added;
}

async function stateOf(client: Client, key: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>('select value from app_private.schema_state where key = $1', [
    key,
  ]);
  return rows[0]?.value;
}

async function upgrade(client: Client, options: MigrateOptions): Promise<MigrateResult> {
  const sqlDir = options.sqlDir ?? defaultSqlDir;
  await ensureRecord(client);
  const pending = await pendingFiles(client, readHistory(sqlDir));
  const definitions = readDefinitions(sqlDir);
  if (pending.length === 0 && (await stateOf(client, 'definitions')) === definitions.hash)
    return { applied: [], definitions: false, drift: await catalogDifferences(client) };

  const isNew = (await stateOf(client, 'catalog')) === undefined;
  const applied = [...(await addEnumValues(client, pending)), ...pending.map((file) => file.name)];
  const forced = new Set<string>();
  const begin = async () => {
    await client.query('begin');
    await lockTables(client);
  };
  try {
    await begin();
    await dropDefinitions(client);
    await client.query(`delete from app_private.schema_state where key = 'definitions'`);
    for (const file of pending) {
      for (const table of await liftForcedSecurity(client)) forced.add(table);
      options.onProgress?.(file.name);
      await applyFile(client, file);
      if (commitsByItself(file.file)) {
        await forceSecurity(client, forced);
        await client.query('commit');
        await begin();
      }
    }
    await rememberHistory(client);
    await forceSecurity(client, forced);
    options.onProgress?.('definitions');
    await applyDefinitions(client, definitions);
    await client.query(
      `insert into app_private.schema_state (key, value) values ('definitions', $1) on conflict (key) do update set value = excluded.value`,
      [definitions.hash],
    );
    if (isNew) await skipBackfills(client);
    await rememberCatalog(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  return { applied, definitions: true, drift: [] };
}

/** Waits for other starters without a running statement, which would keep a concurrent index from being finished. */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
    if (rows[0]?.taken) return;
    await pause(100);
  }
}

/** Migrates the database of an owner's URL; see the top of this file. Concurrent starts wait for each other. */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<MigrateResult> {
  return withClient(url, 'The database', async (client) => {
    client.on('notice', () => {});
    await takeTurn(client);
    await runMigrations({ connectionString: url, logger: undefined });
    const result = await untilLocked(() => upgrade(client, options));
    const steps = await runSteps(client, options.onProgress);
    return steps.length > 0 && !result.definitions ? { ...result, drift: await catalogDifferences(client) } : result;
  });
}
