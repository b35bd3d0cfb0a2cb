import { afterAll } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { type ServerProcess, startServer, startServerProcess, type TestServer } from '../harness/server.ts';
import { type Fixture, makeFixture } from './fixture.ts';

type Environment = Record<string, string>;
interface Setup {
  database: TestDatabase;
  fixture: Fixture;
}

/** A database with the small fixture and a server on it for each environment; all end with the tests of the file. */
async function setupWith<Server extends TestServer | ServerProcess>(
  start: (database: TestDatabase, env: Environment) => Promise<Server>,
  ...environments: Environment[]
): Promise<Setup & { servers: Server[] }> {
  const database = await testDatabase();
  const servers: Server[] = [];
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await database.drop();
  });
  const fixture = await makeFixture(database);
  for (const env of environments) servers.push(await start(database, env));
  return { database, fixture, servers };
}

/** A database with the small fixture and a server on it; both end with the tests of the file. `env`: more settings. */
export async function apiSetup(env: Environment = {}): Promise<Setup & { server: TestServer }> {
  const { servers, ...setup } = await setupWith(startServer, env);
  return { ...setup, server: servers[0] as TestServer };
}

/** Like apiSetup, with two servers on the database. */
export async function twoServersSetup(
  oneEnv: Environment = {},
  twoEnv: Environment = {},
): Promise<Setup & { one: TestServer; two: TestServer }> {
  const { servers, ...setup } = await setupWith(startServer, oneEnv, twoEnv);
  const [one, two] = servers as [TestServer, TestServer];
  return { ...setup, one, two };
}

/** Like apiSetup, with the server as a process of its own, whose log, exit and files the tests may look at. */
export async function processSetup(env: Environment = {}): Promise<Setup & { server: ServerProcess }> {
  const { servers, ...setup } = await setupWith(startServerProcess, env);
  return { ...setup, server: servers[0] as ServerProcess };
}
