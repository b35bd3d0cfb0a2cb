/** Blurred and cropped copies of photos, and which files are taken down and when. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeFile, makeImage, type Row } from '../harness/factories.ts';
import { proving } from './proving.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { running } = proving(db);

const row = async (id: number): Promise<Row> =>
  (await own('select * from app_public.verification_images where id = $1', [id]))[0] as Row;
/** The files that were taken down since the last call; each has another name in its URLs at once. */
async function takenDown(): Promise<number[]> {
  const rows = await own('select id, renamed from app_private.files where renamed is not null order by id');
  const fresh = rows.filter(({ id, renamed }) => names.get(id) !== renamed);
  for (const { id, renamed } of fresh) names.set(id, renamed);
  return fresh.map(({ id }) => id);
}
const names = new Map<number, string>();
beforeEach(takenDown);
async function shownPhoto() {
  const fixture = await running();
  return { fixture, photo: await makeImage(db.owner, fixture.deadline, { status: 'verified' }) };
}
const attach = async (id: number, version: number, cropped = false): Promise<Row> => {
  const file = await makeFile(db.owner);
  await admin('select app_public.attach_photo_copy($1, $2, $3, $4)', [id, file.id, version, cropped]);
  return file;
};

describe('a copy', () => {
  it('replaces the photo; staff keep the clear picture, also of a second copy', async () => {
    const { photo, fixture } = await shownPhoto();
    const first = await attach(photo.id, photo.version);
    expect(await row(photo.id)).toMatchObject({ file_id: first.id, clear_file_id: photo.file_id, release: 'agreed' });
    expect(await takenDown()).toEqual([photo.file_id]);
    const second = await attach(photo.id, (await row(photo.id)).version, true);
    expect(await row(photo.id)).toMatchObject({ file_id: second.id, clear_file_id: photo.file_id });
    expect(await takenDown()).toEqual([first.id]);
    expect(
      (
        await own('select description from app_public.sponsorship_events where offer_id = $1 order by id', [
          fixture.offer.id,
        ])
      ).map(({ description }) => description),
    ).toEqual(['Photo blurred; staff keep the clear one', 'Photo cropped; staff keep the whole one']);
  });

  it('[M4] of a photo that has changed since is refused', async () => {
    const { photo } = await shownPhoto();
    await attach(photo.id, photo.version);
    expect(await refusal(attach(photo.id, photo.version))).toMatchObject({ code: 'SL409', field: 'version' });
    expect(await refusal(attach(0, 1))).toMatchObject({ code: 'SL404' });
  });

  it('gives way to the clear picture, which needs a new release', async () => {
    const { photo } = await shownPhoto();
    const copy = await attach(photo.id, photo.version);
    await takenDown();
    await admin('select app_public.restore_clear_photo($1, $2)', [photo.id, (await row(photo.id)).version]);
    expect(await row(photo.id)).toMatchObject({
      file_id: photo.file_id,
      clear_file_id: null,
      release: 'not_stated',
      shown_to_sponsor: false,
    });
    expect(await takenDown()).toEqual([copy.id]);
    expect(await refusal(admin('select app_public.restore_clear_photo($1)', [photo.id]))).toMatchObject({
      code: 'SL409',
    });
    await admin(`select app_public.set_photo_release($1, 'withheld')`, [photo.id]);
    await attach(photo.id, (await row(photo.id)).version);
    await admin('select app_public.restore_clear_photo($1)', [photo.id]);
    expect(await row(photo.id)).toMatchObject({ release: 'withheld' });
  });
});

describe('a file is taken down', () => {
  const steps: [string, string][] = [
    ['withheld', `select app_public.set_photo_release($1, 'withheld')`],
    ['hidden', `select app_public.review_verification_image($1, 'verified', hidden => true)`],
    ['rejected', `select app_public.review_verification_image($1, 'rejected')`],
    ['pending again', `select app_public.review_verification_image($1, 'pending')`],
  ];
  it.each(steps)('once its photo is %s', async (_name, query) => {
    const { photo } = await shownPhoto();
    expect(await takenDown()).toEqual([]);
    await admin(query, [photo.id]);
    expect(await takenDown()).toEqual([photo.file_id]);
    await admin(query, [photo.id]);
    expect(await takenDown()).toEqual([]);
  });

  it('once its photo is deleted, with the clear picture', async () => {
    const { photo } = await shownPhoto();
    const copy = await attach(photo.id, photo.version);
    await takenDown();
    await own('delete from app_public.verification_images where id = $1', [photo.id]);
    expect(await takenDown()).toEqual([photo.file_id, copy.id]);
  });

  it('once its sponsorship is canceled, unless sponsors never saw it', async () => {
    const { photo, fixture } = await shownPhoto();
    await makeImage(db.owner, fixture.deadline, { status: 'verified', hidden: true });
    await admin('select app_public.cancel_offer($1)', [fixture.offer.id]);
    expect(await takenDown()).toEqual([photo.file_id]);
  });

  it('not when a photo is accepted, featured or released', async () => {
    const { deadline } = await running();
    const photo = await makeImage(db.owner, deadline, { release: 'not_stated' });
    await admin(`select app_public.review_verification_image($1, 'verified')`, [photo.id]);
    await admin(`select app_public.set_photo_release($1, 'agreed')`, [photo.id]);
    await admin(`select app_public.review_verification_image($1, 'verified', featured => true)`, [photo.id]);
    expect(await takenDown()).toEqual([]);
  });
});
