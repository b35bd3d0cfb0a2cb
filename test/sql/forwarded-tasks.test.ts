/** Tasks that a league passes on to a coach, by persona: what the link opens, what it does not, and when it ends. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeDeadline, makeFile, makeImage, makeMember, type Row } from '../harness/factories.ts';
import { applyingFixture } from './applying.ts';
import { proving } from './proving.ts';
import { type Ask, asking, callFunction, makeStaff, owning, refusal } from './support.ts';
import { changeOf, undo } from './undoing.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { running } = proving(db);
let coaches = 0;

const pass = (ask: Ask, task: Row, more: Row = {}) =>
  callFunction(ask, 'forward_task', { name: 'Coach Kim', email: `coach-${++coaches}@team.test`, ...task, ...more });
const holder = (id: number) => asking(db, { link: 'forwarded_task', id });
const deadlineLink = (id: number) => asking(db, { link: 'deadline', id });
const attach = async (ask: Ask, deadlineId: number, released: boolean | null = null) =>
  (
    await ask('select * from app_public.attach_verification_image($1, $2, null, null, null, $3)', [
      deadlineId,
      (await makeFile(db.owner)).id,
      released,
    ])
  )[0] as Row;
const stateOf = async (id: number) => (await holder(id)('select state from app_public.task_of_link()'))[0]?.state;

/** A running sponsorship whose proof its deadline's link passed on. */
async function passedOn() {
  const fixture = await running();
  const task = await pass(deadlineLink(fixture.deadline.id), { verification_deadline_id: fixture.deadline.id });
  return { ...fixture, task, coach: holder(task.id) };
}

