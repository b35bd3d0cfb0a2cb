/** The log of downloaded photos: written for what the caller may see, read by staff. */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeImage, makeSponsorUser, type Row } from '../harness/factories.ts';
import { proving } from './proving.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);
const { running } = proving(db);

const fixture = await running();
const other = await running();
const photo = async (of: typeof fixture, values: Row = {}): Promise<number> =>
  (await makeImage(db.owner, of.deadline, { status: 'verified', ...values })).id;
const shown = await photo(fixture);
const unseen: number[] = [];
for (const values of [{ hidden: true }, { release: 'not_stated' }, { release: 'withheld' }, { status: 'pending' }])
  unseen.push(await photo(fixture, values));
const foreign = await photo(other);
const all = [shown, ...unseen, foreign];
const sponsorUser = await makeSponsorUser(db.owner, fixture.sponsor.id);
const byLink = asking(db, { link: 'campaign', id: fixture.campaign.id });
const sponsor = asking(db, { role: 'sponsor', userId: sponsorUser.id });
const record = async (ask: Ask, ids: number[] = all, way: string | null = 'zip'): Promise<number[]> =>
  (await ask('select app_public.record_photo_downloads($1, $2) as ids', [ids, way]))[0]?.ids;
const log = () =>
  own('select verification_image_id as id, user_id, link_kind, way from app_public.photo_downloads d order by d.id');

it('records only photos that the caller may see now, and who downloads them', async () => {
  expect(await record(byLink)).toEqual([shown]);
  expect(await record(asking(db, { link: 'season', id: fixture.sponsor.id, season: 'spring', year: 2030 }))).toEqual([
    shown,
  ]);
  expect(await record(sponsor, all, 'single')).toEqual([shown]);
  expect(await record(admin, [...unseen, 2_000_000_000], 'recap')).toEqual(unseen);
  expect(await log()).toEqual([
    { id: shown, user_id: null, link_kind: 'campaign', way: 'zip' },
    { id: shown, user_id: null, link_kind: 'season', way: 'zip' },
    { id: shown, user_id: sponsorUser.id, link_kind: null, way: 'single' },
    ...unseen.map((id) => ({ id, user_id: adminId, link_kind: null, way: 'recap' })),
  ]);
  expect(await admin('select * from app_public.photo_downloads')).toHaveLength(3 + unseen.length);
});

it('names the sponsor’s user for whom a dashboard’s link was made', async () => {
  await own('truncate app_public.photo_downloads');
  await record(asking(db, { link: 'campaign', id: fixture.campaign.id, user_id: sponsorUser.id }));
  expect(await log()).toEqual([{ id: shown, user_id: sponsorUser.id, link_kind: 'campaign', way: 'zip' }]);
});

it('records the same download once a day', async () => {
  await own('truncate app_public.photo_downloads');
  await record(sponsor, [shown, shown]);
  await record(sponsor, [shown]);
  expect(await log()).toHaveLength(1);
  await record(sponsor, [shown], 'single');
  await db.withClock('+1 day', () => record(sponsor, [shown]));
  expect(await log()).toHaveLength(3);
});

it('refuses leagues, visitors without a dashboard, and too much at once', async () => {
  for (const ask of [
    asking(db, 'anonymous'),
    asking(db, { link: 'offer', id: fixture.offer.id }),
    asking(db, { role: 'organization', userId: fixture.member.id }),
  ])
    expect(await refusal(record(ask))).toMatchObject({ code: '42501' });
  expect(await refusal(record(sponsor, [shown], null))).toMatchObject({ code: 'SL422', field: 'way' });
  expect(
    await refusal(
      record(
        sponsor,
        Array.from({ length: 20_001 }, (_, i) => i),
      ),
    ),
  ).toMatchObject({ code: 'SL422', field: 'image_ids' });
});

it('outlives the user who downloaded', async () => {
  await own('truncate app_public.photo_downloads');
  const leaving = await makeSponsorUser(db.owner, fixture.sponsor.id);
  await record(asking(db, { role: 'sponsor', userId: leaving.id }), [shown]);
  await own('delete from app_public.users where id = $1', [leaving.id]);
  expect(await log()).toEqual([{ id: shown, user_id: null, link_kind: null, way: 'zip' }]);
});
