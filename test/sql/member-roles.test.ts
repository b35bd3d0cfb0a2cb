/**
 * Roles of a league's users: the matrix and the random tester try every table and call; here are the rules that they do
 * not state: the last owner, roles that change while somebody works, and a person with roles in two leagues.
 */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeMember } from '../harness/factories.ts';
import { type FullFixture, makeFullFixture } from '../harness/fullFixture.ts';
import { refusal, untilWaiting } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());

const as = (userId: number) => ({ role: 'organization', userId }) as const;
const rowsAs = (userId: number, query: string, values: unknown[] = []) =>
  db.as(as(userId), async (client) => (await client.query(query, values)).rows);
const setRole = (by: number, league: FullFixture, userId: number, role: string) =>
  rowsAs(by, 'select app_public.set_member_role($1, $2, $3)', [league.organization, userId, role]);
const remove = (by: number, league: FullFixture, userId: number) =>
  rowsAs(by, 'select app_public.dissociate_user_and_organization($1, $2)', [userId, league.organization]);
const roleOf = async (league: FullFixture, userId: number) =>
  (
    await db.owner.query('select role from app_public.organization_users where organization_id = $1 and user_id = $2', [
      league.organization,
      userId,
    ])
  ).rows[0]?.role;

/** Money of a league that a user reads: the values of its offers, and rows of checks and mailing addresses. */
const moneySeenBy = async (userId: number, { organization }: FullFixture) =>
  (
    await rowsAs(
      userId,
      `select (select count(*) from app_public.offers o join app_public.offer_values v using (id) where o.organization_id = $1)::int
         + (select count(*) from app_public.checks c where c.organization_id = $1)::int
         + (select count(*) from app_public.addresses a where a.organization_id = $1 and a.address_type = 'mailing')::int
         + (select count(app_public.offer_stamp(o.id)) from app_public.offers o where o.organization_id = $1)::int as seen`,
      [organization],
    )
  )[0].seen;

