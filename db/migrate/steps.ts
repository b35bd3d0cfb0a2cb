/**
 * What migrations leave to do while people work (sql/foundation/0198_schema_steps.sql): indexes and constraints, which
 * are made here one by one outside of a transaction, and backfills, which the worker runs in batches.
 */
import type { Client } from 'pg';
import { rememberCatalog } from '../catalog.ts';

const isPresent = async (client: Client): Promise<boolean> =>
  (await client.query(`select to_regclass('app_private.schema_steps') is not null as present`)).rows[0].present;

/** Marks all backfills of a new database as done: it has no rows. */
export async function skipBackfills(client: Client): Promise<void> {
  if (await isPresent(client))
    await client.query(`update app_private.schema_steps set done_at = now() where kind = 'backfill'`);
}

/**
 * Runs the steps that are neither done nor backfills; returns their names. An index that a crash has left half-built is
 * dropped and built again. These statements wait for running transactions but block no reads or writes.
 */
export async function runSteps(client: Client, onProgress?: (text: string) => void): Promise<string[]> {
  if (!(await isPresent(client))) return [];
  const { rows } = await client.query<{ name: string; kind: string; statement: string }>(
    `select name, kind, statement from app_private.schema_steps where kind <> 'backfill' and done_at is null order by number`,
  );
  for (const { name, kind, statement } of rows) {
    onProgress?.(`${kind} ${name}`);
    if (kind === 'index') await client.query(`drop index concurrently if exists ${name}`);
    await client.query(statement);
    await client.query('begin');
    await client.query('update app_private.schema_steps set done_at = now() where name = $1', [name]);
    await rememberCatalog(client);
    await client.query('commit');
  }
  return rows.map((row) => row.name);
}
