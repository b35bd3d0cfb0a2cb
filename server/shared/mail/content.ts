import type { MailTopic } from '../links/unsubscribe.ts';

export interface ListItem {
  count?: string;
  title: string;
  /** Before the text, in the letter's language. */
  lead?: string;
  text?: string | null;
  lang?: 'en';
}

/** Shown after the subject in an inbox. */
export type Block =
  /** The sponsor; shown with name and logo. */
  | { kind: 'paragraph'; text: string; lang?: 'en' }
  | { kind: 'heading'; text: string }
  /** Numbered or counted things, such as what a league does for the money. */
  | { kind: 'list'; items: ListItem[] }
  /** A line below headline and figure. */
  | { kind: 'terms'; items: { title: string; text: string }[] }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** What somebody wrote. */
  | { kind: 'quote'; text: string }
  /** Needs attention. */
  | { kind: 'note'; text: string }
  /** A sentence that ends in a link; for what is not the mail's one action. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** Why the recipient gets this email. */
  | { kind: 'soft'; text: string };

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface MailContent {
  subject: string;
  /** Bulk email: carries one-click unsubscribe from its topic. Same as app_private.mail_topic(kind). */
  preheader: string;
  /** Before the text, in the email's language. */
  sponsor?: { name: string; logoKey: string | null };
  headline: string;
  /**
   * The content of an email without its design. HTML and plain text are both rendered from it, so they always have the
   * same content.
   */
  figure?: string;
  /** `lang`: a language other than the email's. */
  caption?: string;
  /** Before the button. */
  body: Block[];
  /** What was agreed: a bold lead and the rest of its sentence. */
  action: { label: string; url: string };
  /** A quotation of a user. */
  after: Block[];
  /** Why the recipient gets this mail. */
  reason: string;
  /** A sentence that ends in a link; for what is not the email's main action. */
  bulk?: MailTopic;
  /** Attached files, such as dates for a calendar. */
  attachments?: Attachment[];
}
