/** Taking changes back: whole, by record, by column; what is left and why. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);
const colleague = (await makeStaff(db)).admin;
type Staff = typeof admin;

/** Runs a change as somebody and returns its id. */
async function changeOf(staff: Staff, query: string, values: unknown[] = []): Promise<string> {
  const [row] = await staff(
    `with done as materialized (${query}) select pg_current_xact_id()::text as id, (select count(*) from done) as n`,
    values,
  );
  return row?.id;
}
type Undone = { undone: Row[]; left: Row[]; stays: string[] };
const undo = async (staff: Staff, id: string, ...rest: unknown[]): Promise<Undone> => {
  const [row] = await staff(
    `select to_jsonb(app_public.undo_change($1, $2, $3, $4)) as result`,
    [id, ...rest, null, null, null].slice(0, 4),
  );
  return row?.result;
};
const rowOf = async (table: string, id: number): Promise<Row | undefined> =>
  (await own(`select to_jsonb(t) - 'updated_at' - 'version' as row from app_public.${table} t where id = $1`, [id]))[0]
    ?.row;
const makePlace = (organizationId: number, nickname: string): Promise<Row> =>
  insert(db.owner, 'play_locations', {
    organization_id: organizationId,
    nickname,
    address: '1 Oak St',
    lat: 41,
    lon: -80,
  });
const patch = (staff: Staff, id: number, values: Row) =>
  changeOf(staff, 'select app_public.update_organization($1, $2)', [id, JSON.stringify(values)]);

