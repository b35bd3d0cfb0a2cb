/**
 * The server behind a real PgBouncer in transaction mode, where one is installed: a request never keeps a connection, so
 * no setting of one viewer may leak to the next. LISTEN bypasses it.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Fixture, makeFixture, PASSWORD, people } from '../graphql/fixture.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { liveClient, untilSubscribed } from '../harness/liveClient.ts';
import { type ServerProcess, startServerProcess } from '../harness/server.ts';
import { type Pooler, poolerModes, startPooler } from './pooler.ts';

// without PgBouncer the test is reported as skipped instead of passed
(poolerModes.length ? describe.each(poolerModes) : describe.skip.each(['off']))(
  'PgBouncer, PREPARED_STATEMENTS=%s',
  (prepared) => {
    let database: TestDatabase;
    let fixture: Fixture;
    let pooler: Pooler;
    let server: ServerProcess;

    beforeAll(async () => {
      database = await testDatabase();
      fixture = await makeFixture(database);
      pooler = await startPooler(database);
      server = await startServerProcess(database, {
        SERVER_DATABASE_URL: pooler.url,
        SERVER_DATABASE_DIRECT_URL: database.authenticatorUrl,
        PREPARED_STATEMENTS: prepared,
      });
    });
    afterAll(async () => {
      await server?.stop();
      pooler?.stop();
      await database?.drop();
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
      const client = liveClient(server, token);
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
      await untilSubscribed(client);
      const change = await server.data(
        'mutation ($ids: [Int!]!) { removeSponsorablePropertiesFromCampaign(input: {offerIds: $ids, markAsUnqualified: true, removalReason: "Too far"}) { offers { id } } }',
        { ids: [fixture.offers.qualified] },
        token,
      );
      expect(change.removeSponsorablePropertiesFromCampaign).toBeTruthy();
      expect(await heard).toEqual({ prospectingReportChannel: { qualified: 0, proposed: 1 } });
      await client.dispose();
    });
  },
);
