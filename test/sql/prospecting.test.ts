/** Prospecting: live counts, and properties that become prospects. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeCampaign,
  makeDeadline,
  makeMember,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import { asking, heardOn, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const league = await makeOrganization(db.owner, { addresses: false });

const austin = { state: 'TX', lat: 30.27, lon: -97.74 };
const waco = { state: 'TX', lat: 31.55, lon: -97.15 };
const program = async (values: Row): Promise<number> =>
  (await makeProperty(db.owner, { organization_id: league.id, ...values })).id;
const report = async (id: string): Promise<Row> =>
  (await admin('select * from app_public.prospecting_report($1)', [id]))[0] as Row;
const offersOf = (campaign: Row) =>
  own('select sponsorable_property_id as property, status from app_public.offers where campaign_id = $1 order by 1', [
    campaign.id,
  ]);
/** A location filter around the ZIPs. */
async function around(campaign: Row, ...zips: string[]): Promise<Row> {
  const [made] = await admin(`select * from app_public.create_location_filter($1, 'Stores')`, [campaign.id]);
  await admin('select app_public.add_zips_to_location_filter($1, $2)', [made?.id, zips]);
  return made as Row;
}

const inAustin = await program(austin);
const alsoInAustin = await program(austin);
const inWaco = await program(waco);
const misfit = await program({ ...austin, entered_data_confidence: 'not_a_good_fit' });
const ended = await program({ ...austin, end_date: '2020-01-01' });

