/** Handing a league over: who may do it, what moves, what ends, and how it is undone. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeApiKey, makeDeadline, makeUser } from '../harness/factories.ts';
import { type FullFixture, makeFullFixture } from '../harness/fullFixture.ts';
import { handingOver } from './handingOver.ts';
import { type Ask, asking, endingSessions, makeStaff, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { own, one, emailOf, idOf, stateOf, roleOf, contactOf, setContact, version, toldTo, league } = handingOver(db);
const { admin, adminId } = await makeStaff(db);
const as = (userId: number, scopeOfferId?: number): Ask =>
  asking(db, { role: 'organization', userId, ...(scopeOfferId ? { scopeOfferId } : {}) });
const ends = endingSessions(db);
let addresses = 0;
const newEmail = () => `heir${++addresses}@example.test`;
const start = async (ask: Ask, organization: number, email: string, leavingId: number | null = null) =>
  (await ask('select id, state, successor_name from app_public.start_handover($1, $2, $3)', [
    organization,
    email,
    leavingId,
  ])) as [{ id: number; state: string; successor_name: string }];
const step = (ask: Ask, what: 'accept' | 'cancel' | 'undo', id: number) =>
  ask(`select * from app_public.${what}_handover($1)`, [id]);

describe('a handover', () => {
  it('changes nothing until the successor accepts; then role, contact and waiting emails move, and access and links end', async () => {
    const { organization, leaving, heir, offer, asset } = await league();
    const deadline = await makeDeadline(db.owner, asset, {});
    const [from, to] = [await emailOf(leaving), await emailOf(heir)];
    await makeApiKey(db.owner, leaving);
    await own(`select app_private.revoke_link_versions('league', $1)`, [String(organization)]);
    const queue = (kind: string, recipient: string, key: string) =>
      own(`select app_private.queue_mail($1, $2, $3, '{}', null, $4)`, [kind, recipient, key, organization]);
    await queue('check_mailed', from, 'check:1');
    await queue('check_voided', from, 'check:2');
    await queue('check_voided', to, 'check:2');
    // a worker is about to send one
    await own(
      `update app_private.mail_outbox set reserved_by = gen_random_uuid() where organization_id = $1 and kind = 'check_mailed'`,
      [organization],
    );
    const [{ id, state }] = await start(as(leaving), organization, ` ${to.toUpperCase()} `);
    expect(state).toBe('pending');
    expect([await roleOf(organization, leaving), await roleOf(organization, heir)]).toEqual(['owner', 'helper']);
    await ends(leaving, () => step(as(heir), 'accept', id));
    expect([await roleOf(organization, leaving), await roleOf(organization, heir)]).toEqual([undefined, 'owner']);
    expect((await contactOf(organization)).split(', ').sort()).toEqual([to, 'office@x.test'].sort());
    expect(
      await own(
        `select kind, recipient, state, reserved_by from app_private.mail_outbox
         where organization_id = $1 and kind in ('check_mailed', 'check_voided') order by id`,
        [organization],
      ),
    ).toEqual([
      { kind: 'check_mailed', recipient: to, state: 'queued', reserved_by: null },
      { kind: 'check_voided', recipient: from, state: 'skipped', reserved_by: null },
      { kind: 'check_voided', recipient: to, state: 'queued', reserved_by: null },
    ]);
    expect([
      await version('offer', offer.id),
      await version('application', offer.id),
      await version('deadline', deadline.id),
      await version('league', organization), // revoked before
    ]).toEqual([2, 2, 2, null]);
    expect(await one('select revoked_at from app_public.api_keys where owner_id = $1', [leaving])).toEqual({
      revoked_at: expect.any(Date),
    });
    // told once each, and not by the email about a changed contact as well
    expect([await toldTo(from), await toldTo(to)]).toEqual([
      ['started', 'done'],
      ['started', 'done'],
    ]);
    const changed = await own(
      `select recipient from app_private.mail_outbox where kind = 'contact_change' and organization_id = $1 and state = 'queued'`,
      [organization],
    );
    expect(changed.map(({ recipient }) => recipient)).toContain('office@x.test');
    expect(changed.filter(({ recipient }) => [from, to].includes(recipient))).toEqual([]);
    const history = await admin(
      `select user_name, new_values ->> 'handover' as handover from app_public.record_history('organizations', $1, page_size => 100)
       where new_values ? 'handover' order by id::bigint`,
      [organization],
    );
    expect(history.map(({ handover }) => handover)).toEqual(['Sam Ortiz (started)', 'Sam Ortiz (done)']);
    // again, by either and by staff: nothing happens twice
    for (const ask of [as(heir), admin])
      expect(await refusal(step(ask, 'accept', id))).toMatchObject({ code: 'SL409' });
    expect(await toldTo(to)).toHaveLength(2);
  });

  it('by email to a stranger, who is named by address only, sees nothing of the league before, and owns it after', async () => {
    const { organization, leaving } = await league();
    const stranger = await makeUser(db.owner, 'organization', { name: 'Secret Name', status: 'active' });
    const [known] = await start(as(leaving), organization, stranger.email);
    expect(known.successor_name).toBe(stranger.email);
    await step(as(leaving), 'cancel', known.id);
    const email = newEmail();
    const [{ id }] = await start(as(leaving), organization, email);
    const userId = await idOf(email);
    const invitation = await one('select id from app_private.invitations where user_id = $1', [userId]);
    const mail = await one('select * from app_private.handover_of_mail($1)', [id]);
    expect(mail).toMatchObject({ successor_email: email, invitation_id: invitation?.id, version: 1 });
    await own(`update app_public.users set status = 'active', name = 'New Person' where id = $1`, [userId]);
    const heir = as(userId);
    expect(await heir('select id from app_public.organizations where id = $1', [organization])).toEqual([]);
    expect(await heir('select leaving_name, is_successor from app_public.handovers()')).toMatchObject([
      { is_successor: true },
    ]);
    const [done] = await step(heir, 'accept', id);
    expect(done).toMatchObject({ state: 'done', successor_name: 'New Person' });
    expect(await heir('select app_public.my_role($1) as role', [organization])).toEqual([{ role: 'owner' }]);
  });

  it('is canceled by both people and other owners, and expires after 14 days', async () => {
    const { organization, leaving, heir } = await league('owner');
    const email = newEmail();
    const [first] = await start(as(leaving), organization, email);
    await step(as(heir), 'cancel', first.id); // another owner
    expect(await toldTo(email)).toEqual(['started', 'canceled']);
    for (const ask of [as(leaving), admin]) {
      expect(await refusal(step(ask, 'cancel', first.id))).toMatchObject({ code: 'SL409' });
      expect(await refusal(step(admin, 'accept', first.id))).toMatchObject({ code: 'SL409' });
    }
    const [second] = await start(as(leaving), organization, await emailOf(heir));
    await step(as(heir), 'cancel', second.id); // declined
    const [third] = await start(as(leaving), organization, await emailOf(heir));
    await db.withClock('+15 days', async () => {
      expect(await stateOf(third.id)).toBe('expired');
      expect(await refusal(step(as(heir), 'accept', third.id))).toMatchObject({ code: 'SL409' });
      await start(as(leaving), organization, await emailOf(heir)); // an expired one does not block the next
    });
  });

  it('counts as canceled when the person who leaves is no longer an owner', async () => {
    const { organization, leaving, heir } = await league('owner');
    const [{ id }] = await start(as(leaving), organization, await emailOf(heir));
    await as(heir)(`select app_public.set_member_role($1, $2, 'helper')`, [organization, leaving]);
    expect(await stateOf(id)).toBe('canceled');
    expect(await refusal(step(as(heir), 'accept', id))).toMatchObject({ code: 'SL409' });
    expect(await roleOf(organization, leaving)).toBe('helper');
  });

  it('counts as canceled when the successor was removed or deactivated', async () => {
    const [removed, gone] = [await league(), await league()];
    const start1 = await start(as(removed.leaving), removed.organization, await emailOf(removed.heir));
    await as(removed.leaving)('select app_public.dissociate_user_and_organization($1, $2)', [
      removed.heir,
      removed.organization,
    ]);
    const start2 = await start(as(gone.leaving), gone.organization, await emailOf(gone.heir));
    await own(`update app_public.users set status = 'deactivated' where id = $1`, [gone.heir]);
    for (const [[{ id }], ask] of [
      [start1, as(removed.heir)],
      [start2, admin],
    ] as const) {
      expect(await stateOf(id)).toBe('canceled');
      expect(await refusal(step(ask, 'accept', id))).toMatchObject({ code: 'SL409' });
    }
  });

  it('stays canceled when they are invited again, have their role again, or are brought back', async () => {
    const invited = await league('owner');
    const promoted = await league('owner');
    const back = await league();
    const stranger = await league();
    const email = await emailOf(invited.heir);
    const [{ id: id1 }] = await start(as(invited.leaving), invited.organization, email);
    await as(invited.leaving)('select app_public.dissociate_user_and_organization($1, $2)', [
      invited.heir,
      invited.organization,
    ]);
    await as(invited.leaving)(`select app_public.invite_organization_user($1, $2, 'helper')`, [
      invited.organization,
      email,
    ]);
    const [{ id: id2 }] = await start(as(promoted.leaving), promoted.organization, await emailOf(promoted.heir));
    for (const role of ['helper', 'owner'])
      await as(promoted.heir)(`select app_public.set_member_role($1, $2, $3::app_public.member_role)`, [
        promoted.organization,
        promoted.leaving,
        role,
      ]);
    const [{ id: id3 }] = await start(as(back.leaving), back.organization, await emailOf(back.heir));
    for (const status of ['deactivated', 'active'])
      await own(`update app_public.users set status = $2 where id = $1`, [back.heir, status]);
    const newcomer = newEmail(); // did not belong to the league when they were named
    const [{ id: id4 }] = await start(as(stranger.leaving), stranger.organization, newcomer);
    await as(stranger.leaving)(`select app_public.invite_organization_user($1, $2, 'helper')`, [
      stranger.organization,
      newcomer,
    ]);
    await as(stranger.leaving)('select app_public.dissociate_user_and_organization($1, $2)', [
      await idOf(newcomer),
      stranger.organization,
    ]);
    await admin('select app_public.resend_user_invite($1)', [await idOf(newcomer)]);
    for (const id of [id1, id2, id3, id4]) {
      expect(await stateOf(id)).toBe('canceled');
      expect(await refusal(step(admin, 'accept', id))).toMatchObject({ code: 'SL409' });
    }
  });

  it('is told again, with the new link, when staff resend the invitation', async () => {
    const { organization, leaving } = await league();
    const email = newEmail();
    const [{ id }] = await start(as(leaving), organization, email);
    await admin('select app_public.resend_user_invite($1)', [await idOf(email)]);
    expect(await toldTo(email)).toEqual(['started', 'started']);
    expect(await one('select version from app_private.handover_of_mail($1)', [id])).toEqual({ version: 2 });
  });

  it('of two owners at once, one hands over; of two clicks on accept, one counts', async () => {
    const { organization, leaving, heir } = await league('owner');
    const outcomes = await Promise.allSettled([
      start(as(leaving), organization, newEmail()),
      start(as(heir), organization, newEmail()),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [{ id }] = (await own('select id from app_private.handovers where organization_id = $1', [organization])) as [
      { id: number },
    ];
    await step(admin, 'cancel', id);
    const [again] = await start(as(leaving), organization, await emailOf(heir));
    const clicks = await Promise.allSettled([1, 2].map(() => step(as(heir), 'accept', again.id)));
    expect(clicks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await toldTo(await emailOf(heir))).filter((told) => told === 'done')).toHaveLength(1);
  });
});

describe('who may', () => {
  it('owners start, the successor accepts; nobody else of the league, of another one, or by a link', async () => {
    const mine: FullFixture = await makeFullFixture(db.owner);
    const { handover, organization } = mine; // from the owner to the treasurer
    const other = await makeFullFixture(db.owner);
    for (const userId of [mine.treasurer, mine.helper])
      expect(await refusal(start(as(userId), organization, newEmail()))).toMatchObject({ code: 'SL403' });
    expect(await refusal(start(as(other.member), organization, newEmail()))).toMatchObject({ code: 'SL404' });
    for (const [userId, code] of [
      [mine.member, 'SL403'],
      [mine.helper, 'SL404'],
      [other.member, 'SL404'],
    ] as const)
      expect(await refusal(step(as(userId), 'accept', handover))).toMatchObject({ code });
    const limited = as(mine.treasurer, mine.offer);
    for (const attempt of [limited('select * from app_public.handovers()'), step(limited, 'accept', handover)])
      expect(await refusal(attempt)).toMatchObject({ code: '42501' });
    expect(await as(mine.helper)('select * from app_public.handovers($1)', [organization])).toEqual([]);
    await step(as(mine.treasurer), 'accept', handover);
    expect(await roleOf(organization, mine.treasurer)).toBe('owner');
  });

  it('takes no account of staff or a sponsor, nobody unconfirmed, not oneself, and one at a time', async () => {
    const { organization, leaving, offer } = await league();
    for (const role of ['admin', 'sponsor'])
      expect(await refusal(start(as(leaving), organization, (await makeUser(db.owner, role)).email))).toMatchObject({
        code: 'SL409',
        field: 'email',
      });
    const waiting = await makeUser(db.owner, 'organization');
    await insert(db.owner, 'organization_users', {
      organization_id: organization,
      user_id: waiting.id,
      confirmed: false,
      link_offer_id: offer.id,
      role: 'helper',
    });
    expect(await refusal(start(as(leaving), organization, waiting.email))).toMatchObject({ code: 'SL409' });
    for (const email of ['nobody', await emailOf(leaving)])
      expect(await refusal(start(as(leaving), organization, email))).toMatchObject({ code: 'SL422', field: 'email' });
    await start(as(leaving), organization, newEmail());
    expect(await refusal(start(as(leaving), organization, newEmail()))).toMatchObject({ code: 'SL409' });
  });

  it('emails nobody without end', async () => {
    const { organization, leaving } = await league();
    const email = newEmail();
    const attempts = async () => {
      for (let i = 0; i < 9; i++) {
        const [{ id }] = await start(as(leaving), organization, email);
        await step(as(leaving), 'cancel', id);
      }
    };
    expect(await refusal(attempts())).toMatchObject({ code: 'SL429' });
  });

  it('staff do it for both, also for the last owner; starting, confirming and undoing asks for a recent proof', async () => {
    const { organization, leaving, heir } = await league();
    expect(await refusal(start(admin, organization, newEmail(), heir))).toMatchObject({
      code: 'SL422',
      field: 'leaving_id',
    });
    const proof = (userId: number, at: string) =>
      own(`update app_private.session_activity set proved_at = $2 where user_id = $1`, [userId, at]);
    await as(leaving)('select 1'); // their session begins
    await proof(leaving, '2020-01-01');
    expect(await refusal(start(as(leaving), organization, newEmail()))).toMatchObject({ code: 'SL428' });
    const [{ id }] = await start(admin, organization, await emailOf(heir), leaving);
    await proof(adminId, '2020-01-01');
    expect(await refusal(step(admin, 'accept', id))).toMatchObject({ code: 'SL428' });
    expect(await refusal(step(admin, 'undo', id))).toMatchObject({ code: 'SL428' });
    await proof(adminId, '2199-01-01');
    await step(admin, 'accept', id);
    expect([await roleOf(organization, leaving), await roleOf(organization, heir)]).toEqual([undefined, 'owner']);
  });

  it('a person with another league keeps it, with their keys, and sees nothing of this one', async () => {
    const [left, kept] = [await league(), await league()];
    await insert(db.owner, 'organization_users', { organization_id: kept.organization, user_id: left.leaving });
    const key = await makeApiKey(db.owner, left.leaving);
    const [{ id }] = await start(as(left.leaving), left.organization, await emailOf(left.heir));
    await step(as(left.heir), 'accept', id);
    expect(await one('select revoked_at from app_public.api_keys where id = $1', [key.id])).toEqual({
      revoked_at: null,
    });
    expect(await as(left.leaving)('select id from app_public.organizations')).toEqual([{ id: kept.organization }]);
    expect(await as(left.leaving)('select state from app_public.handovers()')).toEqual([{ state: 'done' }]);
  });
});

describe('undoing', () => {
  const handedOver = async (role = 'helper') => {
    const parties = await league(role);
    const [{ id }] = await start(as(parties.leaving), parties.organization, await emailOf(parties.heir));
    await step(as(parties.heir), 'accept', id);
    return { ...parties, id };
  };

  it('is for staff, within 30 days and once: roles, contact and waiting emails are as before', async () => {
    const { organization, leaving, heir, id } = await handedOver();
    const [from, to] = [await emailOf(leaving), await emailOf(heir)];
    for (const userId of [leaving, heir])
      expect(await refusal(step(as(userId), 'undo', id))).toMatchObject({ code: '42501' });
    await own(`select app_private.queue_mail('removal_notice', $1, 'r:1', '{}', null, $2)`, [to, organization]);
    await step(admin, 'undo', id);
    expect([await roleOf(organization, leaving), await roleOf(organization, heir)]).toEqual(['owner', 'helper']);
    expect(await contactOf(organization)).toBe(`office@x.test, ${from}`);
    expect(
      await own(`select recipient from app_private.mail_outbox where subject_key = 'r:1' and organization_id = $1`, [
        organization,
      ]),
    ).toEqual([{ recipient: from }]);
    expect(await refusal(step(admin, 'undo', id))).toMatchObject({ code: 'SL409' });
    expect([(await toldTo(from)).at(-1), (await toldTo(to)).at(-1)]).toEqual(['undone', 'undone']);
    const late = await handedOver();
    await db.withClock('+31 days', async () =>
      expect(await refusal(step(admin, 'undo', late.id))).toMatchObject({ code: 'SL409' }),
    );
  });

  it('takes a successor out again who did not belong to the league, with their sessions and the mailed links', async () => {
    const { organization, leaving, offer } = await league();
    const heir = await makeUser(db.owner, 'organization', { status: 'active' });
    const [{ id }] = await start(as(leaving), organization, heir.email);
    await step(as(heir.id), 'accept', id);
    await ends(heir.id, () => step(admin, 'undo', id));
    expect([await roleOf(organization, leaving), await roleOf(organization, heir.id)]).toEqual(['owner', undefined]);
    expect(await version('offer', offer.id)).toBe(3);
  });

  it('leaves the successor a role that was lowered since', async () => {
    const { organization, heir, id } = await handedOver('treasurer');
    const before = await handedOver('treasurer');
    await admin(`select app_public.set_member_role($1, $2, 'helper')`, [organization, heir]);
    for (const undone of [id, before.id]) await step(admin, 'undo', undone);
    expect(await roleOf(organization, heir)).toBe('helper');
    expect(await roleOf(before.organization, before.heir)).toBe('treasurer');
  });

  it('leaves a contact email that somebody changed since', async () => {
    const { organization, id } = await handedOver();
    await setContact(organization, 'new@x.test');
    await step(admin, 'undo', id);
    expect(await contactOf(organization)).toBe('new@x.test');
  });
});
