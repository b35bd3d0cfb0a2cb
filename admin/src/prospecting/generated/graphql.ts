// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type AddOrganizationSponsorablePropertiesToCampaignMutationVariables = {
  input: Schema.AddOrganizationSponsorablePropertiesToCampaignInput;
};

export type AddOrganizationSponsorablePropertiesToCampaignMutation = { addOrganizationSponsorablePropertiesToCampaign: { changeId: string | null, offers: Array<{ id: number }> } };

export type AddPreviousPartnersToCampaignMutationVariables = {
  input: Schema.AddPreviousPartnersToCampaignInput;
};

export type AddPreviousPartnersToCampaignMutation = { addPreviousPartnersToCampaign: { changeId: string | null, offers: Array<{ id: number }> } };

export type CampaignProspectsQueryVariables = {
  id: number;
  withLatLon: boolean;
  first: number;
  after: number;
};

export type CampaignProspectsQuery = { campaign: { id: number, addingRefusal: string | null, addingAllRefusal: string | null, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, locationFilters: Array<{ id: number, name: string, enabled: boolean }>, offers: Array<{ id: number, status: Schema.OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, verificationProgress: { overdue: number, total: number, verified: number }, recentComment: { description: string | null } | null, fundraiserConflict: { conflict: boolean, conflictingOfferStatus: Schema.OfferStatus | null, conflictingOfferId: number | null }, surveyConflict: { conflict: boolean, conflictingOfferStatus: Schema.OfferStatus | null, conflictingOfferId: number | null }, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean } } }>, sponsor: { id: number } } | null };

export type CreateYouthSportsSeasonProspectsMutationVariables = {
  input: Schema.CreateYouthSportsSeasonProspectsInput;
};

export type CreateYouthSportsSeasonProspectsMutation = { createYouthSportsSeasonProspects: { changeId: string | null, offers: Array<{ id: number }> } };

export type FilterProspectsQueryVariables = {
  id: number;
  withLatLon: boolean;
  first: number;
  after: number;
};

export type FilterProspectsQuery = { locationFilter: { id: number, name: string, searchFilter: { campaign: { id: number, addingRefusal: string | null, addingAllRefusal: string | null, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsor: { id: number } } }, locations: Array<{ id: number, name: string }>, offers: Array<{ id: number, status: Schema.OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, verificationProgress: { overdue: number, total: number, verified: number }, recentComment: { description: string | null } | null, fundraiserConflict: { conflict: boolean, conflictingOfferStatus: Schema.OfferStatus | null, conflictingOfferId: number | null }, surveyConflict: { conflict: boolean, conflictingOfferStatus: Schema.OfferStatus | null, conflictingOfferId: number | null }, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean } } }> } | null };

export type LocationProspectsQueryVariables = {
  id: number;
  withLatLon: boolean;
  first: number;
  after: number;
};

export type LocationProspectsQuery = { location: { id: number, name: string, locationFilter: { id: number, name: string, searchFilter: { campaign: { id: number, addingRefusal: string | null, addingAllRefusal: string | null, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsor: { id: number } } } }, offers: Array<{ id: number, status: Schema.OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, verificationProgress: { overdue: number, total: number, verified: number }, recentComment: { description: string | null } | null, fundraiserConflict: { conflict: boolean, conflictingOfferStatus: Schema.OfferStatus | null, conflictingOfferId: number | null }, surveyConflict: { conflict: boolean, conflictingOfferStatus: Schema.OfferStatus | null, conflictingOfferId: number | null }, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean } } }> } | null };

export type ProspectFragment = { id: number, status: Schema.OfferStatus, value: string | null, communicatedToLeague: boolean, numberOfOfferViews: number, numberOfSurveyViews: number, surveySentAt: string | null, offerSentAt: string | null, offerOpenedAt: string | null, onboardingEmailSentAt: string | null, removalReason: string | null, verificationProgress: { overdue: number, total: number, verified: number }, recentComment: { description: string | null } | null, fundraiserConflict: { conflict: boolean, conflictingOfferStatus: Schema.OfferStatus | null, conflictingOfferId: number | null }, surveyConflict: { conflict: boolean, conflictingOfferStatus: Schema.OfferStatus | null, conflictingOfferId: number | null }, preQualSurveyResponses: Array<{ id: number, booleanResponse: boolean | null }>, sponsorableProperty: { id: number, name: string, numberOfPlayers: number | null, city: string | null, state: string | null, lat?: number | null, lon?: number | null, organization: { id: number, name: string, canReceiveEmails: boolean } } };

