/** Finds and checks the folder of the embedded cluster. */

import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from '../userFacingError.ts';
import { type Account, canEnter } from './account.ts';
import { sharedDir } from './binaries.ts';

/** Name of the cluster's folder inside the data folder; the major version is in PG_VERSION, not in the name. */
const folderName = 'postgres';

/**
 * The cluster's folder: DATA_DIR/postgres. If the database account cannot enter DATA_DIR (a checkout in root's private
 * home), a folder in /var/lib/sideline, whose path the file DATA_DIR/postgres-place contains; no permissions are
 * changed.
 */
export function clusterFolder(dataDir: string, account: Account): string {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new UserFacingError(
      `The data folder ${dataDir} cannot be made (${(error as Error).message}): set DATA_DIR to a folder that you may write.`,
    );
  }
  const inside = path.join(dataDir, folderName);
  const note = path.join(dataDir, 'postgres-place');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  if (existsSync(path.join(inside, 'PG_VERSION')) || canEnter(account, dataDir)) return inside;
  mkdirSync(sharedDir, { recursive: true });
  chmodSync(sharedDir, 0o755);
  const outside = path.join(sharedDir, `data-${randomBytes(6).toString('hex')}`, folderName);
  mkdirSync(path.dirname(outside));
  chmodSync(path.dirname(outside), 0o755);
  writeFileSync(
    path.join(path.dirname(outside), 'README'),
    `The database of the Sideline installation whose data folder is ${dataDir}\n`,
  );
  writeFileSync(note, `${outside}\n`);
  return outside;
}

/** The cluster's folder without creating anything; undefined if there is none yet. */
export function existingClusterFolder(dataDir: string): string | undefined {
  const note = path.join(dataDir, 'postgres-place');
  const folder = existsSync(note) ? readFileSync(note, 'utf8').trim() : path.join(dataDir, folderName);
  return existsSync(path.join(folder, 'PG_VERSION')) ? folder : undefined;
}

/** Throws if the folder is of another PostgreSQL major version or contains something else. */
export function checkCluster(cluster: string, version: string): 'missing' | 'ready' {
  if (!existsSync(cluster)) return 'missing';
  const file = path.join(cluster, 'PG_VERSION');
  if (!existsSync(file)) {
    if (readdirSync(cluster).length === 0) return 'missing';
    throw new UserFacingError(
      `${cluster} contains something other than PostgreSQL data: move it away or set DATA_DIR to another folder; nothing was changed.`,
    );
  }
  const found = readFileSync(file, 'utf8').trim();
  const ours = version.split('.')[0];
  if (found !== ours)
    throw new UserFacingError(
      `The data in ${cluster} was made by PostgreSQL ${found}, this Sideline brings PostgreSQL ${ours}: set DATA_DIR to another folder, or move the data with that version's tools; nothing was changed.`,
    );
  return 'ready';
}
