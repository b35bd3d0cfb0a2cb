/** Taking updates back: whole, by record, by column; what is left and why; and who may. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeDeadline,
  makeImage,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';
import { changeOf, patch, undo, undoing } from './undoing.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);
const colleague = (await makeStaff(db)).admin;
const { rowOf, makePlace } = undoing(db);

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
    // the first change is in effect again, and can be undone again
    expect(await undo(admin, change)).toMatchObject({ left: [], stays: [] });
    expect(await rowOf('organizations', id)).toEqual(before);
  });

  it('an entry is named as an undo only if it is one, also when its record was undone before', async () => {
    const { id } = await makeOrganization(db.owner);
    await undo(admin, await patch(admin, id, { contact_phone: '555-000-1111' }));
    const later = await patch(admin, id, { city: 'Reno' });
    const [newest, undoing] = await admin(`select * from app_public.record_history('organizations', $1)`, [id]);
    expect(newest).toMatchObject({ change_id: later, undoes: null });
    expect(undoing?.undoes).toEqual(expect.any(String));
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
    // staff undo a league's own change
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
    // a colleague's own view of a list is private
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
