/**
 * Copies the embedded cluster while it is in use, with PostgreSQL's low-level backup API (the package has no
 * pg_basebackup): the data files between start and stop, and the WAL written during the copy, which makes them
 * consistent.
 */
import { chownSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Account } from './account.ts';

/** Folders that only matter to the running server; pg_basebackup leaves them out, too. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label|pgsql_tmp.*)$|\.part$/; // .part: a file that is being uploaded

/**
 * Copies a folder in use. A file that disappears during the copy is fine: the WAL covers one of the cluster, and no row
 * names an uploaded one by then. `own` takes each copy.
 */
export async function copyFolder(from: string, to: string, own: (made: string) => void = () => {}): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  own(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (LEFT_OUT.test(entry.name)) continue;
    if (entry.isDirectory()) {
      if (!EMPTY.has(entry.name)) await copyFolder(source, target, own);
      else {
        await mkdir(target, { mode: 0o700 });
        own(target);
      }
    } else if (await copied(source, target)) own(target);
  }
}

async function copied(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Copies a running cluster to a folder that must not exist yet, owned by the account. Takes the superuser's connection;
 * the copy contains everything committed until it ends. `account`: runs PostgreSQL.
 */
export async function copyCluster(client: pg.Client, cluster: string, target: string, account: Account): Promise<void> {
  const { uid, gid } = account;
  const own = (made: string) => {
    if (uid !== undefined && gid !== undefined) chownSync(made, uid, gid);
  };
  // the slot keeps the required WAL; it is dropped with the connection
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
  const { rows: started } = await client.query<{ first: string }>(
    `select pg_walfile_name(lsn) as first from pg_backup_start('sideline', true) lsn`,
  );
  await copyFolder(cluster, target, own);
  const { rows: stopped } = await client.query<{ last: string; labelfile: string }>(
    'select pg_walfile_name(lsn) as last, labelfile from pg_backup_stop(false)',
  );
  const [first, last] = [started[0]?.first ?? '', stopped[0]?.last ?? ''];
  await writeFile(path.join(target, 'backup_label'), stopped[0]?.labelfile ?? '', { mode: 0o600 });
  own(path.join(target, 'backup_label'));
  const log = await readdir(path.join(cluster, 'pg_wal'));
  for (const name of log.filter((segment) => /^[\dA-F]{24}$/.test(segment) && segment >= first && segment <= last)) {
    const copy = path.join(target, 'pg_wal', name);
    await copyFile(path.join(cluster, 'pg_wal', name), copy);
    own(copy);
  }
}
