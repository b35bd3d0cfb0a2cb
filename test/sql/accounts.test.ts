/** Accounts: signing in, inviting, recovering, and how sessions end. */
import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOrganization, makeSponsor, makeUser, type Row } from '../harness/factories.ts';
import { asking, heardOn, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);

/** As the server itself, before it knows who is asking. */
const server = new pg.Pool({ connectionString: db.authenticatorUrl, max: 4 });
server.on('error', () => {});
afterAll(() => server.end());
const asServer = async (query: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.query(query, values)).rows;
const mailsTo = (email: string): Promise<Row[]> =>
  own('select kind, payload, subject_key from app_private.mail_outbox where recipient = $1 order by id', [email]);
const userBy = async (email: string): Promise<Row> =>
  (await own('select * from app_public.users where email = $1', [email]))[0] as Row;
const setPassword = (id: number, hash = 'a hash') => asServer('select app_private.set_password($1, $2)', [id, hash]);

describe('signing in', () => {
  it('[S-359, S-392] the account is found by its e-mail, whatever the case, with what a token claims', async () => {
    const user = await makeUser(db.owner, 'sponsor', { name: 'Ada' });
    await setPassword(user.id, 'argon');
    expect(await asServer('select * from app_private.find_login($1)', [` ${user.email.toUpperCase()} `])).toEqual([
      {
        user_id: user.id,
        email: user.email,
        name: 'Ada',
        role: 'sponsor',
        status: 'active',
        password_hash: 'argon',
        created_at: user.created_at,
        sessions_valid_after: expect.any(Date),
      },
    ]);
    expect(await asServer(`select * from app_private.find_login('nobody@example.test')`)).toEqual([]);
  });

  it('one e-mail is one account', async () => {
    const user = await makeUser(db.owner, 'sponsor');
    expect(await refusal(makeUser(db.owner, 'organization', { email: user.email }))).toMatchObject({
      constraint: 'users_email_key',
    });
    for (const email of [user.email.toUpperCase(), ' a@b.test', 'nobody'])
      expect(await refusal(makeUser(db.owner, 'organization', { email }))).toMatchObject({
        constraint: 'users_email_form',
      });
  });

  it('[B-069] a sign-in is a sign of life of the user and of the organizations', async () => {
    const organization = await makeOrganization(db.owner);
    const user = await makeMember(db.owner, organization.id);
    await asServer('select app_private.record_login($1)', [user.id]);
    expect(
      await own(
        'select last_login is not null as seen, o.last_engaged_at is not null as engaged from app_public.users u, app_public.organizations o where u.id = $1 and o.id = $2',
        [user.id, organization.id],
      ),
    ).toEqual([{ seen: true, engaged: true }]);
  });
});

describe('a password', () => {
  it('ends every session from before, and makes an invited account active', async () => {
    const user = await makeUser(db.owner, 'organization', { status: 'invited' });
    const state = async (): Promise<Row> =>
      (await asServer('select * from app_private.session_state($1)', [user.id]))[0] as Row;
    expect(await state()).toMatchObject({
      role: 'organization',
      status: 'invited',
      sessions_valid_after: Number.NEGATIVE_INFINITY,
    });
    await setPassword(user.id);
    const first = await state();
    expect(first.status).toBe('active');
    await db.setClock('+1 second');
    await setPassword(user.id, 'another');
    expect((await state()).sessions_valid_after.getTime()).toBeGreaterThanOrEqual(
      first.sessions_valid_after.getTime() + 1000,
    );
    await db.setClock('reset');
  });

  it('is announced to the servers, which keep sessions in memory', async () => {
    const user = await makeUser(db.owner, 'organization');
    await setPassword(user.id); // the first password makes the row
    const heard = await heardOn(db, 'session', 3, async () => {
      await setPassword(user.id, 'second');
      await own(`update app_public.users set status = 'deactivated' where id = $1`, [user.id]);
      await own('delete from app_public.users where id = $1', [user.id]);
    });
    expect(heard).toEqual([String(user.id), String(user.id), String(user.id)]);
  });

  it('is refused to a deactivated account', async () => {
    const user = await makeUser(db.owner, 'admin', { status: 'deactivated' });
    expect(await refusal(setPassword(user.id))).toMatchObject({ code: 'SL403' });
  });
});