describe('undo of an update', () => {
  it('gives the row its values again, is a change of its own, and can be undone', async () => {
    const { id } = await makeOrganization(db.owner);
    const before = await rowOf('organizations', id);
    const change = await patch(admin, id, { name: 'Renamed', contact_phone: '555-000-1111' });
    const after = await rowOf('organizations', id);
    const undoing = await changeOf(admin, 'select app_public.undo_change($1)', [change]);
    expect(await rowOf('organizations', id)).toEqual(before);
    expect(await refusal(undo(admin, change))).toMatchObject({ code: 'SL409' });
    const [newest, older] = await admin(`select * from app_public.record_history('organizations', $1)`, [id]);
    expect(newest).toMatchObject({ change_id: undoing, undoes: change, undoable: true, undone_at: null });
    expect(older).toMatchObject({ change_id: change, undoable: false, undone_at: expect.any(Date) });
    expect(older?.undone_by).toEqual(expect.any(String));
    expect(await undo(admin, undoing)).toMatchObject({ undone: [{ table_name: 'organizations', row_id: String(id) }] });
    expect(await rowOf('organizations', id)).toEqual(after);
    // the first change stands again, and can be undone again
    expect(await undo(admin, change)).toMatchObject({ left: [], stays: [] });
    expect(await rowOf('organizations', id)).toEqual(before);
  });

  it('leaves a record that somebody changed since, and says who', async () => {
    const { id } = await makeOrganization(db.owner);
    const change = await patch(admin, id, { contact_phone: '555-000-1111' });
    await patch(colleague, id, { city: 'Elsewhere' });
    const now = await rowOf('organizations', id);
    expect(await undo(admin, change)).toMatchObject({
      undone: [],
      left: [{ row_id: String(id), reason: expect.any(String), changed_by: expect.any(String) }],
    });
    expect(await rowOf('organizations', id)).toEqual(now);
  });

  it('goes on when what others did since was taken back', async () => {
    const { id } = await makeOrganization(db.owner);
    const before = await rowOf('organizations', id);
    const change = await patch(admin, id, { contact_phone: '555-000-1111' });
    const theirs = await patch(colleague, id, { city: 'Elsewhere' });
    await undo(colleague, theirs);
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect(await rowOf('organizations', id)).toEqual(before);
  });

  it('takes back one record or one field of a change', async () => {
    const [one, two] = [await makeOrganization(db.owner), await makeOrganization(db.owner)] as [Row, Row];
    const change = await changeOf(
      admin,
      `select app_public.update_organization(id, '{"contact_phone": "555-000-1111", "city": "Reno"}') from unnest($1::int[]) id`,
      [[one.id, two.id]],
    );
    expect((await undo(admin, change, 'organizations', one.id)).undone).toHaveLength(1);
    expect((await rowOf('organizations', one.id))?.contact_phone).toBe(one.contact_phone);
    expect((await rowOf('organizations', two.id))?.contact_phone).toBe('555-000-1111');
    await undo(admin, change, 'organizations', two.id, ['contact_phone']);
    expect(await rowOf('organizations', two.id)).toMatchObject({ contact_phone: two.contact_phone, city: 'Reno' });
    expect(await refusal(undo(admin, change, 'organizations', two.id, ['name']))).toMatchObject({
      code: 'SL422',
      field: 'fields',
    });
  });

  it('obeys the rules of the edit: a data confidence keeps its reason, a confirmed value is for superadmins', async () => {
    const { id } = await makeOrganization(db.owner, { data_confidence: 'incomplete', data_confidence_reason: null });
    const before = await rowOf('organizations', id);
    const change = await patch(admin, id, { data_confidence: 'complete', data_confidence_reason: 'Called' });
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect(await rowOf('organizations', id)).toEqual(before);

    const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 500 } });
    const raised = await changeOf(superadmin, `select app_public.update_offer($1, '{"value": 900}')`, [offer.id]);
    expect(await undo(admin, raised)).toMatchObject({ undone: [], left: [{ row_id: String(offer.id) }] });
    expect((await rowOf('offers', offer.id))?.value).toBe(900);
    expect(await undo(superadmin, raised)).toMatchObject({ left: [] });
    expect((await rowOf('offers', offer.id))?.value).toBe(500);
  });

  it('does not move a stage that has no way back', async () => {
    const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    const change = await changeOf(admin, 'select app_public.mark_as_qualified(array[$1::int])', [offer.id]);
    expect(await undo(admin, change)).toMatchObject({ undone: [], left: [{ reason: expect.any(String) }] });
    expect((await rowOf('offers', offer.id))?.status).toBe('qualified');
  });

  it('reviews an image back to pending', async () => {
    const { offer, asset } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const deadline = await makeDeadline(db.owner, asset);
    const image = await makeImage(db.owner, deadline, { offer_id: offer.id, status: 'pending' });
    const before = await rowOf('verification_images', image.id);
    const change = await changeOf(admin, `select app_public.review_verification_image($1, 'verified', $2)`, [
      image.id,
      deadline.id,
    ]);
    expect((await rowOf('verification_deadlines', deadline.id))?.verified_images).toBe(1);
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect(await rowOf('verification_images', image.id)).toEqual(before);
    expect((await rowOf('verification_deadlines', deadline.id))?.verified_images).toBe(0);
  });

  it('moves the primary place back with the one that lost it', async () => {
    const { organization_id: organization } = await makeProperty(db.owner);
    const [first, second] = [await makePlace(organization, 'A'), await makePlace(organization, 'B')] as [Row, Row];
    const before = [await rowOf('play_locations', first.id), await rowOf('play_locations', second.id)];
    const change = await changeOf(
      admin,
      'update app_public.play_locations set "primary" = true where id = $1 returning 1',
      [second.id],
    );
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect([await rowOf('play_locations', first.id), await rowOf('play_locations', second.id)]).toEqual(before);
  });
});

