/** The timeline of a season, as a sponsor sees it by link. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { asking, makeStaff, refusal } from './support.ts';
import { makeTimelineSeason } from './timelineSeason.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);
const byCampaign = (campaign: Row) => asking(db, { link: 'campaign', id: campaign.id });
const weeksOf = (campaign: Row) =>
  byCampaign(campaign)(
    'select week::text, confirmed, photos, testimonials, due from app_public.dashboard_weeks order by week',
  );
const eventsOf = (campaign: Row) =>
  byCampaign(campaign)('select kind, day::text, title from app_public.dashboard_events order by day, kind');

const week = (monday: string, change: Row) => ({
  week: monday,
  confirmed: 0,
  photos: 0,
  testimonials: 0,
  due: 0,
  ...change,
});

describe('the timeline', () => {
  it('counts by weeks from Monday in US Eastern time what the other views show, and nothing else', async () => {
    const { campaign } = await makeTimelineSeason(db.owner);
    expect(await weeksOf(campaign)).toEqual([
      week('2030-02-25', { confirmed: 1 }),
      week('2030-03-04', { confirmed: 1, photos: 2 }),
      week('2030-03-11', { photos: 1, testimonials: 1 }),
      week('2030-03-18', { due: 1 }),
    ]);
    expect(
      await byCampaign(campaign)(
        `select sum(w.confirmed)::int as confirmed, sum(w.photos)::int as photos from app_public.dashboard_weeks w`,
      ),
    ).toEqual(await byCampaign(campaign)('select confirmed, photos from app_public.dashboard_summaries'));
    expect(await eventsOf(campaign)).toEqual([
      { kind: 'first_photo', day: '2030-03-05', title: null },
      { kind: 'latest_photo', day: '2030-03-14', title: null },
      { kind: 'testimonial', day: '2030-03-14', title: 'Coach Ruiz' },
      { kind: 'goal_date', day: '2030-03-15', title: null },
    ]);
  });

  it('[S-199] has no deadlines and no goal date where staff do not show dates', async () => {
    const { campaign } = await makeTimelineSeason(db.owner);
    await admin('select app_public.update_campaign($1, $2)', [campaign.id, { sponsor_sees_dates: false }]);
    expect((await weeksOf(campaign)).map(({ week: monday, due }) => [monday, due])).toEqual([
      ['2030-02-25', null],
      ['2030-03-04', null],
      ['2030-03-11', null],
    ]);
    expect((await eventsOf(campaign)).map(({ kind }) => kind)).toEqual(['first_photo', 'latest_photo', 'testimonial']);
  });

  it('[S-199] a link sees only its own campaign; a league and a sponsor see neither view', async () => {
    const [mine, other] = [await makeTimelineSeason(db.owner), await makeTimelineSeason(db.owner)];
    for (const view of ['dashboard_weeks', 'dashboard_events']) {
      expect(await byCampaign(mine.campaign)(`select distinct campaign_id from app_public.${view}`)).toEqual([
        { campaign_id: mine.campaign.id },
      ]);
      for (const persona of [
        { link: 'offer', id: other.offer.id },
        { role: 'sponsor', userId: 1 },
      ] as const)
        expect(await refusal(asking(db, persona)(`select id from app_public.${view}`))).toMatchObject({
          code: '42501',
        });
    }
  });
});
