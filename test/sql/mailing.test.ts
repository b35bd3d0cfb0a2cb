/** The functions with which staff email leagues: who is skipped and why, and what staff may do about it. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  makeProperty,
  type OfferFixture,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const fixture = (status: string, organization: Record<string, unknown> = {}) =>
  makeOfferFixture(db.owner, { offer: { status }, organization });
const question = (prospect: OfferFixture) =>
  insert(db.owner, 'custom_questions', { campaign_id: prospect.campaign.id, question: 'How many fields?' });
const mailsOf = (offer: Row, kind: string): Promise<Row[]> =>
  own(
    `select recipient, state, last_error, payload from app_private.mail_outbox where offer_id = $1 and kind = $2 order by recipient`,
    [offer.id, kind],
  );
const call = (name: string, offers: Row[]) =>
  admin(`select id from app_public.${name}($1) order by id`, [offers.map((offer) => offer.id)]);
const plan = async (kind: string, offers: Row[]): Promise<Row> =>
  (
    await admin(
      'select (p).ready_offer_ids as ready, to_jsonb((p).skipped) as skipped, to_jsonb((p).refused) as refused from app_public.mail_plan($1, $2) p',
      [kind, offers.map((offer) => offer.id)],
    )
  )[0] as Row;
const nobody = { contact_email: null };

describe('the sponsorship application', () => {
  it('[S-340, S-341, S-147] goes to active offers; their date, the campaign’s first date and the log remember it', async () => {
    const one = await fixture('qualified');
    const asked = await question(one);
    const gone = await fixture('unqualified');
    expect(await call('send_sponsorship_application', [one.offer, gone.offer])).toEqual([{ id: one.offer.id }]);
    expect(await mailsOf(one.offer, 'application')).toMatchObject([{ state: 'queued' }]);
    const [dates] = await own(
      `select o.sponsorship_application_sent_at is not null as sent, c.sponsorship_applications_sent is not null as first, q.sent_at is not null as asked
       from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id join app_public.custom_questions q on q.id = $2 where o.id = $1`,
      [one.offer.id, asked.id],
    );
    expect(dates).toEqual({ sent: true, first: true, asked: true });
    expect(
      await own(`select event_type, description from app_public.sponsorship_events where offer_id = $1`, [
        one.offer.id,
      ]),
    ).toEqual([
      { event_type: 'email_sent', description: `Sponsorship application to ${one.organization.contact_email}` },
    ]);
  });

  it('[S-148] marks the unsent questions of its campaigns as sent, and no others', async () => {
    const [one, other] = [await fixture('qualified'), await fixture('qualified')];
    const [asked, elsewhere] = [await question(one), await question(other)];
    const earlier = await question(one);
    const [{ sent_at: date }] = (await own(
      `update app_public.custom_questions set sent_at = app_private.clock() - interval '3 days' where id = $1 returning sent_at`,
      [earlier.id],
    )) as [Row];
    await call('send_sponsorship_application', [one.offer]);
    expect(
      await own('select id, sent_at from app_public.custom_questions where id = any ($1) order by id', [
        [asked.id, elsewhere.id, earlier.id],
      ]),
    ).toEqual([
      { id: asked.id, sent_at: expect.any(Date) },
      { id: elsewhere.id, sent_at: null },
      { id: earlier.id, sent_at: date },
    ]);
  });

  it('is one email per league, campaign and day, however many of its programs are chosen', async () => {
    const one = await fixture('prospecting');
    const property = await makeProperty(db.owner, { organization_id: one.organization.id });
    const second = await makeOffer(db.owner, {
      campaign_id: one.campaign.id,
      sponsorable_property_id: property.id,
      status: 'prospecting',
    });
    expect(await call('send_sponsorship_application', [one.offer, second])).toEqual([
      { id: one.offer.id },
      { id: second.id },
    ]);
    const mails = () =>
      own(`select from app_private.mail_outbox where kind = 'application' and organization_id = $1`, [
        one.organization.id,
      ]);
    for (const offer of [one.offer, second])
      expect(await admin('select kind from app_public.mails(offer_id => $1)', [offer.id])).toEqual([
        { kind: 'application' },
      ]);
    expect(await mails()).toHaveLength(1);
    expect(await call('send_sponsorship_application', [one.offer, second])).toEqual([]);
    expect((await plan('application', [second])).skipped).toMatchObject([{ reason: 'It was mailed today already.' }]);
    expect(await mails()).toHaveLength(1);
  });

  it('refuses an unknown offer and does nothing', async () => {
    const one = await fixture('qualified');
    expect(await refusal(call('send_sponsorship_application', [one.offer, { id: 999_999 }]))).toMatchObject({
      code: 'SL404',
    });
    expect(await mailsOf(one.offer, 'application')).toEqual([]);
  });
});

describe('the pre-qualification survey', () => {
  it('[B-323, B-337, B-338] goes to prospects, sets when, and syncs the contact', async () => {
    const one = await fixture('prospecting');
    await question(one);
    const qualified = await fixture('qualified');
    await question(qualified);
    expect(await call('add_hubspot_campaign_property_to_contacts', [one.offer, qualified.offer])).toEqual([
      { id: one.offer.id },
    ]);
    expect(await mailsOf(one.offer, 'survey')).toMatchObject([
      { payload: { offer_id: one.offer.id }, state: 'queued' },
    ]);
    expect(
      await own('select survey_sent_at is not null as sent from app_public.offers where id = any ($1) order by id', [
        [one.offer.id, qualified.offer.id],
      ]),
    ).toEqual([{ sent: true }, { sent: false }]);
    expect(
      await own('select campaign_id, state from app_private.contact_syncs where organization_id = $1', [
        one.organization.id,
      ]),
    ).toEqual([{ campaign_id: one.campaign.id, state: 'queued' }]);
  });

  it('[B-342] is refused for a campaign without survey questions', async () => {
    const one = await fixture('prospecting');
    expect((await plan('survey', [one.offer])).refused).toMatchObject([
      { reason: 'The campaign has no survey questions.' },
    ]);
    expect(await call('add_hubspot_campaign_property_to_contacts', [one.offer])).toEqual([]);
  });
});

describe('onboarding', () => {
  it('[B-327, B-328] goes to confirmed offers with deadlines only, and sets when', async () => {
    const ready = await fixture('confirmed');
    await makeDeadline(db.owner, ready.asset);
    const bare = await fixture('confirmed');
    const early = await fixture('proposed');
    expect(await plan('onboarding', [ready.offer, bare.offer, early.offer])).toMatchObject({
      ready: [ready.offer.id],
      skipped: [],
      refused: [
        { offer_id: bare.offer.id, reason: 'Offers without verification deadlines cannot be sent onboarding emails.' },
        { offer_id: early.offer.id, reason: 'It is proposed, not confirmed.' },
      ],
    });
    expect(await call('send_sponsorable_property_onboarding_emails', [ready.offer, bare.offer, early.offer])).toEqual([
      { id: ready.offer.id },
    ]);
    expect(
      await own(
        'select onboarding_email_sent_at is not null as sent from app_public.offers where id = any ($1) order by id',
        [[ready.offer.id, bare.offer.id, early.offer.id]],
      ),
    ).toEqual([{ sent: true }, { sent: false }, { sent: false }]);
  });
});

describe('reminders and requests of staff', () => {
  const remind = (offer: Row) => admin('select app_public.send_verification_reminder_email($1)', [offer.id]);
  const request = (offer: Row, message: string | null) =>
    admin('select app_public.send_request_additional_verification_email($1, $2)', [offer.id, message]);

  it('[S-344, S-346] a reminder needs open proof and somebody who gets it, and goes once a day', async () => {
    const one = await fixture('confirmed');
    expect(await refusal(remind(one.offer))).toMatchObject({ code: 'SL409', message: 'No proof is open.' });
    const deadline = await makeDeadline(db.owner, one.asset);
    const review = await makeImage(db.owner, deadline);
    expect(await refusal(remind(one.offer))).toMatchObject({ code: 'SL409', message: 'No proof is open.' });
    await own(`update app_public.verification_images set status = 'rejected' where id = $1`, [review.id]);
    await remind(one.offer);
    expect(await mailsOf(one.offer, 'verification_reminder')).toMatchObject([{ payload: { offer_id: one.offer.id } }]);
    expect(await refusal(remind(one.offer))).toMatchObject({ message: 'It was mailed today already.' });
    const silent = await fixture('confirmed', nobody);
    await makeDeadline(db.owner, silent.asset);
    expect(await refusal(remind(silent.offer))).toMatchObject({
      code: 'SL409',
      message: 'No contact email is saved.',
    });
  });

  it('[S-342, S-343] a request carries its message, which is required, and the log keeps it', async () => {
    const one = await fixture('confirmed');
    for (const message of [null, '', '  \n'])
      expect(await refusal(request(one.offer, message))).toMatchObject({ code: 'SL422', field: 'message' });
    expect(await refusal(request(one.offer, 'x'.repeat(5001)))).toMatchObject({ code: 'SL422', field: 'message' });
    await request(one.offer, ' One more photo, please. ');
    expect(await refusal(request(one.offer, 'One more photo, please.'))).toMatchObject({ code: 'SL409' });
    await request(one.offer, 'And of the other field.');
    expect((await mailsOf(one.offer, 'additional_verification')).map((mail) => mail.payload.message).sort()).toEqual([
      'And of the other field.',
      'One more photo, please.',
    ]);
    expect(
      await own(`select change_reason from app_public.sponsorship_events where offer_id = $1 order by id limit 1`, [
        one.offer.id,
      ]),
    ).toEqual([{ change_reason: 'One more photo, please.' }]);
    expect(await refusal(request((await fixture('proposed')).offer, 'Hello'))).toMatchObject({ code: 'SL409' });
  });
});

describe('who cannot get mail', () => {
  it('[S-280] is skipped with the reason while the rest is sent, and the list of mails says why', async () => {
    const reachable = await fixture('qualified');
    const silent = await fixture('qualified', nobody);
    const bounced = await fixture('qualified', { contact_email: 'bounced@league.test' });
    await own(
      `insert into app_private.mail_suppressions (address, reason, detail) values ('bounced@league.test', 'bounced', '550 unknown')`,
    );
    const offers = [reachable.offer, silent.offer, bounced.offer];
    expect(await plan('application', offers)).toMatchObject({
      ready: [reachable.offer.id],
      skipped: [
        { offer_id: silent.offer.id, reason: 'No contact email is saved.' },
        { offer_id: bounced.offer.id, reason: 'Its contact addresses refused mail or unsubscribed.' },
      ],
    });
    expect(await call('send_sponsorship_application', offers)).toEqual([{ id: reachable.offer.id }]);
    const log = (offer: Row) =>
      admin('select recipient, state, reason, may_send_again from app_public.mails($1)', [offer.id]);
    expect(await log(silent.offer)).toEqual([
      { recipient: '', state: 'skipped', reason: 'No contact email is saved.', may_send_again: false },
    ]);
    expect(await log(bounced.offer)).toMatchObject([
      { recipient: 'bounced@league.test', state: 'skipped', may_send_again: false },
    ]);
    expect(
      await admin('select address, reason, detail from app_public.mail_suppressions($1)', [bounced.organization.id]),
    ).toEqual([{ address: 'bounced@league.test', reason: 'bounced', detail: '550 unknown' }]);
    // staff clear it; then the email can be sent
    await admin(`select app_public.clear_bounce('Bounced@League.test')`);
    const [mail] = await admin('select id, may_send_again from app_public.mails($1)', [bounced.offer.id]);
    expect(mail?.may_send_again).toBe(true);
    await admin('select app_public.send_mail_again($1)', [mail?.id]);
    expect(await mailsOf(bounced.offer, 'application')).toMatchObject([{ state: 'queued' }]);
  });

  it('unsubscribed: no bulk mail, all other mail, and only its owner takes it back', async () => {
    const one = await fixture('confirmed', { contact_email: 'quiet@league.test' });
    await makeDeadline(db.owner, one.asset);
    await own(`select app_private.unsubscribe('quiet@league.test')`);
    expect((await plan('verification_reminder', [one.offer])).skipped).toHaveLength(1);
    expect((await plan('onboarding', [one.offer])).ready).toEqual([one.offer.id]);
    expect(await refusal(admin(`select app_public.clear_bounce('quiet@league.test')`))).toMatchObject({
      code: 'SL409',
    });
    expect(await refusal(admin(`select app_public.clear_bounce('stranger@league.test')`))).toMatchObject({
      code: 'SL404',
    });
    await own(`select app_private.resubscribe('quiet@league.test')`);
    expect((await plan('verification_reminder', [one.offer])).ready).toEqual([one.offer.id]);
    // an address that refused mail is not reactivated by the holder of an old link
    await own(`insert into app_private.mail_suppressions (address, reason) values ('quiet@league.test', 'bounced')`);
    await own(`select app_private.resubscribe('quiet@league.test')`);
    expect((await plan('verification_reminder', [one.offer])).skipped).toHaveLength(1);
  });
});

describe('sending again', () => {
  const mailIn = async (state: string): Promise<Row> => {
    const one = await fixture('confirmed');
    return (
      await own(
        `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, state, attempts)
         values ('acceptance', 'a@league.test', $2, app_private.today(), '{}', $1, $3, 13) returning id`,
        [one.offer.id, `again:${one.offer.id}`, state],
      )
    )[0] as Row;
  };
  const again = (mail: Row) => admin('select app_public.send_mail_again($1)', [mail.id]);

  it.each(['skipped', 'refused', 'failed'])('is safe for what never arrived: %s', async (state) => {
    const mail = await mailIn(state);
    await again(mail);
    expect(await own('select state, attempts from app_private.mail_outbox where id = $1', [mail.id])).toEqual([
      { state: 'queued', attempts: 0 },
    ]);
  });

  it.each(['sent', 'uncertain', 'queued', 'claimed'])('is refused for what arrived or may have: %s', async (state) => {
    expect(await refusal(again(await mailIn(state)))).toMatchObject({ code: 'SL409' });
  });

  it('[T22] in one go: what never arrived, and what may have only when staff say so', async () => {
    const states = ['failed', 'refused', 'uncertain', 'sent', 'claimed'];
    const mails = [];
    for (const state of states) mails.push(await mailIn(state));
    const ids = mails.map(({ id }) => id);
    const stateOf = async () =>
      (await own('select state from app_private.mail_outbox where id = any ($1) order by id', [ids])).map(
        (row) => row.state,
      );
    const all = async (uncertainToo: boolean) =>
      (await admin('select to_jsonb(app_public.send_mails_again($1, $2)) as result', [ids, uncertainToo]))[0]?.result;
    expect(await all(false)).toEqual({
      queued_ids: ids.slice(0, 2).map(Number),
      left_ids: ids.slice(2).map(Number),
    });
    expect(await stateOf()).toEqual(['queued', 'queued', 'uncertain', 'sent', 'claimed']);
    expect((await all(true)).queued_ids).toEqual([Number(ids[2])]);
    expect(await stateOf()).toEqual(['queued', 'queued', 'queued', 'sent', 'claimed']);
    expect(await refusal(admin('select app_public.send_mails_again($1)', [Array(1001).fill(1)]))).toMatchObject({
      code: 'SL422',
      field: 'mail_ids',
    });
  });
});

describe('self-signup', () => {
  const signUp = (email: string | null, name: string | null) =>
    own('select app_private.self_signup($1, $2)', [email, name]);
  const mails = (email: string) =>
    own(`select organization_id, kind from app_private.mail_outbox where recipient = $1`, [email]);

  it('[L-316] makes the organization once and mails its link; a known contact finds its own', async () => {
    await Promise.all([signUp('New@Club.test', 'New Club'), signUp('new@club.test ', 'New Club again')]);
    const found = await own(`select id, name from app_public.organizations where contact_email = 'new@club.test'`);
    expect(found).toHaveLength(1);
    expect(await mails('new@club.test')).toEqual([{ organization_id: found[0]?.id, kind: 'self_signup' }]);
    const known = await fixture('proposed', { contact_email: 'first@known.test, second_x@known.test' });
    await signUp('second_x@known.test', 'Another name');
    expect(await mails('second_x@known.test')).toEqual([
      { organization_id: known.organization.id, kind: 'self_signup' },
    ]);
  });

  it('[L-313] needs a name and an email', async () => {
    expect(await refusal(signUp('a@club.test', ' '))).toMatchObject({ code: 'SL422', field: 'name' });
    for (const email of [null, '', 'nobody', 'a@b', 'a@club.test, b@club.test'])
      expect(await refusal(signUp(email, 'Club'))).toMatchObject({ code: 'SL422', field: 'contact_email' });
  });
});

describe('the list of mails', () => {
  it('is for staff only', async () => {
    const one = await fixture('confirmed');
    const member = asking(db, { role: 'organization', userId: one.member.id });
    for (const statement of [
      'select * from app_public.mails()',
      'select app_public.mail_plan($$offer$$, array[1])',
      `select app_public.clear_bounce('a@b.test')`,
      'select app_public.send_mail_again(1)',
    ])
      expect(await refusal(member(statement))).toMatchObject({ code: '42501' });
  });

  it('is filtered by organization, state and search terms, page by page', async () => {
    const one = await fixture('qualified', { name: 'Findable United', contact_email: 'a@find.test,b@find.test' });
    await call('send_sponsorship_application', [one.offer]);
    const list = (args: string) => admin(`select id, recipient from app_public.mails(${args})`);
    const all = await list(`organization_id => ${one.organization.id}`);
    expect(all.map((mail) => mail.recipient).sort()).toEqual(['a@find.test', 'b@find.test']);
    expect(await list(`organization_id => ${one.organization.id}, before_id => ${all[0]?.id}`)).toEqual([all[1]]);
    expect(await list(`states => '{sent}', organization_id => ${one.organization.id}`)).toEqual([]);
    expect(await list(`states => '{waiting}', search => 'findable UNI'`)).toHaveLength(2);
    expect(await list(`search => 'B@find'`)).toHaveLength(1);
  });
});
