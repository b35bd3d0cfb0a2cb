/** Versions: an update that states the version that was read is refused if somebody has changed the record since. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeMember,
  makeOfferFixture,
  makeOrganization,
  type Row,
} from '../harness/factories.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);
const versionOf = async (table: string, id: number): Promise<number> =>
  (await own(`select version from app_public.${table} where id = $1`, [id]))[0]?.version;
const testimonial = async (): Promise<Row> =>
  insert(db.owner, 'testimonials', {
    campaign_id: (await makeCampaign(db.owner)).id,
    quote: 'Great',
    attribution: 'Sam',
  });

describe('the version of a record', () => {
  it('counts changes; what changes nothing is none', async () => {
    const { id } = await testimonial();
    expect(await versionOf('testimonials', id)).toBe(1);
    await admin('update app_public.testimonials set quote = $2 where id = $1', [id, 'Great']);
    expect(await versionOf('testimonials', id)).toBe(1);
    await admin('update app_public.testimonials set quote = $2 where id = $1', [id, 'Superb']);
    expect(await versionOf('testimonials', id)).toBe(2);
  });

  it('lets an update pass that states it, or none, and refuses an older one', async () => {
    const { id } = await testimonial();
    const write = (quote: string, version: number | null) =>
      admin('update app_public.testimonials set quote = $2, version = $3 where id = $1', [id, quote, version]);
    await write('Superb', 1);
    await write('Overwritten', null);
    expect(await refusal(write('Late', 1))).toEqual({
      code: 'SL409',
      message: 'This has been changed in the meantime.',
      field: 'version',
    });
    expect(await own('select quote, version from app_public.testimonials where id = $1', [id])).toEqual([
      { quote: 'Overwritten', version: 3 },
    ]);
  });

  it('[O3] takes a save that is sent again after its answer got lost as made, until somebody else changes what it wanted', async () => {
    const { id } = await testimonial();
    const save = () =>
      admin(`update app_public.testimonials set quote = 'Superb', version = 1 where id = $1 returning quote, version`, [
        id,
      ]);
    expect(await save()).toEqual([{ quote: 'Superb', version: 2 }]);
    expect(await save()).toEqual([{ quote: 'Superb', version: 2 }]);
    await admin(`update app_public.testimonials set attribution = 'Alex' where id = $1`, [id]);
    expect(await save()).toEqual([{ quote: 'Superb', version: 3 }]);
    await admin(`update app_public.testimonials set quote = 'Theirs' where id = $1`, [id]);
    expect(await refusal(save())).toMatchObject({ code: 'SL409', field: 'version' });
  });

  it('[C9] names who changed the field in question, not who changed another one later', async () => {
    const { id } = await testimonial();
    await admin('update app_public.testimonials set quote = $2 where id = $1', [id, 'Theirs']);
    await superadmin('update app_public.testimonials set attribution = $2 where id = $1', [id, 'Alex']);
    const stale = (column: string) =>
      db.as({ role: 'admin', userId: adminId }, (client) =>
        client.query(`update app_public.testimonials set ${column} = 'Mine', version = 1 where id = $1`, [id]).then(
          () => null,
          (error: { detail: string }) => JSON.parse(error.detail).changed_by,
        ),
      );
    const nameOf = async (role: string) =>
      (await own('select name from app_public.users where role = $1', [role]))[0]?.name;
    expect(await stale('quote')).toBe(await nameOf('admin'));
    expect(await stale('attribution')).toBe(await nameOf('superadmin'));
  });

  it('refuses the second of two concurrent saves and keeps the first', async () => {
    const { id } = await testimonial();
    const change = `update app_public.testimonials set quote = $1, version = 1 where id = ${id}`;
    const persona = { role: 'admin', userId: adminId } as const;
    let second: Promise<unknown> = Promise.resolve();
    await db.as(persona, async (first) => {
      await first.query(change, ['First']);
      // waits for the row lock of the first one
      second = refusal(db.as(persona, (client) => client.query(change, ['Second'])));
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await second).toMatchObject({ code: 'SL409', field: 'version' });
    expect(await own('select quote, version from app_public.testimonials where id = $1', [id])).toEqual([
      { quote: 'First', version: 2 },
    ]);
  });

  it('is no entry of the audit, and what the system counts is no change', async () => {
    const { offer, organization } = await makeOfferFixture(db.owner);
    const entries = async () =>
      (
        await own(
          `select new_values from app_private.audit_log where table_name = 'offers' and row_id = $1 and op = 'U' order by id`,
          [String(offer.id)],
        )
      ).map((row) => row.new_values);
    const [version, before] = [await versionOf('offers', offer.id), await entries()];
    const ofOrganization = await versionOf('organizations', organization.id);
    await own('update app_public.offers set number_of_offer_views = number_of_offer_views + 1 where id = $1', [
      offer.id,
    ]);
    await own('update app_public.organizations set last_engaged_at = app_private.clock() where id = $1', [
      organization.id,
    ]);
    expect(await versionOf('offers', offer.id)).toBe(version);
    expect(await versionOf('organizations', organization.id)).toBe(ofOrganization);
    await own('update app_public.offers set version = null, custom_field = $2 where id = $1', [offer.id, 'Sign']);
    expect((await entries()).slice(before.length)).toEqual([{ number_of_offer_views: 1 }, { custom_field: 'Sign' }]);
    await own('update app_public.offers set version = null where id = $1', [offer.id]);
    expect(await versionOf('offers', offer.id)).toBe(version + 2);
    expect(await entries()).toHaveLength(before.length + 2);
  });

  it('is there on every table that staff may update, and they may state it', async () => {
    expect(
      await own(`select c.relname, r.role from pg_class c, unnest('{sideline_admin,sideline_superadmin}'::name[]) r (role)
        where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r' and has_any_column_privilege(r.role, c.oid, 'update')
          and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'version'
            and has_column_privilege(r.role, c.oid, a.attnum, 'update'))`),
    ).toEqual([]);
  });
});

describe('the refusal of a stale update', () => {
  it('tells the version and the values now, as far as the caller may read them', async () => {
    const { id } = await makeOrganization(db.owner, { name: 'Bears', email_open_rate: 12.5 });
    const member = await makeMember(db.owner, id);
    await own('update app_public.organizations set name = $2 where id = $1', [id, 'Black Bears']);
    const told = async (ask: Ask) => {
      const error = await ask('select app_public.update_organization($1, $2)', [
        id,
        { name: 'Late', version: 1 },
      ]).catch((refused) => refused);
      return JSON.parse(error.detail);
    };
    const toStaff = await told(admin);
    expect(toStaff).toMatchObject({
      version: await versionOf('organizations', id),
      current: { id, name: 'Black Bears', email_open_rate: '12.50', data_confidence: expect.any(String) },
    });
    const toLeague = await told(asking(db, { role: 'organization', userId: member.id }));
    expect(toLeague.current).toMatchObject({ name: 'Black Bears' });
    expect(toLeague.current).not.toHaveProperty('data_confidence');
  });
});

describe('a record of several tables', () => {
  const twoSaves = async (fn: string, table: string, id: number, first: object, second: object) => {
    const call = `select app_public.${fn}($1, $2)`;
    const version = await versionOf(table, id);
    await superadmin(call, [id, { ...first, version }]);
    expect(await versionOf(table, id)).toBeGreaterThan(version);
    expect(await refusal(superadmin(call, [id, { ...second, version }]))).toMatchObject({
      code: 'SL409',
      field: 'version',
    });
  };

  it('a campaign: of two who add a question, the second is refused and no question is lost', async () => {
    const { id } = await makeCampaign(db.owner);
    await twoSaves(
      'update_campaign',
      'campaigns',
      id,
      { custom_questions: [{ question: 'Shirts?' }] },
      { custom_questions: [{ question: 'Snacks?' }] },
    );
    expect(await own('select question from app_public.custom_questions where campaign_id = $1', [id])).toEqual([
      { question: 'Shirts?' },
    ]);
  });

  it('an organization with its social media', async () => {
    const { id } = await makeOrganization(db.owner);
    const [channel] = await own('select id from app_public.social_media_channels order by id limit 1');
    const account = (url: string) => ({ social_media: [{ channel_id: channel?.id, url }] });
    await twoSaves('update_organization', 'organizations', id, account('a.test'), account('b.test'));
    expect(await own('select url from app_public.organization_social_media where organization_id = $1', [id])).toEqual([
      { url: 'a.test' },
    ]);
  });

  it('an offer with its assets', async () => {
    const { offer, campaign } = await makeOfferFixture(db.owner);
    const capability = await makeCampaignCapability(db.owner, campaign.id, {
      capability_id: (await own('select id from app_public.capabilities order by id desc limit 1'))[0]?.id,
    });
    const assets = (quantity: number) => ({ assets: [{ campaign_capability_id: capability.id, quantity }] });
    await twoSaves('update_offer', 'offers', offer.id, assets(2), assets(3));
  });

  it('a program, a package, a deadline and a location filter', async () => {
    const { property, asset, campaign, organization } = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed' },
    });
    const deadline = await makeDeadline(db.owner, asset);
    await own(
      `update app_public.sponsorable_properties p set sport_id = (select min(id) from app_public.sports),
      competitiveness_id = (select min(id) from app_public.competitivenesses) where p.id = $1`,
      [property.id],
    );
    const [place] = await own(
      `insert into app_public.play_locations (organization_id, nickname, address, city, state, zipcode, lat, lon)
      values ($1, 'Field', '1 Field Road', 'Erie', 'PA', '16501', 42, -80) returning id`,
      [organization.id],
    );
    await twoSaves(
      'update_sponsorable_property',
      'sponsorable_properties',
      property.id,
      { play_locations_ids: [place?.id] },
      { name: 'Late' },
    );
    const [made] = await superadmin('select id, version from app_public.create_organization_package($1, $2, $3, $4)', [
      organization.id,
      'Gold',
      10,
      [property.id],
    ]);
    expect(made?.version).toBe(await versionOf('organization_packages', made?.id));
    await twoSaves('update_organization_package', 'organization_packages', made?.id, { price: 20 }, { price: 30 });
    await twoSaves(
      'update_verification_deadline',
      'verification_deadlines',
      deadline.id,
      { name: 'A', change_reason: 'x' },
      { name: 'B', change_reason: 'x' },
    );
    const [filter] = await superadmin('select id from app_public.create_location_filter($1, $2)', [
      campaign.id,
      'North',
    ]);
    await twoSaves('update_location_filter', 'location_filters', filter?.id, { enabled: false }, { radius: 40 });
  });
});
