/** Live updates over the websocket. */
import { describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { ProspectingReportChannelDocument } from '../../admin/src/prospecting/generated/graphql.ts';
import { liveClients } from '../harness/liveClient.ts';
import { startServer } from '../harness/server.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const open = liveClients();
const { database, server, fixture } = await apiSetup();

/** Opens a connection; `closed` resolves with the server's close code. */
function connect(token: string) {
  let tellClosed: (code: number) => void = () => {};
  let tellOpened: () => void = () => {};
  const closed = new Promise<number>((resolve) => (tellClosed = resolve));
  const opened = new Promise<void>((resolve) => (tellOpened = resolve));
  const client = open(server, token, {
    lazy: false,
    on: { closed: (event) => tellClosed((event as { code: number }).code), connected: () => tellOpened() },
  });
  return { client, closed, opened };
}

const within = <T>(promise: Promise<T>, milliseconds = 5000): Promise<T> =>
  Promise.race([
    promise,
    new Promise<T>((_resolve, reject) => {
      setTimeout(() => reject(new Error('nothing came in time')), milliseconds).unref();
    }),
  ]);

const REPORT = `subscription ($id: String!) { prospectingReportChannel(id: $id) { qualified prospecting } }`;

describe('prospectingReportChannel', () => {
  it('[S-434] [S-435] sends staff the report as soon as they listen, and again when an offer of the campaign changes', async () => {
    const { client, opened } = connect(await server.login(people.admin, PASSWORD));
    await within(opened);
    const heard: unknown[] = [];
    const reports = (count: number) =>
      within(
        new Promise<void>((resolve) => {
          const timer = setInterval(() => {
            if (heard.length < count) return;
            clearInterval(timer);
            resolve();
          }, 20);
        }),
      );
    // as the console sends it: by the id of its document
    const { id: documentId } = ProspectingReportChannelDocument;
    const sent = { documentId, query: '', variables: { id: `campaign-${fixture.campaignId}` } };
    client.subscribe(sent, {
      next: ({ data, errors }) => heard.push(data ?? errors),
      error: (error) => heard.push(error),
      complete: () => {},
    });
    await reports(1);
    await database.owner.query(`update app_public.offers set status = 'proposed' where id = $1`, [
      fixture.offers.qualified,
    ]);
    await reports(2);
    expect(heard).toMatchObject([
      { prospectingReportChannel: { qualified: 1, prospecting: 0 } },
      { prospectingReportChannel: { qualified: 0, prospecting: 0 } },
    ]);
  });

  it('[S-435] gives a league no topic to listen to', async () => {
    const { client, opened } = connect(await server.login(people.league, PASSWORD));
    await within(opened);
    const answer = await within(
      new Promise<unknown>((resolve, reject) => {
        client.subscribe(
          { query: REPORT, variables: { id: `campaign-${fixture.campaignId}` } },
          { next: resolve, error: resolve, complete: () => reject(new Error('ended without an answer')) },
        );
      }),
    );
    expect(JSON.stringify(answer)).toContain('SL403');
  });
});

describe('the connection', () => {
  it('allows at most fifty subscriptions at a time', async () => {
    const { client, opened } = connect(await server.login(people.admin, PASSWORD));
    await within(opened);
    const refused = new Promise<unknown>((resolve) => {
      for (let n = 0; n < 60; n += 1)
        client.subscribe(
          { query: REPORT, variables: { id: `campaign-${fixture.campaignId}` } },
          { next: ({ errors }) => errors && resolve(errors), error: resolve, complete: () => {} },
        );
    });
    expect(JSON.stringify(await within(refused))).toContain('SL429');
  });

  it('counts against the same limit of requests per minute', async () => {
    const narrow = await startServer(database, { REQUESTS_PER_MINUTE: '12' });
    const client = createClient({
      url: `${narrow.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    try {
      const ask = () =>
        new Promise<unknown>((resolve) =>
          client.subscribe(
            { query: '{ today }' },
            { next: ({ data, errors }) => resolve(data ?? errors), error: resolve, complete: () => {} },
          ),
        );
      const answers: string[] = [];
      for (let n = 0; n < 14; n += 1) answers.push(JSON.stringify(await within(ask())));
      expect(answers.slice(0, 12).every((answer) => /today/.test(answer))).toBe(true);
      expect(answers.slice(12).every((answer) => /SL429/.test(answer))).toBe(true);
    } finally {
      await client.dispose();
      await narrow.stop();
    }
  });

  it('refuses a worthless token instead of making it anonymous', async () => {
    expect(await within(connect('nonsense').closed)).toBe(4403);
  });

  it('closes when its user is deactivated', async () => {
    const { opened, closed } = connect(await server.login(people.stranger, PASSWORD));
    await within(opened);
    await database.owner.query(`update app_public.users set status = 'deactivated' where id = $1`, [
      fixture.users.stranger,
    ]);
    expect(await within(closed)).toBe(4401);
  });

  it('closes when its token expires by the movable clock', async () => {
    const { opened, closed } = connect(await server.login(people.sponsor, PASSWORD));
    await within(opened);
    await database.setClock('+13 hours');
    expect(await within(closed)).toBe(4401);
    await database.setClock('reset');
  });
});
