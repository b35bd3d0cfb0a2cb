/** Emails about accounts, members and invitations, rendered from the database. */
import { describe, expect, it } from '@jest/globals';
import { codeOf } from '../../server/shared/accountCode.ts';
import { verifyLink } from '../../server/shared/links/links.ts';
import { type Payload, renderMail, renderMails } from '../../server/shared/mail/index.ts';
import { makeDepositAccount } from '../harness/factories.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const { database, tools } = await jobsSetup();
const season = await makeSeason(database.owner, { contacts: 'a@harbor.test,b@harbor.test' });

describe('rendering from the database', () => {
  const render = (kind: string, payload: Record<string, number>) => renderMail(tools.query, kind, payload, testMailEnv);

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

  it('[T35] tells of an account by its last digits, and shows its code to nobody but the recipient', async () => {
    const { id } = await makeDepositAccount(database.owner, season.organizationId, {
      confirmed_at: null,
      usable_from: null,
    });
    const code = (went?: { at: string; day: string }) =>
      renderMail(tools.query, 'deposit_account_code', { account_id: id, code_seed: 'seed' }, testMailEnv, {
        recipient: 'dana@harbor.test',
        ...(went && { went }),
      });
    const shown = codeOf(id, 'seed', testMailEnv.secret);
    expect([(await code()).text, (await code()).unwanted]).toEqual([expect.stringContaining(shown), null]);
    const again = await code({ at: '2030-01-01T12:00:00Z', day: '2030-01-01' });
    expect(again.text).toContain('••••••');
    expect(again.text).not.toContain(shown);
    await database.owner.query(
      `update app_public.deposit_accounts set confirmed_at = '2030-01-01', usable_from = '2030-01-04T18:00Z' where id = $1`,
      [id],
    );
    expect((await code()).unwanted).toBe('The account is no longer waiting for a code.');
    const told = async (payload: Payload) =>
      (
        await renderMail(tools.query, 'deposit_account_change', { account_id: id, ...payload }, testMailEnv)
      ).text.replace(/\s+/g, ' ');
    expect(await told({ change: 'changed', person: 'd…@harbor.test' })).toMatch(
      /From 1\/4\/2030 on, payments to Harbor Hills 1 go to the account that ends in ••6789.*d…@harbor\.test did this/,
    );
    expect(await told({ change: 'merged', value: 'Lakes FC' })).toMatch(
      /merged Lakes FC into Harbor Hills 1\. From 1\/4\/2030 on, payments to both.*Until then, we send checks/,
    );
    expect(await told({ change: 'canceled', value: '1111' })).toMatch(
      /do not go to the account that ends in ••6789, but to the account that ends in ••1111/,
    );
    expect(await told({ change: 'canceled' })).toMatch(/••6789: we send checks by mail/);
    for (const change of ['canceled', 'removed', 'ended', 'corrected'] as const)
      expect(await told({ change, former: true })).toMatch(/••6789.*Tell us if this is wrong.*in the last 14 days/);
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

  it('[X3] names whoever passed a task on, hands a league over or invites without addresses and markup', async () => {
    const one = await makeSeason(database.owner);
    const [sender, friend] = [await one.addUser('sender@harbor.test'), await one.addUser('heir@harbor.test')];
    const spam = 'WIN 500 at https://evil.example/x <b>';
    await database.owner.query('update app_public.users set name = $2 where id = $1', [sender, spam]);
    const add = async (statement: string, values: unknown[]): Promise<number> =>
      (await database.owner.query(`insert into ${statement} returning id`, values)).rows[0].id;
    const payloads = {
      forwarded_task: {
        forwarded_task_id: await add(
          `app_public.forwarded_tasks (offer_id, step_id, name, email, forwarded_by, expires_at)
           values ($1, 'programs', 'Coach Kim', 'kim@harbor.test', $2, '2099-01-01')`,
          [one.offerId, `${spam}, Harbor Hills`],
        ),
      },
      handover: {
        handover_id: await add(
          `app_private.handovers (organization_id, leaving_id, successor_id, expires_at) values ($1, $2, $3, '2099-01-01')`,
          [one.organizationId, sender, friend],
        ),
      },
      invitation: {
        invitation_id: await add(
          'app_private.invitations (user_id, organization_id, invited_by_id) values ($1, $2, $3)',
          [friend, one.organizationId, sender],
        ),
      },
    };
    for (const [kind, payload] of Object.entries(payloads)) {
      const { subject, text, html } = await render(kind, payload);
      for (const said of [subject, text, html])
        expect([kind, said]).toEqual([kind, expect.not.stringMatching(/evil|<b>/)]);
      expect(text.replace(/\s+/g, ' ')).toContain('WIN 500 at');
    }
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
});
