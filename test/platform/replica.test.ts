/** Dashboards and targeting on a real streaming replica: reads include what was just written, and everything works without it. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isUnavailable } from '../../db/unavailable.ts';
import { openDatabase } from '../../server/database/pool.ts';
import { makeFixture, PASSWORD, people } from '../graphql/fixture.ts';
import { startServerProcess } from '../harness/server.ts';
import { startReplicatedCluster } from './replicatedCluster.ts';

const cluster = await startReplicatedCluster();
const { owner, superuser, onReplica, standby } = cluster;
const fixture = await makeFixture({ owner });
const url = cluster.readUrl;
const servers = {
  wal: await startServerProcess(cluster, { DATABASE_READ_URL: url }),
  heartbeat: await startServerProcess(cluster, { DATABASE_READ_URL: `${url}, ${url}`, REPLICA_FRESHNESS: 'heartbeat' }),
};
afterAll(async () => {
  for (const server of Object.values(servers)) await server.stop();
  await cluster.stop();
});

const QUERY = `query Summary($id: Int!) { targetingSummary(campaignId: $id) { count } }`;
const reader = async (server: (typeof servers)['wal']) => {
  const token = await server.login(people.admin, PASSWORD);
  return async (): Promise<number> =>
    Number((await server.data(QUERY, { id: fixture.campaignId }, token)).targetingSummary.count);
};

describe.each([
  ['wal', ['pg_current_wal_flush_lsn()', 'pg_last_wal_replay_lsn()'], 'public'],
  [
    'heartbeat',
    ['app_private.advance_heartbeat(int)', 'app_private.heartbeat_reached(int, bigint)'],
    'sideline_authenticator',
  ],
] as const)('a replica by its %s', (freshness, functions, role) => {
  const server = servers[freshness];

  it('reads targeting, and always what was committed before', async () => {
    const programs = await reader(server);
    const before = await programs();
    const began = (await onReplica.query('select clock_timestamp() as at')).rows[0].at;
    for (let n = 1; n <= 25; n += 1) {
      await owner.query(
        `insert into app_public.sponsorable_properties (organization_id, name, season, number_of_players) values ($1, $2, 'spring', 100)`,
        [fixture.organizationId, `Replica ${freshness} ${n}`],
      );
      expect(await programs()).toBe(before + n);
    }
    // a replica that cannot keep up on a busy machine is not used for a while, but is tried again eventually
    const asked = async (): Promise<boolean> =>
      (
        await onReplica.query(
          `select from pg_stat_activity where usename = 'sideline_authenticator' and query ~* 'targeting_summary' and query_start >= $1`,
          [began],
        )
      ).rows.length > 0;
    for (const end = Date.now() + 30_000; !(await asked()) && Date.now() < end; ) {
      expect(await programs()).toBe(before + 25);
      await pause(200);
    }
    expect(await asked()).toBe(true);
  });

  it.each(functions)('is not missed when its service refuses %s', async (name) => {
    const programs = await reader(server);
    const before = await programs();
    const refusals = () => server.log().split('permission denied for function').length;
    const earlier = refusals();
    await superuser.query(`revoke execute on function ${name} from ${role}`);
    // it is asked again a few seconds after the last refusal
    for (const end = Date.now() + 30_000; refusals() === earlier && Date.now() < end; await pause(200))
      expect(await programs()).toBe(before);
    expect(refusals()).toBeGreaterThan(earlier);
    expect(await programs()).toBe(before);
    await superuser.query(`grant execute on function ${name} to ${role}`);
  });
});

it('a standby is not taken for the primary', async () => {
  const config = { databaseUrl: url, pooled: false, preparedStatements: true, poolSize: 1, statementTimeout: 5000 };
  const database = openDatabase(config, () => {});
  const error = await database.asServer('select').catch((thrown: Error) => thrown);
  await database.close();
  expect([isUnavailable(error), (error as Error).message]).toEqual([true, 'the database is a standby']);
});

it('a replica that is gone is not missed', async () => {
  const programs = await Promise.all(Object.values(servers).map(reader));
  const before = await Promise.all(programs.map((read) => read()));
  const ended = new Promise((resolve) => standby.once('exit', resolve));
  standby.kill('SIGQUIT');
  await ended;
  for (const read of [...programs, ...programs]) expect(await read()).toBe(before[0]);
});