describe('the live report', () => {
  it('[B-309, B-344] counts what is available and the offers by stage, for campaign, filter and location', async () => {
    const campaign = await makeCampaign(db.owner);
    const filter = await around(campaign, '78701', '76701');
    await makeOffer(db.owner, {
      campaign_id: campaign.id,
      sponsorable_property_id: alsoInAustin,
      status: 'rejected_by_league',
      last_touchpoint: '2029-01-02',
    });
    const outside = await program({ state: 'OR', lat: 45.5, lon: -122.7 });
    await makeOffer(db.owner, {
      campaign_id: campaign.id,
      sponsorable_property_id: outside,
      status: 'confirmed',
      last_touchpoint: '2029-03-04',
    });
    const none = { prospecting: 0, qualified: 0, proposed: 0, confirmed: 0 };
    expect(await report(`campaign-${campaign.id}`)).toMatchObject({
      ...none,
      available: 2,
      proposed: 1,
      confirmed: 1,
      last_touchpoint: new Date('2029-03-04'),
    });
    expect(await report(`filter-${filter.id}`)).toMatchObject({
      ...none,
      available: 2,
      proposed: 1,
      last_touchpoint: new Date('2029-01-02'),
    });
    const [first, second] = await own(
      'select id from app_public.locations where location_filter_id = $1 order by place',
      [filter.id],
    );
    expect(await report(`location-${second?.id}`)).toMatchObject({ ...none, available: 1, proposed: 1 });
    expect(await report(`location-${first?.id}`)).toMatchObject({ ...none, available: 1, last_touchpoint: null });
    const [near] = await admin(
      'select count(*)::int from app_public.locations l, app_public.locations_offers(l) o where l.id = $1',
      [second?.id],
    );
    expect(near).toEqual({ count: 1 });
  });

  it('[B-320] the last touchpoint is the latest offer, survey or onboarding mail or comment about an offer there', async () => {
    const touches: [status: string, touch: string, clock: string][] = [
      ['qualified', 'app_public.send_offer_emails(array[$1::int], include_ended => true)', '2031-03-01T16:00:00Z'],
      [
        'prospecting',
        'app_public.add_hubspot_campaign_property_to_contacts(array[$1::int], include_ended => true)',
        '2031-03-02T16:00:00Z',
      ],
      ['confirmed', 'app_public.send_sponsorable_property_onboarding_emails(array[$1::int])', '2031-03-03T16:00:00Z'],
      ['proposed', `app_public.create_log_comment($1::int, 'Called')`, '2031-03-04T16:00:00Z'],
    ];
    for (const [status, touch, clock] of touches) {
      const { campaign, offer, asset } = await makeOfferFixture(db.owner, { offer: { status } });
      if (status === 'confirmed') await makeDeadline(db.owner, asset);
      await own(
        `insert into app_public.custom_questions (campaign_id, question, position) values ($1, 'Do you have a field?', 1)`,
        [campaign.id],
      );
      expect(await report(`campaign-${campaign.id}`)).toMatchObject({ last_touchpoint: null });
      await db.withClock(new Date(clock), () => admin(`select ${touch}`, [offer.id]));
      const { last_touchpoint: last } = await report(`campaign-${campaign.id}`);
      expect([touch, last?.toISOString().slice(0, 16)]).toEqual([touch, clock.slice(0, 16)]);
      await makeOffer(db.owner, {
        campaign_id: campaign.id,
        sponsorable_property_id: inWaco,
        last_touchpoint: '2031-02-01',
      });
      expect((await report(`campaign-${campaign.id}`)).last_touchpoint).toEqual(last);
    }
    const { campaign, offer } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    await admin('select app_public.mark_as_qualified(array[$1::int])', [offer.id]);
    expect((await report(`campaign-${campaign.id}`)).last_touchpoint).toBeNull(); // that is not a touchpoint
  });

  it('[B-302] the target is the sum of counts, for each location where the strategy says so', async () => {
    const campaign = await makeCampaign(db.owner);
    const [total, each] = [await around(campaign, '78701', '76701'), await around(campaign, '78701', '76701', '80202')];
    await admin('select app_public.update_location_filter($1, $2)', [total.id, { strategy_count: 7 }]);
    await admin('select app_public.update_location_filter($1, $2)', [
      each.id,
      { strategy: 'per_location', strategy_count: 2 },
    ]);
    const target = async (id: string) => (await report(id)).target;
    expect(await target(`filter-${total.id}`)).toBe(7);
    expect(await target(`filter-${each.id}`)).toBe(6);
    expect(await target(`campaign-${campaign.id}`)).toBe(13);
    const locationOf = async (id: number) =>
      (await own('select id from app_public.locations where location_filter_id = $1 limit 1', [id]))[0]?.id;
    expect(await target(`location-${await locationOf(each.id)}`)).toBe(2);
    expect(await target(`location-${await locationOf(total.id)}`)).toBeNull();
    await admin('select app_public.update_location_filter($1, $2)', [total.id, { enabled: false }]);
    expect(await target(`campaign-${campaign.id}`)).toBe(6);
  });

  it('returns nothing for an unknown id', async () => {
    for (const id of ['campaign-999999', 'filter-x', 'offer-1', '', 'campaign-1; drop'])
      expect(await report(id)).toMatchObject({ id: null });
  });

  it('[B-310] is announced when targeting or offers change', async () => {
    const campaign = await makeCampaign(db.owner);
    const heard = await heardOn(db, 'prospecting_report', 2, async () => {
      await around(campaign, '78701');
      await admin('select app_public.add_sponsorable_properties_to_campaign($1, $2)', [campaign.id, [inWaco]]);
    });
    expect(new Set(heard)).toEqual(new Set([String(campaign.id)]));
    expect(heard.length).toBeGreaterThan(1);
  });
});

