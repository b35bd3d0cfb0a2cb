import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { type MailSink, startMailSink } from '../harness/smtp.ts';
import type { Season } from './season.ts';
import { makeSendableSeason } from './sendableSeason.ts';
import { startTestWorker, type TestWorker } from './worker.ts';

/** One season through the database's own functions while a worker is running. */
let database: TestDatabase;
let sink: MailSink;
let worker: TestWorker;
let season: Season;
let superadmin: number;

beforeAll(async () => {
  database = await testDatabase();
  sink = await startMailSink();
  worker = await startTestWorker(database, sink.url);
  season = await makeSendableSeason(database.owner, 'office@harbor.test, coach@harbor.test');
  superadmin = await season.addUser('super@sideline.test', 'superadmin');
});
afterAll(async () => {
  await worker?.stop();
  await sink?.stop();
  await database?.drop();
});

/** Waits at most fifteen seconds until the statement finds a row. */
async function until(text: string, ...values: unknown[]): Promise<Record<string, unknown>> {
  for (const end = Date.now() + 15_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const { rows } = await database.owner.query(text, values);
    if (rows[0]) return rows[0];
  }
  throw new Error(`Nothing came of: ${text}`);
}

describe('a running worker', () => {
  it('[S-282] mails an offer to every contact address when staff send it, and makes it proposed', async () => {
    const { rows } = await database.as({ role: 'superadmin', userId: superadmin }, (client) =>
      client.query('select * from app_public.send_offer_emails($1)', [[season.offerId]]),
    );
    expect(rows[0]).toMatchObject({ sent_offer_ids: [season.offerId], skipped: '{}', refused: '{}' });
    for (const to of ['office@harbor.test', 'coach@harbor.test']) {
      const [mail] = await sink.waitFor(1, { to });
      expect(mail?.subject).toContain('Northlight & Sons offers Harbor Hills');
      expect(mail?.link('/accept-offer/')).toContain(encodeURIComponent(to));
    }
    expect(
      await until(
        `select status, communicated_to_league from app_public.offers where id = $1 and offer_sent_at is not null`,
        season.offerId,
      ),
    ).toEqual({ status: 'proposed', communicated_to_league: true });
    await until(
      `select 1 from app_public.sponsorship_events where offer_id = $1 and event_type = 'email_sent'`,
      season.offerId,
    );
  });

  it('[L-043] tells the contact addresses of an acceptance by link, and mails the new account its set-password link', async () => {
    await database.as(
      { link: 'offer', id: season.offerId, organization_id: season.organizationId, campaign_id: season.campaignId },
      (client) =>
        client.query(
          `select * from app_public.accept_offer($1, app_public.today(), app_public.today() + 60, 'new@harbor.test')`,
          [season.offerId],
        ),
    );
    const [password] = await sink.waitFor(1, {
      to: 'new@harbor.test',
      subject: 'Choose a password for your Sideline account',
    });
    expect(password?.link('/recover-account/')).not.toBeNull();
    const [confirmed] = await sink.waitFor(1, {
      to: 'coach@harbor.test',
      subject: 'Confirmed: Northlight & Sons sponsors Harbor Hills',
    });
    expect(confirmed?.raw).toContain('First photo');
  });

  it('[L12] [L24] mails the person who accepted the tasks, the dates with a calendar file and the terms, and no link that answers anything', async () => {
    const [mail] = await sink.waitFor(1, {
      to: 'new@harbor.test',
      subject: 'Confirmed: Northlight & Sons sponsors Harbor Hills',
    });
    const text = mail?.raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=') ?? '';
    expect(text).toContain('this address was used to accept the');
    for (const part of ['Game Signage', 'The terms you agreed to', 'Two payments:', 'First photo'])
      expect(text).toContain(part);
    expect(text).toMatch(/Content-Type: text\/calendar;[\s\S]*filename=sideline\.ics/);
    const [, file] = /filename=sideline\.ics[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '') ?? [];
    const events = Buffer.from(file ?? '', 'base64').toString();
    expect(events).toContain('SUMMARY:First photo for Northlight & Sons');
    // but the page that only shows how the sponsorship stands [V11]
    const others = (text + events).replace(/sponsorship-status\/[\w.-]+/g, '');
    expect(others).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  });

  it('[S-240] freezes the accepted terms as the first version of the contract', async () => {
    expect(
      await until('select version_number from app_public.offer_contracts where offer_id = $1', season.offerId),
    ).toEqual({
      version_number: 1,
    });
  });

  it('mails a reminder of an unmet deadline once when the clock is moved on', async () => {
    await database.setClock('+14 days');
    for (const to of ['office@harbor.test', 'coach@harbor.test'])
      await sink.waitFor(1, { to, subject: 'Due in 6 days: First photo for Northlight & Sons' });
    await database.setClock('+1 day');
    await until(`select 1 from app_private.sweeps where swept_through = app_private.today()`);
    const { rows } = await database.owner.query(
      `select recipient from app_private.mail_outbox where kind = 'verification_reminder' order by recipient`,
    );
    expect(rows).toEqual([{ recipient: 'coach@harbor.test' }, { recipient: 'office@harbor.test' }]);
  });

  it('tells the league of an approved check', async () => {
    const { rows } = await database.owner.query(
      `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo) values ($1, $2, $3, 825, 'First payment')
       returning id`,
      [season.offerId, season.organizationId, season.sponsorId],
    );
    await database.as({ role: 'superadmin', userId: superadmin }, (client) =>
      client.query('select app_public.approve_check($1)', [rows[0].id]),
    );
    await sink.waitFor(1, { to: 'office@harbor.test', subject: 'Your check for $825 is approved' });
  });

  it('sends every one of these mails once', async () => {
    const keys = sink.mails.map((mail) => mail.messageId);
    expect(new Set(keys).size).toBe(keys.length);
    // an email reaches the sink a moment before its row is updated
    await until(`select 1 where not exists (select from app_private.mail_outbox where state = 'claimed')`);
    const { rows } = await database.owner.query('select distinct state from app_private.mail_outbox');
    expect(rows).toEqual([{ state: 'sent' }]);
  });

  it('gives signs of life and stays small', async () => {
    await until(`select 1 from app_private.worker_heartbeat where at > clock_timestamp() - interval '6 seconds'`);
    expect(worker.memory()).toBeLessThan(200);
  });

  it('takes away what was left of a job that another one followed, and keeps one that failed for good', async () => {
    // as left by the library: enqueued again while they ran, so they lost their key and remaining attempts; then they failed
    const { rows } = await database.owner.query(
      `with job as (
         select (graphile_worker.add_job(task, '{}', run_at => now() + interval '1 year', max_attempts => 1)).id
         from (values ('mail_outbox__send'), ('verification_deadlines__remind'), ('offers__contract')) t (task))
       select array_agg(id::text order by id) as ids from job`,
    );
    const [mails, reminders, contract] = rows[0].ids as [string, string, string];
    await database.owner.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = 'Connection terminated unexpectedly' where id = any ($1)`,
      [[mails, reminders, contract]],
    );
    await until(`select 1 where not exists (select from graphile_worker.jobs where id in (${mails}, ${reminders}))`);
    const { rowCount } = await database.owner.query('delete from graphile_worker._private_jobs where id = $1', [
      contract,
    ]);
    expect(rowCount).toBe(1);
  });

  it('does the work of a scheduled job that used up its attempts at its next time, and takes it away', async () => {
    const queue = (runAt: string) =>
      database.owner.query(
        `select graphile_worker.add_job('organizations__duplicates', '{"_cron": {"backfilled": false}}', run_at => ${runAt},
           max_attempts => 25, job_key => 'cron:organizations__duplicates')`,
      );
    await queue(`now() + interval '1 year'`);
    await database.owner.query(
      `update graphile_worker._private_jobs set attempts = 25, last_error = 'Connection terminated unexpectedly'
       where key = 'cron:organizations__duplicates'`,
    );
    await queue('now()');
    await until(
      `select 1 where not exists (select from graphile_worker.jobs where task_identifier = 'organizations__duplicates')`,
    );
  });

  it('ends cleanly on SIGTERM, and when the launcher is gone', async () => {
    const orphan = await startTestWorker(database, sink.url);
    expect(await orphan.leaveAlone()).toBe(0);
    const another = await startTestWorker(database, sink.url);
    expect(await another.stop()).toBe(0);
  });
});
