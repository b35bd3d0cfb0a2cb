// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type ReviewOfferFragment = { id: number, status: Schema.OfferStatus, stamp: string | null, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, contact: { name: string, email: string, phone: string | null } | null, assets: Array<{ id: number, quantity: number | null, campaignCapability: { executionExpectations: string | null, capability: { name: string, digital: boolean } | null } | null }>, campaign: { name: string, season: Schema.Season, year: number, additionalRequirements: string | null, additionalRequirementsEs: string | null, sponsorOverview: string | null, sponsorOverviewEs: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, startDate: string | null, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null } | null };

export type OfferToAcceptQueryVariables = { [key: string]: never; };

export type OfferToAcceptQuery = { today: string, offerToAccept: { id: number, status: Schema.OfferStatus, stamp: string | null, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, contact: { name: string, email: string, phone: string | null } | null, assets: Array<{ id: number, quantity: number | null, campaignCapability: { executionExpectations: string | null, capability: { name: string, digital: boolean } | null } | null }>, campaign: { name: string, season: Schema.Season, year: number, additionalRequirements: string | null, additionalRequirementsEs: string | null, sponsorOverview: string | null, sponsorOverviewEs: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, startDate: string | null, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null } | null } | null };

export type OfferToReviewQueryVariables = {
  id: number;
};

export type OfferToReviewQuery = { today: string, offer: { id: number, status: Schema.OfferStatus, stamp: string | null, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, organization: { id: number, myRole: Schema.MemberRole | null, ownerNames: string | null, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null } | null, contact: { name: string, email: string, phone: string | null } | null, assets: Array<{ id: number, quantity: number | null, campaignCapability: { executionExpectations: string | null, capability: { name: string, digital: boolean } | null } | null }>, campaign: { name: string, season: Schema.Season, year: number, additionalRequirements: string | null, additionalRequirementsEs: string | null, sponsorOverview: string | null, sponsorOverviewEs: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, startDate: string | null, endDate: string | null } | null } | null };

export type HasAccountQueryVariables = {
  email: string;
};

export type HasAccountQuery = { hasAccount: boolean | null };

export type AcceptOfferMutationVariables = {
  input: Schema.AcceptOfferInput;
};

export type AcceptOfferMutation = { acceptOffer: { jwt: string | null, offer: { id: number } | null } | null };

export type LeagueRejectOfferMutationVariables = {
  input: Schema.LeagueRejectOfferInput;
};

export type LeagueRejectOfferMutation = { leagueRejectOffer: { offer: { id: number } | null } | null };

export type RejectOfferMutationVariables = {
  input: Schema.RejectOfferInput;
};

export type RejectOfferMutation = { rejectOffer: { clientMutationId: string | null } | null };

export type DeadlinesToComeQueryVariables = {
  offerId: number;
  seasonStart?: string | null | undefined;
  seasonEnd?: string | null | undefined;
};

export type DeadlinesToComeQuery = { deadlinesToCome: Array<{ name: string, capabilityName: string, deadline: string, afterSeason: boolean, afterLastCheck: boolean }> };

export type KnownAddressFragment = { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null };

export const OfferToAcceptDocument = { id: '_r2vgmEeSI', name: 'OfferToAccept', kind: 'query' } as TypedDocument<OfferToAcceptQuery, OfferToAcceptQueryVariables>;
export const OfferToReviewDocument = { id: '25Lw2Y2ejD', name: 'OfferToReview', kind: 'query' } as TypedDocument<OfferToReviewQuery, OfferToReviewQueryVariables>;
export const HasAccountDocument = { id: 'gtuuoc9fLp', name: 'HasAccount', kind: 'query' } as TypedDocument<HasAccountQuery, HasAccountQueryVariables>;
export const AcceptOfferDocument = { id: '4uwFCoAc51', name: 'AcceptOffer', kind: 'mutation' } as TypedDocument<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const LeagueRejectOfferDocument = { id: 'jBWN0Xex8y', name: 'LeagueRejectOffer', kind: 'mutation' } as TypedDocument<LeagueRejectOfferMutation, LeagueRejectOfferMutationVariables>;
export const RejectOfferDocument = { id: 'TOjxiZiXnn', name: 'RejectOffer', kind: 'mutation' } as TypedDocument<RejectOfferMutation, RejectOfferMutationVariables>;
export const DeadlinesToComeDocument = { id: 'gWQVPEVrD3', name: 'DeadlinesToCome', kind: 'query' } as TypedDocument<DeadlinesToComeQuery, DeadlinesToComeQueryVariables>;
