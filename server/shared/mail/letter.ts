import type { MailTopic } from '../links/unsubscribe.ts';

export interface ListItem {
  count?: string;
  title: string;
  /** Before the text, in the letter's language. */
  lead?: string;
  text?: string | null;
  lang?: 'en';
}

/** A mail as content, before it has looks. HTML and plain text are both made from it, so they always say the same. */
export type Block =
  /** `lang`: another language than the letter's. */
  | { kind: 'paragraph'; text: string; lang?: 'en' }
  | { kind: 'heading'; text: string }
  /** Numbered or counted things, such as what a league does for the money. */
  | { kind: 'list'; items: ListItem[]; ordered?: true }
  /** What was agreed: a lead and the sentence that it begins. */
  | { kind: 'terms'; items: { title: string; text: string }[] }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** What somebody wrote. */
  | { kind: 'quote'; text: string }
  /** Needs attention. */
  | { kind: 'note'; text: string }
  /** A sentence that ends in a link; for what is not the mail's one action. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** Small print. */
  | { kind: 'soft'; text: string };

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface Letter {
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  /** Whose sponsorship it is about; shown with name and logo. */
  sponsor?: { name: string; logoKey: string | null };
  headline: string;
  /** The one big number or date, if there is one. */
  figure?: string;
  /** A line under headline and figure. */
  caption?: string;
  /** Before the button. */
  body: Block[];
  /** The one button. */
  action: { label: string; url: string };
  /** After the button. */
  after: Block[];
  /** Why the recipient gets this mail. */
  reason: string;
  /** Sent to many who did not ask for it: carries one-click unsubscribe from its topic. The same as app_private.mail_topic(kind). */
  bulk?: MailTopic;
  /** Files that come with it, such as dates for a calendar. */
  attachments?: Attachment[];
}
