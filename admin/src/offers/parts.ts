import type { OfferRecordFragment } from './generated/graphql.ts';

/** The sections that an offer's page has at its stage. */
export type Parts = {
  /** True if it is or was a sponsorship: proof comes first. */
  proven: boolean;
  deadlines: boolean;
  review: boolean;
  checks: boolean;
  /** Images awaiting a decision. */
  pending: number;
};

/** A running sponsorship has all sections; other offers only those with content. */
export function partsOf(offer: OfferRecordFragment): Parts {
  const { status } = offer;
  const proven = status === 'confirmed' || (status === 'canceled' && offer.verificationDeadlines.length > 0);
  const pending = offer.verificationImages.filter((image) => image.status === 'pending').length;
  return {
    proven,
    deadlines: proven || offer.verificationDeadlines.length > 0,
    review: proven || pending > 0,
    checks: proven || offer.checks.length > 0,
    pending,
  };
}

type Section = { id: string; label: string; count?: number };

/** The sections of the page in order, as listed in its header. */
export const sectionsOf = (offer: OfferRecordFragment, parts: Parts): Section[] => [
  ...(parts.deadlines
    ? [{ id: 'deadlines', label: 'Verification Deadlines', count: offer.verificationDeadlines.length }]
    : []),
  ...(parts.review ? [{ id: 'review', label: 'Pending Verifications', count: parts.pending }] : []),
  ...(parts.checks ? [{ id: 'checks', label: 'Checks', count: offer.checks.length }] : []),
  { id: 'offer', label: 'Offer' },
  { id: 'log', label: 'Sponsorship Audit Log', count: offer.sponsorshipEvents.length },
  { id: 'mails', label: 'Mails' },
  { id: 'contracts', label: 'Contracts', count: offer.offerContracts.length },
  { id: 'confirmed', label: 'Confirmed Sponsorships' },
  { id: 'profile', label: 'Organization Profile' },
];
