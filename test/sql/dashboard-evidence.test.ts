/** The lists behind the numbers of dashboards: they sum to them, and show only what staff allow. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  idOf,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  makeSponsorUser,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const byCampaign = (campaign: Row) => asking(db, { link: 'campaign', id: campaign.id });
const show = (campaign: Row, patch: Row) => admin('select app_public.update_campaign($1, $2)', [campaign.id, patch]);
const VIEWS = ['assets', 'impressions', 'states', 'dollars', 'choices', 'leagues', 'photos'].map(
  (name) => `app_public.dashboard_${name}`,
);

/** A confirmed offer to a program in a state. */
async function confirmedIn(campaign: Row, state: string | null, value = 1, players = 10): Promise<Row> {
  const property = await makeProperty(db.owner, { state, number_of_players: players });
  return makeOffer(db.owner, {
    campaign_id: campaign.id,
    sponsorable_property_id: property.id,
    status: 'confirmed',
    value,
  });
}

describe('assets', () => {
  it('[M15] each confirmed asset has its status; their quantities sum to what is delivered', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const today = (await own('select app_private.today()::text as day'))[0]?.day;
    const past = (await own('select (app_private.today() - 1)::text as day'))[0]?.day;
    const asset = async (quantity: number | null) =>
      makeAsset(db.owner, await confirmedIn(fixture.campaign, 'TX'), fixture.campaignCapability.id, {
        quantity,
        reach: null,
      });
    const [proven, late, missed, none] = [await asset(3), await asset(5), await asset(7), await asset(null)];
    await makeImage(db.owner, await makeDeadline(db.owner, proven, { deadline: past }), { status: 'verified' });
    await makeDeadline(db.owner, late, { name: 'passed', deadline: past });
    await makeDeadline(db.owner, late, { name: 'next', deadline: today });
    await makeDeadline(db.owner, missed, {
      deadline: past,
      did_not_complete: true,
      did_not_complete_reason: 'Rain',
    });
    const statuses = async () =>
      Object.fromEntries(
        (
          await byCampaign(fixture.campaign)(
            'select id, status, quantity, next_due_on::text from app_public.dashboard_assets',
          )
        ).map(({ id, ...row }) => [id, row]),
      );
    await show(fixture.campaign, { sponsor_sees_overdue: true });
    expect(await statuses()).toEqual({
      [fixture.asset.id]: { status: 'due', quantity: fixture.asset.quantity, next_due_on: null },
      [proven.id]: { status: 'proven', quantity: 3, next_due_on: null },
      [late.id]: { status: 'late', quantity: 5, next_due_on: today },
      [missed.id]: { status: 'not_delivered', quantity: 7, next_due_on: null },
      [none.id]: { status: 'due', quantity: 1, next_due_on: null },
    });
    await show(fixture.campaign, { sponsor_sees_overdue: false, sponsor_sees_dates: false });
    expect((await statuses())[late.id]).toEqual({ status: 'due', quantity: 5, next_due_on: null });
    const [sums] = await byCampaign(fixture.campaign)(
      `select d.confirmed, d.late, sum(a.quantity)::int as listed from app_public.dashboard_deliveries d
       join app_public.dashboard_assets a on a.campaign_capability_id = d.id group by 1, 2`,
    );
    expect(sums).toEqual({
      confirmed: 3 + 5 + 7 + 1 + fixture.asset.quantity,
      late: null, // hidden from this sponsor [W2]
      listed: 3 + 5 + 7 + 1 + fixture.asset.quantity,
    });
  });
});

describe('impressions', () => {
  it('[S-161] are listed by sponsorship, or as the one number that staff entered, with the date', async () => {
    const campaign = await makeCampaign(db.owner);
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    const second = await makeCampaignCapability(db.owner, campaign.id, {
      capability_id: await idOf(db.owner, 'capabilities', 'Game Signage'),
    });
    for (const reach of [100, 250, null]) {
      const offer = await confirmedIn(campaign, 'TX');
      for (const { id } of [capability, second]) await makeAsset(db.owner, offer, id, { reach });
    }
    const listed = () =>
      byCampaign(campaign)(
        `select id, organization_name is not null as by_league, impressions, entered_at is not null as entered
         from app_public.dashboard_impressions order by impressions`,
      );
    const shown = async () =>
      (await byCampaign(campaign)('select impressions from app_public.dashboard_campaigns'))[0]?.impressions;
    expect((await listed()).map(({ id, ...row }) => row)).toEqual([
      { by_league: true, impressions: 200, entered: false },
      { by_league: true, impressions: 500, entered: false },
    ]);
    expect(await shown()).toBe(700);
    await show(campaign, { impressions_override: 9000 });
    expect(await listed()).toEqual([
      { id: `campaign-${campaign.id}`, by_league: false, impressions: 9000, entered: true },
    ]);
    expect(await shown()).toBe(9000);
    const empty = await makeCampaign(db.owner);
    expect((await byCampaign(empty)('select impressions from app_public.dashboard_campaigns'))[0]).toEqual({
      impressions: null,
    });
  });
});

