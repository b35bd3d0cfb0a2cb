import { formatInstant, formatMoney, pluralise } from '../../../ui/formats.ts';
import type { CheckListRowFragment } from './generated/graphql.ts';

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
    own ? 'You wrote this check. Another superadmin must approve it unless you are the only one.' : null,
    check.firstApprovedByName ? `${check.firstApprovedByName} gave the first approval.` : null,
    check.replacesId ? 'It replaces a void check.' : null,
  ].filter((warning) => warning !== null);
}
