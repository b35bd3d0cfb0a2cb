/** Invitations to an organization or sponsor: who is invited, how one is accepted, and how often one is sent. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeMember, makeOrganization, makeSponsor, makeUser } from '../harness/factories.ts';
import { inviting } from './inviting.ts';
import { asking, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const asServer = serving(db);
const { mailsTo, userBy, setPassword, invite, invitationOf, newEmail } = inviting(db);

describe('inviting', () => {
  it('[L-317, B-228] an organization user invites to the own organization; the invited one belongs to it and is mailed', async () => {
    const organization = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, organization.id);
    const email = newEmail();
    expect(
      await invite(asking(db, { role: 'organization', userId: member.id }), organization.id, ` ${email.toUpperCase()}`),
    ).toEqual([{ id: organization.id }]);
    const user = await userBy(email);
    expect(user).toMatchObject({ role: 'organization', status: 'invited' });
    const invitation = await invitationOf(email);
    expect(invitation).toMatchObject({ organization_id: organization.id, invited_by_id: member.id, accepted_at: null });
    expect(await mailsTo(email)).toMatchObject([{ kind: 'invitation', payload: { invitation_id: invitation.id } }]);
    const seen = await asking(db, { role: 'organization', userId: member.id })(
      'select email from app_public.organization_members($1)',
      [organization.id],
    );
    expect(seen.map((row) => row.email)).toEqual([email, member.email].sort());
  });

  it('[S-059] staff invite a sponsor’s user', async () => {
    const sponsor = await makeSponsor(db.owner);
    const email = newEmail();
    expect(await admin('select id from app_public.invite_sponsor_user($1, $2)', [sponsor.id, email])).toEqual([
      { id: sponsor.id },
    ]);
    expect(
      await own('select sponsor_id from app_public.sponsor_users where user_id = $1', [(await userBy(email)).id]),
    ).toEqual([{ sponsor_id: sponsor.id }]);
  });

  it('[B-231, B-232, B-239] refuses an address of another role, one that is there already, and one that is none', async () => {
    const organization = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, organization.id);
    for (const user of [
      await makeUser(db.owner, 'sponsor'),
      await makeUser(db.owner, 'admin'),
      await makeUser(db.owner, 'organization', { status: 'deactivated' }),
    ])
      expect(await refusal(invite(admin, organization.id, user.email))).toEqual({
        code: 'SL409',
        message: 'Invalid user role/status',
        field: 'email',
      });
    expect(await refusal(invite(admin, organization.id, member.email))).toEqual({
      code: 'SL409',
      message: 'User already added',
      field: 'email',
    });
    for (const email of ['', 'nobody', 'a@b', null as unknown as string])
      expect(await refusal(invite(admin, organization.id, email))).toMatchObject({ code: 'SL422', field: 'email' });
    expect(
      await own('select from app_public.organization_users where organization_id = $1', [organization.id]),
    ).toHaveLength(1);
  });

  it('[R26] adds an active account of another league at once, and says so by email', async () => {
    const elsewhere = await makeMember(db.owner, (await makeOrganization(db.owner)).id);
    const organization = await makeOrganization(db.owner);
    await invite(admin, organization.id, elsewhere.email);
    expect(await own('select from app_public.organization_users where user_id = $1', [elsewhere.id])).toHaveLength(2);
    expect(await mailsTo(elsewhere.email)).toMatchObject([{ kind: 'invitation', payload: { joined: true } }]);
  });

  it('[S-377, S-381] an invitation is accepted once, with names and a password', async () => {
    const organization = await makeOrganization(db.owner);
    const email = newEmail();
    await invite(admin, organization.id, email);
    const { id } = await invitationOf(email);
    expect(
      await asServer(
        'select id, email, role, status, accepted_at, inviter, team from app_private.find_invitation($1)',
        [id],
      ),
    ).toEqual([
      {
        id,
        email,
        role: 'organization',
        status: 'invited',
        accepted_at: null,
        inviter: expect.any(String),
        team: organization.name,
      },
    ]);
    const accept = () =>
      asServer(`select app_private.accept_invitation($1, 'hash', ' Ada ', '', '555-555-5555')`, [id]);
    const outcomes = await Promise.allSettled([accept(), accept()]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await userBy(email)).toMatchObject({
      status: 'active',
      name: 'Ada',
      title: null,
      cell_phone: '555-555-5555',
    });
    expect(await refusal(accept())).toEqual({ code: 'SL404', message: 'Invitation not found' });
    expect(await asServer('select * from app_private.find_invitation(999999)')).toEqual([]);
  });

  it('once an account has a password, no invitation that is still open sets another one', async () => {
    const open = async (): Promise<[email: string, ids: number[]]> => {
      const email = newEmail();
      for (let leagues = 0; leagues < 2; leagues += 1)
        await invite(admin, (await makeOrganization(db.owner)).id, email);
      const { id } = await invitationOf(email);
      return [email, [id - 1, id]];
    };
    const accept = (id: number) =>
      asServer(`select app_private.accept_invitation($1, 'another hash', 'Eve', '', '')`, [id]);
    const state = async (email: string) =>
      (await asServer('select status, password_hash, name from app_private.find_login($1)', [email]))[0];
    // the other league's invitation was taken
    const [email, [first, second]] = (await open()) as [string, [number, number]];
    await asServer(`select app_private.accept_invitation($1, 'hash', 'Ada', '', '')`, [first]);
    expect(await refusal(accept(second))).toEqual({ code: 'SL404', message: 'Invitation not found' });
    expect(await state(email)).toEqual({ status: 'active', password_hash: 'hash', name: 'Ada' });
    // nor may staff accept one, which would let them sign in as that person
    expect(
      await refusal(admin(`select * from app_public.link_state('invitation', $1)`, [String(second)])),
    ).toMatchObject({ code: 'SL404' });
    // the password was set by a recovery's link
    const [recovered, ids] = await open();
    await setPassword((await userBy(recovered)).id, 'hash');
    for (const id of ids) {
      expect(await asServer('select id from app_private.find_invitation($1)', [id])).toEqual([]);
      expect(await refusal(accept(id))).toMatchObject({ code: 'SL404' });
    }
    expect(await state(recovered)).toMatchObject({ password_hash: 'hash' });
  });

  it('[S-379] a cell phone is ddd-ddd-dddd', async () => {
    const email = newEmail();
    await invite(admin, (await makeOrganization(db.owner)).id, email);
    const { id } = await invitationOf(email);
    expect(
      await refusal(asServer(`select app_private.accept_invitation($1, 'hash', 'Ada', '', '5555')`, [id])),
    ).toMatchObject({
      constraint: 'users_cell_phone_form',
    });
    expect(await userBy(email)).toMatchObject({ status: 'invited' });
  });

  it('[B-222] an invited user can be invited again, which ends the earlier link; an active one cannot', async () => {
    const organization = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, organization.id);
    const email = newEmail();
    await invite(admin, organization.id, email);
    const { id } = await invitationOf(email);
    const version = async () =>
      (await asServer(`select app_private.link_version('invitation', $1) as v`, [String(id)]))[0]?.v;
    expect(await version()).toBe(1);
    const resend = (userId: number) =>
      asking(db, { role: 'organization', userId: member.id })('select id from app_public.resend_user_invite($1)', [
        userId,
      ]);
    await resend((await userBy(email)).id);
    expect(await version()).toBe(2);
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await refusal(resend(member.id))).toMatchObject({ code: 'SL404' });
    // so can somebody of another league, too, in which this owner is only a helper
    const helped = (await makeOrganization(db.owner)).id;
    await insert(db.owner, 'organization_users', { organization_id: helped, user_id: member.id, role: 'helper' });
    const both = newEmail();
    for (const id of [helped, organization.id]) await invite(admin, id, both);
    await resend((await userBy(both)).id);
    expect(await mailsTo(both)).toHaveLength(3);
    const there = newEmail();
    await invite(admin, helped, there);
    expect(await refusal(resend((await userBy(there)).id))).toMatchObject({ code: 'SL403' });
    // nor one that waits for somebody of another league
    const elsewhere = newEmail();
    await invite(admin, (await makeOrganization(db.owner)).id, elsewhere);
    expect(await refusal(resend((await userBy(elsewhere)).id))).toMatchObject({ code: 'SL404' });
    expect(await mailsTo(elsewhere)).toHaveLength(1);
  });

  it('an invitation that is sent again replaces its queued email, not one already sent', async () => {
    const [first, email] = [newEmail(), newEmail()];
    await invite(admin, (await makeOrganization(db.owner)).id, first);
    await invite(admin, (await makeOrganization(db.owner)).id, email);
    const { id } = await userBy(email);
    const resend = () => admin('select id from app_public.resend_user_invite($1)', [id]);
    const emails = (to: string) =>
      own(`select state, last_error from app_private.mail_outbox where recipient = $1 order by id`, [to]);
    const replaced = { state: 'skipped', last_error: 'A newer invitation takes its place.' };
    const [waits, sent] = [
      { state: 'queued', last_error: null },
      { state: 'sent', last_error: null },
    ];
    await resend();
    expect(await emails(email)).toEqual([replaced, waits]);
    await own(`update app_private.mail_outbox set state = 'sent' where recipient = $1 and state = 'queued'`, [email]);
    await resend();
    expect(await emails(email)).toEqual([replaced, sent, waits]);
    const [old] = await own(`select id from app_private.mail_outbox where recipient = $1 and state = 'skipped'`, [
      email,
    ]);
    expect(await refusal(admin('select app_public.send_mail_again($1)', [old?.id]))).toMatchObject({
      code: 'SL409',
      message: 'A newer invitation takes its place.',
    });
    expect(await emails(first)).toEqual([waits]);
  });

  it('members of a league can send a limited number of invitations a day; those by staff do not count', async () => {
    const organization = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, organization.id);
    const ask = asking(db, { role: 'organization', userId: member.id });
    const email = newEmail();
    await invite(ask, organization.id, email);
    const { id } = await userBy(email);
    const resend = () => ask('select id from app_public.resend_user_invite($1)', [id]);
    for (let times = 0; times < 4; times += 1) await resend();
    expect(await refusal(resend())).toMatchObject({ code: 'SL429', field: 'email' });
    expect(await mailsTo(email)).toHaveLength(5);
    await admin('select id from app_public.resend_user_invite($1)', [id]);
    await own(
      `insert into app_private.invitations (user_id, organization_id, invited_by_id, sent_at)
       select $1, $2, $3, app_private.clock() from generate_series(1, 49)`,
      [id, organization.id, member.id],
    );
    expect(await refusal(invite(ask, organization.id, newEmail()))).toMatchObject({ code: 'SL429', field: 'email' });
    await invite(admin, organization.id, newEmail());
  });

  it('nobody adds account after account of other leagues to read their names and telephones', async () => {
    const organization = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, organization.id);
    const ask = asking(db, { role: 'organization', userId: member.id });
    for (let times = 0; times < 50; times += 1) {
      const { email } = await makeUser(db.owner, 'organization');
      await invite(ask, organization.id, email);
    }
    const { email } = await makeUser(db.owner, 'organization');
    expect(await refusal(invite(ask, organization.id, email))).toMatchObject({ code: 'SL429', field: 'email' });
    expect(await ask('select id from app_public.users')).toHaveLength(51);
  });
});
