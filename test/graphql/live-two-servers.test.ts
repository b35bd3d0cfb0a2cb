/** Live updates between two servers on one database: changes, lost connections, ended logins and revoked links. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import pg from 'pg';
import { liveClients, untilSubscribed } from '../harness/liveClient.ts';
import { PASSWORD, people } from './fixture.ts';
import { collectReports } from './prospectingReports.ts';
import { twoServersSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { waitUntil } from './wait.ts';

const open = liveClients();
const { database, one, two, fixture } = await twoServersSetup();
const { admin } = await loginTokens(one, 'admin');

/** A client of the second server, configured like the console's: it reconnects and resubscribes by itself. */
function connect(token: string, retryAttempts = 1000) {
  const seen = { closed: [] as number[], connected: 0 };
  const client = open(two, token, {
    lazy: false,
    retryAttempts,
    retryWait: () => pause(50),
    shouldRetry: () => true,
    on: {
      connected: () => (seen.connected += 1),
      closed: (event) => seen.closed.push((event as { code: number }).code),
    },
  });
  return { client, seen };
}

const listen = (client: Client) => collectReports(client, fixture.campaignId);
const touch = (text: string) =>
  one.data(
    'mutation ($id: Int!, $text: String) { updateOffer(input: {id: $id, customField: $text}) { offer { id } } }',
    { id: fixture.offers.qualified, text },
    admin,
  );

describe('two servers on one database', () => {
  it('[S-434] a change through one server is reported by the other', async () => {
    const { client } = connect(admin);
    const got = listen(client);
    await waitUntil(async () => got.length > 0); // the first report of the subscription
    await touch('first');
    await waitUntil(async () => got.length > 1);
    expect(got[1]).toEqual({ prospectingReportChannel: { prospecting: 0, qualified: 1 } });
  });

  it('[S-435] a server that lost its line to the database hears again, and tells what it may have missed', async () => {
    const { client } = connect(admin);
    const got = listen(client);
    await waitUntil(async () => got.length > 0);
    // the servers' role can see and end its own sessions
    const peer = new pg.Client({ connectionString: database.authenticatorUrl });
    await peer.connect();
    const ended = await peer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and (query ilike 'listen %' or query = 'select 1')`, // which each session runs now and then
    );
    await peer.end();
    expect(ended.rowCount).toBe(2);
    await waitUntil(async () => got.length > 1); // nothing was changed: this is the refetched report
    const before = got.length;
    await touch('second');
    await waitUntil(async () => got.length > before);
  });

  it('[S-435] a client that lost the server subscribes again by itself', async () => {
    const { client, seen } = connect(admin);
    const got = listen(client);
    await waitUntil(async () => got.length > 0);
    client.terminate();
    await waitUntil(async () => seen.connected > 1);
    await waitUntil(async () => got.length > 1); // sent what it may have missed
    await touch('third');
    await waitUntil(async () => got.length > 2);
  });

  it('a role that is taken away through one server ends the subscription on the other', async () => {
    const token = await one.login(people.superadmin, PASSWORD);
    const { client, seen } = connect(token, 0);
    listen(client);
    await untilSubscribed(client);
    await database.owner.query(`update app_public.users set role = 'organization' where id = $1`, [
      fixture.users.superadmin,
    ]);
    await waitUntil(async () => seen.closed.length > 0);
    expect(seen.closed[0]).toBe(4401);
  });

  it('[L-010] a link that is revoked through one server ends the connection on the other, and opens none', async () => {
    const link = { kind: 'campaign', id: String(fixture.campaignId) };
    const ask = 'query ($kind: String!, $id: String!) { linkState(kind: $kind, recordId: $id) { token } }';
    const { token } = (await one.data(ask, link, admin)).linkState;
    const { client, seen } = connect(token, 0);
    await untilSubscribed(client);
    // the topic is for staff, so links cannot subscribe
    const refused = listen(client);
    await waitUntil(async () => refused.length > 0);
    expect(JSON.stringify(refused[0])).toContain('SL403');
    await one.data(
      'mutation ($kind: String!, $id: String!) { revokeLink(input: {kind: $kind, recordId: $id}) { link { revokedAt } } }',
      link,
      admin,
    );
    await waitUntil(async () => seen.closed.length > 0);
    expect(seen.closed[0]).toBe(4401);
    const again = connect(token, 0);
    await waitUntil(async () => again.seen.closed.length > 0);
    expect(again.seen.closed[0]).toBe(4403);
  });
});
