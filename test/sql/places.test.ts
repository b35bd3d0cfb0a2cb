/** Places that organizations store, and that are copied to the programs that play there. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeMember, makeOrganization, makeProperty, type Row } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const league = await makeOrganization(db.owner, { city: null, state: null });
const member = await makeMember(db.owner, league.id);
const organization = asking(db, { role: 'organization', userId: member.id });
const other = await makeOrganization(db.owner);
const stranger = asking(db, { role: 'organization', userId: (await makeMember(db.owner, other.id)).id });

const add = async (
  ask: typeof admin,
  organizationId: number,
  address: string,
  nickname: string | null = 'Field',
): Promise<Row> =>
  (
    await ask(
      `select * from app_public.create_organization_play_location($1, row($2, $3, null, null, null, null, null, null, null)::app_public.play_location_input)`,
      [organizationId, address, nickname],
    )
  )[0] as Row;
const remove = (ask: typeof admin, id: number) =>
  ask('select * from app_public.delete_organization_play_location($1)', [id]);
const placesOf = (id: number) =>
  own('select id, "primary" from app_public.play_locations where organization_id = $1 order by id', [id]);

describe('places of an organization', () => {
  it('[B-111] a new one is completed from its address; the first is primary and tells city, state and time zone', async () => {
    const { id } = await makeOrganization(db.owner, { city: null, state: null });
    expect(await add(admin, id, '5 Main St, Denver, CO 80202')).toMatchObject({
      nickname: 'Field',
      city: 'Denver',
      state: 'CO',
      zipcode: '80202',
      country: 'US',
      primary: true,
    });
    expect(await add(admin, id, 'Boulder, CO')).toMatchObject({ primary: false });
    expect(await own('select city, state, time_zone from app_public.organizations where id = $1', [id])).toEqual([
      { city: 'Denver', state: 'CO', time_zone: 'America/Denver' },
    ]);
  });

  it('[B-108] demands a nickname and an address that the suggestions know', async () => {
    expect(await refusal(add(organization, league.id, 'Austin, TX', ' '))).toMatchObject({
      code: 'SL422',
      field: 'nickname',
    });
    expect(await refusal(add(organization, league.id, ' '))).toMatchObject({ code: 'SL422', field: 'address' });
    expect(await refusal(add(organization, league.id, 'Paris, France'))).toMatchObject({
      code: 'SL422',
      field: 'address',
    });
  });

  it('[O5] places of a new organization are called by their street, or else by their city', async () => {
    const [made] = await admin(
      `select id from app_public.create_organization('Elm Club', array['100 Elm St, Austin, TX 78701', 'Waco, TX 76701'], fall_sport_ids => '{1}')`,
    );
    expect(
      await own('select nickname from app_public.play_locations where organization_id = $1 order by id', [made?.id]),
    ).toEqual([{ nickname: '100 Elm St' }, { nickname: 'Waco' }]);
  });

  it('[L-239] an onboarding link adds one to its own organization, with a nickname of its own', async () => {
    const { id } = await makeOrganization(db.owner);
    const link = asking(db, { link: 'league', id });
    expect(await add(link, id, 'Austin, TX', null)).toMatchObject({
      nickname: 'Default Nickname',
      organization_id: id,
    });
    expect(await refusal(add(link, other.id, 'Austin, TX'))).toMatchObject({ code: 'SL404' });
  });

  it('[L18] undoing the deletion of a place that nobody can locate restores it as the league typed it', async () => {
    const { id } = await makeOrganization(db.owner, { city: null, state: null });
    const typed = await add(asking(db, { link: 'league', id }), id, 'The old barn', null);
    expect(typed).toMatchObject({ address: 'The old barn', lat: null, zipcode: null });
    const [change] = await admin(
      `with done as materialized (select app_public.delete_organization_play_location($1))
       select pg_current_xact_id()::text as id, (select count(*) from done)`,
      [typed.id],
    );
    expect(await placesOf(id)).toEqual([]);
    await admin('select app_public.undo_change($1)', [change?.id]);
    expect(await own('select * from app_public.play_locations where id = $1', [typed.id])).toEqual([
      expect.objectContaining({ address: 'The old barn', lat: null, lon: null, zipcode: null }),
    ]);
  });

  it('[B-017] belongs to its organization: another one neither adds, sees, changes nor removes any', async () => {
    const place = await add(organization, league.id, 'Austin, TX');
    expect(await organization('select id from app_public.play_locations where id = $1', [place.id])).toEqual([
      { id: place.id },
    ]);
    expect(await refusal(add(stranger, league.id, 'Austin, TX'))).toMatchObject({ code: 'SL404' });
    expect(await stranger('select id from app_public.play_locations where id = $1', [place.id])).toEqual([]);
    expect(
      await stranger(`update app_public.play_locations set nickname = 'Mine' where id = $1 returning id`, [place.id]),
    ).toEqual([]);
    expect(await refusal(remove(stranger, place.id))).toMatchObject({ code: 'SL404' });
    expect(
      (
        await refusal(
          stranger(`insert into app_public.play_locations (organization_id, address) values ($1, 'Austin, TX')`, [
            league.id,
          ]),
        )
      ).code,
    ).toBe('42501');
    expect(await own('select nickname from app_public.play_locations where id = $1', [place.id])).toEqual([
      { nickname: 'Field' },
    ]);
  });

  it('has one primary place: the mark moves, and passes to the oldest when its place goes', async () => {
    const { id } = await makeOrganization(db.owner);
    const made = [
      await add(admin, id, 'Austin, TX'),
      await add(admin, id, 'Waco, TX'),
      await add(admin, id, 'Dallas, TX'),
    ];
    const [a, b, c] = made.map((place) => place.id as number);
    await admin('update app_public.play_locations set "primary" = true where id = $1', [c]);
    expect(await placesOf(id)).toEqual([
      { id: a, primary: false },
      { id: b, primary: false },
      { id: c, primary: true },
    ]);
    await remove(admin, c as number);
    expect(await placesOf(id)).toEqual([
      { id: a, primary: true },
      { id: b, primary: false },
    ]);
  });

  it('a changed address brings its own coordinates', async () => {
    const { id } = await makeOrganization(db.owner);
    const place = await add(admin, id, 'Austin, TX 78701');
    const [moved] = await admin(
      `update app_public.play_locations set address = '1 Elm, Seattle, WA 98101' where id = $1 returning *`,
      [place.id],
    );
    expect(moved).toMatchObject({ city: 'Seattle', state: 'WA', zipcode: '98101' });
    expect(moved?.lat).toBeCloseTo(47.6, 1);
    const [named] = await admin(`update app_public.play_locations set nickname = 'North' where id = $1 returning *`, [
      place.id,
    ]);
    expect(named).toMatchObject({ lat: moved?.lat, lon: moved?.lon });
  });
});

describe('places of programs', () => {
  const use = (property: Row, place: Row, primary = false) =>
    insert(db.owner, 'sponsorable_property_play_locations', {
      sponsorable_property_id: property.id,
      play_location_id: place.id,
      organization_id: property.organization_id,
      primary,
    });
  const copy = async (property: Row) =>
    (
      await own('select city, state, zip, lat from app_public.sponsorable_properties where id = $1', [property.id])
    )[0] as Row;

  it('a program carries a copy of its primary place, which follows every change', async () => {
    const { id } = await makeOrganization(db.owner);
    const [austin, waco] = [await add(admin, id, 'Austin, TX 78701'), await add(admin, id, 'Waco, TX 76701')];
    const property = await makeProperty(db.owner, { organization_id: id });
    expect(await copy(property)).toMatchObject({ city: null, lat: null });
    await use(property, waco);
    expect(await copy(property)).toMatchObject({ city: 'Waco', zip: '76701' });
    await use(property, austin);
    expect(await copy(property)).toMatchObject({ city: 'Waco' });
    await admin(`update app_public.play_locations set address = 'Toronto, ON M5V 2T6' where id = $1`, [waco.id]);
    expect(await copy(property)).toMatchObject({ state: 'ON', zip: 'M5V' });
    await remove(admin, waco.id);
    expect(await copy(property)).toMatchObject({ city: 'Austin', lat: austin.lat });
  });

  it('[B-119] the only place of a program cannot be removed', async () => {
    const { id } = await makeOrganization(db.owner);
    const place = await add(admin, id, 'Austin, TX');
    const property = await makeProperty(db.owner, { organization_id: id, name: 'Fall Rec' });
    await use(property, place);
    const refused = await refusal(remove(admin, place.id));
    expect(refused.code).toBe('SL409');
    expect(refused.message).toContain('"Fall Rec"');
    expect((await refusal(admin('delete from app_public.play_locations where id = $1', [place.id]))).code).toBe(
      'SL409',
    );
    expect(await placesOf(id)).toHaveLength(1);
  });
});

describe('time zones', () => {
  it('follow the state, split by longitude where a state has two', async () => {
    const { rows } = await db.owner.query(
      `select app_private.time_zone_of(state, lon) as zone from (values ('TX', -97.7), ('TX', -106.4), ('FL', -80.2), ('FL', -87.2), ('AZ', -112), (null, -90)) v (state, lon)`,
    );
    expect(rows.map(({ zone }) => zone)).toEqual([
      'America/Chicago',
      'America/Denver',
      'America/New_York',
      'America/Chicago',
      'America/Phoenix',
      null,
    ]);
    expect(
      await own(
        `select z.state from app_public.zip_codes z where not exists (select from pg_timezone_names t where t.name = app_private.time_zone_of(z.state, z.lon)) limit 1`,
      ),
    ).toEqual([]);
  });
});

it.each([
  ['Houston', 'TX', '78701', false],
  ['Nowhereville', 'TX', '78701', false],
  ['Austin', 'TX', '78701-1234', true],
  ['St Paul', 'MN', '55101', true],
  ['Toronto', 'ON', 'M5T 1A1', true],
  ['Austin', 'MN', '78701', null],
])('[R4] the wizard knows whether %s, %s is near %s', async (city, state, zip, near) => {
  const { id } = await makeOrganization(db.owner);
  const wizard = asking(db, { link: 'application', id });
  expect(await wizard('select app_public.city_belongs_to_zip($1, $2, $3) as near', [city, state, zip])).toEqual([
    { near },
  ]);
});

describe('the primary place', () => {
  it('[L-243] is never taken off, only given to another place', async () => {
    const { id } = await makeOrganization(db.owner);
    const league = asking(db, { role: 'organization', userId: (await makeMember(db.owner, id)).id });
    const place = async (nickname: string): Promise<Row> =>
      (
        await league(
          `insert into app_public.play_locations (organization_id, nickname, address) values ($1, $2, '1 Main St, Austin, TX 78701') returning *`,
          [id, nickname],
        )
      )[0] as Row;
    const [north, south] = [await place('North'), await place('South')];
    const mark = (one: Row, primary: boolean) =>
      league('update app_public.play_locations set "primary" = $2 where id = $1', [one.id, primary]);
    expect(await refusal(mark(north, false))).toMatchObject({ code: 'SL422', field: 'primary' });
    await mark(south, true);
    expect(
      await own('select nickname from app_public.play_locations where organization_id = $1 and "primary"', [id]),
    ).toEqual([{ nickname: 'South' }]);
  });
});