describe('undo of what was added or deleted', () => {
  it('deletes what was added, unless somebody built on it', async () => {
    const campaign = await makeCampaign(db.owner);
    const change = await changeOf(
      admin,
      `insert into app_public.testimonials (campaign_id, quote) values ($1, 'Great') returning 1`,
      [campaign.id],
    );
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect(await own('select from app_public.testimonials where campaign_id = $1', [campaign.id])).toHaveLength(0);

    const made = await changeOf(
      admin,
      `select app_public.create_organization('Brand new', array['16501'], spring_sport_ids => array[1])`,
    );
    const [organization] = await own(`select id from app_public.organizations where name = 'Brand new'`);
    await makePlace(organization?.id, 'A');
    expect(await undo(admin, made)).toMatchObject({ undone: [], left: [{ row_id: String(organization?.id) }] });
    expect(await rowOf('organizations', organization?.id)).toBeDefined();
  });

  it('brings a deleted record back with all that hung on it', async () => {
    const { organization, offer } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    const before = [await rowOf('organizations', organization.id), await rowOf('offers', offer.id)];
    const change = await changeOf(admin, 'select app_public.delete_organization($1)', [organization.id]);
    const result = await undo(admin, change);
    expect(result).toMatchObject({
      left: [],
      undone: [{ table_name: 'organizations', row_id: String(organization.id) }],
    });
    expect([await rowOf('organizations', organization.id), await rowOf('offers', offer.id)]).toEqual(before);
  });

  it('leaves a deleted primary place while another one is primary that the change did not touch', async () => {
    const { id } = await makeOrganization(db.owner);
    const [north, south] = [(await makePlace(id, 'North')).id, (await makePlace(id, 'South')).id];
    const remove = (place: number) =>
      changeOf(admin, 'select app_public.delete_organization_play_location($1)', [place]);
    const first = await remove(north);
    const second = await remove(south);
    await undo(admin, first); // north is the only place, and so the primary one
    expect(await undo(admin, second)).toMatchObject({ undone: [], left: [{}] });
    expect(await rowOf('play_locations', south)).toBeUndefined();
    expect(await rowOf('play_locations', north)).toMatchObject({ primary: true });
  });

  it('leaves an added primary place while another one would get the mark that the change did not touch', async () => {
    const { id } = await makeOrganization(db.owner);
    const add = (address: string) =>
      changeOf(
        admin,
        `select app_public.create_organization_play_location($1, row($2, $2, null, null, null, null, 'US', 41, -80))`,
        [id, address],
      );
    const [first, second] = [await add('1 Oak St'), await add('2 Elm St')];
    const places = () =>
      own('select address, "primary" from app_public.play_locations where organization_id = $1 order by id', [id]);
    const both = await places();
    expect(both).toEqual([
      { address: '1 Oak St', primary: true },
      { address: '2 Elm St', primary: false },
    ]);
    expect(await undo(admin, first)).toMatchObject({ undone: [], left: [{}] });
    expect(await places()).toEqual(both);
    expect(await undo(admin, second)).toMatchObject({ left: [] });
    expect(await undo(admin, first)).toMatchObject({ left: [] });
    expect(await places()).toEqual([]);
  });

  it('takes prospects out of a campaign again', async () => {
    const property = await makeProperty(db.owner);
    const campaign = await makeCampaign(db.owner);
    const change = await changeOf(
      admin,
      'select app_public.add_sponsorable_properties_to_campaign($1, array[$2::int])',
      [campaign.id, property.id],
    );
    expect(await own('select from app_public.offers where campaign_id = $1', [campaign.id])).toHaveLength(1);
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect(await own('select from app_public.offers where campaign_id = $1', [campaign.id])).toHaveLength(0);
  });

  it('takes back assets of an offer and questions of a campaign', async () => {
    const campaign = await makeCampaign(db.owner);
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    const offer = await makeOffer(db.owner, { campaign_id: campaign.id, status: 'prospecting' });
    const asset = await makeAsset(db.owner, offer, capability.id, { quantity: 2 });
    const change = await changeOf(admin, 'select app_public.update_offer($1, $2)', [
      offer.id,
      JSON.stringify({ assets: [{ campaign_capability_id: capability.id, quantity: null }], value: 300 }),
    ]);
    expect(await rowOf('assets', asset.id)).toBeUndefined();
    expect(await undo(admin, change)).toMatchObject({ left: [], undone: [{ table_name: 'offers' }] });
    expect(await rowOf('assets', asset.id)).toMatchObject({ quantity: 2 });
    expect((await rowOf('offers', offer.id))?.value).toBe(offer.value === null ? null : Number(offer.value));

    const ask = (questions: Row[]) =>
      changeOf(admin, 'select app_public.update_campaign($1, $2)', [
        campaign.id,
        JSON.stringify({ custom_questions: questions }),
      ]);
    await ask([{ question: 'One?' }, { question: 'Two?' }]);
    const questions = () =>
      own('select id, question, position from app_public.custom_questions where campaign_id = $1 order by id', [
        campaign.id,
      ]);
    const asked = await questions();
    const changed = await ask([{ id: asked[1]?.id, question: 'Two!' }, { question: 'Three?' }]);
    expect(await undo(admin, changed)).toMatchObject({ left: [] });
    expect(await questions()).toEqual(asked);
  });

  it('takes back what an organization sells: made, changed, archived', async () => {
    const { id, organization_id: organization } = await makeProperty(db.owner);
    const [sign] = await own(`select id from app_public.capabilities where kind = 'game_signage' limit 1`);
    const sold = () =>
      own(
        "select to_jsonb(c) - 'version' as row, to_jsonb(d) as detail, app_public.capability_details_sponsorable_property_ids(d) as ids from app_public.organization_capabilities c join app_public.capability_details d on d.id = c.capability_detail_id where c.organization_id = $1",
        [organization],
      );
    const made = await changeOf(
      admin,
      `select app_public.create_organization_capability($1, $2, 'Field Sign', price => 250, sponsorable_property_ids => array[$3::int])`,
      [organization, sign?.id, id],
    );
    const before = await sold();
    const capability = before[0]?.row.id;
    const changed = await changeOf(admin, 'select app_public.update_organization_capability($1, $2)', [
      capability,
      JSON.stringify({ price: 300, name: 'Sign', sponsorable_property_ids: [] }),
    ]);
    expect(await undo(admin, changed)).toMatchObject({
      left: [],
      undone: [{ table_name: 'organization_capabilities' }],
    });
    expect(await sold()).toEqual(before);
    const archived = await changeOf(admin, 'select app_public.delete_organization_capability($1)', [capability]);
    expect(await undo(admin, archived)).toMatchObject({ left: [] });
    expect(await sold()).toEqual(before);
    expect(await undo(admin, made)).toMatchObject({ left: [] });
    expect(await sold()).toEqual([]);
  });

  it('brings a default deadline back, and with it what pointed to it', async () => {
    const { asset, defaultDeadline: row } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const deadline = await makeDeadline(db.owner, asset, { default_verification_deadline_id: row.id });
    const change = await changeOf(
      admin,
      'delete from app_public.default_verification_deadlines where id = $1 returning 1',
      [row.id],
    );
    expect((await rowOf('verification_deadlines', deadline.id))?.default_verification_deadline_id).toBeNull();
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect((await rowOf('verification_deadlines', deadline.id))?.default_verification_deadline_id).toBe(row.id);
  });
});

