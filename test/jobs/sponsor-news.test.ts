/** The daily email to a sponsor's user: what our team replied, answered and wrote, each told once. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderMail } from '../../server/shared/mail/index.ts';
import { insert, makeSponsorUser } from '../harness/factories.ts';
import { jobsSetup } from './setup.ts';
import { askAsSponsor } from './sponsorQuestions.ts';
import { staffWork } from './staffWork.ts';
import { testMailEnv } from './tools.ts';

const { database, tools } = await jobsSetup();
const { owner } = database;
const rows = async (text: string, ...values: unknown[]) => (await owner.query(text, values)).rows;
const { person } = await staffWork(owner);
const staff = await person();
const asStaff = (text: string, ...values: unknown[]) =>
  database.as({ role: 'admin', userId: staff.id }, (client) => client.query(text, values));
const mails = (email: string) =>
  rows(
    `select payload, state from app_private.mail_outbox where kind = 'sponsor_news' and recipient = $1 order by id`,
    email,
  );
/** 10:00 in New York, some days after March 1, 2030. */
const at = (days: number) => new Date(Date.UTC(2030, 2, 1 + days, 15));
/** Runs the job twice on a day, and what people do before it. */
const onDay = (days: number) =>
  database.withClock(at(days), async () => {
    await tools.run('tasks__mail');
    await tools.run('tasks__mail');
  });

beforeEach(async () => {
  await database.setClock(at(0));
  await rows('delete from app_private.sweeps');
  await rows('delete from app_private.mail_outbox');
});

describe('the daily email to a user of a sponsor', () => {
  it('[W8] has replies, answered requests and new notes once, and comes once a day', async () => {
    const { user, comment, question, wish, campaign } = await askAsSponsor(owner);
    const colleague = await makeSponsorUser(owner, campaign.sponsor_id);
    await onDay(0);
    await database.setClock(at(0));
    expect(await mails(user.email)).toEqual([]);
    await asStaff('select app_public.reply_to_feedback($1, $2)', comment.id, 'On April 3.');
    await asStaff('select app_public.reply_to_feedback($1, $2)', question.id, 'It counts photos.');
    await asStaff(`select app_public.answer_photo_request($1, 'done')`, wish.id);
    await insert(owner, 'campaign_notes', { campaign_id: campaign.id, title: 'A draft', body: 'Not yet' });
    await insert(owner, 'campaign_notes', {
      campaign_id: campaign.id,
      title: 'Opening day',
      body: 'x',
      published: true,
    });
    await onDay(0); // it is of whole days, so that nothing is told twice or left out
    expect(await mails(user.email)).toEqual([]);
    await onDay(1);
    const [mail, ...others] = await mails(user.email);
    expect(others).toEqual([]);
    const { text } = await renderMail(tools.query, 'sponsor_news', mail?.payload, testMailEnv);
    for (const words of ['On April 3.', 'It counts photos.', 'We featured the photo', 'Opening day'])
      expect(text).toContain(words);
    expect(text).not.toContain('A draft');
    expect(text).toContain('/unsubscribe/');
    const [{ payload }] = (await mails(colleague.email)) as [{ payload: object }];
    const theirs = (await renderMail(tools.query, 'sponsor_news', payload, testMailEnv)).text;
    expect(theirs).toContain('Opening day');
    expect(theirs).not.toMatch(/April|It counts/); // what somebody else asked is not theirs
    await onDay(2);
    expect(await mails(user.email)).toHaveLength(1);
  });

  it('[W8] makes up for days on which no worker ran', async () => {
    const { user, comment } = await askAsSponsor(owner);
    await onDay(0);
    await database.setClock(at(0));
    await asStaff('select app_public.reply_to_feedback($1, $2)', comment.id, 'Soon.');
    await onDay(4);
    expect(await mails(user.email)).toHaveLength(1);
  });

  it('[W8] is not sent to somebody who unsubscribed, left the sponsor or may not see the campaign', async () => {
    const people = [
      await askAsSponsor(owner),
      await askAsSponsor(owner),
      await askAsSponsor(owner),
      await askAsSponsor(owner),
    ] as const;
    for (const { comment } of people) await asStaff('select app_public.reply_to_feedback($1, $2)', comment.id, 'Soon.');
    const [gone, left, limited, inactive] = people;
    await rows(`select app_private.unsubscribe($1, 'work')`, gone.user.email);
    await rows('delete from app_public.sponsor_users where user_id = $1', left.user.id);
    await rows(`update app_public.sponsor_users set campaign_ids = '{}' where user_id = $1`, limited.user.id);
    await rows(`update app_public.users set status = 'deactivated' where id = $1`, inactive.user.id);
    await onDay(1);
    for (const { user } of people) expect(await mails(user.email)).toEqual([]);
  });
});
