/** The daily mail of staff: who gets it and when, that it is sent once, and what it says. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderMail } from '../../server/shared/mail/index.ts';
import { insert, makeDeadline, makeImage, makeOfferFixture } from '../harness/factories.ts';
import { jobsSetup } from './setup.ts';
import { staffWork } from './staffWork.ts';
import { testMailEnv } from './tools.ts';

const { database, sink, tools } = await jobsSetup();
const { owner } = database;
const rows = async (text: string, ...values: unknown[]) => (await owner.query(text, values)).rows;

/** Moves the clock to a time on a weekday of the coming week (1: Monday) in the configured time zone. */
async function setTime(isoDay: number, time: string): Promise<void> {
  await database.setClock('reset');
  const [row] = await rows(
    `select ((date_trunc('week', now() at time zone 'America/New_York')::date + 6 + $1::int + $2::time) at time zone 'America/New_York' - now())::text as offset`,
    isoDay,
    time,
  );
  await database.setClock(row.offset);
}
const { organization, person, addTask, mention } = await staffWork(owner);
const queued = async () =>
  (await rows(`select recipient, state from app_private.mail_outbox where kind = 'daily_work' order by id`)).map(
    ({ recipient, state }) => `${recipient} ${state}`,
  );
const sweep = () => tools.run('tasks__mail');

beforeEach(async () => {
  await rows('delete from app_private.sweeps');
  await rows('delete from app_private.mail_outbox');
  await rows('delete from app_public.tasks');
  await rows('delete from app_public.comments');
});

