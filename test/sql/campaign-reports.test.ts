/** Reports on campaigns and sponsors for staff. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  day,
  idOf,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  makeProperty,
  makeSponsor,
  makeUser,
  type Row,
} from '../harness/factories.ts';
import { offerStatuses } from '../harness/fullFixture.ts';
import { makeStaff, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);

const update = async (campaign: Row, patch: Row): Promise<Row> =>
  (await admin('select * from app_public.update_campaign($1, $2)', [campaign.id, patch]))[0] as Row;

describe('what staff read', () => {
  it('[S-082] counts every offer in one group: proposed with those that leagues rejected, removed with all that left', async () => {
    const campaign = await makeCampaign(db.owner);
    // two, four, eight … of each status: no other grouping has the same sums
    const statuses = ['prospecting', 'qualified', 'confirmed', 'proposed', 'rejected_by_league'];
    const removed = offerStatuses.filter((status) => !statuses.includes(status));
    const many = new Map([...statuses, ...removed].map((status, index) => [status, index < 5 ? 2 ** (index + 1) : 1]));
    for (const [status, count] of many)
      for (let n = 0; n < count; n += 1) await makeOffer(db.owner, { status, campaign_id: campaign.id });
    expect(
      await admin('select (app_public.campaigns_offer_counts_report(c)).* from app_public.campaigns c where id = $1', [
        campaign.id,
      ]),
    ).toEqual([{ prospecting: 2, qualified: 4, confirmed: 8, proposed: 16 + 32, removed: removed.length }]);
  });

  it('lists the confirmed offers of a campaign, and no others', async () => {
    const campaign = await makeCampaign(db.owner);
    for (const status of offerStatuses) await makeOffer(db.owner, { status, campaign_id: campaign.id });
    expect(
      await admin(
        'select o.status from app_public.campaigns c, app_public.campaigns_confirmed_offers(c) o where c.id = $1',
        [campaign.id],
      ),
    ).toEqual([{ status: 'confirmed' }]);
  });

  it('[M8] counts the deadlines of an offer: overdue, all, and those with a verified photo', async () => {
    const { asset, offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    await makeDeadline(db.owner, asset, { deadline: await day(db.owner, -1) });
    await makeDeadline(db.owner, asset, { deadline: await day(db.owner, 1) });
    await makeImage(db.owner, await makeDeadline(db.owner, asset, { deadline: await day(db.owner, -1) }), {
      status: 'verified',
    });
    expect(
      await admin('select (app_public.offers_verification_progress(o)).* from app_public.offers o where id = $1', [
        offer.id,
      ]),
    ).toEqual([{ overdue: 1, total: 3, verified: 1 }]);
  });

  it('[S-077] shows the progress of physical and digital deadlines of confirmed offers', async () => {
    const { campaign, asset, offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const survey = await makeCampaignCapability(db.owner, campaign.id, {
      capability_id: await idOf(db.owner, 'capabilities', 'Survey'),
    });
    const digital = await makeAsset(db.owner, offer, survey.id);
    await makeDeadline(db.owner, asset, { deadline: await day(db.owner, -1) });
    await makeDeadline(db.owner, asset, { deadline: await day(db.owner, -1), did_not_complete: true });
    await makeImage(db.owner, await makeDeadline(db.owner, asset, { deadline: await day(db.owner, -1) }), {
      status: 'verified',
    });
    await makeDeadline(db.owner, digital);
    const property = await makeProperty(db.owner);
    const proposed = await makeOffer(db.owner, { campaign_id: campaign.id, sponsorable_property_id: property.id });
    await makeDeadline(db.owner, await makeAsset(db.owner, proposed, survey.id));
    const progress = async (kind: string) =>
      (
        await admin(
          `select (app_public.campaigns_${kind}_verification_progress(c)).* from app_public.campaigns c where id = $1`,
          [campaign.id],
        )
      )[0];
    expect(await progress('physical')).toEqual({ overdue: 1, total: 3, verified: 1 });
    expect(await progress('digital')).toEqual({ overdue: 0, total: 1, verified: 0 });
  });

  it('[S-161] impressions are the override, zero included, otherwise the reach of confirmed offers', async () => {
    const { campaign } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const { campaign: waiting } = await makeOfferFixture(db.owner);
    const impressions = async (of: Row) =>
      (
        await admin('select app_public.campaigns_impressions(c) as n from app_public.campaigns c where id = $1', [
          of.id,
        ])
      )[0]?.n;
    expect(await impressions(campaign)).toBe(500);
    expect(await impressions(waiting)).toBeNull();
    await update(campaign, { impressions_override: 0 });
    expect(await impressions(campaign)).toBe(0);
    await update(campaign, { impressions_override: 12 });
    expect(await impressions(campaign)).toBe(12);
  });

  it('[S-021] a search finds campaigns by their own and their sponsor’s name, whatever the case', async () => {
    const sponsor = await makeSponsor(db.owner, { name: 'Zephyr 100% Foods' });
    const found = await makeCampaign(db.owner, { sponsor_id: sponsor.id, name: 'Snack time' });
    const search = async (text: string) =>
      (await admin('select id from app_public.search_campaigns($1)', [text])).map((row) => row.id);
    for (const text of ['zephyr', ' SNACK ', '100% f']) expect(await search(text)).toEqual([found.id]);
    for (const text of ['', '  ', 'nothing like it']) expect(await search(text)).toEqual([]);
  });

  it('[S-026] sponsors with a running campaign or none at all are listed, by name', async () => {
    const [running, none, past] = [
      await makeSponsor(db.owner, { name: 'aaa running' }),
      await makeSponsor(db.owner, { name: 'AAB none' }),
      await makeSponsor(db.owner, { name: 'aac past' }),
    ];
    await makeCampaign(db.owner, { sponsor_id: running.id, status: 'contracted' });
    for (const status of ['complete', 'rejected']) await makeCampaign(db.owner, { sponsor_id: past.id, status });
    const listed = (await admin('select id from app_public.sponsors_with_active_or_no_campaigns()')).map(
      (row) => row.id,
    );
    expect(listed.slice(0, 2)).toEqual([running.id, none.id]);
    expect(listed).not.toContain(past.id);
  });

  it('[S-227, S-230] the seasons that have campaigns are listed newest first, with each strategist once', async () => {
    const strategist = await makeUser(db.owner, 'admin', { name: 'Ada' });
    for (const year of [2091, 2091, 2090])
      await makeCampaign(db.owner, { season: 'fall', year, primary_strategist_contact_id: strategist.id });
    await makeCampaign(db.owner, { season: 'winter', year: 2091 });
    const seasons = await admin('select season, year from app_public.season_years() limit 3');
    expect(seasons).toEqual([
      { season: 'fall', year: 2091 },
      { season: 'winter', year: 2091 },
      { season: 'fall', year: 2090 },
    ]);
    expect(
      await admin(
        `select (app_public.season_year_primary_strategist_contacts(s)).name as name from app_public.season_years() s where s.season = 'fall' and s.year = 2091`,
      ),
    ).toEqual([{ name: 'Ada' }]);
  });
});

describe('a sponsor’s goal', () => {
  it('[S-064, S-065, S-067] exists once per season: saving it again updates it', async () => {
    const sponsor = await makeSponsor(db.owner);
    const write = (body: string) =>
      admin(`select id from app_public.create_seasonal_goal($1, 'fall', 2030, $2)`, [sponsor.id, body]);
    const [first] = await write('<p>One</p>');
    expect(await write('<p>Two</p>')).toEqual([first]);
    expect(
      await admin(`select sponsor_facing_goal_body from app_public.seasonal_goal($1, 'fall', 2030)`, [sponsor.id]),
    ).toEqual([{ sponsor_facing_goal_body: '<p>Two</p>' }]);
    expect(await admin(`select id from app_public.seasonal_goal($1, 'winter', 2030)`, [sponsor.id])).toEqual([
      { id: null },
    ]);
  });

  it('[P7] has a year that a campaign may have', async () => {
    const sponsor = await makeSponsor(db.owner);
    for (const year of [1999, 99999])
      expect(
        await refusal(admin(`select id from app_public.create_seasonal_goal($1, 'fall', $2, '')`, [sponsor.id, year])),
      ).toMatchObject({ code: '23514', constraint: 'seasonal_goals_year_range' });
  });
});
