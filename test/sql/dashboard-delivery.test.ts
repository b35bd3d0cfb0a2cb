/** Promised against delivered: what a sponsor sees by link of assets, targets, dates and money. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { storeForecast } from '../forecast/histories.ts';
import { testDatabase } from '../harness/database.ts';
import {
  makeAsset,
  makeCampaign,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  makeProperty,
  makeSponsorUser,
  type OfferFixture,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const byCampaign = (campaign: Row) => asking(db, { link: 'campaign', id: campaign.id });
const deliveriesOf = (campaign: Row): Promise<Row[]> =>
  byCampaign(campaign)(
    `select contracted, confirmed, unconfirmed, extra, proven, in_review, due, late, not_delivered, next_due_on::text from app_public.dashboard_deliveries`,
  );
const targetOf = async (campaign: Row): Promise<Row> =>
  (
    await byCampaign(campaign)(
      `select target, confirmed, confirmed_in_four_weeks, goal_date::text, reached_on::text, dollars_contracted, dollars_for_leagues::float8
       from app_public.dashboard_summaries`,
    )
  )[0] as Row;
const show = (campaign: Row, patch: Row) => admin('select app_public.update_campaign($1, $2)', [campaign.id, patch]);
const day = async (days: number): Promise<string> =>
  (await own('select (app_private.today() + $1::int)::text as day', [days]))[0]?.day;

/** Another league's confirmed asset of the fixture's campaign. */
async function another({ campaign, campaignCapability }: OfferFixture, quantity: number | null, status = 'confirmed') {
  const offer = await makeOffer(db.owner, { campaign_id: campaign.id, status });
  return makeAsset(db.owner, offer, campaignCapability.id, { quantity, reach: null });
}

describe('deliveries', () => {
  it('[M15] what leagues confirmed is proven, due, late or not delivered; only confirmed offers count', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' }, capability: { quantity: 50 } });
    const [overdue, soon, later] = [await day(-2), await day(3), await day(9)];
    const proven = await another(fixture, 3);
    for (const name of ['one', 'two'])
      await makeImage(db.owner, await makeDeadline(db.owner, proven, { name, deadline: overdue }), {
        status: 'verified',
      });
    const half = await another(fixture, 5);
    await makeImage(db.owner, await makeDeadline(db.owner, half, { deadline: soon }), { status: 'verified' });
    await makeDeadline(db.owner, half, { deadline: later });
    await makeDeadline(db.owner, await another(fixture, 7), { deadline: overdue });
    await makeDeadline(db.owner, await another(fixture, 11), {
      deadline: overdue,
      did_not_complete: true,
      did_not_complete_reason: 'Rain',
    });
    await another(fixture, null); // counts once, and has no deadline
    await makeDeadline(db.owner, await another(fixture, 100, 'proposed'), { deadline: overdue });
    const own_ = fixture.asset.quantity ?? 1;
    await show(fixture.campaign, { sponsor_sees_overdue: true });
    const [row] = await deliveriesOf(fixture.campaign);
    expect(row).toEqual({
      contracted: 50,
      confirmed: 3 + 5 + 7 + 11 + 1 + own_,
      unconfirmed: 50 - (3 + 5 + 7 + 11 + 1 + own_),
      extra: 0,
      proven: 3,
      in_review: 0,
      due: 5 + 1 + own_,
      late: 7,
      not_delivered: 11,
      next_due_on: later,
    });
    await show(fixture.campaign, { sponsor_sees_overdue: false, sponsor_sees_dates: false });
    expect((await deliveriesOf(fixture.campaign))[0]).toMatchObject({
      proven: 3,
      due: 5 + 7 + 1 + own_,
      late: null, // hidden is not the same as none
      not_delivered: 11,
      next_due_on: null,
    });
  });

  it('[W11] [W5] a photo that waits for staff makes an asset in review, not late; one that is not shown says why', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' }, capability: { quantity: 2 } });
    await show(fixture.campaign, { sponsor_sees_overdue: true });
    const withPhoto = async (photo: Row) => {
      const asset = await another(fixture, 1);
      const deadline = await makeDeadline(db.owner, asset, { deadline: await day(-2) });
      await makeImage(db.owner, deadline, photo);
      return asset.id as number;
    };
    const expected: Record<number, [status: string, absence: string | null]> = {
      [fixture.asset.id]: ['due', 'none'],
      [await withPhoto({ status: 'pending' })]: ['in_review', 'in_review'],
      [await withPhoto({ status: 'verified' })]: ['proven', null],
      [await withPhoto({ status: 'verified', hidden: true })]: ['proven', 'hidden'],
      [await withPhoto({ status: 'verified', release: 'withheld' })]: ['proven', 'unreleased'],
      [await withPhoto({ status: 'rejected' })]: ['late', 'none'],
    };
    const ask = byCampaign(fixture.campaign);
    const rows = await ask('select id, offer_id, status, photo_absence from app_public.dashboard_assets');
    expect(Object.fromEntries(rows.map((row) => [row.id, [row.status, row.photo_absence ?? null]]))).toEqual(expected);
    const leagues = await ask('select id, photo_absence from app_public.dashboard_leagues');
    expect(new Map(leagues.map((row) => [row.id, row.photo_absence]))).toEqual(
      new Map(rows.map((row) => [row.offer_id, row.photo_absence])),
    );
    const own_ = fixture.asset.quantity ?? 1;
    expect((await deliveriesOf(fixture.campaign))[0]).toMatchObject({
      ...{ contracted: 2, confirmed: 5 + own_, unconfirmed: 0, extra: 3 + own_ },
      ...{ in_review: 1, late: 1, proven: 3 },
    });
  });

  it('[S-199] a link sees those of its own campaigns only', async () => {
    const [mine, other] = [await makeOfferFixture(db.owner), await makeOfferFixture(db.owner)];
    expect(await byCampaign(mine.campaign)('select id, campaign_id from app_public.dashboard_deliveries')).toEqual([
      { id: mine.campaignCapability.id, campaign_id: mine.campaign.id },
    ]);
    expect(await byCampaign(other.campaign)('select id from app_public.dashboard_summaries')).toEqual([
      { id: other.campaign.id },
    ]);
  });
});

