/** Texts of the sponsorship page, verbatim from the specification. */

/** Unknown id, another organization's offer, or not confirmed: the same for all three (L-309, L-310). */
export const invalidSponsorshipText =
  'Oops! Something went wrong. Please return to your dashboard. If this problem continues, please contact support.';
