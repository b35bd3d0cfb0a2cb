/** A PostgreSQL server with a streaming replica, both migrated and without a demo. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { databaseAccount } from '../../db/embedded/account.ts';
import { findBinaries } from '../../db/embedded/binaries.ts';
import { existingClusterFolder } from '../../db/embedded/clusterFolder.ts';
import { startEmbedded, superuserUrl } from '../../db/embedded/index.ts';
import { bootstrapEmbedded } from '../../db/instance/bootstrap.ts';
import { databaseName, embeddedConnections } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { untilReachable } from '../../db/unavailable.ts';
import { endProcess } from '../harness/endProcess.ts';

/** Copies the stopped main server's cluster to a folder and starts the copy as its standby. */
function startStandby(folder: string, from: string, mainPort: number, port: number): ChildProcess {
  const account = databaseAccount();
  const cluster = path.join(folder, 'standby');
  const { uid, gid } = statSync(from);
  cpSync(from, cluster, { recursive: true });
  writeFileSync(path.join(cluster, 'standby.signal'), '');
  // PostgreSQL requires that its account owns everything
  for (const entry of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(cluster, entry), uid, gid);
  chownSync(cluster, uid, gid);
  chmodSync(cluster, 0o700);
  const { username, password } = new URL(superuserUrl(mainPort));
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    primary_conninfo: `host=127.0.0.1 port=${mainPort} user=${username} password=${decodeURIComponent(password)}`,
    max_connections: '100', // at least as many as on the main server
    max_locks_per_transaction: '256',
  };
  return spawn(
    findBinaries(account).postgres,
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...account, cwd: cluster, stdio: 'ignore', env: { PATH: process.env.PATH, LC_ALL: 'C' } },
  );
}

/** Waits until no program is connected: one that is cut off would fail the test. */
async function untilDisconnected(port: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl(port) });
  client.on('error', () => {});
  await client.connect();
  const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await client.query(others)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await client.end();
}

/**
 * Starts both servers and waits until the replica accepts reads. `owner` and `superuser` are pools on the main server,
 * `onReplica` on the replica; `readUrl` is what DATABASE_READ_URL is set to.
 */
export async function startReplicatedCluster() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-replica-'));
  chmodSync(folder, 0o755);
  const [port, replicaPort] = [await freePort(), await freePort()];
  const dataDir = path.join(folder, 'main');
  const settings = { fsync: 'off', full_page_writes: 'off' };
  const first = await startEmbedded({ dataDir, port, settings });
  await bootstrapEmbedded(first);
  await migrate(embeddedConnections(port).direct);
  await untilDisconnected(port);
  await first.stop();
  const standby = startStandby(folder, existingClusterFolder(dataDir) as string, port, replicaPort);
  const main = await startEmbedded({ dataDir, port, settings });
  const { owner: ownerUrl, authenticator: authenticatorUrl } = embeddedConnections(port);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => {}); // servers are stopped under it on purpose
  const readUrl = embeddedConnections(replicaPort).owner;
  await untilReachable(readUrl, 60);
  const superuser = new pg.Pool({ connectionString: superuserUrl(port, databaseName), max: 1 });
  superuser.on('error', () => {});
  const onReplica = new pg.Pool({ connectionString: superuserUrl(replicaPort), max: 1 });
  onReplica.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  return {
    ownerUrl,
    authenticatorUrl,
    readUrl,
    owner,
    superuser,
    onReplica,
    standby,
    async stop() {
      await onReplica.end();
      await owner.end();
      await superuser.end();
      await endProcess(standby, 'SIGINT');
      await main.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
