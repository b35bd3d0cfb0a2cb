/** Programs: created and changed by staff and by their own league, and the confidence in their data by age. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  day,
  insert,
  makeCheck,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { programRows } from './programRows.ts';
import { asking, callFunction, makeStaff, owning, refusal, signInMember } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const league = await makeOrganization(db.owner);
const organization = await signInMember(db, league.id);
const foreign = await makeOrganization(db.owner);
const stranger = await signInMember(db, foreign.id);
const place = (organizationId: number, address: string) =>
  insert(db.owner, 'play_locations', { organization_id: organizationId, address }).then(({ id }) => id as number);
const austin = await place(league.id, 'Austin, TX 78701');
const waco = await place(league.id, 'Waco, TX 76701');
const elsewhere = await place(foreign.id, 'Portland, OR');

const complete = { number_of_players: 80, min_age: 5, max_age: 12, female: true, male: true };
const create = (ask: typeof admin, values: Row = {}): Promise<Row> =>
  callFunction(ask, 'create_sponsorable_property', {
    organization_id: league.id,
    name: 'Spring Rec',
    season: 'spring',
    sport_id: 1,
    competitiveness_id: 1,
    play_locations_ids: [austin, waco],
    ...values,
  });
const update = async (ask: typeof admin, id: number, patch: Row): Promise<Row> =>
  (await ask('select * from app_public.update_sponsorable_property($1, $2)', [id, patch]))[0] as Row;
const remove = (ask: typeof admin, id: number) =>
  ask('select id from app_public.delete_sponsorable_property($1)', [id]);
const { rowOf, primaryOf } = programRows(own);
describe('making a program', () => {
  it('[B-134, B-141] keeps what is given; the first place is primary and gives it city and coordinates', async () => {
    const made = await create(organization, { ...complete, play_locations_ids: [waco, austin] });
    expect(made).toMatchObject({
      name: 'Spring Rec',
      season: 'spring',
      city: 'Waco',
      state: 'TX',
      zip: '76701',
      ...complete,
    });
    expect(await primaryOf(made.id)).toEqual([waco]);
  });

  it.each([
    ['a name', { name: ' ' }, 'name'],
    ['a season', { season: null }, 'season'],
    ['a sport', { sport_id: null }, 'sport_id'],
    ['a competitiveness', { competitiveness_id: null }, 'competitiveness_id'],
    ['at least one place', { play_locations_ids: [] }, 'play_locations_ids'],
    ['places of its own organization', { play_locations_ids: [elsewhere] }, 'play_locations_ids'],
  ])('[B-128] demands %s', async (_what, change, field) => {
    expect(await refusal(create(admin, change))).toMatchObject({ code: 'SL422', field });
  });

  it('[B-140] takes dates up to 730 days ahead, the end not before the start', async () => {
    const [at, past] = [await day(db.owner, 730), await day(db.owner, 731)];
    expect((await create(admin, { end_date: at })).id).toBeGreaterThan(0);
    expect(await refusal(create(admin, { end_date: past }))).toMatchObject({ code: 'SL422', field: 'end_date' });
    expect(await refusal(create(admin, { start_date: at, end_date: await day(db.owner, 1) }))).toMatchObject({
      code: 'SL422',
      field: 'end_date',
    });
  });

  it('[B-145] says who made it: a league, or staff with all or some of the fields', async () => {
    const dates = { start_date: await day(db.owner, 10), end_date: await day(db.owner, 90) };
    expect(await create(organization, { ...complete, ...dates })).toMatchObject({
      data_confidence: 'added_by_organization',
    });
    expect(await create(admin, { ...complete, ...dates })).toMatchObject({ data_confidence: 'complete' });
    expect(await create(admin, { ...dates })).toMatchObject({ data_confidence: 'incomplete' });
  });

  it('[B-017] is refused for another league’s organization', async () => {
    expect(await refusal(create(stranger))).toMatchObject({ code: 'SL404' });
  });
});

describe('changing a program', () => {
  it('[B-135] changes the given fields and leaves the others', async () => {
    const { id } = await create(admin, complete);
    expect(await update(organization, id, { name: 'Fall Rec', season: 'fall' })).toMatchObject({
      name: 'Fall Rec',
      season: 'fall',
      number_of_players: 80,
    });
  });

  it('[B-130, B-131] the primary place is one of the chosen ones, the first of them when the old one goes', async () => {
    const { id } = await create(admin);
    await update(organization, id, { primary_play_location_id: waco });
    expect(await primaryOf(id)).toEqual([waco]);
    expect(
      await refusal(update(organization, id, { play_locations_ids: [austin], primary_play_location_id: waco })),
    ).toMatchObject({
      code: 'SL422',
      field: 'primary_play_location_id',
    });
    expect(await update(organization, id, { play_locations_ids: [austin] })).toMatchObject({ city: 'Austin' });
    expect(await primaryOf(id)).toEqual([austin]);
    expect(await update(organization, id, { play_locations_ids: [waco, austin] })).toMatchObject({ city: 'Austin' });
    expect(await refusal(update(organization, id, { play_locations_ids: [] }))).toMatchObject({
      code: 'SL422',
      field: 'play_locations_ids',
    });
  });

  it('[B-132] takes no new date more than a year ago, and lets an old one be', async () => {
    const { id } = await makeProperty(db.owner, {
      organization_id: league.id,
      competitiveness_id: 1,
      start_date: await day(db.owner, -500),
    });
    await insert(db.owner, 'sponsorable_property_play_locations', {
      sponsorable_property_id: id,
      play_location_id: austin,
      organization_id: league.id,
    });
    expect(await refusal(update(organization, id, { start_date: await day(db.owner, -366) }))).toMatchObject({
      code: 'SL422',
      field: 'start_date',
    });
    expect(
      await update(organization, id, { start_date: await day(db.owner, -500), number_of_players: 9 }),
    ).toMatchObject({ number_of_players: 9 });
    await update(organization, id, { start_date: await day(db.owner, -365) });
  });

  it('confidence is the staff’s to say, and neither stale nor ended can be said', async () => {
    const { id } = await create(admin, complete);
    expect(await refusal(update(organization, id, { data_confidence: 'verified' }))).toMatchObject({
      code: 'SL403',
      field: 'data_confidence',
    });
    const { data_confidence } = await rowOf(id);
    expect(await update(organization, id, { data_confidence, name: 'Kept' })).toMatchObject({ name: 'Kept' });
    for (const value of ['stale', 'ended'])
      expect(await refusal(update(admin, id, { data_confidence: value }))).toMatchObject({
        code: 'SL422',
        field: 'data_confidence',
      });
    expect(await update(admin, id, { data_confidence: 'verified' })).toMatchObject({ data_confidence: 'verified' });
  });

  it('[B-007] another league changes nothing, though the program is there', async () => {
    const { id } = await create(admin);
    expect(await refusal(update(stranger, id, { name: 'Mine' }))).toMatchObject({ code: 'SL404' });
    expect(await rowOf(id)).toMatchObject({ name: 'Spring Rec' });
    expect(
      (await refusal(organization(`update app_public.sponsorable_properties set name = 'x' where id = $1`, [id]))).code,
    ).toBe('42501');
  });
});

describe('deleting a program', () => {
  it.each(['prospecting', 'unqualified', 'rejected', 'rejected_by_organization', 'canceled'])(
    '[B-143] goes with a %s offer',
    async (status) => {
      const { id } = await create(admin);
      await makeOffer(db.owner, { status, sponsorable_property_id: id });
      expect(await remove(organization, id)).toEqual([{ id }]);
      expect(await rowOf(id)).toBeUndefined();
    },
  );

  it.each(['qualified', 'proposed', 'rejected_by_league', 'confirmed'])(
    '[B-143] is refused with a %s offer',
    async (status) => {
      const { id } = await create(admin);
      await makeOffer(db.owner, { status, sponsorable_property_id: id });
      expect(await refusal(remove(organization, id))).toMatchObject({ code: 'SL409' });
      expect(await rowOf(id)).toBeDefined();
    },
  );

  it('is refused when money or proof hangs on it, and for another league', async () => {
    const { offer, property } = await makeOfferFixture(db.owner, { offer: { status: 'canceled' } });
    await makeCheck(db.owner, offer, { status: 'voided' });
    expect(await refusal(remove(admin, property.id))).toMatchObject({ code: 'SL409' });
    expect(await refusal(remove(stranger, property.id))).toMatchObject({ code: 'SL404' });
    expect(await rowOf(property.id)).toBeDefined();
  });
});

describe('data confidence', () => {
  const refresh = async (): Promise<number> =>
    (await own('select app_private.refresh_data_confidence() as changed'))[0]?.changed;

  it('[B-359, B-362] becomes stale after six months and ended after its end date, by the day’s job; an update clears stale', async () => {
    await refresh();
    const { id } = await create(admin, {
      ...complete,
      start_date: await day(db.owner, 10),
      end_date: await day(db.owner, 300),
    });
    const misfit = await create(admin, { end_date: await day(db.owner, 300) });
    await update(admin, id, { data_confidence: 'verified' });
    await update(admin, misfit.id, { data_confidence: 'not_a_good_fit' });
    try {
      await db.setClock('+178 days');
      await refresh();
      expect(await rowOf(id)).toMatchObject({ data_confidence: 'verified' });
      await db.setClock('+10 days');
      const { updated_at } = await rowOf(id);
      expect(await refresh()).toBeGreaterThan(0);
      expect(await rowOf(id)).toMatchObject({
        data_confidence: 'stale',
        entered_data_confidence: 'verified',
        updated_at,
      });
      expect(await rowOf(misfit.id)).toMatchObject({ data_confidence: 'not_a_good_fit' });
      expect(await refresh()).toBe(0);
      await update(organization, id, { number_of_players: 81 });
      expect(await rowOf(id)).toMatchObject({ data_confidence: 'verified' });
      await db.setClock('+113 days');
      await refresh();
      expect(await rowOf(id)).toMatchObject({ data_confidence: 'ended' });
      expect(await rowOf(misfit.id)).toMatchObject({ data_confidence: 'ended' });
      await update(organization, id, { end_date: await day(db.owner, 60) });
      expect(await rowOf(id)).toMatchObject({ data_confidence: 'verified' });
    } finally {
      await db.setClock('reset');
    }
  });
});

describe('what is computed', () => {
  it('[B-133, B-144] gender comes from the two flags', async () => {
    const genders = [];
    for (const [female, male] of [
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]) {
      const { id } = await create(admin, { female, male });
      genders.push(
        (
          await organization(
            'select app_public.sponsorable_properties_gender(p) as gender from app_public.sponsorable_properties p where id = $1',
            [id],
          )
        )[0]?.gender,
      );
    }
    expect(genders).toEqual(['girls', 'boys', 'coed', null]);
  });

  it('counts offers by stage for staff, and not for leagues', async () => {
    const { id } = await create(admin);
    for (const status of [
      'prospecting',
      'rejected_by_league',
      'proposed',
      'confirmed',
      'canceled',
      'rejected_by_organization',
    ])
      await makeOffer(db.owner, { status, sponsorable_property_id: id });
    const report = (ask: typeof admin) =>
      ask(
        'select (app_public.sponsorable_properties_offer_counts_report(p)).* from app_public.sponsorable_properties p where id = $1',
        [id],
      );
    expect(await report(admin)).toEqual([{ prospecting: 1, qualified: 0, proposed: 2, confirmed: 1, removed: 2 }]);
    expect((await refusal(report(organization))).code).toBe('42501');
  });
});

describe('who sees a program', () => {
  it('[B-007, S-407] its league and the links that need it do; others do not, though it is there', async () => {
    const { offer, property, member, organization: seen } = await makeOfferFixture(db.owner);
    const second = await makeProperty(db.owner, { organization_id: seen.id });
    const find = (ask: typeof admin) =>
      ask('select id from app_public.sponsorable_properties where organization_id = $1 order by id', [seen.id]);
    const both = [{ id: property.id }, { id: second.id }];
    expect(await find(asking(db, { role: 'organization', userId: member.id }))).toEqual(both);
    expect(
      await find(
        asking(db, { link: 'application', id: seen.id, season: 'spring', year: 2030, campaign_id: offer.campaign_id }),
      ),
    ).toEqual(both);
    expect(await find(asking(db, { link: 'offer', id: offer.id }))).toEqual([both[0]]);
    expect(
      (
        await refusal(
          asking(db, { link: 'offer', id: offer.id })('select data_confidence from app_public.sponsorable_properties'),
        )
      ).code,
    ).toBe('42501');
    expect(await find(stranger)).toEqual([]);
    expect(await rowOf(property.id)).toBeDefined();
    expect((await refusal(find(asking(db, { link: 'league', id: seen.id })))).code).toBe('42501');
    expect((await refusal(find(asking(db, 'anonymous')))).code).toBe('42501');
  });
});
