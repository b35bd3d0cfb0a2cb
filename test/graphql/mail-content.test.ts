/** What staff see of a sent email: its content without the secret links; nobody but staff may see it. */
import { describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { PATHS } from '../../server/shared/links/links.ts';
import { RECAP_SHARE_PATH } from '../../server/shared/links/recapShare.ts';
import { unsubscribeToken } from '../../server/shared/links/unsubscribe.ts';
import { mailKinds } from '../../server/shared/mail/index.ts';
import type { TestDatabase } from '../harness/database.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { makeMails, RECIPIENT } from './mailsOfEveryKind.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { admin } = await loginTokens(server, 'admin');
/** The outbox id of one email of each kind. */
const ids = await makeMails(database, fixture);

const CONTENT = 'query ($id: BigInt!) { mailContent(id: $id) { subject htmlBody text language } }';
const read = (kind: string, token: string | undefined = admin) =>
  server.graphql(CONTENT, { id: ids.get(kind) ?? kind }, token);
const codeOf = ({ errors }: Awaited<ReturnType<typeof read>>) => errors?.[0]?.extensions?.code;

/** The secrets in the URLs of all pages that a secret opens, including unsubscribing. */
const secretsIn = (said: string) =>
  [...Object.values(PATHS), RECAP_SHARE_PATH, '/unsubscribe/', '/calendar/'].flatMap((path) =>
    said
      .split(path)
      .slice(1)
      .map((rest) => /^[^\s"'<?]*/.exec(rest)?.[0]),
  );

describe('the content of an email', () => {
  it.each(mailKinds)('is read by staff, and none of its links opens anything by itself: %s', async (kind) => {
    const { data, errors } = await read(kind);
    expect(errors).toBeUndefined();
    const { subject, htmlBody, text, language } = data?.mailContent ?? {};
    expect(subject).toEqual(expect.any(String));
    expect(language).toBe('en');
    expect(htmlBody).toContain('<html lang="en"');
    expect(text).toContain('SIDELINE');
    for (const said of [htmlBody, text]) {
      expect(said).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/); // no signed token of any kind
      expect(said).not.toContain(unsubscribeToken(RECIPIENT, 'offers', installationSecret()));
      for (const secret of secretsIn(said)) expect(secret).toMatch(/^(hidden|preview)$/);
    }
  });

  it('shows where the blanked links stood, in HTML and in plain text', async () => {
    for (const [kind, page] of [
      ['invitation', 'invitation'],
      ['recovery', 'recover-account'],
      ['set_password', 'recover-account'],
      ['member_request', 'confirm-member'],
      ['offer', 'accept-offer'],
      ['survey', 'qualify'],
      ['self_signup', 'welcome'],
    ]) {
      const { data } = await read(kind as string);
      expect(data?.mailContent.htmlBody).toContain(`/${page}/hidden`);
      expect(data?.mailContent.text).toContain(`/${page}/hidden`);
    }
  });

  it('names what was written for this one mail, as text', async () => {
    const { data } = await read('additional_verification');
    expect(data?.mailContent.htmlBody).toContain('Once &lt;more&gt;, please');
    expect(data?.mailContent.text).toContain('Once <more>, please');
  });

  it('reads as of the day it went: a reminder names what was open then, though it is proven now', async () => {
    const { data: today } = await read('verification_reminder');
    expect(today?.mailContent.subject).toBe('Nothing is due for Acme'); // the picture is older than the email
    await database.owner.query(
      `update app_private.mail_outbox set sent_at = app_private.clock() - interval '3 days' where kind = 'verification_reminder'`,
    );
    const { data } = await read('verification_reminder');
    expect(data?.mailContent.subject).toContain('13 days');
    for (const said of [data?.mailContent.htmlBody, data?.mailContent.text]) {
      expect(said).toContain('Banner up');
      expect(said).toContain('/respond-to-deadline/hidden');
    }
  });

  it('leaves out of a reminder that is read again what had been given up when it went', async () => {
    const giveUp = (changed: string) => database.owner.query(`update app_public.verification_deadlines set ${changed}`);
    const subject = async () => (await read('verification_reminder')).data?.mailContent.subject;
    await giveUp('did_not_complete = true');
    expect(await subject()).toBe('Nothing is due for Acme');
    await database.owner.query(
      `insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description)
       select offer_id, organization_id, sponsor_id, 'deadline_did_not_complete', name from app_public.verification_deadlines`,
    );
    expect(await subject()).toContain('13 days'); // sending was given up in the meantime
    await giveUp('did_not_complete = false');
  });

  it('is read after its link was revoked, since no link is shown', async () => {
    await server.data(
      `mutation { revokeLink(input: {kind: "offer", recordId: "${fixture.offers.confirmed}"}) { clientMutationId } }`,
      {},
      admin,
    );
    expect((await read('offer')).data?.mailContent.htmlBody).toContain('/accept-offer/hidden');
  });

  it('says when there is no such mail, and when what it was about is gone', async () => {
    expect((await read('999999')).errors?.[0]).toMatchObject({
      message: 'There is no such email.',
      extensions: { code: 'SL404' },
    });
    await database.owner.query(
      `update app_private.mail_outbox set payload = '{"offer_id": 999999}' where kind = 'removal_notice'`,
    );
    expect((await read('removal_notice')).errors?.[0]).toMatchObject({
      message: 'This email cannot be shown because its record no longer exists.',
      extensions: { code: 'SL404' },
    });
  });

  it('[S-404] is for staff only: not for the league that got it, a sponsor, any link or nobody', async () => {
    const refused = [
      await server.login(people.league, PASSWORD),
      await server.login(people.stranger, PASSWORD),
      await server.login(people.sponsor, PASSWORD),
      linkToken('offer', fixture.offers.proposed),
      linkToken('league', fixture.organizationId),
      linkToken('deadline', fixture.deadlineId),
      linkToken('campaign', fixture.campaignId),
    ];
    for (const kind of ['acceptance', 'recovery', '999999'])
      for (const token of refused) {
        const answer = await read(kind, token);
        expect(answer.data?.mailContent ?? null).toBeNull();
        expect(codeOf(answer)).toBe('SL403');
      }
    const nobody = await server.graphql(CONTENT, { id: ids.get('acceptance') as string });
    expect(nobody.data?.mailContent ?? null).toBeNull();
    expect(codeOf(nobody)).toMatch(/^SL40[13]$/);
    expect(codeOf(await read('acceptance', await server.login(people.superadmin, PASSWORD)))).toBeUndefined();
  });

  it('is refused once somebody is no longer staff, whatever an older token says', async () => {
    const former = await server.login(people.admin, PASSWORD);
    await database.owner.query(`update app_public.users set status = 'deactivated' where email = $1`, [people.admin]);
    const answer = await read('recovery', former);
    await database.owner.query(`update app_public.users set status = 'active' where email = $1`, [people.admin]);
    expect(answer.data?.mailContent ?? null).toBeNull();
  });
});

describe('the data an email is rendered from', () => {
  const source = 'select app_public.mail_source($1::bigint) as source';
  const asked = (persona: Parameters<TestDatabase['as']>[0]) =>
    database.as(persona, async (client) => (await client.query(source, [ids.get('recovery')])).rows[0].source);

  it('is known to staff alone, and to no role besides by a grant', async () => {
    expect(await asked({ role: 'admin', userId: fixture.users.admin })).toMatchObject({ kind: 'recovery' });
    // the token of a former member of staff
    expect(await asked({ role: 'admin', userId: fixture.users.league })).toBeNull();
    for (const persona of [
      'anonymous',
      { role: 'organization', userId: fixture.users.league },
      { role: 'sponsor', userId: fixture.users.sponsor },
      { link: 'offer', id: fixture.offers.confirmed },
    ] as const)
      await expect(asked(persona)).rejects.toThrow(/permission denied/);
  });

  it('is not in the API, and accounts are read by the server itself only', async () => {
    const { errors } = await server.graphql('{ mailSource(id: "1") }', {}, admin);
    expect(errors).toBeDefined();
    for (const call of ['account_of_mail(1, 1)', 'invitation_of_mail(1)'])
      await expect(
        database.as({ role: 'superadmin', userId: fixture.users.superadmin }, (client) =>
          client.query(`select * from app_private.${call}`),
        ),
      ).rejects.toThrow(/permission denied/);
  });
});
