import { describe, expect, it } from '@jest/globals';
import { verifyLink } from '../../server/shared/links/links.ts';
import { capabilityText } from '../../server/shared/mail/capabilities.ts';
import { parts, shell } from '../../server/shared/mail/generated/layout.ts';
import { mailKinds, type Payload, renderMail, renderMails, renderSample } from '../../server/shared/mail/index.ts';
import { compileLayout } from '../../server/shared/mail/layout/generate.ts';
import { sharedSpanish } from '../../server/shared/mail/spanish.ts';
import { translator } from '../../server/shared/mail/translate.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

/** What a reader sees of an HTML mail. */
const seen = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"');
const words = (text: string): string[] => text.match(/[\p{L}\p{N}$@./'-]+/gu) ?? [];

describe('every template', () => {
  it('has its layout compiled from the source as it is now', async () => {
    expect({ shell, parts }).toEqual(await compileLayout());
  });

  it.each(mailKinds)('says the same in HTML and in plain text: %s', (kind) => {
    const { html, text } = renderSample(kind, testMailEnv);
    const plain = text.replace(/\s+/g, ' ');
    const body = html.slice(html.indexOf('role="article"'));
    const shown = words(seen(body.slice(body.indexOf('>') + 1)));
    // initials replace a picture; list markers and URLs differ
    const missing = [...new Set(shown)].filter((word) => !plain.includes(word) && !['NC', 'Sideline'].includes(word));
    expect(missing).toEqual([]);
  });

  it.each(mailKinds)('has one button, a way to reach a person and the postal address: %s', (kind) => {
    const { html, text } = renderSample(kind, testMailEnv);
    expect(html.match(/background:#b8491a/g)).toHaveLength(2); // the button's cell and its link
    for (const body of [html, text]) {
      expect(body).toContain('support@sideline.test');
      expect(body).toContain('1 Field Road');
    }
    expect(html).not.toMatch(/<script|<link|@import|\{\{|\[\[/);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000); // Gmail cuts longer ones off
  });
});

describe('emails in Spanish', () => {
  it.each(mailKinds)(
    '[L6] say everything in Spanish, with the same facts and links that open Spanish pages: %s',
    (kind) => {
      const english = renderSample(kind, testMailEnv, 'en');
      const { subject, html, text } = renderSample(kind, testMailEnv, 'es');
      expect(subject).not.toBe(english.subject);
      expect(html).toContain('<html lang="es"');
      expect(english.html).toContain('<html lang="en"');
      expect(text).toContain('¿Preguntas?');
      expect(text).not.toMatch(/\{\w+\}|undefined|null|You get|Questions/);
      const facts = (said: string) => (said.match(/\$[\d,.]+|\d+\/\d+\/\d+|[\w.]+@[\w.]+\w/g) ?? []).sort();
      // dates read as on the Spanish pages: 20 mar 2027
      const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
      const inNumbers = (said: string) =>
        said.replace(
          /(\d+)\s([a-z]{3})\s(\d{4})/g,
          (_, day, month, year) => `${months.indexOf(month) + 1}/${day}/${year}`,
        );
      expect(subject + text).not.toMatch(/\d+\/\d+\/\d{4}/);
      expect(facts(inNumbers(subject + text))).toEqual(facts(english.subject + english.text));
      const links = (said: string) => said.match(/https:\/\/sideline\.test\/[\w-]+\S*/g) ?? [];
      expect(links(text).every((one) => new URL(one).searchParams.get('lang') === 'es')).toBe(true);
      expect(links(text).map((one) => one.replace(/[?&]lang=es/, ''))).toEqual(links(english.text));
    },
  );
});

const { database, tools } = await jobsSetup();
const season = await makeSeason(database.owner, { contacts: 'a@harbor.test,b@harbor.test' });

describe('rendering from the database', () => {
  const render = (kind: string, payload: Record<string, number>) => renderMail(tools.query, kind, payload, testMailEnv);

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

  it('writes to each person in the language that this person chose, else in the league’s', async () => {
    const choose = (table: string, id: number, language: string | null) =>
      database.owner.query(`update app_public.${table} set language = $2 where id = $1`, [id, language]);
    const languagesOf = async (...recipients: string[]): Promise<unknown[]> => {
      const wanted = recipients.map((recipient) => ({
        kind: 'removal_notice',
        payload: { offer_id: season.offerId },
        recipient,
      }));
      const mails = await renderMails(tools.query, wanted, testMailEnv);
      return mails.map((mail) => (mail instanceof Error ? mail : mail.language));
    };
    const member = await season.addUser('speaks@harbor.test');
    await season.addUser('silent@harbor.test');
    const everybody = ['speaks@harbor.test', 'silent@harbor.test', 'nobody@harbor.test'];
    expect(await languagesOf(...everybody)).toEqual(['en', 'en', 'en']);
    await choose('users', member, 'es');
    expect(await languagesOf(...everybody)).toEqual(['es', 'en', 'en']);
    await choose('organizations', season.organizationId, 'es');
    await choose('users', member, 'en');
    expect(await languagesOf(...everybody)).toEqual(['en', 'es', 'es']);
    await choose('organizations', season.organizationId, 'en');
  });

  it('renders an account email in the person’s language, else in the league’s, else in English', async () => {
    const userId = await season.addUser('account@harbor.test', 'organization', 'invited');
    const staffId = await season.addUser('account@sideline.test', 'admin');
    const { rows } = await database.owner.query(
      'insert into app_private.invitations (user_id, organization_id) values ($1, $2) returning id',
      [userId, season.organizationId],
    );
    await database.owner.query('insert into app_public.organization_users (organization_id, user_id) values ($1, $2)', [
      season.organizationId,
      userId,
    ]);
    const choose = (table: string, id: number, language: string | null) =>
      database.owner.query(`update app_public.${table} set language = $2 where id = $1`, [id, language]);
    const languages = async (): Promise<string[]> => [
      (await render('recovery', { user_id: userId })).language,
      (await render('set_password', { user_id: userId, offer_id: season.offerId })).language,
      (await render('invitation', { invitation_id: rows[0].id })).language,
      (await render('recovery', { user_id: staffId })).language,
    ];
    expect(await languages()).toEqual(['en', 'en', 'en', 'en']);
    await choose('organizations', season.organizationId, 'es');
    expect(await languages()).toEqual(['es', 'es', 'es', 'en']);
    await choose('users', userId, 'en');
    expect(await languages()).toEqual(['en', 'en', 'en', 'en']);
    await choose('organizations', season.organizationId, 'en');
    await choose('users', userId, 'es');
    expect(await languages()).toEqual(['es', 'es', 'es', 'en']);
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

  it('makes a recovery link that a new password ends', async () => {
    const userId = await season.addUser('dana@harbor.test');
    const before = (await render('recovery', { user_id: userId })).text;
    await database.owner.query(
      `insert into app_private.user_secrets (user_id, password_hash, sessions_valid_after) values ($1, 'x', '2026-01-01')`,
      [userId],
    );
    const after = (await render('recovery', { user_id: userId })).text;
    const linkOf = (text: string) => /https:\S+\/recover-account\/\S+/.exec(text)?.[0];
    expect(linkOf(before)).toBeDefined();
    expect(linkOf(after)).not.toBe(linkOf(before));
  });

  it('writes no recovery mail for a deactivated account', async () => {
    const userId = await season.addUser('gone@harbor.test', 'organization', 'deactivated');
    await expect(render('recovery', { user_id: userId })).rejects.toThrow('is gone');
  });

  it('skips the set-password mail once there is a password', async () => {
    const userId = await season.addUser('new@harbor.test', 'organization', 'invited');
    const payload = { user_id: userId, offer_id: season.offerId };
    expect((await render('set_password', payload)).unwanted).toBe('The person was taken out of the league again.');
    await database.owner.query('insert into app_public.organization_users (organization_id, user_id) values ($1, $2)', [
      season.organizationId,
      userId,
    ]);
    expect(await render('set_password', payload)).toMatchObject({ to: ['new@harbor.test'], unwanted: null });
    await database.owner.query(`insert into app_private.user_secrets (user_id, password_hash) values ($1, 'x')`, [
      userId,
    ]);
    expect((await render('set_password', payload)).unwanted).toContain('has a password');
  });

  it('[X1] asks each contact about a new person by a link of its own, as long as the person waits', async () => {
    const userId = await season.addUser('forwarded@harbor.test', 'organization', 'invited');
    await database.owner.query(
      'insert into app_public.organization_users (organization_id, user_id, link_offer_id, confirmed) values ($1, $2, $3, false)',
      [season.organizationId, userId, season.offerId],
    );
    const payload = { user_id: userId, organization_id: season.organizationId, offer_id: season.offerId };
    const asked = async (recipient: string) => {
      const mail = await renderMail(tools.query, 'member_request', payload, testMailEnv, { recipient });
      const token = /\/confirm-member\/(\S+)/.exec(mail.text)?.[1] ?? '';
      return { ...mail, claims: verifyLink(token, [testMailEnv.secret], Date.now() / 1000) };
    };
    const mail = await asked('b@harbor.test');
    expect(mail.subject).toBe('Is forwarded@harbor.test with Harbor Hills 1?');
    expect(mail.unwanted).toBeNull();
    expect(mail.claims).toMatchObject({
      kind: 'member',
      id: userId,
      organization_id: season.organizationId,
      context: 'b@harbor.test',
    });
    expect((await asked('a@harbor.test')).claims?.context).toBe('a@harbor.test');
    await database.owner.query('update app_public.organization_users set confirmed = true where user_id = $1', [
      userId,
    ]);
    expect((await asked('b@harbor.test')).unwanted).toBe('The user is no longer waiting.');
  });

  it('[X1] tells what was changed of the contacts, and by whom', async () => {
    const userId = await season.addUser('coach@harbor.test', 'organization', 'active');
    const change = (payload: Payload) =>
      renderMail(tools.query, 'contact_change', { organization_id: season.organizationId, ...payload }, testMailEnv);
    const address = await change({ what: 'mailing_address', value: 'Reno, NV', by: 'member', user_id: userId });
    expect(address.subject).toBe('The mailing address for Harbor Hills 1 was changed');
    expect(address.text).toMatch(/Reno, NV[\s\S]*Dana Hill changed it[\s\S]*because this is a contact/);
    const contact = await change({ what: 'contact_email', value: 'm…@evil.test', by: 'link' });
    expect(contact.subject).toBe('The contact email for Harbor Hills 1 was changed');
    expect(contact.text).toMatch(/m…@evil\.test[\s\S]*with a link from one of our emails/);
    expect((await change({ what: 'contact_email', by: 'staff' })).text).toContain('Our team changed it.');
    const former = await change({ what: 'mailing_address', value: 'Reno, NV', by: 'link', former: true });
    expect(former.text).toMatch(
      /because\s+this\s+was\s+a\s+contact\s+address\s+for\s+Harbor\s+Hills\s+1\s+in\s+the\s+last\s+14\s+days/,
    );
  });

  it('[X3] carries nothing of a sign-up but a short name without addresses', async () => {
    const spam = 'URGENT: claim your $500 at https://evil.example/x';
    const one = await makeSeason(database.owner);
    await database.owner.query('update app_public.organizations set name = $2 where id = $1', [
      one.organizationId,
      spam,
    ]);
    const { subject, text, html } = await render('self_signup', { organization_id: one.organizationId });
    expect(subject).toBe('Sign your league up for sponsorships');
    for (const said of [text, html]) expect(said).not.toMatch(/evil|\$500|URGENT:/);
    expect(text).toContain('URGENT claim your 500 at');
  });

  it('invites with the name of the organization and a link of the present version', async () => {
    const userId = await season.addUser('friend@harbor.test', 'organization', 'invited');
    const { rows } = await database.owner.query(
      'insert into app_private.invitations (user_id, organization_id) values ($1, $2) returning id',
      [userId, season.organizationId],
    );
    const join = `insert into app_public.organization_users (organization_id, user_id) values ($1, $2)`;
    const leave = `delete from app_public.organization_users where organization_id = $1 and user_id = $2`;
    await database.owner.query(join, [season.organizationId, userId]);
    const payload = { invitation_id: rows[0].id };
    const first = await render('invitation', payload);
    expect(first.unwanted).toBeNull();
    expect(first.subject).toContain('invites you to join Harbor Hills');
    await database.owner.query(`select app_private.raise_link_version('invitation', $1)`, [String(rows[0].id)]);
    expect((await render('invitation', payload)).text).not.toBe(first.text);
    await database.owner.query(leave, [season.organizationId, userId]);
    expect((await render('invitation', payload)).unwanted).toBe('The person was taken out again.');
    await database.owner.query(join, [season.organizationId, userId]);
    await database.owner.query('update app_private.invitations set accepted_at = app_private.clock()');
    expect((await render('invitation', payload)).unwanted).toContain('accepted already');
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

  it('invites nobody of a sponsor or of staff who was removed in the meantime', async () => {
    const invite = async (userId: number, sponsorId: number | null) =>
      (
        await database.owner.query(
          'insert into app_private.invitations (user_id, sponsor_id) values ($1, $2) returning id',
          [userId, sponsorId],
        )
      ).rows[0].id as number;
    const unwanted = async (id: number) => (await render('invitation', { invitation_id: id })).unwanted;
    const buyer = await season.addUser('buyer@northlight.test', 'sponsor', 'invited');
    const ofSponsor = await invite(buyer, season.sponsorId);
    expect(await unwanted(ofSponsor)).toBe('The person was taken out again.');
    await database.owner.query('insert into app_public.sponsor_users (sponsor_id, user_id) values ($1, $2)', [
      season.sponsorId,
      buyer,
    ]);
    expect(await unwanted(ofSponsor)).toBeNull();
    const staff = await season.addUser('joins@sideline.test', 'admin', 'invited');
    const ofStaff = await invite(staff, null);
    expect(await unwanted(ofStaff)).toBeNull();
    await database.owner.query(`update app_public.users set status = 'deactivated' where id = $1`, [staff]);
    expect(await unwanted(ofStaff)).toBe('The person was taken out again.');
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
       update app_public.checks c set run_id = run.id, printed_at = app_private.clock(), mailed_on = '2027-04-02',
         estimated_arrival_date = '2027-04-12' from run where c.id = $1`,
      [id],
    );
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
