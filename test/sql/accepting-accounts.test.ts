/** The account of a person who accepts an offer by link, and what it can do. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOffer, makeOfferFixture, makeOrganization, makeUser } from '../harness/factories.ts';
import { accept, responding } from './responding.ts';
import { asking, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { byLink, byLogin, stored, newEmail } = responding(db);

describe('the account of who accepts by link', () => {
  const usersOf = (email: string) =>
    own('select id, role, status, email from app_public.users where email = $1', [email]);

  it('[L-043] is made for a new email, belongs to the organization and is mailed a link to set its password', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const email = newEmail();
    const [answer] = await byLink(fixture)(accept, [1, 30, ` ${email.toUpperCase()} `]);
    const [user] = await usersOf(email);
    expect(user).toMatchObject({ role: 'organization' });
    expect(answer).toEqual({ accepted_offer_id: fixture.offer.id, user_id: user?.id, limited: true });
    expect(
      await own('select organization_id from app_public.organization_users where user_id = $1', [user?.id]),
    ).toEqual([{ organization_id: fixture.organization.id }]);
    expect(
      await own(
        `select recipient, payload from app_private.mail_outbox where kind = 'set_password' and offer_id = $1`,
        [fixture.offer.id],
      ),
    ).toEqual([{ recipient: email, payload: { user_id: user?.id, offer_id: fixture.offer.id } }]);
    // the organization's contacts are notified, and the person who accepted
    expect(
      await own(
        `select recipient from app_private.mail_outbox where kind = 'acceptance' and offer_id = $1 order by id`,
        [fixture.offer.id],
      ),
    ).toEqual([{ recipient: fixture.organization.contact_email }, { recipient: email }]);
  });

  it('[L-044] needs the password when the email has one, and nothing happens without', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const elsewhere = await makeMember(db.owner, (await makeOrganization(db.owner)).id);
    const call: [string, unknown[]] = [accept, [1, 30, elsewhere.email]];
    for (const verified of ['', String(fixture.member.id)])
      expect(await refusal(byLink(fixture, { 'sideline.password_verified': verified })(...call))).toMatchObject({
        code: 'SL403',
        field: 'password',
      });
    expect((await stored(fixture)).status).toBe('proposed');
    const [answer] = await byLink(fixture, { 'sideline.password_verified': String(elsewhere.id) })(...call);
    expect(answer).toMatchObject({ user_id: elsewhere.id, limited: true });
    // a member of another league so far, of both from now on
    expect(await own('select from app_public.organization_users where user_id = $1', [elsewhere.id])).toHaveLength(2);
    expect(
      await own(`select from app_private.mail_outbox where kind = 'set_password' and offer_id = $1`, [
        fixture.offer.id,
      ]),
    ).toEqual([]);
  });

  it('[L-044] is never a staff or sponsor account, nor one that was deactivated', async () => {
    const fixture = await makeOfferFixture(db.owner);
    for (const user of [
      await makeUser(db.owner, 'admin'),
      await makeUser(db.owner, 'sponsor'),
      await makeUser(db.owner, 'organization', { status: 'deactivated' }),
    ]) {
      const ask = byLink(fixture, { 'sideline.password_verified': String(user.id) });
      expect(await refusal(ask(accept, [1, 30, user.email]))).toMatchObject({ code: 'SL409', field: 'email' });
      expect((await usersOf(user.email))[0]).toMatchObject({ role: user.role, status: user.status });
      expect(await own('select from app_public.organization_users where user_id = $1', [user.id])).toEqual([]);
    }
  });

  it('needs an email that is one', async () => {
    const fixture = await makeOfferFixture(db.owner);
    for (const email of [null, '', 'nobody', 'a b@c.test', '@c.test'])
      expect(await refusal(byLink(fixture)(accept, [1, 30, email]))).toMatchObject({ code: 'SL422', field: 'email' });
  });

  it('[L-017] the page learns under an offer’s link whether an email has an account, and nowhere else', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const has = (email: string) => byLink(fixture)('select app_public.has_account($1) as has', [email]);
    expect(await has(` ${fixture.member.email.toUpperCase()}`)).toEqual([{ has: true }]);
    expect(await has('nobody@example.test')).toEqual([{ has: false }]);
    expect(await refusal(byLogin(fixture)(`select app_public.has_account('a@b.test')`))).toMatchObject({
      code: '42501',
    });
    expect(await refusal(asking(db, 'anonymous')(`select app_public.has_account('a@b.test')`))).toMatchObject({
      code: '42501',
    });
  });

  it('[X15] the page learns nothing of the addresses of staff and sponsors, and they still accept nothing', async () => {
    const fixture = await makeOfferFixture(db.owner);
    for (const user of [
      await makeUser(db.owner, 'superadmin'),
      await makeUser(db.owner, 'admin', { status: 'invited' }),
      await makeUser(db.owner, 'sponsor'),
    ]) {
      expect(await byLink(fixture)('select app_public.has_account($1) as has', [user.email])).toEqual([{ has: false }]);
      expect(await usersOf(user.email)).toMatchObject([{ role: user.role }]);
      expect(await refusal(byLink(fixture)(accept, [1, 30, user.email]))).toMatchObject({
        code: 'SL409',
        field: 'email',
      });
    }
    expect((await stored(fixture)).status).toBe('proposed');
  });

  it('[L-043] reaches only that sponsorship until it has a password: no other offer, no organization, no invitation', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const another = await makeOffer(db.owner, { sponsorable_property_id: fixture.property.id });
    const [answer] = await byLink(fixture)(accept, [1, 30, newEmail()]);
    const offers = 'select id from app_public.offers order by id';
    expect(await byLogin(fixture)(offers)).toEqual([{ id: fixture.offer.id }, { id: another.id }]);
    const limited = asking(db, { role: 'organization', userId: answer?.user_id, scopeOfferId: fixture.offer.id });
    expect(await limited(offers)).toEqual([{ id: fixture.offer.id }]);
    expect(await refusal(limited(`select app_public.reject_offer($1, 'No')`, [another.id]))).toMatchObject({
      code: '42501',
    });
    for (const call of [
      `invite_organization_user(${fixture.organization.id}, 'more@example.test')`,
      `update_organization(${fixture.organization.id}, '{"name": "Mine"}')`,
      `upsert_address(organization_id => ${fixture.organization.id}, address_type => 'mailing', name => 'A', line1 => '1 St', city => 'Austin', state => 'TX', zip => '78701')`,
    ])
      expect(await refusal(limited(`select app_public.${call}`))).toMatchObject({ code: '42501' });
  });
});
