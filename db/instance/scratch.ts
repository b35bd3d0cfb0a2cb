/**
 * A disposable PostgreSQL for tests and generators: its own folder, a free port, no durability; deleted when stopped.
 */
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

/** A free port. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
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
