/** A mail server that stores the emails that it receives. */
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../db/instance/scratch.ts';

export type ReceivedMail = {
  to: string[];
  from: string;
  subject: string;
  messageId: string | null;
  /** Headers and body as received, with transfer encodings decoded. */
  raw: string;
  /** The first link in the email whose URL contains the text. */
  link(containing: string): string | null;
};

export type MailSink = {
  url: string;
  mails: ReceivedMail[];
  /**
   * Waits until the given number of emails have arrived (to an address and with a subject text, if given); throws
   * after the timeout. Emails arrive in no fixed order, so name the subject instead of relying on a position.
   */
  waitFor(count: number, options?: { to?: string; subject?: string; seconds?: number }): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
};

/** Decodes quoted-printable and RFC 2047 encoded words as far as tests need it. */
function decoded(raw: string): string {
  // soft line breaks are in the body only; in the headers an encoded word may end a line
  const body = raw.search(/\r?\n\r?\n/);
  const bytes = (raw.slice(0, body) + raw.slice(body).replace(/=\r?\n/g, ''))
    .replace(/\?=\r?\n =\?utf-8\?Q\?/gi, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
  return bytes.replace(/=\?utf-8\?B\?([^?]*)\?=(?:\r?\n (?==\?utf-8\?B))?/gi, (_, text: string) =>
    Buffer.from(text, 'base64').toString('utf8'),
  );
}

function parse(raw: string, to: string[], from: string): ReceivedMail {
  const text = decoded(raw);
  const header = (name: string): string | null =>
    new RegExp(`^${name}:\\s*((?:.|\\r?\\n[ \\t])*?)\\r?$(?!\\r?\\n[ \\t])`, 'im')
      .exec(text)?.[1]
      ?.replace(/\r?\n[ \t]+/g, ' ') ?? null;
  return {
    to,
    from,
    subject: (header('Subject') ?? '').replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_, words: string) =>
      words.replaceAll('_', ' '),
    ),
    messageId: header('Message-ID'),
    raw: text,
    link: (containing) =>
      (text.match(/https?:\/\/[^\s"'<>)]+/g) ?? [])
        .map((url) => url.replaceAll('&amp;', '&'))
        .find((url) => url.includes(containing)) ?? null,
  };
}

/**
 * Starts the sink. `refuse`: replies to every email with this SMTP code, to test failures; `at`: to the complete message, or
 * to its recipient; `reply`: with this text.
 */
export async function startMailSink({
  refuse,
  at = 'mail',
  reply = at === 'recipient' ? 'No such mailbox' : 'Refused by the test',
}: {
  refuse?: number;
  at?: 'mail' | 'recipient';
  reply?: string;
} = {}): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      if (refuse && at === 'recipient') return callback(Object.assign(new Error(reply), { responseCode: refuse }));
      callback();
    },
    onData(stream, session, callback) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        if (refuse) return callback(Object.assign(new Error(reply), { responseCode: refuse }));
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        mails.push(
          parse(
            raw,
            session.envelope.rcptTo.map((recipient) => recipient.address),
            from,
          ),
        );
        callback();
      });
    },
  });
  server.on('error', () => {}); // a worker that was killed while sending an email

  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async waitFor(count, { to, subject = '', seconds = 15 } = {}) {
      const matching = (): ReceivedMail[] =>
        mails.filter((mail) => (!to || mail.to.includes(to)) && mail.subject.includes(subject));
      for (
        const end = Date.now() + seconds * 1000;
        Date.now() < end;
        await new Promise((resolve) => setTimeout(resolve, 30))
      )
        if (matching().length >= count) return matching();
      throw new Error(
        `Expected ${count} mails${to ? ` to ${to}` : ''}, got ${matching().length}: ${mails.map((mail) => `${mail.to} "${mail.subject}"`).join(', ')}`,
      );
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