describe('a deadline that was passed on', () => {
  it('opens for the coach that one deadline, without what concerns the league', async () => {
    const { coach, deadline } = await passedOn();
    const [shown] = await coach('select * from app_public.deadline_to_respond_to()');
    expect(shown).toMatchObject({ id: deadline.id, name: deadline.name, accepts_proof: true });
    for (const hidden of ['movable_until', 'answer', 'answered_at', 'release_stated_at', 'campaign_name'])
      expect(shown?.[hidden]).toBeNull();
    for (const table of ['offers', 'checks', 'organizations', 'verification_deadlines', 'verification_images', 'users'])
      expect((await refusal(coach(`select id from app_public.${table}`))).code).toBe('42501');
  });

  it('takes the coach’s photo under their name and tick, for this deadline only', async () => {
    const { coach, deadline, asset, task, organization, offer } = await passedOn();
    const other = await makeDeadline(db.owner, asset);
    await attach(coach, deadline.id, true);
    expect(
      await own(
        'select "from", release, status from app_public.verification_images where verification_deadline_id = $1',
        [deadline.id],
      ),
    ).toEqual([{ from: 'Coach Kim', release: 'agreed', status: 'pending' }]);
    // the league has stated nothing for its season
    expect(
      await own('select from app_public.photo_release_statements where organization_id = $1', [organization.id]),
    ).toEqual([]);
    expect((await refusal(attach(coach, other.id))).code).toBe('SL404');
    const [trail] = await admin('select * from app_public.offer_forwarded_tasks($1) where id = $2', [
      offer.id,
      task.id,
    ]);
    expect(trail).toMatchObject({ state: 'open', mail_state: 'waiting', name: 'Coach Kim' });
    expect(trail?.done_at).not.toBeNull();
  });

  it('cannot be passed on again, answered, moved, or seen by another holder', async () => {
    const { coach, deadline, task } = await passedOn();
    for (const call of [
      `forward_task('Coach Lee', 'lee@team.test', ${deadline.id})`,
      'offer_forwarded_tasks()',
      `revoke_forwarded_task(${task.id})`,
      `respond_to_deadline('No', 1)`,
      `move_linked_deadline('2030-01-01')`,
      `set_language('es')`,
    ])
      expect([call, (await refusal(coach(`select app_public.${call}`))).code]).toEqual([call, '42501']);
  });

  it.each([
    [
      'it is taken back',
      'revoked',
      ({ task, deadline }: Row) => deadlineLink(deadline.id)('select app_public.revoke_forwarded_task($1)', [task.id]),
    ],
    [
      'it is passed on to somebody else',
      'revoked',
      ({ deadline }: Row) => pass(deadlineLink(deadline.id), { verification_deadline_id: deadline.id }),
    ],
    [
      'staff renew the link by which it was passed on',
      'revoked',
      ({ deadline }: Row) => admin(`select app_public.regenerate_link('deadline', $1)`, [String(deadline.id)]),
    ],
    ['a photo is accepted', 'ended', ({ deadline }: Row) => makeImage(db.owner, deadline, { status: 'verified' })],
    [
      'the sponsorship ends',
      'ended',
      ({ offer }: Row) => own(`update app_public.offers set status = 'canceled' where id = $1`, [offer.id]),
    ],
    [
      'its time is over',
      'expired',
      ({ task }: Row) =>
        own(`update app_public.forwarded_tasks set expires_at = app_private.clock() where id = $1`, [task.id]),
    ],
  ])('ends when %s', async (_, state, end) => {
    const fixture = await passedOn();
    await end(fixture);
    expect(await stateOf(fixture.task.id)).toBe(state);
    expect((await refusal(attach(fixture.coach, fixture.deadline.id))).code).toBe('SL401');
    expect(await fixture.coach('select from app_public.deadline_to_respond_to() d where d.id is not null')).toEqual([]);
  });

  it('is passed on and taken back by members of the league only', async () => {
    const { deadline, organization } = await running();
    const helper = asking(db, {
      role: 'organization',
      userId: (await makeMember(db.owner, organization.id, {}, 'helper')).id,
    });
    const { organization: elsewhere } = await running();
    const stranger = asking(db, { role: 'organization', userId: (await makeMember(db.owner, elsewhere.id)).id });
    const task = await pass(helper, { verification_deadline_id: deadline.id }, { email: 'KIM@team.test ' });
    expect(task).toMatchObject({ email: 'kim@team.test', state: 'open' });
    expect((await refusal(pass(stranger, { verification_deadline_id: deadline.id }))).code).toBe('SL404');
    expect((await refusal(stranger('select app_public.revoke_forwarded_task($1)', [task.id]))).code).toBe('SL404');
    expect(await stranger('select from app_public.offer_forwarded_tasks()')).toEqual([]);
    // a link does not learn the address
    expect(await deadlineLink(deadline.id)('select name, email from app_public.offer_forwarded_tasks()')).toEqual([
      { name: 'Coach Kim', email: null },
    ]);
    await helper('select app_public.revoke_forwarded_task($1)', [task.id]);
    expect(await stateOf(task.id)).toBe('revoked');
  });

  it.each([
    [
      'was removed',
      (by: number, _heir: number, league: number) =>
        admin('select app_public.dissociate_user_and_organization($1, $2)', [by, league]),
    ],
    [
      'handed the league over',
      async (by: number, heir: number, league: number) => {
        const [{ email }] = (await own('select email from app_public.users where id = $1', [heir])) as [Row];
        const [{ id }] = (await admin('select id from app_public.start_handover($1, $2, $3)', [league, email, by])) as [
          Row,
        ];
        await admin('select app_public.accept_handover($1)', [id]);
      },
    ],
  ])('comes back to the league when who passed it on %s, but not when somebody else did', async (_name, end) => {
    const { deadline, organization, asset } = await running();
    const other = await makeDeadline(db.owner, asset);
    const [by, heir] = [
      await makeMember(db.owner, organization.id, {}, 'owner'),
      await makeMember(db.owner, organization.id),
    ];
    const passing = (user: Row, verification_deadline_id: number) =>
      pass(asking(db, { role: 'organization', userId: user.id }), { verification_deadline_id });
    const [task, kept] = [await passing(by, deadline.id), await passing(heir, other.id)];
    await end(by.id, heir.id, organization.id);
    expect(await own('select app_private.holder_of_deadline($1) as holder', [deadline.id])).toEqual([{ holder: null }]);
    expect(
      await admin('select id, state from app_public.offer_forwarded_tasks($1) order by id', [deadline.offer_id]),
    ).toEqual([
      { id: task.id, state: 'revoked' },
      { id: kept.id, state: 'open' },
    ]);
  });

  it('has one open link: undoing that it was taken back, or that it was passed on, opens no second one', async () => {
    const { deadline, organization } = await running();
    const task = { verification_deadline_id: deadline.id };
    const member = asking(db, { role: 'organization', userId: (await makeMember(db.owner, organization.id)).id });
    const takeBack = ({ id }: Row) => changeOf(admin, 'select app_public.revoke_forwarded_task($1)', [id]);
    const first = await pass(member, task);
    const takenBack = await takeBack(first);
    const second = await pass(member, task);
    expect(await undo(admin, takenBack)).toMatchObject({ undone: [], left: [{ table_name: 'forwarded_tasks' }] });
    const again = `select app_public.forward_task('Coach', 'third@team.test', ${deadline.id})`;
    const passing = await changeOf(member, again);
    expect(await undo(admin, passing, 'forwarded_tasks', second.id, '{revoked_at}')).toMatchObject({ undone: [] });
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['revoked', 'revoked']);
    const [third] = await member(`select id from app_public.offer_forwarded_tasks() where state = 'open'`);
    // nobody has it since, so it may come back
    expect(await undo(admin, await takeBack(third as Row))).toMatchObject({ left: [] });
    expect(await stateOf(third?.id)).toBe('open');
  });

  it('refuses names with links, no addresses, finished tasks, and too many a day', async () => {
    const { deadline, organization, asset } = await running();
    const ask = deadlineLink(deadline.id);
    const task = { verification_deadline_id: deadline.id };
    for (const name of ['', 'Win at evil.com', 'http://x', 'a@b', 'Call 512-555', 'x'.repeat(81)])
      expect([name, (await refusal(pass(ask, task, { name }))).field]).toEqual([name, 'name']);
    expect((await refusal(pass(ask, task, { email: 'nobody' }))).field).toBe('email');
    const same = { email: 'same@team.test' };
    // asked twice: they have the link already
    const first = await pass(ask, task, same);
    expect(await pass(ask, task, same)).toEqual(first);
    expect(await own(`select from app_private.mail_outbox where recipient = 'same@team.test'`)).toHaveLength(1);
    for (let i = 0; i < 2; i++) {
      await pass(ask, task);
      await pass(ask, task, same);
    }
    await pass(ask, task);
    expect((await refusal(pass(ask, task, same))).code).toBe('SL429');
    for (let i = 0; i < 14; i++) await pass(ask, task);
    expect((await refusal(pass(ask, task))).code).toBe('SL429');
    expect(organization.id).toBeGreaterThan(0);
    const done = await makeDeadline(db.owner, asset);
    await makeImage(db.owner, done, { status: 'verified' });
    expect((await refusal(pass(deadlineLink(done.id), { verification_deadline_id: done.id }))).code).toBe('SL409');
  });
});

