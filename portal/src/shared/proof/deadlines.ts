/** Deadlines by section, and the progress of their proofs (L-294, L-295, L-299, L-306). */

import { dateOf, daysBetween } from '../../../../ui/formats.ts';
import { type DeadlineSection, deadlineSections, statusKey } from '../../../../ui/status.ts';
import { t } from '../../i18n/i18n.ts';

/** A deadline with its section, as the API has it. */
interface Sectioned {
  section: string;
}

/** The section of a deadline (L-295). */
export const deadlineSection = ({ section }: Sectioned): DeadlineSection => statusKey(section);

export interface DeadlineGroup<Deadline> {
  section: DeadlineSection;
  deadlines: Deadline[];
}

/** Sections in their fixed order, without the empty ones; sorted by date, then id (L-294, L-299). */
export function groupDeadlines<Deadline extends Sectioned & { id: number; deadline: string }>(
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

/** The sections that offer the upload: all but Completed and No Deadlines Set (L-306). */
export function canUpload(section: DeadlineSection): boolean {
  return section !== 'completed' && section !== 'missing_creatives';
}

/** The photo to send next besides this one: the first overdue, otherwise the first upcoming; undefined if none is left [L16]. */
export function nextPhoto<Deadline extends Sectioned & { id: number; deadline: string }>(
  deadlines: readonly Deadline[],
  besides?: number,
): Deadline | undefined {
  const groups = groupDeadlines(deadlines.filter(({ id }) => id !== besides));
  const first = (name: DeadlineSection) => groups.find(({ section }) => section === name)?.deadlines[0];
  return first('overdue') ?? first('upcoming');
}

/**
 * True if a date had already passed on the day the offer was accepted (S-129, S-142): the league missed nothing and still has to send
 * the photo as soon as possible.
 */
export function passedBeforeAcceptance(deadline: string, confirmedAt: string | null): boolean {
  return confirmedAt !== null && deadline < dateOf(confirmedAt);
}

/** A deadline relative to today: "4 days late", "due today", "in 10 days". */
export function fromToday(deadline: string, today: string): string {
  const days = daysBetween(today, deadline);
  if (days === 0) return t('due today');
  return days < 0
    ? t('{count, plural, one {# day late} other {# days late}}', { count: -days })
    : t('{count, plural, one {in # day} other {in # days}}', { count: days });
}

export interface ProofCount {
  /** Accepted. */
  done: number;
  /** Sent and not reviewed yet: the league has done its part [L3]. */
  sent: number;
  /** Not to be sent yet: the artwork is missing. */
  waiting: number;
  /** Still to be sent. */
  left: number;
  of: number;
}

/** The progress of the proofs; a deadline marked as not completed does not count, unless a photo of it was sent anyway. */
export function proofCount(deadlines: readonly (Sectioned & { verified: boolean | null })[]): ProofCount {
  const open = deadlines.filter(({ verified }) => !verified).map(deadlineSection);
  const count = (...sections: DeadlineSection[]) => open.filter((section) => sections.includes(section)).length;
  const [sent, waiting, left] = [count('under_review'), count('missing_creatives'), count('overdue', 'upcoming')];
  const done = deadlines.length - open.length;
  return { done, sent, waiting, left, of: done + sent + waiting + left };
}
