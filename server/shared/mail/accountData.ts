/** The account that receives an email about a password. */
import { recoveryVersion } from '../links/links.ts';
import type { Reading } from './template.ts';
import type { MailLanguage } from './translate.ts';

interface Row extends Record<string, unknown> {
  email: string;
  language: MailLanguage;
  has_password: boolean;
  member: boolean;
  valid_after: Date | number | null;
}

export interface AccountData {
  email: string;
  /** The language of the first league; English for users of sponsors and for staff. */
  language: MailLanguage;
  hasPassword: boolean;
  /** True if the account still belongs to the offer's league. */
  member: boolean;
  /** The page where it chooses a password. */
  passwordUrl: string;
}

/** Reads an account with its link to set a new password; null if there is none or it is deactivated. */
export async function readAccount(
  { ofAccounts, accountLink }: Pick<Reading, 'ofAccounts' | 'accountLink'>,
  id: number | undefined,
  offerId?: number,
): Promise<AccountData | null> {
  const [row] = await ofAccounts<Row>('select * from app_private.account_of_mail($1, $2)', [
    id ?? null,
    offerId ?? null,
  ]);
  const passwordUrl = row && accountLink('recovery', Number(id), recoveryVersion(row.valid_after));
  return row && passwordUrl
    ? { email: row.email, language: row.language, hasPassword: row.has_password, member: row.member, passwordUrl }
    : null;
}
