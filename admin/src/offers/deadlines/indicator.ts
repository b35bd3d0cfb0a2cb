import { daysBetween, pluralise } from '../../../../ui/formats.ts';
import type { GlyphName } from '../../components/StatusGlyph.tsx';
import type { OfferDeadlineFragment } from '../generated/graphql.ts';

type Tone = 'proposed' | 'confirmed' | 'inactive' | 'danger';

/** Under review, verified, did not complete, overdue, otherwise pending: in this order (S-283). */
export function indicator(deadline: OfferDeadlineFragment): { tone: Tone; glyph: GlyphName; label: string } {
  if (deadline.anyPendingVerificationImages) {
    return { tone: 'proposed', glyph: 'proposed', label: `${deadline.pendingImages} under review` };
  }
  if (deadline.verified) return { tone: 'confirmed', glyph: 'confirmed', label: 'Verified' };
  if (deadline.didNotComplete) return { tone: 'inactive', glyph: 'inactive', label: 'Did not complete' };
  if (deadline.overdue) return { tone: 'danger', glyph: 'danger', label: 'Overdue' };
  return { tone: 'inactive', glyph: 'clock', label: 'Pending' };
}

/** The distance to a deadline: "4 days ago", "today", "in 10 days". */
export function distance(deadline: string, today: string): string {
  const days = daysBetween(today, deadline);
  if (days === 0) return 'today';
  return days < 0 ? `${pluralise(-days, 'day')} ago` : `in ${pluralise(days, 'day')}`;
}
