/** Proof: deadlines, the pictures that meet them, and what leagues answer. */
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testDatabase } from '../harness/database.ts';
import { day, makeDeadline, makeFile, makeImage, makeScene, type Row, type Scene } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, adminId } = await makeStaff(db);

const deadline = async (id: number): Promise<Row> =>
  (await own('select * from app_public.verification_deadlines where id = $1', [id]))[0] as Row;
const waitFor = async (query: string): Promise<void> => {
  while ((await own(query)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
};
/** A confirmed sponsorship with one deadline. */
const running = async (values: Row = {}): Promise<Scene & { deadline: Row }> => {
  const scene = await makeScene(db.owner, { offer: { status: 'confirmed' } });
  return { ...scene, deadline: await makeDeadline(db.owner, scene.asset, values) };
};

describe('deadlines', () => {
  const create = (asset: Row, values: Row = {}) => {
    const { on = 1, name = 'Photo', instructions = 'Send it to {{verification_email_address}}' } = values;
    return admin(
      'select *, deadline::text from app_public.create_verification_deadline($1, app_public.today() + $2::int, $3, null, $4)',
      [asset.id, on, name, instructions],
    );
  };
  const change = (id: number, patch: Row) =>
    admin('select *, deadline::text from app_public.update_verification_deadline($1, $2)', [id, patch]);

  it('[S-285] need an asset, a date not before today, a name and instructions', async () => {
    const { asset } = await running();
    expect(await refusal(create({ id: 999_999 }))).toMatchObject({ code: 'SL422', field: 'asset_id' });
    for (const on of [-1, null])
      expect(await refusal(create(asset, { on }))).toMatchObject({ code: 'SL422', field: 'deadline' });
    expect(await refusal(create(asset, { name: ' ' }))).toMatchObject({
      constraint: 'verification_deadlines_name_present',
    });
    expect(await refusal(create(asset, { name: null }))).toMatchObject({ code: '23502', field: 'name' });
    expect(await refusal(create(asset, { instructions: ' ' }))).toMatchObject({
      constraint: 'verification_deadlines_instructions_present',
    });
    expect(await create(asset, { on: 0 })).toMatchObject([
      { deadline: await day(db.owner), asset_id: asset.id, requires_creatives: false },
    ]);
  });

  it('[S-286] know two tags in their instructions', async () => {
    const { asset } = await running();
    for (const instructions of ['{{league_name}}', '{{sponsor_name', 'sponsor_name}}', '{{ }}', '{{{sponsor_name}}}'])
      expect(await refusal(create(asset, { instructions }))).toMatchObject({
        code: 'SL422',
        message: 'invalid mustache tag',
      });
    await create(asset, { instructions: '{{ sponsor_name }} {{verification_email_address}}' });
  });

  it('[S-289, S-338] change with a reason that the log keeps', async () => {
    const scene = await running();
    for (const change_reason of [undefined, ' '])
      expect(await refusal(change(scene.deadline.id, { name: 'New', change_reason }))).toMatchObject({
        code: 'SL422',
        field: 'change_reason',
      });
    expect(await change(scene.deadline.id, { name: 'New', change_reason: 'Rain' })).toMatchObject([{ name: 'New' }]);
    expect(
      await own(
        'select event_type, description, change_reason from app_public.sponsorship_events where offer_id = $1',
        [scene.offer.id],
      ),
    ).toEqual([{ event_type: 'deadline_updated', description: scene.deadline.name, change_reason: 'Rain' }]);
    expect(await refusal(change(scene.deadline.id, { offer_id: 1, change_reason: 'x' }))).toMatchObject({
      code: 'SL403',
      field: 'offer_id',
    });
  });

  it('[S-290] keep a past date that is unchanged, and take no new one', async () => {
    const scene = await running({ deadline: await day(db.owner, -10) });
    const same = { deadline: await day(db.owner, -10), name: 'Late', change_reason: 'Typo' };
    expect(await change(scene.deadline.id, same)).toMatchObject([{ name: 'Late', deadline: same.deadline }]);
    expect(await refusal(change(scene.deadline.id, { ...same, deadline: await day(db.owner, -9) }))).toMatchObject({
      code: 'SL422',
      field: 'deadline',
    });
    await change(scene.deadline.id, { ...same, deadline: await day(db.owner) });
  });

  it('[S-291] are removed with a reason, and only without images', async () => {
    const scene = await running();
    const remove = (reason: string | null) =>
      admin('select id from app_public.remove_verification_deadline($1, $2)', [scene.deadline.id, reason]);
    expect(await refusal(remove(' '))).toMatchObject({ code: 'SL422', field: 'change_reason' });
    const image = await makeImage(db.owner, scene.deadline, { status: 'rejected' });
    expect(await refusal(remove('Not needed'))).toMatchObject({ code: 'SL409' });
    await own('delete from app_public.verification_images where id = $1', [image.id]);
    expect(await remove('Not needed')).toEqual([{ id: scene.offer.id }]);
    expect(
      await own('select event_type, change_reason from app_public.sponsorship_events where offer_id = $1', [
        scene.offer.id,
      ]),
    ).toEqual([{ event_type: 'deadline_removed', change_reason: 'Not needed' }]);
  });

  it('[S-292, S-293] can be given up while unproved; a later accepted image takes that back', async () => {
    const scene = await running();
    const giveUp = (reason: string | null) =>
      admin('select app_public.mark_deadline_as_did_not_complete($1, $2)', [scene.deadline.id, reason]);
    await giveUp(null);
    expect(await deadline(scene.deadline.id)).toMatchObject({
      did_not_complete: true,
      did_not_complete_reason: null,
      verified: false,
    });
    const image = await makeImage(db.owner, scene.deadline);
    expect(await deadline(scene.deadline.id)).toMatchObject({
      did_not_complete: true,
      any_pending_verification_images: true,
    });
    await admin(`select app_public.review_verification_image($1, 'verified')`, [image.id]);
    expect(await deadline(scene.deadline.id)).toMatchObject({
      did_not_complete: false,
      verified: true,
      any_pending_verification_images: false,
    });
    expect(await refusal(giveUp('Too late'))).toMatchObject({ code: 'SL409' });
  });

  it('[S-295] are overdue from the day after, unless verified or given up', async () => {
    const scene = await running({ deadline: await day(db.owner) });
    const overdue = async (): Promise<unknown> =>
      (
        await admin(
          'select app_public.verification_deadlines_overdue(d) as is from app_public.verification_deadlines d where id = $1',
          [scene.deadline.id],
        )
      )[0]?.is;
    expect(await overdue()).toBe(false);
    await db.setClock('+1 day');
    try {
      expect(await overdue()).toBe(true);
      await own('update app_public.verification_deadlines set did_not_complete = true where id = $1', [
        scene.deadline.id,
      ]);
      expect(await overdue()).toBe(false);
      await own('update app_public.verification_deadlines set did_not_complete = false where id = $1', [
        scene.deadline.id,
      ]);
      const image = await makeImage(db.owner, scene.deadline, { status: 'verified' });
      expect(await overdue()).toBe(false);
      await admin(`select app_public.review_verification_image($1, 'rejected')`, [image.id]);
      expect(await overdue()).toBe(true);
    } finally {
      await db.setClock('reset');
    }
  });

  it('[S-295] miss creatives while they are required and none is there', async () => {
    const scene = await running({ requires_creatives: true });
    const missing = async (): Promise<boolean> => (await deadline(scene.deadline.id)).missing_creatives;
    expect(await missing()).toBe(true);
    await admin(
      `insert into app_public.creative_contents (verification_deadline_id, name, content) values ($1, 'Post', 'Hello')`,
      [scene.deadline.id],
    );
    expect(await missing()).toBe(false);
    await admin('delete from app_public.creative_contents where verification_deadline_id = $1', [scene.deadline.id]);
    expect(await missing()).toBe(true);
    await admin('select app_public.attach_creative_file($1, $2, $3)', [
      scene.deadline.id,
      (await makeFile(db.owner)).id,
      'Banner',
    ]);
    expect(await missing()).toBe(false);
  });
});

describe('reviewing an image', () => {
  const review = (id: number, rest: Row) =>
    admin(
      `select * from app_public.review_verification_image(id => $1, status => $2, verification_deadline_id => $3, hidden => $4, featured => $5)`,
      [id, rest.status, rest.deadline ?? null, rest.hidden ?? null, rest.featured ?? null],
    );

  it('[S-298] needs a status, and a deadline of the same offer when accepting', async () => {
    const scene = await running();
    const stranger = await running();
    const image = await makeImage(db.owner, scene.deadline, { verification_deadline_id: null });
    expect(await refusal(review(image.id, { status: null }))).toMatchObject({ code: 'SL422', field: 'status' });
    expect(await refusal(review(image.id, { status: 'verified' }))).toMatchObject({
      code: 'SL422',
      field: 'verification_deadline_id',
    });
    expect(await refusal(review(image.id, { status: 'verified', deadline: stranger.deadline.id }))).toMatchObject({
      code: 'SL422',
      field: 'verification_deadline_id',
    });
    expect(await review(image.id, { status: 'verified', deadline: scene.deadline.id })).toMatchObject([
      { status: 'verified', verification_deadline_id: scene.deadline.id, reviewed_by_id: adminId },
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

  it('mails a rejection to the league once, and logs every review', async () => {
    const scene = await running();
    const image = await makeImage(db.owner, scene.deadline);
    await review(image.id, { status: 'rejected' });
    await db.withClock('+1 day', () => review(image.id, { status: 'rejected' })); // on another day it would be another mail
    for (const status of ['pending', 'verified']) await review(image.id, { status });
    expect(
      await own(
        `select recipient, payload from app_private.mail_outbox where kind = 'rejected_image' and offer_id = $1`,
        [scene.offer.id],
      ),
    ).toEqual([{ recipient: scene.organization.contact_email, payload: { verification_image_id: image.id } }]);
    expect(
      (
        await own('select description from app_public.sponsorship_events where offer_id = $1 order by id', [
          scene.offer.id,
        ])
      ).map((row) => row.description),
    ).toEqual(['Image rejected', 'Image rejected', 'Image set to pending', 'Image accepted']);
  });
});

describe('uploading', () => {
  const upload = (ask: ReturnType<typeof asking>, id: number, fileId: number, rest: unknown[] = [null, null, null]) =>
    ask('select * from app_public.attach_verification_image($1, $2, $3, $4, $5)', [id, fileId, ...rest]);

  it('[L-305, S-306] a league’s picture is pending and never from an employee, whatever it claims', async () => {
    const scene = await running();
    const league = asking(db, { role: 'organization', userId: scene.member.id });
    const file = await makeFile(db.owner);
    const [row] = await upload(league, scene.deadline.id, file.id, [true, 'Employee', 'verified']);
    expect(row).toMatchObject({ status: 'pending', file_id: file.id, hidden: null, from: null });
    expect(
      await own('select status, hidden, "from", created_by_id from app_public.verification_images where id = $1', [
        row?.id,
      ]),
    ).toEqual([{ status: 'pending', hidden: false, from: scene.member.name, created_by_id: scene.member.id }]);
    expect(await deadline(scene.deadline.id)).toMatchObject({ any_pending_verification_images: true, verified: false });
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

  it('needs a running sponsorship and somebody who signed in', async () => {
    const scene = await running();
    const file = await makeFile(db.owner);
    expect(
      await refusal(upload(asking(db, { link: 'offer', id: scene.offer.id }), scene.deadline.id, file.id)),
    ).toMatchObject({ code: 'SL401' });
    const limited = asking(db, { role: 'organization', userId: scene.member.id, scopeOfferId: scene.offer.id });
    expect(await upload(limited, scene.deadline.id, file.id)).toHaveLength(1);
    await admin('select app_public.cancel_offer($1)', [scene.offer.id]);
    for (const ask of [admin, limited])
      expect(await refusal(upload(ask, scene.deadline.id, file.id))).toMatchObject({ code: 'SL409' });
  });
});

it('a league uploading while staff review, change and give up deadlines of the same offer: nobody is turned away', async () => {
  const scene = await running();
  const league = asking(db, { role: 'organization', userId: scene.member.id });
  const files = await Promise.all(Array.from({ length: 6 }, () => makeFile(db.owner)));
  const other = await makeDeadline(db.owner, scene.asset);
  const images = await Promise.all(Array.from({ length: 6 }, () => makeImage(db.owner, scene.deadline)));
  const outcomes = await Promise.allSettled(
    images.flatMap((image, i) => [
      league('select app_public.attach_verification_image($1, $2, false, null, null)', [
        scene.deadline.id,
        files[i]?.id,
      ]),
      admin(`select app_public.review_verification_image($1, 'verified')`, [image.id]),
      admin('select app_public.update_verification_deadline($1, $2)', [
        scene.deadline.id,
        { name: `Proof ${i}`, change_reason: 'x' },
      ]),
      admin('select app_public.mark_deadline_as_did_not_complete($1, null)', [other.id]),
    ]),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toEqual([]);
  expect(await deadline(scene.deadline.id)).toMatchObject({ verified_images: 6, pending_images: 6 });
});

describe('answering a deadline by link', () => {
  const respond = (due: Row, comment: string | null, canned: number) =>
    asking(db, { link: 'deadline', id: due.id })('select app_public.respond_to_deadline($1, $2) as id', [
      comment,
      canned,
    ]);

  it('[L-245] the link shows names and the date of its deadline, and no table', async () => {
    const scene = await running();
    const ask = asking(db, { link: 'deadline', id: scene.deadline.id });
    expect(await ask('select *, deadline::text from app_public.deadline_to_respond_to()')).toEqual([
      {
        id: scene.deadline.id,
        deadline: await day(db.owner, 30),
        name: scene.deadline.name,
        capability_name: 'Professional Photography',
        campaign_name: scene.campaign.name,
        sponsor_name: scene.sponsor.name,
        sponsorable_property_name: scene.property.name,
        organization_name: scene.organization.name,
        verified: false,
        pending_verification_images: 0,
        accepts_proof: true,
      },
    ]);
    const elsewhere = asking(db, { link: 'deadline', id: 999_999 });
    expect(Object.values((await elsewhere('select * from app_public.deadline_to_respond_to()'))[0] ?? {})).toEqual(
      Array(11).fill(null),
    );
  });

  it('takes a photo for its own deadline, the same one once, and none for another deadline', async () => {
    const scene = await running();
    const ask = asking(db, { link: 'deadline', id: scene.deadline.id });
    const other = await makeDeadline(db.owner, scene.asset);
    const attach = (due: Row, file: Row) =>
      ask('select app_public.attach_verification_image($1, $2, true, $3, $4)', [
        due.id,
        file.id,
        'Mallory',
        'verified',
      ]);
    const file = await makeFile(db.owner);
    await attach(scene.deadline, file);
    await attach(scene.deadline, file);
    expect(await refusal(attach(other, file))).toMatchObject({ code: 'SL404' });
    expect(
      await own(
        'select verification_deadline_id, status::text, hidden, "from" from app_public.verification_images where offer_id = $1',
        [scene.offer.id],
      ),
    ).toEqual([
      {
        verification_deadline_id: scene.deadline.id,
        status: 'pending',
        hidden: false,
        from: 'The link of the reminder',
      },
    ]);
    expect(
      (await ask('select verified, pending_verification_images from app_public.deadline_to_respond_to()'))[0],
    ).toEqual({
      verified: false,
      pending_verification_images: 1,
    });
  });

  it('[L-247, L-248, L-249] stores a selectable answer, with or without a comment', async () => {
    const scene = await running();
    const [closed] = await own('select id from app_public.verification_deadline_canned_responses where not selectable');
    for (const canned of [closed?.id, 999_999, null])
      expect(await refusal(respond(scene.deadline, 'Soon', canned))).toMatchObject({
        code: 'SL422',
        field: 'verification_deadline_canned_response_id',
      });
    const [first] = await respond(scene.deadline, ' Next week ', 1);
    await respond(scene.deadline, '  ', 2);
    expect(
      await own(
        'select id, canned_response_id, comment, addressed from app_public.verification_deadline_responses where offer_id = $1 order by id',
        [scene.offer.id],
      ),
    ).toEqual([
      { id: first?.id, canned_response_id: 1, comment: 'Next week', addressed: false },
      { id: expect.any(Number), canned_response_id: 2, comment: null, addressed: false },
    ]);
    expect(
      (await own('select event_type from app_public.sponsorship_events where offer_id = $1', [scene.offer.id])).map(
        (row) => row.event_type,
      ),
    ).toEqual(['deadline_response', 'deadline_response']);
    expect(await refusal(respond({ id: 999_999 }, null, 1))).toMatchObject({
      code: 'SL404',
      message: "We couldn't find a deadline at this link.",
    });
  });

  it('waits for staff who hold the offer, and takes nothing out of their way meanwhile', async () => {
    const scene = await running();
    const staff = new pg.Client({ connectionString: db.ownerUrl });
    await staff.connect();
    try {
      await staff.query('begin');
      await staff.query('select app_private.lock_offer($1)', [scene.offer.id]);
      const answered = respond(scene.deadline, 'Soon', 1);
      await waitFor(
        `select from pg_locks where locktype = 'tuple' and relation = 'app_public.offers'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
      );
      // as everybody else does: first the offer, then its deadline
      await staff.query('select from app_public.verification_deadlines where id = $1 for update', [scene.deadline.id]);
      await staff.query('commit');
      expect(await answered).toHaveLength(1);
    } finally {
      await staff.end();
    }
  });

  it('a link stores no answers and no pictures without end', async () => {
    const scene = await running();
    const owners = [scene.deadline.id, scene.offer.id, scene.offer.organization_id, scene.offer.sponsor_id];
    await own(
      `insert into app_public.verification_deadline_responses (verification_deadline_id, offer_id, organization_id, sponsor_id, canned_response_id)
       select $1, $2, $3, $4, 1 from generate_series(1, 200)`,
      owners,
    );
    expect(await refusal(respond(scene.deadline, null, 1))).toMatchObject({ code: 'SL429' });
    const [kept, more] = [await makeFile(db.owner), await makeFile(db.owner)];
    await own(
      `insert into app_public.verification_images (verification_deadline_id, offer_id, organization_id, sponsor_id, file_id)
       select $1, $2, $3, $4, $5 from generate_series(1, 200)`,
      [...owners, kept.id],
    );
    const upload = (ask: ReturnType<typeof asking>, file: Row) =>
      ask('select id from app_public.attach_verification_image($1, $2, false, null, null)', [
        scene.deadline.id,
        file.id,
      ]);
    const byLink = asking(db, { link: 'deadline', id: scene.deadline.id });
    expect(await refusal(upload(byLink, more))).toMatchObject({ code: 'SL429' });
    expect(await upload(byLink, kept)).toHaveLength(1); // sent again: it is there already
    expect(await upload(admin, more)).toHaveLength(1);
  });
});

it('[S-292] a deadline that is not there cannot be marked as not completed', async () => {
  expect(await refusal(admin(`select app_public.mark_deadline_as_did_not_complete(999999, 'x')`))).toMatchObject({
    code: 'SL404',
  });
});
