/** Two secrets at a time: what the old one signed stays valid until it is removed. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { signLink } from '../../server/shared/links/links.ts';
import { unsubscribeToken } from '../../server/shared/links/unsubscribe.ts';
import { type Fixture, makeFixture, PASSWORD, people } from '../graphql/fixture.ts';
import { picture, upload } from '../graphql/upload.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { type ServerProcess, startServerProcess } from '../harness/server.ts';

const OLD = 'the old secret, which somebody knew who left';
const NEW = 'the new secret, which nobody else knows yet';

let database: TestDatabase;
let fixture: Fixture;
const files = mkdtempSync(path.join(os.tmpdir(), 'sideline-rotation-'));
const servers: ServerProcess[] = [];
const start = async (secret: string, second = '') => {
  const env = { SIDELINE_SECRET: secret, SIDELINE_SECOND_SECRET: second, FILES_DIR: files };
  const server = await startServerProcess(database, env);
  servers.push(server);
  return server;
};

beforeAll(async () => {
  database = await testDatabase();
  fixture = await makeFixture(database);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database?.drop();
  rmSync(files, { recursive: true, force: true });
});

/** One of each credential that a server signs, created through its API or, if a job would send it, with its secret. */
async function credentials(server: ServerProcess, secret: string) {
  const seconds = Math.floor(Date.now() / 1000);
  const [admin, league] = await Promise.all([people.admin, people.league].map((who) => server.login(who, PASSWORD)));
  const photo = await upload(server, '/verification_images', admin as string, {
    file: await picture().jpeg().toBuffer(),
    fields: { verificationDeadlineId: String(fixture.deadlineId) },
  });
  const view = await server.data(
    'mutation ($userId: Int!) { viewAsUser(input: { userId: $userId }) { jwt } }',
    { userId: fixture.users.sponsor },
    admin,
  );
  const calendar = await server.data(
    'query ($id: Int!) { organization(id: $id) { id calendarUrl } }',
    { id: fixture.organizationId },
    league,
  );
  const recovery = signLink({ kind: 'recovery', id: fixture.users.stranger, v: 0 }, secret, seconds);
  return {
    admin: admin as string,
    view: view.viewAsUser.jwt as string,
    link: signLink({ kind: 'offer', id: fixture.offers.proposed, v: 1 }, secret, seconds),
    paths: {
      file: photo.body.fullSizeUrl as string,
      calendar: new URL(calendar.organization.calendarUrl).pathname,
      recovery: `/reset_password/${recovery}`,
      unsubscribing: `/unsubscriptions/${unsubscribeToken('dana@example.test', null, secret)}`,
    },
  };
}

/** Which of these credentials a server accepts. */
async function opens(server: ServerProcess, { admin, view, link, paths }: Awaited<ReturnType<typeof credentials>>) {
  const asks = async (token: string) => (await server.graphql('{ sports { id } }', {}, token)).errors === undefined;
  const status = async (address: string, token?: string) =>
    (await fetch(server.url + address, token ? { headers: { authorization: `Bearer ${token}` } } : {})).status === 200;
  const live = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${admin}` },
    retryAttempts: 0,
  });
  const answered = await new Promise<boolean>((resolve) =>
    live.subscribe(
      { query: '{ sports { id } }' },
      { next: () => resolve(true), error: () => resolve(false), complete() {} },
    ),
  );
  await live.dispose();
  return {
    login: await asks(admin),
    restLogin: await status('/sports', admin),
    live: answered,
    view: await asks(view),
    link: await asks(link),
    restLink: await status('/sports', link),
    ...Object.fromEntries(
      await Promise.all(Object.entries(paths).map(async ([name, one]) => [name, await status(one)])),
    ),
  };
}

it('[X10] what the old secret signed is accepted beside the new one until it is taken away', async () => {
  const before = await start(OLD);
  const old = await credentials(before, OLD);
  const all = await opens(before, old);
  const every = (open: boolean) => Object.fromEntries(Object.keys(all).map((name) => [name, open]));
  expect(all).toEqual(every(true));

  const between = await start(NEW, OLD);
  const fresh = await credentials(between, NEW);
  expect(await opens(between, old)).toEqual(every(true));
  expect(await opens(between, fresh)).toEqual(every(true));
  expect(await opens(before, fresh)).toEqual(every(false)); // the new one signs

  const after = await start(NEW);
  expect(await opens(after, fresh)).toEqual(every(true));
  expect(await opens(after, old)).toEqual(every(false));
  // the reverse order, for several servers: all accept the new one before any signs with it
  const ahead = await start(OLD, NEW);
  expect(await opens(ahead, fresh)).toEqual(every(true));
}, 300_000);
