/** Sessions: what determines whether a sign-in succeeds, and how sessions end. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOrganization, makeUser, type Row } from '../harness/factories.ts';
import { endingSessions, heardOn, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const asServer = serving(db);
const { admin, superadmin } = await makeStaff(db);
const endsSessions = endingSessions(db);

const setPassword = (id: number, hash = 'a hash') => asServer('select app_private.set_password($1, $2)', [id, hash]);
const stateOf = async (id: number): Promise<Row> =>
  (await asServer('select * from app_private.session_state($1)', [id]))[0] as Row;

describe('signing in', () => {
  it('[S-359, S-392] the account is found by its email, whatever the case, with what a token claims', async () => {
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
        limited_offer_id: null,
        limited_link_version: null,
        known_address: false,
        second_factor: null,
      },
    ]);
    expect(await asServer(`select * from app_private.find_login('nobody@example.test')`)).toEqual([]);
  });

  it('one email is one account', async () => {
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
    expect(await stateOf(user.id)).toMatchObject({
      role: 'organization',
      status: 'invited',
      sessions_valid_after: Number.NEGATIVE_INFINITY,
    });
    await setPassword(user.id);
    expect((await stateOf(user.id)).status).toBe('active');
    await endsSessions(user.id, () => setPassword(user.id, 'another'));
  });

  it('is announced to the servers, which keep sessions in memory', async () => {
    const user = await makeUser(db.owner, 'organization');
    await setPassword(user.id); // the first password creates the row
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

describe('ending sessions', () => {
  it('logging out ends one token until it would have ended anyway, and tells the servers', async () => {
    const user = await makeUser(db.owner, 'sponsor');
    const ended = async () => new Set((await stateOf(user.id)).ended_tokens);
    const end = (hash: string, hours: number) =>
      asServer(`select app_private.end_session($1, $2, app_private.clock() + $3 * interval '1 hour')`, [
        user.id,
        hash,
        hours,
      ]);
    const heard = await heardOn(db, 'session', 1, async () => void (await end('one', 1)));
    expect(heard).toEqual([String(user.id)]);
    await end('one', 1);
    expect(await ended()).toEqual(new Set(['one']));
    await end('two', 12);
    expect(await ended()).toEqual(new Set(['one', 'two'])); // ending another login revives none
    await db.withClock('+2 hours', () => end('three', 12));
    expect(await ended()).toEqual(new Set(['two', 'three']));
  });

  it('logging out everywhere ends every token from before, with a password or without', async () => {
    for (const user of [await makeUser(db.owner, 'sponsor'), await makeUser(db.owner, 'admin')]) {
      if (user.role === 'admin') await setPassword(user.id);
      const heard = await heardOn(db, 'session', 1, () =>
        endsSessions(user.id, () => asServer('select app_private.end_sessions($1)', [user.id])),
      );
      expect(heard).toEqual([String(user.id)]);
    }
  });

  it('is done by staff for somebody who stays, for staff only by a superadmin; the history says who', async () => {
    const call = 'select id from app_public.end_user_sessions($1)';
    const [user, staff] = [await makeUser(db.owner, 'organization'), await makeUser(db.owner, 'admin')];
    const heard = await heardOn(db, 'session', 1, () =>
      endsSessions(user.id, async () => expect(await admin(call, [user.id])).toEqual([{ id: user.id }])),
    );
    expect(heard).toEqual([String(user.id)]);
    expect(
      await admin(`select old_values, new_values from app_public.record_history('users', $1)`, [user.id]),
    ).toContainEqual({
      old_values: { sessions: 'open' },
      new_values: { sessions: 'ended' },
    });
    expect(await refusal(admin(call, [staff.id]))).toMatchObject({ code: 'SL403' });
    await endsSessions(staff.id, async () => expect(await superadmin(call, [staff.id])).toEqual([{ id: staff.id }]));
    expect(await refusal(admin(call, [999_999]))).toMatchObject({ code: 'SL404' });
  });
});
