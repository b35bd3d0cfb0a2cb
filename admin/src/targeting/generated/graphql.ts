// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type LocationFiltersCreateMutationVariables = {
  input: Schema.CreateLocationFilterInput;
};

export type LocationFiltersCreateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type LocationFiltersUpdateMutationVariables = {
  input: Schema.UpdateLocationFilterInput;
};

export type LocationFiltersUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type AddAddressToLocationFilterMutationVariables = {
  input: Schema.AddAddressToLocationFilterInput;
};

export type AddAddressToLocationFilterMutation = { addAddressToLocationFilter: { changeId: string | null } };

export type AddAllAvailableSponsorablePropertiesToCampaignMutationVariables = {
  input: Schema.AddAllAvailableSponsorablePropertiesToCampaignInput;
};

export type AddAllAvailableSponsorablePropertiesToCampaignMutation = { addAllAvailableSponsorablePropertiesToCampaign: { changeId: string | null } };

export type AddZipsToLocationFilterMutationVariables = {
  input: Schema.AddZipsToLocationFilterInput;
};

export type AddZipsToLocationFilterMutation = { addZipsToLocationFilter: { changeId: string | null } };

export type AddGeometriesToLocationFilterMutationVariables = {
  input: Schema.AddGeometriesToLocationFilterInput;
};

export type AddGeometriesToLocationFilterMutation = { addGeometriesToLocationFilter: { changeId: string | null } };

export type DeleteLocationMutationVariables = {
  input: Schema.DeleteLocationInput;
};

export type DeleteLocationMutation = { deleteLocation: { changeId: string | null } };

export type SearchFiltersCreateMutationVariables = {
  input: Schema.CreateSearchFilterInput;
};

export type SearchFiltersCreateMutation = { result: { changeId: string | null, record: { id: number, type: Schema.FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number } } };

export type SearchFiltersUpdateMutationVariables = {
  input: Schema.UpdateSearchFilterInput;
};

export type SearchFiltersUpdateMutation = { result: { changeId: string | null, record: { id: number, type: Schema.FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number } } };

export type SearchFiltersDeleteMutationVariables = {
  input: Schema.DeleteSearchFilterInput;
};

export type SearchFiltersDeleteMutation = { result: { changeId: string | null } };

export type LocationsUpdateMutationVariables = {
  input: Schema.UpdateLocationInput;
};

export type LocationsUpdateMutation = { result: { changeId: string | null, record: { id: number, name: string, place: string | null, version: number } } };

export type LocationFilterVersionFragment = { id: number, version: number };

export type AddSponsorablePropertiesToCampaignMutationVariables = {
  input: Schema.AddSponsorablePropertiesToCampaignInput;
};

export type AddSponsorablePropertiesToCampaignMutation = { addSponsorablePropertiesToCampaign: { changeId: string | null, offers: Array<{ id: number }> } };

export type ExcludingFiltersQueryVariables = {
  campaignId: number;
};

export type ExcludingFiltersQuery = { excludingFilters: Array<Schema.FilterType> };

export type MarketsQueryVariables = { [key: string]: never; };

export type MarketsQuery = { markets: Array<{ id: number, name: string }> };

export type ProspectiveSponsorablePropertiesQueryVariables = {
  campaignId: number;
  cursor: string;
  dataConfidences?: Array<Schema.DataConfidence | null | undefined> | Schema.DataConfidence | null | undefined;
  offerStatuses?: Array<string | null | undefined> | string | null | undefined;
  hasSurveyResponse?: boolean | null | undefined;
  search?: string | null | undefined;
};

export type ProspectiveSponsorablePropertiesQuery = { prospectiveSponsorableProperties: { lastPage: boolean, nextCursor: string | null, sponsorableProperties: Array<{ id: number, name: string, season: Schema.Season, seasonYear: number | null, numberOfPlayers: number | null, dataConfidence: Schema.DataConfidence, city: string | null, state: string | null, lat: number | null, lon: number | null, sponsorablePropertyCapabilitiesCount: number, sponsorablePropertyPackagesCount: number, sport: { id: number, name: string } | null, organization: { id: number, name: string, eventsSurveyResponses: Array<{ id: number }> }, campaignOffer: { id: number, status: Schema.OfferStatus, communicatedToLeague: boolean } | null }> } | null };

export type TargetingCampaignQueryVariables = {
  id: number;
};

