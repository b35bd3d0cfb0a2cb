// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/**
 * Answers to an offer. With the offer's link the token names the offer and email is required, password too when the
 * email has an account; a login names the offer.
 */
export type AcceptOfferInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  endDate: string;
  offerId?: number | null | undefined;
  password?: string | null | undefined;
  /** The offer's stamp as it was read; an offer that was changed since is not accepted. Left out: not asked. */
  stamp?: string | null | undefined;
  startDate: string;
};

export type Country =
  | 'CA'
  | 'US';

/** All input for the `leagueRejectOffer` mutation. */
export type LeagueRejectOfferInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  leagueRejectionReason?: string | null | undefined;
};

export type OfferStatus =
  | 'canceled'
  | 'confirmed'
  | 'proposed'
  | 'prospecting'
  | 'qualified'
  | 'rejected'
  | 'rejected_by_league'
  | 'rejected_by_organization'
  | 'unqualified';

/** All input for the `rejectOffer` mutation. */
export type RejectOfferInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  leagueRejectionReason?: string | null | undefined;
  offerId?: number | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type KnownAddressFragment = { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null };

export type ReviewOfferFragment = { id: number, status: OfferStatus, stamp: string | null, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, contact: { name: string, email: string, phone: string | null } | null, assets: Array<{ id: number, quantity: number | null, campaignCapability: { executionExpectations: string | null, capability: { name: string, digital: boolean } | null } | null }>, campaign: { name: string, season: Season, year: number, additionalRequirements: string | null, additionalRequirementsEs: string | null, sponsorOverview: string | null, sponsorOverviewEs: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, startDate: string | null, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null };

export type OfferToAcceptQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferToAcceptQuery = { today: string, offerToAccept: { id: number, status: OfferStatus, stamp: string | null, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, contact: { name: string, email: string, phone: string | null } | null, assets: Array<{ id: number, quantity: number | null, campaignCapability: { executionExpectations: string | null, capability: { name: string, digital: boolean } | null } | null }>, campaign: { name: string, season: Season, year: number, additionalRequirements: string | null, additionalRequirementsEs: string | null, sponsorOverview: string | null, sponsorOverviewEs: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, startDate: string | null, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null } | null };

export type OfferToReviewQueryVariables = Exact<{
  id: number;
}>;


export type OfferToReviewQuery = { today: string, offer: { id: number, status: OfferStatus, stamp: string | null, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, contact: { name: string, email: string, phone: string | null } | null, assets: Array<{ id: number, quantity: number | null, campaignCapability: { executionExpectations: string | null, capability: { name: string, digital: boolean } | null } | null }>, campaign: { name: string, season: Season, year: number, additionalRequirements: string | null, additionalRequirementsEs: string | null, sponsorOverview: string | null, sponsorOverviewEs: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, startDate: string | null, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null } | null };

export type HasAccountQueryVariables = Exact<{
  email: string;
}>;


export type HasAccountQuery = { hasAccount: boolean | null };

export type AcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferMutation = { acceptOffer: { jwt: string | null, offer: { id: number } | null } | null };

export type LeagueRejectOfferMutationVariables = Exact<{
  input: LeagueRejectOfferInput;
}>;


export type LeagueRejectOfferMutation = { leagueRejectOffer: { offer: { id: number } | null } | null };

export type RejectOfferMutationVariables = Exact<{
  input: RejectOfferInput;
}>;


export type RejectOfferMutation = { rejectOffer: { offer: { id: number } | null } | null };

export type DeadlinesToComeQueryVariables = Exact<{
  offerId: number;
  seasonStart?: string | null | undefined;
  seasonEnd?: string | null | undefined;
}>;


export type DeadlinesToComeQuery = { deadlinesToCome: Array<{ name: string, capabilityName: string, deadline: string, afterSeason: boolean, afterLastCheck: boolean }> };

export const OfferToAcceptDocument = { id: "_r2vgmEeSI", name: "OfferToAccept", kind: "query" } as TypedDocument<OfferToAcceptQuery, OfferToAcceptQueryVariables>;
export const OfferToReviewDocument = { id: "6ppeZs5Zvy", name: "OfferToReview", kind: "query" } as TypedDocument<OfferToReviewQuery, OfferToReviewQueryVariables>;
export const HasAccountDocument = { id: "gtuuoc9fLp", name: "HasAccount", kind: "query" } as TypedDocument<HasAccountQuery, HasAccountQueryVariables>;
export const AcceptOfferDocument = { id: "4uwFCoAc51", name: "AcceptOffer", kind: "mutation" } as TypedDocument<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const LeagueRejectOfferDocument = { id: "jBWN0Xex8y", name: "LeagueRejectOffer", kind: "mutation" } as TypedDocument<LeagueRejectOfferMutation, LeagueRejectOfferMutationVariables>;
export const RejectOfferDocument = { id: "ybFM2PieTc", name: "RejectOffer", kind: "mutation" } as TypedDocument<RejectOfferMutation, RejectOfferMutationVariables>;
export const DeadlinesToComeDocument = { id: "gWQVPEVrD3", name: "DeadlinesToCome", kind: "query" } as TypedDocument<DeadlinesToComeQuery, DeadlinesToComeQueryVariables>;
