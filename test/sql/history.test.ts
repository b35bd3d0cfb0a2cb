/** The history of records as staff read it. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeOfferFixture, makeOrganization, makeProperty, type Row } from '../harness/factories.ts';
import { makeFullFixture } from '../harness/fullFixture.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const history = (type: string, id: number, before: string | null = null, first = 20): Promise<Row[]> =>
  admin('select * from app_public.record_history($1, $2, $3, $4)', [type, id, before, first]);

describe('the history of a record', () => {
  it('names who changed what, with names for ids', async () => {
    const organization = await makeOrganization(db.owner);
    const [sport] = await own(`insert into app_public.sports (name) values ('Quidditch') returning id`);
    await own('update app_public.organizations set spring_sport_ids = array[$2::int] where id = $1', [
      organization.id,
      sport?.id,
    ]);
    await admin(`select app_public.update_organization($1, '{"contact_phone": "555-000-1111"}')`, [organization.id]);
    const [newest, older] = await history('organizations', organization.id);
    expect(newest).toMatchObject({ op: 'update', actor_role: 'admin', new_values: { contact_phone: '555-000-1111' } });
    expect(newest?.user_email).toEqual(expect.any(String));
    expect(older?.names).toMatchObject({ [`spring_sport_ids:${sport?.id}`]: 'Quidditch' });
  });

  it('shows what hangs on the record in it', async () => {
    const { campaign, offer } = await makeOfferFixture(db.owner);
    await admin(`insert into app_public.testimonials (campaign_id, quote) values ($1, 'Great')`, [campaign.id]);
    expect((await history('campaigns', campaign.id))[0]).toMatchObject({
      table_name: 'testimonials',
      op: 'insert',
      new_values: { quote: 'Great' },
    });
    expect(await history('offers', offer.id)).not.toContainEqual(
      expect.objectContaining({ table_name: 'testimonials' }),
    );
  });

  it('names the row of a change that leaves its name as it is', async () => {
    const program = await makeProperty(db.owner, { name: 'Fall Rec' });
    await own('update app_public.sponsorable_properties set number_of_players = 77 where id = $1', [program.id]);
    expect((await history('organizations', program.organization_id))[0]).toMatchObject({
      op: 'update',
      names: { row: 'Fall Rec' },
    });
  });

  it('shows the price of what an organization sells, and what is in its packages, with their names', async () => {
    const { id, organization_id: organization } = await makeProperty(db.owner, { name: 'Fall Rec' });
    const [sign] = await own(`select id from app_public.capabilities where kind = 'game_signage' limit 1`);
    const [sold] = await admin(
      `select * from app_public.create_organization_capability($1, $2, 'Field Sign', price => 250, sponsorable_property_ids => array[$3::int])`,
      [organization, sign?.id, id],
    );
    const newest = async () => (await history('organizations', organization))[0] as Row;
    expect(
      (await history('organizations', organization)).find(
        ({ table_name }) => table_name === 'capability_detail_properties',
      )?.names,
    ).toMatchObject({ [`sponsorable_property_id:${id}`]: 'Fall Rec' });
    await admin(`select app_public.update_organization_capability($1, '{"price": 300}')`, [sold?.id]);
    expect(await newest()).toMatchObject({
      table_name: 'capability_details',
      old_values: { price: 250 },
      new_values: { price: 300 },
      names: { row: 'Field Sign' },
    });
    const [pack] = await admin(
      `select * from app_public.create_organization_package($1, 'Gold', 900, array[$2::int])`,
      [organization, id],
    );
    await admin('select app_public.add_capability_to_package($1, $2, 1)', [pack?.id, sold?.id]);
    expect((await newest()).names).toMatchObject({
      [`organization_capability_id:${sold?.id}`]: 'Field Sign',
      [`organization_package_id:${pack?.id}`]: 'Gold',
    });
    await admin('select app_public.add_capability_to_package($1, $2, 2)', [pack?.id, sold?.id]);
    expect(await newest()).toMatchObject({ new_values: { quantity: 2 }, names: { row: 'Field Sign, Gold' } });
  });

  it('leaves what an application answers of a capability to the application', async () => {
    const { id: organization } = await makeOrganization(db.owner);
    const application = await insert(db.owner, 'sponsorship_applications', {
      organization_id: organization,
      season: 'spring',
      year: 2027,
    });
    await own(
      `insert into app_public.capability_details (organization_id, capability_id, kind, sponsorship_application_id)
       select $1, c.id, c.kind, $2 from app_public.capabilities c order by c.id limit 1`,
      [organization, application.id],
    );
    expect((await history('organizations', organization)).map(({ table_name }) => table_name)).not.toContain(
      'capability_details',
    );
  });

  it('is paged by the last entry', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    for (const value of [1, 2, 3, 4, 5])
      await own('update app_public.offers set value = $2 where id = $1', [offer.id, value]);
    const first = await history('offers', offer.id, null, 3);
    const second = await history('offers', offer.id, first.at(-1)?.id, 2);
    expect([...first, ...second].map((entry) => Number(entry.new_values.value))).toEqual([5, 4, 3, 2, 1]);
    expect(await refusal(history('offers', offer.id, 'x'))).toMatchObject({ code: 'SL422', field: 'beforeId' });
  });

  it('is for staff alone', async () => {
    const fixture = await makeFullFixture(db.owner);
    for (const persona of [
      { role: 'organization', userId: fixture.member },
      { link: 'offer', id: fixture.offer },
    ] as const)
      for (const call of [
        `select * from app_public.record_history('offers', 1)`,
        `select * from app_public.deleted_records('organizations')`,
        `select * from app_public.restore_deleted('1')`,
      ])
        expect(await refusal(asking(db, persona)(call))).toMatchObject({ code: '42501' });
    // a token whose user no longer has its role
    const former = asking(db, { role: 'admin', userId: fixture.member });
    expect(await refusal(former(`select * from app_public.record_history('offers', 1)`))).toMatchObject({
      code: 'SL403',
    });
  });

  it('cannot be emptied or rewritten by anybody', async () => {
    for (const ask of [own, admin, superadmin])
      expect((await refusal(ask('truncate app_private.audit_log'))).code).toMatch(/SL403|42501/);
    for (const statement of [
      'update app_public.sponsorship_events set description = null',
      'delete from app_public.sponsorship_events',
    ])
      for (const ask of [admin, superadmin]) expect(await refusal(ask(statement))).toMatchObject({ code: '42501' });
  });
});