export type TargetingCampaignQuery = { campaign: { id: number, version: number, name: string, season: Schema.Season, year: number, anySeason: boolean, addingRefusal: string | null, addingAllRefusal: string | null, status: Schema.CampaignStatus, sponsor: { id: number, name: string }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, searchFilters: Array<{ id: number, type: Schema.FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number }>, locationFilters: Array<{ id: number, name: string, radius: string, strategy: Schema.LocationStrategy, strategyCount: number, enabled: boolean, version: number, locations: Array<{ id: number, name: string, place: string | null, version: number }> }>, radii: Array<{ label: string, lat: number, lon: number, miles: number, locationFilterId: number }>, campaignGeometries: Array<{ id: number, label: string, geoJson: Record<string, unknown> }> } | null };

export type TargetingClustersQueryVariables = {
  campaignId: number;
  zoom: number;
  west?: number | null | undefined;
  south?: number | null | undefined;
  east?: number | null | undefined;
  north?: number | null | undefined;
  dataConfidences?: Array<Schema.DataConfidence | null | undefined> | Schema.DataConfidence | null | undefined;
  offerStatuses?: Array<string | null | undefined> | string | null | undefined;
  hasSurveyResponse?: boolean | null | undefined;
  search?: string | null | undefined;
};

export type TargetingClustersQuery = { targetingClusters: Array<{ count: number, lat: number, lon: number, sponsorablePropertyId: number, name: string }> };

export type TargetingSummaryQueryVariables = {
  campaignId: number;
  reportId: string;
  dataConfidences?: Array<Schema.DataConfidence | null | undefined> | Schema.DataConfidence | null | undefined;
  offerStatuses?: Array<string | null | undefined> | string | null | undefined;
  hasSurveyResponse?: boolean | null | undefined;
  search?: string | null | undefined;
};

export type TargetingSummaryQuery = { propertiesWithoutCoordinates: number | null, targetingSummary: { count: number, medianNumberOfPlayers: number, withOffer: number } | null, prospectingReport: { id: string, available: number, conflicting: number } | null };

export type SearchFilterFragment = { id: number, type: Schema.FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number };

export type LocationFilterFragment = { id: number, name: string, radius: string, strategy: Schema.LocationStrategy, strategyCount: number, enabled: boolean, version: number, locations: Array<{ id: number, name: string, place: string | null, version: number }> };

export type LocationFragment = { id: number, name: string, place: string | null, version: number };

export type PropertyFragment = { id: number, name: string, season: Schema.Season, seasonYear: number | null, numberOfPlayers: number | null, dataConfidence: Schema.DataConfidence, city: string | null, state: string | null, lat: number | null, lon: number | null, sponsorablePropertyCapabilitiesCount: number, sponsorablePropertyPackagesCount: number, sport: { id: number, name: string } | null, organization: { id: number, name: string, eventsSurveyResponses: Array<{ id: number }> }, campaignOffer: { id: number, status: Schema.OfferStatus, communicatedToLeague: boolean } | null };

export type TargetingCampaignFragment = { id: number, version: number, name: string, season: Schema.Season, year: number, anySeason: boolean, addingRefusal: string | null, addingAllRefusal: string | null, status: Schema.CampaignStatus, sponsor: { id: number, name: string }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, searchFilters: Array<{ id: number, type: Schema.FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number }>, locationFilters: Array<{ id: number, name: string, radius: string, strategy: Schema.LocationStrategy, strategyCount: number, enabled: boolean, version: number, locations: Array<{ id: number, name: string, place: string | null, version: number }> }>, radii: Array<{ label: string, lat: number, lon: number, miles: number, locationFilterId: number }>, campaignGeometries: Array<{ id: number, label: string, geoJson: Record<string, unknown> }> };

export type DemographicsSourceQueryVariables = { [key: string]: never; };

export type DemographicsSourceQuery = { demographicsSource: string | null };

