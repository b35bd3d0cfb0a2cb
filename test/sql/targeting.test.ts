/** Targeting: the valid parameters of a filter, and which programs a campaign's filters match. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCampaign, makeMember, makeOrganization, makeProperty, type Row } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';
import { filtering } from './targeting.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const league = await makeOrganization(db.owner, { addresses: false });
const filter = filtering(admin);

/** All ids that a campaign finds, page by page, and how many pages there were. */
async function found(campaign: Row): Promise<{ ids: number[]; pages: number }> {
  const ids: number[] = [];
  let cursor = '*';
  for (let pages = 1; ; pages++) {
    const [page] = (await admin('select * from app_public.prospective_sponsorable_properties($1, $2)', [
      campaign.id,
      cursor,
    ])) as [Row];
    ids.push(...page.property_ids);
    if (page.last_page) return { ids, pages };
    cursor = page.next_cursor;
  }
}
const finds = async (campaign: Row): Promise<number[]> => (await found(campaign)).ids;
const summary = async (campaign: Row, confidences: string[] | null = null): Promise<Row> =>
  (
    await admin('select count, median_number_of_players from app_public.targeting_summary($1, $2)', [
      campaign.id,
      confidences,
    ])
  )[0] as Row;
/** Creates a program with the columns as triggers would set them. */
const program = async (values: Row): Promise<number> =>
  (await makeProperty(db.owner, { organization_id: league.id, ...values })).id;

describe('what a filter may say', () => {
  const kinds: [title: string, type: string, given: Row, kept: Row][] = [
    ['[B-276] SportFilter', 'SportFilter', { sportIds: [1, 2], other: 1 }, { sportIds: [1, 2] }],
    ['[B-270] CapabilityFilter', 'CapabilityFilter', { capabilityIds: [3] }, { capabilityIds: [3] }],
    [
      '[B-275] SeasonFilter',
      'SeasonFilter',
      { spring: true },
      { winter: false, spring: true, summer: false, fall: false },
    ],
    [
      '[B-273] IncomeFilter, with its bounds put in order',
      'IncomeFilter',
      { lowBound: 75000, highBound: 50000 },
      { lowBound: 50000, highBound: 75000 },
    ],
    ['[B-274] NumberOfPlayersFilter', 'NumberOfPlayersFilter', { lowBound: 10 }, { lowBound: 10, highBound: null }],
    ['[B-277] StateFilter', 'StateFilter', { state: 'tx' }, { state: 'TX' }],
    ['[B-271] EthnicityFilter', 'EthnicityFilter', { hispanic: 0.25 }, { hispanic: 0.25 }],
  ];
  it.each(kinds)('[B-269] %s keeps what it means', async (_title, type, given, kept) => {
    const campaign = await makeCampaign(db.owner);
    expect((await filter(campaign, type, given)).parameters).toEqual(kept);
  });

  it.each([
    ['[B-276] no sport', 'SportFilter', { sportIds: [] }],
    ['an unknown sport', 'SportFilter', { sportIds: [999] }],
    ['[B-281] one bound of income', 'IncomeFilter', { lowBound: 1 }],
    ['[B-274] no bound of players', 'NumberOfPlayersFilter', {}],
    ['[B-274] equal bounds of players', 'NumberOfPlayersFilter', { lowBound: 5, highBound: 5 }],
    ['bounds that are no numbers', 'NumberOfPlayersFilter', { lowBound: '5); drop table x' }],
    ['[B-277] an unknown state', 'StateFilter', { state: 'ZZ' }],
    ['[B-272] two groups', 'EthnicityFilter', { asian: 0.1, black: 0.1 }],
    ['[B-272] more than everybody', 'EthnicityFilter', { asian: 1.01 }],
    ['a group that is none', 'EthnicityFilter', { martian: 0.1 }],
  ])('refuses %s', async (_title, type, parameters) => {
    const campaign = await makeCampaign(db.owner);
    expect(await refusal(filter(campaign, type, parameters))).toMatchObject({ code: 'SL422', field: 'parameters' });
  });

  it('[B-282] requires at least one capability or season', async () => {
    const campaign = await makeCampaign(db.owner);
    for (const [type, parameters] of [
      ['CapabilityFilter', {}],
      ['SeasonFilter', { spring: false }],
    ] as const)
      expect(await refusal(filter(campaign, type, parameters))).toMatchObject({ code: 'SL422', field: 'parameters' });
  });

  it('[B-284] each kind once, State and Location again and again', async () => {
    const campaign = await makeCampaign(db.owner);
    await filter(campaign, 'SportFilter', { sportIds: [1] });
    expect((await refusal(filter(campaign, 'SportFilter', { sportIds: [2] }))).code).toBe('23505');
    for (const state of ['TX', 'OK']) await filter(campaign, 'StateFilter', { state });
    for (const _ of [1, 2]) await filter(campaign, 'LocationFilter');
    expect(
      await admin('select id from app_public.location_filters where campaign_id = $1', [campaign.id]),
    ).toHaveLength(2);
  });

  it('[T14] a state once, however it is written', async () => {
    const campaign = await makeCampaign(db.owner);
    await filter(campaign, 'StateFilter', { state: 'TX' });
    expect((await refusal(filter(campaign, 'StateFilter', { state: 'tx' }))).code).toBe('23505');
    const other = await filter(campaign, 'StateFilter', { state: 'OK' });
    const change = admin(`update app_public.search_filters set parameters = '{"state": "TX"}' where id = $1`, [
      other.id,
    ]);
    expect((await refusal(change)).code).toBe('23505');
    await filter(await makeCampaign(db.owner), 'StateFilter', { state: 'TX' });
  });

  it('[B-240] is the staff’s alone, though the rows are there', async () => {
    const campaign = await makeCampaign(db.owner);
    await filter(campaign, 'LocationFilter');
    const organization = asking(db, { role: 'organization', userId: (await makeMember(db.owner, league.id)).id });
    for (const table of [
      'search_filters',
      'location_filters',
      'locations',
      'location_lists',
      'location_list_items',
      'markets',
      'zip_codes',
    ])
      expect((await refusal(organization(`select * from app_public.${table}`))).code).toBe('42501');
    for (const call of [
      'targeting_summary(1)',
      'prospective_sponsorable_properties(1)',
      `prospecting_report('campaign-1')`,
      `create_location_filter(1, 'x')`,
    ])
      expect((await refusal(organization(`select app_public.${call}`))).code).toBe('42501');
    expect(await own('select id from app_public.search_filters where campaign_id = $1', [campaign.id])).toHaveLength(1);
  });
});

