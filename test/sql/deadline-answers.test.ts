/** A league's answers to a deadline through its link: text or a photo, without an account. */
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testDatabase } from '../harness/database.ts';
import { day, insert, makeDeadline, makeFile, makeImage, makeUser, type Row } from '../harness/factories.ts';
import { proving } from './proving.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { running } = proving(db);

const waitFor = async (query: string): Promise<void> => {
  while ((await own(query)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
};
/** A confirmed sponsorship with one deadline. */

describe('answering a deadline by link', () => {
  const respond = (due: Row, comment: string | null, canned: number) =>
    asking(db, { link: 'deadline', id: due.id })('select app_public.respond_to_deadline($1, $2) as id', [
      comment,
      canned,
    ]);

  it('[L-245] the link shows names and the date of its deadline, and no table', async () => {
    const fixture = await running();
    await makeImage(db.owner, (await running()).deadline, { status: 'verified' }); // proof of another deadline
    const ask = asking(db, { link: 'deadline', id: fixture.deadline.id });
    expect(await ask('select *, deadline::text, movable_until::text from app_public.deadline_to_respond_to()')).toEqual(
      [
        {
          id: fixture.deadline.id,
          deadline: await day(db.owner, 30),
          name: fixture.deadline.name,
          capability_name: 'Professional Photography',
          campaign_name: fixture.campaign.name,
          sponsor_name: fixture.sponsor.name,
          sponsorable_property_name: fixture.property.name,
          organization_name: fixture.organization.name,
          verified: false,
          pending_verification_images: 0,
          accepts_proof: true,
          instructions: fixture.deadline.verification_reminder_instructions,
          instructions_es: null,
          contact_name: null,
          contact_email: null,
          contact_phone: null,
          rejected_at: null,
          rejection_note: null,
          rejection_reason: null,
          rejection_reason_in_spanish: null,
          release_stated_at: null,
          section: 'upcoming',
          movable_until: await day(db.owner, 37),
          answered_at: null,
          answer: null,
        },
      ],
    );
    const elsewhere = asking(db, { link: 'deadline', id: 999_999 });
    expect(Object.values((await elsewhere('select * from app_public.deadline_to_respond_to()'))[0] ?? {})).toEqual(
      Array(25).fill(null),
    );
  });

  it('takes a photo for its own deadline, the same one once, and none for another deadline', async () => {
    const fixture = await running();
    const ask = asking(db, { link: 'deadline', id: fixture.deadline.id });
    const other = await makeDeadline(db.owner, fixture.asset);
    const attach = (due: Row, file: Row) =>
      ask('select app_public.attach_verification_image($1, $2, true, $3, $4)', [
        due.id,
        file.id,
        'Mallory',
        'verified',
      ]);
    const file = await makeFile(db.owner);
    await attach(fixture.deadline, file);
    await attach(fixture.deadline, file);
    expect(await refusal(attach(other, file))).toMatchObject({ code: 'SL404' });
    expect(
      await own(
        'select verification_deadline_id, status::text, hidden, "from" from app_public.verification_images where offer_id = $1',
        [fixture.offer.id],
      ),
    ).toEqual([
      {
        verification_deadline_id: fixture.deadline.id,
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
    const fixture = await running();
    const [closed] = await own('select id from app_public.verification_deadline_canned_responses where not selectable');
    for (const canned of [closed?.id, 999_999, null])
      expect(await refusal(respond(fixture.deadline, 'Soon', canned))).toMatchObject({
        code: 'SL422',
        field: 'verification_deadline_canned_response_id',
      });
    const [first] = await respond(fixture.deadline, ' Next week ', 1);
    await respond(fixture.deadline, '  ', 2);
    expect(
      await own(
        'select id, canned_response_id, comment, addressed from app_public.verification_deadline_responses where offer_id = $1 order by id',
        [fixture.offer.id],
      ),
    ).toEqual([
      { id: first?.id, canned_response_id: 1, comment: 'Next week', addressed: false },
      { id: expect.any(Number), canned_response_id: 2, comment: null, addressed: false },
    ]);
    expect(
      (await own('select event_type from app_public.sponsorship_events where offer_id = $1', [fixture.offer.id])).map(
        (row) => row.event_type,
      ),
    ).toEqual(['deadline_response', 'deadline_response']);
    expect(await refusal(respond({ id: 999_999 }, null, 1))).toMatchObject({
      code: 'SL404',
      message: "We couldn't find a deadline at this link.",
    });
  });

  it('[L13] somebody signed in answers the same from their own sponsorship, and nobody of another league', async () => {
    const fixture = await running();
    const member = async (organizationId: number) => {
      const user = await makeUser(db.owner, 'organization');
      await insert(db.owner, 'organization_users', { organization_id: organizationId, user_id: user.id });
      return asking(db, { role: 'organization', userId: user.id });
    };
    const answer = 'select app_public.answer_deadline($1, $2, 1) as id';
    const mine = await member(fixture.organization.id);
    expect(await mine(answer, [fixture.deadline.id, 'Rain'])).toHaveLength(1);
    const stored = () =>
      own('select comment from app_public.verification_deadline_responses where offer_id = $1', [fixture.offer.id]);
    expect(await stored()).toEqual([{ comment: 'Rain' }]);
    const strangers = await member((await running()).organization.id);
    expect(await refusal(strangers(answer, [fixture.deadline.id, 'Mine']))).toMatchObject({ code: 'SL404' });
    expect(await stored()).toHaveLength(1);
  });

  it('[L21] the link names the campaign’s contact, and an offer its own league alone', async () => {
    const fixture = await running();
    const contact = await makeUser(db.owner, 'admin', { name: 'Marisol Reyes', cell_phone: '814-555-0142' });
    await own('update app_public.campaigns set primary_bdr_contact_id = $1 where id = $2', [
      contact.id,
      fixture.campaign.id,
    ]);
    const [shown] = await asking(db, { link: 'deadline', id: fixture.deadline.id })(
      'select contact_name, contact_email, contact_phone from app_public.deadline_to_respond_to()',
    );
    expect(shown).toEqual({
      contact_name: 'Marisol Reyes',
      contact_email: contact.email,
      contact_phone: '814-555-0142',
    });
    const byOffer = (offerId: number) =>
      asking(db, { link: 'offer', id: offerId })('select app_public.offer_contact($1) as contact', [fixture.offer.id]);
    expect(await byOffer(fixture.offer.id)).toEqual([
      { contact: { name: 'Marisol Reyes', email: contact.email, phone: '814-555-0142' } },
    ]);
    expect(await byOffer((await running()).offer.id)).toEqual([{ contact: null }]);
  });

  it('waits for staff who hold the offer, and changes nothing before they finish', async () => {
    const fixture = await running();
    const staff = new pg.Client({ connectionString: db.ownerUrl });
    await staff.connect();
    try {
      await staff.query('begin');
      await staff.query('select app_private.lock_offer($1)', [fixture.offer.id]);
      const answered = respond(fixture.deadline, 'Soon', 1);
      await waitFor(
        `select from pg_locks where locktype = 'tuple' and relation = 'app_public.offers'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
      );
      // in the usual lock order: first the offer, then its deadline
      await staff.query('select from app_public.verification_deadlines where id = $1 for update', [
        fixture.deadline.id,
      ]);
      await staff.query('commit');
      expect(await answered).toHaveLength(1);
    } finally {
      await staff.end();
    }
  });

  it('a link stores no answers and no pictures without end', async () => {
    const fixture = await running();
    const owners = [fixture.deadline.id, fixture.offer.id, fixture.offer.organization_id, fixture.offer.sponsor_id];
    await own(
      `insert into app_public.verification_deadline_responses (verification_deadline_id, offer_id, organization_id, sponsor_id, canned_response_id)
       select $1, $2, $3, $4, 1 from generate_series(1, 200)`,
      owners,
    );
    expect(await refusal(respond(fixture.deadline, null, 1))).toMatchObject({ code: 'SL429' });
    const [kept, more] = [await makeFile(db.owner), await makeFile(db.owner)];
    await own(
      `insert into app_public.verification_images (verification_deadline_id, offer_id, organization_id, sponsor_id, file_id)
       select $1, $2, $3, $4, $5 from generate_series(1, 200)`,
      [...owners, kept.id],
    );
    const upload = (ask: ReturnType<typeof asking>, file: Row) =>
      ask('select id from app_public.attach_verification_image($1, $2, false, null, null)', [
        fixture.deadline.id,
        file.id,
      ]);
    const byLink = asking(db, { link: 'deadline', id: fixture.deadline.id });
    expect(await refusal(upload(byLink, more))).toMatchObject({ code: 'SL429' });
    expect(await upload(byLink, kept)).toHaveLength(1); // sent again: it already exists
    expect(await upload(admin, more)).toHaveLength(1);
  });
});
