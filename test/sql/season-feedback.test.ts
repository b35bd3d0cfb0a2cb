/** Reactions and comments of a sponsor's users on the sections of a whole season: who writes and reads them, and the shape of the rows. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCampaign, makeSponsorUser } from '../harness/factories.ts';
import { type Dashboard, makeDashboard } from './sponsorDashboard.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

type Season = [sponsorId: number, season: string, year: number];
const feedback = `select section, reaction, body, mine from app_public.dashboard_feedback where campaign_id is null order by id`;
const ofSeason = 'sponsor_id => $1, season => $2, year => $3';
const react = (ask: Ask, season: Season, section = 'goal', reaction = 'love', chosen = true) =>
  ask(`select app_public.react_on_dashboard($4, $5, $6, ${ofSeason})`, [...season, section, reaction, chosen]);
const comment = (ask: Ask, season: Season, body: string, key: string = randomUUID()) =>
  ask(`select id from app_public.comment_on_dashboard('delivery', $4, $5, ${ofSeason})`, [...season, body, key]);
const seasonOf = ({ campaign }: Dashboard): Season => [campaign.sponsor_id, campaign.season, campaign.year];
/** A user of the dashboard's sponsor who is limited to states or campaigns. */
async function limitedUser({ campaign }: Dashboard, column: 'states' | 'campaign_ids', list: string): Promise<Ask> {
  const { id } = await makeSponsorUser(db.owner, campaign.sponsor_id);
  await own(`update app_public.sponsor_users set ${column} = $2 where user_id = $1`, [id, list]);
  return asking(db, { role: 'sponsor', userId: id });
}

const mine = await makeDashboard(db);
const theirs = await makeDashboard(db);
const season = seasonOf(mine);

