/** The night's forecasts: for campaigns under way, once a day, and the earlier ones stay as they were. */
import { expect, it } from '@jest/globals';
import { day, makeCampaign, makeOfferFixture } from '../harness/factories.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();
const { owner } = database;

it('are computed once a day for campaigns under way, and earlier ones are kept', async () => {
  const { campaign } = await makeOfferFixture(owner, {
    campaign: { leagues_confirmed_goal_date: await day(owner, 30), starts_at: await day(owner, 40) },
  });
  await makeCampaign(owner, { leagues_confirmed_goal_date: await day(owner, -9), starts_at: await day(owner, -1) });
  await makeCampaign(owner, { status: 'complete', starts_at: await day(owner, 20) });
  const kept = async () =>
    (
      await owner.query(
        `select f.campaign_id, f.day - app_private.today() as day, f.deadline - app_private.today() as deadline, count(p.*)::int as points
         from app_private.campaign_forecasts f left join app_private.forecast_points p using (campaign_id, day) group by 1, 2, 3 order by 2`,
      )
    ).rows;
  const tonight = { campaign_id: campaign.id, day: 0, deadline: 30, points: 7 }; // five weeks, and the two dates
  await tools.run('campaign_forecasts__compute');
  await tools.run('campaign_forecasts__compute');
  expect(await kept()).toEqual([tonight]);
  await database.withClock('+1 day', async () => {
    await tools.run('campaign_forecasts__compute');
    expect(await kept()).toEqual([
      { ...tonight, day: -1, deadline: 29 },
      { ...tonight, deadline: 29 },
    ]);
  });
});
