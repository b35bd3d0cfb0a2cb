/** Queries the mail server, if it can be queried, about emails whose outcome is unknown (T22). */
import type { Query } from '../database.ts';
import { type MailKey, messageId } from './mailer.ts';

export interface MailLookup {
  /** Contains {messageId}; returns JSON: a list of the emails with this Message-ID, empty or 404 for none. */
  url: string;
  /** Sent as a bearer token. */
  token: string | null;
}

/** Emails queried at a time. */
const AT_ONCE = 100;
/** Minutes after which a mail server lists what it accepted. */
const LISTED_AFTER = 10;
const TIMEOUT = 10_000;

/** True if the mail server accepted the email; null if it does not say. */
export async function wasAccepted({ url, token }: MailLookup, id: string): Promise<boolean | null> {
  const response = await fetch(url.replace('{messageId}', encodeURIComponent(id)), {
    headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.status === 404) return false;
  if (!response.ok) return null;
  const mails: unknown = await response.json();
  return Array.isArray(mails) ? mails.length > 0 : null;
}

const uncertain = `
  select m.id, m.kind, m.recipient, m.subject_key as "subjectKey", m.due::text as due from app_private.mail_outbox m
  where m.state = 'uncertain' and m.claimed_at between clock_timestamp() - interval '2 days' and clock_timestamp() - $1 * interval '1 minute'
  order by m.id limit $2`;

const settled = `
  update app_private.mail_outbox m set state = r.state, last_error = r.reason, message_id = coalesce(r.message_id, m.message_id),
    sent_at = case when r.state = 'sent' then m.claimed_at else m.sent_at end
  from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) r (id, state, reason, message_id)
  where m.id = r.id and m.state = 'uncertain'`;

/** Settles uncertain emails: sent, or failed if the mail server has none of them, so that they can be sent again. */
export async function settleUncertain(query: Query, lookup: MailLookup, from: string): Promise<void> {
  const mails = await query<MailKey & { id: string } & Record<string, unknown>>(uncertain, [LISTED_AFTER, AT_ONCE]);
  const known: { id: string; taken: boolean; messageId: string }[] = [];
  for (const mail of mails) {
    const id = messageId(mail, from);
    const taken = await wasAccepted(lookup, id);
    if (taken !== null) known.push({ id: mail.id, taken, messageId: id });
  }
  if (known.length === 0) return;
  await query(settled, [
    known.map(({ id }) => id),
    known.map(({ taken }) => (taken ? 'sent' : 'failed')),
    known.map(({ taken }) => (taken ? null : 'The mail server never received this email.')),
    known.map(({ taken, messageId: id }) => (taken ? id : null)),
  ]);
}
