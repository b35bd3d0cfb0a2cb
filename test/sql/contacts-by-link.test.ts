/** A contact email that an onboarding link brought: it confirms nobody for 30 days, and ends with the link. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeOfferFixture, type OfferFixture } from '../harness/factories.ts';
import { joining, newEmail } from './joining.ts';
import { asking, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const asServer = serving(db);
const { admin } = await makeStaff(db);
const { accept, setPassword, membership, login, mails } = joining(db, admin);

const contactOf = async ({ organization }: OfferFixture) =>
  (await own('select contact_email from app_public.organizations where id = $1', [organization.id]))[0]?.contact_email;
const bring = ({ organization }: OfferFixture, email: string) =>
  asking(db, { link: 'league', id: organization.id })('select app_public.update_league($1, $2)', [
    organization.id,
    JSON.stringify({ contact_email: email }),
  ]);
const answer = ({ organization }: OfferFixture, userId: number, contact: string) =>
  asServer('select app_private.answer_member_request($1, $2, $3, true)', [organization.id, userId, contact]);

/** A forwarded welcome email and offer email: the contact is replaced, or joined by another, and the offer accepted by it. */
async function taken(keep: boolean) {
  const fixture = await makeOfferFixture(db.owner, { organization: { contact_email: 'known@league.test' } });
  const email = newEmail();
  await bring(fixture, keep ? `known@league.test, ${email}` : email);
  const { user_id: userId } = await accept(fixture, email);
  await setPassword(userId);
  return { fixture, email, userId };
}

describe.each([
  ['replaced the known one', false],
  ['was added', true],
])('[K2] a contact that a link brought and that %s', (_name, keep) => {
  it('confirms neither itself nor others; who was known is asked', async () => {
    const { fixture, email, userId } = await taken(keep);
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: false });
    expect(await mails('member_request', fixture.organization.id)).toMatchObject([{ recipient: 'known@league.test' }]);
    expect(await refusal(answer(fixture, userId, email))).toMatchObject({ code: 'SL404' });
    expect(await login(userId)('select id from app_public.organizations')).toEqual([]);
    await answer(fixture, userId, 'known@league.test');
    expect(await membership(fixture, userId)).toMatchObject({ confirmed: true, confirmed_by: 'known@league.test' });
  });

  it('ends with the links, and the known contact is back', async () => {
    const { fixture, email, userId } = await taken(keep);
    await admin(`select app_public.confirm_organization_user($1, $2)`, [userId, fixture.organization.id]);
    const friend = newEmail();
    await login(userId)('select app_public.invite_organization_user($1, $2)', [fixture.organization.id, friend]);
    const members = await admin(`select email from app_public.link_members('league', $1) order by email`, [
      String(fixture.organization.id),
    ]);
    expect(members.map((member) => member.email).sort()).toEqual([email, friend].sort());
    expect(
      await admin(`select field, before from app_public.link_changes('league', $1)`, [String(fixture.organization.id)]),
    ).toEqual([{ field: 'contact_email', before: 'known@league.test' }]);
    const ids = (await own('select id from app_public.users where email = any ($1)', [[email, friend]])).map(
      ({ id }) => id,
    );
    await admin(`select app_public.revoke_link('league', $1, $2)`, [String(fixture.organization.id), ids]);
    expect(await contactOf(fixture)).toBe('known@league.test');
    for (const id of ids) expect(await membership(fixture, id)).toBeUndefined();
  });

  it('is put back with the offer’s link, too, through which its person joined', async () => {
    const { fixture, userId } = await taken(keep);
    await admin(`select app_public.revoke_link('offer', $1)`, [String(fixture.offer.id)]);
    expect(await membership(fixture, userId)).toBeUndefined();
    expect(await contactOf(fixture)).toBe('known@league.test');
  });
});

it('[K2] a contact that staff set, or a link brought long ago, confirms as before', async () => {
  const email = newEmail();
  const fixture = await makeOfferFixture(db.owner, { organization: { contact_email: 'known@league.test' } });
  await admin('select app_public.update_organization($1, $2)', [
    fixture.organization.id,
    JSON.stringify({ contact_email: email }),
  ]);
  const { user_id: userId } = await accept(fixture, email);
  await setPassword(userId);
  expect(await membership(fixture, userId)).toMatchObject({ confirmed: true });
});