describe('logging out', () => {
  it('ends one token until it would have ended anyway, and tells the servers', async () => {
    const user = await makeUser(db.owner, 'sponsor');
    const ended = async () =>
      (await asServer('select ended_tokens from app_private.session_state($1)', [user.id]))[0]?.ended_tokens;
    const end = (hash: string, hours: number) =>
      asServer(`select app_private.end_session($1, $2, app_private.clock() + $3 * interval '1 hour')`, [
        user.id,
        hash,
        hours,
      ]);
    const heard = await heardOn(db, 'session', 1, async () => void (await end('one', 1)));
    expect(heard).toEqual([String(user.id)]);
    await end('one', 1);
    expect(await ended()).toEqual(['one']);
    await db.setClock('+2 hours');
    await end('two', 12);
    expect(await ended()).toEqual(['two']);
    await db.setClock('reset');
  });

  it('everywhere ends every token from before, with a password or without', async () => {
    for (const user of [await makeUser(db.owner, 'sponsor'), await makeUser(db.owner, 'admin')]) {
      if (user.role === 'admin') await setPassword(user.id);
      const heard = await heardOn(
        db,
        'session',
        1,
        async () => void (await asServer('select app_private.end_sessions($1)', [user.id])),
      );
      expect(heard).toEqual([String(user.id)]);
    }
  });
});

describe('recovering', () => {
  it('[S-391] mails a known address and does nothing, just as silently, for an unknown one', async () => {
    const user = await makeUser(db.owner, 'organization');
    const gone = await makeUser(db.owner, 'organization', { status: 'deactivated' });
    for (const email of [` ${user.email.toUpperCase()}`, gone.email, 'nobody@example.test'])
      expect(await asServer('select app_private.request_recovery($1) as nothing', [email])).toEqual([
        { nothing: null },
      ]);
    expect(await mailsTo(user.email)).toMatchObject([{ kind: 'recovery', payload: { user_id: user.id } }]);
    expect([...(await mailsTo(gone.email)), ...(await mailsTo('nobody@example.test'))]).toEqual([]);
    // asked again at once: still one mail; later: another
    await asServer('select app_private.request_recovery($1)', [user.email]);
    expect(await mailsTo(user.email)).toHaveLength(1);
    await db.setClock('+2 minutes');
    await asServer('select app_private.request_recovery($1)', [user.email]);
    expect(await mailsTo(user.email)).toHaveLength(2);
    await db.setClock('reset');
  });
});

