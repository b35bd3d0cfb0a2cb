/** A person who accepts by a forwarded link gains access to that sponsorship only, until a known person confirms the membership. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture, makeOrganization, type OfferFixture, type Row } from '../harness/factories.ts';
import { joining, newEmail, one } from './joining.ts';
import { asking, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const asServer = serving(db);
const { admin, adminId } = await makeStaff(db);

const { accept, setPassword, membership, login, scopeOf, mails, confirmed } = joining(db, admin);

describe('a membership gained by a link', () => {
  const takeOver = [
    `update_organization($1, '{"contact_email": "mine@evil.test"}')`,
    `upsert_address($1, 'mailing', 'Me', '1 Evil St', 'Reno', 'NV', '89501')`,
    `upsert_shipping_address($1, 'Me', '1 Evil St', 'Reno', 'NV', '89501')`,
    `invite_organization_user($1, 'friend@evil.test')`,
    `renew_calendar($1)`,
  ] as const;

  it('[X1] is limited after the password is set, too: it changes no contact, address or user and sees no organization', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const email = newEmail();
    const answer = await accept(fixture, email);
    expect(answer).toMatchObject({ limited: true });
    await setPassword(answer.user_id);
    expect(await membership(fixture, answer.user_id)).toEqual({
      confirmed: false,
      confirmed_by: null,
      link_offer_id: fixture.offer.id,
    });
    const ask = login(answer.user_id);
    for (const call of takeOver)
      expect([call, await refusal(ask(`select app_public.${call}`, [fixture.organization.id]))]).toEqual([
        call,
        expect.objectContaining({ code: 'SL404' }),
      ]);
    for (const table of ['organizations', 'offers', 'addresses', 'organization_users', 'checks'])
      expect([table, await ask(`select 1 from app_public.${table}`)]).toEqual([table, []]);
    expect(
      await one(own, 'select contact_email from app_public.organizations where id = $1', [fixture.organization.id]),
    ).toEqual({
      contact_email: fixture.organization.contact_email,
    });
    // its sessions are those of the link
    expect(await scopeOf(email)).toEqual({ limited_offer_id: fixture.offer.id, limited_link_version: 1 });
    expect(
      await one(asServer, 'select app_private.calendar_version_of($1, $2) as version', [
        fixture.organization.id,
        answer.user_id,
      ]),
    ).toEqual({ version: null });
  });

  it('[X1] [L-044] of an account of another league is limited as well, and the account keeps what it had', async () => {
    const [fixture, other] = [await makeOfferFixture(db.owner), await makeOrganization(db.owner)];
    const elsewhere = await makeMember(db.owner, other.id);
    const verified = { 'sideline.password_verified': String(elsewhere.id) };
    expect(await accept(fixture, elsewhere.email, verified)).toMatchObject({ limited: true });
    expect(await login(elsewhere.id)('select id from app_public.organizations')).toEqual([{ id: other.id }]);
    expect(await scopeOf(elsewhere.email)).toEqual({ limited_offer_id: null, limited_link_version: null });
  });

  it('[X1] counts at once for whom we know: a member, and a contact who has shown a password', async () => {
    const fixture = await makeOfferFixture(db.owner);
    expect(
      await accept(fixture, fixture.member.email, { 'sideline.password_verified': String(fixture.member.id) }),
    ).toMatchObject({ limited: false });
    const elsewhere = await makeMember(db.owner, (await makeOrganization(db.owner)).id);
    const contacted = await makeOfferFixture(db.owner, {
      organization: { contact_email: `a@club.test, ${elsewhere.email}` },
    });
    expect(
      await accept(contacted, elsewhere.email, { 'sideline.password_verified': String(elsewhere.id) }),
    ).toMatchObject({ limited: false });
    for (const { organization } of [fixture, contacted])
      expect(await mails('member_request', organization.id)).toEqual([]);
  });

  it('[X1] [L-043] of a new account whose email is a contact counts once the mailed link was used, and not before', async () => {
    const email = newEmail();
    const fixture = await makeOfferFixture(db.owner, { organization: { contact_email: email } });
    const { user_id: userId, limited } = await accept(fixture, email);
    expect(limited).toBe(true);
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: false });
    await setPassword(userId);
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: true, confirmed_by: email });
    expect(await login(userId)('select id from app_public.organizations')).toEqual([{ id: fixture.organization.id }]);
    expect(await mails('member_request', fixture.organization.id)).toEqual([]);
  });
});

describe('confirming', () => {
  const answer = (fixture: OfferFixture, userId: number, contact: string, belongs: boolean) =>
    asServer('select app_private.answer_member_request($1, $2, $3, $4)', [
      fixture.organization.id,
      userId,
      contact,
      belongs,
    ]);
  const asked = (fixture: OfferFixture, userId: number, contact: string) =>
    asServer('select email, state from app_private.member_request($1, $2, $3)', [
      fixture.organization.id,
      userId,
      contact,
    ]);

  it('[X1] each known contact is asked by mail, and one of them confirms; only who is a contact still may', async () => {
    const fixture = await makeOfferFixture(db.owner, {
      organization: { contact_email: 'a@league.test, b@league.test' },
    });
    const email = newEmail();
    const { user_id: userId } = await accept(fixture, email);
    expect(await mails('member_request', fixture.organization.id)).toMatchObject(
      ['a@league.test', 'b@league.test'].map((recipient) => ({ recipient, payload: { user_id: userId } })),
    );
    expect(await asked(fixture, userId, 'A@league.test')).toEqual([{ email, state: 'waiting' }]);
    expect(await asked(fixture, userId, email)).toEqual([]);
    expect(await refusal(answer(fixture, userId, email, true))).toMatchObject({ code: 'SL404' });
    await own(`update app_public.organizations set contact_email = 'b@league.test' where id = $1`, [
      fixture.organization.id,
    ]);
    expect(await refusal(answer(fixture, userId, 'a@league.test', true))).toMatchObject({ code: 'SL404' });
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: false });
    await setPassword(userId);
    await answer(fixture, userId, 'b@league.test', true);
    await answer(fixture, userId, 'b@league.test', true); // a second click
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: true, confirmed_by: 'b@league.test' });
    expect(await login(userId)('select id from app_public.organizations')).toEqual([{ id: fixture.organization.id }]);
    // an old email does not end a confirmed membership
    await answer(fixture, userId, 'b@league.test', false);
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: true });
  });

  it('[X1] a contact who knows nobody of that name ends the membership, its sessions and its link to a password', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const { user_id: userId } = await accept(fixture, newEmail());
    const version = () =>
      one(asServer, 'select sessions_valid_after as v from app_private.session_state($1)', [userId]);
    const before = await version();
    await answer(fixture, userId, fixture.organization.contact_email, false);
    expect(await membership(fixture, userId)).toBeUndefined();
    expect(await version()).not.toEqual(before);
    expect(await refusal(asServer(`select app_private.set_password($1, 'hash', 0)`, [userId]))).toMatchObject({
      code: 'SL404',
    });
    expect(await asked(fixture, userId, fixture.organization.contact_email)).toMatchObject([{ state: 'ended' }]);
  });

  it('[X1] staff confirm in the console, once; a full member does so by inviting; nobody confirms themselves', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const [first, second] = [newEmail(), newEmail()];
    const { user_id: userId } = await accept(fixture, first);
    const confirm = 'select app_public.confirm_organization_user($1, $2)';
    const waiting = () =>
      one(
        admin,
        'select app_public.organizations_limited_user_ids(o) as ids from app_public.organizations o where id = $1',
        [fixture.organization.id],
      );
    expect(await waiting()).toEqual({ ids: [userId] });
    expect(await refusal(login(userId)(confirm, [userId, fixture.organization.id]))).toMatchObject({ code: '42501' });
    await admin(confirm, [userId, fixture.organization.id]);
    const [{ email }] = (await own('select email from app_public.users where id = $1', [adminId])) as [Row];
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: true, confirmed_by: email });
    expect(await waiting()).toEqual({ ids: [] });
    expect(await refusal(admin(confirm, [userId, fixture.organization.id]))).toMatchObject({ code: 'SL404' });
    const again = await makeOfferFixture(db.owner);
    const { user_id: invitedId } = await accept(again, second);
    await login(again.member.id)('select app_public.invite_organization_user($1, $2)', [again.organization.id, second]);
    expect(await membership(again, invitedId)).toMatchObject({ confirmed: true, confirmed_by: again.member.email });
  });
});

describe('ending a link', () => {
  const end = (call: 'revoke_link' | 'regenerate_link', fixture: OfferFixture, more = '') =>
    admin(`select app_public.${call}('offer', $1${more})`, [String(fixture.offer.id)]);

  it.each(['revoke_link', 'regenerate_link'] as const)(
    '[X1] %s ends the membership that nobody confirmed, its sessions and its open link to a password',
    async (call) => {
      const fixture = await makeOfferFixture(db.owner);
      const email = newEmail();
      const { user_id: userId } = await accept(fixture, email);
      await end(call, fixture);
      expect(await membership(fixture, userId)).toBeUndefined();
      // version 0 is that of an account whose sessions were never ended; the emailed link contains it
      expect(await refusal(asServer(`select app_private.set_password($1, 'hash', 0)`, [userId]))).toMatchObject({
        code: 'SL404',
      });
      expect(await scopeOf(email)).toEqual({ limited_offer_id: null, limited_link_version: null });
      expect(await own('select from app_public.users where id = $1', [userId])).toHaveLength(1);
      await end(call, fixture); // a second click
      expect(await membership(fixture, fixture.member.id)).toMatchObject({ confirmed: true });
    },
  );

  it('[X1] shows staff who came and what they changed, ends those whom staff choose with their guests, and puts it back', async () => {
    const { fixture, userId, ask } = await confirmed();
    const { id } = fixture.organization;
    await ask(`select app_public.update_organization($1, '{"contact_email": "mine@evil.test", "name": "Evil"}')`, [id]);
    await ask(`select app_public.upsert_address($1, 'mailing', 'Me', '1 Evil St', 'Reno', 'NV', '89501')`, [id]);
    await ask(`select app_public.update_organization($1, '{"contact_email": "mine2@evil.test"}')`, [id]);
    await ask(`select app_public.invite_organization_user($1, 'friend@evil.test')`, [id]);
    const friend = await one(own, `select id from app_public.users where email = 'friend@evil.test'`);
    const members = await admin('select user_id, confirmed, invited_by from app_public.link_members($1, $2)', [
      'offer',
      String(fixture.offer.id),
    ]);
    expect(members).toHaveLength(2);
    expect(members).toEqual(
      expect.arrayContaining([
        { user_id: userId, confirmed: true, invited_by: null },
        { user_id: friend.id, confirmed: true, invited_by: expect.any(String) },
      ]),
    );
    expect(
      await admin('select user_id, field, "before", "now" from app_public.link_changes($1, $2)', [
        'offer',
        String(fixture.offer.id),
      ]),
    ).toEqual([
      { user_id: userId, field: 'contact_email', before: fixture.organization.contact_email, now: 'mine2@evil.test' },
      {
        user_id: userId,
        field: 'mailing_address_id',
        before: '100 Congress Ave, Austin, TX, 78701',
        now: '1 Evil St, Reno, NV, 89501',
      },
    ]);
    // nobody is chosen, so confirmed members stay
    await end('revoke_link', fixture);
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: true });
    await end('revoke_link', fixture, `, array[${userId}, ${friend.id}], true`);
    for (const gone of [userId, friend.id]) expect(await membership(fixture, gone)).toBeUndefined();
    expect(
      await refusal(ask(`select app_public.update_organization($1, '{"contact_email": "x@evil.test"}')`, [id])),
    ).toMatchObject({
      code: 'SL404',
    });
    expect(
      await one(
        own,
        'select o.contact_email, o.name, a.line1 from app_public.organizations o join app_public.addresses a on a.id = o.mailing_address_id where o.id = $1',
        [id],
      ),
    ).toEqual({ contact_email: fixture.organization.contact_email, name: 'Evil', line1: '100 Congress Ave' });
    const [invitation] = await own('select id from app_private.invitations where user_id = $1', [friend.id]);
    expect(await one(own, `select app_private.link_version('invitation', $1) as v`, [String(invitation?.id)])).toEqual({
      v: 2,
    });
  });

  it('[X1] shows the shipping address that the link itself saved, and puts it back', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const id = fixture.organization.id;
    const saved = (name: string) => [id, name, '1 Evil St', 'Reno', 'NV', '89501'];
    const upsert = 'select app_public.upsert_shipping_address($1, $2, $3, $4, $5, $6)';
    const link = (offerId: number) => asking(db, { link: 'offer', id: offerId });
    const changes = (offerId: number) =>
      admin('select user_id, field, "before", "now" from app_public.link_changes($1, $2)', ['offer', String(offerId)]);
    const shipping = async () =>
      (
        await one(
          own,
          'select a.name from app_public.organizations o left join app_public.addresses a on a.id = o.shipping_address_id where o.id = $1',
          [id],
        )
      ).name;
    await admin(upsert, [id, 'Club', '100 Congress Ave', 'Austin', 'TX', '78701']);
    await link(fixture.offer.id)(upsert, saved('Me'));
    const shown = [
      {
        user_id: null,
        field: 'shipping_address_id',
        before: '100 Congress Ave, Austin, TX, 78701',
        now: '1 Evil St, Reno, NV, 89501',
      },
    ];
    expect(await changes(fixture.offer.id)).toEqual(shown); // also before anybody has accepted
    const { user_id: userId } = await accept(fixture, newEmail());
    expect(await changes(fixture.offer.id)).toEqual(shown);
    // a member who stays keeps the address they set
    await admin('select app_public.confirm_organization_user($1, $2)', [userId, id]);
    await end('revoke_link', fixture);
    expect(await shipping()).toBe('Me');
    await end('revoke_link', fixture, `, array[${userId}], false`);
    expect(await shipping()).toBe('Me');
    await end('revoke_link', fixture, `, '{}', true`);
    expect(await shipping()).toBe('Club');
    expect(await changes(fixture.offer.id)).toEqual([]);
    // not changes made with another offer's link, nor fields that staff have changed since
    const other = await makeOfferFixture(db.owner);
    await link(other.offer.id)(upsert, [other.organization.id, ...saved('Me').slice(1)]);
    await end('revoke_link', fixture);
    expect(await changes(other.offer.id)).toHaveLength(1);
    await admin(upsert, [other.organization.id, 'Club', '100 Congress Ave', 'Austin', 'TX', '78701']);
    expect(await changes(other.offer.id)).toEqual([]);
  });

  it('[X1] leaves alone what somebody else has changed since, and what staff do not want put back', async () => {
    const { fixture, userId, ask } = await confirmed();
    const { id } = fixture.organization;
    await ask(
      `select app_public.update_organization($1, '{"contact_email": "mine@evil.test", "contact_phone": "555-000-1111"}')`,
      [id],
    );
    await admin(`select app_public.update_organization($1, '{"contact_email": "right@league.test"}')`, [id]);
    expect(
      await admin('select field from app_public.link_changes($1, $2)', ['offer', String(fixture.offer.id)]),
    ).toEqual([{ field: 'contact_phone' }]);
    await end('revoke_link', fixture, `, array[${userId}], false`);
    expect(
      await one(own, 'select contact_email, contact_phone from app_public.organizations where id = $1', [id]),
    ).toEqual({
      contact_email: 'right@league.test',
      contact_phone: '555-000-1111',
    });
    expect(await membership(fixture, userId)).toBeUndefined();
  });

  it('[X1] ends nobody of another organization or link, whatever ids are named', async () => {
    const [{ fixture }, other] = [await confirmed(), await confirmed()];
    await end(
      'revoke_link',
      fixture,
      `, array[${other.userId}, ${other.fixture.member.id}, ${fixture.member.id}], true`,
    );
    expect(await membership(other.fixture, other.userId)).toMatchObject({ confirmed: true });
    expect(await membership(fixture, fixture.member.id)).toMatchObject({ confirmed: true });
    for (const query of ['link_members', 'link_changes'])
      expect(
        await refusal(other.ask(`select * from app_public.${query}('offer', $1)`, [String(fixture.offer.id)])),
      ).toMatchObject({
        code: '42501',
      });
  });
});
