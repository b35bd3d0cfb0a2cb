/**
 * The table migrations: numbered files that run once, in order, and never change after they have landed. Each is
 * recorded with a hash chained to the previous one, so a changed, missing or swapped file is detected.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from 'pg';
import { UserFacingError } from '../userFacingError.ts';
import { runSqlFile } from './sql-file.ts';

export type HistoryFile = { number: number; name: string; file: string; sha256: string };
type Landed = { number: number; name: string; sha256: string; chain: string };

/** The content's hash; line endings are ignored, because version control may rewrite them. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content.replaceAll('\r\n', '\n')).digest('hex');

const chainOf = (previous: string, name: string, sha256: string): string =>
  createHash('sha256').update(`${previous}\n${name}\n${sha256}`).digest('hex');

/** All files `NNNN_what.sql` and `NNNN_what.mjs` below a folder, by number; throws on duplicate numbers. */
export function readHistory(sqlDir: string): HistoryFile[] {
  if (!existsSync(sqlDir)) throw new UserFacingError(`The folder of the schema is missing: ${sqlDir}.`);
  const files = readdirSync(sqlDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\d{4}_.+\.(sql|mjs)$/.test(path.basename(file)))
    .map((relative) => {
      const file = path.join(sqlDir, relative);
      const name = relative.split(path.sep).join('/');
      return {
        number: Number(path.basename(file).slice(0, 4)),
        name,
        file,
        sha256: contentHash(readFileSync(file, 'utf8')),
      };
    })
    .sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1));
  files.forEach((file, index) => {
    const before = files[index - 1];
    if (before?.number === file.number)
      throw new UserFacingError(
        `${before.name} and ${file.name} have the same number: give the newer one the next free number.`,
      );
  });
  return files;
}

/** The table of applied migrations, and a key-value table for the runner. */
export async function ensureRecord(client: Client): Promise<void> {
  await client.query(`
    create table if not exists app_private.migrations (
      number int primary key, name text not null unique, sha256 text not null, chain text not null, applied_at timestamptz not null default now()
    );
    create table if not exists app_private.schema_state (key text primary key, value text not null);
  `);
}

/**
 * The files that still have to run. Refuses when the database was created from another baseline, when a landed file changed
 * or vanished, or when the record itself was altered.
 */
export async function pendingFiles(client: Client, files: HistoryFile[]): Promise<HistoryFile[]> {
  const { rows } = await client.query<Landed>(
    'select number, name, sha256, chain from app_private.migrations order by number',
  );
  const [first] = rows;
  if (first && files[0] && first.name !== files[0].name)
    throw new UserFacingError(
      `This database was created before the migrations were combined (it starts with ${first.name}, not ${files[0].name}) and cannot be upgraded: delete the data folder (DATA_DIR) or run npm run migrate -- --reset, which deletes all data, and start again; nothing was changed.`,
    );
  let chain = '';
  for (const landed of rows) {
    chain = chainOf(chain, landed.name, landed.sha256);
    if (chain !== landed.chain)
      throw new UserFacingError(
        `The database's own record of migrations was altered at ${landed.name}: restore the database from a backup, nothing was changed.`,
      );
    const file = files.find((file) => file.number === landed.number);
    if (!file || file.name !== landed.name)
      throw new UserFacingError(
        `The migration ${landed.name} has run in this database but its file is gone: bring the file back, nothing was changed.`,
      );
    if (file.sha256 !== landed.sha256)
      throw new UserFacingError(
        `The migration ${landed.name} was changed after it ran in this database: restore the file and write the change as a new migration, nothing was changed.`,
      );
  }
  const last = rows.at(-1);
  const pending = files.filter((file) => !rows.some((landed) => landed.number === file.number));
  const late = last && pending.find((file) => file.number < last.number);
  if (last && late)
    throw new UserFacingError(
      `The migration ${late.name} comes before ${last.name}, which has run already: give it a higher number, nothing was changed.`,
    );
  return pending;
}

/** Runs one migration and records it; the caller owns the transaction. */
export async function applyFile(client: Client, file: HistoryFile): Promise<void> {
  if (file.name.endsWith('.mjs')) {
    const module = (await import(pathToFileURL(file.file).href)) as { default?: (client: Client) => Promise<void> };
    if (typeof module.default !== 'function')
      throw new UserFacingError(`The migration ${file.name} exports no default function.`);
    await module.default(client);
  } else {
    await runSqlFile(client, file.file, file.name);
  }
  // otherwise a later file could not alter a table with pending deferred checks
  await client.query('set constraints all immediate');
  const { rows } = await client.query<{ chain: string }>(
    'select chain from app_private.migrations order by number desc limit 1',
  );
  await client.query('insert into app_private.migrations (number, name, sha256, chain) values ($1, $2, $3, $4)', [
    file.number,
    file.name,
    file.sha256,
    chainOf(rows[0]?.chain ?? '', file.name, file.sha256),
  ]);
}
