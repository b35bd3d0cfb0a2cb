/** What a folder under templates/ contains: how the data of one kind of email is read, and its text. */
import type { PageLinkKind } from '../links/links.ts';
import type { MintQuery } from '../links/mintLink.ts';
import type { MailContent } from './content.ts';
import type { MailEnv } from './env.ts';
import type { MailLanguage, Translate } from './translate.ts';

/** Ids as the outbox stores them, and what a member of staff wrote for this email. */
export interface Payload {
  offer_id?: number;
  /** All offers of an email that bundles those of a league and day; absent if there is one. */
  offer_ids?: number[];
  organization_id?: number;
  verification_deadline_id?: number;
  verification_deadline_ids?: number[];
  /** Days from the deadline on which the reminder is sent: -7 means a week before. */
  days?: number;
  /** The deadlines of one reminder, each with its own days. */
  reminders?: { verification_deadline_id: number; days: number }[];
  /** Deadlines that were moved, each with its date before. */
  moves?: { verification_deadline_id: number; from: string }[];
  verification_image_id?: number;
  forwarded_task_id?: number;
  check_id?: number;
  /** The state of a check of which the email tells. */
  state?: string;
  user_id?: number;
  invitation_id?: number;
  handover_id?: number;
  step?: 'started' | 'done' | 'canceled' | 'undone';
  /** The invited account was active already, so it joined at once. */
  joined?: boolean;
  recap_share_id?: number;
  invoice_id?: number;
  contract_id?: number;
  /** Notices about a person's account, and the browser and country of a new device. */
  notice?: 'new_device' | 'recovery_code' | 'reset' | 'webhook_off';
  agent?: string | null;
  country?: string | null;
  /** The days whose news an email has, YYYY-MM-DD: from the first one and before the other. */
  from_day?: string;
  before_day?: string;
  message?: string;
  /** An account for direct deposit, and what the code that confirms it is made of (accountCode.ts). */
  account_id?: number;
  code_seed?: string;
  /** What happened to the account, and the masked address of the member who did it. */
  change?: 'changed' | 'canceled' | 'removed' | 'ended' | 'corrected' | 'merged';
  person?: string;
  deposit_entry_id?: number;
  /** The changed contact field of a league, the new value as far as it may be revealed, and who changed it. */
  what?: 'contact_email' | 'mailing_address';
  value?: string;
  by?: 'staff' | 'link' | 'member';
  /** The recipient was a contact of the league before the change. */
  former?: boolean;
}

/** Everything that a loader may use. */
export interface Reading {
  /** Runs one statement with the rights of the renderer: the worker, or the member of staff who previews. */
  query: MintQuery;
  /** Runs one statement over accounts and invitations, whose secrets no visitor may read. */
  ofAccounts: MintQuery;
  /**
   * The rows of one id of a statement over many: it takes the ids as $1 and returns each row with its id as "key".
   * Emails rendered together are read together, so ten thousand offers are read a few hundred at a time.
   */
  rows<Row extends Record<string, unknown>>(statement: string, id: number): Promise<Row[]>;
  env: MailEnv;
  /** Today by the movable clock, YYYY-MM-DD; for an email shown again, the day it was sent. */
  today: string;
  /** When an email shown again was sent, ISO 8601; null for one rendered to be sent. */
  wentAt: string | null;
  /** The recipient; null in a preview, which shows the first recipient's. */
  recipient: string | null;
  /** The full URL of the page that a link opens; null if the record is gone or its links are revoked. */
  pageLink(kind: Exclude<PageLinkKind, 'campaign' | 'season'>, id: number): Promise<string | null>;
  /** The full URL of an account page: choosing a password, or accepting an invitation; null if it is revoked. */
  accountLink(kind: 'recovery' | 'invitation', id: number, version: number | null): string | null;
  /** The full URL of the page on which the recipient says whether a user belongs to the league. */
  memberLink(userId: number, organizationId: number): string;
  /** The full URL of the page on which an organization signs its tax form; null if the link is revoked. */
  taxFormLink(organizationId: number, version: number | null): string | null;
  /** The full URL of the page on which a sponsor signs a contract, or reads it once it is signed. */
  contractLink(contractId: number, version: number): string;
  /** The full URL of an invoice's PDF; `version` is that of its contract's link. */
  invoiceLink(invoiceId: number, version: number): string;
  /** The full URL of a shared link to a recap. */
  recapLink(shareId: number): string;
  /**
   * The full URL of the page that shows how an offer's sponsorship stands without a login [V11]; the sponsorship's own page,
   * which requires one, if the offer's links are revoked, and for helpers. Of an email about payments, it shows checks.
   */
  statusLink(offerId: number): Promise<string>;
  /** The full URL of a page of this site. */
  page(path: string): string;
}

export interface Template<Data> {
  /**
   * Reads the email's data; null if the record is gone. `to`: everybody who would get it; `language`: that of their
   * league, for those who have not chosen one.
   */
  load(reading: Reading, payload: Payload): Promise<{ data: Data; to: string[]; language: MailLanguage } | null>;
  /** Why this email should no longer be sent, if things changed since it was queued. */
  unwanted?(data: Data): string | null;
  compose(data: Data, t: Translate): MailContent;
  /** Its Spanish texts, because every kind of email may be sent to a league. */
  spanish: Readonly<Record<string, string>>;
  /** Realistic data for the preview page and the tests. */
  sample: Data;
}

/** A template without the type of its data, as the registry stores it. */
export type AnyTemplate = Pick<Template<unknown>, 'load' | 'sample' | 'spanish'> & {
  unwanted?: ((data: never) => string | null) | undefined;
  compose: (data: never, t: Translate) => MailContent;
};
