import type { Choice } from '../../../db/generated/choices.ts';
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

const whats: Readonly<Record<string, string>> = { contact_email: 'contact email', mailing_address: 'mailing address' };

/** Who recently changed the contact or mailing address of a check's league; null if nobody did. */
export function payeeChangeOf({ check }: Check): string | null {
  const change = check?.recentPayeeChange;
  if (!change) return null;
  return `The ${whats[change.what] ?? change.what} was changed by ${change.changedBy} on ${formatInstant(change.at)}.`;
}

/** A check for the same offer and amount that was written within a week, perhaps the same one twice (R21). */
function similarCheck({ amount, check }: Check): string | null {
  const at = check?.similarWrittenAt;
  return at
    ? `Another check for this offer and amount (${formatMoney(amount)}) was written on ${formatInstant(at)}.`
    : null;
}

/** What its league's tax form does to the approval; nothing unless the tax settings say so. */
const taxRules: Readonly<Record<string, string>> = {
  hold: 'The league has no tax form: the check can be approved once the form is signed.',
  withhold: '24 % of the amount will be withheld for the IRS, because of the league’s tax form.',
};

/** Days in which a check for the same organization, amount and memo counts as perhaps the same one. */
const SAME_DAYS = 30;

/** The filter of the checks that a new one would repeat: not rejected or voided, of the last 30 days. */
export const sameCheckFilter = (check: { organizationId: number; amount: string; memo: string }) => ({
  organizationId: { equalTo: check.organizationId },
  amount: { equalTo: check.amount },
  memo: { equalTo: check.memo },
  status: { in: ['pending', 'approved'] satisfies Choice<'checkStatus'>[] },
  createdAt: { greaterThanOrEqualTo: startOfDay(addDays(today(), -SAME_DAYS)) },
});

/** Names the check that a new one would repeat. */
export const sameCheckText = (same: SameCheckQuery['list']['nodes'][number], amount: string) =>
  `${same.number ? `Check #${same.number}` : 'A check'} to ${same.payee} for ${formatMoney(amount)} with this memo was written for ${same.campaignName} on ${formatInstant(same.createdAt)}. To write another one, press “Write check” again.`;

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
    own ? 'You wrote this check. Another superadmin must approve it unless you are the only one.' : null,
    check.firstApprovedByName ? `${check.firstApprovedByName} gave the first approval.` : null,
    check.replacesId ? 'It replaces a void check.' : null,
  ].filter((warning) => warning !== null);
}
