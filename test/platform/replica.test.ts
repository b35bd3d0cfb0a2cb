/** Dashboards and targeting on a real streaming replica: reads include what was just written, and everything works without it. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { makeFixture, PASSWORD, people } from '../graphql/fixture.ts';
import { startServerProcess } from '../harness/server.ts';
import { startReplicatedCluster } from './replicatedCluster.ts';

const cluster = await startReplicatedCluster();
const { owner, onReplica, standby } = cluster;
const fixture = await makeFixture({ owner });
const server = await startServerProcess(cluster, { DATABASE_READ_URL: cluster.readUrl });
afterAll(async () => {
  await server.stop();
  await cluster.stop();
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
    const ended = new Promise((resolve) => standby.once('exit', resolve));
    standby.kill('SIGQUIT');
    await ended;
    expect(await programs(token)).toBe(before);
    expect(await programs(token)).toBe(before);
  });
});