describe('what filters find', () => {
  const texan = { state: 'TX', zip: '78701', lat: 30.27, lon: -97.74 };
  it('[B-279] every kind must hold, any value of a kind is enough', async () => {
    const campaign = await makeCampaign(db.owner);
    const a = await program({ ...texan, season: 'spring', sport_id: 1, number_of_players: 50 });
    const b = await program({ ...texan, state: 'OK', season: 'spring', sport_id: 2, number_of_players: 100 });
    const c = await program({ ...texan, season: 'fall', sport_id: 1, number_of_players: 150 });
    const d = await program({ ...texan, state: 'KS', season: 'spring', sport_id: 1, number_of_players: null });
    const only = async () => (await finds(campaign)).filter((id) => [a, b, c, d].includes(id));
    expect(await only()).toEqual([a, b, c, d]);
    await filter(campaign, 'StateFilter', { state: 'TX' });
    const oklahoma = await filter(campaign, 'StateFilter', { state: 'OK' });
    expect(await only()).toEqual([a, b, c]);
    await filter(campaign, 'SeasonFilter', { spring: true, winter: true });
    expect(await only()).toEqual([a, b]);
    const sports = await filter(campaign, 'SportFilter', { sportIds: [1] });
    expect(await only()).toEqual([a]);
    await admin('update app_public.search_filters set enabled = false where id = $1', [sports.id]);
    expect(await only()).toEqual([a, b]);
    const players = await filter(campaign, 'NumberOfPlayersFilter', { lowBound: 50, highBound: 99 });
    expect(await only()).toEqual([a]);
    await admin(`update app_public.search_filters set parameters = '{"highBound": 100}' where id = $1`, [players.id]);
    expect(await only()).toEqual([a, b]);
    await admin('delete from app_public.search_filters where id = $1', [oklahoma.id]);
    expect(await only()).toEqual([a]);
  });

  it('[B-281, B-283, B-285] income and shares are those of the ZIP; without figures nothing matches', async () => {
    await own(`update app_public.zip_codes set median_household_income = 60000, hispanic = 0.7 where zip = '73301'`);
    const there = await program({ state: 'TX', zip: '73301' });
    const unknown = await program({ state: 'TX', zip: '73344' });
    const by = async (type: string, parameters: Row) => {
      const campaign = await makeCampaign(db.owner);
      await filter(campaign, type, parameters);
      return (await finds(campaign)).filter((id) => [there, unknown].includes(id));
    };
    expect(await by('IncomeFilter', { lowBound: 60000, highBound: 70000 })).toEqual([there]);
    expect(await by('IncomeFilter', { lowBound: 60001, highBound: 70000 })).toEqual([]);
    expect(await by('EthnicityFilter', { hispanic: 0.7 })).toEqual([there]);
    expect(await by('EthnicityFilter', { hispanic: 0.71 })).toEqual([]);
  });

  it('[B-270] a capability is one that the organization sells and has not archived', async () => {
    const campaign = await makeCampaign(db.owner);
    await filter(campaign, 'CapabilityFilter', { capabilityIds: [3, 4] });
    const seller = await makeOrganization(db.owner, { addresses: false });
    const sold = await program({ organization_id: seller.id });
    const detail = await insert(db.owner, 'capability_details', {
      organization_id: seller.id,
      capability_id: 3,
      kind: 'game_signage',
    });
    await insert(db.owner, 'organization_capabilities', {
      organization_id: seller.id,
      capability_id: 3,
      name: 'Banners',
      capability_detail_id: detail.id,
    });
    expect(await finds(campaign)).toEqual([sold]);
    await own('update app_public.organization_capabilities set archived = true where organization_id = $1', [
      seller.id,
    ]);
    expect(await finds(campaign)).toEqual([]);
  });

  it('[B-289, B-304] a radius is the great-circle distance, to every side of the box and at its corners', async () => {
    const center = { lat: 44, lon: -101 };
    await db.owner.query(
      `insert into app_public.sponsorable_properties (organization_id, name, season, lat, lon)
       select $1, 'Scattered', 'spring', $2 + sin(i * 2.399963) * r / 69, $3 + cos(i * 2.399963) * r / (69 * cosd($2))
       from (select i, i / 1500.0 * 140 as r from generate_series(1, 1500) i) s`,
      [league.id, center.lat, center.lon],
    );
    for (const radius of [1.5, 25, 99.75]) {
      const campaign = await makeCampaign(db.owner);
      const { id } = await filter(campaign, 'LocationFilter');
      await admin('select app_public.update_location_filter($1, $2)', [id, { radius }]);
      await admin('select app_public.add_address_to_location_filter($1, $2, $3, $4, $5)', [
        id,
        'Center',
        'Center',
        center.lat,
        center.lon,
      ]);
      const haversine = await own(
        `select id from app_public.sponsorable_properties where 2 * 3958.7613 * asin(sqrt(sind((lat - $1) / 2) ^ 2
           + cosd($1) * cosd(lat) * sind((lon - $2) / 2) ^ 2)) <= $3 order by id`,
        [center.lat, center.lon, radius],
      );
      expect(haversine.length).toBeGreaterThan(0);
      expect((await finds(campaign)).length).toBeLessThan(1500);
      expect(await finds(campaign)).toEqual(haversine.map(({ id: near }) => near));
    }
  });

  it('[B-279, B-304] location filters add up, points by radius and markets by their outline; an empty one finds nothing', async () => {
    const campaign = await makeCampaign(db.owner);
    const houston = await program({ lat: 29.76, lon: -95.37 });
    const denver = await program({ lat: 39.74, lon: -104.99 });
    const near = async () => (await finds(campaign)).filter((id) => [houston, denver].includes(id));
    const [first, second] = [await filter(campaign, 'LocationFilter'), await filter(campaign, 'LocationFilter')];
    expect(await near()).toEqual([]);
    const [market] = await own(`select id from app_public.markets where name = 'Houston'`);
    await admin('select app_public.add_geometries_to_location_filter($1, $2)', [first.id, [market?.id]]);
    expect(await near()).toEqual([houston]);
    await admin('select app_public.add_zips_to_location_filter($1, $2)', [second.id, ['80202']]);
    expect(await near()).toEqual([houston, denver]);
    await admin('select app_public.update_location_filter($1, $2)', [second.id, { enabled: false }]);
    expect(await near()).toEqual([houston]);
  });

  it('[B-304] counts what has no coordinates and so is not found by distance, while a location filter is on', async () => {
    const campaign = await makeCampaign(db.owner, { any_season: true });
    await filter(campaign, 'StateFilter', { state: 'NV' });
    await program({ state: 'NV', lat: null, lon: null });
    await program({ state: 'NV', lat: 39.5, lon: -119.8 });
    await program({ state: 'UT', lat: null, lon: null });
    const unplaced = async () =>
      (await admin('select app_public.properties_without_coordinates($1) as count', [campaign.id]))[0]?.count;
    expect(await unplaced()).toBeNull();
    const { id } = await filter(campaign, 'LocationFilter');
    expect(await unplaced()).toBe(1);
    await admin('select app_public.update_location_filter($1, $2)', [id, { enabled: false }]);
    expect(await unplaced()).toBeNull();
  });

  it('[C9] names the filters that exclude each other, the season and places among them', async () => {
    const campaign = await makeCampaign(db.owner, { any_season: true });
    await program({ state: 'MT', number_of_players: 50, lat: 41.1, lon: -104.8 });
    const excluding = async () =>
      (await admin('select app_public.excluding_filters($1) as kinds', [campaign.id]))[0]?.kinds;
    await filter(campaign, 'StateFilter', { state: 'MT' });
    expect(await excluding()).toEqual('{StateFilter}');
    await filter(campaign, 'NumberOfPlayersFilter', { lowBound: 60_000 });
    expect(await excluding()).toEqual('{NumberOfPlayersFilter}');
    const { id } = await filter(campaign, 'LocationFilter');
    expect(await excluding()).toEqual('{}');
    await admin('select app_public.add_zips_to_location_filter($1, $2)', [id, ['82001']]);
    expect(await excluding()).toEqual('{NumberOfPlayersFilter}');
    await own('update app_public.search_filters set enabled = false where campaign_id = $1 and type = $2', [
      campaign.id,
      'NumberOfPlayersFilter',
    ]);
    await own(`update app_public.sponsorable_properties set season = 'spring' where state = 'MT'`);
    await own(`update app_public.campaigns set any_season = false, season = 'winter' where id = $1`, [campaign.id]);
    expect(await excluding()).toEqual('{SeasonFilter}');
  });

  it('[B-256, B-401] comes in pages of 100 by id, until the last one says so', async () => {
    const campaign = await makeCampaign(db.owner);
    await filter(campaign, 'StateFilter', { state: 'VT' });
    await db.owner.query(
      `insert into app_public.sponsorable_properties (organization_id, name, season, state) select $1, 'Many', 'spring', 'VT' from generate_series(1, 200)`,
      [league.id],
    );
    const { ids, pages } = await found(campaign);
    expect([ids.length, new Set(ids).size, pages]).toEqual([200, 200, 2]);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    await program({ state: 'VT' });
    expect((await found(campaign)).pages).toBe(3);
    expect(
      await refusal(admin(`select app_public.prospective_sponsorable_properties($1, '1; drop')`, [campaign.id])),
    ).toMatchObject({ code: 'SL400' });
  });

  it('[B-256] a page is complete and in order, close together or far apart as its ids may lie', async () => {
    const campaign = await makeCampaign(db.owner);
    await filter(campaign, 'StateFilter', { state: 'WY' });
    const [last] = await own('select max(id) as id from app_public.sponsorable_properties');
    // first dense enough for a scan by id, then found in the second range of ids, then beyond both
    for (const [from, many] of [
      [1, 40],
      [2500, 30],
      [9000, 50],
      [70_000, 60],
    ] as const) {
      await own(`alter table app_public.sponsorable_properties alter column id restart with ${last?.id + from}`);
      await db.owner.query(
        `insert into app_public.sponsorable_properties (organization_id, name, season, state) select $1, 'Apart', 'spring', 'WY' from generate_series(1, $2::int)`,
        [league.id, many],
      );
    }
    const all = await own(`select id from app_public.sponsorable_properties where state = 'WY' order by id`);
    expect(await found(campaign)).toEqual({ ids: all.map(({ id }) => id), pages: 2 });
    expect(all.length).toBe(180);
  });

  it('[B-262] the median is of those that have a number: the middle one, or the mean of the two', async () => {
    const campaign = await makeCampaign(db.owner);
    await filter(campaign, 'StateFilter', { state: 'HI' });
    expect(await summary(campaign)).toEqual({ count: 0, median_number_of_players: 0 });
    for (const number_of_players of [null, 10]) await program({ state: 'HI', number_of_players });
    expect(await summary(campaign)).toEqual({ count: 2, median_number_of_players: 10 });
    await program({ state: 'HI', number_of_players: 25 });
    expect(await summary(campaign)).toEqual({ count: 3, median_number_of_players: 17.5 });
    await program({ state: 'HI', number_of_players: 25 });
    expect(await summary(campaign)).toEqual({ count: 4, median_number_of_players: 25 });
    const random = Array.from({ length: 41 }, (_, i) => ((i * 7919) % 97) + 1);
    for (const number_of_players of random) await program({ state: 'HI', number_of_players });
    const [expected] = await own(
      `select count(*)::int as count, percentile_cont(0.5) within group (order by number_of_players) as median_number_of_players
       from app_public.sponsorable_properties where state = 'HI'`,
    );
    expect(await summary(campaign)).toEqual(expected);
  });

  it('[B-260] the count leaves out what ended or does not fit, unless asked for', async () => {
    const campaign = await makeCampaign(db.owner);
    await filter(campaign, 'StateFilter', { state: 'AK' });
    for (const entered_data_confidence of ['complete', 'not_a_good_fit'])
      await program({ state: 'AK', entered_data_confidence });
    await program({ state: 'AK', end_date: '2020-01-01' });
    expect((await summary(campaign)).count).toBe(1);
    expect((await summary(campaign, ['complete', 'ended'])).count).toBe(2);
    expect(await finds(campaign)).toHaveLength(3);
  });
});
