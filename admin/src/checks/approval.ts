import type { CheckListRowFragment } from './generated/graphql.ts';

/** Maximum length of a payee, the same as an address name's (B-385). */
const MAX_PAYEE = 40;

/** Why a check cannot be approved yet; null if it can (B-381, B-382). */
export function approvalProblem({ payee, organization, check }: CheckListRowFragment): string | null {
  if (check?.depositEndsIn) return null;
  if (!organization.mailingAddress) {
    return 'A mailing address is not set so the check cannot be sent yet. Visit the Shipping Info tab of the organization to set one.';
  }
  const over = payee.length - MAX_PAYEE;
  return over > 0 ? `The recipient's name is ${over} ${over === 1 ? 'character' : 'characters'} too long.` : null;
}

/** Sum of amounts in US dollars, without rounding errors. */
export const totalOf = (checks: readonly { amount: string }[]): number =>
  checks.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0) / 100;
