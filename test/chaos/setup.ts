/** The processes to be killed: an embedded PostgreSQL with its durable settings, one server, one worker; each is restarted as by the launcher. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { existingClusterFolder } from '../../db/embedded/clusterFolder.ts';
import { type Embedded, startEmbedded } from '../../db/embedded/index.ts';
import { runningPostmaster } from '../../db/embedded/processes.ts';
import { bootstrapEmbedded } from '../../db/instance/bootstrap.ts';
import { asEnvironment, embeddedConnections } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { installationSecret } from '../../db/settings.ts';
import { Kept } from './kept.ts';
import type { Random } from './random.ts';

/** What can be killed: a process of ours, the whole PostgreSQL, or one session of it, which makes PostgreSQL restart all. */
export const VICTIMS = ['worker', 'server', 'postgres', 'session'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface Setup {
  url: string;
  secret: string;
  filesDir: string;
  /** The database's data folder and port. */
  dataDir: string;
  port: number;
  /** The owner, for preparing and checking. */
  owner: pg.Pool;
  /** Kills with SIGKILL; the victim restarts by itself. */
  kill(victim: Victim, random: Random): Promise<void>;
  /** Waits until the database answers and server and worker have said that they are ready. */
  settled(): Promise<void>;
  /** Stops the worker gracefully; `startWorker` restarts it. */
  stopWorker(): Promise<void>;
  startWorker(): void;
  /** Unexpected exits of server and worker, other than by our kills. */
  unasked: string[];
  stop(): Promise<void>;
}

/** A PostgreSQL session of the server or worker. */
async function someSession(owner: pg.Pool, random: Random): Promise<number | undefined> {
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
       and datname = current_database() order by pid`,
  );
  return rows.length > 0 ? random.pick(rows).pid : undefined;
}

/** Starts everything on free ports in a separate folder. */
export async function startSetup(
  smtpUrl: string,
  prepare: (owner: pg.Pool, filesDir: string) => Promise<void>,
): Promise<Setup> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-chaos-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const dataDir = path.join(folder, 'data');
  // more sessions than usual, because those of killed programs stay open for a moment
  const startDatabase = () => startEmbedded({ dataDir, port, settings: { max_connections: '200' } });
  let database: Embedded = await startDatabase();
  await bootstrapEmbedded(database);
  const connections = embeddedConnections(port);
  await migrate(connections.direct);
  const owner = new pg.Pool({ connectionString: connections.owner, max: 4, connectionTimeoutMillis: 5000 });
  owner.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  const filesDir = path.join(folder, 'files');
  await prepare(owner, filesDir);

  const unasked: string[] = [];
  const serverPort = await freePort();
  const url = `http://localhost:${serverPort}`;
  const env = {
    ...asEnvironment(connections),
    PORT: String(serverPort),
    PUBLIC_URL: url,
    SMTP_URL: smtpUrl,
    FILES_DIR: filesDir,
    LOG_LEVEL: 'warn',
    GRAPHILE_ENV: 'production',
  };
  const server = new Kept({ file: 'server/main.ts', env, log: path.join(folder, 'server.log'), unasked });
  const worker = new Kept({ file: 'workers/main.ts', env, log: path.join(folder, 'worker.log'), unasked });
  let databaseUp = true;
  let stopping = false;
  const keepDatabase = async (): Promise<void> => {
    await database.ended;
    if (stopping) return;
    databaseUp = false;
    // it may be killed while it is starting; it is then started again
    for (let tries = 1; !stopping; tries += 1) {
      try {
        database = await startDatabase();
        break;
      } catch (error) {
        if (tries === 10) throw error;
      }
    }
    databaseUp = true;
    void keepDatabase();
  };
  void keepDatabase();
  server.start();
  worker.start();

  const settled = async (): Promise<void> => {
    for (const end = Date.now() + 90_000; Date.now() < end; await pause(50)) {
      if (!databaseUp || !server.ready || !worker.ready) continue;
      const alive = await owner.query('select 1').then(
        () => true,
        () => false,
      );
      if (alive && databaseUp && server.ready && worker.ready) return;
    }
    throw new Error(
      `Not ready again: ${JSON.stringify({ databaseUp, server: server.ready, worker: worker.ready })}; logs in ${folder}`,
    );
  };
  return {
    url,
    secret: installationSecret(),
    filesDir,
    dataDir,
    port,
    owner,
    unasked,
    settled,
    async kill(victim, random) {
      if (victim === 'server') return server.kill();
      if (victim === 'worker') return worker.kill();
      const session = victim === 'session' ? await someSession(owner, random).catch(() => undefined) : undefined;
      const pid = session ?? runningPostmaster(existingClusterFolder(dataDir) ?? dataDir)?.pid;
      if (!pid) return;
      if (session === undefined) databaseUp = false;
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        databaseUp = true; // it had already exited
      }
    },
    stopWorker: () => worker.stop(),
    startWorker: () => worker.start(),
    async stop() {
      stopping = true;
      await Promise.all([server.stop(), worker.stop()]);
      await owner.end();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
