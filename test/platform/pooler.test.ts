/**
 * The server behind a real PgBouncer in transaction mode, where one is installed: a request never keeps a connection, so
 * no setting of one viewer may leak to the next. LISTEN bypasses it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { databaseAccount } from '../../db/embedded/account.ts';
import { superuserUrl } from '../../db/embedded/index.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { type Fixture, makeFixture, PASSWORD, people } from '../graphql/fixture.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { databasePort } from '../harness/environment.ts';
import { type ServerProcess, startServerProcess } from '../harness/server.ts';

const version = /PgBouncer (\d+)\.(\d+)/.exec(
  String(spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? ''),
);
/** PgBouncer supports prepared statements since 1.21. */
const follows = version ? Number(version[1]) > 1 || Number(version[2]) >= 21 : false;
const modes = version ? (follows ? ['off', 'on'] : ['off']) : [];

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

// without PgBouncer the test is reported as skipped instead of passed
(modes.length ? describe.each(modes) : describe.skip.each(['off']))('PgBouncer, PREPARED_STATEMENTS=%s', (prepared) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-pooler-'));
  let database: TestDatabase;
  let fixture: Fixture;
  let pooler: ChildProcess;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await testDatabase();
    fixture = await makeFixture(database);
    const admin = new pg.Client({ connectionString: superuserUrl(databasePort(), database.name) });
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
    const port = await freePort();
    const account = databaseAccount(); // PgBouncer refuses to run as root
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'users'), '"pgbouncer" "only-for-this-test"\n');
    writeFileSync(path.join(folder, 'pgbouncer.ini'), settings(folder, port, databasePort(), database.name));
    pooler = spawn('pgbouncer', [path.join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' });
    await untilListening(port);
    const pooled = new URL(database.authenticatorUrl);
    pooled.port = String(port);
    server = await startServerProcess(database, {
      SERVER_DATABASE_URL: pooled.toString(),
      SERVER_DATABASE_DIRECT_URL: database.authenticatorUrl,
      PREPARED_STATEMENTS: prepared,
    });
  });
  afterAll(async () => {
    await server?.stop();
    pooler?.kill('SIGKILL');
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers everybody with their own, however the few connections are shared', async () => {
    const tokens = await Promise.all(
      [people.admin, people.league, people.stranger].map((email) => server.login(email, PASSWORD)),
    );
    const count = async (token: string) =>
      (await server.data('{ offersConnection { totalCount } }', {}, token)).offersConnection.totalCount;
    const own = [3, 2, 0]; // the stranger's offer is not proposed yet
    const answers = await Promise.all(
      Array.from({ length: 150 }, async (_, n) => (await count(tokens[n % 3] as string)) - (own[n % 3] as number)),
    );
    expect(new Set(answers)).toEqual(new Set([0]));
  });

  it('writes, refuses and hears of changes', async () => {
    const token = await server.login(people.admin, PASSWORD);
    const refused = await server.graphql(
      'mutation ($id: Int!) { createTestimonial(input: {campaignId: $id, quote: "No"}) { testimonial { id } } }',
      { id: fixture.campaignId },
      await server.login(people.league, PASSWORD),
    );
    expect(refused.errors?.[0]?.extensions?.code).toBe('SL403');
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    const report = `subscription ($id: String!) { prospectingReportChannel(id: $id) { qualified proposed } }`;
    let reports = 0;
    const heard = new Promise((resolve, reject) => {
      client.subscribe(
        { query: report, variables: { id: `campaign-${fixture.campaignId}` } },
        {
          // only the first word of each line
          next: ({ data, errors }) => (reports++ > 0 || errors ? resolve(data ?? errors) : undefined),
          error: reject,
          complete: () => {},
        },
      );
    });
    await new Promise<void>((resolve, reject) => {
      client.subscribe({ query: '{ today }' }, { next: () => {}, error: reject, complete: () => resolve() });
    });
    const change = await server.data(
      'mutation ($ids: [Int!]!) { removeSponsorablePropertiesFromCampaign(input: {offerIds: $ids, markAsUnqualified: true, removalReason: "Too far"}) { offers { id } } }',
      { ids: [fixture.offers.qualified] },
      token,
    );
    expect(change.removeSponsorablePropertiesFromCampaign).toBeTruthy();
    expect(await heard).toEqual({ prospectingReportChannel: { qualified: 0, proposed: 1 } });
    await client.dispose();
  });
});
