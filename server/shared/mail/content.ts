import type { MailTopic } from '../links/unsubscribe.ts';

export interface ListItem {
  count?: string;
  title: string;
  /** Before the text, in the email's language. */
  lead?: string;
  text?: string | null;
  lang?: 'en';
}

/**
 * The content of an email without its design. HTML and plain text are both rendered from it, so they always have the
 * same content.
 */
export type Block =
  /** `lang`: a language other than the email's. */
  | { kind: 'paragraph'; text: string; lang?: 'en' }
  | { kind: 'heading'; text: string }
  /** Numbered or counted things, such as what a league does for the money. */
  | { kind: 'list'; items: ListItem[]; ordered?: true }
  /** What was agreed: a bold lead-in and the text that follows it. */
  | { kind: 'terms'; items: { title: string; text: string }[] }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** A quotation of a user. */
  | { kind: 'quote'; text: string }
  /** Needs attention. */
  | { kind: 'note'; text: string }
  /** A text that ends in a link, for anything but the email's main action. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** Small print. */
  | { kind: 'soft'; text: string };

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface MailContent {
  subject: string;
  /** Shown after the subject in an inbox. */
  preheader: string;
  /** The sponsor; shown with name and logo. */
  sponsor?: { name: string; logoKey: string | null };
  headline: string;
  /** The one big number or date, if there is one. */
  figure?: string;
  /** A line below headline and figure. */
  caption?: string;
  /** Before the button. */
  body: Block[];
  /** The one button. */
  action: { label: string; url: string };
  /** After the button. */
  after: Block[];
  /** Why the recipient gets this email. */
  reason: string;
  /** Bulk email: carries one-click unsubscribe from its topic. Same as app_private.mail_topic(kind). */
  bulk?: MailTopic;
  /** Attached files, such as dates for a calendar. */
  attachments?: Attachment[];
}
