import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startEmbedded } from '../../db/embedded/index.ts';
import { bootstrapEmbedded } from '../../db/instance/bootstrap.ts';
import { embeddedConnections } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { endProcess } from '../harness/endProcess.ts';
import { query, startDatabaseProgram } from './databaseProgram.ts';

let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'sideline-embedded-'));
  chmodSync(dataDir, 0o755);
  children = [];
});

afterEach(async () => {
  for (const child of children) await endProcess(child, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the database on the test's folder; it ends with the test. */
async function start(port: number) {
  const started = await startDatabaseProgram(dataDir, port);
  children.push(started.child);
  return started;
}

describe('the embedded database', () => {
  it('is UTF-8, asks for a password and listens on this machine only', async () => {
    const { url } = await start(await freePort());
    expect(
      await query(
        url,
        `select pg_encoding_to_char(encoding) as encoding, current_setting('listen_addresses') as listens from pg_database where datname = 'template1'`,
      ),
    ).toEqual([{ encoding: 'UTF8', listens: '127.0.0.1' }]);
    const wrong = new URL(url as string);
    wrong.password = 'wrong';
    await expect(query(wrong.toString(), 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('keeps what was committed when its process is killed, and starts again at once', async () => {
    const port = await freePort();
    const first = await start(port);
    await query(first.url, 'create table kept (n int)');
    await query(first.url, 'insert into kept values (1)');
    await endProcess(first.child, 'SIGKILL'); // PostgreSQL itself is an orphan now
    const second = await start(port);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it('starts again when PostgreSQL was killed too, in the middle of a statement', async () => {
    const port = await freePort();
    const first = await start(port);
    const busy = query(first.url, 'select pg_sleep(60)').catch((error: Error) => error.message);
    await query(first.url, 'create table kept (n int)');
    const postmaster = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    first.child.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    const second = await start(port);
    expect(await query(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
    expect(await busy).toMatch(/terminat|closed|reset|connection error/i);
  });

  it('[X10] takes the passwords of a new secret while the old one is given too, and of no other', async () => {
    const [old, fresh] = ['the first of two secrets, long enough', 'the other of two secrets, long enough'];
    const kept = { ...process.env };
    const port = await freePort();
    /** Prepares the database with these secrets; returns whether the owner's and the server's passwords are accepted. */
    const ready = async (secret: string, second = ''): Promise<unknown> => {
      Object.assign(process.env, { SIDELINE_SECRET: secret, SIDELINE_SECOND_SECRET: second });
      await bootstrapEmbedded(server);
      const { owner, authenticator } = embeddedConnections(port);
      return Promise.all([owner, authenticator].map((url) => query(url, 'select 1 as open')));
    };
    const open = [[{ open: 1 }], [{ open: 1 }]];
    process.env.SIDELINE_SECRET = old;
    const server = await startEmbedded({ dataDir, port, settings: { shared_buffers: '16MB' } });
    try {
      expect(await ready(old)).toEqual(open);
      await expect(ready(fresh)).rejects.toThrow('give the former one');
      await expect(ready(fresh, 'a secret that was never one of this database')).rejects.toThrow('give the former one');
      expect(await ready(fresh, old)).toEqual(open);
      expect(await ready(fresh)).toEqual(open);
      await expect(ready(old)).rejects.toThrow('give the former one');
    } finally {
      process.env = kept;
      await server.stop();
    }
  });

  it('is refused to a second process while the first one lives', async () => {
    await start(await freePort());
    const { message } = await start(await freePort());
    expect(message).toMatch(
      /^Sideline already runs on the data folder .*: stop that one first, or set DATA_DIR to another folder\.$/,
    );
  });

  it('reports in one line that its port is taken, and creates nothing', async () => {
    const port = await freePort();
    const other = net.createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const { message, child } = await start(port);
    other.close();
    expect(message).toBe(
      `Port ${port} for the database is taken by another program: end that one, or set DB_PORT to a free port.`,
    );
    expect(child.exitCode).toBe(1);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  it('leaves a data folder of another version as it is', async () => {
    mkdirSync(path.join(dataDir, 'postgres'));
    writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '15\n');
    const { message } = await start(await freePort());
    expect(message).toMatch(/was made by PostgreSQL 15, this Sideline brings PostgreSQL 18: .* nothing was changed\.$/);
    expect(readdirSync(path.join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
  });

  it('leaves a folder alone that holds something else', async () => {
    mkdirSync(path.join(dataDir, 'postgres'));
    writeFileSync(path.join(dataDir, 'postgres/letter.txt'), 'Dear Sir');
    const { message } = await start(await freePort());
    expect(message).toMatch(/other than PostgreSQL data/);
    expect(readFileSync(path.join(dataDir, 'postgres/letter.txt'), 'utf8')).toBe('Dear Sir');
  });
});
