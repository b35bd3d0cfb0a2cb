/** Merges two organizations, changes what moved, and undoes the merge. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeMember,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { makeFullFixture } from '../harness/fullFixture.ts';
import { allTables } from './merging.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const merge = async (survivor: number, merged: number, choices: Record<string, string> = {}): Promise<Row> =>
  (await admin('select * from app_public.merge_organizations($1, $2, $3)', [survivor, merged, choices]))[0] as Row;
const unmerge = async (id: number): Promise<Row> =>
  (
    await admin(
      'select organization_id, survivor_id, to_jsonb(left_behind) as left_behind from app_public.unmerge_organizations($1)',
      [id],
    )
  )[0] as Row;
const organization = async (id: number) =>
  (await own('select * from app_public.organizations where id = $1', [id]))[0] as Row;

describe('a merge', () => {
  it('[O24] moves everything of a whole fixture and, taken back, leaves every table as it was', async () => {
    const [a, b] = [await makeFullFixture(db.owner), await makeFullFixture(db.owner)];
    await own('update app_public.sponsorship_applications set year = year + 1 where organization_id = $1', [
      b.organization,
    ]);
    // two accounts that last keep two leagues from being merged
    await own('update app_public.deposit_accounts set ended_at = usable_from where organization_id = $1', [
      b.organization,
    ]);
    const before = await allTables(db);
    const done = await merge(a.organization, b.organization);
    expect(await own('select 1 from app_public.organizations where id = $1', [b.organization])).toEqual([]);
    const { rows } = await db.owner.query(`select target::text as target from app_private.organization_tables()`);
    expect(rows.length).toBeGreaterThan(25);
    for (const { target } of rows)
      expect([target, await own(`select 1 from ${target} where organization_id = $1`, [b.organization])]).toEqual([
        target,
        [],
      ]);
    expect(await unmerge(done.id)).toEqual({
      organization_id: b.organization,
      survivor_id: a.organization,
      left_behind: [],
    });
    // the contacts were notified of both
    await own(`delete from app_private.mail_outbox where kind in ('contact_change', 'deposit_account_change')`);
    expect(await allTables(db)).toEqual(before);
  });

  it('takes the fields as chosen, else the filled, the joined and the newer ones', async () => {
    const [type] = (await own('select id, name from app_public.organization_types order by id limit 1')) as [Row];
    const a = (
      await makeOrganization(db.owner, {
        name: 'Erie SC',
        contact_email: 'a@erie.test',
        contact_phone: null,
        website_url: 'erie.test',
        organization_type_id: type.id,
      })
    ).id;
    const b = (
      await makeOrganization(db.owner, {
        name: 'Erie Soccer Club',
        contact_email: 'b@erie.test, a@erie.test',
        contact_phone: '8145550101',
        website_url: 'www.erie.test',
      })
    ).id;
    const [preview] = await admin('select to_jsonb(fields) as fields from app_public.merge_preview($1, $2)', [a, b]);
    const proposed = Object.fromEntries(preview?.fields.map(({ name, choice }: Row) => [name, choice]));
    expect(proposed).toMatchObject({ contact_email: 'both', contact_phone: 'merged' });
    const texts = Object.fromEntries(
      preview?.fields.map(({ name, survivor_text, merged_text }: Row) => [name, [survivor_text, merged_text]]),
    );
    expect(texts).toMatchObject({
      name: ['Erie SC', 'Erie Soccer Club'],
      contact_phone: [null, '8145550101'],
      organization_type_id: [type.name, null],
    });
    await merge(a, b, { name: 'merged', website_url: 'survivor' });
    expect(await organization(a)).toMatchObject({
      name: 'Erie Soccer Club',
      contact_email: 'a@erie.test, b@erie.test',
      contact_phone: '8145550101',
      website_url: 'erie.test',
    });
  });

  it('keeps one of what both have, and its links, calendars and number lead to the survivor', async () => {
    const [a, b] = [(await makeOrganization(db.owner)).id, (await makeOrganization(db.owner)).id];
    const user = (await makeMember(db.owner, a)).id;
    await insert(db.owner, 'organization_users', { organization_id: b, user_id: user });
    const league = asking(db, { link: 'league', id: b });
    expect(await league('select id from app_public.organizations')).toEqual([{ id: b }]);
    await merge(a, b);
    expect(await own('select user_id from app_public.organization_users where organization_id = $1', [a])).toEqual([
      { user_id: user },
    ]);
    expect(await league('select id from app_public.organizations')).toEqual([{ id: a }]);
    expect(
      await own('select app_private.survivor_of($1) as id, app_private.calendar_version_of($1, $2) as version', [
        b,
        user,
      ]),
    ).toEqual([{ id: a, version: 1 }]);
    expect(await admin('select survivor_id from app_public.organization_merges($1)', [b])).toEqual([
      { survivor_id: a },
    ]);
    // a revoked link is revoked for both organizations
    await admin(`select app_public.revoke_link('league', $1)`, [String(a)]);
    expect(await own(`select app_private.link_version('league', $1) as version`, [String(b)])).toEqual([
      { version: null },
    ]);
    // the merged organization cannot be restored other than by unmerging
    expect(
      (await admin(`select * from app_public.deleted_records('organizations')`)).map(({ row_id }) => row_id),
    ).not.toContain(String(b));
  });

  it('is in the history of both', async () => {
    const [a, b] = [(await makeOrganization(db.owner)).id, (await makeOrganization(db.owner)).id];
    await merge(a, b);
    const told = async (id: number, key: string) =>
      (await admin('select new_values from app_public.record_history($1, $2)', ['organizations', id])).some(
        ({ new_values }) => new_values && key in new_values,
      );
    expect([await told(a, 'merged_with'), await told(b, 'merged_into')]).toEqual([true, true]);
  });
});

describe('taking a merge back', () => {
  it('restores records with the changes made since, and lists what was added to the survivor and changed there', async () => {
    const { organization: b, offer, property } = await makeOfferFixture(db.owner, { offer: { status: 'qualified' } });
    const a = (await makeOrganization(db.owner, { name: 'Stays', contact_phone: '8145550100' })).id;
    const done = await merge(a, b.id, { contact_phone: 'survivor', name: 'merged' });
    await own('update app_public.offers set value = 777 where id = $1', [offer.id]);
    await own(`update app_public.sponsorable_properties set name = 'Renamed since' where id = $1`, [property.id]);
    await own(`update app_public.organizations set name = 'Named since' where id = $1`, [a]);
    await own(`insert into app_public.comments (organization_id, content) values ($1, 'New')`, [a]);
    const added = await makeProperty(db.owner, { organization_id: a, name: 'Added since' });
    const { left_behind } = await unmerge(done.id);
    expect(await own('select organization_id, value from app_public.offers where id = $1', [offer.id])).toEqual([
      { organization_id: b.id, value: '777.00' },
    ]);
    expect(
      await own('select organization_id, name from app_public.sponsorable_properties where id = any ($1) order by id', [
        [property.id, added.id],
      ]),
    ).toEqual([
      { organization_id: b.id, name: 'Renamed since' },
      { organization_id: a, name: 'Added since' },
    ]);
    expect(await organization(a)).toMatchObject({ name: 'Named since' });
    const listed = left_behind.map(({ table_name, label }: Row) => [table_name, label]);
    expect(listed).toEqual(
      expect.arrayContaining([
        ['organizations', 'name'],
        ['comments', 'New'],
        ['sponsorable_properties', 'Added since'],
      ]),
    );
    expect(listed).not.toContainEqual(['sponsorable_properties', 'Renamed since']);
  });

  it('brings nobody back in who was taken out since, and cuts what tied both', async () => {
    const { organization: b, property } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    const a = (await makeOrganization(db.owner)).id;
    const user = (await makeMember(db.owner, a)).id;
    await insert(db.owner, 'organization_users', { organization_id: b.id, user_id: user });
    const place = (await insert(db.owner, 'play_locations', { organization_id: a, address: '16501' })).id;
    const done = await merge(a, b.id);
    await admin('select app_public.dissociate_user_and_organization($1, $2)', [user, a]);
    await own(
      'insert into app_public.sponsorable_property_play_locations (sponsorable_property_id, play_location_id, organization_id) values ($1, $2, $3)',
      [property.id, place, a],
    );
    const { left_behind } = await unmerge(done.id);
    expect(await own('select 1 from app_public.organization_users where user_id = $1', [user])).toEqual([]);
    expect(
      await own('select 1 from app_public.sponsorable_property_play_locations where play_location_id = $1', [place]),
    ).toEqual([]);
    expect(left_behind.map(({ table_name }: Row) => table_name)).toEqual(
      expect.arrayContaining(['organization_users', 'sponsorable_property_play_locations']),
    );
  });

  it('is refused while a later merge stands, twice, and after 30 days', async () => {
    const [a, b, c] = [
      await makeOrganization(db.owner),
      await makeOrganization(db.owner),
      await makeOrganization(db.owner),
    ].map(({ id }) => id) as [number, number, number];
    const first = await merge(a, b);
    const second = await merge(c, a);
    const { code, message } = await refusal(unmerge(first.id));
    expect([code, message]).toEqual(['SL409', expect.stringContaining(`#${c}`)]);
    await db.withClock('+31 days', async () =>
      expect(await refusal(unmerge(second.id))).toMatchObject({ code: 'SL409' }),
    );
    await unmerge(second.id);
    await unmerge(first.id);
    expect(await refusal(unmerge(first.id))).toMatchObject({ code: 'SL409' });
    expect(await refusal(unmerge(99_999_999))).toMatchObject({ code: 'SL404' });
  });

  it('is what undo of its change does, and marks it as undone', async () => {
    const [a, b] = [(await makeOrganization(db.owner)).id, (await makeOrganization(db.owner)).id];
    const done = await merge(a, b);
    const [{ change } = { change: '' }] = await own(
      'select transaction_id::text as change from app_private.organization_merges where id = $1',
      [done.id],
    );
    const [preview] = await admin('select to_jsonb(undone) as undone from app_public.undo_preview($1)', [change]);
    expect(preview?.undone).toMatchObject([{ table_name: 'organizations', row_id: String(b) }]);
    await admin('select app_public.undo_change($1)', [change]);
    expect(await organization(b)).toMatchObject({ id: b });
    expect(await refusal(admin('select app_public.undo_change($1)', [change]))).toMatchObject({ code: 'SL409' });
  });
});

describe('the catalog', () => {
  it('has no table with an organization that a merge could not move', async () => {
    // rows are found again by their key; child rows follow through a deferrable foreign key
    expect(
      await own(
        `select target::text from app_private.organization_tables() where key = '{}' and not follows order by 1`,
      ),
    ).toEqual([]);
    expect(
      await own(`select c.conrelid::regclass || ': ' || c.conname as rigid from pg_constraint c
        where c.contype = 'f' and not c.condeferrable and cardinality(c.conkey) > 1 and exists (select from pg_attribute a
          where a.attrelid = c.confrelid and a.attnum = any (c.confkey) and a.attname = 'organization_id') order by 1`),
    ).toEqual([]);
    // every unique key that includes the organization must be known, because both may have such a row
    expect(
      await own(`select i.indexrelid::regclass::text as index from pg_index i join app_private.organization_tables() t on t.target = i.indrelid
        where i.indisunique and exists (select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname = 'organization_id')
          and not exists (select from pg_index s where s.indrelid = i.indrelid and s.indisunique and s.indkey::int[] <@ i.indkey::int[] and s.indexrelid <> i.indexrelid and s.indpred is null)
          and not (t.twins is not null and array(select a.attname from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey)
            and a.attname <> 'organization_id') <@ t.twins) order by 1`),
    ).toEqual([
      { index: 'app_private.mail_outbox_bundled_once_key' },
      { index: 'app_public.deposit_accounts_current' },
      { index: 'app_public.play_locations_one_primary' },
      { index: 'app_public.sponsorship_applications_season_key' },
    ]);
    // any other column that refers to an organization needs a decision here
    expect(
      await own(`select c.oid::regclass || '.' || a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
        where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
          and (a.attname ~ '_organization_id$' or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
            and f.confrelid = 'app_public.organizations'::regclass and f.conkey = array[a.attnum] and a.attname <> 'organization_id')) order by 1`),
    ).toEqual([
      { column: 'app_private.organization_keys.id' },
      { column: 'app_private.organization_search_texts.id' },
      { column: 'app_private.organization_totals.id' },
      { column: 'app_public.duplicate_organizations.other_organization_id' },
      { column: 'app_public.tax_forms.link_organization_id' }, // whose link it was, also after the merge
    ]);
  });
});
