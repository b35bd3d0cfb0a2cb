/** The history of records as staff read it, and bringing back what was deleted. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOrganization, makeScene, type Row } from '../harness/factories.ts';
import { makeWorld } from '../harness/worlds.ts';
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
    const { campaign, offer } = await makeScene(db.owner);
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

  it('is paged by the last entry', async () => {
    const { offer } = await makeScene(db.owner);
    for (const value of [1, 2, 3, 4, 5])
      await own('update app_public.offers set value = $2 where id = $1', [offer.id, value]);
    const first = await history('offers', offer.id, null, 3);
    const second = await history('offers', offer.id, first.at(-1)?.id, 2);
    expect([...first, ...second].map((entry) => Number(entry.new_values.value))).toEqual([5, 4, 3, 2, 1]);
    expect(await refusal(history('offers', offer.id, 'x'))).toMatchObject({ code: 'SL422', field: 'beforeId' });
  });

  it('is for staff alone', async () => {
    const world = await makeWorld(db.owner);
    for (const persona of [
      { role: 'organization', userId: world.member },
      { link: 'offer', id: world.offer },
    ] as const)
      for (const call of [
        `select * from app_public.record_history('offers', 1)`,
        `select * from app_public.deleted_records('organizations')`,
        `select * from app_public.restore_deleted('1')`,
      ])
        expect(await refusal(asking(db, persona)(call))).toMatchObject({ code: '42501' });
    // a token that outlived its role
    const former = asking(db, { role: 'admin', userId: world.member });
    expect(await refusal(former(`select * from app_public.record_history('offers', 1)`))).toMatchObject({
      code: 'SL403',
    });
  });

  it('is emptied by nobody', async () => {
    for (const ask of [own, admin, superadmin])
      expect((await refusal(ask('truncate app_private.audit_log'))).code).toMatch(/SL403|42501/);
    for (const statement of [
      'update app_public.sponsorship_events set description = null',
      'delete from app_public.sponsorship_events',
    ])
      for (const ask of [admin, superadmin]) expect(await refusal(ask(statement))).toMatchObject({ code: '42501' });
  });
});

describe('bringing back', () => {
  const deletion = async (type: string, id: number): Promise<Row> =>
    (await admin('select * from app_public.deleted_records($1)', [type])).find(
      (entry) => entry.row_id === String(id),
    ) as Row;
  const restore = (entry: Row) => admin('select * from app_public.restore_deleted($1)', [entry.id]);

  it('an organization comes back whole, under its ids, with addresses, programs, places and members', async () => {
    const { organization } = await makeScene(db.owner, { offer: { status: 'prospecting' } });
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
          `select to_jsonb(t) - 'updated_at' as row from app_public.${table} t where organization_id = $1 order by 1`,
          [id],
        );
      found.organizations = await own(
        `select to_jsonb(o) - 'updated_at' as row from app_public.organizations o where id = $1`,
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
    // a second click, a colleague's click
    expect(await refusal(restore(entry))).toMatchObject({ code: 'SL409' });
    expect(await deletion('organizations', id)).toBeUndefined();
  });

  it('a testimonial comes back from the history of its campaign', async () => {
    const { campaign } = await makeScene(db.owner);
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

  it('nothing comes back to what is gone, and neither money nor an unknown entry does', async () => {
    const { campaign, offer } = await makeScene(db.owner);
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
      (one) => one.table_name === 'offers' && one.op === 'delete',
    ) as Row;
    expect(gone.restorable).toBe(false);
    expect(await refusal(restore(gone))).toMatchObject({ code: 'SL409' });
  });
});
