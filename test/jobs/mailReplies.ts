/** Real replies of mail servers, and whom each blames. */
import type { Blame, Stage } from '../../workers/mail/blame.ts';

export const replies: [reply: string, blame: Blame, stage?: Stage][] = [
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