describe('adding to a campaign', () => {
  it('[B-333, B-335] makes prospects of the given properties, once, and of none that ended or does not fit', async () => {
    const campaign = await makeCampaign(db.owner);
    const add = () =>
      admin(
        'select sponsorable_property_id as property, status from app_public.add_sponsorable_properties_to_campaign($1, $2) order by 1',
        [campaign.id, [inAustin, inWaco, misfit, ended]],
      );
    const both = [
      { property: inAustin, status: 'prospecting' },
      { property: inWaco, status: 'prospecting' },
    ];
    expect(await add()).toEqual(both);
    expect(await add()).toEqual([]);
    expect(await offersOf(campaign)).toEqual(both);
  });

  it('[B-336, B-341] each new offer is tracked, once', async () => {
    const campaign = await makeCampaign(db.owner);
    for (const _ of [1, 2])
      await admin('select from app_public.add_sponsorable_properties_to_campaign($1, $2)', [campaign.id, [inAustin]]);
    const [offer] = await own('select id from app_public.offers where campaign_id = $1', [campaign.id]);
    const [names] = await own(
      `select s.name as sponsor_name, p.name as property_name from app_public.sponsors s, app_public.sponsorable_properties p
       where s.id = $1 and p.id = $2`,
      [campaign.sponsor_id, inAustin],
    );
    expect(
      await own(
        `select name, properties from app_private.analytics_events where (properties ->> 'campaign_id')::int = $1`,
        [campaign.id],
      ),
    ).toEqual([
      { name: 'PreQual Offer Sent', properties: { ...names, campaign_id: campaign.id, offer_id: offer?.id } },
    ]);
  });

  it('[B-330, B-344] all that are available in a filter’s or a campaign’s targeting', async () => {
    const campaign = await makeCampaign(db.owner);
    const filter = await around(campaign, '78701');
    await around(campaign, '76701');
    await makeOffer(db.owner, {
      campaign_id: campaign.id,
      sponsorable_property_id: alsoInAustin,
      status: 'unqualified',
    });
    await admin('select app_public.add_all_available_sponsorable_properties_to_campaign(search_filter_id => $1)', [
      filter.id,
    ]);
    expect(await offersOf(campaign)).toEqual([
      { property: inAustin, status: 'prospecting' },
      { property: alsoInAustin, status: 'unqualified' },
    ]);
    await admin('select app_public.add_all_available_sponsorable_properties_to_campaign(campaign_id => $1)', [
      campaign.id,
    ]);
    expect(await offersOf(campaign)).toHaveLength(3);
  });

  it('[B-330] without any filter adds nobody', async () => {
    const campaign = await makeCampaign(db.owner);
    expect(
      await refusal(admin('select app_public.add_all_available_sponsorable_properties_to_campaign($1)', [campaign.id])),
    ).toMatchObject({ code: 'SL409' });
    expect(
      await refusal(admin('select app_public.add_all_available_sponsorable_properties_to_campaign()')),
    ).toMatchObject({ code: 'SL422' });
    expect(
      await refusal(admin('select app_public.add_all_available_sponsorable_properties_to_campaign(999999)')),
    ).toMatchObject({ code: 'SL404' });
    expect(await offersOf(campaign)).toEqual([]);
  });

  it('[B-331, B-340] previous partners are those that confirmed earlier for the same sponsor and match now', async () => {
    const sponsor = await makeSponsor(db.owner);
    const campaign = await makeCampaign(db.owner, { sponsor_id: sponsor.id, season: 'summer', year: 2031 });
    await admin(
      `insert into app_public.search_filters (campaign_id, type, parameters) values ($1, 'StateFilter', '{"state": "TX"}')`,
      [campaign.id],
    );
    const partner = async (values: Row, offer: Row = {}) => {
      const { id } = await makeOrganization(db.owner, { addresses: false });
      const property = await program({ organization_id: id, ...values });
      const earlier = await makeCampaign(db.owner, {
        sponsor_id: sponsor.id,
        season: 'spring',
        year: 2031,
        ...offer.campaign,
      });
      await makeOffer(db.owner, {
        campaign_id: earlier.id,
        sponsorable_property_id: property,
        status: offer.status ?? 'confirmed',
      });
      return property;
    };
    const texan = await partner(austin);
    await partner({ state: 'OK' });
    await partner(austin, { status: 'rejected' });
    await partner(austin, { campaign: { season: 'fall' } });
    await partner(austin, { campaign: { sponsor_id: (await makeSponsor(db.owner)).id } });
    await admin('select app_public.add_previous_partners_to_campaign($1)', [campaign.id]);
    expect(await offersOf(campaign)).toEqual([{ property: texan, status: 'prospecting' }]);
  });

  it('[B-332] an organization’s properties', async () => {
    const campaign = await makeCampaign(db.owner);
    const { id } = await makeOrganization(db.owner, { addresses: false });
    const properties = [await program({ organization_id: id }), await program({ organization_id: id })];
    await admin('select app_public.add_organization_sponsorable_properties_to_campaign($1, $2)', [campaign.id, id]);
    expect((await offersOf(campaign)).map(({ property }) => property)).toEqual(properties);
  });

  it('[B-334, B-055] a new organization, with a program for each of its sports in the campaign’s season', async () => {
    const campaign = await makeCampaign(db.owner, { season: 'spring', year: 2031 });
    const make = (spring: number[]) =>
      admin(
        `select organization_id from app_public.create_youth_sports_season_prospects($1, 'Pecan Valley', '{"Waco, TX"}', spring_sport_ids => $2, fall_sport_ids => '{4}')`,
        [campaign.id, spring],
      );
    expect(await refusal(make([]))).toMatchObject({ code: 'SL422', field: 'spring_sport_ids' });
    const made = await make([1, 2]);
    expect(
      await own(
        'select name, season, sport_id, city, data_confidence from app_public.sponsorable_properties where organization_id = $1 order by sport_id',
        [made[0]?.organization_id],
      ),
    ).toEqual([
      {
        name: 'Soccer Spring 2031',
        season: 'spring',
        sport_id: 1,
        city: 'Waco',
        data_confidence: 'added_from_prospecting',
      },
      {
        name: 'Baseball Spring 2031',
        season: 'spring',
        sport_id: 2,
        city: 'Waco',
        data_confidence: 'added_from_prospecting',
      },
    ]);
    expect(await offersOf(campaign)).toHaveLength(2);
  });

  it('[B-002] is not for leagues', async () => {
    const campaign = await makeCampaign(db.owner);
    const organization = asking(db, { role: 'organization', userId: (await makeMember(db.owner, league.id)).id });
    for (const call of [
      'add_sponsorable_properties_to_campaign($1, $2)',
      'add_organization_sponsorable_properties_to_campaign($1, ($2::int[])[1])',
    ])
      expect((await refusal(organization(`select app_public.${call}`, [campaign.id, [inAustin]]))).code).toBe('42501');
    expect(await offersOf(campaign)).toEqual([]);
  });

  it('[B-258] a listed property tells its offer in the campaign, or that it has none', async () => {
    const campaign = await makeCampaign(db.owner);
    await makeOffer(db.owner, { campaign_id: campaign.id, sponsorable_property_id: inAustin, status: 'canceled' });
    expect(
      await admin(
        `select p.id, (app_public.sponsorable_properties_campaign_offer(p, $1)).status from app_public.sponsorable_properties p where id = any ($2) order by id`,
        [campaign.id, [inAustin, inWaco]],
      ),
    ).toEqual([
      { id: inAustin, status: 'canceled' },
      { id: inWaco, status: null },
    ]);
  });
});

