import { describe, expect, it } from '@jest/globals';
import { insert, makeSponsorUser } from '../harness/factories.ts';
import { askForRecap, jobsOf, makeRecapCampaign, recapState } from './recap.ts';
import { jobsSetup } from './setup.ts';

const { database, sink, tools } = await jobsSetup();
const { owner } = database;
const make = (id: number) => tools.run('recaps__make', { id });
let made = 0;

/** A recap that was made, and a user of its sponsor to whom it is emailed. */
async function scheduled(monthly: boolean, inDays: number) {
  made += 1;
  const email = `reader${made}@brightwell.test`;
  const { campaign, sponsor, photos } = await makeRecapCampaign(database, tools, ['One', 'Two']);
  const user = await makeSponsorUser(owner, sponsor.id, { email });
  const { id } = await askForRecap(database, campaign.id);
  await make(id);
  await database.as({ role: 'sponsor', userId: user.id }, (client) =>
    client.query('select app_public.schedule_recap($1, app_public.today() + $2::int, $3)', [id, inDays, monthly]),
  );
  return { id, email, user, campaign, photos };
}
const mails = async (email: string) =>
  (
    await owner.query(`select state from app_private.mail_outbox where kind = 'recap' and recipient = $1 order by id`, [
      email,
    ])
  ).rows;
const send = () => tools.run('recaps__send');

describe('a recap by email', () => {
  it('is a link, sent once on its day however often the job runs', async () => {
    const { email } = await scheduled(false, 2);
    await send();
    expect(await mails(email)).toEqual([]);
    await database.withClock('+2 days', async () => {
      await Promise.all([send(), send()]);
      await send();
      expect(await mails(email)).toHaveLength(1);
      await tools.run('mail_outbox__send');
      const [mail] = await sink.waitFor(1, { to: email });
      expect(mail?.link('/shared-recap/')).not.toBeNull();
      expect(mail?.raw).not.toMatch(/application\/pdf/);
    });
    await database.withClock('+3 days', send);
    expect(await mails(email)).toHaveLength(1);
  });

  it('comes on the same day of each month', async () => {
    const { email, id } = await scheduled(true, 1);
    const next = async () =>
      (await owner.query('select first_on, next_on::text from app_public.recap_schedules where recap_id = $1', [id]))
        .rows[0];
    const { rows } = await owner.query(
      `select (first_on + interval '1 month')::date::text as second, (first_on + interval '2 months')::date::text as third
      from app_public.recap_schedules where recap_id = $1`,
      [id],
    );
    for (const [days, count, then] of [
      [1, 1, rows[0].second],
      [10, 1, rows[0].second],
      [33, 2, rows[0].third],
    ] as const) {
      await database.withClock(`+${days} days`, async () => {
        await send();
        if ((await mails(email)).length < count) {
          await make(id); // its data have changed: a deadline has passed
          await send();
        }
      });
      expect(await mails(email)).toHaveLength(count);
      expect((await next()).next_on).toBe(then);
    }
  });

  it('of data that have changed waits for the new file, and is then sent', async () => {
    const { email, id, photos } = await scheduled(false, 0);
    await owner.query('update app_public.verification_images set hidden = true where id = $1', [photos[0]]);
    await send();
    expect(await mails(email)).toEqual([]);
    expect(await jobsOf(database, 'recaps__make')).toContainEqual({ id });
    await make(id);
    expect((await recapState(database, tools, id)).status).toBe('ready');
    expect(await jobsOf(database, 'recaps__send')).not.toEqual([]);
    await send();
    expect(await mails(email)).toHaveLength(1);
  });

  it('no longer comes to somebody who has left the sponsor', async () => {
    const { email, user, id } = await scheduled(true, 0);
    await owner.query('delete from app_public.sponsor_users where user_id = $1', [user.id]);
    await send();
    expect(await mails(email)).toEqual([]);
    expect((await owner.query('select from app_public.recap_schedules where recap_id = $1', [id])).rows).toEqual([]);
    await insert(owner, 'sponsor_users', {
      sponsor_id: (await owner.query('select sponsor_id from app_public.recaps where id = $1', [id])).rows[0]
        .sponsor_id,
      user_id: user.id,
    });
  });
});
