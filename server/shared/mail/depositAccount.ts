/** The account for direct deposit that an email is about. */
import type { Reading } from './template.ts';
import type { MailLanguage } from './translate.ts';

interface Row extends Record<string, unknown> {
  organization_id: number;
  organization: string;
  contact_email: string | null;
  language: MailLanguage;
  /** The last digits of its number; an email has no others. */
  ends_in: string;
  /** YYYY-MM-DD; null until it is confirmed. */
  usable_from: string | null;
  end_reason: string | null;
  /** It can still be confirmed. */
  waits: boolean;
}

/** Reads an account, with the page on which its league sees it; null if there is none. */
export async function readDepositAccount({ ofAccounts, page }: Pick<Reading, 'ofAccounts' | 'page'>, id = 0) {
  const [row] = await ofAccounts<Row>('select * from app_private.account_of_deposit_mail($1)', [id]);
  return row ? { ...row, url: page(`/organizations/${row.organization_id}#payments`) } : null;
}
