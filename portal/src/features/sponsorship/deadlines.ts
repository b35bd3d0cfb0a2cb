/** Deadlines in their sections, and how the proof stands (L-294, L-295, L-299, L-306). */

import { dateOf, daysBetween } from '../../../../ui/formats.ts';
import { type DeadlineFlags, type DeadlineSection, deadlineSection, deadlineSections } from '../../../../ui/status.ts';
import { t } from '../../i18n/i18n.ts';

export interface DeadlineGroup<Deadline> {
  section: DeadlineSection;
  deadlines: Deadline[];
}

/** Sections in their fixed order, without the empty ones; inside by date, then id (L-294, L-299). */
export function groupDeadlines<Deadline extends DeadlineFlags & { id: number; deadline: string }>(
  deadlines: readonly Deadline[],
): DeadlineGroup<Deadline>[] {
  return (Object.keys(deadlineSections) as DeadlineSection[])
    .map((section) => ({
      section,
      deadlines: deadlines
        .filter((deadline) => deadlineSection(deadline) === section)
        .sort((a, b) => a.deadline.localeCompare(b.deadline) || a.id - b.id),
    }))
    .filter((group) => group.deadlines.length > 0);
}

/** Which sections offer the upload: all but Completed and No Deadlines Set (L-306). */
export function canUpload(section: DeadlineSection): boolean {
  return section !== 'completed' && section !== 'missing_creatives';
}

/**
 * Whether a date had passed already on the day the offer was accepted (S-129, S-142): its league missed nothing, and is asked for
 * the photo as soon as it can.
 */
export function passedBeforeAcceptance(deadline: string, confirmedAt: string | null): boolean {
  return confirmedAt !== null && deadline < dateOf(confirmedAt);
}

/** A deadline seen from today: "4 days late", "due today", "in 10 days". */
export function fromToday(deadline: string, today: string): string {
  const days = daysBetween(today, deadline);
  if (days === 0) return t('due today');
  return days < 0
    ? t('{count, plural, one {# day late} other {# days late}}', { count: -days })
    : t('{count, plural, one {in # day} other {in # days}}', { count: days });
}

/** How many of how many proofs are accepted; what will not be done any more does not count. */
export function proofCount(deadlines: readonly DeadlineFlags[]): { done: number; of: number } {
  const counted = deadlines.filter((deadline) => deadline.verified || !deadline.didNotComplete);
  return { done: counted.filter((deadline) => deadline.verified).length, of: counted.length };
}
