import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeSeason, type Season } from './season.ts';
import { jobsStage } from './stage.ts';

const { database, sink, tools } = await jobsStage();
beforeEach(async () => {
  await database.setClock('reset');
  await database.owner.query('delete from app_private.sweeps');
});

/** What the sweeps queued for one sponsorship: step and recipient, in order. */
async function queued(season: Season): Promise<string[]> {
  const { rows } = await database.owner.query(
    `select recipient || ' ' || split_part(subject_key, ':', 3) as line from app_private.mail_outbox
     where kind = 'verification_reminder' and offer_id = $1 order by id`,
    [season.offerId],
  );
  return rows.map((row) => row.line);
}
const sweep = () => tools.run('verification_deadlines__remind');

describe('verification reminders', () => {
  it('go out once for each step of the cadence as the clock moves', async () => {
    const season = await makeSeason(database.owner);
    await season.addDeadline(10);
    await sweep();
    expect(await queued(season)).toEqual([]);
    await database.setClock('+3 days');
    await sweep();
    await sweep();
    expect(await queued(season)).toEqual(['office@harbor.test -7']);
    await database.setClock('+6 days');
    await sweep();
    await database.setClock('+4 days');
    await sweep();
    await sweep();
    expect(await queued(season)).toEqual(['office@harbor.test -7', 'office@harbor.test -1', 'office@harbor.test 3']);
  });

  it('catch up with one mail, the latest, after the clock has jumped', async () => {
    const season = await makeSeason(database.owner);
    await season.addDeadline(20);
    await sweep();
    await database.setClock('+45 days');
    await sweep();
    expect(await queued(season)).toEqual(['office@harbor.test 3']);
  });

  it('do not look back on the first sweep of an installation', async () => {
    const season = await makeSeason(database.owner);
    await season.addDeadline(-30);
    await sweep();
    expect(await queued(season)).toEqual([]);
  });

  it('go to every contact address once, and to nobody where there is none', async () => {
    const several = await makeSeason(database.owner, { contacts: 'a@harbor.test, B@harbor.test,a@harbor.test' });
    await several.addDeadline(7);
    const none = await makeSeason(database.owner, { contacts: null });
    await none.addDeadline(7);
    await sweep();
    expect((await queued(several)).sort()).toEqual(['a@harbor.test -7', 'b@harbor.test -7']);
    expect(await queued(none)).toEqual([]);
  });

  it('leave alone what is proved, under review, given up, or not confirmed', async () => {
    const season = await makeSeason(database.owner);
    await season.addImage(await season.addDeadline(7, 'proved'), 'verified');
    await season.addImage(await season.addDeadline(7, 'under review'), 'pending');
    const givenUp = await season.addDeadline(7, 'given up');
    await database.owner.query('update app_public.verification_deadlines set did_not_complete = true where id = $1', [
      givenUp,
    ]);
    const canceled = await makeSeason(database.owner, { status: 'canceled' });
    await canceled.addDeadline(7);
    await sweep();
    expect(await queued(season)).toEqual([]);
    expect(await queued(canceled)).toEqual([]);
    const rejected = await season.addDeadline(7, 'rejected picture');
    await season.addImage(rejected, 'rejected');
    await sweep();
    expect(await queued(season)).toEqual(['office@harbor.test -7']);
  });

  it('say what is due, with the tags filled and a link to answer', async () => {
    const season = await makeSeason(database.owner, { contacts: 'read@harbor.test' });
    await season.addDeadline(7);
    await sweep();
    const { rows } = await database.owner.query(
      `select id from app_private.mail_outbox where recipient = 'read@harbor.test'`,
    );
    await tools.run('mail_outbox__send', { id: rows[0].id });
    const [mail] = await sink.waitFor(1, { to: 'read@harbor.test' });
    expect(mail?.subject).toBe('Banner photo for Northlight & Sons: due in 7 days');
    expect(mail?.raw.replace(/\s+/g, ' ')).toContain(
      'Show the Northlight & Sons banner or write to verify@sideline.test.',
    );
    expect(mail?.link('/respond-to-deadline/')).not.toBeNull();
    expect(mail?.link(`/organization-dashboard/sponsorship/${season.offerId}`)).not.toBeNull();
  });

  it('are not sent when the proof came before their turn', async () => {
    const season = await makeSeason(database.owner);
    const deadline = await season.addDeadline(7);
    const id = await season.queue('verification_reminder', 'proved@harbor.test', {
      offer_id: season.offerId,
      verification_deadline_id: deadline,
    });
    await season.addImage(deadline, 'verified');
    await tools.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'skipped' });
  });
});
