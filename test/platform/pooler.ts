/** PgBouncer in transaction mode, if it is installed. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseAccount } from '../../db/embedded/account.ts';
import { superuserUrl } from '../../db/embedded/index.ts';
import { freePort } from '../../db/instance/scratch.ts';
import type { TestDatabase } from '../harness/database.ts';
import { databasePort } from '../harness/environment.ts';

const version = /PgBouncer (\d+)\.(\d+)/.exec(
  String(spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? ''),
);
/** PgBouncer supports prepared statements since 1.21. */
const follows = version ? Number(version[1]) > 1 || Number(version[2]) >= 21 : false;
/** Settings of PREPARED_STATEMENTS that work with the installed PgBouncer; none if there is none. */
export const poolerModes = version ? (follows ? ['off', 'on'] : ['off']) : [];

/** The settings that docs/scale.md gives. */
const settings = (folder: string, port: number, server: number, database: string): string => `[databases]
${database} = host=127.0.0.1 port=${server} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users
auth_user = pgbouncer
auth_query = select * from pgbouncer.credentials($1)
pool_mode = transaction
default_pool_size = 3
${follows ? 'max_prepared_statements = 300' : ''}
`;

async function untilListening(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const there = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });
    if (there) return;
    await pause(100);
  }
  throw new Error('PgBouncer does not listen.');
}

/** A running PgBouncer, and the server's connection string through it. */
export interface Pooler {
  url: string;
  stop(): void;
}

/** Lets PgBouncer look up the password of the server's role in this database. */
async function addPoolerRole({ name }: TestDatabase): Promise<void> {
  const admin = new pg.Client({ connectionString: superuserUrl(databasePort(), name) });
  await admin.connect();
  await admin.query(`do $$ begin create role pgbouncer login password 'only-for-this-test';
    exception when duplicate_object then null; end $$`);
  await admin.query(`create schema pgbouncer;
    create function pgbouncer.credentials(p_user text) returns table (username text, password text)
    language sql security definer set search_path = pg_catalog, pg_temp as $$
      select rolname::text, rolpassword from pg_authid where rolname = p_user and rolname = 'sideline_authenticator' $$;
    revoke all on function pgbouncer.credentials from public;
    grant usage on schema pgbouncer to pgbouncer;
    grant execute on function pgbouncer.credentials to pgbouncer`);
  await admin.end();
}

/** Starts PgBouncer before the database. */
export async function startPooler(database: TestDatabase): Promise<Pooler> {
  await addPoolerRole(database);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-pooler-'));
  const port = await freePort();
  const account = databaseAccount(); // PgBouncer refuses to run as root
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'users'), '"pgbouncer" "only-for-this-test"\n');
  writeFileSync(path.join(folder, 'pgbouncer.ini'), settings(folder, port, databasePort(), database.name));
  const pooler = spawn('pgbouncer', [path.join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' });
  await untilListening(port);
  const pooled = new URL(database.authenticatorUrl);
  pooled.port = String(port);
  return {
    url: pooled.toString(),
    stop() {
      pooler.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
