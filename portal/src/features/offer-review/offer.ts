/** What the review knows of an offer, the same by link and by login, and its messages. */
import { hasFields } from '../../lib/nullable.ts';
import type { ReviewOfferFragment } from './generated/graphql.ts';

/** An offer with what it is about. */
export type ReviewOffer = ReviewOfferFragment & {
  [Part in 'campaign' | 'organization' | 'sponsorableProperty']: NonNullable<ReviewOfferFragment[Part]>;
};

/** The offer of an answer; null when the viewer may not read all that it is about. */
export const reviewOffer = (answer: ReviewOfferFragment | null | undefined): ReviewOffer | null =>
  hasFields(answer, 'campaign', 'organization', 'sponsorableProperty') ? answer : null;

export type ReviewAsset = ReviewOffer['assets'][number];

/** The name of what a league does. */
export const capabilityOf = ({ campaignCapability }: ReviewAsset): string => campaignCapability?.capability?.name ?? '';

export const acceptFailedText =
  'Oops! We had trouble accepting the offer. Please check your internet connection and try again.';
export const rejectFailedText =
  'Oops! We had trouble rejecting the offer. Please check your internet connection and try again.';
export const wrongPasswordText = "Oops! That password isn't right. Please try again";
