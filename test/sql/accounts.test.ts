/** Accounts: recovery, staff, membership in an organization or sponsor, and its end. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOrganization, makeSponsor, makeUser } from '../harness/factories.ts';
import { inviting } from './inviting.ts';
import { asking, endingSessions, heardOn, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId, superadminId } = await makeStaff(db);
const asServer = serving(db);
const endsSessions = endingSessions(db);
const { mailsTo, userBy, setPassword, invite, invitationOf, newEmail } = inviting(db);

/** Gives a user an API key and a feed. */
const givePrograms = (userId: number) =>
  db.owner.query(
    `with u as (select $1::int as id),
       k as (insert into app_public.api_keys (owner_id, name, scopes, hint, expires_at)
         select id, 'Old', '{offers:read}', 'abcd', app_private.clock() + interval '9 days' from u returning id),
       s as (insert into app_private.api_key_secrets (secret_hash, api_key_id) select md5($1::text) || repeat('a', 32), id from k),
       w as (insert into app_public.list_views (resource, label, owner_id, view) select 'offers', 'Old', id, '{}' from u
         returning id, owner_id)
     insert into app_public.feeds (list_view_id, owner_id, request) select id, owner_id, '{}' from w`,
    [userId],
  );
/** What of a user's keys and feeds works. */
const programsOf = (userId: number) =>
  own(
    `select 'feed' as what from app_public.feeds where owner_id = $1
     union all select 'key' from app_public.api_keys k left join app_private.api_key_secrets s on s.api_key_id = k.id
       where k.owner_id = $1 and (k.revoked_at is null or s.api_key_id is not null)`,
    [userId],
  );

describe('recovering', () => {
  it('ends keys and feeds, which somebody else may have made; changing the password does not', async () => {
    const { id } = await makeUser(db.owner, 'superadmin');
    await givePrograms(id);
    await setPassword(id);
    expect(await programsOf(id)).toEqual([{ what: 'feed' }, { what: 'key' }]);
    const [version] = await own(
      'select floor(extract(epoch from sessions_valid_after) * 1000)::bigint as v from app_private.user_secrets where user_id = $1',
      [id],
    );
    await asServer('select app_private.set_password($1, $2, $3)', [id, 'hash', version?.v]);
    expect(await programsOf(id)).toEqual([]);
  });

  it('[S-391] mails a known address and does nothing, just as silently, for an unknown one', async () => {
    const user = await makeUser(db.owner, 'organization');
    const gone = await makeUser(db.owner, 'organization', { status: 'deactivated' });
    for (const email of [` ${user.email.toUpperCase()}`, gone.email, 'nobody@example.test'])
      expect(await asServer('select app_private.request_recovery($1) as nothing', [email])).toEqual([
        { nothing: null },
      ]);
    expect(await mailsTo(user.email)).toMatchObject([{ kind: 'recovery', payload: { user_id: user.id } }]);
    expect([...(await mailsTo(gone.email)), ...(await mailsTo('nobody@example.test'))]).toEqual([]);
    // requested again at once: still one email; later: another
    await asServer('select app_private.request_recovery($1)', [user.email]);
    expect(await mailsTo(user.email)).toHaveLength(1);
    await db.withClock('+2 minutes', () => asServer('select app_private.request_recovery($1)', [user.email]));
    expect(await mailsTo(user.email)).toHaveLength(2);
  });
});

