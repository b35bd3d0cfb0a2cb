/** Dashboards and targeting on a real streaming replica: reads include what was just written, and everything works without it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { databaseAccount } from '../../db/embedded/account.ts';
import { findBinaries } from '../../db/embedded/binaries.ts';
import { existingClusterFolder } from '../../db/embedded/clusterFolder.ts';
import { type Embedded, startEmbedded, superuserUrl } from '../../db/embedded/index.ts';
import { bootstrapEmbedded } from '../../db/instance/bootstrap.ts';
import { embeddedConnections } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { untilReachable } from '../../db/unavailable.ts';
import { type Fixture, makeFixture, PASSWORD, people } from '../graphql/fixture.ts';
import { type ServerProcess, startServerProcess } from '../harness/server.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-replica-'));
let main: Embedded;
let replica: ChildProcess;
let owner: pg.Pool;
let onReplica: pg.Pool;
let server: ServerProcess;
let fixture: Fixture;

/** Copies the stopped main server's cluster and starts the copy as its standby. */
function startReplica(from: string, mainPort: number, port: number): ChildProcess {
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
async function untilAlone(port: number): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl(port) });
  client.on('error', () => {});
  await client.connect();
  const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await client.query(others)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await client.end();
}

beforeAll(async () => {
  chmodSync(folder, 0o755);
  const [port, replicaPort] = [await freePort(), await freePort()];
  const dataDir = path.join(folder, 'main');
  const settings = { fsync: 'off', full_page_writes: 'off' };
  main = await startEmbedded({ dataDir, port, settings });
  await bootstrapEmbedded(main);
  await migrate(embeddedConnections(port).direct);
  await untilAlone(port);
  await main.stop();
  replica = startReplica(existingClusterFolder(dataDir) as string, port, replicaPort);
  main = await startEmbedded({ dataDir, port, settings });
  owner = new pg.Pool({ connectionString: embeddedConnections(port).owner, max: 2 });
  owner.on('error', () => {}); // servers are stopped under it on purpose
  fixture = await makeFixture({ owner } as never);
  await untilReachable(embeddedConnections(replicaPort).owner, 60);
  onReplica = new pg.Pool({ connectionString: superuserUrl(replicaPort), max: 1 });
  onReplica.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  server = await startServerProcess(
    { ownerUrl: embeddedConnections(port).owner, authenticatorUrl: embeddedConnections(port).authenticator },
    { DATABASE_READ_URL: embeddedConnections(replicaPort).owner },
  );
});
afterAll(async () => {
  await server?.stop();
  await onReplica?.end();
  await owner?.end();
  if (replica && replica.exitCode === null) {
    const ended = new Promise((resolve) => replica.once('exit', resolve));
    replica.kill('SIGINT');
    await ended;
  }
  await main?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const DASHBOARD = `query Summary($id: Int!) { targetingSummary(campaignId: $id) { count } }`;
const programs = async (token: string): Promise<number> =>
  Number((await server.data(DASHBOARD, { id: fixture.campaignId }, token)).targetingSummary.count);

describe('a replica', () => {
  it('reads targeting, and always what was committed before', async () => {
    const token = await server.login(people.admin, PASSWORD);
    const before = await programs(token);
    for (let n = 1; n <= 25; n += 1) {
      await owner.query(
        `insert into app_public.sponsorable_properties (organization_id, name, season, number_of_players) values ($1, $2, 'spring', 100)`,
        [fixture.organizationId, `Replica ${n}`],
      );
      expect(await programs(token)).toBe(before + n);
    }
    // a replica that cannot keep up on a busy machine is not used for a while, but is tried again eventually
    const asked = async (): Promise<boolean> =>
      (
        await onReplica.query(
          `select from pg_stat_activity where usename = 'sideline_authenticator' and query ~* 'targeting_summary'`,
        )
      ).rows.length > 0;
    for (const end = Date.now() + 30_000; !(await asked()) && Date.now() < end; ) {
      expect(await programs(token)).toBe(before + 25);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(await asked()).toBe(true);
  });

  it('that is gone is not missed', async () => {
    const token = await server.login(people.admin, PASSWORD);
    const before = await programs(token);
    const ended = new Promise((resolve) => replica.once('exit', resolve));
    replica.kill('SIGQUIT');
    await ended;
    expect(await programs(token)).toBe(before);
    expect(await programs(token)).toBe(before);
  });
});
