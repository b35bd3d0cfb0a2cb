/** Second emails about unanswered offers: proposed when nothing went for a while, sent once, with staff's approval. */
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { plannedSends } from './plannedSends.ts';
import { makeStaff, owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
beforeEach(() => db.setClock('reset'));
const own = owning(db);
const { admin } = await makeStaff(db);
const { qualified, plan, work } = plannedSends(db, admin);

/** The mail server took all emails. */
const deliver = () =>
  own(`update app_private.mail_outbox set state = 'sent', sent_at = app_private.clock() where state = 'queued'`);
async function sent(): Promise<Row> {
  const { offer } = await qualified();
  await own('update app_public.offers set season_end = app_private.today() + 400 where id = $1', [offer.id]);
  await admin('select app_public.send_offer_emails($1)', [[offer.id]]);
  await deliver();
  return offer;
}
const proposed = async ({ id }: Row) =>
  (await admin('select offer_id from app_public.follow_ups()')).some(({ offer_id }) => offer_id === id);
const remind = () => own('select app_private.queue_offer_reminders($1)', [[7, 16]]);
const emails = async ({ id }: Row) =>
  (await own('select kind from app_private.mail_outbox where offer_id = $1 order by id', [id])).map(({ kind }) => kind);

it('[C7] is proposed when the last email is as old as the setting says, the automatic reminder included', async () => {
  const offer = await sent();
  await remind();
  await db.setClock('+7 days');
  await remind();
  await deliver();
  expect(await emails(offer)).toEqual(['offer', 'offer_reminder']);
  await db.setClock('+7 days');
  expect(await proposed(offer)).toBe(false);
  await db.setClock('+7 days');
  expect(await proposed(offer)).toBe(true);
  await own('update app_public.contact_settings set follow_up_days = null');
  expect(await proposed(offer)).toBe(false);
  await own('update app_public.contact_settings set follow_up_days = 14');
  await own(
    `insert into app_private.mail_suppressions (address, reason) select contact_email, 'unsubscribed'
    from app_public.organizations where id = $1`,
    [offer.organization_id],
  );
  expect(await proposed(offer)).toBe(false);
  await own('delete from app_private.mail_suppressions');
  expect(await proposed(offer)).toBe(true);
  await own(`update app_public.offers set status = 'rejected_by_league' where id = $1`, [offer.id]);
  expect(await proposed(offer)).toBe(false);
});

it('[C7] is sent once for each time that the offer was sent, and a reminder waits after it', async () => {
  const offer = await sent();
  await db.setClock('+14 days');
  expect(await proposed(offer)).toBe(true);
  const send = await plan([offer], 0, { kind: 'offer_follow_up', local_time: '00:00' });
  expect(await proposed(offer)).toBe(false);
  expect((await work(send)).map(({ state }) => state)).toEqual(['sent']);
  await deliver();
  expect(await emails(offer)).toEqual(['offer', 'offer_follow_up']);
  await remind();
  await db.setClock('+2 days');
  await remind(); // day 16
  expect(await emails(offer)).toHaveLength(2);
  await db.setClock('+12 days');
  await remind(); // the follow-up is 14 days old
  expect(await emails(offer)).toEqual(['offer', 'offer_follow_up', 'offer_reminder']);
  await deliver();
  await db.setClock('+45 days');
  expect(await proposed(offer)).toBe(false);
  await own('select app_private.delete_mails(30, 1000)'); // the reminder is older, too
  expect(await emails(offer)).toEqual([]);
  expect(await proposed(offer)).toBe(false);
  const again = await plan([offer], 0, { kind: 'offer_follow_up', local_time: '00:00' });
  expect(await work(again)).toEqual([
    expect.objectContaining({ state: 'not_sent', reason: 'It was followed up already.' }),
  ]);
});
