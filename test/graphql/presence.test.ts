/** Presence on a record between two servers on one database: who has it open, who is typing, who saved, and who must not see it. */
import { describe, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { liveClients } from '../harness/liveClient.ts';
import { PASSWORD, people } from './fixture.ts';
import { twoServersSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { waitUntil } from './wait.ts';

const connect = liveClients();
const { database, one, two, fixture } = await twoServersSetup();
const { admin, superadmin } = await loginTokens(one, 'admin', 'superadmin');

const DOCUMENT = `subscription ($type: String!, $id: Int!, $editing: Boolean!) {
  recordPresenceChannel(recordType: $type, recordId: $id, editing: $editing) { version changedById people { userId editing } }
}`;

interface Presence {
  version: number;
  changedById: number | null;
  people: { userId: number; editing: boolean }[];
}

/** Opens a record; `heard` collects all messages, including errors. */
function open(client: Client, { type = 'campaigns', id = fixture.campaignId, editing = false } = {}) {
  const heard: unknown[] = [];
  const leave = client.subscribe<{ recordPresenceChannel: Presence | null }>(
    { query: DOCUMENT, variables: { type, id, editing } },
    {
      next: ({ data, errors }) => heard.push(errors ?? data?.recordPresenceChannel),
      error: (error) => heard.push(error),
      complete: () => {},
    },
  );
  return { heard, leave, last: () => heard.at(-1) as Presence | undefined };
}
const idsIn = (presence: Presence | undefined) => (presence?.people ?? []).map(({ userId }) => userId).sort();
const present = async () =>
  Number((await database.owner.query('select count(*) from app_private.presences')).rows[0].count);

describe('presence on a record', () => {
  it('shows through one server who opens, types and leaves through the other', async () => {
    const here = open(connect(one, admin));
    await waitUntil(async () => here.last() !== undefined);
    expect(here.last()?.people).toEqual([{ userId: fixture.users.admin, editing: false }]);
    const client = connect(two, superadmin);
    const there = open(client);
    await waitUntil(async () => here.last()?.people.length === 2);
    expect(idsIn(here.last())).toEqual([fixture.users.admin, fixture.users.superadmin].sort());
    there.leave();
    const typing = open(client, { editing: true });
    await waitUntil(async () => here.last()?.people.some(({ editing }) => editing) === true);
    expect(here.last()?.people).toContainEqual({ userId: fixture.users.superadmin, editing: true });
    typing.leave();
    await waitUntil(async () => here.last()?.people.length === 1);
    here.leave();
    await waitUntil(async () => (await present()) === 0);
  });

  it('tells live that somebody saved, with the version and who it was', async () => {
    const here = open(connect(one, admin));
    await waitUntil(async () => here.last() !== undefined);
    const before = here.last()?.version ?? 0;
    await two.data(
      'mutation ($id: Int!) { updateCampaign(input: {id: $id, goal: "Reach more"}) { campaign { id } } }',
      { id: fixture.campaignId },
      superadmin,
    );
    await waitUntil(async () => (here.last()?.version ?? 0) > before);
    expect(here.last()).toMatchObject({ version: before + 1, changedById: fixture.users.superadmin });
    here.leave();
  });

  it('ends with the connection, and with a server that is no longer there', async () => {
    const here = open(connect(one, admin));
    const client = connect(two, superadmin);
    open(client);
    await waitUntil(async () => here.last()?.people.length === 2);
    client.terminate();
    await waitUntil(async () => here.last()?.people.length === 1);
    // a row that nobody refreshes, as left by a killed server
    await database.owner.query(
      `insert into app_private.presences (tab, record_type, record_id, user_id, editing, seen_at)
       values (gen_random_uuid(), 'campaigns', $1, $2, true, app_private.clock() - interval '26 seconds')`,
      [fixture.campaignId, fixture.users.superadmin],
    );
    const again = open(connect(two, superadmin), { type: 'sponsors', id: fixture.sponsorId });
    await waitUntil(async () => again.last() !== undefined);
    expect(await present()).toBe(2); // only the two open ones
    expect(idsIn(here.last())).toEqual([fixture.users.admin]);
    again.leave();
    here.leave();
  });

  it('[K10] is not editing by default, and a question without a record is refused with a code', async () => {
    const heard: unknown[] = [];
    const leave = connect(one, admin).subscribe(
      {
        query: `subscription { recordPresenceChannel(recordType: "campaigns", recordId: ${fixture.campaignId}) { people { editing } } }`,
      },
      {
        next: ({ data, errors }) => heard.push(errors ?? data),
        error: (error) => heard.push(error),
        complete: () => undefined,
      },
    );
    await waitUntil(async () => heard.length > 0);
    expect(heard[0]).toEqual({ recordPresenceChannel: { people: [{ editing: false }] } });
    leave();
    for (const question of [
      'recordPresence(recordId: 1) { version }',
      'recordAsOf(recordId: 1, day: "2026-11-01") { nodes { __typename } }',
    ])
      expect(
        (await one.graphql(`{ ${question} }`, {}, admin)).errors?.map(({ extensions }) => extensions?.code),
      ).not.toContain('SL500');
  });

  it('is nobody’s business but staff’s: others neither listen nor ask, and leave no trace', async () => {
    const here = open(connect(one, admin));
    await waitUntil(async () => here.last() !== undefined);
    for (const person of [people.league, people.sponsor]) {
      const token = await one.login(person, PASSWORD);
      const refused = open(connect(one, token));
      await waitUntil(async () => refused.heard.length > 0);
      expect(JSON.stringify(refused.heard[0])).toContain('SL403');
      const asked = await one.graphql(
        `{ recordPresence(recordType: "campaigns", recordId: ${fixture.campaignId}) { version } }`,
        {},
        token,
      );
      expect(JSON.stringify(asked)).toMatch(/SL403/);
    }
    expect(await present()).toBe(1);
    expect(idsIn(here.last())).toEqual([fixture.users.admin]);
    here.leave();
  });

  it('refuses records that are not there, tables without presence, and what is no name of a table', async () => {
    const client = connect(one, admin);
    for (const record of [{ id: 999_999 }, { type: 'users', id: 1 }, { type: "campaigns'; drop table x; --" }]) {
      const refused = open(client, record);
      await waitUntil(async () => refused.heard.length > 0);
      expect(JSON.stringify(refused.heard[0])).toContain('SL404');
    }
    expect(await present()).toBe(0);
  });

  it('a refused save names who saved before, to staff', async () => {
    const goal =
      'mutation ($id: Int!, $goal: String, $version: Int) { updateCampaign(input: {id: $id, goal: $goal, version: $version}) { campaign { version } } }';
    const first = (await two.data(goal, { id: fixture.campaignId, goal: 'First' }, superadmin)).updateCampaign.campaign;
    const refused = await one.graphql(
      goal,
      { id: fixture.campaignId, goal: 'Mine', version: first.version - 1 },
      admin,
    );
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'SL409',
      field: 'version',
      changedBy: expect.any(String),
    });
  });
});
