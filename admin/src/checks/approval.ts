import type { PendingCheck } from './documents.ts';

/** Longest recipient that fits a check: the address name's own maximum (B-385). */
export const RECIPIENT = 40;

/** Who the check is made out to: the mailing address's name, else the organization's. */
export const recipientOf = ({ organization }: PendingCheck): string =>
  organization.mailingAddress?.name || organization.name;

/** Why it cannot be approved yet, or null (B-381, B-382). */
export function approvalProblem(check: PendingCheck): string | null {
  if (!check.organization.mailingAddress) {
    return 'A mailing address is not set so the check cannot be sent yet. Visit the Shipping Info tab of the organization to set one.';
  }
  const over = recipientOf(check).length - RECIPIENT;
  return over > 0 ? `The recipient's name is ${over} ${over === 1 ? 'character' : 'characters'} too long.` : null;
}
