// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `addOrganizationSponsorablePropertiesToCampaign` mutation. */
export type AddOrganizationSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  organizationId?: number | null | undefined;
};

/** All input for the `addPreviousPartnersToCampaign` mutation. */
export type AddPreviousPartnersToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  searchFilterId?: number | null | undefined;
};

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

/** All input for the `createYouthSportsSeasonProspects` mutation. */
export type CreateYouthSportsSeasonProspectsInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  contactEmail?: string | null | undefined;
  fallSportIds?: Array<number | null | undefined> | null | undefined;
  locations?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  springSportIds?: Array<number | null | undefined> | null | undefined;
  summerSportIds?: Array<number | null | undefined> | null | undefined;
  websiteUrl?: string | null | undefined;
  winterSportIds?: Array<number | null | undefined> | null | undefined;
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

/** All input for the `removeSponsorablePropertiesFromCampaign` mutation. */
export type RemoveSponsorablePropertiesFromCampaignInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  markAsUnqualified?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
  removalReason?: string | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type AddOrganizationSponsorablePropertiesToCampaignMutationVariables = Exact<{
  input: AddOrganizationSponsorablePropertiesToCampaignInput;
}>;


export type AddOrganizationSponsorablePropertiesToCampaignMutation = { addOrganizationSponsorablePropertiesToCampaign: { changeId: string | null, offers: Array<{ id: number }> } };

export type AddPreviousPartnersToCampaignMutationVariables = Exact<{
  input: AddPreviousPartnersToCampaignInput;
}>;


export type AddPreviousPartnersToCampaignMutation = { addPreviousPartnersToCampaign: { changeId: string | null, offers: Array<{ id: number }> } };

export type CampaignProspectsQueryVariables = Exact<{
  id: number;
  withLatLon: boolean;
  first: number;
  after: number;
}>;


export type CampaignProspectsQuery = { campaign: { id: number, addingRefusal: string | null, addingAllRefusal: string | null, name: string, season: Season, year: number, status: CampaignStatus, locationFilters: Array<{ id: number, name: string, enabled: boolean }>, offers: Array<{ id: number, status: OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, verificationProgress: { overdue: number, total: number, verified: number }, recentComment: { description: string | null } | null, fundraiserConflict: { conflict: boolean, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null }, surveyConflict: { conflict: boolean, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null }, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean } } }>, sponsor: { id: number } } | null };

export type CreateYouthSportsSeasonProspectsMutationVariables = Exact<{
  input: CreateYouthSportsSeasonProspectsInput;
}>;


export type CreateYouthSportsSeasonProspectsMutation = { createYouthSportsSeasonProspects: { changeId: string | null, offers: Array<{ id: number }> } };

export type FilterProspectsQueryVariables = Exact<{
  id: number;
  withLatLon: boolean;
  first: number;
  after: number;
}>;


export type FilterProspectsQuery = { locationFilter: { id: number, name: string, searchFilter: { campaign: { id: number, addingRefusal: string | null, addingAllRefusal: string | null, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number } } }, locations: Array<{ id: number, name: string }>, offers: Array<{ id: number, status: OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, verificationProgress: { overdue: number, total: number, verified: number }, recentComment: { description: string | null } | null, fundraiserConflict: { conflict: boolean, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null }, surveyConflict: { conflict: boolean, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null }, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean } } }> } | null };

export type LocationProspectsQueryVariables = Exact<{
  id: number;
  withLatLon: boolean;
  first: number;
  after: number;
}>;


export type LocationProspectsQuery = { location: { id: number, name: string, locationFilter: { id: number, name: string, searchFilter: { campaign: { id: number, addingRefusal: string | null, addingAllRefusal: string | null, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number } } } }, offers: Array<{ id: number, status: OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, verificationProgress: { overdue: number, total: number, verified: number }, recentComment: { description: string | null } | null, fundraiserConflict: { conflict: boolean, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null }, surveyConflict: { conflict: boolean, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null }, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean } } }> } | null };

