/** A database that accepts connections and does not respond: an unresponsive machine or a network that drops packets. */
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Listener } from '../../db/listener.ts';
import { makeFixture, PASSWORD, people } from '../graphql/fixture.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { type ServerProcess, startServerProcess } from '../harness/server.ts';

let database: TestDatabase;
let server: ServerProcess;
let between: net.Server;
let betweenUrl = '';
let stalled = false;
const open = new Set<net.Socket>();

const until = async (holds: () => boolean): Promise<void> => {
  for (const end = Date.now() + 20_000; !holds() && Date.now() < end; ) await pause(50);
};

beforeAll(async () => {
  database = await testDatabase();
  const { hostname, port } = new URL(database.authenticatorUrl);
  between = net.createServer((socket) => {
    open.add(socket.on('error', () => {}));
    if (stalled) return;
    const onward = net.connect(Number(port), hostname).on('error', () => {});
    socket.on('data', (bytes) => stalled || onward.write(bytes));
    onward.on('data', (bytes) => stalled || socket.write(bytes));
    socket.on('close', () => onward.destroy());
    onward.on('close', () => stalled || socket.destroy());
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.authenticatorUrl);
  url.port = String((between.address() as net.AddressInfo).port);
  betweenUrl = url.href;
  server = await startServerProcess({ ...database, authenticatorUrl: betweenUrl }, { STATEMENT_TIMEOUT_MS: '1000' });
});
afterAll(async () => {
  await server?.stop();
  for (const socket of open) socket.destroy();
  between?.close();
  await database?.drop();
});

it('is noticed by a listener, which receives later notifications after it reconnects', async () => {
  const listener = new Listener(betweenUrl, ['clock'], { askEvery: 100 });
  const heard: string[] = [];
  listener.on('clock', (payload) => heard.push(payload));
  await listener.start();
  listener.onConnected(() => heard.push('connected'));
  stalled = true;
  await until(() => !listener.healthy);
  stalled = false;
  await until(() => listener.healthy);
  await database.owner.query(`select pg_notify('clock', 'tick')`);
  await until(() => heard.length > 1);
  await listener.stop();
  expect(heard).toEqual(['connected', 'tick']);
});

it('is reported by the health endpoint in time also when an open connection stalls', async () => {
  const health = async () => {
    const answer = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(5000) });
    return [answer.status, ((await answer.json()) as { database: boolean }).database];
  };
  expect(await health()).toEqual([200, true]);
  stalled = true;
  expect(await health()).toEqual([503, false]);
  stalled = false;
  for (const socket of open) socket.destroy();
  let again = await health();
  for (const end = Date.now() + 10_000; again[0] !== 200 && Date.now() < end; ) again = await health();
  expect(again).toEqual([200, true]);
});

it('is not what an undo is taken for that works longer than other statements may', async () => {
  const { organizationId } = await makeFixture(database);
  const admin = await server.login(people.admin, PASSWORD);
  const save = (city: string) =>
    server.graphql(
      `mutation ($id: Int!, $city: String!) { updateOrganizations(input: { ids: [$id], patch: { city: $city } }) { changeId } }`,
      { id: organizationId, city },
      admin,
    );
  const { changeId } = (await save('Tulsa')).data.updateOrganizations;
  await database.owner.query(`create function app_private.tg__test_slow() returns trigger language plpgsql
    as $$ begin perform pg_sleep(4); return new; end $$;
    create trigger _000_test_slow before update on app_public.organizations
      for each row execute function app_private.tg__test_slow()`);
  expect((await save('Waco')).errors?.[0]?.extensions?.code).toBe('SL429');
  const undone = await server.graphql(
    'mutation ($id: String!) { undoChange(input: { changeId: $id }) { result { undone { rowId } } } }',
    { id: changeId },
    admin,
  );
  await database.owner.query('drop function app_private.tg__test_slow cascade');
  expect(undone).toEqual({ data: { undoChange: { result: { undone: [{ rowId: String(organizationId) }] } } } });
});

it('fails requests that wait on a connection that stays open with an error, and recovers by itself', async () => {
  const asked = async () => (await server.graphql('{ today }')).errors?.[0]?.extensions?.code;
  let names = 0;
  const signedIn = async () => {
    const body = JSON.stringify({ auth: { email: `nobody${names++}@sideline.test`, password: 'Sideline-Demo-1' } });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) };
    return (await fetch(`${server.url}/user_token`, init)).status;
  };
  const everybody = () => Promise.all([...Array.from({ length: 30 }, asked), signedIn()]);
  const well = [...Array(30).fill(undefined), 404];
  expect(await everybody()).toEqual(well); // opens the maximum number of connections
  await pause(4000); // longer than a response may take: these connections are idle, so they stay open
  const opened = open.size;
  expect(await everybody()).toEqual(well);
  expect(open.size).toBe(opened);
  stalled = true;
  expect(await everybody()).toEqual([...Array(30).fill('SL503'), 503]);
  stalled = false;
  let again = await everybody();
  for (const end = Date.now() + 10_000; again[0] !== undefined && Date.now() < end; ) again = await everybody();
  expect(await everybody()).toEqual(well);
});

it('keeps nobody waiting, and is there again by itself', async () => {
  const status = async (path: string) => (await fetch(server.url + path, { signal: AbortSignal.timeout(5000) })).status;
  const asked = async () => (await server.graphql('{ today }')).errors?.[0]?.extensions?.code;
  expect([await status('/readyz'), await asked()]).toEqual([200, undefined]);
  stalled = true;
  for (const socket of open) socket.destroy();
  expect(await Promise.all([status('/readyz'), asked(), asked()])).toEqual([503, 'SL503', 'SL503']);
  stalled = false;
  for (const socket of open) socket.destroy();
  expect([await status('/readyz'), await asked()]).toEqual([200, undefined]);
});