describe('a step of an application that was passed on', () => {
  async function passedStep(step_id: string) {
    const fixture = await applyingFixture(db);
    const task = await pass(asking(db, fixture.claims), { step_id });
    return { ...fixture, task, coach: holder(task.id) };
  }
  const view = async (ask: Ask) =>
    (await ask('select to_jsonb(v) as view from app_public.sponsorship_application_view() v'))[0]?.view as Row;

  it('shows its answers and no others, and saves it', async () => {
    const { coach, task, claims } = await passedStep('social-and-email');
    const shown = await view(coach);
    expect(Object.keys(shown.answers)).toEqual(['social-and-email']);
    expect(Object.keys(shown.stamps)).toEqual(['social-and-email']);
    expect(shown).toMatchObject({ saved_form_data: null, renewal: null, offer_guid: null, completion_percentage: 0 });
    await coach('select app_public.update_organization_in_sponsorship_application(120, 80, 40)');
    expect((await view(coach)).answers['social-and-email'].socialMediaFollowingSize).toBe(120);
    const [trail] = await admin('select done_at from app_public.offer_forwarded_tasks($1) where id = $2', [
      claims.offer_id,
      task.id,
    ]);
    expect(trail?.done_at).not.toBeNull();
  });

  it('saves no other step, and leaves what the league typed', async () => {
    const { coach, claims } = await passedStep('social-and-email');
    await asking(db, claims)(`select app_public.save_application_step_data('programs', '{"programs": []}')`);
    expect(
      (
        await refusal(
          coach('select app_public.update_organization_in_sponsorship_application(organization_type_id => 1)'),
        )
      ).code,
    ).toBe('SL403');
    expect((await refusal(coach(`select app_public.upsert_tournament(host_tournament => false)`))).code).toBe('SL403');
    expect(
      (await refusal(coach(`select app_public.upsert_primary_contact('A', 'B', 'a@b.test', '512-555-0100')`))).code,
    ).toBe('42501');
    await coach('select app_public.update_organization_in_sponsorship_application(120, 50, 40)');
    expect((await view(asking(db, claims))).saved_step_id).toBe('programs');
  });

  it('is not one that decides for the league, and not of another application', async () => {
    const { claims } = await applyingFixture(db);
    for (const step_id of ['interests', 'primary-contact', 'game-signage', 'nothing'])
      expect((await refusal(pass(asking(db, claims), { step_id }))).code).toBe('SL404');
    const other = await passedStep('programs');
    expect(
      (await refusal(asking(db, claims)('select app_public.revoke_forwarded_task($1)', [other.task.id]))).code,
    ).toBe('SL404');
  });
});

it('a link without a task opens nothing', async () => {
  const nobody = holder(987_654);
  expect(await nobody('select from app_public.task_of_link() t where t.id is not null')).toEqual([]);
  expect((await refusal(attach(nobody, (await running()).deadline.id))).code).toBe('SL401');
});

it('the database refuses a row with both tasks, or with a link as a name', async () => {
  const { offer, deadline } = await running();
  const row = { offer_id: offer.id, name: 'Kim', email: 'k@team.test', forwarded_by: 'Sam', expires_at: '2040-01-01' };
  expect(
    (
      await refusal(
        insert(db.owner, 'forwarded_tasks', { ...row, step_id: 'programs', verification_deadline_id: deadline.id }),
      )
    ).constraint,
  ).toBe('forwarded_tasks_is_one_task');
  expect(
    (await refusal(insert(db.owner, 'forwarded_tasks', { ...row, name: 'evil.com', step_id: 'programs' }))).constraint,
  ).toBe('forwarded_tasks_name_plain');
});
