/**
 * The embedded PostgreSQL: created on first use, started as a child process, stopped with this process. It listens on
 * 127.0.0.1 only and requires passwords derived from the installation's secret.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { derivedPassword } from '../settings.ts';
import { UserFacingError } from '../userFacingError.ts';
import { type Account, databaseAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { checkCluster, clusterFolder, existingClusterFolder } from './clusterFolder.ts';
import { dropOwnership, livingOwner, takeOwnership } from './owner.ts';
import { clearLeftovers, runningPostmaster } from './processes.ts';

export type EmbeddedOptions = {
  dataDir: string;
  port: number;
  /** Additional server settings, such as `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
};

export type Embedded = {
  port: number;
  /** The superuser's URL for a database of this server; only bootstrap and tests need it. */
  superuserUrl(database?: string): string;
  /** Resolves when the server has exited, expectedly or not. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Server settings. JIT costs more than it saves for queries with row-level security. */
const serverSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  effective_cache_size: '2GB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  max_locks_per_transaction: '256',
  jit: 'off',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] %u@%d ',
};

export const superuserUrl = (port: number, database = 'postgres'): string =>
  `postgres://postgres:${derivedPassword('superuser')}@127.0.0.1:${port}/${database}`;

/** The port of the running database of this data folder; undefined if none runs. */
export function runningPort(dataDir: string): number | undefined {
  const cluster = existingClusterFolder(dataDir);
  return cluster ? runningPostmaster(cluster)?.port : undefined;
}

/** Throws if another program uses the port. */
export async function requireFreePort(port: number, what: string, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new UserFacingError(
            `Port ${port} for ${what} is taken by another program: end that one, or set ${variable} to a free port.`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new UserFacingError(
            `Port ${port} for ${what} may not be opened by this user: set ${variable} to one above 1023.`,
          ),
        );
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** Creates the cluster in a temporary folder and renames it, so an interrupted start leaves no partial cluster. */
function initialise(cluster: string, binaries: Binaries, account: Account): void {
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const passwordFile = path.join(fresh, '..', `.password-${process.pid}`);
  writeFileSync(passwordFile, `${derivedPassword('superuser')}\n`, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(fresh, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const args = [
    '-D',
    fresh,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const result = spawnSync(binaries.initdb, args, {
    ...account,
    cwd: path.dirname(fresh),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new UserFacingError(
      `The database could not be made in ${cluster}: ${(result.stderr || String(result.error ?? '')).trim().split('\n').slice(-2).join(' ')}`,
    );
  }
  rmSync(cluster, { recursive: true, force: true });
  renameSync(fresh, cluster);
}

/** The account of an earlier start may differ (root then, an ordinary user now); then the folder cannot be used. */
function checkFolderOwner(cluster: string, account: Account): void {
  const wanted = account.uid ?? process.getuid?.();
  const owner = statSync(cluster).uid;
  if (os.platform() === 'win32' || wanted === owner) return;
  throw new UserFacingError(
    `The data in ${cluster} belongs to another user of this machine (id ${owner}): start Sideline as the user who started it first, or set DATA_DIR to another folder; nothing was changed.`,
  );
}

function launch(
  cluster: string,
  binaries: Binaries,
  account: Account,
  options: EmbeddedOptions,
  logFile: string,
): ChildProcess {
  const settings = { ...serverSettings, ...options.settings, port: String(options.port) };
  const args = ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const log = openSync(logFile, 'w');
  try {
    // Its own process group: Ctrl-C in a terminal must reach us first, so that the server stops last.
    return spawn(binaries.postgres, args, {
      ...account,
      cwd: cluster,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
  } finally {
    closeSync(log);
  }
}

/** PostgreSQL writes "ready" to the last lines of postmaster.pid once it accepts connections. */
function isReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/**
 * Starts the database of a data folder: creates it if missing and stops what a killed run left behind. Throws a
 * UserFacingError if another Sideline uses the folder, the port is taken, or the data is of another version.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, port } = options;
  const account = databaseAccount();
  const binaries = findBinaries(account);
  const cluster = clusterFolder(dataDir, account);
  const state = checkCluster(cluster, binaries.version);
  const owner = livingOwner(dataDir);
  if (owner !== undefined && owner !== process.pid)
    throw new UserFacingError(
      `Sideline already runs on the data folder ${dataDir} (process ${owner}): stop that one first, or set DATA_DIR to another folder.`,
    );
  if (state === 'ready') {
    checkFolderOwner(cluster, account);
    await clearLeftovers(cluster);
  }
  await requireFreePort(port, 'the database', 'DB_PORT');
  takeOwnership(dataDir);
  if (state === 'missing') initialise(cluster, binaries, account);

  const logFile = path.join(dataDir, 'postgres.log');
  const child = launch(cluster, binaries, account, options, logFile);
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const finish = (): void => {
      over = true;
      dropOwnership(dataDir);
      resolve();
    };
    child.once('exit', finish);
    child.once('error', finish);
  });
  for (const end = Date.now() + 120_000; !isReady(cluster, child.pid); await pause(20)) {
    if (over || Date.now() > end) {
      child.kill('SIGQUIT');
      const said = existsSync(logFile)
        ? readFileSync(logFile, 'utf8')
            .split('\n')
            .filter((line) => /FATAL|PANIC|ERROR/.test(line))
            .at(-1)
        : undefined;
      throw new UserFacingError(
        `The database did not start${said ? `: ${said.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')}` : ''}. Its log is ${logFile}.`,
      );
    }
  }
  return {
    port,
    superuserUrl: (database) => superuserUrl(port, database),
    ended,
    async stop() {
      if (over) return;
      // "fast": open transactions are rolled back, everything else is written
      child.kill('SIGINT');
      await Promise.race([ended, pause(30_000, undefined, { ref: false }).then(() => child.kill('SIGQUIT'))]);
      await ended;
    },
  };
}