describe('who may undo what', () => {
  it('is for staff, for 30 days, and for what people did', async () => {
    const { id } = await makeOrganization(db.owner);
    const change = await patch(admin, id, { contact_phone: '555-000-1111' });
    const member = await insert(db.owner, 'users', {
      email: 'm@league.test',
      role: 'organization',
      status: 'active',
      name: 'M',
    });
    await insert(db.owner, 'organization_users', { organization_id: id, user_id: member.id });
    const league = asking(db, { role: 'organization', userId: member.id });
    expect(await refusal(undo(league, change))).toMatchObject({ code: '42501' });
    expect(await refusal(undo(admin, '999999999'))).toMatchObject({ code: 'SL404' });
    expect(await refusal(undo(admin, 'x; drop table'))).toMatchObject({ code: 'SL404' });
    await db.withClock('+31 days', async () => {
      expect(await refusal(undo(admin, change))).toMatchObject({ code: 'SL409' });
      expect(await admin('select * from app_public.my_changes()')).toEqual([]);
    });
    expect((await rowOf('organizations', id))?.contact_phone).toBe('555-000-1111');
    const [system] = await own(
      `with done as (update app_public.organizations set city = 'X' where id = $1 returning 1) select pg_current_xact_id()::text as id from done`,
      [id],
    );
    expect(await refusal(undo(admin, system?.id))).toMatchObject({ code: 'SL409' });
    // a league's own change is taken back by staff
    const theirs = await changeOf(
      league,
      `select app_public.update_organization($1, '{"contact_phone": "555-222-3333"}')`,
      [id],
    );
    expect(await undo(admin, theirs)).toMatchObject({ left: [] });
    expect((await rowOf('organizations', id))?.contact_phone).toBe('555-000-1111');
  });

  it('says before what would happen, and what stays', async () => {
    const [one, two] = [await makeSponsor(db.owner), await makeSponsor(db.owner)] as [Row, Row];
    const change = await changeOf(
      admin,
      `update app_public.sponsors set name = name || ' Inc' where id = any ($1) returning 1`,
      [[one.id, two.id]],
    );
    await colleague('update app_public.sponsors set name = $2 where id = $1', [two.id, 'Theirs']);
    const [preview] = await admin('select to_jsonb(app_public.undo_preview($1)) as result', [change]);
    expect(preview?.result).toMatchObject({ undone: [{ row_id: String(one.id) }], left: [{ row_id: String(two.id) }] });
    expect((await rowOf('sponsors', one.id))?.name).toBe(`${one.name} Inc`);
    expect(await undo(admin, change)).toMatchObject({
      undone: [{ row_id: String(one.id) }],
      left: [{ row_id: String(two.id) }],
    });
    const { organization, offer, asset } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const image = await makeImage(db.owner, await makeDeadline(db.owner, asset), { offer_id: offer.id });
    const rejected = await changeOf(admin, `select app_public.review_verification_image($1, 'rejected')`, [image.id]);
    await own(`update app_private.mail_outbox set state = 'sent' where offer_id = $1`, [offer.id]);
    expect((await undo(admin, rejected)).stays).toEqual([expect.stringContaining(organization.contact_email)]);
  });
});

