/** What the review knows of an offer, the same by link and by login, and what it asks the server. */
import { gql } from '../../../../ui/graphql.ts';
import type { KnownAddress } from '../addresses/AddressesDialog.tsx';
import { addressSelection } from '../addresses/documents.ts';

export interface ReviewAsset {
  id: number;
  quantity: number | null;
  campaignCapability: {
    executionExpectations: string | null;
    capability: { name: string; digital: boolean };
  };
}

export interface ReviewOffer {
  id: number;
  status: string;
  /** Names what is agreed to; sent back with the acceptance, which fails when staff changed the offer meanwhile. */
  stamp: string | null;
  value: string | number | null;
  seasonStart: string | null;
  seasonEnd: string | null;
  additionalRequirements: string | null;
  assets: ReviewAsset[];
  campaign: {
    name: string;
    season: string;
    year: number;
    additionalRequirements: string | null;
    sponsorOverview: string | null;
    sponsor: { id: number; name: string; logoUrl: string | null };
  };
  sponsorableProperty: { id: number; name: string; endDate: string | null };
  organization: {
    id: number;
    name: string;
    mailingAddress: KnownAddress | null;
    shippingAddress: KnownAddress | null;
  };
}

const reviewSelection = `
    id status stamp value seasonStart seasonEnd additionalRequirements
    assets { id quantity campaignCapability { executionExpectations capability { name digital } } }
    campaign { name season year additionalRequirements sponsorOverview sponsor { id name logoUrl: logoThumbnailUrl } }
    sponsorableProperty { id name endDate }
    organization {
      id name
      mailingAddress { ${addressSelection} }
      shippingAddress { ${addressSelection} }
    }`;

/** The offer that a link names, in every status (L-014). */
export const offerToAccept = gql<{ offerToAccept: ReviewOffer | null; today: string }>(`query OfferToAccept {
  today
  offerToAccept {${reviewSelection}
  }
}`);

/** An offer by id for people who are signed in (L-281). */
export const offerToReview = gql<
  { offer: ReviewOffer | null; today: string },
  { id: number }
>(`query OfferToReview($id: Int!) {
  today
  offer(id: $id) {${reviewSelection}
  }
}`);

/** Whether an e-mail has an account (L-017). */
export const hasAccountDocument = gql<{ hasAccount: boolean }, { email: string }>(`query HasAccount($email: String!) {
  hasAccount(email: $email)
}`);

export interface AcceptInput {
  startDate: string;
  endDate: string;
  email?: string;
  password?: string;
  offerId?: number;
  stamp: string | null;
}

/** Accepts a proposed offer; the token decides which one when offerId is absent (L-045, L-288). */
export const acceptOffer = gql<
  { acceptOffer: { jwt: string | null; offer: { id: number } } },
  { input: AcceptInput }
>(`mutation AcceptOffer($input: AcceptOfferInput!) {
  acceptOffer(input: $input) { jwt offer { id } }
}`);

/** A league's refusal by link (L-057). */
export const leagueRejectOffer = gql<
  { leagueRejectOffer: { offer: { id: number } } },
  { input: { email: string; leagueRejectionReason: string } }
>(`mutation LeagueRejectOffer($input: LeagueRejectOfferInput!) {
  leagueRejectOffer(input: $input) { offer { id } }
}`);

/** A league's refusal by login (L-285). */
export const rejectOffer = gql<
  { rejectOffer: { offer: { id: number } } },
  { input: { offerId: number; leagueRejectionReason: string } }
>(`mutation RejectOffer($input: RejectOfferInput!) {
  rejectOffer(input: $input) { offer { id } }
}`);

export const acceptFailedText =
  'Oops! We had trouble accepting the offer. Please check your internet connection and try again.';
export const rejectFailedText =
  'Oops! We had trouble rejecting the offer. Please check your internet connection and try again.';
export const wrongPasswordText = "Oops! That password isn't right. Please try again";
