/** Lists: readable with any token, maintained by staff, rows never deleted. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture, makeOrganization } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { offer, organization, member } = await makeOfferFixture(db.owner);
const league = asking(db, { role: 'organization', userId: member.id });

const lists = [
  'sports',
  'competitivenesses',
  'organization_types',
  'social_media_channels',
  'sports_management_softwares',
  'banner_sizes',
  'banner_placements',
  'logo_placements',
  'interests',
  'capabilities',
  'capability_verification_deadlines',
  'verification_deadline_canned_responses',
  'image_rejection_reasons',
];

describe.each(lists)('%s', (list) => {
  it('[L-121, B-399] answers every verified token, and nobody without one', async () => {
    const rows = await own(`select id from app_public.${list}`);
    expect(rows.length).toBeGreaterThan(0);
    for (const ask of [
      league,
      admin,
      asking(db, { link: 'offer', id: offer.id }),
      asking(db, { link: 'league', id: organization.id }),
    ])
      expect(await ask(`select id from app_public.${list}`)).toHaveLength(rows.length);
    expect((await refusal(asking(db, 'anonymous')(`select id from app_public.${list}`))).code).toBe('42501');
  });

  it('is not changed by leagues, and only a standard deadline is ever deleted', async () => {
    expect((await refusal(league(`update app_public.${list} set position = 9`))).code).toBe('42501');
    if (list !== 'capability_verification_deadlines')
      expect((await refusal(superadmin(`delete from app_public.${list}`))).code).toBe('42501');
  });
});

describe('lists of ids', () => {
  it('are checked against their list for every writer', async () => {
    const { id } = await makeOrganization(db.owner);
    const write = (ids: (number | null)[]) =>
      own('update app_public.organizations set sport_ids = $1 where id = $2', [ids, id]);
    await write([1, 2]);
    expect(await refusal(write([1, 999]))).toMatchObject({ code: 'SL422', field: 'sport_ids' });
    expect(await refusal(write([null]))).toMatchObject({ code: 'SL422', field: 'sport_ids' });
    await admin('update app_public.sports set retired = true where id = 30');
    await write([30]);
    expect(await own('select sport_ids from app_public.organizations where id = $1', [id])).toEqual([
      { sport_ids: [30] },
    ]);
  });
});

describe('feature flags', () => {
  const flag = async (ask: typeof admin, name: string) =>
    (await ask('select app_public.feature_flag($1) as enabled', [name]))[0]?.enabled;

  it('[B-025, B-027] an unknown one is false, one with roles holds for these', async () => {
    const anonymous = asking(db, 'anonymous');
    expect(await flag(anonymous, 'nothing')).toBe(false);
    await superadmin(
      `insert into app_public.feature_flags (name, enabled, roles) values ('all', true, null), ('leagues', true, '{organization}'), ('off', false, null)`,
    );
    expect([
      await flag(anonymous, 'all'),
      await flag(anonymous, 'leagues'),
      await flag(league, 'leagues'),
      await flag(league, 'off'),
    ]).toEqual([true, false, true, false]);
  });

  it('are set by superadmins', async () => {
    expect(
      (await refusal(admin(`insert into app_public.feature_flags (name, enabled) values ('mine', true)`))).code,
    ).toBe('42501');
    const other = await makeMember(db.owner, organization.id);
    expect(
      (await refusal(asking(db, { role: 'organization', userId: other.id })('select * from app_public.feature_flags')))
        .code,
    ).toBe('42501');
  });
});
