/** Restores deleted records from the history. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeDeadline,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { makeFullFixture } from '../harness/fullFixture.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const history = (type: string, id: number, before: string | null = null, first = 20): Promise<Row[]> =>
  admin('select * from app_public.record_history($1, $2, $3, $4)', [type, id, before, first]);

describe('bringing back', () => {
  const deletion = async (type: string, id: number): Promise<Row> =>
    (await admin('select * from app_public.deleted_records($1)', [type])).find(
      (entry) => entry.row_id === String(id),
    ) as Row;
  const restore = (entry: Row) => admin('select * from app_public.restore_deleted($1)', [entry.id]);

  it('an organization comes back whole, under its ids, with addresses, programs, places and members', async () => {
    const { organization } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    const id = organization.id;
    await own(
      `select app_private.write_address($1, 'mailing', 'A', '1 Main St', null, 'Erie', 'PA', '16501', 'US', 'deliverable')`,
      [id],
    );
    const whole = async () => {
      const found: Record<string, Row[]> = {};
      for (const table of [
        'addresses',
        'sponsorable_properties',
        'play_locations',
        'organization_users',
        'offers',
        'comments',
      ])
        found[table] = await own(
          `select to_jsonb(t) - 'updated_at' - 'version' as row from app_public.${table} t where organization_id = $1 order by 1`,
          [id],
        );
      found.organizations = await own(
        `select to_jsonb(o) - 'updated_at' - 'version' as row from app_public.organizations o where id = $1`,
        [id],
      );
      return found;
    };
    const before = await whole();
    expect(before.addresses?.length).toBeGreaterThan(0);
    await admin('select app_public.delete_organization($1)', [id]);
    expect((await whole()).organizations).toEqual([]);
    const entry = await deletion('organizations', id);
    expect(entry).toMatchObject({ op: 'delete', restorable: true });
    await restore(entry);
    expect(await whole()).toEqual(before);
    // a second click, or a colleague's
    expect(await refusal(restore(entry))).toMatchObject({ code: 'SL409' });
    expect(await deletion('organizations', id)).toBeUndefined();
  });

  it('an organization comes back with all that it had but signed releases: notes with their authors, material, proof, answers, packages', async () => {
    const fixture = await makeFullFixture(db.owner);
    const id = fixture.organization;
    // first deletes what prevents deleting an organization
    await own(
      'delete from app_public.check_sheets where check_id in (select id from app_public.checks where organization_id = $1)',
      [id],
    );
    await own(
      'delete from app_public.deposit_entries where account_id in (select id from app_public.deposit_accounts where organization_id = $1)',
      [id],
    );
    await own('delete from app_public.checks where organization_id = $1', [id]);
    await own(`delete from app_public.verification_images where offer_id in (
      select id from app_public.offers where organization_id = ${id} and status in ('proposed', 'confirmed'))`);
    await own(`delete from app_public.offers where organization_id = $1 and status in ('proposed', 'confirmed')`, [id]);
    await admin(`select app_public.create_comment('Called them', $1)`, [id]);
    const tables = (
      await own(`select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
        where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r' order by 1`)
    ).map((row) => row.name as string);
    const whole = async () => {
      const found: Record<string, Row[]> = {};
      for (const table of tables)
        found[table] = await own(
          `select to_jsonb(t) - 'updated_at' - 'version' as row from app_public.${table} t where organization_id = $1 order by row`,
          [id],
        );
      return found;
    };
    for (const kept of ['tax_returns', 'tax_forms', 'deposit_accounts']) // with them it can't be deleted
      await own(`delete from app_public.${kept} where organization_id = $1`, [id]);
    const before = await whole();
    for (const table of [
      'comments',
      'creative_contents',
      'verification_images',
      'capability_details',
      'sponsorship_events',
      'signed_releases',
    ])
      expect(before[table]).not.toEqual([]);
    await admin('select app_public.delete_organization($1)', [id]);
    await restore(await deletion('organizations', id));
    // the history keeps no names of children, so signatures are gone
    expect(await whole()).toEqual({ ...before, signed_releases: [] });
  });

  it('a location filter comes back with its name and its places', async () => {
    const { campaign } = await makeOfferFixture(db.owner);
    const [filter] = await admin(`select * from app_public.create_location_filter($1, 'Texas')`, [campaign.id]);
    await admin(`select app_public.add_zips_to_location_filter($1, '{78701}')`, [filter?.id]);
    await admin('delete from app_public.search_filters where id = $1', [filter?.id]);
    await restore(await deletion('search_filters', filter?.id));
    expect(
      await own(
        `select f.name, l.place from app_public.location_filters f join app_public.locations l on l.location_filter_id = f.id
         where f.id = $1`,
        [filter?.id],
      ),
    ).toEqual([{ name: 'Texas', place: '78701' }]);
  });

  it('what a campaign needs comes back with its deadlines and their texts, though its places are gone by then', async () => {
    const { campaign } = await makeOfferFixture(db.owner);
    const [filter] = await admin(`select * from app_public.create_location_filter($1, 'Texas')`, [campaign.id]);
    await admin(`select app_public.add_zips_to_location_filter($1, '{78701}')`, [filter?.id]);
    const capability = await insert(db.owner, 'campaign_capabilities', { campaign_id: campaign.id, capability_id: 3 });
    const [deadline] = await admin(
      `insert into app_public.default_verification_deadlines (campaign_capability_id, name, deadline, verification_reminder_instructions)
       values ($1, 'Banner', '2030-05-01', 'Send it') returning id`,
      [capability.id],
    );
    await admin(
      `insert into app_public.creative_content_templates (default_verification_deadline_id, name, content)
       values ($1, 'Post', 'Near {{target_location}}')`,
      [deadline?.id],
    );
    await admin('delete from app_public.campaign_capabilities where id = $1', [capability.id]);
    await admin('delete from app_public.search_filters where id = $1', [filter?.id]);
    await restore(await deletion('campaign_capabilities', capability.id));
    expect(
      await own(
        `select d.campaign_id, t.content from app_public.creative_content_templates t
         join app_public.default_verification_deadlines d on d.id = t.default_verification_deadline_id where d.id = $1`,
        [deadline?.id],
      ),
    ).toEqual([{ campaign_id: campaign.id, content: 'Near {{target_location}}' }]);
  });

  it('a program and a place that played a part in it come back with the marks they had', async () => {
    const { id } = await makeOrganization(db.owner);
    const place = async (nickname: string): Promise<number> =>
      (
        await insert(db.owner, 'play_locations', {
          organization_id: id,
          nickname,
          address: '1 Main St, Austin, TX 78701',
        })
      ).id;
    const places = [await place('North'), await place('South')];
    for (const order of [places, [...places].reverse()]) {
      const [program] = await admin(
        `select * from app_public.create_sponsorable_property($1, 'P', 'spring', 1, 1, $2)`,
        [id, order],
      );
      const plays = () =>
        own(
          `select play_location_id, "primary" from app_public.sponsorable_property_play_locations where sponsorable_property_id = $1
           order by 1`,
          [program?.id],
        );
      const before = await plays();
      await admin('select app_public.delete_sponsorable_property($1)', [program?.id]);
      await restore(await deletion('sponsorable_properties', program?.id));
      expect(await plays()).toEqual(before);
      await admin('select app_public.delete_organization_play_location($1)', [order[0]]);
      await restore(await deletion('play_locations', order[0] as number));
      expect(await plays()).toEqual(before);
    }
  });

  it('material that went with a removed deadline does not bring the deadline back', async () => {
    const { asset } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const deadline = await makeDeadline(db.owner, asset);
    const [creative] = await admin(
      `insert into app_public.creative_contents (verification_deadline_id, name, content) values ($1, 'Post', 'Thanks') returning id`,
      [deadline.id],
    );
    const gone = async () =>
      (await history('verification_deadlines', deadline.id)).find(
        (entry) => entry.op === 'delete' && entry.table_name === 'creative_contents',
      ) as Row;
    await admin('delete from app_public.creative_contents where id = $1', [creative?.id]);
    expect(await gone()).toMatchObject({ restorable: true });
    await restore(await gone());
    await admin(`select app_public.remove_verification_deadline($1, 'Not needed')`, [deadline.id]);
    expect(await gone()).toMatchObject({ restorable: false });
    expect(await refusal(restore(await gone()))).toMatchObject({ code: 'SL409' });
  });

  it('leaves alone what points to something else by now, and what another transaction of the same number deleted', async () => {
    const { organization, campaign, property, offer } = await makeOfferFixture(db.owner, {
      offer: { status: 'prospecting' },
    });
    const other = await makeOffer(db.owner, {
      campaign_id: campaign.id,
      sponsorable_property_id: (await makeProperty(db.owner, { organization_id: organization.id })).id,
      status: 'prospecting',
    });
    const application = await insert(db.owner, 'sponsorship_applications', {
      organization_id: organization.id,
      season: 'spring',
      year: 2030,
      offer_id: offer.id,
    });
    const [testimonial] = await own(
      `insert into app_public.testimonials (campaign_id, quote) values ($1, 'Old') returning *`,
      [campaign.id],
    );
    await admin('select app_public.delete_sponsorable_property($1)', [property.id]);
    await own('update app_public.sponsorship_applications set offer_id = $1 where id = $2', [other.id, application.id]);
    const entry = await deletion('sponsorable_properties', property.id);
    // an entry from years ago, before the database was moved to this server
    await own('delete from app_public.testimonials where id = $1', [testimonial?.id]);
    await own(
      `insert into app_private.audit_log (at, actor_role, table_name, row_id, op, old_values, transaction_id)
       select a.at - interval '3 years', 'admin', 'testimonials', $1::text, 'D', $2, a.transaction_id from app_private.audit_log a where a.id = $3`,
      [testimonial?.id, JSON.stringify(testimonial), entry.id],
    );
    await restore(entry);
    expect(
      await own('select offer_id from app_public.sponsorship_applications where id = $1', [application.id]),
    ).toEqual([{ offer_id: other.id }]);
    expect(await own('select from app_public.testimonials where id = $1', [testimonial?.id])).toEqual([]);
  });

  it('a testimonial comes back from the history of its campaign', async () => {
    const { campaign } = await makeOfferFixture(db.owner);
    const [row] = await admin(
      `insert into app_public.testimonials (campaign_id, quote) values ($1, 'Kept') returning id`,
      [campaign.id],
    );
    await admin('delete from app_public.testimonials where id = $1', [row?.id]);
    const [entry] = await history('campaigns', campaign.id);
    expect(entry).toMatchObject({ op: 'delete', restorable: true, table_name: 'testimonials' });
    await restore(entry as Row);
    expect(await own('select quote from app_public.testimonials where id = $1', [row?.id])).toEqual([
      { quote: 'Kept' },
    ]);
    const [back] = await history('campaigns', campaign.id);
    expect(back).toMatchObject({ op: 'insert', actor_role: 'admin' });
  });

  it('[B-157] a capability that was taken off an organization’s list comes back to it, once, with its price', async () => {
    const { id: organization } = await makeOrganization(db.owner);
    const [sign] = await own(`select id from app_public.capabilities where kind = 'game_signage' limit 1`);
    const [sold] = await admin(
      `select * from app_public.create_organization_capability($1, $2, 'Field Sign', price => 250)`,
      [organization, sign?.id],
    );
    await admin(`select app_public.update_organization_capability($1, '{"name": "Fence Sign"}')`, [sold?.id]);
    await admin('select app_public.delete_organization_capability($1)', [sold?.id]);
    const newest = async () => (await history('organizations', organization))[0] as Row;
    const archiving = await newest();
    expect(archiving).toMatchObject({ op: 'update', new_values: { archived: true }, restorable: true });
    expect(archiving.names).toMatchObject({ row: 'Fence Sign' });
    await restore(archiving);
    const [back] = await own(
      'select c.name, c.archived, d.price::int from app_public.organization_capabilities c join app_public.capability_details d on d.id = c.capability_detail_id where c.id = $1',
      [sold?.id],
    );
    expect(back).toEqual({ name: 'Fence Sign', archived: false, price: 250 });
    expect(await newest()).toMatchObject({ new_values: { archived: false }, restorable: false });
    expect(await refusal(restore(archiving))).toMatchObject({ code: 'SL409' });
    const renaming = (await history('organizations', organization)).find(({ new_values }) => new_values?.name);
    expect(renaming).toMatchObject({ op: 'update', restorable: false });
    expect(await refusal(restore(renaming as Row))).toMatchObject({ code: 'SL404' });
  });

  it('nothing comes back to what is gone, and neither money nor an unknown entry does', async () => {
    const { campaign, offer } = await makeOfferFixture(db.owner);
    const [statistic] = await own(
      `insert into app_public.campaign_statistics (campaign_id, name, number, description, icon_name) values ($1, 'N', '1', 'd', 'flag') returning id`,
      [campaign.id],
    );
    await own('delete from app_public.campaign_statistics where id = $1', [statistic?.id]);
    const entry = await deletion('campaign_statistics', statistic?.id);
    await own('delete from app_public.offers where id = $1', [offer.id]);
    await own('delete from app_public.campaigns where id = $1', [campaign.id]);
    expect(await refusal(restore(entry))).toMatchObject({ code: 'SL409' });
    expect(await refusal(restore({ id: '999999999' }))).toMatchObject({ code: 'SL404' });
    const gone = (await history('offers', offer.id)).find(
      (entry) => entry.table_name === 'offers' && entry.op === 'delete',
    ) as Row;
    expect(gone.restorable).toBe(false);
    expect(await refusal(restore(gone))).toMatchObject({ code: 'SL409' });
  });
});
