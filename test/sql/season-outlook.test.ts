/** How a season stands: numbers equal the lists that they open, and weeks add up. */
import { afterAll, expect, it } from '@jest/globals';
import { storeForecast } from '../forecast/histories.ts';
import { testDatabase } from '../harness/database.ts';
import {
  day,
  makeCampaign,
  makeDeadline,
  makeOffer,
  makeOfferFixture,
  makeSponsorUser,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

it('the numbers of a season are those of the campaigns and offers that the lists show', async () => {
  const season = { season: 'winter', year: 2077 };
  const goal = await day(db.owner, 20);
  const fixture = await makeOfferFixture(db.owner, {
    campaign: {
      ...season,
      target_number_of_leagues: 70,
      leagues_confirmed_goal_date: goal,
      total_spend: 10_000,
      league_share_percentage: 0.5,
    },
    offer: { status: 'confirmed', value: 300 },
  });
  await makeCampaign(db.owner, { ...season, target_number_of_leagues: 5, leagues_confirmed_goal_date: goal });
  await makeCampaign(db.owner, { season: 'spring', year: 2077 });
  await makeOffer(db.owner, { campaign_id: fixture.campaign.id, status: 'confirmed', value: 200 });
  await makeOffer(db.owner, { campaign_id: fixture.campaign.id, status: 'proposed', value: 900 });
  // both were offered 20 days ago and confirmed 10 days ago
  await own('alter table app_public.offers disable trigger user');
  await own(
    `update app_public.offers set created_at = app_private.clock() - interval '20 days', confirmed_at = case when status = 'confirmed' then app_private.clock() - interval '10 days' end where campaign_id = $1`,
    [fixture.campaign.id],
  );
  await own('alter table app_public.offers enable trigger user');
  await makeDeadline(db.owner, fixture.asset, { name: 'Late', deadline: await day(db.owner, -3) });
  await makeDeadline(db.owner, fixture.asset, { name: 'Later', deadline: await day(db.owner, -2) });
  await storeForecast(db.owner, fixture.campaign.id, goal, [61, 74]);
  const [row] = await admin('select to_jsonb(app_public.season_outlook($1, $2)) as r', [season.season, season.year]);
  const { weeks, ...numbers } = (row as Row).r;
  expect(numbers).toMatchObject({
    campaigns: 2,
    confirmed: 2,
    target: 75,
    pace: 35, // half of the way to 70; the other campaign has no offers
    likely: 67,
    likely_target: 70,
    too_early: 1,
    spent: 500,
    budget: 5000,
    proof_percent: 0,
    overdue_offers: 1,
  });
  const lists = await admin(
    `select count(*)::int as campaigns, sum(confirmed_count)::int as confirmed, sum(target)::int as target, sum(confirmed_value)::int as spent, sum(forecast_median)::int as likely, max(forecast_low) as low, max(forecast_high) as high, max(target_chance_percentage) as chance
     from app_public.campaign_list_items where season = $1 and year = $2`,
    [season.season, season.year],
  );
  expect(lists).toEqual([
    { campaigns: 2, confirmed: 2, target: 75, spent: 500, likely: 67, low: 61, high: 74, chance: 40 },
  ]);
  const [overdue] = await admin(
    `select count(*)::int as n from app_public.offer_list_items where season = $1 and year = $2 and status = 'confirmed' and overdue_deadlines_count > 0`,
    [season.season, season.year],
  );
  expect(overdue?.n).toBe(numbers.overdue_offers);
  const today = await day(db.owner);
  const on = (date: string) => weeks.find((week: { on_date: string }) => week.on_date === date);
  expect(on(today)).toMatchObject({ confirmed: 2, pace: 35 });
  expect(weeks.filter((week: { confirmed: number | null }) => week.confirmed === null).length).toBeGreaterThan(1);
  const sum = (name: string) =>
    weeks.reduce((total: number, week: Record<string, number>) => total + (week[name] ?? 0), 0);
  expect([sum('due'), sum('proven'), sum('overdue')]).toEqual([2, 0, 2]);
  expect(weeks.at(-1)).toMatchObject({ pace: 70 });
  await makeCampaign(db.owner, { ...season, status: 'rejected', target_number_of_leagues: 40, total_spend: 900 });
  expect(
    (await admin('select to_jsonb(app_public.season_outlook($1, $2)) as r', [season.season, season.year]))[0]?.r,
  ).toMatchObject({ campaigns: 3, target: 75, budget: 5000, too_early: 1 });
  expect((await admin('select to_jsonb(app_public.season_outlook($1, $2)) as r', ['fall', 2099]))[0]?.r).toMatchObject({
    campaigns: 0,
    confirmed: 0,
    likely: null,
    weeks: [],
  });
});

it('is for staff only', async () => {
  const { sponsor, member, offer } = await makeOfferFixture(db.owner);
  const user = await makeSponsorUser(db.owner, sponsor.id);
  for (const ask of [
    asking(db, { role: 'sponsor', userId: user.id }),
    asking(db, { role: 'organization', userId: member.id }),
    asking(db, { link: 'offer', id: offer.id }),
  ])
    for (const query of ['select app_public.season_outlook()', 'select * from app_public.campaign_list_forecasts'])
      expect(await refusal(ask(query))).toMatchObject({ code: '42501' });
});