describe('inviting', () => {
  const invite = (ask: ReturnType<typeof asking>, organizationId: number, email: string) =>
    ask('select id from app_public.invite_organization_user($1, $2)', [organizationId, email]);
  const invitationOf = async (email: string): Promise<Row> =>
    (
      await own(
        'select i.* from app_private.invitations i join app_public.users u on u.id = i.user_id where u.email = $1 order by i.id desc',
        [email],
      )
    )[0] as Row;
  let n = 0;
  const newEmail = (): string => `invited${++n}@example.test`;

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

  it('[B-231, B-232] refuses an address of another role, one that is there already, and one that is none', async () => {
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

  it('adds an active account of another league without a new invitation', async () => {
    const elsewhere = await makeMember(db.owner, (await makeOrganization(db.owner)).id);
    const organization = await makeOrganization(db.owner);
    await invite(admin, organization.id, elsewhere.email);
    expect(await own('select from app_public.organization_users where user_id = $1', [elsewhere.id])).toHaveLength(2);
    expect(await mailsTo(elsewhere.email)).toEqual([]);
  });

  it('[S-377, S-381] an invitation is accepted once, with names and a password', async () => {
    const organization = await makeOrganization(db.owner);
    const email = newEmail();
    await invite(admin, organization.id, email);
    const { id } = await invitationOf(email);
    expect(
      await asServer('select id, email, role, status, accepted_at from app_private.find_invitation($1)', [id]),
    ).toEqual([{ id, email, role: 'organization', status: 'invited', accepted_at: null }]);
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
    // nor may staff take one up and become that person
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

  it('[B-222] an invited user is invited again, the link from before ends; an active one is not', async () => {
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
  });

  it('people of a league are mailed no more than some invitations a day; staff are not counted', async () => {
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

  it('[B-010, B-223] only staff take a user out of an organization, and the sessions end', async () => {
    const organization = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, organization.id);
    await setPassword(member.id);
    const call = 'select id from app_public.dissociate_user_and_organization($1, $2)';
    expect(
      await refusal(asking(db, { role: 'organization', userId: member.id })(call, [member.id, organization.id])),
    ).toMatchObject({ code: '42501' });
    await db.setClock('+1 second');
    expect(await admin(call, [member.id, organization.id])).toEqual([{ id: organization.id }]);
    await db.setClock('reset');
    expect(await own('select from app_public.organization_users where user_id = $1', [member.id])).toEqual([]);
    expect(
      await own(
        'select sessions_valid_after > app_private.clock() as ended from app_private.user_secrets where user_id = $1',
        [member.id],
      ),
    ).toEqual([{ ended: true }]);
    expect(await refusal(admin(call, [member.id, organization.id]))).toMatchObject({ code: 'SL404' });
  });

  it('[B-012] an invitation that was not taken ends with the membership, and so does a session without a password', async () => {
    const organization = await makeOrganization(db.owner);
    const email = newEmail();
    await invite(admin, organization.id, email);
    const user = await userBy(email);
    await admin('select id from app_public.dissociate_user_and_organization($1, $2)', [user.id, organization.id]);
    const { id } = await invitationOf(email);
    expect(await asServer(`select app_private.link_version('invitation', $1) as v`, [String(id)])).toEqual([{ v: 2 }]);
    expect(
      await asServer('select sessions_valid_after > $2 as ended from app_private.session_state($1)', [
        user.id,
        '2000-01-01',
      ]),
    ).toEqual([{ ended: true }]);
  });

  it('only staff take a user out of a sponsor, and the sessions end', async () => {
    const sponsor = await makeSponsor(db.owner);
    const user = await makeUser(db.owner, 'sponsor');
    await own('insert into app_public.sponsor_users (sponsor_id, user_id) values ($1, $2)', [sponsor.id, user.id]);
    const call = 'select id from app_public.dissociate_user_and_sponsor($1, $2)';
    const heard = await heardOn(db, 'session', 1, async () => {
      for (const role of ['sponsor', 'organization'] as const)
        expect(await refusal(asking(db, { role, userId: user.id })(call, [user.id, sponsor.id]))).toMatchObject({
          code: '42501',
        });
      expect(await admin(call, [user.id, sponsor.id])).toEqual([{ id: sponsor.id }]);
    });
    expect(heard).toEqual([String(user.id)]);
    expect(await refusal(admin(call, [user.id, sponsor.id]))).toMatchObject({ code: 'SL404' });
  });

  it('staff are invited by superadmins, once, and come back by another invitation', async () => {
    const call = 'select id, role, status from app_public.invite_staff_user($1, $2)';
    const email = newEmail();
    expect(await refusal(admin(call, [email, 'admin']))).toMatchObject({ code: '42501' });
    expect(await refusal(superadmin(call, [email, 'sponsor']))).toMatchObject({ code: 'SL422', field: 'role' });
    const [invited] = await superadmin(call, [email, 'admin']);
    expect(invited).toMatchObject({ role: 'admin', status: 'invited' });
    expect(await mailsTo(email)).toMatchObject([{ kind: 'invitation' }]);
    expect(await refusal(superadmin(call, [email, 'superadmin']))).toMatchObject({
      code: 'SL409',
      message: 'Invalid user role/status',
    });
    await setPassword(invited?.id);
    expect(await refusal(superadmin(call, [email, 'admin']))).toMatchObject({ message: 'User already added' });
    const remove = 'select status from app_public.remove_staff_user($1)';
    expect(await refusal(admin(remove, [invited?.id]))).toMatchObject({ code: '42501' });
    const heard = await heardOn(db, 'session', 2, async () => {
      expect(await superadmin(remove, [invited?.id])).toEqual([{ status: 'deactivated' }]);
    });
    expect(new Set(heard)).toEqual(new Set([String(invited?.id)]));
    expect(await refusal(superadmin(remove, [invited?.id]))).toMatchObject({ code: 'SL404' });
    expect(await superadmin(call, [email, 'admin'])).toMatchObject([{ id: invited?.id, status: 'invited' }]);
    const member = await makeUser(db.owner, 'sponsor');
    expect(await refusal(superadmin(remove, [member.id]))).toMatchObject({ code: 'SL404' });
  });

  it('staff end the sessions of somebody who stays, those of staff only a superadmin; the history says who', async () => {
    const call = 'select id from app_public.end_user_sessions($1)';
    const [user, staff] = [await makeUser(db.owner, 'organization'), await makeUser(db.owner, 'admin')];
    const heard = await heardOn(db, 'session', 1, async () => {
      expect(await admin(call, [user.id])).toEqual([{ id: user.id }]);
    });
    expect(heard).toEqual([String(user.id)]);
    const [state] = await own('select sessions_valid_after is not null as ended from app_private.session_state($1)', [
      user.id,
    ]);
    expect(state).toEqual({ ended: true });
    expect(
      await admin(`select old_values, new_values from app_public.record_history('users', $1)`, [user.id]),
    ).toContainEqual({
      old_values: { sessions: 'open' },
      new_values: { sessions: 'ended' },
    });
    expect(await refusal(admin(call, [staff.id]))).toMatchObject({ code: 'SL403' });
    expect(await superadmin(call, [staff.id])).toEqual([{ id: staff.id }]);
    expect(await refusal(admin(call, [999_999]))).toMatchObject({ code: 'SL404' });
  });

  it('a superadmin does not remove the own account', async () => {
    expect(await refusal(superadmin('select id from app_public.remove_staff_user($1)', [superadminId]))).toMatchObject({
      code: 'SL409',
    });
  });

  it('the first superadmin of an installation is invited by the owner, who is not turned away twice', async () => {
    const email = newEmail();
    const call = 'select app_private.invite_superadmin($1) as id';
    const [first] = await own(call, [email]);
    expect(await userBy(email)).toMatchObject({ role: 'superadmin', status: 'invited' });
    expect((await own(call, [email]))[0]?.id).toBeGreaterThan(first?.id); // asked again: another link
    expect(await refusal(own(call, [(await makeUser(db.owner, 'superadmin')).email]))).toMatchObject({ code: 'SL409' });
    expect(await refusal(superadmin(call, [email]))).toMatchObject({ code: '42501' });
  });
});

describe('who sees whom', () => {
  it('[B-219, B-220] members see each other without the last sign-in; sponsors see themselves', async () => {
    const organization = await makeOrganization(db.owner);
    const [me, fellow] = [await makeMember(db.owner, organization.id), await makeMember(db.owner, organization.id)];
    const ask = asking(db, { role: 'organization', userId: me.id });
    expect(
      (await ask('select email, name, title, cell_phone, status from app_public.users order by id')).map(
        (row) => row.email,
      ),
    ).toEqual([me.email, fellow.email]);
    expect(await refusal(ask('select last_login from app_public.users'))).toMatchObject({ code: '42501' });
    await asServer('select app_private.record_login($1)', [fellow.id]);
    expect(
      (await ask('select last_login from app_public.organization_members($1)', [organization.id])).map(
        (row) => row.last_login,
      ),
    ).toEqual([null, null]);
    const sponsorUser = await makeUser(db.owner, 'sponsor');
    expect(await asking(db, { role: 'sponsor', userId: sponsorUser.id })('select id from app_public.users')).toEqual([
      { id: sponsorUser.id },
    ]);
  });
});