describe('the daily mail of staff', () => {
  it('goes to staff with due tasks or unread mentions, from 8:00 on, once a day however often the sweep runs', async () => {
    await setTime(1, '07:55');
    const [due, mentioned, idle, later] = [await person(), await person(), await person(), await person()];
    await addTask(due.id, 'Late', -2);
    await addTask(later.id, 'Later', 3);
    await mention(mentioned.id);
    const [done] = await addTask(idle.id);
    await rows('update app_public.tasks set done = true where id = $1', done.id);
    await sweep();
    expect(await queued()).toEqual([]);
    await setTime(1, '08:05');
    await sweep();
    await sweep();
    const expected = [`${due.email} queued`, `${mentioned.email} queued`];
    expect(await queued()).toEqual(expected);
    // nothing more is sent during the day; even a sweep whose last run was not recorded sends nobody a second one
    await mention(idle.id);
    await setTime(1, '15:00');
    await sweep();
    expect(await queued()).toEqual(expected);
    await rows('delete from app_private.sweeps');
    await sweep();
    expect(await queued()).toEqual([...expected, `${idle.email} queued`]);
    await setTime(2, '08:05');
    await sweep();
    expect((await queued()).filter((recipient) => recipient.startsWith(due.email))).toHaveLength(2);
  });

  it('two sweeps at once queue one', async () => {
    await setTime(3, '08:00');
    await addTask((await person()).id);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await queued()).toHaveLength(1);
  });

  it('is not sent on weekends, and the Monday mail comes as usual', async () => {
    const { id } = await person();
    await setTime(6, '09:00');
    await addTask(id);
    await sweep();
    await setTime(7, '09:00');
    await sweep();
    expect(await queued()).toEqual([]);
    await setTime(8, '08:00');
    await sweep();
    expect(await queued()).toHaveLength(1);
  });

  it('is sent later in the day when no worker ran in the morning', async () => {
    await setTime(2, '16:40');
    await addTask((await person()).id);
    await sweep();
    expect(await queued()).toHaveLength(1);
  });

  it('is not sent to people who turned it off, who left, or who are not staff', async () => {
    await setTime(2, '08:10');
    const off = await person();
    await rows('select app_private.unsubscribe($1)', off.email);
    await addTask(off.id);
    const left = await person();
    await addTask(left.id);
    await rows(`update app_public.users set status = 'deactivated' where id = $1`, left.id);
    await sweep();
    expect(await queued()).toEqual([]);
  });

  it('lists what is due and where the person was mentioned, with links to My Work and to unsubscribe', async () => {
    await setTime(4, '08:10');
    const { id, email } = await person();
    await addTask(id, 'Order <banners>', -3, organization.id);
    await addTask(id, 'Write the report', 0);
    await addTask(id, 'Not yet', 1);
    await mention(id, 'Can you call them?');
    await sweep();
    await tools.run('mail_outbox__send');
    const [mail] = await sink.waitFor(1, { to: email });
    expect(mail?.subject).toBe('Your work today: 2 tasks due, 1 unread mention');
    for (const text of [
      'Order &lt;banners&gt;',
      'Order <banners>',
      'Write the report',
      'Can you call them?',
      '3 days ago',
    ])
      expect(mail?.raw).toContain(text);
    expect(mail?.raw).toContain(String(organization.name));
    expect(mail?.raw).not.toContain('Not yet');
    expect(mail?.raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    expect(mail?.link('/my-work')).not.toBeNull();
    expect(mail?.link('/unsubscribe/')).not.toBeNull();
  });

  it('counts open photo requests, and the comments on dashboards since the last weekday', async () => {
    await setTime(1, '08:05');
    const someone = await person();
    await addTask(someone.id);
    const { campaign, asset } = await makeOfferFixture(owner, { offer: { status: 'confirmed' } });
    const photo = await makeImage(owner, await makeDeadline(owner, asset), { status: 'verified' });
    const ask = (wish: string, status = 'open') =>
      insert(owner, 'photo_requests', {
        campaign_id: campaign.id,
        verification_image_id: photo.id,
        wish,
        status,
        ...(status === 'open' ? {} : { answered_at: '2026-01-01T12:00:00Z' }),
      });
    const comment = (hours: number) =>
      rows(
        `insert into app_public.sponsor_feedback (campaign_id, section, body, created_at) values ($1, 'goal', 'Great', app_private.clock() - make_interval(hours => $2))`,
        campaign.id,
        hours,
      );
    const text = async () => (await renderMail(tools.query, 'daily_work', { user_id: someone.id }, testMailEnv)).text;
    expect(await text()).not.toContain('From sponsors');
    await ask('hide');
    await ask('hide', 'done');
    await comment(70); // on Friday
    await comment(73);
    expect(await text()).toMatch(/From sponsors[\s-]+1 open photo request, 1 new comment on a dashboard\./);
    await ask('feature');
    await comment(1);
    expect(await text()).toMatch(/2 open photo requests, 2 new comments on dashboards\./);
  });

  it('is no longer sent when all is done or read before it goes out', async () => {
    await setTime(4, '08:10');
    const { id } = await person();
    await addTask(id);
    await sweep();
    await rows('update app_public.tasks set done = true where assignee_id = $1', id);
    await tools.run('mail_outbox__send');
    expect(await rows('select state, last_error from app_private.mail_outbox')).toEqual([
      { state: 'skipped', last_error: 'Nothing is due anymore.' },
    ]);
  });

  it('is read again as it was when it went', async () => {
    await setTime(3, '08:10');
    const { id } = await person();
    await addTask(id, 'Was due');
    await mention(id, 'Was unread');
    const [went] = await rows('select app_private.clock() as at, app_private.today()::text as day');
    await setTime(3, '18:00');
    await rows('update app_public.tasks set done = true where assignee_id = $1', id);
    await rows('update app_public.comment_mentions set read_at = app_private.clock() where user_id = $1', id);
    await addTask(id, 'Came later');
    const { text } = await renderMail(tools.query, 'daily_work', { user_id: id }, testMailEnv, {
      went: { at: went.at.toISOString(), day: went.day },
    });
    expect(text).toContain('Was due');
    expect(text).toContain('Was unread');
    expect(text).not.toContain('Came later');
  });

  it('names at most 20 tasks and says how many more there are', async () => {
    await setTime(3, '08:10');
    const { id } = await person();
    for (let n = 1; n <= 23; n += 1) await addTask(id, `Task ${n}.`);
    const { subject, text } = await renderMail(tools.query, 'daily_work', { user_id: id }, testMailEnv);
    expect(subject).toContain('23 tasks due');
    expect(text).toContain('Task 20.');
    expect(text).not.toContain('Task 21.');
    expect(text).toContain('and 3 more');
  });
});
