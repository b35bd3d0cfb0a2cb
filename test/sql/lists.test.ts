/** Reference lists, feature flags, files: small things that are used everywhere. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeCampaign,
  makeFile,
  makeOfferFixture,
  makeSponsor,
  makeSponsorUser,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);
const anybody = asking(db, 'anonymous');

describe('feature flags', () => {
  const flag = async (ask: ReturnType<typeof asking>, name: string) =>
    (await ask('select app_public.feature_flag($1) as on', [name]))[0]?.on;

  it('[B-025, B-027] one that nobody knows is off; asked without a token too', async () => {
    expect(await flag(anybody, 'nobody-knows')).toBe(false);
    await superadmin(`insert into app_public.feature_flags (name, enabled) values ('new-map', true)`);
    expect(await flag(anybody, 'new-map')).toBe(true);
    await superadmin(`update app_public.feature_flags set enabled = false where name = 'new-map'`);
    expect(await flag(anybody, 'new-map')).toBe(false);
  });

  it('[S-401] one for admins is on for superadmins too', async () => {
    await insert(db.owner, 'feature_flags', { name: 'for-admins', enabled: true, roles: '{admin}' });
    expect([
      await flag(admin, 'for-admins'),
      await flag(superadmin, 'for-admins'),
      await flag(anybody, 'for-admins'),
    ]).toEqual([true, true, false]);
  });

  it('[B-025] one with roles is on for these only', async () => {
    const { member } = await makeOfferFixture(db.owner);
    const user = await makeSponsorUser(db.owner, (await makeSponsor(db.owner)).id);
    await insert(db.owner, 'feature_flags', { name: 'for-leagues', enabled: true, roles: '{organization,superadmin}' });
    for (const [ask, on] of [
      [asking(db, { role: 'organization', userId: member.id }), true],
      [superadmin, true],
      [admin, false],
      [asking(db, { role: 'sponsor', userId: user.id }), false],
      [anybody, false],
    ] as const)
      expect(await flag(ask, 'for-leagues')).toBe(on);
  });
});

describe('lists', () => {
  it('keep their rows: staff add and retire them, nobody deletes any', async () => {
    await admin(`insert into app_public.sports (name, position) values ('Sepak takraw', 99)`);
    expect(
      await admin(`update app_public.sports set retired = true where name = 'Sepak takraw' returning retired`),
    ).toEqual([{ retired: true }]);
    for (const ask of [admin, superadmin])
      expect(await refusal(ask(`delete from app_public.sports where name = 'Sepak takraw'`))).toMatchObject({
        code: '42501',
      });
    expect(await refusal(admin(`insert into app_public.sports (name) values ('Sepak takraw')`))).toMatchObject({
      code: '23505',
    });
  });

  it('are no page of the open internet', async () => {
    expect(await refusal(anybody('select * from app_public.sports'))).toMatchObject({ code: '42501' });
    expect(await asking(db, { link: 'deadline', id: 1 })('select id from app_public.sports limit 1')).toHaveLength(1);
  });

  it('[L-342] five sizes of banners are offered', async () => {
    expect(
      (await own('select name from app_public.banner_sizes where not retired')).map((row) => row.name),
    ).toHaveLength(5);
  });

  it('an answer of a league is marked as addressed by staff, and by staff only', async () => {
    const { asset, organization, sponsor, offer, member } = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed' },
    });
    const owners = { offer_id: offer.id, organization_id: organization.id, sponsor_id: sponsor.id };
    const deadline = await insert(db.owner, 'verification_deadlines', {
      ...owners,
      asset_id: asset.id,
      name: 'Photo',
      deadline: '2030-01-01',
      verification_reminder_instructions: 'Send it',
    });
    const answer = await insert(db.owner, 'verification_deadline_responses', {
      ...owners,
      verification_deadline_id: deadline.id,
      canned_response_id: 1,
    });
    const mark =
      'update app_public.verification_deadline_responses set addressed = true where id = $1 returning addressed';
    expect(await refusal(asking(db, { role: 'organization', userId: member.id })(mark, [answer.id]))).toMatchObject({
      code: '42501',
    });
    expect(await admin(mark, [answer.id])).toEqual([{ addressed: true }]);
  });
});

describe('files', () => {
  const asServer = serving(db);
  const create = async (key: string, type: string): Promise<number> =>
    (await asServer('select app_private.create_file($1, $2, 1000, $3, 10, 10) as id', [key, type, Buffer.from(key)]))[0]
      ?.id;

  it('are stored by the server alone; pictures get a thumbnail later', async () => {
    const [picture, document] = [await create('a.jpg', 'image/jpeg'), await create('b.pdf', 'application/pdf')];
    const jobs = await own(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'files__thumbnail'`,
    );
    expect(jobs.map((row) => row.payload.id)).toEqual([picture]);
    expect(document).toBeGreaterThan(picture);
    expect(await refusal(admin(`select app_private.create_file('b.jpg', 'image/jpeg', 1, 'x', 1, 1)`))).toMatchObject({
      code: '42501',
    });
    expect(await refusal(create('a.jpg', 'image/jpeg'))).toMatchObject({ code: '23505' });
  });

  it('show their thumbnail once there is one', async () => {
    const file = await makeFile(db.owner);
    const key = async (thumbnail: boolean) =>
      (await admin('select app_public.file_key($1, $2) as key', [file.id, thumbnail]))[0]?.key;
    expect(await key(true)).toBe(file.storage_key);
    await own(`update app_private.files set thumbnail_key = 'small.webp' where id = $1`, [file.id]);
    expect([await key(true), await key(false)]).toEqual(['small.webp', file.storage_key]);
  });

  it('become a sponsor’s logo and a campaign’s goal image by staff', async () => {
    const campaign = await makeCampaign(db.owner);
    const file = await makeFile(db.owner);
    expect(
      await admin('select logo_file_id from app_public.attach_sponsor_logo($1, $2)', [campaign.sponsor_id, file.id]),
    ).toEqual([{ logo_file_id: file.id }]);
    expect(
      await admin('select goal_image_file_id from app_public.attach_sponsor_facing_goal_image($1, $2)', [
        campaign.id,
        file.id,
      ]),
    ).toEqual([{ goal_image_file_id: file.id }]);
    expect(await refusal(admin('select app_public.attach_sponsor_logo(999999, $1)', [file.id]))).toMatchObject({
      code: 'SL404',
    });
    const [audit] = await own(
      `select user_id, new_values from app_private.audit_log where table_name = 'sponsors' order by id desc limit 1`,
    );
    expect(audit as Row).toEqual({ user_id: adminId, new_values: { logo_file_id: file.id } });
  });
});

describe('the one clock', () => {
  it('moves every rule at once: today and the instant', async () => {
    const read = async (): Promise<Row> => (await anybody('select app_public.today()::text as today'))[0] as Row;
    try {
      await db.setClock(new Date('2032-02-29T17:00:00Z'));
      expect(await read()).toEqual({ today: '2032-02-29' });
      await db.setClock('+1 day');
      expect(await read()).toEqual({ today: '2032-03-01' });
      await db.setClock('-61 days');
      expect(await read()).toEqual({ today: '2031-12-31' });
      const [{ created_at }] = (await own(
        `insert into app_public.sponsors (name) values ('Later') returning created_at`,
      )) as [Row];
      expect(created_at.toISOString().slice(0, 10)).toBe('2031-12-31');
    } finally {
      await db.setClock('reset');
    }
  });
});