describe('roles within a league', () => {
  it('the last owner can be neither demoted nor removed by a league, but by staff', async () => {
    const league = await makeFullFixture(db.owner);
    // an owner who never signed in is not enough
    await makeMember(db.owner, league.organization, { status: 'invited' });
    for (const attempt of [
      setRole(league.member, league, league.member, 'helper'),
      remove(league.member, league, league.member),
    ])
      expect(await refusal(attempt)).toMatchObject({ code: 'SL409' });
    const { id: userId } = await insert(db.owner, 'users', { email: 'staff@x.test', role: 'admin', status: 'active' });
    await db.as({ role: 'admin', userId }, (client) =>
      client.query(`select app_public.set_member_role($1, $2, 'helper')`, [league.organization, league.member]),
    );
    expect(await roleOf(league, league.member)).toBe('helper');
  });

  it('of two owners who demote each other at once, one stays an owner', async () => {
    const league = await makeFullFixture(db.owner);
    const second = (await makeMember(db.owner, league.organization)).id;
    const outcomes = await Promise.allSettled([
      setRole(league.member, league, second, 'helper'),
      setRole(second, league, league.member, 'helper'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await roleOf(league, league.member), await roleOf(league, second)].sort()).toEqual(['helper', 'owner']);
  });

  it('an owner who is being demoted invites nobody at the same moment', async () => {
    const league = await makeFullFixture(db.owner);
    const second = (await makeMember(db.owner, league.organization)).id;
    const { invited } = await db.as(as(league.member), async (client) => {
      await client.query(`select app_public.set_member_role($1, $2, 'helper')`, [league.organization, second]);
      const call = 'select app_public.invite_organization_user($1, $2)';
      const waiting = refusal(rowsAs(second, call, [league.organization, 'friend@x.test']));
      await untilWaiting(db);
      return { invited: waiting };
    });
    expect(await invited).toMatchObject({ code: 'SL403' });
  });

  it('treasurers and helpers change nobody’s role, invite and remove nobody, and may leave', async () => {
    const league = await makeFullFixture(db.owner);
    for (const userId of [league.treasurer, league.helper]) {
      for (const attempt of [
        setRole(userId, league, userId, 'owner'),
        remove(userId, league, league.member),
        rowsAs(userId, `select app_public.invite_organization_user($1, 'friend@x.test', 'owner')`, [
          league.organization,
        ]),
      ])
        expect(await refusal(attempt)).toMatchObject({ code: 'SL403' });
      await remove(userId, league, userId);
      expect(await roleOf(league, userId)).toBeUndefined();
    }
  });

  it('a person sees the money of the league that they own, not of the one that they help', async () => {
    const [owned, helped] = [await makeFullFixture(db.owner), await makeFullFixture(db.owner)];
    await insert(db.owner, 'organization_users', {
      organization_id: helped.organization,
      user_id: owned.member,
      role: 'helper',
    });
    expect(await moneySeenBy(owned.member, owned)).toBeGreaterThan(0);
    expect(await moneySeenBy(owned.member, helped)).toBe(0);
    expect(await refusal(rowsAs(owned.member, 'select value from app_public.offers'))).toMatchObject({ code: '42501' });
    const deadlines = await rowsAs(
      owned.member,
      'select count(*)::int as count from app_public.verification_deadlines where organization_id = $1',
      [helped.organization],
    );
    expect(deadlines[0].count).toBeGreaterThan(0);
    expect(await refusal(setRole(owned.member, helped, owned.member, 'owner'))).toMatchObject({ code: 'SL403' });
    const edit = `select app_public.update_organization($1, '{"name": "Mine"}')`;
    expect(await refusal(rowsAs(owned.member, edit, [helped.organization]))).toMatchObject({ code: 'SL403' });
    await rowsAs(owned.member, edit, [owned.organization]);
  });

  it('a demoted owner loses the money with the next statement, also within a transaction of their own', async () => {
    const league = await makeFullFixture(db.owner);
    const second = (await makeMember(db.owner, league.organization)).id;
    expect(await moneySeenBy(second, league)).toBeGreaterThan(0);
    await setRole(league.member, league, second, 'helper');
    expect(await moneySeenBy(second, league)).toBe(0);
    await setRole(league.member, league, second, 'owner');
    const seen = await db.as(as(second), async (client) => {
      await client.query(`select app_public.set_member_role($1, $2, 'helper')`, [league.organization, second]);
      return (await client.query('select count(*)::int as count from app_public.checks')).rows[0].count;
    });
    expect(seen).toBe(0);
  });

  it('[L-077] a helper cannot tell an offer in an internal stage from one that does not exist', async () => {
    const league = await makeFullFixture(db.owner);
    const { rows } = await db.owner.query(
      `select id from app_public.offers where organization_id = $1 and status = 'qualified' limit 1`,
      [league.organization],
    );
    const reject = (id: number) => refusal(rowsAs(league.helper, `select app_public.reject_offer($1, 'No')`, [id]));
    expect(await reject(rows[0].id)).toMatchObject({ code: 'SL404' });
    expect(await reject(987_654)).toMatchObject({ code: 'SL404' });
  });

  it('emails about payments go to contacts and treasurers, about proof to helpers too, to helpers nothing else', async () => {
    const league = await makeFullFixture(db.owner);
    const emails = async (ids: number[]) =>
      (await db.owner.query('select email from app_public.users where id = any ($1)', [ids])).rows.map((r) => r.email);
    const [treasurer] = await emails([league.treasurer]);
    const [helper] = await emails([league.helper]);
    const to = async (kind: string) =>
      (
        await db.owner.query('select a from app_private.mail_addresses($1, $2) a order by 1', [
          league.organization,
          kind,
        ])
      ).rows.map((row) => row.a);
    const contact = (contactEmail: string) =>
      db.owner.query('update app_public.organizations set contact_email = $2 where id = $1', [
        league.organization,
        contactEmail,
      ]);
    await contact(`office@x.test, ${helper}`);
    expect(await to('check_approved')).toEqual(['office@x.test', treasurer].sort());
    expect(await to('offer')).toEqual(['office@x.test']);
    expect(await to('verification_reminder')).toEqual(['office@x.test', helper].sort());
    // nothing is lost if all contacts are helpers: the owners get it
    await contact(`${helper}`);
    expect(await to('offer')).toEqual(await emails([league.member]));
    // one that was queued before its recipient became a helper is not sent
    const reason = async (kind: string) =>
      (
        await db.owner.query('select app_private.mail_role_reason($1, $2, $3) as reason', [
          kind,
          helper,
          league.organization,
        ])
      ).rows[0].reason;
    expect(await reason('check_mailed')).toEqual(expect.any(String));
    expect(await reason('rejected_image')).toBeNull();
    expect(await reason('recovery')).toBeNull();
  });

  it('a treasurer or helper accepts no offer by its link either', async () => {
    const league = await makeFullFixture(db.owner);
    const { rows } = await db.owner.query(
      `select id from app_public.offers where organization_id = $1 and status = 'proposed' limit 1`,
      [league.organization],
    );
    for (const userId of [league.treasurer, league.helper]) {
      const email = (await db.owner.query('select email from app_public.users where id = $1', [userId])).rows[0].email;
      const accepting = db.as(
        { link: 'offer', id: rows[0].id },
        (client) => client.query('select app_public.accept_offer(null, current_date, current_date, $1)', [email]),
        { 'sideline.password_verified': String(userId) },
      );
      expect(await refusal(accepting)).toMatchObject({ code: 'SL403', field: 'email' });
    }
  });

  it('who leaves or is removed is no longer a contact, and the owners are after the last one', async () => {
    const league = await makeFullFixture(db.owner);
    const emailOf = async (id: number) =>
      (await db.owner.query('select email from app_public.users where id = $1', [id])).rows[0].email;
    await db.owner.query(`update app_public.organizations set contact_email = $2 where id = $1`, [
      league.organization,
      `${await emailOf(league.helper)}, ${await emailOf(league.treasurer)}`,
    ]);
    const contacts = async () =>
      (
        await db.owner.query('select contact_email as c from app_public.organizations where id = $1', [
          league.organization,
        ])
      ).rows[0].c;
    await remove(league.helper, league, league.helper);
    expect(await contacts()).toBe(await emailOf(league.treasurer));
    await remove(league.member, league, league.treasurer);
    expect(await contacts()).toBe(await emailOf(league.member));
  });

  it('a contact who is a helper confirms nobody', async () => {
    const league = await makeFullFixture(db.owner);
    await db.owner.query(
      `update app_public.organizations set contact_email = (select email from app_public.users where id = $2) where id = $1`,
      [league.organization, league.helper],
    );
    const { rows } = await db.owner.query('select count(*)::int as count from app_private.known_contacts($1)', [
      league.organization,
    ]);
    expect(rows[0].count).toBe(0);
  });
});
