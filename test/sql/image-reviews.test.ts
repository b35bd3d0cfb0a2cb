/** Reviews that state the version they saw, rejections with a reason that can be undone, and bulk acceptances. */
import { afterAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { testDatabase } from '../harness/database.ts';
import { makeDeadline, makeImage, makeMember, type Row } from '../harness/factories.ts';
import { proving } from './proving.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);
const colleague = (await makeStaff(db)).admin;
const { running } = proving(db);

type Review = { status: string; version?: number; reason?: number; note?: string };
const query = `app_public.review_verification_image(id => $1, status => $2, version => $3, rejection_reason_id => $4, rejection_note => $5)`;
const values = (id: number, { status, version, reason, note }: Review) => [
  id,
  status,
  version ?? null,
  reason ?? null,
  note ?? null,
];
const review = async (staff: typeof admin, id: number, asked: Review): Promise<Row> =>
  (await staff(`select * from ${query}`, values(id, asked)))[0] as Row;
/** Reviews and returns the id of the change. */
const changeOf = async (id: number, asked: Review): Promise<string> =>
  (
    await admin(
      `with done as materialized (select * from ${query}) select pg_current_xact_id()::text as id, (select count(*) from done) as n`,
      values(id, asked),
    )
  )[0]?.id;
const undo = async (change: string): Promise<Row> =>
  (await admin('select to_jsonb(app_public.undo_change($1)) as result', [change]))[0]?.result;
const imageOf = async (id: number): Promise<Row> =>
  (await own('select * from app_public.verification_images where id = $1', [id]))[0] as Row;
const mailsOf = (offerId: number): Promise<Row[]> =>
  own(
    `select state, last_error, extract(epoch from not_before - app_private.clock())::int as seconds
     from app_private.mail_outbox where kind = 'rejected_image' and offer_id = $1 order by id`,
    [offerId],
  );

describe('the email about a rejection', () => {
  it('[M5] is withdrawn with its own rejection; those of other photos of the offer go out', async () => {
    const { deadline, offer } = await running();
    const [one, other] = [await makeImage(db.owner, deadline), await makeImage(db.owner, deadline)] as [Row, Row];
    for (const { id } of [one, other]) await review(admin, id, { status: 'rejected', reason: 1 });
    await review(admin, one.id, { status: 'pending' });
    expect((await mailsOf(offer.id)).map(({ state }) => state)).toEqual(['skipped', 'queued']);
  });

  it('[M5] that was sent stays sent when the rejection is undone', async () => {
    const { deadline, offer } = await running();
    const image = await makeImage(db.owner, deadline);
    await review(admin, image.id, { status: 'rejected', reason: 1 });
    await own(`update app_private.mail_outbox set state = 'sent', sent_at = app_private.clock() where offer_id = $1`, [
      offer.id,
    ]);
    await review(admin, image.id, { status: 'pending' });
    expect((await mailsOf(offer.id)).map(({ state }) => state)).toEqual(['sent']);
  });
});

describe('a review states what it saw', () => {
  it('[M4] one that saw another version is refused with the present state, and changes and mails nothing', async () => {
    const { deadline, offer } = await running();
    const image = await makeImage(db.owner, deadline);
    await review(colleague, image.id, { status: 'verified', version: image.version });
    const error = await review(admin, image.id, { status: 'rejected', reason: 1, version: image.version }).catch(
      (failure: pg.DatabaseError) => failure,
    );
    expect(error).toMatchObject({ code: 'SL409', column: 'version' });
    expect(JSON.parse((error as pg.DatabaseError).detail ?? '')).toMatchObject({
      version: image.version + 1,
      current: { status: 'verified' },
      changed_by: expect.any(String),
    });
    expect(await imageOf(image.id)).toMatchObject({ status: 'verified', rejection_reason_id: null });
    expect(await mailsOf(offer.id)).toEqual([]);
  });

  it('[M4] two who decide alike agree: the second is not refused and not logged', async () => {
    const { deadline, offer } = await running();
    const image = await makeImage(db.owner, deadline);
    const both = await Promise.all(
      [admin, colleague].map((staff) => review(staff, image.id, { status: 'verified', version: image.version })),
    );
    expect(both.map(({ status }) => status)).toEqual(['verified', 'verified']);
    expect(
      await own(`select from app_public.sponsorship_events where offer_id = $1 and event_type = 'image_reviewed'`, [
        offer.id,
      ]),
    ).toHaveLength(1);
  });

  it('[M4] of two conflicting concurrent decisions one is refused', async () => {
    const { deadline } = await running();
    const image = await makeImage(db.owner, deadline);
    const both = await Promise.allSettled([
      review(admin, image.id, { status: 'verified', version: image.version }),
      review(colleague, image.id, { status: 'rejected', version: image.version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a rejection', () => {
  it('[M5] gives a reason of the list and a note; the league reads both, another league none', async () => {
    const fixture = await running();
    const image = await makeImage(db.owner, fixture.deadline);
    await review(admin, image.id, { status: 'rejected', reason: 2, note: '  Step back, please.\n' });
    const read = `select i.rejection_note, r.name, r.spanish_name from app_public.verification_images i
      join app_public.image_rejection_reasons r on r.id = i.rejection_reason_id where i.id = $1`;
    const [seen] = await asking(db, { role: 'organization', userId: fixture.member.id })(read, [image.id]);
    expect(seen).toEqual({
      rejection_note: 'Step back, please.',
      name: expect.stringContaining('logo'),
      spanish_name: expect.stringContaining('logotipo'),
    });
    const stranger = await makeMember(db.owner, (await running()).organization.id);
    expect(await asking(db, { role: 'organization', userId: stranger.id })(read, [image.id])).toEqual([]);
    const [shown] = await asking(db, { link: 'deadline', id: fixture.deadline.id })(
      'select to_jsonb(app_public.deadline_to_respond_to()) as page',
    );
    expect(shown?.page).toMatchObject({ rejection_reason: seen?.name, rejection_note: 'Step back, please.' });
    const [event] = await own(
      `select change_reason from app_public.sponsorship_events where offer_id = $1 order by id desc limit 1`,
      [fixture.offer.id],
    );
    expect(event?.change_reason).toBe(`${seen?.name} Step back, please.`);
  });

  it('[M5] takes no retired or unknown reason, no long note, and loses both when it ends', async () => {
    const { deadline } = await running();
    const image = await makeImage(db.owner, deadline);
    const [retired] = await admin(
      `insert into app_public.image_rejection_reasons (name, spanish_name, retired) values ('Old', 'Viejo', true) returning id`,
    );
    for (const reason of [999_999, retired?.id])
      expect(await refusal(review(admin, image.id, { status: 'rejected', reason }))).toMatchObject({
        code: 'SL422',
        field: 'rejection_reason_id',
      });
    expect(await refusal(review(admin, image.id, { status: 'rejected', note: 'x'.repeat(1001) }))).toMatchObject({
      code: 'SL422',
      field: 'rejection_note',
    });
    await review(admin, image.id, { status: 'rejected', reason: 1, note: 'x'.repeat(1000) });
    expect(await review(admin, image.id, { status: 'verified' })).toMatchObject({
      rejection_reason_id: null,
      rejection_note: null,
    });
  });

  it('[M5] keeps a reason that is retired afterwards when the note is changed', async () => {
    const { deadline } = await running();
    const image = await makeImage(db.owner, deadline);
    const [reason] = await admin(
      `insert into app_public.image_rejection_reasons (name, spanish_name) values ('Blurred', 'Borrosa') returning id`,
    );
    await review(admin, image.id, { status: 'rejected', reason: reason?.id });
    await admin('update app_public.image_rejection_reasons set retired = true where id = $1', [reason?.id]);
    expect(await review(admin, image.id, { status: 'rejected', note: 'Hold it still.' })).toMatchObject({
      rejection_reason_id: reason?.id,
      rejection_note: 'Hold it still.',
    });
  });

  it('[M5] is mailed ten minutes later; undone before, it is not mailed, and the undo leaves nothing behind', async () => {
    const { deadline, offer } = await running();
    const image = await makeImage(db.owner, deadline);
    const change = await changeOf(image.id, { status: 'rejected', reason: 1, note: 'Dark' });
    expect(await mailsOf(offer.id)).toMatchObject([{ state: 'queued', seconds: expect.any(Number) }]);
    expect((await mailsOf(offer.id))[0]?.seconds).toBeGreaterThan(590);
    const [preview] = await admin('select to_jsonb(app_public.undo_preview($1)) as result', [change]);
    expect(preview?.result).toMatchObject({ left: [], stays: [] });
    expect(await undo(change)).toMatchObject({ left: [], stays: [] });
    expect(await imageOf(image.id)).toMatchObject({
      status: 'pending',
      rejection_reason_id: null,
      rejection_note: null,
    });
    expect(await mailsOf(offer.id)).toMatchObject([{ state: 'skipped', last_error: 'The rejection was undone.' }]);
  });

  it('[M5] a later acceptance withdraws the email, and another rejection is emailed again', async () => {
    const { deadline, offer } = await running();
    const image = await makeImage(db.owner, deadline);
    for (const status of ['rejected', 'verified', 'rejected']) await review(admin, image.id, { status });
    expect((await mailsOf(offer.id)).map(({ state }) => state)).toEqual(['skipped', 'queued']);
  });
});

describe('many at once', () => {
  it('[M8] accepts what is pending and has a deadline, leaves the rest, and is undone as one change', async () => {
    const [one, two] = [await running(), await running()];
    const pending = [await makeImage(db.owner, one.deadline), await makeImage(db.owner, two.deadline)];
    const rejected = await makeImage(db.owner, one.deadline, { status: 'rejected' });
    const lost = await makeImage(db.owner, one.deadline, { verification_deadline_id: null });
    const ids = [...pending, rejected, lost].map(({ id }) => id);
    const [done] = await admin(
      `with done as materialized (select * from app_public.accept_verification_images($1))
       select pg_current_xact_id()::text as change, (select array_agg(id order by id) from done) as ids`,
      [ids],
    );
    expect(done?.ids).toEqual(pending.map(({ id }) => id));
    const statuses = async () => (await Promise.all(ids.map(imageOf))).map(({ status }) => status);
    expect(await statuses()).toEqual(['verified', 'verified', 'rejected', 'pending']);
    expect(await imageOf(ids[0] as number)).toMatchObject({ reviewed_by_id: adminId });
    await undo(done?.change);
    expect(await statuses()).toEqual(['pending', 'pending', 'rejected', 'pending']);
    expect(
      await refusal(admin('select app_public.accept_verification_images($1)', [Array(1001).fill(1)])),
    ).toMatchObject({ code: 'SL422' });
  });

  it('[M8] shows accepted photos of the same deadline first, then those of the organization; staff only', async () => {
    const fixture = await running();
    const other = await makeDeadline(db.owner, fixture.asset);
    const ofOrganization = await makeImage(db.owner, other, { status: 'verified' });
    const ofDeadline = await makeImage(db.owner, fixture.deadline, { status: 'verified' });
    const image = await makeImage(db.owner, fixture.deadline);
    const read = `select r.id from app_public.pending_image_list_items i
      cross join lateral app_public.pending_image_list_items_recently_accepted(i) r where i.id = $1`;
    expect((await admin(read, [image.id])).map(({ id }) => id)).toEqual([ofDeadline.id, ofOrganization.id]);
    expect(
      await refusal(asking(db, { role: 'organization', userId: fixture.member.id })(read, [image.id])),
    ).toMatchObject({
      code: '42501',
    });
  });
});
