/** What a folder under templates/ holds: how the data of one kind of mail is read, and what the mail says. */
import type { MintQuery } from '../links/mintLink.ts';
import type { MailContent } from './content.ts';
import type { MailEnv } from './env.ts';
import type { MailLanguage, Translate } from './translate.ts';

/** Ids as the outbox keeps them, and what somebody of staff wrote for this one mail. */
export interface Payload {
  offer_id?: number;
  organization_id?: number;
  verification_deadline_id?: number;
  verification_deadline_ids?: number[];
  /** Days from the deadline on which it is reminded of: -7 a week before. */
  days?: number;
  /** The deadlines of one reminder, each with its own days. */
  reminders?: { verification_deadline_id: number; days: number }[];
  verification_image_id?: number;
  check_id?: number;
  user_id?: number;
  invitation_id?: number;
  message?: string;
  /** What was changed of a league's contacts, the value now as far as it may be told, and who did it. */
  what?: 'contact_email' | 'mailing_address';
  value?: string;
  by?: 'staff' | 'link' | 'member';
}

/** Everything a loader may use. */
export interface Reading {
  /** Runs one statement with the rights of whoever renders: the worker's, or those of the staff member who previews. */
  query: MintQuery;
  /** Runs one statement over accounts and invitations, whose secrets no visitor's rights reach. */
  ofAccounts: MintQuery;
  /**
   * The rows of one id of a statement over many: it takes the ids as $1 and answers each row with its id as "key". Mails
   * that are written together ask together, so ten thousand offers are read a few hundred at a time.
   */
  rows<Row extends Record<string, unknown>>(statement: string, id: number): Promise<Row[]>;
  env: MailEnv;
  /** Today by the movable clock, YYYY-MM-DD; for a letter that is read again the day it went. */
  today: string;
  /** When a letter that is read again went, ISO 8601; null for one that is written to be sent. */
  wentAt: string | null;
  /** Whom the mail goes to; null in a preview, where it is whoever would get it first. */
  recipient: string | null;
  /** The whole address of a page that a link token opens; null when the record is gone or its links are revoked. */
  pageLink(kind: 'offer' | 'application' | 'league' | 'deadline', id: number): Promise<string | null>;
  /** The whole address of an account page: choosing a password, or taking an invitation; null when it is revoked. */
  accountLink(kind: 'recovery' | 'invitation', id: number, version: number | null): string | null;
  /** The whole address of the page on which the mail's recipient says whether a person belongs to the league. */
  memberLink(userId: number, organizationId: number): string;
  /** The whole address of a page of this site. */
  page(path: string): string;
}

export interface Template<Data> {
  /**
   * Reads what the mail says; null when the record is gone. `to`: everybody who would get it; `language`: that of their league,
   * for whoever has chosen none.
   */
  load(reading: Reading, payload: Payload): Promise<{ data: Data; to: string[]; language: MailLanguage } | null>;
  /** Why this mail should no longer be sent, when things changed since it was queued. */
  unwanted?(data: Data): string | null;
  compose(data: Data, t: Translate): MailContent;
  /** Its words in Spanish: every kind of mail may go to a league. */
  spanish: Readonly<Record<string, string>>;
  /** Believable data for the preview page and the tests. */
  sample: Data;
}

/** A template whose data is its own business: what the register holds. */
export type AnyTemplate = Pick<Template<unknown>, 'load' | 'sample' | 'spanish'> & {
  unwanted?: ((data: never) => string | null) | undefined;
  compose: (data: never, t: Translate) => MailContent;
};