it('[B-302, S-161] sums beyond an Int are its utmost instead of an error: a report’s target, a campaign’s impressions', async () => {
  const { campaign } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
  await own('update app_public.assets set reach = 2000000000 where campaign_id = $1', [campaign.id]);
  const second = await makeOffer(db.owner, { campaign_id: campaign.id, status: 'confirmed' });
  await own(
    `insert into app_public.assets (offer_id, campaign_id, organization_id, sponsor_id, campaign_capability_id, quantity, reach)
     select $1, campaign_id, $2, sponsor_id, campaign_capability_id, 1, reach from app_public.assets where campaign_id = $3`,
    [second.id, second.organization_id, campaign.id],
  );
  for (const name of ['North', 'South']) {
    const [filter] = await admin('select id from app_public.create_location_filter($1, $2)', [campaign.id, name]);
    await admin(`select app_public.update_location_filter($1, '{"strategy_count": 2000000000}')`, [filter?.id]);
  }
  const utmost = 2147483647;
  expect(await admin('select target from app_public.prospecting_report($1)', [`campaign-${campaign.id}`])).toEqual([
    { target: utmost },
  ]);
  expect(
    await admin('select app_public.campaigns_impressions(c) as impressions from app_public.campaigns c where id = $1', [
      campaign.id,
    ]),
  ).toEqual([{ impressions: utmost }]);
});
