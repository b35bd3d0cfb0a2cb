/** A full backup of an installation with the embedded database, as a data folder that can be started. */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '../client.ts';
import { canEnter, databaseAccount } from '../embedded/account.ts';
import { existingClusterFolder } from '../embedded/clusterFolder.ts';
import { copyCluster, copyFolder } from '../embedded/copy.ts';
import { superuserUrl } from '../embedded/index.ts';
import { UserFacingError } from '../userFacingError.ts';

export interface BackupSource {
  /** The data folder and port of the running database. */
  dataDir: string;
  port: number;
  /** The folder of uploaded files; null if they are in a bucket. */
  filesDir: string | null;
}

/**
 * Copies database and files to a folder that must not exist yet. The files are copied second: they are written before
 * their row and never changed, so the copy has every file that its rows name. The secret is not copied.
 */
export async function backUp({ dataDir, port, filesDir }: BackupSource, target: string): Promise<void> {
  if (existsSync(target)) throw new UserFacingError(`${target} is there already: give a folder that is not.`);
  const cluster = existingClusterFolder(dataDir);
  if (!cluster) throw new UserFacingError(`There is no embedded database in ${dataDir}.`);
  const account = databaseAccount();
  mkdirSync(target, { recursive: true });
  if (!canEnter(account, target))
    throw new UserFacingError(`The account that runs PostgreSQL may not enter ${target}: give a folder that it may.`);
  await withClient(superuserUrl(port), 'The embedded database', (client) =>
    copyCluster(client, cluster, path.join(target, 'postgres'), account),
  );
  if (filesDir && existsSync(filesDir)) await copyFolder(filesDir, path.join(target, 'files'));
}
