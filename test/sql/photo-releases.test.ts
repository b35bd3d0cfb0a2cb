/** Releases of photos: stated by leagues at upload, set by staff, and what sponsors see because of them. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeFile, makeImage, makeMember, type Row } from '../harness/factories.ts';
import { proving } from './proving.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { running } = proving(db);
type Running = Awaited<ReturnType<typeof running>>;

const upload = async (ask: Ask, { deadline }: Running, released: boolean | null, file?: Row): Promise<Row> => {
  const sent = file ?? (await makeFile(db.owner));
  await ask('select app_public.attach_verification_image($1, $2, null, null, null, $3)', [
    deadline.id,
    sent.id,
    released,
  ]);
  const query =
    'select * from app_public.verification_images where verification_deadline_id = $1 order by id desc limit 1';
  return (await own(query, [deadline.id]))[0] as Row;
};
const leagueOf = ({ member }: Running): Ask => asking(db, { role: 'organization', userId: member.id });
const seen = async ({ campaign }: Running): Promise<number[]> =>
  (
    await asking(db, { link: 'campaign', id: campaign.id })('select id from app_public.dashboard_photos order by id')
  ).map((row) => row.id);
const statements = ({ organization }: Running): Promise<Row[]> =>
  own('select * from app_public.photo_release_statements where organization_id = $1', [organization.id]);
const descriptions = async ({ offer }: Running): Promise<string[]> =>
  (await own('select description from app_public.sponsorship_events where offer_id = $1 order by id', [offer.id])).map(
    (row) => row.description,
  );
const remembered = async (ask: Ask, { deadline }: Running) =>
  (
    await ask(
      `select (s).stated_by_name as name from app_public.verification_deadlines d
       cross join lateral app_public.verification_deadlines_release_statement(d) s where d.id = $1`,
      [deadline.id],
    )
  )[0]?.name;

describe('a league', () => {
  it('states a release with its photo; without it an accepted photo is for staff alone', async () => {
    const fixture = await running();
    const stated = await upload(leagueOf(fixture), fixture, true);
    const unstated = await upload(leagueOf(fixture), fixture, null);
    expect(stated).toMatchObject({
      release: 'agreed',
      release_stated_by_name: fixture.member.name,
      release_stated_at: expect.any(Date),
    });
    expect(unstated).toMatchObject({ release: 'not_stated', release_stated_at: null, release_stated_by_name: null });
    for (const { id } of [stated, unstated])
      await admin(`select app_public.review_verification_image($1, 'verified')`, [id]);
    expect(await seen(fixture)).toEqual([stated.id]);
  });

  it('is remembered for the season by organization; another season and another organization start without it', async () => {
    const fixture = await running();
    const ask = leagueOf(fixture);
    expect(await remembered(ask, fixture)).toBeNull();
    await upload(ask, fixture, true);
    const [first] = await statements(fixture);
    expect(first).toMatchObject({
      season: fixture.campaign.season,
      year: fixture.campaign.year,
      stated_by_id: fixture.member.id,
    });
    expect(await remembered(ask, fixture)).toBe(fixture.member.name);
    await db.withClock('+1 day', () => upload(ask, fixture, true));
    expect(await statements(fixture)).toEqual([first]);
    await upload(ask, fixture, null);
    expect(await statements(fixture)).toEqual([first]);
    await own('update app_public.campaigns set year = year + 1 where id = $1', [fixture.campaign.id]);
    expect(await remembered(ask, fixture)).toBeNull();
    const stranger = await running();
    expect(await statements(stranger)).toEqual([]);
    expect(await leagueOf(stranger)('select * from app_public.photo_release_statements')).toEqual([]);
    expect(await refusal(upload(leagueOf(stranger), fixture, true))).toMatchObject({ code: 'SL404' });
  });

  it('is asked again once it has sent a photo without its statement', async () => {
    const fixture = await running();
    await upload(leagueOf(fixture), fixture, true);
    await upload(leagueOf(fixture), fixture, false);
    expect(await statements(fixture)).toEqual([]);
  });

  it('states it by a deadline’s link, too, which then says since when', async () => {
    const fixture = await running();
    const link = asking(db, { link: 'deadline', id: fixture.deadline.id });
    const since = async () =>
      (await link('select release_stated_at as at from app_public.deadline_to_respond_to()'))[0]?.at;
    expect(await since()).toBeNull();
    expect(await upload(link, fixture, true)).toMatchObject({ release_stated_by_name: 'The link of the reminder' });
    expect(await statements(fixture)).toMatchObject([
      { stated_by_name: 'The link of the reminder', stated_by_id: null },
    ]);
    expect(await since()).toEqual((await statements(fixture))[0]?.stated_at);
  });

  it('adds the statement to a photo that it sends again, unless staff withhold it', async () => {
    const fixture = await running();
    const again = () => makeFile(db.owner, { sha256: Buffer.from('the same') });
    const first = await upload(leagueOf(fixture), fixture, null, await again());
    expect(await upload(leagueOf(fixture), fixture, true, await again())).toMatchObject({
      id: first.id,
      release: 'agreed',
    });
    await admin(`select app_public.set_photo_release($1, 'withheld')`, [first.id]);
    expect(await upload(leagueOf(fixture), fixture, true, await again())).toMatchObject({
      id: first.id,
      release: 'withheld',
    });
  });
});

describe('staff', () => {
  it('state it with their own upload, which is not remembered for the league', async () => {
    const fixture = await running();
    expect(await upload(admin, fixture, true)).toMatchObject({ status: 'verified', release: 'agreed' });
    expect(await upload(admin, fixture, false)).toMatchObject({ status: 'verified', release: 'not_stated' });
    expect(await statements(fixture)).toEqual([]);
  });

  it('set it per photo, which shows or hides the photo and is logged', async () => {
    const fixture = await running();
    const { id } = await makeImage(db.owner, fixture.deadline, { status: 'verified', release: 'not_stated' });
    const set = async (release: string) => {
      await admin('select app_public.set_photo_release($1, $2)', [id, release]);
      return seen(fixture);
    };
    expect(await set('agreed')).toEqual([id]);
    expect(await set('agreed')).toEqual([id]);
    expect(await set('withheld')).toEqual([]);
    expect(await set('not_stated')).toEqual([]);
    expect(await descriptions(fixture)).toEqual([
      'Release of the photo: everyone who can be recognized agreed',
      'Release of the photo: withheld, not shown to the sponsor',
      'Release of the photo: not stated, not shown to the sponsor',
    ]);
  });

  it('[M4] do not overwrite what a colleague set in the meantime', async () => {
    const { deadline } = await running();
    const { id, version } = await makeImage(db.owner, deadline, { status: 'verified', release: 'not_stated' });
    const set = (release: string) => admin('select app_public.set_photo_release($1, $2, $3)', [id, release, version]);
    await set('withheld');
    expect(await refusal(set('agreed'))).toMatchObject({ code: 'SL409', field: 'version' });
    await set('withheld'); // the response was lost: it already is as requested
    expect(await refusal(admin('select app_public.set_photo_release($1, null)', [id]))).toMatchObject({
      code: 'SL422',
    });
    expect(await refusal(admin(`select app_public.set_photo_release(0, 'agreed')`))).toMatchObject({ code: 'SL404' });
  });

  it('set it for many accepted photos at once, and list those that the sponsor does not see for lack of it', async () => {
    const fixture = await running();
    const make = (row: object) => makeImage(db.owner, fixture.deadline, row);
    const first = await make({ status: 'verified', release: 'not_stated' });
    const second = await make({ status: 'verified', release: 'withheld' });
    const others = [
      await make({ status: 'verified', release: 'agreed' }),
      await make({ status: 'pending', release: 'not_stated' }),
      await make({ status: 'verified', release: 'not_stated', hidden: true }),
    ].map(({ id }) => id);
    const listed = async () =>
      (
        await admin('select id from app_public.unreleased_image_list_items where offer_id = $1 order by id', [
          fixture.offer.id,
        ])
      ).map(({ id }) => id);
    const set = (ids: number[], release: string) =>
      admin('select id from app_public.set_photo_releases($1, $2)', [ids, release]);
    expect(await listed()).toEqual([first.id, second.id]);
    expect(await set([...others, first.id, second.id], 'withheld')).toEqual(
      [others[0], first.id, others[2]].sort((a, b) => Number(a) - Number(b)).map((id) => ({ id })),
    );
    expect(await set([first.id, second.id, 0], 'agreed')).toEqual([{ id: first.id }, { id: second.id }]);
    expect(await listed()).toEqual([others[0]]);
    expect(await seen(fixture)).toEqual([first.id, second.id]);
    expect(
      await refusal(
        set(
          Array.from({ length: 1001 }, (_, id) => id),
          'agreed',
        ),
      ),
    ).toMatchObject({
      code: 'SL422',
      field: 'ids',
    });
  });

  it('alone set it', async () => {
    const fixture = await running();
    const { id } = await makeImage(db.owner, fixture.deadline);
    const member = await makeMember(db.owner, fixture.organization.id);
    for (const ask of [
      asking(db, { role: 'organization', userId: member.id }),
      asking(db, { link: 'campaign', id: fixture.campaign.id }),
    ])
      for (const query of [
        `select app_public.set_photo_release($1, 'agreed')`,
        `select app_public.set_photo_releases(array[$1::int], 'agreed')`,
        'select app_public.restore_clear_photo($1)',
        'select clear_file_id from app_public.verification_images where id = $1',
      ])
        expect(await refusal(ask(query, [id]))).toMatchObject({ code: '42501' });
  });
});
