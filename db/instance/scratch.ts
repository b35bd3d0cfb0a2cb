/**
 * A disposable PostgreSQL for tests and generators: its own folder, a free port, no durability; deleted when stopped.
 */
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Embedded, startEmbedded } from '../embedded/index.ts';
import { bootstrapEmbedded } from './bootstrap.ts';
import { type Connections, embeddedConnections } from './connections.ts';

export type Scratch = {
  server: Embedded;
  dataDir: string;
  /** Creates a database owned by the owner role, with roles and schemas; returns its connections. */
  create(database: string): Promise<Connections>;
  stop(): Promise<void>;
};

/**
 * A free port. Not one that the system gives to outgoing connections (from 32768), which could have it again before a
 * server that is started or restarted listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const free = await new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return free ? port : freePort();
}

/** Starts a disposable server. Its passwords derive from SIDELINE_SECRET, which is set here if it is missing. */
export async function startScratch(): Promise<Scratch> {
  process.env.SIDELINE_SECRET ||= 'scratch servers keep nothing worth a secret';
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sideline-'));
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded({
    dataDir,
    port: await freePort(),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '128MB',
      max_connections: '200',
      autovacuum: 'off',
    },
  });
  return {
    server,
    dataDir,
    async create(database) {
      await bootstrapEmbedded(server, database);
      return embeddedConnections(server.port, database);
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
