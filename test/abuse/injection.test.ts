/** Text that could be executed as code: it is stored as written or refused with an error message, and never runs. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { mailEnv, renderMail } from '../../server/shared/mail/index.ts';
import { smtpMailer } from '../../workers/mail/mailer.ts';
import { startMailSink } from '../harness/smtp.ts';
import { type Setup, setup } from './setup.ts';

const at: Setup = await setup();
afterAll(() => at.stop());

const malicious: Record<string, string> = {
  'SQL that ends a text': `'); drop table app_public.offers; --`,
  'SQL in a comment': `x'/**/or/**/1=1--`,
  'SQL with dollar quotes': '$$; select pg_sleep(10); $$',
  'a script': `<script>alert(1)</script>`,
  'a picture that fails': `<img src=x onerror=alert(1)>`,
  'a link that runs': `<a href="javascript:alert(1)">x</a>`,
  'a broken out attribute': `" onmouseover="alert(1)`,
  'a template': `{{constructor.constructor("return process")()}} $\{7*7} <%= 7*7 %>`,
  'a part of a document': `"} mutation { approveCheck(input: {checkId: 1}) { __typename } } {"`,
  'a formula': `=cmd|' /C calc'!A0`,
  'a header': `x\r\nBcc: victim@example.test\r\n\r\nbody`,
  'right to left': `\u202egnp.exe`,
  'half a character': '\ud800',
};
const inOneLine = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\u202e/g, '')
    .replace(/\s+/g, ' ');
const text = (list: Record<string, string>): [string, string][] => Object.entries(list);

describe('text fields', () => {
  const asAdmin = (query: string, input: object) => at.server.graphql(query, { input }, at.tokens.admin);
  const fields: Record<
    string,
    (value: string) => Promise<{ data: unknown; errors?: { extensions?: { code?: string } }[] }>
  > = {
    'a comment': (content) =>
      asAdmin('mutation x($input: CreateCommentInput!) { createComment(input: $input) { comment { content } } }', {
        organizationId: at.fixture.organizationId,
        content,
      }),
    'a testimonial': (quote) =>
      asAdmin(
        'mutation x($input: CreateTestimonialInput!) { createTestimonial(input: $input) { testimonial { quote } } }',
        { campaignId: at.fixture.campaignId, quote },
      ),
    'a sponsor’s name': (name) =>
      asAdmin('mutation x($input: UpdateSponsorInput!) { updateSponsor(input: $input) { sponsor { name } } }', {
        id: at.fixture.sponsorId,
        name,
      }),
    'an offer’s requirements': (additionalRequirements) =>
      asAdmin(
        'mutation x($input: UpdateOfferInput!) { updateOffer(input: $input) { offer { additionalRequirements } } }',
        { id: at.fixture.offers.proposed, additionalRequirements },
      ),
    'a log comment': (description) =>
      asAdmin(
        'mutation x($input: CreateLogCommentInput!) { createLogComment(input: $input) { sponsorshipEvent { description } } }',
        { offerId: at.fixture.offers.proposed, description },
      ),
    'an organization’s name': (name) =>
      asAdmin(
        'mutation x($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { organization { name } } }',
        { organizationId: at.fixture.organizationId, name },
      ),
  };
  for (const [field, write] of Object.entries(fields))
    it(`[S-436] ${field} keeps them as they are, or refuses them`, async () => {
      for (const [title, value] of text(malicious)) {
        const { data, errors } = await write(value);
        const code = errors?.[0]?.extensions?.code ?? 'kept';
        expect([title, code]).toEqual([title, expect.stringMatching(/^(kept|SL4\d\d|23\d\d\d)$/)]);
        // stored as written; a name is one line, without characters that reverse the text direction
        if (code === 'kept')
          expect([title, JSON.stringify(data)]).toEqual([
            title,
            expect.stringContaining(JSON.stringify(/name$/.test(field) ? inOneLine(value) : value.toWellFormed())),
          ]);
      }
      const { rows } = await at.db.owner.query('select count(*)::int as n from app_public.offers');
      expect(rows[0].n).toBe(3);
    });

  it('search takes them for text to look for', async () => {
    for (const [title, value] of text(malicious)) {
      const answer = await at.server.graphql(
        'query x($q: String!) { searchCampaigns(query: $q) { id } searchedOrganizations(query: $q) { id } }',
        { q: value },
        at.tokens.admin,
      );
      expect([title, answer.errors?.[0]?.extensions?.code ?? 'SL4']).toEqual([title, expect.stringMatching(/^SL4/)]);
    }
  });

  it('a null byte is refused with the field’s message, in every operation', async () => {
    for (const write of Object.values(fields))
      expect((await write('a\u0000b')).errors?.[0]?.extensions?.code).toMatch(/^SL4/);
    for (const [path, body] of [
      ['/user_token', { auth: { email: 'a\u0000@b.test', password: 'x\u0000' } }],
      ['/account_recovery', { email: 'a\u0000@b.test' }],
    ] as [string, object][])
      expect(
        (
          await at.send(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).status,
      ).toBeLessThan(500);
  });
});

describe('mails', () => {
  it('carry no header injected through a name or an address', async () => {
    const name = 'Bears\r\nBcc: victim@example.test';
    await at.db.owner.query('update app_public.organizations set name = $1 where id = $2', [
      name,
      at.fixture.organizationId,
    ]);
    await at.db.owner.query('update app_public.sponsors set name = $1 where id = $2', [
      'Acme\r\nSubject: Free',
      at.fixture.sponsorId,
    ]);
    const sink = await startMailSink();
    const env = mailEnv({ PUBLIC_URL: at.server.url });
    const mailer = smtpMailer(sink.url, env);
    try {
      const query = async <Row extends Record<string, unknown>>(sql: string, values: unknown[]) =>
        (await at.db.owner.query(sql, values)).rows as Row[];
      const mail = await renderMail(query, 'offer', { offer_id: at.fixture.offers.proposed }, env);
      const key = { kind: 'offer', recipient: 'bears@example.test', subjectKey: '1', due: '2026-01-01' };
      expect(await mailer.send(key, mail, null)).toMatchObject({ state: 'sent' });
      for (const recipient of [
        'bears@example.test\r\nBcc: victim@example.test',
        'bears@example.test, victim@example.test',
      ])
        expect(await mailer.send({ ...key, recipient }, mail, null)).toMatchObject({ state: 'refused' });
      const [first] = await sink.waitFor(1);
      const head = first?.raw.split(/\r?\n\r?\n/)[0] ?? '';
      expect(head.match(/^subject:/gim)).toHaveLength(1);
      expect(head).not.toMatch(/^bcc:/im);
      for (const { to } of sink.mails) expect(to.filter((address) => address.includes('victim'))).toEqual([]);
    } finally {
      mailer.close();
      await sink.stop();
    }
  });

  it('[S-436] refuse an address with a line end in it', async () => {
    for (const email of [
      'a@b.test\r\nBcc: victim@example.test',
      'a@b.test\nTo: victim@example.test',
      '"x\r\n"@b.test',
      'a@b.test, victim@example.test',
    ]) {
      const answer = await at.server.graphql(
        'mutation x($input: InviteOrganizationUserInput!) { inviteOrganizationUser(input: $input) { clientMutationId } }',
        { input: { organizationId: at.fixture.organizationId, email } },
        at.tokens.admin,
      );
      expect([email, answer.errors?.[0]?.extensions?.code]).toEqual([email, expect.stringMatching(/^SL4|^23/)]);
    }
  });

  it('show what people wrote as text, never as HTML', async () => {
    await at.db.owner.query('update app_public.organizations set name = $1 where id = $2', [
      '<script>alert(1)</script><b>Bears</b>',
      at.fixture.organizationId,
    ]);
    const { offerEmail } = await at.server.data(
      `{ offerEmail(offerId: ${at.fixture.offers.proposed}) { htmlBody } }`,
      {},
      at.tokens.admin,
    );
    expect(offerEmail.htmlBody).not.toMatch(/<script>alert|<b>Bears/);
  });
});