it('[M15] [S-176] a signed-in sponsor user sees the own active and complete campaigns in numbers, and no others', async () => {
  const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' }, campaign: { status: 'active' } });
  const other = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' }, campaign: { status: 'active' } });
  const user = await makeSponsorUser(db.owner, fixture.sponsor.id);
  const sponsor = asking(db, { role: 'sponsor', userId: user.id });
  const second = await makeProperty(db.owner, { organization_id: fixture.organization.id });
  await makeOffer(db.owner, {
    campaign_id: fixture.campaign.id,
    sponsorable_property_id: second.id,
    status: 'confirmed',
  });
  const due = await makeDeadline(db.owner, fixture.asset);
  await makeImage(db.owner, due, { status: 'verified' });
  for (const values of [{ status: 'pending' }, { status: 'verified', hidden: true }])
    await makeImage(db.owner, due, values);
  const summaries = () => sponsor('select id, leagues, photos, confirmed from app_public.dashboard_summaries');
  expect(await summaries()).toEqual([{ id: fixture.campaign.id, leagues: 1, photos: 1, confirmed: 2 }]);
  expect(await sponsor('select id from app_public.dashboard_campaigns')).toEqual([{ id: fixture.campaign.id }]);
  expect(await sponsor('select distinct campaign_id from app_public.dashboard_leagues')).toEqual([
    { campaign_id: fixture.campaign.id },
  ]);
  expect(await own('select status from app_public.campaigns where id = $1', [other.campaign.id])).toEqual([
    { status: 'active' },
  ]);
  await own(`update app_public.campaigns set status = 'contracted' where id = $1`, [fixture.campaign.id]);
  expect(await summaries()).toEqual([]);
});

