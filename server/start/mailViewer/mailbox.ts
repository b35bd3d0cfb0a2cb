/** The emails that the viewer received: one file each in a folder, parsed on reading. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The oldest are deleted beyond this number. */
const MAX_EMAILS = 2000;

export type Stored = {
  /** The file's name without its extension; newer ones sort later. */
  id: string;
  subject: string;
  from: string;
  to: string;
  messageId: string;
  time: string;
};

const FILE = /^[\w-]{1,80}\.eml$/;

/** Opens the folder's emails. */
export async function openMailbox(folder: string) {
  const fileOf = (id: string) => path.join(folder, `${id}.eml`);
  const stored: Stored[] = [];

  async function add(id: string, raw: Buffer): Promise<void> {
    const email = await PostalMime.parse(raw);
    const addresses = (list: Email['to']) => (list ?? []).map(({ address, name }) => address || name).join(', ');
    stored.push({
      id,
      subject: email.subject || '(no subject)',
      from: email.from?.address ?? '',
      to: addresses(email.to),
      messageId: email.messageId ?? '',
      time: email.date ?? '',
    });
  }

  for (const file of readdirSync(folder)
    .filter((name) => FILE.test(name))
    .sort()
    .slice(-MAX_EMAILS))
    await add(file.slice(0, -4), readFileSync(path.join(folder, file)));
  let received = 0;
  return {
    /** Newest first; whose subject or recipient contains the text, or with this Message-ID. */
    list: ({ text = '', messageId }: { text?: string; messageId?: string | null } = {}): Stored[] =>
      stored
        .filter((mail) => !messageId || mail.messageId === messageId)
        .filter(({ subject, to }) => `${subject}\n${to}`.toLowerCase().includes(text.toLowerCase()))
        .toReversed(),
    /** Stores a received email; it is on disk before the sender is answered. */
    async receive(raw: Buffer): Promise<void> {
      received += 1;
      const id = `${new Date().toISOString().replace(/\W/g, '')}-${String(received).padStart(6, '0')}`;
      writeFileSync(fileOf(id), raw, { mode: 0o600, flush: true });
      await add(id, raw);
      for (const { id: oldest } of stored.splice(0, stored.length - MAX_EMAILS))
        rmSync(fileOf(oldest), { force: true });
    },
    /** The parsed email and its source; null if there is none with this id. */
    async read(id: string): Promise<{ stored: Stored; email: Email; raw: Buffer } | null> {
      const found = stored.find((mail) => mail.id === id);
      if (!found) return null;
      const raw = readFileSync(fileOf(id));
      return { stored: found, email: await PostalMime.parse(raw), raw };
    },
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
