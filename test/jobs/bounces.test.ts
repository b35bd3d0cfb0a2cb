/** Whom real replies of mail servers blame, and what follows from it: suppressed, held with a growing pause, or refused. */
import { afterAll, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import { freePort } from '../../db/instance/scratch.ts';
import { type Blame, blameOf, type Stage } from '../../workers/mail/blame.ts';
import { bounceAddress } from '../../workers/mail/bounceAddress.ts';
import { failureOf, receiveBounces } from '../../workers/mail/bounces.ts';
import { flushOutbox } from '../../workers/mail/flush.ts';
import { outcomeOf, smtpMailer } from '../../workers/mail/mailer.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';
import { testMailEnv } from './tools.ts';

const replies: [reply: string, blame: Blame, stage?: Stage][] = [
  [
    "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550 5.1.1 unnecessary spaces. For more information, go to https://support.google.com/mail/?p=NoSuchUser a1-2002 - gsmtp",
    'mailbox',
  ],
  [
    '550-5.2.1 The email account that you tried to reach is disabled. For more\n550 5.2.1 information, go to https://support.google.com/mail/?p=DisabledUser - gsmtp',
    'mailbox',
  ],
  [
    '550 5.4.1 Recipient address rejected: Access denied. For more information see https://aka.ms/EXOSmtpErrors [BN8NAM11FT066.eop-nam11.prod.protection.outlook.com]',
    'mailbox',
  ],
  [
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [CO1PEPF000075F0.namprd03.prod.outlook.com]',
    'mailbox',
  ],
  [
    "554 delivery error: dd This user doesn't have a yahoo.com account (pat@yahoo.com) [0] - mta4472.mail.gq1.yahoo.com",
    'mailbox',
  ],
  ['552 1 Requested mail action aborted, mailbox not found', 'mailbox'],
  ['550 5.1.1 <pat@icloud.com>: user does not exist', 'mailbox'],
  ['550 #5.1.0 Address rejected.', 'mail'],
  ['550 5.1.1 <pat@club-one.test>: Recipient address rejected: User unknown in virtual mailbox table', 'mailbox'],
  [
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient pat@club-one.test not found by SMTP address lookup',
    'mailbox',
  ],
  ['550 No Such User Here', 'mailbox'],
  ['550 5.1.1 unknown or illegal alias: pat@club-one.test', 'mailbox'],
  ['511 sorry, no mailbox here by that name (#5.1.1 - chkuser)', 'mailbox'],
  ['550 Unrouteable address', 'mail'],
  ['550 5.1.2 Host unknown (Name server: club-one.test: host not found)', 'mailbox'],
  ['550 5.7.1 <pat@club-one.test>: Recipient address rejected: User unknown', 'mailbox'],
  [
    '552-5.2.2 The email account that you tried to reach is over quota. Please direct\n552-5.2.2 the recipient to https://support.google.com/mail/?p=OverQuotaPerm',
    'later',
  ],
  ['552 5.2.2 Mailbox full', 'later'],
  [
    '550-5.2.1 The user you are trying to contact is receiving mail at a rate that\n550-5.2.1 prevents additional messages from being delivered.',
    'later',
  ],
  [
    '450 4.2.0 <pat@club-one.test>: Recipient address rejected: Greylisted, see http://postgrey.schweikert.ch/help',
    'later',
  ],
  ['450 4.7.1 Greylisted, please try again in 300 seconds', 'later'],
  ['552 5.3.4 Message size exceeds fixed limit', 'mail', 'content'],
  [
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group',
    'mail',
  ],
  ['554 5.7.1 Message rejected as spam by Content Filtering.', 'mail', 'content'],
  ['550 Domain club-one.test has exceeded the max emails per hour (101/100 (101%)) allowed. Message discarded.', 'us'],
  [
    '550-5.4.5 Daily user sending limit exceeded. For more information on Gmail\n550 5.4.5 sending limits go to https://support.google.com/a/answer/166852 - gsmtp',
    'us',
  ],
  ['454 Throttling failure: Maximum sending rate exceeded.', 'us'],
  ['454 Throttling failure: Daily message quota exceeded.', 'us'],
  [
    '554 Message rejected: Email address is not verified. The following identities failed the check in region US-EAST-1: hello@sideline.test',
    'us',
    'content',
  ],
  ['451 Authentication failed: Maximum credits exceeded', 'us'],
  [
    '550 5.7.1 Service unavailable; Client host [203.0.113.5] blocked using Spamhaus. To request removal from this list see https://www.spamhaus.org/query/ip/203.0.113.5 AS(1450)',
    'us',
  ],
  [
    "550 5.7.1 Unfortunately, messages from [203.0.113.5] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150).",
    'us',
  ],
  ['554 5.7.1 <pat@club-one.test>: Relay access denied', 'us'],
  ["550 5.7.64 TenantAttribution; Relay Access Denied [ValidationStatus of '' is EmptyCertificate]", 'us'],
  [
    '550-5.7.26 This mail has been blocked because the sender is unauthenticated.\n550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.',
    'us',
    'content',
  ],
  [
    '550 5.7.509 Access denied, sending domain sideline.test does not pass DMARC verification and has a DMARC policy of reject.',
    'us',
    'content',
  ],
  ['550 Sender verify failed', 'us'],
  ['550-Verification failed for <hello@sideline.test>\n550-No Such User Here\n550 Sender verify failed', 'us'],
  ['553 5.1.8 Sender address does not exist', 'us'],
  [
    '554-5.7.606 Access denied, banned sending IP [203.0.113.5]. To request removal from this list please visit https://sender.office.com/',
    'us',
  ],
  [
    '554 IMTA14 203.0.113.5 Comcast block for spam. Please see http://postmaster.comcast.net/smtp-error-codes.php#BL000001',
    'us',
  ],
  [
    '421 4.7.0 [TSS04] Messages from 203.0.113.5 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1',
    'us',
  ],
  [
    "421 RP-001 (BAY004-MC1F1) Unfortunately, some messages from 203.0.113.5 weren't sent. Please try again. The mail server IP connecting has exceeded the rate limit allowed.",
    'us',
  ],
  ['550 Administrative prohibition - JunkMail rejected - mail.sideline.test [203.0.113.5] is in an RBL', 'us'],
  [
    '554-kundenserver.de (mxeue101)\n554-Nemesis ESMTP Service not available\n554-No SMTP service\n554-Bad DNS PTR resource record.\n554 For explanation visit https://postmaster.1and1.com',
    'us',
  ],
  ['550-Requested action not taken: mailbox unavailable\n550 invalid DNS MX or A/AAAA resource record', 'us'],
  ['550 5.7.1 Message rejected, your address 203.0.113.5 is on a list', 'us'],
  ['550 5.7.25 [203.0.113.5] The IP address sending this message does not have a PTR record setup', 'us'],
  ['452 4.5.3 Your message has too many recipients.', 'us'],
  ['550 User unknown at 5.7.1.9', 'mailbox'],
  ['530 5.7.0 Must issue a STARTTLS command first', 'us'],
  ['550 Refused by the test', 'mail'],
];

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
