import { afterAll } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { makeWorld, type World } from './world.ts';

/** A database with the small world and a server on it; both end with the tests of the file. `env`: more settings. */
export async function apiStage(
  env: Record<string, string> = {},
): Promise<{ database: TestDatabase; server: TestServer; world: World }> {
  const database = await testDatabase();
  let server: TestServer | undefined;
  afterAll(async () => {
    await server?.stop();
    await database.drop();
  });
  const world = await makeWorld(database);
  server = await startServer(database, env);
  return { database, server, world };
}