export type ProspectFragment = { id: number, status: OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, verificationProgress: { overdue: number, total: number, verified: number }, recentComment: { description: string | null } | null, fundraiserConflict: { conflict: boolean, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null }, surveyConflict: { conflict: boolean, conflictingOfferStatus: OfferStatus | null, conflictingOfferId: number | null }, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean } } };

export type ProspectingCampaignFragment = { id: number, addingRefusal: string | null, addingAllRefusal: string | null, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number } };

export type ProspectingReportChannelSubscriptionVariables = Exact<{
  id: string;
}>;


export type ProspectingReportChannelSubscription = { prospectingReportChannel: { id: string, available: number, conflicting: number, prospecting: number, qualified: number, proposed: number, confirmed: number, target: number | null, lastTouchpoint: string | null } | null };

export type ProspectingReportQueryVariables = Exact<{
  id: string;
}>;


export type ProspectingReportQuery = { prospectingReport: { id: string, available: number, conflicting: number, prospecting: number, qualified: number, proposed: number, confirmed: number, target: number | null, lastTouchpoint: string | null } | null };

export type ReportFragment = { id: string, available: number, conflicting: number, prospecting: number, qualified: number, proposed: number, confirmed: number, target: number | null, lastTouchpoint: string | null };

export type RemoveSponsorablePropertiesFromCampaignMutationVariables = Exact<{
  input: RemoveSponsorablePropertiesFromCampaignInput;
}>;


export type RemoveSponsorablePropertiesFromCampaignMutation = { removeSponsorablePropertiesFromCampaign: { changeId: string | null, clientMutationId: string | null } };

export const AddOrganizationSponsorablePropertiesToCampaignDocument = { id: "UM3R1poPoA", name: "AddOrganizationSponsorablePropertiesToCampaign", kind: "mutation" } as TypedDocument<AddOrganizationSponsorablePropertiesToCampaignMutation, AddOrganizationSponsorablePropertiesToCampaignMutationVariables>;
export const AddPreviousPartnersToCampaignDocument = { id: "BEWVg_lcuL", name: "AddPreviousPartnersToCampaign", kind: "mutation" } as TypedDocument<AddPreviousPartnersToCampaignMutation, AddPreviousPartnersToCampaignMutationVariables>;
export const CampaignProspectsDocument = { id: "nyVox4LPGL", name: "CampaignProspects", kind: "query" } as TypedDocument<CampaignProspectsQuery, CampaignProspectsQueryVariables>;
export const CreateYouthSportsSeasonProspectsDocument = { id: "MMBw7pwhLP", name: "CreateYouthSportsSeasonProspects", kind: "mutation" } as TypedDocument<CreateYouthSportsSeasonProspectsMutation, CreateYouthSportsSeasonProspectsMutationVariables>;
export const FilterProspectsDocument = { id: "ySUjaLgMVT", name: "FilterProspects", kind: "query" } as TypedDocument<FilterProspectsQuery, FilterProspectsQueryVariables>;
export const LocationProspectsDocument = { id: "PngkK43Xv6", name: "LocationProspects", kind: "query" } as TypedDocument<LocationProspectsQuery, LocationProspectsQueryVariables>;
export const ProspectingReportChannelDocument = { id: "pXASolPMhf", name: "ProspectingReportChannel", kind: "subscription" } as TypedDocument<ProspectingReportChannelSubscription, ProspectingReportChannelSubscriptionVariables>;
export const ProspectingReportDocument = { id: "CFe3svq1by", name: "ProspectingReport", kind: "query" } as TypedDocument<ProspectingReportQuery, ProspectingReportQueryVariables>;
export const RemoveSponsorablePropertiesFromCampaignDocument = { id: "fS4iVYGhVl", name: "RemoveSponsorablePropertiesFromCampaign", kind: "mutation" } as TypedDocument<RemoveSponsorablePropertiesFromCampaignMutation, RemoveSponsorablePropertiesFromCampaignMutationVariables>;
