/** The capabilities that leagues sell, and their packages. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { idOf, insert, makeOrganization, makeProperty, type Row } from '../harness/factories.ts';
import { callFunction, makeStaff, owning, refusal, signInMember } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const signage = await idOf(db.owner, 'capabilities', 'Game Signage');
const email = await idOf(db.owner, 'capabilities', 'Dedicated Email');
const league = await makeOrganization(db.owner, { addresses: false });
const organization = await signInMember(db, league.id);
const foreign = await makeOrganization(db.owner, { addresses: false });
const stranger = await signInMember(db, foreign.id);
const property = await makeProperty(db.owner, { organization_id: league.id });
const second = await makeProperty(db.owner, { organization_id: league.id });
const foreignProperty = await makeProperty(db.owner, { organization_id: foreign.id });
const place = await insert(db.owner, 'play_locations', { organization_id: league.id, address: 'Austin, TX' });
const foreignPlace = await insert(db.owner, 'play_locations', { organization_id: foreign.id, address: 'Austin, TX' });

const sell = (ask: typeof admin, values: Row = {}) =>
  callFunction(ask, 'create_organization_capability', {
    organization_id: league.id,
    capability_id: signage,
    ...values,
  });
const detailOf = async (sold: Row): Promise<Row> =>
  (await own('select * from app_public.capability_details where id = $1', [sold.capability_detail_id]))[0] as Row;
const bundle = (ask: typeof admin, values: Row = {}) =>
  callFunction(ask, 'create_organization_package', {
    organization_id: league.id,
    name: 'Gold',
    price: 1500,
    sponsorable_property_ids: [property.id],
    ...values,
  });

describe('selling a capability', () => {
  it('[B-156] keeps the details of its kind, its places and programs', async () => {
    const sold = await sell(organization, {
      price: 250,
      max_for_sale: 4,
      can_hang24_hours: true,
      banner_size_ids: [1, 2],
      play_location_ids: [place.id],
      sponsorable_property_ids: [property.id],
    });
    expect(sold).toMatchObject({ name: 'Game Signage', archived: false });
    expect(await detailOf(sold)).toMatchObject({
      kind: 'game_signage',
      price: '250.00',
      max_for_sale: 4,
      can_hang24_hours: true,
      banner_size_ids: [1, 2],
    });
    const [lists] = await organization(
      `select array(select s.name from app_public.capability_details_banner_sizes(d) s) as sizes,
         array(select l.id from app_public.capability_details_organization_play_locations(d) l) as places,
         app_public.capability_details_sponsorable_property_ids(d) as programs
       from app_public.capability_details d where d.id = $1`,
      [sold.capability_detail_id],
    );
    expect(lists).toEqual({
      sizes: ['6 feet wide, 4 feet tall', 'Pop Up'],
      places: [place.id],
      programs: [property.id],
    });
  });

  it.each([
    ['details of another kind', { capability_id: email, can_hang24_hours: true }, { code: '23514' }],
    ['a banner size that is none', { banner_size_ids: [99] }, { code: 'SL422', field: 'banner_size_ids' }],
    [
      'a place of somebody else',
      { play_location_ids: [foreignPlace.id] },
      { code: 'SL422', field: 'play_location_ids' },
    ],
    [
      'a program of somebody else',
      { sponsorable_property_ids: [foreignProperty.id] },
      { code: 'SL422', field: 'sponsorable_property_ids' },
    ],
    [
      'places for an email',
      { capability_id: email, play_location_ids: [place.id] },
      { code: 'SL422', field: 'play_location_ids' },
    ],
    ['a negative price', { price: -1 }, { code: 'SL422', field: 'price' }],
    ['no capability', { capability_id: 999 }, { code: 'SL422', field: 'capability_id' }],
  ])('refuses %s', async (_what, values, refused) => {
    const before = await own('select count(*) from app_public.capability_details');
    expect(await refusal(sell(admin, values))).toMatchObject(refused);
    expect(await own('select count(*) from app_public.capability_details')).toEqual(before);
  });

  it('may be free and sold out', async () => {
    const sold = await sell(organization, { price: 0, max_for_sale: 0 });
    expect(await detailOf(sold)).toMatchObject({ price: '0.00', max_for_sale: 0 });
  });

  it('changes what is given, and no less for sale than a package holds', async () => {
    const sold = await sell(organization, { price: 250, max_for_sale: 4, play_location_ids: [place.id] });
    const change = (patch: Row) =>
      organization('select * from app_public.update_organization_capability($1, $2)', [sold.id, patch]);
    expect(await change({ name: 'Fence banners', price: '300.50', play_location_ids: [] })).toMatchObject([
      { name: 'Fence banners' },
    ]);
    expect(await detailOf(sold)).toMatchObject({ price: '300.50', max_for_sale: 4 });
    expect(
      await own('select * from app_public.capability_detail_play_locations where capability_detail_id = $1', [
        sold.capability_detail_id,
      ]),
    ).toEqual([]);
    const made = await bundle(organization);
    await callFunction(organization, 'add_capability_to_package', {
      organization_package_id: made.id,
      organization_capability_id: sold.id,
      quantity: 3,
    });
    expect(await refusal(change({ max_for_sale: 2 }))).toMatchObject({ code: 'SL422', field: 'max_for_sale' });
    expect(await refusal(change({ archived: true }))).toMatchObject({ code: 'SL403', field: 'archived' });
  });

  it('[B-157, L-338] removing archives it, and not while a package holds it', async () => {
    const sold = await sell(organization);
    const made = await bundle(organization);
    await callFunction(organization, 'add_capability_to_package', {
      organization_package_id: made.id,
      organization_capability_id: sold.id,
    });
    const remove = () => organization('select archived from app_public.delete_organization_capability($1)', [sold.id]);
    expect(await refusal(remove())).toMatchObject({ code: 'SL409' });
    const [inside] = await own(
      'select id from app_public.organization_capability_packages where organization_package_id = $1',
      [made.id],
    );
    await callFunction(organization, 'remove_organization_capability_package', {
      organization_capability_package_id: inside?.id,
    });
    expect(await remove()).toEqual([{ archived: true }]);
    expect(await detailOf(sold)).toBeDefined();
  });

  it('[B-395] a program tells what is sold for it: what names it, and what names none', async () => {
    const { id } = await makeOrganization(db.owner, { addresses: false });
    const [one, other] = [
      await makeProperty(db.owner, { organization_id: id }),
      await makeProperty(db.owner, { organization_id: id }),
    ];
    await sell(admin, { organization_id: id, name: 'For all' });
    await sell(admin, { organization_id: id, name: 'For one', sponsorable_property_ids: [one.id] });
    const gone = await sell(admin, { organization_id: id, name: 'Gone' });
    await admin('select app_public.delete_organization_capability($1)', [gone.id]);
    const sold = async (program: Row) =>
      (
        await admin(
          `select array(select c.name from app_public.sponsorable_properties_organization_capabilities(p) c) as names,
           app_public.sponsorable_properties_sponsorable_property_capabilities_count(p) as count
         from app_public.sponsorable_properties p where id = $1`,
          [program.id],
        )
      )[0];
    expect(await sold(one)).toEqual({ names: ['For all', 'For one'], count: 2 });
    expect(await sold(other)).toEqual({ names: ['For all'], count: 1 });
  });
});

describe('packages', () => {
  it('[B-163, B-168] need a name, a price and a program; the type is the staff’s', async () => {
    expect(await bundle(organization)).toMatchObject({
      name: 'Gold',
      price: '1500.00',
      package_type: 'user_generated',
    });
    expect(await bundle(admin, { package_type: 'website' })).toMatchObject({ package_type: 'website' });
    expect(await refusal(bundle(organization, { package_type: 'website' }))).toMatchObject({
      code: 'SL403',
      field: 'package_type',
    });
    expect(await refusal(bundle(organization, { name: ' ' }))).toMatchObject({ code: 'SL422', field: 'name' });
    expect(await refusal(bundle(organization, { sponsorable_property_ids: [foreignProperty.id] }))).toMatchObject({
      code: 'SL422',
      field: 'sponsorable_property_ids',
    });
  });

  it('[B-164] without a program fails with the specified message', async () => {
    expect(await refusal(bundle(organization, { sponsorable_property_ids: [] }))).toEqual({
      code: 'SL422',
      field: 'sponsorable_property_ids',
      message: 'Your package must be associated with at least one season, program, or event',
    });
  });

  it('[B-165] cost at least a cent', async () => {
    expect(await bundle(organization, { price: 0.01 })).toMatchObject({ price: '0.01' });
    expect(await refusal(bundle(organization, { price: 0.009 }))).toMatchObject({ code: 'SL422', field: 'price' });
  });

  it('[B-175, B-177] change what is given', async () => {
    const { id } = await bundle(organization);
    const change = (ask: typeof admin, patch: Row) =>
      ask('select * from app_public.update_organization_package($1, $2)', [id, patch]);
    expect(
      await change(organization, { package_description: 'All season', sponsorable_property_ids: [second.id] }),
    ).toMatchObject([{ name: 'Gold', package_description: 'All season' }]);
    expect(
      await own(
        'select sponsorable_property_id as id from app_public.organization_package_properties where organization_package_id = $1',
        [id],
      ),
    ).toEqual([{ id: second.id }]);
    expect(await refusal(change(organization, { package_type: 'website' }))).toMatchObject({
      code: 'SL403',
      field: 'package_type',
    });
    expect(await change(admin, { package_type: 'marketplace_offer' })).toMatchObject([
      { package_type: 'marketplace_offer' },
    ]);
    expect(await refusal(change(organization, { price: 0 }))).toMatchObject({ code: 'SL422', field: 'price' });
    expect(await change(organization, { name: 'Platinum' })).toMatchObject([
      { name: 'Platinum', package_type: 'marketplace_offer' },
    ]);
  });

  it('[S-444, B-175] hold at least one of a capability and at most what is for sale, of the own organization', async () => {
    const made = await bundle(organization);
    const sold = await sell(organization, { max_for_sale: 2 });
    const theirs = await sell(admin, { organization_id: foreign.id });
    const put = (organization_capability_id: number, quantity: number) =>
      callFunction(organization, 'add_capability_to_package', {
        organization_package_id: made.id,
        organization_capability_id,
        quantity,
      });
    const held = () =>
      own('select quantity from app_public.organization_capability_packages where organization_package_id = $1', [
        made.id,
      ]);
    for (const quantity of [0, 3])
      expect(await refusal(put(sold.id, quantity))).toMatchObject({ code: 'SL422', field: 'quantity' });
    expect(await refusal(put(theirs.id, 1))).toMatchObject({ code: 'SL422', field: 'organization_capability_id' });
    expect(await held()).toEqual([]);
    await put(sold.id, 1);
    await put(sold.id, 2);
    expect(await held()).toEqual([{ quantity: 2 }]);
  });

  it('[B-171, B-176] are removed; what they held stays for sale', async () => {
    const made = await bundle(organization);
    const sold = await sell(organization);
    await callFunction(organization, 'add_capability_to_package', {
      organization_package_id: made.id,
      organization_capability_id: sold.id,
    });
    await callFunction(organization, 'remove_organization_package', { organization_package_id: made.id });
    expect(await own('select * from app_public.organization_packages where id = $1', [made.id])).toEqual([]);
    expect(await own('select archived from app_public.organization_capabilities where id = $1', [sold.id])).toEqual([
      { archived: false },
    ]);
  });

  it('keep the only program they are for', async () => {
    const program = await makeProperty(db.owner, { organization_id: league.id });
    await bundle(organization, { sponsorable_property_ids: [program.id] });
    expect(
      await refusal(organization('select app_public.delete_sponsorable_property($1)', [program.id])),
    ).toMatchObject({ code: 'SL409' });
  });
});

describe('who may', () => {
  it('[B-007, B-017] another league neither sees nor changes any of it, though it is there', async () => {
    const sold = await sell(organization);
    const made = await bundle(organization);
    await callFunction(organization, 'add_capability_to_package', {
      organization_package_id: made.id,
      organization_capability_id: sold.id,
    });
    const [inside] = await own(
      'select id from app_public.organization_capability_packages where organization_package_id = $1',
      [made.id],
    );
    for (const table of [
      'organization_capabilities',
      'capability_details',
      'organization_packages',
      'organization_capability_packages',
      'organization_package_properties',
    ]) {
      const find = (ask: typeof admin) =>
        ask(`select 1 from app_public.${table} where organization_id = $1`, [league.id]);
      expect((await find(organization)).length).toBeGreaterThan(0);
      expect(await find(stranger)).toEqual([]);
      expect((await refusal(organization(`delete from app_public.${table}`))).code).toBe('42501');
    }
    for (const [name, given] of [
      ['create_organization_capability', { organization_id: league.id, capability_id: signage }],
      ['update_organization_capability', { id: sold.id, patch: {} }],
      ['delete_organization_capability', { id: sold.id }],
      [
        'create_organization_package',
        { organization_id: league.id, name: 'x', price: 1, sponsorable_property_ids: [property.id] },
      ],
      ['update_organization_package', { id: made.id, patch: {} }],
      ['remove_organization_package', { organization_package_id: made.id }],
      ['add_capability_to_package', { organization_package_id: made.id, organization_capability_id: sold.id }],
      ['remove_organization_capability_package', { organization_capability_package_id: inside?.id }],
    ] as const)
      expect(await refusal(callFunction(stranger, name, given))).toMatchObject({ code: 'SL404' });
  });
});