describe('states and dollars', () => {
  it('states have their leagues, programs and players; a league with two programs counts once', async () => {
    const campaign = await makeCampaign(db.owner);
    await confirmedIn(campaign, 'TX', 1, 30);
    const organization = await makeOrganization(db.owner);
    for (const name of ['U8', 'U10']) {
      const property = await makeProperty(db.owner, {
        organization_id: organization.id,
        name,
        state: 'TX',
        number_of_players: 5,
      });
      await makeOffer(db.owner, {
        campaign_id: campaign.id,
        sponsorable_property_id: property.id,
        status: 'confirmed',
      });
    }
    await confirmedIn(campaign, null, 1, 7);
    expect(await byCampaign(campaign)('select * from app_public.dashboard_states order by id')).toEqual([
      { id: '', state: null, leagues: 1, programs: 1, players: 7 },
      { id: 'TX', state: 'TX', leagues: 2, programs: 3, players: 40 },
    ]);
  });

  const dollarsOf = (campaign: Row) =>
    byCampaign(campaign)(
      'select state, sponsorships, dollars::float8 from app_public.dashboard_dollars order by state',
    );
  it('[S-199] dollars are shown by state where staff allow it, never those of one or two offers alone', async () => {
    const campaign = await makeCampaign(db.owner);
    for (const [state, values] of Object.entries({ TX: [10, 20, 30], OH: [1, 2, 3, 4], ME: [500], CA: [70] }))
      for (const value of values) await confirmedIn(campaign, state, value);
    expect(await dollarsOf(campaign)).toEqual([]);
    await show(campaign, { sponsor_sees_money: true });
    // ME and CA are two together: Texas, the smallest other state, joins them
    expect(await dollarsOf(campaign)).toEqual([
      { state: 'OH', sponsorships: 4, dollars: 10 },
      { state: null, sponsorships: 5, dollars: 630 },
    ]);
    await confirmedIn(campaign, null, 5);
    expect(await dollarsOf(campaign)).toEqual([
      { state: 'OH', sponsorships: 4, dollars: 10 },
      { state: 'TX', sponsorships: 3, dollars: 60 },
      { state: null, sponsorships: 3, dollars: 575 },
    ]);
    const [summary] = await byCampaign(campaign)(
      'select dollars_for_leagues::float8 as dollars from app_public.dashboard_summaries',
    );
    expect(summary).toEqual({ dollars: 645 });
  });
});

describe('who sees them', () => {
  it('[S-199] a link and a sponsor user see rows of their own campaigns only; others are refused', async () => {
    const [mine, other] = [
      await makeOfferFixture(db.owner, { offer: { status: 'confirmed' }, campaign: { sponsor_sees_money: true } }),
      await makeOfferFixture(db.owner, { offer: { status: 'confirmed' }, campaign: { sponsor_sees_money: true } }),
    ];
    const user = await makeSponsorUser(db.owner, mine.sponsor.id);
    const viewers = {
      link: byCampaign(mine.campaign),
      season: asking(db, {
        link: 'season',
        id: mine.sponsor.id,
        season: mine.campaign.season,
        year: mine.campaign.year,
      }),
      sponsor: asking(db, { role: 'sponsor', userId: user.id }),
    };
    for (const ask of Object.values(viewers)) {
      expect(await ask('select id from app_public.dashboard_dollars')).toEqual([]); // of one league
      for (const view of ['assets', 'impressions', 'leagues'])
        expect(await ask(`select distinct campaign_id from app_public.dashboard_${view}`)).toEqual([
          { campaign_id: mine.campaign.id },
        ]);
      expect(await ask('select count(*)::int as n from app_public.dashboard_states')).toEqual([{ n: 1 }]);
    }
    expect(await byCampaign(other.campaign)('select id from app_public.dashboard_assets')).toEqual([
      { id: other.asset.id },
    ]);
    const league = asking(db, { role: 'organization', userId: mine.member.id });
    const offer = asking(db, { link: 'offer', id: mine.offer.id });
    for (const ask of [league, offer, admin])
      for (const view of VIEWS) expect((await refusal(ask(`select id from ${view}`))).code).toBe('42501');
  });

  it('a user who is limited to states sees lists that sum to the numbers shown, and no number of the whole campaign', async () => {
    const campaign = await makeCampaign(db.owner, { impressions_override: 9000, sponsor_sees_money: true });
    const capability = await makeCampaignCapability(db.owner, campaign.id, { quantity: 50 });
    for (const state of ['TX', 'TX', 'TX', 'OH'])
      await makeAsset(db.owner, await confirmedIn(campaign, state), capability.id, { quantity: 2, reach: 300 });
    const user = await makeSponsorUser(db.owner, campaign.sponsor_id);
    await admin('select app_public.limit_sponsor_user($1, $2, $3, null)', [campaign.sponsor_id, user.id, ['TX']]);
    const sponsor = asking(db, { role: 'sponsor', userId: user.id });
    expect(
      await sponsor(`select c.impressions, d.contracted, d.confirmed, s.dollars_for_leagues::float8 as dollars
        from app_public.dashboard_campaigns c join app_public.dashboard_deliveries d on d.campaign_id = c.id
        join app_public.dashboard_summaries s on s.id = c.id`),
    ).toEqual([{ impressions: 900, contracted: null, confirmed: 6, dollars: null }]);
    expect(
      await sponsor(`select (select sum(impressions)::int from app_public.dashboard_impressions) as impressions,
        (select sum(quantity)::int from app_public.dashboard_assets) as confirmed,
        (select sum(dollars)::float8 from app_public.dashboard_dollars) as dollars,
        array(select id from app_public.dashboard_states) as states,
        (select count(*)::int from app_public.dashboard_impressions where entered_at is not null) as entered`),
    ).toEqual([{ impressions: 900, confirmed: 6, dollars: null, states: ['TX'], entered: 0 }]);
  });

  it('choices are the states, sports and assets of these campaigns', async () => {
    const campaign = await makeCampaign(db.owner);
    await makeCampaignCapability(db.owner, campaign.id);
    await confirmedIn(campaign, 'TX');
    await confirmedIn(campaign, 'TX');
    const found = await byCampaign(campaign)('select id from app_public.dashboard_choices order by id');
    expect(found.map(({ id }) => id).filter((id) => !id.startsWith('sport:'))).toEqual([
      'asset:Professional Photography',
      'state:TX',
    ]);
  });
});