describe('feedback on a season', () => {
  it('[S-408] is seen by users of the sponsor who see the whole season, and by staff', async () => {
    await react(mine.sponsor, season, 'effectiveness');
    await comment(mine.sponsor, season, '  A strong season.  ');
    const seen = (own: boolean) => [
      { section: 'effectiveness', reaction: 'love', body: null, mine: own },
      { section: 'delivery', reaction: null, body: 'A strong season.', mine: own },
    ];
    expect(await mine.sponsor(feedback)).toEqual(seen(true));
    expect(await mine.colleague(feedback)).toEqual(seen(false));
    expect(await admin(feedback)).toEqual(seen(false));
    expect(await theirs.sponsor(feedback)).toEqual([]);
  });

  it.each([
    ['states', '{TX}'],
    ['states', '{}'],
    ['campaign_ids', `{${mine.campaignId}}`],
    ['campaign_ids', '{}'],
  ] as const)('is neither seen nor written by a user who is limited to %s %s', async (column, list) => {
    const limited = await limitedUser(mine, column, list);
    expect(await mine.sponsor(feedback)).toHaveLength(2);
    expect(await limited(feedback)).toEqual([]);
    expect(await limited('select id from app_public.dashboard_seasons')).toEqual([]);
    expect(await refusal(react(limited, season))).toMatchObject({ code: 'SL404' });
    expect(await refusal(comment(limited, season, 'Hi'))).toMatchObject({ code: 'SL404' });
    expect(await admin(feedback)).toHaveLength(2);
  });

  it('[S-002] is neither seen nor written by leagues, links and other sponsors; staff only read', async () => {
    const seasonLink = asking(db, { link: 'season', id: season[0], season: season[1], year: season[2] });
    for (const ask of [mine.league, mine.link, seasonLink])
      for (const name of ['dashboard_feedback', 'dashboard_seasons', 'sponsor_feedback'])
        expect(await refusal(ask(`select id from app_public.${name}`))).toMatchObject({ code: '42501' });
    for (const ask of [mine.league, mine.link, seasonLink, admin]) {
      expect(await refusal(react(ask, season))).toMatchObject({ code: '42501' });
      expect(await refusal(comment(ask, season, 'Hi'))).toMatchObject({ code: '42501' });
    }
    expect(await refusal(react(theirs.sponsor, season))).toMatchObject({ code: 'SL404' });
    expect(await refusal(comment(theirs.sponsor, season, 'Hi'))).toMatchObject({ code: 'SL404' });
    expect(await admin(feedback)).toHaveLength(2); // the rows exist
  });

  it('needs a season with a campaign on the dashboards, and only that', async () => {
    const dashboard = await makeDashboard(db);
    const [sponsorId, name, year] = seasonOf(dashboard);
    await makeCampaign(db.owner, { sponsor_id: sponsorId, season: name, year: year + 1, status: 'contracted' });
    await react(dashboard.sponsor, [sponsorId, name, year]);
    expect(await dashboard.sponsor('select id from app_public.dashboard_seasons')).toEqual([
      { id: `${sponsorId}:${name}:${year}` },
    ]);
    expect(await refusal(react(dashboard.sponsor, [sponsorId, name, year + 1]))).toMatchObject({ code: 'SL404' });
    const half = `select app_public.react_on_dashboard('goal', 'love', true, sponsor_id => $1)`;
    expect(await refusal(dashboard.sponsor(half, [sponsorId]))).toMatchObject({ code: 'SL404' });
    const both = `select app_public.react_on_dashboard('goal', 'love', true, $4, ${ofSeason})`;
    expect(await refusal(dashboard.sponsor(both, [sponsorId, name, year, dashboard.campaignId]))).toMatchObject({
      code: 'SL404',
    });
    // without a campaign that sponsors may see, the dashboard is empty
    await own(`update app_public.campaigns set status = 'contracted' where id = $1`, [dashboard.campaignId]);
    expect(await dashboard.sponsor(feedback)).toEqual([]);
    expect(await admin(`${feedback.replace('order by', `and sponsor_id = ${sponsorId} order by`)}`)).toHaveLength(1);
  });

  it('is about the sections that a season’s dashboard has', async () => {
    const dashboard = await makeDashboard(db);
    for (const section of ['goal', 'delivery', 'effectiveness'])
      await react(dashboard.sponsor, seasonOf(dashboard), section, 'thanks');
    expect(await dashboard.sponsor(feedback)).toHaveLength(3);
    for (const section of ['testimonials', 'results', 'leagues', 'creative'])
      expect(await refusal(react(dashboard.sponsor, seasonOf(dashboard), section))).toMatchObject({ code: '23514' });
    expect(await refusal(react(dashboard.sponsor, seasonOf(dashboard), 'goal', 'favorite'))).toMatchObject({
      code: '23514',
    });
  });

  it('counts a reaction once, apart from that to a campaign, and takes it back', async () => {
    const dashboard = await makeDashboard(db);
    const { sponsor, colleague, campaignId } = dashboard;
    const count = async () => (await sponsor(feedback)).length;
    await Promise.all([1, 2, 3].map(() => react(sponsor, seasonOf(dashboard))));
    await react(colleague, seasonOf(dashboard));
    await sponsor(`select app_public.react_on_dashboard('goal', 'love', true, $1)`, [campaignId]);
    expect(await count()).toBe(2);
    await react(sponsor, seasonOf(dashboard), 'goal', 'love', false);
    expect(await count()).toBe(1);
    expect(
      await sponsor('select id from app_public.dashboard_feedback where campaign_id = $1', [campaignId]),
    ).toHaveLength(1);
  });

  it('is stored once under its key, deleted and restored by its author, and counts for the day’s limit', async () => {
    const dashboard = await makeDashboard(db);
    const { sponsor, colleague, userId } = dashboard;
    const key = randomUUID();
    const [{ id }] = (await comment(sponsor, seasonOf(dashboard), 'Twice', key)) as [{ id: number }];
    expect(await comment(sponsor, seasonOf(dashboard), 'Twice', key)).toEqual([{ id }]);
    const remove = (ask: Ask) => ask('select app_public.delete_dashboard_comment($1)', [id]);
    expect(await refusal(remove(colleague))).toMatchObject({ code: 'SL404' });
    await remove(sponsor);
    expect(await sponsor(feedback)).toEqual([]);
    const restored = 'select id, body, sponsor_id, season, year from app_public.restore_dashboard_comment($1)';
    const [sponsorId, name, year] = seasonOf(dashboard);
    expect(await sponsor(restored, [id])).toEqual([{ id, body: 'Twice', sponsor_id: sponsorId, season: name, year }]);
    await remove(sponsor);
    await own(`update app_public.sponsor_users set states = '{TX}' where user_id = $1`, [userId]);
    expect(await refusal(sponsor(restored, [id]))).toMatchObject({ code: 'SL404' });
    await own(`update app_public.sponsor_users set states = null where user_id = $1`, [userId]);
    await own('update app_private.feedback_counts set writes = 300 where user_id = $1', [userId]);
    expect(await refusal(comment(sponsor, seasonOf(dashboard), 'One more'))).toMatchObject({ code: 'SL429' });
  });

  it('is in the history of its sponsor', async () => {
    const history = await admin(
      `select table_name, op, new_values ->> 'body' as body from app_public.record_history('sponsors', $1) where table_name = 'sponsor_feedback'`,
      [season[0]],
    );
    expect(history).toEqual([
      { table_name: 'sponsor_feedback', op: 'insert', body: 'A strong season.' },
      { table_name: 'sponsor_feedback', op: 'insert', body: null },
    ]);
  });
});

it('a row of feedback belongs either to a campaign or to a season', async () => {
  const [sponsorId, name, year] = season;
  const insert = (columns: string, values: unknown[]) =>
    own(
      `insert into app_public.sponsor_feedback (section, body, ${columns}) values ('goal', 'Hi', ${values.map((_, i) => `$${i + 1}`).join(', ')})`,
      values,
    );
  for (const [columns, values] of [
    ['campaign_id', [null]],
    ['campaign_id, sponsor_id, season, year', [mine.campaignId, sponsorId, name, year]],
    ['campaign_id, sponsor_id', [mine.campaignId, sponsorId]],
    ['sponsor_id, season', [sponsorId, name]],
    ['season, year', [name, year]],
  ] as [string, unknown[]][])
    expect(await refusal(insert(columns, values))).toMatchObject({
      constraint: 'sponsor_feedback_of_campaign_or_season',
    });
  expect(await refusal(insert('sponsor_id, season, year', [sponsorId, name, 1999]))).toMatchObject({
    constraint: 'sponsor_feedback_year_range',
  });
});
