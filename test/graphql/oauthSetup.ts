import { afterAll, beforeEach } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { startServer } from '../harness/server.ts';
import { makeFixture } from './fixture.ts';
import { oauthClient } from './oauthClient.ts';
import { secondFactors } from './secondFactors.ts';

/** A server that asks for second factors, a program that asks it, and a league with a helper. */
export async function oauthSetup() {
  const database = await testDatabase({ stepUp: true });
  const fixture = await makeFixture(database);
  const server = await startServer(database, { LOG_LEVEL: 'info' });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });
  const { owner } = database;
  await owner.query(
    `insert into app_public.organization_users (organization_id, user_id, role) values ($1, $2, 'helper')`,
    [fixture.organizationId, fixture.users.stranger],
  );
  beforeEach(() => owner.query('delete from app_private.throttle_events'));
  return { fixture, server, owner, program: oauthClient(server), ...secondFactors(server, database) };
}
