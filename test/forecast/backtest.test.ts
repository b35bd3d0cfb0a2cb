/** A short backtest on a small simulated agency; `npm run forecast:backtest` is the whole one. */
import { afterAll, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { replayWorld, score } from './replay.ts';
import { makeWorld } from './world.ts';

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((db) => db.drop())));

it('ranges hold the outcomes, the error is far below that of the naive rule, and each change is explained exactly', async () => {
  const replayed = [];
  for (const seed of [22]) {
    const world = await testDatabase();
    databases.push(world);
    const client = await world.owner.connect();
    try {
      replayed.push(...(await replayWorld(client, seed, makeWorld(seed, 40))));
      // two nights of a week when most campaigns of the second year are under way
      const { rows } = await client.query(
        `select percentile_disc(0.7) within group (order by leagues_confirmed_goal_date)::text as day from app_public.campaigns`,
      );
      const day = rows[0]?.day;
      await client.query('select app_private.forecast_campaigns($1::date - 7)', [day]);
      await client.query('select app_private.forecast_campaigns($1::date)', [day]);
      const changes = await client.query(
        `select f.campaign_id, count(c.reason)::int as reasons, sum(c.change) as change,
           (select p.median - o.median from app_private.forecast_points p, app_private.forecast_points o
            where (p.campaign_id, p.day, p.on_date) = (f.campaign_id, f.day, f.deadline)
              and (o.campaign_id, o.day, o.on_date) = (f.campaign_id, f.day - 7, f.deadline)) as difference
         from app_private.campaign_forecasts f, app_private.forecast_changes(f.campaign_id, f.day) c
         where f.day = $1::date group by 1, f.day, f.deadline`,
        [day],
      );
      expect(changes.rows.length).toBeGreaterThan(3);
      for (const row of changes.rows) {
        expect(row).toMatchObject({ reasons: 6 });
        expect(row.change).toBeCloseTo(row.difference, 8);
      }
    } finally {
      client.release();
    }
  }
  const { count, held, error, naiveError } = score(replayed);
  expect(count).toBeGreaterThan(50);
  expect(held).toBeGreaterThan(0.65); // of fewer forecasts than the whole backtest has
  expect(held).toBeLessThan(0.95);
  expect(error).toBeLessThan(0.8 * naiveError);
}, 60_000);