describe('the target', () => {
  it('[M15] is the one that staff see, with the pace of four weeks and the day on which it was reached', async () => {
    const campaign = await makeCampaign(db.owner, {
      target_number_of_leagues: 2,
      leagues_confirmed_goal_date: '2030-03-01',
    });
    const confirm = (days: number) =>
      own(`update app_public.offers set confirmed_at = app_private.clock() - make_interval(days => $2) where id = $1`, [
        offers.pop(),
        days,
      ]);
    const offers: number[] = [];
    for (let n = 0; n < 3; n++)
      offers.push((await makeOffer(db.owner, { campaign_id: campaign.id, status: 'confirmed' })).id);
    await makeOffer(db.owner, { campaign_id: campaign.id, status: 'proposed' });
    for (const days of [60, 40, 5]) await confirm(days);
    const reached = (await own(`select app_private.day_of(app_private.clock() - interval '40 days')::text as day`))[0]
      ?.day;
    expect(await targetOf(campaign)).toMatchObject({
      target: 2,
      confirmed: 3,
      confirmed_in_four_weeks: 1,
      goal_date: '2030-03-01',
      reached_on: reached,
    });
    await show(campaign, { sponsor_sees_dates: false });
    expect(await targetOf(campaign)).toMatchObject({ confirmed: 3, goal_date: null, reached_on: null });
    expect(
      (
        await admin(
          'select to_jsonb(app_public.campaigns_goal_report(c)) as goal from app_public.campaigns c where id = $1',
          [campaign.id],
        )
      )[0],
    ).toEqual({ goal: { target: 2, confirmed: 3 } });
  });

  it('the forecast is shown only where staff allow it, to whoever sees the whole campaign, until its date', async () => {
    const { campaign, sponsor, member, offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    await storeForecast(db.owner, campaign.id, await day(30), [61, 74]);
    const user = await makeSponsorUser(db.owner, sponsor.id);
    const limited = await makeSponsorUser(db.owner, sponsor.id);
    await own(`update app_public.sponsor_users set states = '{WA}' where user_id = $1`, [limited.id]);
    const other = await makeSponsorUser(db.owner, (await makeCampaign(db.owner)).sponsor_id);
    const read =
      'select forecast_low as low, forecast_high as high, forecast_on::text as on from app_public.dashboard_summaries';
    const askers = {
      link: byCampaign(campaign),
      user: asking(db, { role: 'sponsor', userId: user.id }),
      limited: asking(db, { role: 'sponsor', userId: limited.id }),
      other: asking(db, { role: 'sponsor', userId: other.id }),
    };
    const hidden = [{ low: null, high: null, on: null }];
    const shown = [{ low: 61, high: 74, on: await day(30) }];
    for (const ask of [askers.link, askers.user, askers.limited]) expect(await ask(read)).toEqual(hidden);
    await show(campaign, { sponsor_sees_forecast: true });
    for (const ask of [askers.link, askers.user]) expect(await ask(read)).toEqual(shown);
    expect(await askers.limited(read)).toEqual(hidden);
    expect(await askers.other(read)).not.toContainEqual(shown[0]);
    for (const ask of [
      asking(db, { role: 'organization', userId: member.id }),
      asking(db, { link: 'offer', id: offer.id }),
    ])
      expect(await refusal(ask(read))).toMatchObject({ code: '42501' });
    await db.withClock('+31 days', async () => expect(await askers.user(read)).toEqual(hidden));
    await own('update app_private.forecast_nights set ended_campaigns = 5');
    expect(await askers.user(read)).toEqual(hidden);
  });

  it('[S-199] money is shown only where staff allow it: the contract, and the sum of confirmed offers', async () => {
    const campaign = await makeCampaign(db.owner, { total_spend: 9000 });
    for (const [status, value] of [
      ['confirmed', 100],
      ['confirmed', 200],
      ['confirmed', 50.5],
      ['proposed', 999],
    ] as const)
      await makeOffer(db.owner, { campaign_id: campaign.id, status, value });
    expect(await targetOf(campaign)).toMatchObject({ dollars_contracted: null, dollars_for_leagues: null });
    await show(campaign, { sponsor_sees_money: true });
    expect(await targetOf(campaign)).toMatchObject({ dollars_contracted: 9000, dollars_for_leagues: 350.5 });
  });
});