describe('inviting', () => {
  it('[B-010, B-012, B-223] only staff can remove the last owner of an organization, and the sessions end', async () => {
    const organization = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, organization.id);
    await setPassword(member.id);
    const call = 'select id from app_public.dissociate_user_and_organization($1, $2)';
    expect(
      await refusal(asking(db, { role: 'organization', userId: member.id })(call, [member.id, organization.id])),
    ).toMatchObject({ code: 'SL409' });
    await endsSessions(member.id, async () =>
      expect(await admin(call, [member.id, organization.id])).toEqual([{ id: organization.id }]),
    );
    expect(await own('select from app_public.organization_users where user_id = $1', [member.id])).toEqual([]);
    expect(await refusal(admin(call, [member.id, organization.id]))).toMatchObject({ code: 'SL404' });
  });

  it('an invitation that was not taken ends with the membership, and so does a session without a password', async () => {
    const organization = await makeOrganization(db.owner);
    const email = newEmail();
    await invite(admin, organization.id, email);
    const user = await userBy(email);
    await endsSessions(user.id, () =>
      admin('select id from app_public.dissociate_user_and_organization($1, $2)', [user.id, organization.id]),
    );
    const { id } = await invitationOf(email);
    expect(await asServer(`select app_private.link_version('invitation', $1) as v`, [String(id)])).toEqual([{ v: 2 }]);
    // the one who opened it before and is choosing a password comes too late
    const accept = (version: number) =>
      asServer(`select app_private.accept_invitation($1, 'hash', 'Ada', '', '', $2)`, [id, version]);
    expect(await refusal(accept(1))).toMatchObject({ code: 'SL404' });
    await accept(2);
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
      await endsSessions(user.id, async () =>
        expect(await admin(call, [user.id, sponsor.id])).toEqual([{ id: sponsor.id }]),
      );
    });
    expect(heard).toEqual([String(user.id)]);
    expect(await refusal(admin(call, [user.id, sponsor.id]))).toMatchObject({ code: 'SL404' });
  });

  it('who is invited to the staff again brings nothing along: the address may have another owner', async () => {
    const call = 'select id from app_public.invite_staff_user($1, $2)';
    const email = newEmail();
    const [invited] = await superadmin(call, [email, 'admin']);
    await setPassword(invited?.id);
    await db.owner.query(
      `with u as (select $1::int as id),
         p as (insert into app_private.passkeys (user_id, credential_id, public_key, counter, name)
           select id, 'old', '\\x00', 0, 'Old' from u),
         a as (insert into app_private.authenticators (user_id, secret, last_step) select id, '\\x00', 0 from u),
         r as (insert into app_private.recovery_codes (user_id, code_hash) select id, 'old' from u),
         i as (insert into app_private.user_identities (issuer, subject, user_id) select 'https://id.test', 'old', id from u)
       select 1`,
      [invited?.id],
    );
    await givePrograms(invited?.id);
    await superadmin('select app_public.remove_staff_user($1)', [invited?.id]);
    await superadmin(call, [email, 'admin']);
    const { rows } = await db.owner.query(
      `select 'second factor' as what from app_private.passkeys where user_id = $1
       union all select 'second factor' from app_private.authenticators where user_id = $1
       union all select 'second factor' from app_private.recovery_codes where user_id = $1
       union all select 'identity' from app_private.user_identities where user_id = $1
       union all select 'password' from app_private.user_secrets where user_id = $1 and password_hash is not null`,
      [invited?.id],
    );
    expect(rows).toEqual([]);
    expect(await programsOf(invited?.id)).toEqual([]);
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
      await endsSessions(invited?.id, async () =>
        expect(await superadmin(remove, [invited?.id])).toEqual([{ status: 'deactivated' }]),
      );
    });
    expect(new Set(heard)).toEqual(new Set([String(invited?.id)]));
    expect(await refusal(superadmin(remove, [invited?.id]))).toMatchObject({ code: 'SL404' });
    const { id: taken } = await invitationOf(email);
    expect(await superadmin(call, [email, 'admin'])).toMatchObject([{ id: invited?.id, status: 'invited' }]);
    // the invitation that was taken before stays taken: only the new one sets a password
    const accept = (id: number) => asServer(`select app_private.accept_invitation($1, 'hash', 'Ada', '', '')`, [id]);
    expect(await refusal(accept(taken))).toMatchObject({ code: 'SL404' });
    await accept((await invitationOf(email)).id);
    expect(await userBy(email)).toMatchObject({ status: 'active' });
    const member = await makeUser(db.owner, 'sponsor');
    expect(await refusal(superadmin(remove, [member.id]))).toMatchObject({ code: 'SL404' });
  });

  it('[X8] an admin changes nothing of a superadmin: no name, no invitation, by undo neither', async () => {
    const { id, name } = await makeUser(db.owner, 'superadmin');
    const rename = 'update app_public.users set name = $2, title = $3, cell_phone = $4 where id = $1';
    const nameOf = async () => (await own('select name from app_public.users where id = $1', [id]))[0]?.name;
    expect(await refusal(admin(rename, [id, 'Mallory', null, null]))).toMatchObject({ code: 'SL403' });
    expect(await nameOf()).toBe(name);
    await superadmin(rename, [id, 'Renamed', 'Head', null]);
    const [change] = await own(
      `select transaction_id::text as id from app_private.audit_log where table_name = 'users' and row_id = $1 order by id desc limit 1`,
      [String(id)],
    );
    const undone = admin('select (app_public.undo_change($1)).undone as undone', [change?.id]);
    expect(
      await undone.then(
        ([row]) => row?.undone,
        ({ code }) => code,
      ),
    ).toEqual('{}');
    expect(await nameOf()).toBe('Renamed');
    const invited = await makeUser(db.owner, 'superadmin', { status: 'invited' });
    expect(await refusal(admin('select app_public.resend_user_invite($1)', [invited.id]))).toMatchObject({
      code: 'SL403',
    });
    // oneself and one's colleagues stay as they were
    await admin(rename, [adminId, 'Me', null, null]);
    const [colleague, person] = [await makeUser(db.owner, 'admin'), await makeUser(db.owner, 'organization')];
    for (const other of [colleague, person]) await admin(rename, [other.id, 'Other', null, null]);
    await superadmin(rename, [superadminId, 'Me, too', null, null]);
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
    expect((await own(call, [email]))[0]?.id).toBeGreaterThan(first?.id); // requested again: another link
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
