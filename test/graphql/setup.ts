import { afterAll } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { type Fixture, makeFixture } from './fixture.ts';

/** A database with the small fixture and a server on it; both end with the tests of the file. `env`: more settings. */
export async function apiSetup(
  env: Record<string, string> = {},
): Promise<{ database: TestDatabase; server: TestServer; fixture: Fixture }> {
  const database = await testDatabase();
  let server: TestServer | undefined;
  afterAll(async () => {
    await server?.stop();
    await database.drop();
  });
  const fixture = await makeFixture(database);
  server = await startServer(database, env);
  return { database, server, fixture };
}
