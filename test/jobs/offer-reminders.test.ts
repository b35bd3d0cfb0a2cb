/** Reminders of offers that leagues have not answered. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderMail } from '../../server/shared/mail/index.ts';
import type { Season } from './season.ts';
import { makeSendableSeason } from './sendableSeason.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const { database, sink, tools } = await jobsSetup();
beforeEach(async () => {
  await database.setClock('reset');
  await database.owner.query('delete from app_private.sweeps');
});

const own = async (text: string, ...values: unknown[]) => (await database.owner.query(text, values)).rows;
const sweep = () => tools.run('offers__remind');
let made = 0;

/** A league whose offer was just sent, for a season that ends in 400 days. */
async function offered(): Promise<Season & { address: string; send(): Promise<unknown> }> {
  made += 1;
  const address = `offer${made}@harbor.test`;
  const season = await makeSendableSeason(database.owner, address);
  await own('update app_public.offers set season_end = app_private.today() + 400 where id = $1', season.offerId);
  const userId = await season.addUser(`sender${made}@sideline.test`, 'admin');
  const send = () =>
    database.as({ role: 'admin', userId }, (client) =>
      client.query('select app_public.send_offer_emails($1)', [[season.offerId]]),
    );
  await send();
  await tools.run('mail_outbox__send');
  await sweep();
  return { ...season, address, send };
}
/** The reminders of a league: step and state. */
const reminders = async ({ organizationId }: Season) =>
  (
    await own(
      `select split_part(subject_key, ':', 3) || ' ' || state as line from app_private.mail_outbox
       where kind = 'offer_reminder' and organization_id = $1 order by id`,
      organizationId,
    )
  ).map(({ line }) => line);

describe('an offer that is not answered', () => {
  it('[V8] is mentioned a week later and before its link expires, and not again', async () => {
    const season = await offered();
    await database.setClock('+6 days');
    await sweep();
    expect(await reminders(season)).toEqual([]);
    await database.setClock('+1 day');
    await sweep();
    await sweep();
    await tools.run('mail_outbox__send');
    await sweep();
    expect(await reminders(season)).toEqual(['7 sent']);
    const [, first] = await sink.waitFor(2, { to: season.address });
    expect(first?.link('/accept-offer/')).not.toBeNull();
    expect(first?.raw).toContain('List-Unsubscribe');
    await database.setClock('+172 days');
    await sweep();
    await tools.run('mail_outbox__send');
    const [, , last] = await sink.waitFor(3, { to: season.address });
    expect(last?.raw).toContain('works until');
    expect(first?.raw).not.toContain('works until');
    await database.setClock('+100 days');
    await sweep();
    expect(await reminders(season)).toEqual(['7 sent', '179 sent']);
  });

  it('[V8] is counted from the last time that it was sent, and respects the pause of its campaign', async () => {
    const season = await offered();
    await own('update app_public.campaigns set days_between_mails = 5 where id = $1', season.campaignId);
    await database.setClock('+6 days');
    await season.send();
    await database.setClock('+6 days');
    await sweep();
    expect(await reminders(season)).toEqual([]);
    await own('update app_public.campaigns set days_between_mails = 9 where id = $1', season.campaignId);
    await database.setClock('+2 days');
    await sweep();
    expect(await reminders(season)).toEqual([]);
    await database.setClock('+1 day');
    await sweep();
    expect(await reminders(season)).toEqual(['7 queued']);
  });

  it('[T8] a reminder counts for the minimum between emails: for another send by staff, and for the next reminder', async () => {
    const season = await offered();
    const remind = () => own('select app_private.queue_offer_reminders($1)', [7, 10]);
    const minimum = (days: number) =>
      own('update app_public.campaigns set days_between_mails = $2 where id = $1', season.campaignId, days);
    const offers = () =>
      own(`select from app_private.mail_outbox where kind = 'offer' and offer_id = $1`, season.offerId);
    await minimum(7);
    const after: Record<number, string[]> = {};
    for (const day of [7, 10, 14, 21, 28]) {
      await database.setClock('reset');
      await database.setClock(`+${day} days`);
      await remind();
      await tools.run('mail_outbox__send');
      await season.send();
      expect([day, (await offers()).length]).toEqual([day, day < 21 ? 1 : 2]);
      after[day] = await reminders(season);
    }
    expect([after[7], after[10], after[14]]).toEqual([['7 sent'], ['7 sent'], ['7 sent', '10 sent']]);
    expect([after[21], after[28]]).toEqual([after[14], ['7 sent', '10 sent', '7 sent']]); // staff's email starts the days again
  });

  it('[V8] is in one email with others of the league', async () => {
    const season = await offered();
    const [property] = await own(
      `insert into app_public.sponsorable_properties (organization_id, name, season) values ($1, 'Travel soccer', 'spring') returning id`,
      season.organizationId,
    );
    const [other] = await own(
      `insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value, season_end, offer_sent_at)
       select campaign_id, sponsor_id, $2, organization_id, 'proposed', 900, season_end, offer_sent_at from app_public.offers where id = $1 returning id`,
      season.offerId,
      property.id,
    );
    await database.setClock('+7 days');
    await sweep();
    await tools.run('mail_outbox__send');
    const [, email, ...more] = await sink.waitFor(2, { to: season.address });
    expect([more, email?.subject]).toEqual([[], expect.stringContaining('2 offers')]);
    const [{ id }] = await own(
      `select id from app_private.mail_outbox where kind = 'offer_reminder' and offer_id = $1`,
      season.offerId,
    );
    const { text } = await renderMail(
      tools.query,
      'offer_reminder',
      { offer_ids: [season.offerId, other.id] },
      testMailEnv,
    );
    expect([id, text]).toEqual([expect.any(String), expect.stringContaining('Travel soccer')]);
  });

  it.each([
    ['answered', `update app_public.offers set status = 'rejected_by_league' where id = $1`],
    ['withdrawn', `update app_public.offers set status = 'rejected' where id = $1`],
    [
      'of a season that is over',
      `update app_public.offers set season_start = '2024-03-01', season_end = app_private.today() where id = $1`,
    ],
    ['one that nobody got', `update app_private.mail_outbox set state = 'refused' where offer_id = $1`],
  ])('[V8] is not mentioned if it is %s', async (_what, change) => {
    const season = await offered();
    await own(change, season.offerId);
    await database.setClock('+7 days');
    await sweep();
    expect(await reminders(season)).toEqual([]);
  });

  it('[V8] is not mentioned to addresses that unsubscribed or bounced, nor once it is answered or its link revoked', async () => {
    for (const reason of ['unsubscribed', 'unsubscribed_offers', 'bounced']) {
      const season = await offered();
      await own('insert into app_private.mail_suppressions (address, reason) values ($1, $2)', season.address, reason);
      await database.setClock('+7 days');
      await sweep();
      expect([reason, await reminders(season)]).toEqual([reason, ['7 skipped']]);
      await database.setClock('reset');
    }
    for (const change of [
      `update app_public.offers set status = 'rejected_by_league' where id = $1`,
      `insert into app_private.link_versions (kind, record_id, version, revoked_at) values ('offer', $1::int::text, 2, app_private.clock())`,
    ]) {
      const season = await offered();
      await database.setClock('+7 days');
      await sweep();
      await own(change, season.offerId);
      await tools.run('mail_outbox__send');
      expect([change, await reminders(season)]).toEqual([change, ['7 skipped']]);
      await database.setClock('reset');
    }
  });
});
