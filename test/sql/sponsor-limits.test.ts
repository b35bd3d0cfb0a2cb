/** Users of a sponsor who may see only some of its campaigns or states: signed in and by their own dashboard links. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCampaign, makeSponsor, makeSponsorUser, type Row } from '../harness/factories.ts';
import { makeLimitedDashboard } from './limitedDashboard.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const { sponsor, campaign, second, ohio, texas, nowhere } = await makeLimitedDashboard(db.owner);
const all = [ohio.id, texas.id, nowhere.id];

const person = await makeSponsorUser(db.owner, sponsor.id);
const limit = (states: string[] | null, campaigns: number[] | null): Promise<Row[]> =>
  admin('select states, campaign_ids from app_public.limit_sponsor_user($1, $2, $3, $4)', [
    sponsor.id,
    person.id,
    states,
    campaigns,
  ]);
/** The person signed in, by a campaign's link and by a season's link that were made for them. */
const views: [string, Ask][] = [
  ['signed in', asking(db, { role: 'sponsor', userId: person.id })],
  ['by the own link of a campaign', asking(db, { link: 'campaign', id: campaign.id, user_id: person.id })],
  [
    'by the own link of a season',
    asking(db, { link: 'season', id: sponsor.id, season: 'spring', year: 2030, user_id: person.id }),
  ],
];
const idsOf = async (ask: Ask, view: string, column = 'id'): Promise<number[]> =>
  (await ask(`select distinct ${column} as id from app_public.${view} order by 1`)).map(({ id }) => id);
const summaryOf = async (ask: Ask): Promise<Row> =>
  (await ask('select * from app_public.dashboard_summaries where id = $1', [campaign.id]))[0] as Row;

describe.each(views)('%s', (_, ask) => {
  it('sees everything of the sponsor without limits', async () => {
    await limit(null, null);
    expect(await idsOf(ask, 'dashboard_leagues')).toEqual(all);
    expect(await idsOf(ask, 'dashboard_photos', 'offer_id')).toEqual(all);
    expect(await summaryOf(ask)).toMatchObject({ leagues: 3, photos: 3, target: 9, confirmed: 3 });
  });

  it('sees the leagues, photos and proof of the own states only, and they add up', async () => {
    await limit(['TX', 'OH'], null);
    expect(await idsOf(ask, 'dashboard_leagues')).toEqual([ohio.id, texas.id]);
    await limit(['TX'], null);
    expect(await idsOf(ask, 'dashboard_leagues')).toEqual([texas.id]);
    expect(await idsOf(ask, 'dashboard_photos', 'offer_id')).toEqual([texas.id]);
    expect(await summaryOf(ask)).toMatchObject({ leagues: 1, photos: 1, confirmed: 1, dollars_for_leagues: null });
    expect(await ask('select confirmed, proven from app_public.dashboard_deliveries')).toEqual([
      { confirmed: 1, proven: 1 },
    ]);
  });

  it('sees no number of a whole campaign: target, contract, goal date, entered impressions, report', async () => {
    await limit(null, null);
    expect(await summaryOf(ask)).toMatchObject({ target: 9, dollars_contracted: 5000 });
    expect((await summaryOf(ask)).goal_date).not.toBeNull();
    await limit(['TX'], null);
    expect(await summaryOf(ask)).toMatchObject({ target: null, dollars_contracted: null, goal_date: null });
    expect(await ask('select contracted from app_public.dashboard_deliveries')).toEqual([{ contracted: null }]);
    const [seen] = await ask('select * from app_public.dashboard_campaigns where id = $1', [campaign.id]);
    expect(seen).toMatchObject({
      impressions: 200,
      impressions_entered_at: null,
      looker_url: null,
      only_states: ['TX'],
    });
  });

  it('sees nothing with an empty list of states', async () => {
    await limit([], null);
    expect(await idsOf(ask, 'dashboard_leagues')).toEqual([]);
  });

  it('sees the own campaigns only', async () => {
    await limit(null, [second.id]);
    expect(await idsOf(ask, 'dashboard_leagues')).toEqual([]);
    expect(await idsOf(ask, 'dashboard_campaigns')).not.toContain(campaign.id);
    await limit(null, [campaign.id]);
    expect(await idsOf(ask, 'dashboard_campaigns')).toEqual([campaign.id]);
    await limit(null, []);
    expect(await idsOf(ask, 'dashboard_campaigns')).toEqual([]);
  });
});

it.each(views.slice(1))('%s: sees results of whole campaigns only without a limit to states', async (_, ask) => {
  await limit(null, null);
  expect(await idsOf(ask, 'dashboard_statistics')).toHaveLength(1);
  await limit(['TX'], null);
  expect(await idsOf(ask, 'dashboard_statistics')).toEqual([]);
});

describe('limits', () => {
  it('a link that was made for nobody shows the whole campaign', async () => {
    await limit(['TX'], null);
    expect(await idsOf(asking(db, { link: 'campaign', id: campaign.id }), 'dashboard_leagues')).toEqual(all);
  });

  it('the own link shows nothing after leaving the sponsor, or once the account is deactivated', async () => {
    const left = await makeSponsorUser(db.owner, sponsor.id);
    const ask = asking(db, { link: 'campaign', id: campaign.id, user_id: left.id });
    expect(await idsOf(ask, 'dashboard_leagues')).toEqual(all);
    await own(`update app_public.users set status = 'deactivated' where id = $1`, [left.id]);
    expect(await idsOf(ask, 'dashboard_campaigns')).toEqual([]);
    await own(`update app_public.users set status = 'active' where id = $1`, [left.id]);
    await admin('select app_public.dissociate_user_and_sponsor($1, $2)', [left.id, sponsor.id]);
    expect(await idsOf(ask, 'dashboard_campaigns')).toEqual([]);
  });

  it('limits to one sponsor leave another of the same person alone', async () => {
    const other = await makeSponsor(db.owner);
    const theirs = await makeCampaign(db.owner, { sponsor_id: other.id, status: 'active' });
    await insert(db.owner, 'sponsor_users', { sponsor_id: other.id, user_id: person.id });
    await limit(['TX'], [second.id]);
    const ask = asking(db, { role: 'sponsor', userId: person.id });
    expect(await idsOf(ask, 'campaigns')).toEqual([second.id, theirs.id]);
  });

  it('are stored without duplicates; only states, and campaigns of the sponsor, are accepted', async () => {
    const foreign = await makeCampaign(db.owner);
    expect(await limit(['TX', 'OH', 'TX'], [second.id, campaign.id, second.id])).toEqual([
      { states: ['OH', 'TX'], campaign_ids: [campaign.id, second.id] },
    ]);
    expect(await limit([], [])).toEqual([{ states: [], campaign_ids: [] }]);
    expect(await refusal(limit(['Texas'], null))).toMatchObject({ code: 'SL422', field: 'states' });
    expect(await refusal(limit(null, [foreign.id]))).toMatchObject({ code: 'SL422', field: 'campaign_ids' });
    expect(
      await refusal(admin('select app_public.limit_sponsor_user($1, $2, null, null)', [foreign.sponsor_id, person.id])),
    ).toMatchObject({ code: 'SL404' });
  });

  it('explain to staff why a campaign is not shown', async () => {
    await limit(null, [second.id]);
    const [{ answer } = {}] = await admin(`select app_public.explain_access($1, 'campaigns', $2, false) as answer`, [
      person.id,
      campaign.id,
    ]);
    expect(answer.missing).toEqual([expect.objectContaining({ code: 'limited_to_campaigns', sponsorId: sponsor.id })]);
  });
});
