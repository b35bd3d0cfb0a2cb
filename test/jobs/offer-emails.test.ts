/** Emails about an offer, rendered from the database: their facts, language, and when they are no longer wanted. */
import { describe, expect, it } from '@jest/globals';
import { capabilityText } from '../../server/shared/mail/capabilities.ts';
import { renderMail } from '../../server/shared/mail/index.ts';
import { sharedSpanish } from '../../server/shared/mail/spanish.ts';
import { translator } from '../../server/shared/mail/translate.ts';
import { makeDepositAccount } from '../harness/factories.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const { database, tools } = await jobsSetup();
const season = await makeSeason(database.owner, { contacts: 'a@harbor.test,b@harbor.test' });

describe('rendering from the database', () => {
  const render = (kind: string, payload: Record<string, number | number[]>) =>
    renderMail(tools.query, kind, payload, testMailEnv);

  it('escapes what people typed', async () => {
    const { html } = await render('offer', { offer_id: season.offerId });
    expect(html).toContain('A credit union &lt;by the lake&gt;.');
    expect(html).toContain('Northlight &amp; Sons');
  });

  it('gives a preview its recipients and body', async () => {
    const mail = await render('offer', { offer_id: season.offerId });
    expect(mail.to).toEqual(['a@harbor.test', 'b@harbor.test']);
    expect(mail.html).toContain('Review the offer');
    expect(mail.unwanted).toContain('no longer open');
  });

  it.each(['offer', 'application', 'survey'])(
    '[C7] an %s email of several offers has a link for each',
    async (kind) => {
      const [one, two] = [await makeSeason(database.owner), await makeSeason(database.owner)];
      const { html } = await render(kind, { offer_id: one.offerId, offer_ids: [one.offerId, two.offerId] });
      const path = kind === 'offer' ? 'accept-offer' : 'qualify';
      expect(new Set(html.match(new RegExp(`/${path}/[^"?]+`, 'g'))).size).toBe(2);
    },
  );

  it('[L6] gives Spanish readers what staff wrote in Spanish, else the English, marked as the original', async () => {
    const spanish = await makeSeason(database.owner);
    const deadline = await spanish.addDeadline(7, 'Banner 2 hung');
    const set = (text: string, id: number) => database.owner.query(text, [id]);
    await set(`update app_public.organizations set language = 'es' where id = $1`, spanish.organizationId);
    const reminder = () => render('verification_reminder', { offer_id: spanish.offerId });
    const english = await reminder();
    expect(english.subject).toBe('Vence en 7 días: Pancarta 2 colgada para Northlight & Sons');
    expect(english.text).toContain('Original en inglés:');
    expect(english.html).toMatch(/<span lang="en">Show the Northlight &amp; Sons banner/);
    await set(
      `update app_public.verification_deadlines set verification_reminder_instructions_es = 'Muestre la pancarta de {{sponsor_name}}.' where id = $1`,
      deadline,
    );
    const own = await reminder();
    expect(own.text).toContain('Muestre la pancarta de Northlight & Sons.');
    expect(own.text + own.html).not.toMatch(/Original en inglés|lang="en">Show|Show the/);
    const offer = await render('offer', { offer_id: spanish.offerId });
    expect(offer.html).toContain('<span lang="en">No other bank.</span>');
    await set(
      `update app_public.campaigns set additional_requirements_es = 'Ningún otro banco.' where id = $1`,
      spanish.campaignId,
    );
    expect((await render('offer', { offer_id: spanish.offerId })).text).toContain('Ningún otro banco.');
  });

  it('names in Spanish whatever of the reference list a league may be asked to do', async () => {
    const { rows } = await database.owner.query('select name from app_public.capabilities');
    const spanish = translator('es', sharedSpanish);
    const english = rows.flatMap(({ name }) =>
      [null, 1, 2].map((count) => [name, capabilityText(count, name, spanish)]).filter(([a, b]) => a === b),
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(english).toEqual([]);
    expect(capabilityText(3, 'Team of Warm-Ups', spanish)).toBe('Equipos con ropa de calentamiento');
    expect(capabilityText(3, 'Parade Float', spanish)).toBe('Parade Floats');
  });

  it('writes to a league in the language that it chose', async () => {
    const setLanguage = (language: string) =>
      database.owner.query('update app_public.organizations set language = $1 where id = $2', [
        language,
        season.organizationId,
      ]);
    await setLanguage('es');
    const { subject, text } = await render('offer', { offer_id: season.offerId });
    expect(subject).toContain('ofrece a');
    expect(text).toMatch(/\/accept-offer\/\S+[?&]lang=es/);
    for (const kind of [
      'survey',
      'application',
      'acceptance',
      'onboarding',
      'rejection_notice',
      'removal_notice',
      'additional_verification',
      'verification_reminder',
    ])
      expect((await render(kind, { offer_id: season.offerId })).html).toContain('<html lang="es"');
    for (const kind of ['self_signup', 'creatives'])
      expect((await render(kind, { organization_id: season.organizationId })).html).toContain('<html lang="es"');
    await setLanguage('en');
    expect((await render('offer', { offer_id: season.offerId })).subject).toContain('offers');
  });

  it('lists every open deadline of an offer in a reminder without a deadline', async () => {
    await season.addDeadline(5, 'First photo');
    await season.addDeadline(9, 'Second photo');
    const { text, subject } = await render('verification_reminder', { offer_id: season.offerId });
    expect(text).toContain('First photo');
    expect(text).toContain('Second photo');
    expect(subject).toBe('Due in 5 days: First photo for Northlight & Sons'); // the other has more time
  });

  it('[S-129] tells nobody who accepted late that a date was missed, and still tells of one that was', async () => {
    const late = await makeSeason(database.owner);
    const accepted = (daysAgo: number) =>
      database.owner.query(
        `update app_public.offers set confirmed_at = app_private.clock() - make_interval(days => $2) where id = $1`,
        [late.offerId, daysAgo],
      );
    await accepted(0);
    await late.addDeadline(-1, 'Kickoff photo');
    await late.addDeadline(9, 'Second photo');
    for (const kind of ['acceptance', 'onboarding']) {
      const { text } = await render(kind, { offer_id: late.offerId });
      expect(text).toMatch(/As soon as you can:? *Kickoff photo/);
      expect(text).toMatch(/\d+\/\d+\/\d{4}:? *Second photo/);
    }
    await late.addImage(await late.addDeadline(-2, 'Shown photo'), 'pending');
    expect((await render('onboarding', { offer_id: late.offerId })).text).not.toContain('Shown photo');
    const reminder = () => render('verification_reminder', { offer_id: late.offerId });
    const gentle = await reminder();
    expect(gentle.subject).toBe('As soon as you can: Kickoff photo for Northlight & Sons');
    expect(gentle.text).not.toMatch(/overdue|yesterday/i);
    expect(gentle.text).toContain('as soon as you can');
    await accepted(3);
    expect((await reminder()).subject).toBe('Overdue: Kickoff photo for Northlight & Sons');
  });

  it.each(['offer', 'acceptance', 'survey', 'application'])(
    'gives staff a readable reason why %s is not sent',
    async (kind) => {
      const one = await makeSeason(database.owner, { status: 'rejected_by_organization' });
      expect((await render(kind, { offer_id: one.offerId })).unwanted).toMatch(
        / is rejected by organization( by now)?\.$/,
      );
    },
  );

  it.each([
    ['application', 'qualified', 'sponsorship_application_sent_at'],
    ['survey', 'prospecting', 'survey_sent_at'],
  ])('asks no league for an application that it has answered in the meantime: %s', async (kind, status, sentAt) => {
    const one = await makeSeason(database.owner, { status });
    const payload = { offer_id: one.offerId };
    const unwanted = async () => (await render(kind, payload)).unwanted;
    await database.owner.query(
      `insert into app_public.sponsorship_applications (organization_id, season, year, submitted_at) values ($1, 'spring', 2027, app_private.clock())`,
      [one.organizationId],
    );
    const send = (when: string) =>
      database.owner.query(
        `update app_public.offers set ${sentAt} = app_private.clock() + $2::interval where id = $1`,
        [one.offerId, when],
      );
    await send('1 minute');
    expect(await unwanted()).toBeNull(); // staff sent for it although they have one
    await send('-1 minute');
    expect(await unwanted()).toBe('The league has answered the application by now.');
  });

  it('has nothing to say of what comes next without a date', async () => {
    const bare = await makeSeason(database.owner);
    expect((await render('onboarding', { offer_id: bare.offerId })).unwanted).toBe('No date to show proof by is left.');
    await bare.addDeadline(5);
    expect((await render('onboarding', { offer_id: bare.offerId })).unwanted).toBeNull();
  });

  it('tells the league of a picture that was rejected, and not of one that was accepted since', async () => {
    const deadline = await season.addDeadline(12, 'Third photo');
    const image = await season.addImage(deadline, 'rejected');
    const payload = { verification_image_id: image };
    expect(await render('rejected_image', payload)).toMatchObject({
      subject: 'Please send another photo: Third photo',
      unwanted: null,
    });
    await season.addImage(deadline, 'verified');
    expect((await render('rejected_image', payload)).unwanted).toContain('proved the deadline');
  });

  it('speaks to staff in English about a rejection, and to the league about its own answer', async () => {
    await season.addUser('staff@sideline.test', 'admin');
    await database.owner.query(
      `update app_public.offers set league_rejection_reason = 'No banners this year.' where id = $1`,
      [season.offerId],
    );
    const payload = { offer_id: season.offerId };
    const league = await renderMail(tools.query, 'rejection_notice', payload, testMailEnv, {
      recipient: 'a@harbor.test',
    });
    await database.owner.query(`update app_public.organizations set language = 'es' where id = $1`, [
      season.organizationId,
    ]);
    const staff = await renderMail(tools.query, 'rejection_notice', payload, testMailEnv, {
      recipient: 'staff@sideline.test',
    });
    await database.owner.query(`update app_public.organizations set language = 'en' where id = $1`, [
      season.organizationId,
    ]);
    expect(league.subject).toBe('You rejected the offer from Northlight & Sons');
    expect(staff.subject).toMatch(/^Harbor Hills \d+ rejected the offer of Northlight & Sons$/);
    expect(staff.text).toContain(`/offers/${season.offerId}`);
    expect(league.text).toContain('> No banners this year.');
  });

  it('[M1][M7] tells the league what became of its check: approved without a number, mailed with it, void with the reason', async () => {
    const { rows: addresses } = await database.owner.query(
      `insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
       values ($1, 'mailing', 'Harbor Hills', '412 Bayfront Parkway', 'Erie', 'PA', '16507') returning id`,
      [season.organizationId],
    );
    const { rows } = await database.owner.query(
      `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, status, number, mailing_address_id)
       values ($1, $2, $3, 825.5, 'First payment', 'approved', 4711, $4) returning id`,
      [season.offerId, season.organizationId, season.sponsorId, addresses[0].id],
    );
    const { id } = rows[0];
    const approved = await render('check_approved', { check_id: id });
    expect(approved.subject).toBe('Your check for $825.50 is approved');
    expect(approved.text).not.toContain('4711'); // nothing bears this number yet
    expect(approved.text).toContain('Mailed to: 412 Bayfront Parkway, Erie, PA 16507');
    await database.owner.query(
      `with run as (insert into app_public.check_runs (first_number, last_number) values (4711, 4711) returning id)
       update app_public.checks c set run_id = run.id from run where c.id = $1`,
      [id],
    );
    for (const change of [
      'printed_at = app_private.clock()',
      `mailed_on = '2027-04-02', estimated_arrival_date = '2027-04-12'`,
    ])
      await database.owner.query(`update app_public.checks set ${change} where id = $1`, [id]);
    const mailed = await render('check_mailed', { check_id: id });
    expect(mailed.subject).toBe('Your check for $825.50 is on its way');
    for (const fact of ['Check number: 4711', 'Mailed on: 4/2/2027', 'Expected by: 4/12/2027'])
      expect(mailed.text).toContain(fact);
    await database.owner.query(
      `update app_public.checks set status = 'voided', action_reason = 'It was lost.' where id = $1`,
      [id],
    );
    const voided = await render('check_voided', { check_id: id });
    expect(voided.subject).toBe('Your check for $825.50 is void');
    expect(voided.text).toContain('> It was lost.');
    expect(voided.text).toContain('Please do not deposit it.');
    expect(voided.text).not.toContain('A new check will replace it');
  });

  it('[T35] tells the league of its direct deposit: approved, sent and void, without a number or an address', async () => {
    const account = await makeDepositAccount(database.owner, season.organizationId);
    const [{ id }] = (
      await database.owner.query(
        `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, status, payout_method, deposit_account_id,
           recipient_name)
         values ($1, $2, $3, 825.5, 'First payment', 'approved', 'direct_deposit', $4, 'Harbor Hills') returning id`,
        [season.offerId, season.organizationId, season.sponsorId, account.id],
      )
    ).rows;
    const ofPaper = /check|mail(ed|ing)? (on|to)|address|print|post/i;
    const approved = await render('check_approved', { check_id: id });
    expect(approved.subject).toBe('Your direct deposit of $825.50 is approved');
    expect(approved.text).toContain('Account ending in: 6789');
    await database.owner.query(
      `update app_public.checks set mailed_on = '2027-04-02', estimated_arrival_date = '2027-04-06' where id = $1`,
      [id],
    );
    const sent = await render('check_mailed', { check_id: id });
    expect(sent.subject).toBe('Your direct deposit of $825.50 is on its way');
    for (const fact of ['Sent on: 4/2/2027', 'Usually in your account by: 4/6/2027', 'Paid to: Harbor Hills'])
      expect(sent.text).toContain(fact);
    await database.owner.query(
      `update app_public.checks set status = 'voided', action_reason = 'It was lost.' where id = $1`,
      [id],
    );
    const voided = await render('check_voided', { check_id: id });
    expect(voided.subject).toBe('Your direct deposit of $825.50 is void');
    expect(voided.text).toContain('If it reaches your account anyway, please write to us.');
    for (const { subject, text } of [approved, sent, voided])
      expect(`${subject} ${text.split('See your sponsorship')[0]}`).not.toMatch(ofPaper);
  });

  it('[M7] tells the league why its sponsorship was canceled, and not why an offer was withdrawn', async () => {
    const { offerId } = await makeSeason(database.owner);
    const set = (status: string) =>
      database.owner.query(
        `update app_public.offers set status = $2, removal_reason = 'The field was closed.' where id = $1`,
        [offerId, status],
      );
    await set('confirmed');
    expect((await render('removal_notice', { offer_id: offerId })).text).not.toContain('The field was closed.');
    await set('canceled');
    expect((await render('removal_notice', { offer_id: offerId })).text).toContain('> The field was closed.');
  });

  it.each(['acceptance', 'removal_notice'])('has nothing that is missing: %s', async (kind) => {
    const mail = await render(kind, { offer_id: season.offerId });
    expect(mail.text).toContain('Northlight & Sons');
    expect(mail.text).not.toMatch(/null|undefined|NaN/);
  });

  it('refuses a kind without a template', async () => {
    await expect(render('greeting', {})).rejects.toThrow('no template');
  });
});
