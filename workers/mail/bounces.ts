/**
 * Bounces that arrive later as email [R22]. Each email is sent from an envelope address of its own (VERP), which is signed,
 * so that nobody can forge a bounce; a delivery status notification (RFC 3464) to it says what became of the email.
 */
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { blameOf } from './blame.ts';
import { type BounceSettings, bouncedId } from './bounceAddress.ts';
import type { MailTools } from './tools.ts';

/** Notifications larger than this are refused: they need not contain the whole email. */
const MAX_BYTES = 2_000_000;

/** The diagnostic of the first failed recipient of a delivery notification; null for other emails and for delays. */
export async function failureOf(raw: Buffer): Promise<string | null> {
  const { attachments } = await PostalMime.parse(raw);
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!status) return null;
  const text = typeof status.content === 'string' ? status.content : new TextDecoder().decode(status.content);
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ');
  for (const group of unfolded.split(/\r?\n\s*\r?\n/)) {
    const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(group)?.[1]?.trim();
    if (field('Action')?.toLowerCase() !== 'failed') continue;
    const diagnostic = field('Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ?? '';
    const code = field('Status') ?? '5.0.0';
    return /\d\.\d{1,3}\.\d{1,3}/.test(diagnostic) ? diagnostic : `550 ${code} ${diagnostic.replace(/^\d{3}[ -]/, '')}`;
  }
  return null;
}

/** Receives bounces by SMTP; returns a function that stops. Throws if the port is taken. */
export async function receiveBounces(
  { address, port, host, secrets }: BounceSettings,
  { query, log }: Pick<MailTools, 'query' | 'log'>,
): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    name: address.split('@')[1] ?? host,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_BYTES,
    maxClients: 20,
    socketTimeout: 30_000,
    onRcptTo(recipient, _session, callback) {
      if (bouncedId(recipient.address, secrets)) callback();
      else callback(Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const take = async (): Promise<void> => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        if (stream.sizeExceeded) throw Object.assign(new Error('5.3.4 Too large'), { responseCode: 552 });
        const id = bouncedId(session.envelope.rcptTo[0]?.address ?? '', secrets);
        const failure = id === null ? null : await failureOf(Buffer.concat(chunks));
        if (failure === null) return;
        const mailbox = blameOf(failure, 'recipient') === 'mailbox';
        const reason = `The mail server refused this ${mailbox ? 'address' : 'mail'}: ${failure}`;
        await query('select app_private.record_bounce($1, $2, $3)', [id, reason, mailbox]);
        log.warn({ id, failure }, 'an email bounced');
      };
      take().then(
        () => callback(),
        (error: Error) => callback('responseCode' in error ? error : Object.assign(error, { responseCode: 451 })),
      );
    },
  });
  server.on('error', (error) => log.warn({ err: error }, 'receiving bounces failed'));
  server.listen(port, host);
  await once(server.server, 'listening');
  return () => new Promise((resolve) => server.close(() => resolve()));
}