export type ProspectingCampaignFragment = { id: number, addingRefusal: string | null, addingAllRefusal: string | null, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsor: { id: number } };

export type ProspectingReportChannelSubscriptionVariables = {
  id: string;
};

export type ProspectingReportChannelSubscription = { prospectingReportChannel: { id: string, available: number, conflicting: number, prospecting: number, qualified: number, proposed: number, confirmed: number, target: number | null, lastTouchpoint: string | null } | null };

export type ProspectingReportQueryVariables = {
  id: string;
};

export type ProspectingReportQuery = { prospectingReport: { id: string, available: number, conflicting: number, prospecting: number, qualified: number, proposed: number, confirmed: number, target: number | null, lastTouchpoint: string | null } | null };

export type ReportFragment = { id: string, available: number, conflicting: number, prospecting: number, qualified: number, proposed: number, confirmed: number, target: number | null, lastTouchpoint: string | null };

export type RemoveSponsorablePropertiesFromCampaignMutationVariables = {
  input: Schema.RemoveSponsorablePropertiesFromCampaignInput;
};

export type RemoveSponsorablePropertiesFromCampaignMutation = { removeSponsorablePropertiesFromCampaign: { changeId: string | null, clientMutationId: string | null } };

export const AddOrganizationSponsorablePropertiesToCampaignDocument = { id: 'UM3R1poPoA', name: 'AddOrganizationSponsorablePropertiesToCampaign', kind: 'mutation' } as TypedDocument<AddOrganizationSponsorablePropertiesToCampaignMutation, AddOrganizationSponsorablePropertiesToCampaignMutationVariables>;
export const AddPreviousPartnersToCampaignDocument = { id: 'BEWVg_lcuL', name: 'AddPreviousPartnersToCampaign', kind: 'mutation' } as TypedDocument<AddPreviousPartnersToCampaignMutation, AddPreviousPartnersToCampaignMutationVariables>;
export const CampaignProspectsDocument = { id: 'nyVox4LPGL', name: 'CampaignProspects', kind: 'query' } as TypedDocument<CampaignProspectsQuery, CampaignProspectsQueryVariables>;
export const CreateYouthSportsSeasonProspectsDocument = { id: 'MMBw7pwhLP', name: 'CreateYouthSportsSeasonProspects', kind: 'mutation' } as TypedDocument<CreateYouthSportsSeasonProspectsMutation, CreateYouthSportsSeasonProspectsMutationVariables>;
export const FilterProspectsDocument = { id: 'ySUjaLgMVT', name: 'FilterProspects', kind: 'query' } as TypedDocument<FilterProspectsQuery, FilterProspectsQueryVariables>;
export const LocationProspectsDocument = { id: 'PngkK43Xv6', name: 'LocationProspects', kind: 'query' } as TypedDocument<LocationProspectsQuery, LocationProspectsQueryVariables>;
export const ProspectingReportChannelDocument = { id: 'pXASolPMhf', name: 'ProspectingReportChannel', kind: 'subscription' } as TypedDocument<ProspectingReportChannelSubscription, ProspectingReportChannelSubscriptionVariables>;
export const ProspectingReportDocument = { id: 'CFe3svq1by', name: 'ProspectingReport', kind: 'query' } as TypedDocument<ProspectingReportQuery, ProspectingReportQueryVariables>;
export const RemoveSponsorablePropertiesFromCampaignDocument = { id: 'fS4iVYGhVl', name: 'RemoveSponsorablePropertiesFromCampaign', kind: 'mutation' } as TypedDocument<RemoveSponsorablePropertiesFromCampaignMutation, RemoveSponsorablePropertiesFromCampaignMutationVariables>;
