export type Review = {
  status: 'pending' | 'verified' | 'rejected';
  verificationDeadlineId: number | null;
  hidden: boolean;
  featured: boolean;
  rejectionReasonId?: number | null;
  rejectionNote?: string | null;
  /** The version that was seen. */
  version: number;
};

/** Anything but verified is visible and not featured; a hidden image is not featured (S-300 … S-302). */
export function settled(review: Review): Review {
  const verified = review.status === 'verified';
  const hidden = verified && review.hidden;
  return { ...review, hidden, featured: verified && !hidden && review.featured };
}
