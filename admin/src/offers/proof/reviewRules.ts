export type Review = {
  status: 'pending' | 'verified' | 'rejected';
  verificationDeadlineId: number | null;
  hidden: boolean;
  featured: boolean;
  rejectionReasonId?: number | null;
  rejectionNote?: string | null;
  /** The version that was displayed. */
  version: number;
};

/** Images that are not verified are visible and not featured; hidden images are not featured (S-300 … S-302). */
export function settled(review: Review): Review {
  const verified = review.status === 'verified';
  const hidden = verified && review.hidden;
  return { ...review, hidden, featured: verified && !hidden && review.featured };
}
