/** Previews, unsubscribing, signing up and sample emails over HTTP, with the right and the wrong role. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { type MailTopic, unsubscribeToken } from '../../server/shared/links/unsubscribe.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
let admin: string;
let league: string;

beforeAll(async () => {
  admin = await server.login(people.admin, PASSWORD);
  league = await server.login(people.league, PASSWORD);
});

async function rest(
  method: string,
  path: string,
  { token, body, type = 'application/json' }: { token?: string; body?: string; type?: string } = {},
) {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      'content-type': type,
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  // biome-ignore lint/suspicious/noExplicitAny: each call answers its own shape
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as any };
}

describe('previews', () => {
  const preview = (field: string, offerId: number, more = '') =>
    `{ mail: ${field}(offerId: ${offerId}${more}) { to subject htmlBody } }`;

  it('[S-345, S-340] the application’s preview shows recipient and body with its link, and sends nothing', async () => {
    const { mail } = await server.data(preview('sponsorshipApplicationEmail', fixture.offers.qualified), {}, admin);
    expect(mail).toMatchObject({ to: 'lions@example.test', subject: 'Sponsorship application for Lions, Spring 2026' });
    expect(mail.htmlBody).toContain('/qualify/');
    const { rows } = await database.owner.query('select from app_private.mail_outbox');
    expect(rows).toEqual([]);
  });

  it('[S-345] names apart, with the reason, who of the recipients would be skipped', async () => {
    const asked = (field: string) =>
      server
        .data(`{ mail: ${field}(offerId: ${fixture.offers.confirmed}) { to skipped { address reason } } }`, {}, admin)
        .then(({ mail }) => mail);
    const contacts = (list: string) =>
      database.owner.query('update app_public.organizations set contact_email = $2 where id = $1', [
        fixture.organizationId,
        list,
      ]);
    await contacts('old@example.test, Left@example.test, bears@example.test');
    await database.owner.query(
      `insert into app_private.mail_suppressions (address, reason) values ('left@example.test', 'unsubscribed'), ('old@example.test', 'bounced')`,
    );
    const refused = { address: 'old@example.test', reason: expect.stringMatching(/^This address refused mail on /) };
    const left = { address: 'left@example.test', reason: expect.stringMatching(/^This address unsubscribed on /) };
    expect(await asked('verificationReminderEmail')).toEqual({ to: 'bears@example.test', skipped: [refused, left] });
    // no bulk mail
    expect(await asked('sponsorablePropertyOnboardingEmail')).toEqual({
      to: 'left@example.test, bears@example.test',
      skipped: [refused],
    });
    await contacts('old@example.test');
    expect(await asked('verificationReminderEmail')).toEqual({ to: null, skipped: [refused] });
    await contacts('bears@example.test');
    await database.owner.query('delete from app_private.mail_suppressions');
  });

  it('shows a mail in the league’s language, or in the other when asked', async () => {
    const spanish = `{ mail: offerEmail(offerId: ${fixture.offers.proposed}, language: es) { subject language htmlBody } }`;
    const { mail } = await server.data(spanish, {}, admin);
    expect(mail).toMatchObject({ language: 'es', subject: expect.stringContaining('ofrece a') });
    expect(mail.htmlBody).toContain('Revisar la oferta');
    const own = `{ mail: offerEmail(offerId: ${fixture.offers.proposed}) { language } }`;
    expect((await server.data(own, {}, admin)).mail).toEqual({ language: 'en' });
  });

  it('answers more concurrent previews than it has connections', async () => {
    const many = Array.from({ length: 25 }, () =>
      server.data(preview('offerEmail', fixture.offers.proposed), {}, admin),
    );
    for (const { mail } of await Promise.all(many)) expect(mail.to).toBe('bears@example.test');
  });

  it('[B-329] the onboarding preview shows recipient and body', async () => {
    const { mail } = await server.data(
      preview('sponsorablePropertyOnboardingEmail', fixture.offers.confirmed),
      {},
      admin,
    );
    expect(mail.to).toBe('bears@example.test');
    expect(mail.htmlBody).toContain('/welcome/');
  });

  it('[S-342] the request’s preview carries the message as text', async () => {
    const { mail } = await server.data(
      preview('requestAdditionalVerificationEmail', fixture.offers.confirmed, ', message: "Once <more>, please"'),
      {},
      admin,
    );
    expect(mail.htmlBody).toContain('Once &lt;more&gt;, please');
  });

  it('[S-344] the reminder’s preview lists the open deadlines', async () => {
    const { mail } = await server.data(preview('verificationReminderEmail', fixture.offers.confirmed), {}, admin);
    expect(mail.htmlBody).toContain('Upload a photo');
  });

  it('[S-404] are for staff only, and say when there is no such offer', async () => {
    for (const field of [
      'sponsorshipApplicationEmail',
      'preQualificationSurveyEmail',
      'sponsorablePropertyOnboardingEmail',
    ]) {
      const refused = await server.graphql(preview(field, fixture.offers.confirmed), {}, league);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'SL403' });
      const missing = await server.graphql(preview(field, 999_999), {}, admin);
      expect(missing.errors?.[0]?.extensions).toMatchObject({ code: 'SL404' });
    }
  });
});

describe('sending', () => {
  it('[S-340, B-327] answers the offers that were mailed, by the names of the specification', async () => {
    const answer = await server.data(
      `mutation ($ids: [Int!]!) {
        sendSponsorshipApplication(input: {offerIds: $ids}) { offers { id sponsorshipApplicationSentAt } }
        sendSponsorablePropertyOnboardingEmails(input: {offerIds: $ids}) { offers { id onboardingEmailSentAt } }
        addHubspotCampaignPropertyToContacts(input: {offerIds: $ids}) { offers { id } }
      }`,
      { ids: [fixture.offers.confirmed] },
      admin,
    );
    expect(answer).toMatchObject({
      sendSponsorshipApplication: {
        offers: [{ id: fixture.offers.confirmed, sponsorshipApplicationSentAt: expect.any(String) }],
      },
      sendSponsorablePropertyOnboardingEmails: { offers: [{ id: fixture.offers.confirmed }] },
      addHubspotCampaignPropertyToContacts: { offers: [] },
    });
  });

  it('[S-404] is refused to a league and to nobody', async () => {
    const calls = [
      `sendSponsorshipApplication(input: {offerIds: [${fixture.offers.proposed}]}) { offers { id } }`,
      `sendVerificationReminderEmail(input: {offerId: ${fixture.offers.confirmed}}) { offer { id } }`,
      `sendRequestAdditionalVerificationEmail(input: {offerId: ${fixture.offers.confirmed}, message: "x"}) { offer { id } }`,
    ];
    for (const call of calls) {
      expect((await server.graphql(`mutation { ${call} }`, {}, league)).errors?.[0]?.extensions).toMatchObject({
        code: 'SL403',
      });
      expect((await server.graphql(`mutation { ${call} }`, {})).errors?.[0]?.extensions?.code).toMatch(/^SL40[13]$/);
    }
  });
});

describe('unsubscribing', () => {
  const token = (topic: MailTopic | null = null) => unsubscribeToken('Coach@example.test', topic, installationSecret());
  const suppressed = async () =>
    (
      await database.owner.query(
        `select reason from app_private.mail_suppressions where address = 'coach@example.test'`,
      )
    ).rows;

  it('opening the page changes nothing; a one-click request unsubscribes; the page can resubscribe', async () => {
    for (const method of ['GET', 'HEAD']) await fetch(`${server.url}/unsubscribe/${token()}`, { method });
    expect(await rest('GET', `/unsubscriptions/${token()}`)).toEqual({
      status: 200,
      body: { address: 'coach@example.test', topic: null, unsubscribed: [] },
    });
    expect(await suppressed()).toEqual([]);
    const click = { body: 'List-Unsubscribe=One-Click', type: 'application/x-www-form-urlencoded' };
    expect((await rest('POST', `/unsubscribe/${token()}`, click)).status).toBe(200);
    expect((await rest('POST', `/unsubscribe/${token()}`, click)).status).toBe(200);
    expect(await suppressed()).toEqual([{ reason: 'unsubscribed' }]);
    expect((await rest('POST', `/unsubscriptions/${token()}`, { body: '{"unsubscribed": false}' })).body).toMatchObject(
      {
        unsubscribed: [],
      },
    );
    expect(await suppressed()).toEqual([]);
  });

  it('[L19] a link ends what its mail was about and nothing else; the other topic is ended and taken back by its own button', async () => {
    const refused = async () => {
      const { rows } = await database.owner.query(
        `select k, app_private.mail_suppression_reason(k, 'coach@example.test') is not null as ended
         from unnest(array['offer', 'application', 'survey', 'verification_reminder', 'check_approved']) k`,
      );
      return rows.filter(({ ended }) => ended).map(({ k }) => k);
    };
    const click = { body: 'List-Unsubscribe=One-Click', type: 'application/x-www-form-urlencoded' };
    await rest('POST', `/unsubscribe/${token('offers')}`, click);
    expect(await refused()).toEqual(['offer', 'application', 'survey']);
    const page = `/unsubscriptions/${token('offers')}`;
    const say = async (body: Record<string, unknown>) =>
      (await rest('POST', page, { body: JSON.stringify(body) })).body;
    expect((await say({ unsubscribed: true, topic: 'proof' })).unsubscribed).toEqual(['offers', 'proof']);
    expect(await refused()).toEqual(['offer', 'application', 'survey', 'verification_reminder']);
    expect((await say({ unsubscribed: false })).unsubscribed).toEqual(['proof']);
    expect(await refused()).toEqual(['verification_reminder']);
    expect((await say({ unsubscribed: false, topic: 'proof' })).unsubscribed).toEqual([]);
    // a person who unsubscribed from everything by an older link resubscribes only to the given topic
    await rest('POST', `/unsubscribe/${token()}`, click);
    expect((await say({ unsubscribed: false, topic: 'proof' })).unsubscribed).toEqual(['offers', 'work']);
    await rest('POST', `/unsubscriptions/${token()}`, { body: '{"unsubscribed": false}' });
    expect(await suppressed()).toEqual([]);
  });

  it('takes no token that is not its own', async () => {
    const [body, signature] = token().split('.') as [string, string];
    const other = Buffer.from('other@example.test').toString('base64url');
    for (const wrong of [
      `${other}.${signature}`,
      body,
      `${body}.`,
      `${body}.${signature}.x`,
      'preview',
      '%00',
      'a'.repeat(2000),
    ])
      expect((await rest('POST', `/unsubscribe/${wrong}`)).status).toBe(404);
  });
});

describe('self-signup', () => {
  const signUp = (fields: Record<string, unknown>) =>
    rest('POST', '/organization_self_signups', { body: JSON.stringify({ self_signup: fields }) });

  it('[S-431, L-314, L-316] works without login and answers the same for known and unknown leagues', async () => {
    const unknown = await signUp({ contact_email: 'fresh@example.test', name: 'Fresh League' });
    const known = await signUp({ contact_email: 'bears@example.test', name: 'Whatever' });
    expect(unknown).toEqual({ status: 204, body: null });
    expect(known).toEqual(unknown);
    const { rows } = await database.owner.query(
      `select recipient, organization_id = $1 as known from app_private.mail_outbox where kind = 'self_signup' order by recipient`,
      [fixture.organizationId],
    );
    expect(rows).toEqual([
      { recipient: 'bears@example.test', known: true },
      { recipient: 'fresh@example.test', known: false },
    ]);
  });

  it('[L-313] says which field is missing', async () => {
    expect(await signUp({ contact_email: 'x@example.test' })).toMatchObject({ status: 422, body: { field: 'name' } });
    expect(await signUp({ name: 'No address' })).toMatchObject({ status: 422, body: { field: 'contactEmail' } });
  });
});

describe('samples', () => {
  it('show staff every email with sample data, and nobody else', async () => {
    const { body } = await rest('GET', '/mail_samples', { token: admin });
    expect(body.length).toBeGreaterThan(14);
    const one = await rest('GET', '/mail_samples/survey', { token: admin });
    expect(one.body).toMatchObject({ kind: 'survey', htmlBody: expect.stringContaining('Answer the survey') });
    const spanish = await rest('GET', '/mail_samples/survey?lang=es', { token: admin });
    expect(spanish.body).toMatchObject({ kind: 'survey', htmlBody: expect.stringContaining('Responder la encuesta') });
    expect((await rest('GET', '/mail_samples?lang=es', { token: admin })).body).toContainEqual({
      kind: 'survey',
      subject: spanish.body.subject,
    });
    expect(await rest('GET', '/mail_samples/survey?lang=fr', { token: admin })).toMatchObject({
      status: 400,
      body: { field: 'lang' },
    });
    expect((await rest('GET', '/mail_samples/greeting', { token: admin })).status).toBe(404);
    expect((await rest('GET', '/mail_samples', { token: league })).status).toBe(403);
    expect((await rest('GET', '/mail_samples/survey')).status).toBe(401);
  });
});
