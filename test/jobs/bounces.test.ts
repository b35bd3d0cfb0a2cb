/** Whom real replies of mail servers blame, and what follows from it: suppressed, held with a growing pause, or refused. */
import { afterAll, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import { freePort } from '../../db/instance/scratch.ts';
import { blameOf } from '../../workers/mail/blame.ts';
import { bounceAddress } from '../../workers/mail/bounceAddress.ts';
import { failureOf, receiveBounces } from '../../workers/mail/bounces.ts';
import { flushOutbox } from '../../workers/mail/flush.ts';
import { outcomeOf, smtpMailer } from '../../workers/mail/mailer.ts';
import { replies } from './mailReplies.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const setup = await jobsSetup();
const { database, tools } = setup;
const season = await makeSeason(database.owner, { status: 'proposed' });

const one = async (text: string, ...values: unknown[]) => (await database.owner.query(text, values)).rows[0];
const offerMail = (recipient: string) => season.queue('offer', recipient, { offer_id: season.offerId });
const suppressed = async (address: string) =>
  (await one('select count(*)::int as n from app_private.mail_suppressions where address = $1', address)).n;
const hold = () => one('select reason, pauses, held_until > app_private.clock() as held from app_private.mail_hold');
const endPause = () => database.owner.query('update app_private.mail_hold set held_until = app_private.clock()');
const due = (id: string) =>
  database.owner.query('update app_private.mail_outbox set retry_at = null where id = $1', [id]);

const bounces = {
  address: 'bounces@mail.sideline.test',
  port: await freePort(),
  host: '127.0.0.1',
  secrets: [testMailEnv.secret, 'a second secret, from before the rotation'],
};
const stop = await receiveBounces(bounces, tools);
const transport = nodemailer.createTransport({ host: '127.0.0.1', port: bounces.port, ignoreTLS: true });
afterAll(async () => {
  transport.close();
  await stop();
});

describe('a reply of a mail server', () => {
  it.each(replies)('[R22] %j blames %s', (reply, blame, stage = 'recipient') => {
    expect(blameOf(reply, stage)).toBe(blame);
  });

  it('[R22] blames no address before a recipient was named, nor for the content', () => {
    const refused = (command: string) =>
      outcomeOf(
        Object.assign(new Error('x'), {
          code: 'EENVELOPE',
          command,
          responseCode: 550,
          response: '550 5.1.1 User unknown',
        }),
        false,
      );
    expect(refused('RCPT TO')).toMatchObject({ state: 'refused', address: true });
    expect(refused('MAIL FROM')).toMatchObject({ state: 'held' });
    expect(refused('DATA')).toMatchObject({ state: 'refused', address: false });
  });
});

describe('a reply about us', () => {
  it('[R22] holds all email with growing pauses, marks nobody as bounced, and staff see the words', async () => {
    const words = 'Domain sideline.test has exceeded the max emails per hour (101/100) allowed. Message discarded.';
    const limited = setup.more((await setup.refusing({ refuse: 550, at: 'recipient', reply: words })).url);
    const id = await offerMail('healthy@harbor.test');
    await limited.run('mail_outbox__send');
    expect(await season.outbox(id)).toMatchObject({ state: 'queued', last_error: expect.stringContaining(words) });
    expect(await suppressed('healthy@harbor.test')).toBe(0);
    expect(await hold()).toMatchObject({ reason: expect.stringContaining(words), pauses: 1, held: true });

    const later = await offerMail('later@harbor.test');
    await due(id);
    await tools.run('mail_outbox__send');
    for (const each of [id, later]) expect(await season.outbox(each)).toMatchObject({ state: 'queued' });

    await endPause();
    await limited.run('mail_outbox__send');
    expect(await hold()).toMatchObject({ pauses: 2, held: true });
    expect(
      (
        await one(
          `select held_until - app_private.clock() > interval '90 seconds' as longer from app_private.mail_hold`,
        )
      ).longer,
    ).toBe(true);

    const staff = { role: 'admin', userId: await season.addUser('staff@sideline.test', 'admin') } as const;
    const seen = await database.as(staff, (client) => client.query('select * from app_public.current_mail_hold()'));
    expect(seen.rows[0]).toMatchObject({ reason: expect.stringContaining(words), waiting: 2 });
    const league = { role: 'organization', userId: await season.addUser('other@harbor.test') } as const;
    await expect(
      database.as(league, (client) => client.query('select * from app_public.current_mail_hold()')),
    ).rejects.toMatchObject({ code: '42501' });

    await database.as(staff, (client) => client.query('select app_public.release_mail_hold()'));
    await tools.run('mail_outbox__send');
    for (const each of [id, later]) expect(await season.outbox(each)).toMatchObject({ state: 'sent' });
    expect(await hold()).toBeUndefined();
  });

  it('[R22] never gives an email up, however often it is held', async () => {
    const limited = setup.more(
      (await setup.refusing({ refuse: 421, at: 'recipient', reply: '4.7.0 Try again later' })).url,
    );
    const id = await offerMail('patient@harbor.test');
    for (let times = 0; times < 15; times += 1) {
      await due(id);
      await endPause();
      await limited.run('mail_outbox__send');
      await tools.run('mail_outbox__sweep');
    }
    expect(await season.outbox(id)).toMatchObject({ state: 'queued' });
    await due(id);
    await endPause();
    await tools.run('mail_outbox__send');
    expect(await season.outbox(id)).toMatchObject({ state: 'sent' });
  });
});

/** A notification as Postfix writes it. */
const notification = (action: string, diagnostic: string, status = '5.1.1') =>
  `From: MAILER-DAEMON@mx.test
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry to have to inform you that your message could not be delivered.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test

Final-Recipient: rfc822; pat@club-one.test
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${diagnostic}

--b--
`.replaceAll('\n', '\r\n');

describe('a bounce that arrives as an email', () => {
  const bounce = (to: string, raw: string) => transport.sendMail({ envelope: { from: '', to }, raw });
  const sent = async (recipient: string): Promise<string> => {
    const id = await offerMail(recipient);
    await tools.run('mail_outbox__send', { id });
    expect(await season.outbox(id)).toMatchObject({ state: 'sent' });
    return id;
  };

  it('[R22] each email has an envelope address of its own', async () => {
    const received = await setup.refusing({});
    const mailer = smtpMailer(received.url, testMailEnv, bounces);
    const id = await offerMail('verp@harbor.test');
    await flushOutbox({ ...tools, mailer }, Number(id));
    mailer.close();
    const [mail] = await received.waitFor(1, { to: 'verp@harbor.test' });
    expect(mail?.from).toBe(bounceAddress(bounces, id));
    expect(mail?.from).toMatch(/^bounces\+\d+\.[0-9a-f]{20}@mail\.sideline\.test$/);
  });

  it('[R22] suppresses the address if it speaks of the mailbox', async () => {
    const id = await sent('gone@harbor.test');
    await bounce(bounceAddress(bounces, id), notification('failed', '550 5.1.1 <gone@harbor.test>: User unknown'));
    expect(await season.outbox(id)).toMatchObject({
      state: 'refused',
      last_error: expect.stringContaining('User unknown'),
    });
    expect(await suppressed('gone@harbor.test')).toBe(1);
  });

  it('[R22] names the reason and suppresses nobody if it speaks of us; a delay or a reply changes nothing', async () => {
    const id = await sent('fine@harbor.test');
    const address = bounceAddress(bounces, id);
    await bounce(address, notification('delayed', '451 4.4.1 timed out', '4.4.1'));
    await bounce(address, 'Subject: Out of office\r\n\r\nBack on Monday, user unknown.\r\n');
    expect(await season.outbox(id)).toMatchObject({ state: 'sent' });
    await bounce(
      address,
      notification('failed', '550 5.7.1 Client host [203.0.113.5] blocked using Spamhaus', '5.7.1'),
    );
    expect(await season.outbox(id)).toMatchObject({ state: 'refused' });
    expect(await suppressed('fine@harbor.test')).toBe(0);
  });

  it('[R22] accepts only addresses that we signed, by either secret of a rotation', async () => {
    const id = await sent('forged@harbor.test');
    const dsn = notification('failed', '550 5.1.1 User unknown');
    const forged = bounceAddress({ ...bounces, secrets: ['somebody else’s secret'] }, id);
    await expect(bounce(forged, dsn)).rejects.toMatchObject({ responseCode: 550 });
    await expect(bounce(`bounces+${id}@mail.sideline.test`, dsn)).rejects.toMatchObject({ responseCode: 550 });
    expect(await season.outbox(id)).toMatchObject({ state: 'sent' });
    await bounce(bounceAddress({ ...bounces, secrets: bounces.secrets.slice(1) }, id).toUpperCase(), dsn);
    expect(await season.outbox(id)).toMatchObject({ state: 'refused' });
  });

  it('reads the status where the diagnostic has none', async () => {
    const raw = notification('failed', 'mailbox is disabled', '5.2.1');
    expect(await failureOf(Buffer.from(raw))).toBe('550 5.2.1 mailbox is disabled');
  });
});
