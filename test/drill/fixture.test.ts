/** A fixture that only the full form of the drill needs: leagues added to an existing demo. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeFixture as makeLeagues } from '../chaos/fixture.ts';
import { makeFixture } from '../graphql/fixture.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await makeFixture(database);
});
afterAll(() => database?.drop());

it('[X11] the leagues that a drill works on are made beside others, which stay as they are', async () => {
  const others = async () => {
    const { rows } = await database.owner.query(
      `select g.*, (select json_agg(o order by o.id) from app_public.offers o where o.organization_id = g.id) as offers,
         (select json_agg(a order by a.id) from app_public.assets a where a.organization_id = g.id) as assets,
         (select json_agg(c order by c.id) from app_public.checks c where c.organization_id = g.id) as checks
       from app_public.organizations g where g.name in ('Bears', 'Lions') order by g.id`,
    );
    return rows;
  };
  const before = await others();
  expect(before).toHaveLength(2);
  const { leagues } = await makeLeagues(database.owner, 3);
  expect(leagues).toHaveLength(3);
  for (const league of leagues) expect(Object.values(league)).not.toContain(null);
  expect(await others()).toEqual(before);
});
