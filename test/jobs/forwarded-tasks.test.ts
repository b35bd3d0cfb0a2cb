/** Emails of tasks that a league passed on: to the coach instead of the league, until it is taken back or bounces. */
import { describe, expect, it } from '@jest/globals';
import { asking } from '../sql/support.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';

const { database, sink, tools } = await jobsSetup();
const sweep = () => tools.run('verification_deadlines__remind');

/** A season whose one deadline was passed on to a coach. */
async function passedOn(email: string) {
  await database.owner.query('delete from app_private.sweeps');
  const season = await makeSeason(database.owner);
  const deadlineId = await season.addDeadline(7);
  const ask = asking(database, { link: 'deadline', id: deadlineId });
  const [task] = await ask(`select id from app_public.forward_task('Coach Kim', $1, $2)`, [email, deadlineId]);
  const queued = async () =>
    (
      await database.owner.query(
        'select kind, recipient, state from app_private.mail_outbox where offer_id = $1 order by id',
        [season.offerId],
      )
    ).rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
  return { season, ask, id: task?.id as number, queued };
}

describe('a task that was passed on', () => {
  it('is emailed with a link that opens it, and reminders go to the coach', async () => {
    const { queued } = await passedOn('kim@team.test');
    await sweep();
    await sweep();
    expect(await queued()).toEqual(['forwarded_task kim@team.test', 'forwarded_task kim@team.test']);
    await tools.run('mail_outbox__send');
    const mails = sink.mails.filter(({ to }) => to.includes('kim@team.test'));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.link('/forwarded-task/')).not.toBeNull();
  });

  it('comes back to the league when it is taken back', async () => {
    const { ask, id, queued } = await passedOn('lee@team.test');
    await ask('select app_public.revoke_forwarded_task($1)', [id]);
    await sweep();
    expect(await queued()).toEqual(['forwarded_task lee@team.test', 'verification_reminder office@harbor.test']);
  });

  it('is deleted with its address 400 days after it expired or was revoked, and is in no audit log', async () => {
    const [open, revoked] = [await passedOn('old@team.test'), await passedOn('older@team.test')];
    await revoked.ask('select app_public.revoke_forwarded_task($1)', [revoked.id]);
    const kept = async () =>
      (
        await database.owner.query('select id from app_public.forwarded_tasks where id = any ($1) order by id', [
          [open.id, revoked.id],
        ])
      ).rows.map(({ id }) => id);
    for (const [clock, ids] of [
      ['+399 days', [open.id, revoked.id]],
      ['+401 days', [open.id]], // expires 43 days from now
      ['+450 days', []],
    ] as const)
      await database.withClock(clock, async () => {
        await tools.run('mail_outbox__clean');
        expect([clock, await kept()]).toEqual([clock, ids]);
      });
    const { rows } = await database.owner.query(
      `select op from app_private.audit_log where table_name = 'forwarded_tasks' and row_id = any ($1) order by id`,
      [[String(open.id), String(revoked.id)]],
    );
    expect(rows.map(({ op }) => op)).toEqual(['I', 'I', 'U']);
    expect(
      (
        await database.owner.query(
          `select from app_private.audit_log where concat(old_values, new_values) ~ 'older?@team.test'`,
        )
      ).rowCount,
    ).toBe(0);
  });

  it('comes back to the league when its email bounces, which the trail shows', async () => {
    const { ask, queued } = await passedOn('gone@team.test');
    await database.owner.query(
      `update app_private.mail_outbox set state = 'refused' where recipient = 'gone@team.test'`,
    );
    await database.owner.query(
      `insert into app_private.mail_suppressions (address, reason, detail) values ('gone@team.test', 'bounced', 'No such mailbox')`,
    );
    await sweep();
    expect(await queued()).toEqual(['forwarded_task gone@team.test', 'verification_reminder office@harbor.test']);
    expect(await ask('select mail_state from app_public.offer_forwarded_tasks()')).toEqual([{ mail_state: 'refused' }]);
  });
});