export const LocationFiltersCreateDocument = { id: 'bW446Is1tO', name: 'LocationFiltersCreate', kind: 'mutation' } as TypedDocument<LocationFiltersCreateMutation, LocationFiltersCreateMutationVariables>;
export const LocationFiltersUpdateDocument = { id: 'uHbnNRZ6AV', name: 'LocationFiltersUpdate', kind: 'mutation' } as TypedDocument<LocationFiltersUpdateMutation, LocationFiltersUpdateMutationVariables>;
export const AddAddressToLocationFilterDocument = { id: 'pNNVF-5hks', name: 'AddAddressToLocationFilter', kind: 'mutation' } as TypedDocument<AddAddressToLocationFilterMutation, AddAddressToLocationFilterMutationVariables>;
export const AddAllAvailableSponsorablePropertiesToCampaignDocument = { id: 'VT8EJ7cmlH', name: 'AddAllAvailableSponsorablePropertiesToCampaign', kind: 'mutation' } as TypedDocument<AddAllAvailableSponsorablePropertiesToCampaignMutation, AddAllAvailableSponsorablePropertiesToCampaignMutationVariables>;
export const AddZipsToLocationFilterDocument = { id: 'FrBw9wCmNp', name: 'AddZipsToLocationFilter', kind: 'mutation' } as TypedDocument<AddZipsToLocationFilterMutation, AddZipsToLocationFilterMutationVariables>;
export const AddGeometriesToLocationFilterDocument = { id: 'sOT20uJ6HU', name: 'AddGeometriesToLocationFilter', kind: 'mutation' } as TypedDocument<AddGeometriesToLocationFilterMutation, AddGeometriesToLocationFilterMutationVariables>;
export const DeleteLocationDocument = { id: 'thZL9m2WfN', name: 'DeleteLocation', kind: 'mutation' } as TypedDocument<DeleteLocationMutation, DeleteLocationMutationVariables>;
export const SearchFiltersCreateDocument = { id: 'aKOXN2RApb', name: 'SearchFiltersCreate', kind: 'mutation' } as TypedDocument<SearchFiltersCreateMutation, SearchFiltersCreateMutationVariables>;
export const SearchFiltersUpdateDocument = { id: 'rlVLTGXDTc', name: 'SearchFiltersUpdate', kind: 'mutation' } as TypedDocument<SearchFiltersUpdateMutation, SearchFiltersUpdateMutationVariables>;
export const SearchFiltersDeleteDocument = { id: 'DZaxh8BIza', name: 'SearchFiltersDelete', kind: 'mutation' } as TypedDocument<SearchFiltersDeleteMutation, SearchFiltersDeleteMutationVariables>;
export const LocationsUpdateDocument = { id: 'm5QyxLPWpz', name: 'LocationsUpdate', kind: 'mutation' } as TypedDocument<LocationsUpdateMutation, LocationsUpdateMutationVariables>;
export const AddSponsorablePropertiesToCampaignDocument = { id: 'T4fMEremf3', name: 'AddSponsorablePropertiesToCampaign', kind: 'mutation' } as TypedDocument<AddSponsorablePropertiesToCampaignMutation, AddSponsorablePropertiesToCampaignMutationVariables>;
export const ExcludingFiltersDocument = { id: 'gv_-QfMxA3', name: 'ExcludingFilters', kind: 'query' } as TypedDocument<ExcludingFiltersQuery, ExcludingFiltersQueryVariables>;
export const MarketsDocument = { id: '0bSltaZo8_', name: 'Markets', kind: 'query' } as TypedDocument<MarketsQuery, MarketsQueryVariables>;
export const ProspectiveSponsorablePropertiesDocument = { id: 'DZPngJE6uk', name: 'ProspectiveSponsorableProperties', kind: 'query' } as TypedDocument<ProspectiveSponsorablePropertiesQuery, ProspectiveSponsorablePropertiesQueryVariables>;
export const TargetingCampaignDocument = { id: 'UOHVTHLoLQ', name: 'TargetingCampaign', kind: 'query' } as TypedDocument<TargetingCampaignQuery, TargetingCampaignQueryVariables>;
export const TargetingClustersDocument = { id: '2QiwEIpkmI', name: 'TargetingClusters', kind: 'query' } as TypedDocument<TargetingClustersQuery, TargetingClustersQueryVariables>;
export const TargetingSummaryDocument = { id: 'Sq7ID9QkLv', name: 'TargetingSummary', kind: 'query' } as TypedDocument<TargetingSummaryQuery, TargetingSummaryQueryVariables>;
export const DemographicsSourceDocument = { id: 'v3-Zml0uxe', name: 'DemographicsSource', kind: 'query' } as TypedDocument<DemographicsSourceQuery, DemographicsSourceQueryVariables>;
