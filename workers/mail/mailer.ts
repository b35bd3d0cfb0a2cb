/** Sends rendered emails to the mail server, and classifies the outcome exactly. */
import { createHash } from 'node:crypto';
import nodemailer from 'nodemailer';
import { LOGO_CID, type MailEnv, type RenderedMail } from '../../server/shared/mail/index.ts';
import { blameOf, type Stage } from './blame.ts';
import { type BounceSettings, bounceAddress } from './bounceAddress.ts';

/** The permanent identity of an email: the unique key of its outbox row. */
export interface MailKey {
  kind: string;
  recipient: string;
  subjectKey: string;
  /** YYYY-MM-DD. */
  due: string;
  /** The outbox row's id, which a bounce names. */
  id?: string;
}

export type Outcome =
  | { state: 'sent'; messageId: string }
  /**
   * Permanently refused; sending again would be refused again. `address`: the mailbox itself was refused, not this
   * email.
   */
  | { state: 'refused'; reason: string; address: boolean }
  /** Not accepted, but worth another attempt. `unreachable`: no other email would succeed now either. */
  | { state: 'retry'; reason: string; unreachable: boolean }
  /** Refused because of us (credentials, rate, reputation): no other email would be accepted now either. */
  | { state: 'held'; reason: string }
  /** The whole email was sent, but no response came: it may or may not have been accepted. */
  | { state: 'uncertain'; reason: string };

export interface Mailer {
  send(key: MailKey, mail: RenderedMail, logo: Buffer | null): Promise<Outcome>;
  close(): void;
}

/** The Message-ID, derived from the key, so that a duplicate can be distinguished from a second email. */
export function messageId(key: MailKey, from: string): string {
  const text = [key.kind, key.recipient, key.subjectKey, key.due].join('\n');
  const domain = /@([^\s<>]+)/.exec(from)?.[1] ?? 'sideline.invalid';
  return `<${createHash('sha256').update(text).digest('hex').slice(0, 40)}@${domain}>`;
}

/** Separators of addresses, and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const SEVERAL = /[,;\u0000-\u001f\u007f]/;

/** The fields of nodemailer's errors; a response of the server has a code of three digits. */
type SmtpError = Error & { code?: string; response?: string; responseCode?: number; command?: string };

const STAGES: Record<string, Stage> = { 'RCPT TO': 'recipient', DATA: 'content' };

/**
 * Classifies an error; the reason is for staff and ends with the mail server's own text. `handedOver`: the whole email
 * had been sent before.
 */
export function outcomeOf(error: SmtpError, handedOver: boolean): Outcome {
  const because = (what: string) => `${what}: ${error.response ?? error.message}`.slice(0, 500);
  if (error.code === 'EAUTH') return { state: 'held', reason: because('The mail server rejected our credentials') };
  if (error.responseCode !== undefined) {
    const blame = blameOf(error.response ?? error.message, STAGES[error.command ?? ''] ?? 'sender');
    switch (blame) {
      case 'us':
        return { state: 'held', reason: because('The mail server refuses email from us') };
      case 'later':
        return { state: 'retry', reason: because('The mail server asks to try again later'), unreachable: false };
      default: {
        const address = blame === 'mailbox' && error.command === 'RCPT TO';
        const reason = because(`The mail server refused this ${address ? 'address' : 'mail'}`);
        return { state: 'refused', reason, address };
      }
    }
  }
  if (handedOver)
    return { state: 'uncertain', reason: because('The mail server received this email but did not respond') };
  return error.code === 'EENVELOPE'
    ? { state: 'refused', reason: because('This email cannot be addressed'), address: false }
    : { state: 'retry', reason: because('The mail server cannot be reached; sending is retried'), unreachable: true };
}

/** A message that records how much of it was sent. */
type Tracked = { progress: { handedOver: boolean } };

/** Opens a pool of connections to the mail server of `smtpUrl`. `bounces`: where bounces are received, if anywhere. */
export function smtpMailer(smtpUrl: string, env: MailEnv, bounces: BounceSettings | null = null): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    maxMessages: 1000,
    maxRequeues: 0, // the pool would resend by itself after a lost connection; that is the outbox's decision
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The pool starts reading a message when the server has accepted its envelope, so the end of reading means that the
  // server may have the whole email, and nothing earlier does.
  transport.use('stream', (mail, done) => {
    const read = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = (options) =>
      read(options).once('end', () => {
        (mail.data as Tracked).progress.handedOver = true;
      });
    done();
  });
  return {
    async send(key, mail, logo) {
      // one row is one email to one address: a value that would be read as several, or as another header, is not sent
      if (SEVERAL.test(key.recipient))
        return { state: 'refused', reason: 'This is not a single email address.', address: true };
      const id = messageId(key, env.from);
      const progress = { handedOver: false };
      const message = {
        from: env.from,
        to: key.recipient,
        ...(bounces && key.id ? { envelope: { from: bounceAddress(bounces, key.id), to: key.recipient } } : {}),
        replyTo: env.supportEmail,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        textEncoding: 'quoted-printable' as const, // what nodemailer would choose after counting every character
        messageId: id,
        progress,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: the email client posts to the URL itself, without opening a page
          ...(mail.unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${mail.unsubscribeUrl}>, <mailto:${env.supportEmail}?subject=unsubscribe>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
        attachments: [
          ...(logo ? [{ cid: LOGO_CID, content: logo, filename: 'logo', contentDisposition: 'inline' as const }] : []),
          ...mail.attachments,
        ],
      };
      try {
        await transport.sendMail(message);
        return { state: 'sent', messageId: id };
      } catch (error) {
        return outcomeOf(error as SmtpError, progress.handedOver);
      }
    },
    close: () => transport.close(),
  };
}
