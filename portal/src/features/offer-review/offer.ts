/** The offer as the review uses it, the same by link and by login, and its messages. */
import { hasFields } from '../../lib/nullable.ts';
import type { ReviewOfferFragment } from './generated/graphql.ts';

/** An offer with its campaign, organization and property. */
export type ReviewOffer = ReviewOfferFragment & {
  [Part in 'campaign' | 'organization' | 'sponsorableProperty']: NonNullable<ReviewOfferFragment[Part]>;
};

/** The offer of a response; null if the viewer may not read everything it refers to. */
export const reviewOffer = (answer: ReviewOfferFragment | null | undefined): ReviewOffer | null =>
  hasFields(answer, 'campaign', 'organization', 'sponsorableProperty') ? answer : null;

export type ReviewAsset = ReviewOffer['assets'][number];

/** The name of an asset. */
export const capabilityOf = ({ campaignCapability }: ReviewAsset): string => campaignCapability?.capability?.name ?? '';

export const acceptFailedText =
  'Oops! We had trouble accepting the offer. Please check your internet connection and try again.';
export const rejectFailedText =
  'Oops! We had trouble rejecting the offer. Please check your internet connection and try again.';
export const wrongPasswordText = "Oops! That password isn't right. Please try again";
