import { today } from '../../../ui/clock.ts';
import { addDays, formatInstant, formatMoney, pluralise, startOfDay } from '../../../ui/formats.ts';
import type { CheckListRowFragment, SameCheckQuery } from './generated/graphql.ts';

type Check = CheckListRowFragment;

/** What is not verified yet for a check's offer. */
function openDeadlines({ offer: { verificationDeadlines: all } }: Check): string | null {
  if (!all.length) return 'This offer has no verification deadlines.';
  const open = all.filter(({ verified }) => !verified).length;
  if (!open) return null;
  return `${open} of ${pluralise(all.length, 'deadline')} of this offer ${open === 1 ? 'is' : 'are'} not verified yet.`;
}

const whats: Readonly<Record<string, string>> = {
  contact_email: 'The contact email was changed',
  mailing_address: 'The mailing address was changed',
  deposit_account: 'The account for direct deposit was changed',
  merge: 'Another league was merged into this one',
  downloaded_file: 'A payment to this league was in a file for the bank that was canceled',
};

/** Who recently changed the contact, mailing address or account of a check's league; null if nobody did. */
export function payeeChangeOf({ check }: Check): string | null {
  const change = check?.recentPayeeChange;
  if (!change) return null;
  const what = whats[change.what] ?? `The ${change.what} was changed`;
  return `${what} by ${change.changedBy} on ${formatInstant(change.at)}.`;
}

/** A payment to the same league, of the same amount and memo, that was written within 30 days (R21; issue 35, section 5). */
function similarCheck({ amount, check }: Check): string | null {
  const at = check?.similarWrittenAt;
  return at
    ? `Another payment to this league of this amount (${formatMoney(amount)}) and memo was written on ${formatInstant(at)}.`
    : null;
}

/** What its league's tax form does to the approval; nothing unless the tax settings say so. */
const taxRules: Readonly<Record<string, string>> = {
  hold: 'The league has no tax form: the check can be approved once the form is signed.',
  withhold: '24 % of the amount will be withheld for the IRS, because of the league’s tax form.',
};

/** Days in which a new tax form is unusual, as a change of the payee is. */
const NEW_FORM_DAYS = 14;

/** Who has just signed the league's tax form by its link, which the person who wrote the check could have opened, too. */
function newTaxForm({ organization: { taxForms } }: Check): string | null {
  const form = taxForms?.[0];
  if (!form || form.signedAt < startOfDay(addDays(today(), -NEW_FORM_DAYS))) return null;
  return `Its tax form was signed by link as ${form.signerName} on ${formatInstant(form.signedAt)}, from ${form.signedFrom}. Ask the league if you are not sure.`;
}

/** Names the payment that a new one would repeat. */
export const sameCheckText = (same: SameCheckQuery['similarChecks'][number], amount: string) =>
  `${same.number ? `Check #${same.number}` : 'A payment'} to ${same.recipientName ?? same.organization?.name} for ${formatMoney(amount)} with this memo was written for ${same.offer?.campaign?.name} on ${formatInstant(same.createdAt)}. To write another one, press “Write check” again.`;

/**
 * What an approver should know about a check before approving it, one message each (M6, M16, S-005). `userId`: the
 * approver.
 */
export function unusualOf(check: Check, userId: number | undefined): string[] {
  const own = userId !== undefined && check.createdById === userId;
  return [
    payeeChangeOf(check),
    similarCheck(check),
    openDeadlines(check),
    taxRules[check.check?.taxRule ?? ''] ?? null,
    newTaxForm(check),
    own ? 'You wrote this check. Another superadmin must approve it unless you are the only one.' : null,
    check.firstApprovedByName ? `${check.firstApprovedByName} gave the first approval.` : null,
    check.replacesId ? 'It replaces a void check.' : null,
  ].filter((warning) => warning !== null);
}
