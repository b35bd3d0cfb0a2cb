/** The photos for deadlines: uploaded by leagues and staff, reviewed by staff. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeDeadline, makeFile, makeImage, type Row } from '../harness/factories.ts';
import { proving } from './proving.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);
const { deadline, running } = proving(db);

describe('reviewing an image', () => {
  const review = (id: number, rest: Row) =>
    admin(
      `select * from app_public.review_verification_image(id => $1, status => $2, verification_deadline_id => $3, hidden => $4, featured => $5)`,
      [id, rest.status, rest.deadline ?? null, rest.hidden ?? null, rest.featured ?? null],
    );

  it('[S-298] needs a status, and a deadline of the same offer when accepting', async () => {
    const fixture = await running();
    const stranger = await running();
    const image = await makeImage(db.owner, fixture.deadline, { verification_deadline_id: null });
    expect(await refusal(review(image.id, { status: null }))).toMatchObject({ code: 'SL422', field: 'status' });
    expect(await refusal(review(image.id, { status: 'verified' }))).toMatchObject({
      code: 'SL422',
      field: 'verification_deadline_id',
    });
    expect(await refusal(review(image.id, { status: 'verified', deadline: stranger.deadline.id }))).toMatchObject({
      code: 'SL422',
      field: 'verification_deadline_id',
    });
    expect(await review(image.id, { status: 'verified', deadline: fixture.deadline.id })).toMatchObject([
      { status: 'verified', verification_deadline_id: fixture.deadline.id, reviewed_by_id: adminId },
    ]);
  });

  it('[S-300, S-301, S-302] only verified images are hidden or featured, and none is both', async () => {
    const { deadline: due } = await running();
    const image = await makeImage(db.owner, due);
    const flags = async (rest: Row): Promise<Row> => {
      const [row] = await review(image.id, rest);
      return { hidden: row?.hidden, featured: row?.featured };
    };
    expect(await flags({ status: 'pending', hidden: true, featured: true })).toEqual({
      hidden: false,
      featured: false,
    });
    expect(await flags({ status: 'verified', featured: true })).toEqual({ hidden: false, featured: true });
    expect(await flags({ status: 'verified', hidden: true })).toEqual({ hidden: true, featured: false });
    expect(await flags({ status: 'verified', featured: true })).toEqual({ hidden: true, featured: false });
    expect(await flags({ status: 'verified', hidden: false, featured: true })).toEqual({
      hidden: false,
      featured: true,
    });
    expect(await flags({ status: 'rejected', featured: true })).toEqual({ hidden: false, featured: false });
    for (const columns of ['hidden = true', 'featured = true'])
      expect(
        await refusal(own(`update app_public.verification_images set ${columns} where id = $1`, [image.id])),
      ).toMatchObject({
        constraint: 'verification_images_flags_need_verified',
      });
  });

  it('emails a rejection to the league once, and logs every review', async () => {
    const fixture = await running();
    const image = await makeImage(db.owner, fixture.deadline);
    await review(image.id, { status: 'rejected' });
    await db.withClock('+1 day', () => review(image.id, { status: 'rejected' })); // on another day it would be another email
    for (const status of ['pending', 'verified']) await review(image.id, { status });
    expect(
      await own(
        `select recipient, payload from app_private.mail_outbox where kind = 'rejected_image' and offer_id = $1`,
        [fixture.offer.id],
      ),
    ).toEqual([{ recipient: fixture.organization.contact_email, payload: { verification_image_id: image.id } }]);
    expect(
      (
        await own('select description from app_public.sponsorship_events where offer_id = $1 order by id', [
          fixture.offer.id,
        ])
      ).map((row) => row.description),
    ).toEqual(['Image rejected', 'Image rejected', 'Image set to pending', 'Image accepted']);
  });

  it('[M12] logs hiding, showing and featuring a photo as what it is', async () => {
    const fixture = await running();
    const image = await makeImage(db.owner, fixture.deadline);
    const steps: [object, string][] = [
      [{ status: 'verified' }, 'Image accepted'],
      [{ status: 'verified', hidden: true }, 'Image hidden from the sponsor'],
      [{ status: 'verified', hidden: false }, 'Image shown to the sponsor again'],
      [{ status: 'verified', featured: true }, 'Image featured'],
      [{ status: 'verified', featured: false }, 'Image no longer featured'],
      [{ status: 'rejected' }, 'Image rejected'],
    ];
    for (const [patch] of steps) await review(image.id, patch);
    expect(
      await own('select event_type, description from app_public.sponsorship_events where offer_id = $1 order by id', [
        fixture.offer.id,
      ]),
    ).toEqual(steps.map(([, description]) => ({ event_type: 'image_reviewed', description })));
  });
});

describe('uploading', () => {
  const upload = (ask: ReturnType<typeof asking>, id: number, fileId: number, rest: unknown[] = [null, null, null]) =>
    ask('select * from app_public.attach_verification_image($1, $2, $3, $4, $5)', [id, fileId, ...rest]);

  it('[L-305, S-306] a league’s photo is pending and never marked as an employee’s, whatever the input says', async () => {
    const fixture = await running();
    const league = asking(db, { role: 'organization', userId: fixture.member.id });
    const file = await makeFile(db.owner);
    const [row] = await upload(league, fixture.deadline.id, file.id, [true, 'Employee', 'verified']);
    expect(row).toMatchObject({ status: 'pending', file_id: file.id, hidden: null, from: null });
    expect(
      await own('select status, hidden, "from", created_by_id from app_public.verification_images where id = $1', [
        row?.id,
      ]),
    ).toEqual([{ status: 'pending', hidden: false, from: fixture.member.name, created_by_id: fixture.member.id }]);
    expect(await deadline(fixture.deadline.id)).toMatchObject({
      any_pending_verification_images: true,
      verified: false,
    });
  });

  it('[S-303] staff choose status, sender and visibility', async () => {
    const { deadline: due } = await running();
    const file = await makeFile(db.owner);
    expect((await upload(admin, due.id, file.id))[0]).toMatchObject({
      status: 'verified',
      from: 'Employee',
      hidden: false,
      reviewed_by_id: adminId,
    });
    expect((await upload(admin, due.id, file.id, [true, 'Coach', 'verified']))[0]).toMatchObject({
      from: 'Coach',
      hidden: true,
    });
    expect((await upload(admin, due.id, file.id, [true, null, 'pending']))[0]).toMatchObject({
      status: 'pending',
      hidden: false,
    });
  });

  it('[S-303] the same picture that staff send twice at once is stored once; sent otherwise it is another', async () => {
    const fixture = await running();
    const [one, two] = await Promise.all(
      ['first', 'second'].map(async () => makeFile(db.owner, { sha256: Buffer.from('one picture') })),
    );
    const send = async (fileId: number, rest: unknown[]) =>
      (await upload(admin, fixture.deadline.id, fileId, rest))[0]?.id;
    const ids = await Promise.all([one, two].map((file) => send(file?.id, [false, 'Employee', 'verified'])));
    expect(ids[0]).toBe(ids[1]);
    expect(await send(two?.id, [true, 'Employee', 'verified'])).not.toBe(ids[0]);
    await admin(`select app_public.review_verification_image($1, 'rejected', null, null, null)`, [ids[0]]);
    expect(await send(two?.id, [false, 'Employee', 'verified'])).not.toBe(ids[0]);
    expect(
      await own(`select from app_public.sponsorship_events where offer_id = $1 and event_type = 'image_added'`, [
        fixture.offer.id,
      ]),
    ).toHaveLength(3);
  });

  it('needs a running sponsorship and somebody who signed in', async () => {
    const fixture = await running();
    const file = await makeFile(db.owner);
    expect(
      await refusal(upload(asking(db, { link: 'offer', id: fixture.offer.id }), fixture.deadline.id, file.id)),
    ).toMatchObject({ code: 'SL401' });
    const limited = asking(db, { role: 'organization', userId: fixture.member.id, scopeOfferId: fixture.offer.id });
    expect(await upload(limited, fixture.deadline.id, file.id)).toHaveLength(1);
    await admin('select app_public.cancel_offer($1)', [fixture.offer.id]);
    for (const ask of [admin, limited])
      expect(await refusal(upload(ask, fixture.deadline.id, file.id))).toMatchObject({ code: 'SL409' });
  });
});

it('a league uploading while staff review, change and give up deadlines of the same offer: nobody is turned away', async () => {
  const fixture = await running();
  const league = asking(db, { role: 'organization', userId: fixture.member.id });
  const files = await Promise.all(Array.from({ length: 6 }, () => makeFile(db.owner)));
  const other = await makeDeadline(db.owner, fixture.asset);
  const images = await Promise.all(Array.from({ length: 6 }, () => makeImage(db.owner, fixture.deadline)));
  const outcomes = await Promise.allSettled(
    images.flatMap((image, i) => [
      league('select app_public.attach_verification_image($1, $2, false, null, null)', [
        fixture.deadline.id,
        files[i]?.id,
      ]),
      admin(`select app_public.review_verification_image($1, 'verified')`, [image.id]),
      admin('select app_public.update_verification_deadline($1, $2)', [
        fixture.deadline.id,
        { name: `Proof ${i}`, change_reason: 'x' },
      ]),
      admin('select app_public.mark_deadline_as_did_not_complete($1, null)', [other.id]),
    ]),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toEqual([]);
  expect(await deadline(fixture.deadline.id)).toMatchObject({ verified_images: 6, pending_images: 6 });
});
