/** Two secrets at a time: what the old one signed stays valid until it is removed. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Fixture, makeFixture } from '../graphql/fixture.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { type ServerProcess, startServerProcess } from '../harness/server.ts';
import { acceptedCredentials, makeCredentials } from './credentials.ts';

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

it('[X10] what the old secret signed is accepted beside the new one until it is taken away', async () => {
  const before = await start(OLD);
  const old = await makeCredentials(before, fixture, OLD);
  const all = await acceptedCredentials(before, old);
  const every = (open: boolean) => Object.fromEntries(Object.keys(all).map((name) => [name, open]));
  expect(all).toEqual(every(true));

  const between = await start(NEW, OLD);
  const fresh = await makeCredentials(between, fixture, NEW);
  expect(await acceptedCredentials(between, old)).toEqual(every(true));
  expect(await acceptedCredentials(between, fresh)).toEqual(every(true));
  expect(await acceptedCredentials(before, fresh)).toEqual(every(false)); // the new one signs

  const after = await start(NEW);
  expect(await acceptedCredentials(after, fresh)).toEqual(every(true));
  expect(await acceptedCredentials(after, old)).toEqual(every(false));
  // the reverse order, for several servers: all accept the new one before any signs with it
  const ahead = await start(OLD, NEW);
  expect(await acceptedCredentials(ahead, fresh)).toEqual(every(true));
}, 300_000);