describe('reading changes', () => {
  it("lists one's own, newest first, with how many records", async () => {
    const other = (await makeStaff(db)).admin;
    const ids = [(await makeOrganization(db.owner)).id, (await makeOrganization(db.owner)).id];
    const first = await patch(other, ids[0], { city: 'Reno' });
    const second = await changeOf(
      other,
      `select app_public.update_organization(id, '{"city": "Erie"}') from unnest($1::int[]) id`,
      [ids],
    );
    const changes = await other('select id, records, undoable, to_jsonb(entry) as entry from app_public.my_changes()');
    expect(changes).toMatchObject([
      { id: second, records: 2, undoable: true },
      { id: first, records: 1, entry: { new_values: { city: 'Reno' } } },
    ]);
    expect(await other('select id from app_public.my_changes($1, 1)', [second])).toMatchObject([{ id: first }]);
    expect(await admin('select * from app_public.my_changes() c where c.id = $1', [first])).toEqual([]);
    expect(adminId).toBeGreaterThan(0);
  });

  it('shows a record as it was on a day, with what hung on it', async () => {
    const { id } = await makeOrganization(db.owner, { name: 'Then' });
    const place = await makePlace(id, 'Old Field');
    await db.withClock('+3 days', async () => {
      await patch(admin, id, { name: 'Now' });
      await admin('select app_public.delete_organization_play_location($1)', [place.id]);
    });
    const on = (day: number) =>
      admin(
        `select table_name, label, "values" from app_public.record_as_of('organizations', $1, app_public.today() + $2::int)`,
        [id, day],
      );
    const labels = async (day: number) => (await on(day)).map(({ label }) => label);
    expect(await labels(1)).toEqual(expect.arrayContaining(['Then', 'Old Field']));
    const later = await labels(4);
    expect(later).toContain('Now');
    expect(later).not.toContain('Old Field');
    // a colleague's own view of a list is nobody else's
    const view = await insert(db.owner, 'list_views', {
      resource: 'offers',
      label: 'Mine',
      view: {},
      owner_id: adminId,
    });
    expect(await rowOf('list_views', view.id)).toBeDefined();
    expect(
      await colleague(`select * from app_public.record_as_of('list_views', $1, app_public.today())`, [view.id]),
    ).toEqual([]);
  });
});
