/** Location filters of a campaign: places by address, ZIP or market, and the description of where it looks. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCampaign, type Row } from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';
import { filtering } from './targeting.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const filter = filtering(admin);

describe('location filters', () => {
  const make = async (): Promise<Row> =>
    (
      await admin(`select * from app_public.create_location_filter($1, 'Stores')`, [(await makeCampaign(db.owner)).id])
    )[0] as Row;
  const change = async (id: number, patch: Row): Promise<Row> =>
    (await admin('select * from app_public.update_location_filter($1, $2)', [id, patch]))[0] as Row;
  const locations = (id: number) =>
    own(
      'select name, kind, place, lat is not null as placed from app_public.locations where location_filter_id = $1 order by id',
      [id],
    );

  it('[B-286, B-287, B-301] begin with 25 miles, a total of 0, enabled; a name is required', async () => {
    const made = await make();
    expect(made).toMatchObject({ name: 'Stores', radius: '25.00', strategy: 'total', strategy_count: 0 });
    expect(
      (
        await admin(
          'select app_public.location_filters_enabled(f) as enabled from app_public.location_filters f where id = $1',
          [made.id],
        )
      )[0]?.enabled,
    ).toBe(true);
    expect(await refusal(admin(`select app_public.create_location_filter($1, ' ')`, [made.campaign_id]))).toMatchObject(
      { code: 'SL422', field: 'name' },
    );
  });

  const wrong: [what: string, patch: Row, field: string][] = [
    ['a radius below a mile', { radius: 0.5 }, 'radius'],
    ['a radius above 100 miles', { radius: 100.01 }, 'radius'],
    ['a negative count', { strategy_count: -1 }, 'strategy_count'],
    ['an empty name', { name: '' }, 'name'],
  ];
  it.each(wrong)('[B-287, B-289, B-290] refuse %s', async (_what, patch, field) => {
    expect(await refusal(change((await make()).id, patch))).toMatchObject({ code: 'SL422', field });
  });

  it('[B-288] change what is given', async () => {
    const { id } = await make();
    expect(await change(id, { radius: 100, strategy: 'per_location' })).toMatchObject({
      radius: '100.00',
      strategy: 'per_location',
      name: 'Stores',
    });
    await change(id, { enabled: false });
    expect(await own('select enabled from app_public.search_filters where id = $1', [id])).toEqual([
      { enabled: false },
    ]);
  });

  it('[B-293, B-294, B-295] take addresses, ZIPs and markets, the last two each once', async () => {
    const { id } = await make();
    await admin(`select app_public.add_address_to_location_filter($1, 'HQ', '1 Main St, Dallas, TX')`, [id]);
    for (const zips of [['78701', '02134'], ['78701']])
      await admin('select app_public.add_zips_to_location_filter($1, $2)', [id, zips]);
    const [market] = await own(`select id from app_public.markets where name = 'Boston'`);
    for (const _ of [1, 2])
      await admin('select app_public.add_geometries_to_location_filter($1, $2)', [id, [market?.id]]);
    expect(await locations(id)).toEqual([
      { name: 'HQ', kind: 'address', place: '1 Main St, Dallas, TX', placed: true },
      { name: expect.stringContaining('MA 02134'), kind: 'zip', place: '02134', placed: true },
      { name: 'Austin, TX 78701', kind: 'zip', place: '78701', placed: true },
      { name: 'Boston', kind: 'market', place: 'Boston', placed: false },
    ]);
  });

  it('[B-294] refuse a list with unknown ZIPs as a whole, an unknown address and a market that is none', async () => {
    const { id } = await make();
    expect(
      await refusal(admin(`select app_public.add_zips_to_location_filter($1, '{78701,00001}')`, [id])),
    ).toMatchObject({ message: 'Cannot add invalid zips: 00001' });
    expect(
      await refusal(admin(`select app_public.add_address_to_location_filter($1, 'HQ', 'Atlantis')`, [id])),
    ).toMatchObject({ field: 'address' });
    expect(
      await refusal(admin(`select app_public.add_geometries_to_location_filter($1, '{9999}')`, [id])),
    ).toMatchObject({ field: 'geometry_ids' });
    expect(await locations(id)).toEqual([]);
  });

  it('[B-303] take the good rows of an uploaded list and name the others', async () => {
    const { id } = await make();
    const rows = [
      { row: 2, address: '5 Elm St, Waco, TX 76701', name: 'Waco' },
      { row: 3, address: 'Atlantis' },
    ];
    expect(await admin('select * from app_public.add_csv_locations($1, $2)', [id, JSON.stringify(rows)])).toEqual([
      { row_number: 3, error: 'Row 3: the address "Atlantis" could not be located.' },
    ]);
    expect(await locations(id)).toMatchObject([{ name: 'Waco' }]);
  });

  it('[B-293] [B-296] hold each address once under a name, however often it is sent', async () => {
    const { id } = await make();
    const waco = { address: '5 Elm St, Waco, TX 76701', name: 'Waco' };
    const rows = JSON.stringify([waco, waco, { ...waco, name: 'Store 2' }].map((place, row) => ({ row, ...place })));
    const add = () => admin('select * from app_public.add_csv_locations($1, $2)', [id, rows]);
    expect(await add()).toEqual([{ row_number: 1, error: null }]);
    expect(await add()).toEqual([0, 1, 2].map((row_number) => ({ row_number, error: null })));
    for (const name of ['Waco', ' Waco ', 'Store 3'])
      await admin('select app_public.add_address_to_location_filter($1, $2, $3)', [id, name, waco.address]);
    expect((await locations(id)).map(({ name }) => name).sort()).toEqual(['Store 2', 'Store 3', 'Waco']);
  });

  it('hold at most 20,000 places of lists, because each answer names all of them', async () => {
    const { id } = await make();
    await own(
      `insert into app_public.locations (location_filter_id, name, kind, place, lat, lon)
       select $1, 'Store ' || i, 'address', 'Waco', 31, -97 from generate_series(1, 19999) i`,
      [id],
    );
    const add = (...addresses: string[]) =>
      admin('select * from app_public.add_csv_locations($1, $2)', [
        id,
        JSON.stringify(addresses.map((address, row) => ({ row, address }))),
      ]);
    expect(await refusal(add('5 Elm St, Waco, TX 76701', '6 Elm St, Waco, TX 76701'))).toMatchObject({
      code: 'SL422',
      message: 'A filter can have at most 20,000 places.',
    });
    expect(await add('5 Elm St, Waco, TX 76701')).toEqual([]);
    expect(await locations(id)).toHaveLength(20_000);
  });

  it('[B-291, B-292] let a location be renamed, not emptied of its name, and removed', async () => {
    const { id } = await make();
    await admin(`select app_public.add_zips_to_location_filter($1, '{78701}')`, [id]);
    const [location] = await own('select id from app_public.locations where location_filter_id = $1', [id]);
    await admin(`update app_public.locations set name = 'Store 1' where id = $1`, [location?.id]);
    expect(
      (await refusal(admin(`update app_public.locations set name = ' ' where id = $1`, [location?.id]))).code,
    ).toBe('23514');
    expect(await locations(id)).toMatchObject([{ name: 'Store 1' }]);
    await admin('select app_public.delete_location($1)', [location?.id]);
    expect(await locations(id)).toEqual([]);
    expect(await refusal(admin('select app_public.delete_location($1)', [location?.id]))).toMatchObject({
      code: 'SL404',
    });
  });

  it('[S-073, B-247] describe in text and shapes where the campaign looks and for whom', async () => {
    const { id, campaign_id } = await make();
    const campaign = { id: campaign_id };
    await change(id, { radius: 10 });
    const [market] = await own(`select id from app_public.markets where name = 'Boston'`);
    await admin('select app_public.add_geometries_to_location_filter($1, $2)', [id, [market?.id]]);
    await admin(`select app_public.add_zips_to_location_filter($1, '{78701}')`, [id]);
    await filter(campaign, 'StateFilter', { state: 'TX' });
    await filter(campaign, 'SportFilter', { sportIds: [1, 2] });
    await filter(campaign, 'IncomeFilter', { lowBound: 50000, highBound: 75000 });
    await filter(campaign, 'EthnicityFilter', { hispanic: 0.305 });
    const [said] = await admin(
      `select app_public.campaigns_geographic_targeting_summary(c) as places, app_public.campaigns_demographic_targeting_summary(c) as people,
         array(select (r.label, r.miles)::text from app_public.campaigns_radii(c) r) as radii,
         array(select g.label || ' ' || (g.geo_json ->> 'type') from app_public.campaigns_campaign_geometries(c) g) as shapes
       from app_public.campaigns c where id = $1`,
      [campaign_id],
    );
    expect(said).toEqual({
      places: ['State: TX', 'Stores: 1 place within 10 miles', 'Market: Boston'],
      people: ['Hispanic: at least 30.5%', 'Household income: $50,000 to $75,000', 'Sports: Soccer, Baseball'],
      radii: ['("Austin, TX 78701",10)'],
      shapes: ['Boston Polygon'],
    });
  });
});
