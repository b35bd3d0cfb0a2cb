// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `addAddressToLocationFilter` mutation. */
export type AddAddressToLocationFilterInput = {
  address?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  lat?: number | null | undefined;
  locationFilterId?: number | null | undefined;
  lon?: number | null | undefined;
  name?: string | null | undefined;
};

/** All input for the `addAllAvailableSponsorablePropertiesToCampaign` mutation. */
export type AddAllAvailableSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  searchFilterId?: number | null | undefined;
};

/** All input for the `addGeometriesToLocationFilter` mutation. */
export type AddGeometriesToLocationFilterInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  geometryIds?: Array<number | null | undefined> | null | undefined;
  locationFilterId?: number | null | undefined;
};

/** All input for the `addSponsorablePropertiesToCampaign` mutation. */
export type AddSponsorablePropertiesToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `addZipsToLocationFilter` mutation. */
export type AddZipsToLocationFilterInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  locationFilterId?: number | null | undefined;
  zips?: Array<string | null | undefined> | null | undefined;
};

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

/** All input for the `createLocationFilter` mutation. */
export type CreateLocationFilterInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
};

/** All input for the create `SearchFilter` mutation. */
export type CreateSearchFilterInput = {
  campaignId: number;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  parameters?: unknown;
  type: FilterType;
};

export type DataConfidence =
  | 'added_by_organization'
  | 'added_from_prospecting'
  | 'complete'
  | 'created_from_other_sp'
  | 'ended'
  | 'incomplete'
  | 'not_a_good_fit'
  | 'speculative'
  | 'stale'
  | 'verified';

/** All input for the `deleteLocation` mutation. */
export type DeleteLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  locationId?: number | null | undefined;
};

/** All input for the `deleteSearchFilter` mutation. */
export type DeleteSearchFilterInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

export type FilterType =
  | 'CapabilityFilter'
  | 'EthnicityFilter'
  | 'IncomeFilter'
  | 'LocationFilter'
  | 'NumberOfPlayersFilter'
  | 'SeasonFilter'
  | 'SportFilter'
  | 'StateFilter';

export type LocationStrategy =
  | 'per_location'
  | 'total';

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

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** Changes the given fields of one LocationFilter; fields that are not given stay as they are. */
export type UpdateLocationFilterInput = {
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  id: number;
  name?: string | null | undefined;
  radius?: string | number | null | undefined;
  strategy?: LocationStrategy | null | undefined;
  strategyCount?: number | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
};

/** All input for the `updateLocation` mutation. */
export type UpdateLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

/** All input for the `updateSearchFilter` mutation. */
export type UpdateSearchFilterInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  enabled?: boolean | null | undefined;
  id: number;
  parameters?: unknown;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

export type SearchFiltersCreateMutationVariables = Exact<{
  input: CreateSearchFilterInput;
}>;


export type SearchFiltersCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type SearchFiltersUpdateMutationVariables = Exact<{
  input: UpdateSearchFilterInput;
}>;


export type SearchFiltersUpdateMutation = { result: { changeId: string | null, record: { id: number, type: FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number } } };

export type SearchFiltersDeleteMutationVariables = Exact<{
  input: DeleteSearchFilterInput;
}>;


export type SearchFiltersDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type LocationFiltersCreateMutationVariables = Exact<{
  input: CreateLocationFilterInput;
}>;


export type LocationFiltersCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type LocationFiltersUpdateMutationVariables = Exact<{
  input: UpdateLocationFilterInput;
}>;


export type LocationFiltersUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type LocationsUpdateMutationVariables = Exact<{
  input: UpdateLocationInput;
}>;


export type LocationsUpdateMutation = { result: { changeId: string | null, record: { id: number, name: string, place: string | null, version: number } } };

export type AddAddressToLocationFilterMutationVariables = Exact<{
  input: AddAddressToLocationFilterInput;
}>;


export type AddAddressToLocationFilterMutation = { addAddressToLocationFilter: { changeId: string | null, clientMutationId: string | null } };

export type AddAllAvailableSponsorablePropertiesToCampaignMutationVariables = Exact<{
  input: AddAllAvailableSponsorablePropertiesToCampaignInput;
}>;


export type AddAllAvailableSponsorablePropertiesToCampaignMutation = { addAllAvailableSponsorablePropertiesToCampaign: { changeId: string | null, clientMutationId: string | null } };

export type AddZipsToLocationFilterMutationVariables = Exact<{
  input: AddZipsToLocationFilterInput;
}>;


export type AddZipsToLocationFilterMutation = { addZipsToLocationFilter: { changeId: string | null, clientMutationId: string | null } };

export type AddGeometriesToLocationFilterMutationVariables = Exact<{
  input: AddGeometriesToLocationFilterInput;
}>;


export type AddGeometriesToLocationFilterMutation = { addGeometriesToLocationFilter: { changeId: string | null, clientMutationId: string | null } };

export type AddSponsorablePropertiesToCampaignMutationVariables = Exact<{
  input: AddSponsorablePropertiesToCampaignInput;
}>;


export type AddSponsorablePropertiesToCampaignMutation = { addSponsorablePropertiesToCampaign: { changeId: string | null, offers: Array<{ id: number }> } };

export type DeleteLocationMutationVariables = Exact<{
  input: DeleteLocationInput;
}>;


export type DeleteLocationMutation = { deleteLocation: { changeId: string | null, clientMutationId: string | null } };

export type MarketsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarketsQuery = { markets: Array<{ id: number, name: string }> };

export type ProspectiveSponsorablePropertiesQueryVariables = Exact<{
  campaignId: number;
  cursor: string;
  dataConfidences?: Array<DataConfidence | null | undefined> | DataConfidence | null | undefined;
  offerStatuses?: Array<string | null | undefined> | string | null | undefined;
  hasSurveyResponse?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


export type ProspectiveSponsorablePropertiesQuery = { prospectiveSponsorableProperties: { lastPage: boolean, nextCursor: string | null, sponsorableProperties: Array<{ id: number, name: string, season: Season, seasonYear: number | null, numberOfPlayers: number | null, dataConfidence: DataConfidence, city: string | null, state: string | null, lat: number | null, lon: number | null, sponsorablePropertyCapabilitiesCount: number, sponsorablePropertyPackagesCount: number, sport: { id: number, name: string } | null, organization: { id: number, name: string, eventsSurveyResponses: Array<{ id: number }> }, campaignOffer: { id: number, status: OfferStatus, communicatedToLeague: boolean } | null }> } | null };

export type TargetingCampaignQueryVariables = Exact<{
  id: number;
}>;


export type TargetingCampaignQuery = { campaign: { id: number, version: number, name: string, season: Season, year: number, anySeason: boolean, addingRefusal: string | null, addingAllRefusal: string | null, status: CampaignStatus, sponsor: { id: number, name: string }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, searchFilters: Array<{ id: number, type: FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number }>, locationFilters: Array<{ id: number, name: string, radius: string, strategy: LocationStrategy, strategyCount: number, enabled: boolean, version: number, locations: Array<{ id: number, name: string, place: string | null, version: number }> }>, radii: Array<{ label: string, lat: number, lon: number, miles: number }>, campaignGeometries: Array<{ id: number, label: string, geoJson: Record<string, unknown> }> } | null };

export type TargetingClustersQueryVariables = Exact<{
  campaignId: number;
  zoom: number;
  west?: number | null | undefined;
  south?: number | null | undefined;
  east?: number | null | undefined;
  north?: number | null | undefined;
  dataConfidences?: Array<DataConfidence | null | undefined> | DataConfidence | null | undefined;
  offerStatuses?: Array<string | null | undefined> | string | null | undefined;
  hasSurveyResponse?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


export type TargetingClustersQuery = { targetingClusters: Array<{ count: number, lat: number, lon: number, sponsorablePropertyId: number, name: string }> };

export type TargetingSummaryQueryVariables = Exact<{
  campaignId: number;
  reportId: string;
  dataConfidences?: Array<DataConfidence | null | undefined> | DataConfidence | null | undefined;
  offerStatuses?: Array<string | null | undefined> | string | null | undefined;
  hasSurveyResponse?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


export type TargetingSummaryQuery = { propertiesWithoutCoordinates: number | null, targetingSummary: { count: number, medianNumberOfPlayers: number, withOffer: number } | null, prospectingReport: { id: string, available: number, conflicting: number } | null };

export type SearchFilterFragment = { id: number, type: FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number };

export type LocationFilterFragment = { id: number, name: string, radius: string, strategy: LocationStrategy, strategyCount: number, enabled: boolean, version: number, locations: Array<{ id: number, name: string, place: string | null, version: number }> };

export type LocationFragment = { id: number, name: string, place: string | null, version: number };

export type PropertyFragment = { id: number, name: string, season: Season, seasonYear: number | null, numberOfPlayers: number | null, dataConfidence: DataConfidence, city: string | null, state: string | null, lat: number | null, lon: number | null, sponsorablePropertyCapabilitiesCount: number, sponsorablePropertyPackagesCount: number, sport: { id: number, name: string } | null, organization: { id: number, name: string, eventsSurveyResponses: Array<{ id: number }> }, campaignOffer: { id: number, status: OfferStatus, communicatedToLeague: boolean } | null };

export type TargetingCampaignFragment = { id: number, version: number, name: string, season: Season, year: number, anySeason: boolean, addingRefusal: string | null, addingAllRefusal: string | null, status: CampaignStatus, sponsor: { id: number, name: string }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, searchFilters: Array<{ id: number, type: FilterType, enabled: boolean, parameters: Record<string, unknown>, version: number }>, locationFilters: Array<{ id: number, name: string, radius: string, strategy: LocationStrategy, strategyCount: number, enabled: boolean, version: number, locations: Array<{ id: number, name: string, place: string | null, version: number }> }>, radii: Array<{ label: string, lat: number, lon: number, miles: number }>, campaignGeometries: Array<{ id: number, label: string, geoJson: Record<string, unknown> }> };

export type DemographicsSourceQueryVariables = Exact<{ [key: string]: never; }>;


export type DemographicsSourceQuery = { demographicsSource: string | null };

export const SearchFiltersCreateDocument = { id: "t2SqwKI5Rj", name: "SearchFiltersCreate", kind: "mutation" } as TypedDocument<SearchFiltersCreateMutation, SearchFiltersCreateMutationVariables>;
export const SearchFiltersUpdateDocument = { id: "rlVLTGXDTc", name: "SearchFiltersUpdate", kind: "mutation" } as TypedDocument<SearchFiltersUpdateMutation, SearchFiltersUpdateMutationVariables>;
export const SearchFiltersDeleteDocument = { id: "LcaOxNM8jb", name: "SearchFiltersDelete", kind: "mutation" } as TypedDocument<SearchFiltersDeleteMutation, SearchFiltersDeleteMutationVariables>;
export const LocationFiltersCreateDocument = { id: "NEnlF17Mmc", name: "LocationFiltersCreate", kind: "mutation" } as TypedDocument<LocationFiltersCreateMutation, LocationFiltersCreateMutationVariables>;
export const LocationFiltersUpdateDocument = { id: "wHgaZBCd-5", name: "LocationFiltersUpdate", kind: "mutation" } as TypedDocument<LocationFiltersUpdateMutation, LocationFiltersUpdateMutationVariables>;
export const LocationsUpdateDocument = { id: "m5QyxLPWpz", name: "LocationsUpdate", kind: "mutation" } as TypedDocument<LocationsUpdateMutation, LocationsUpdateMutationVariables>;
export const AddAddressToLocationFilterDocument = { id: "b1kFhR0iJ2", name: "AddAddressToLocationFilter", kind: "mutation" } as TypedDocument<AddAddressToLocationFilterMutation, AddAddressToLocationFilterMutationVariables>;
export const AddAllAvailableSponsorablePropertiesToCampaignDocument = { id: "5_HUIVMyuM", name: "AddAllAvailableSponsorablePropertiesToCampaign", kind: "mutation" } as TypedDocument<AddAllAvailableSponsorablePropertiesToCampaignMutation, AddAllAvailableSponsorablePropertiesToCampaignMutationVariables>;
export const AddZipsToLocationFilterDocument = { id: "JyWeG1HVgk", name: "AddZipsToLocationFilter", kind: "mutation" } as TypedDocument<AddZipsToLocationFilterMutation, AddZipsToLocationFilterMutationVariables>;
export const AddGeometriesToLocationFilterDocument = { id: "VlsLRHnlOz", name: "AddGeometriesToLocationFilter", kind: "mutation" } as TypedDocument<AddGeometriesToLocationFilterMutation, AddGeometriesToLocationFilterMutationVariables>;
export const AddSponsorablePropertiesToCampaignDocument = { id: "T4fMEremf3", name: "AddSponsorablePropertiesToCampaign", kind: "mutation" } as TypedDocument<AddSponsorablePropertiesToCampaignMutation, AddSponsorablePropertiesToCampaignMutationVariables>;
export const DeleteLocationDocument = { id: "DNlQGgfVsE", name: "DeleteLocation", kind: "mutation" } as TypedDocument<DeleteLocationMutation, DeleteLocationMutationVariables>;
export const MarketsDocument = { id: "0bSltaZo8_", name: "Markets", kind: "query" } as TypedDocument<MarketsQuery, MarketsQueryVariables>;
export const ProspectiveSponsorablePropertiesDocument = { id: "DZPngJE6uk", name: "ProspectiveSponsorableProperties", kind: "query" } as TypedDocument<ProspectiveSponsorablePropertiesQuery, ProspectiveSponsorablePropertiesQueryVariables>;
export const TargetingCampaignDocument = { id: "8LsNG1OVr8", name: "TargetingCampaign", kind: "query" } as TypedDocument<TargetingCampaignQuery, TargetingCampaignQueryVariables>;
export const TargetingClustersDocument = { id: "2QiwEIpkmI", name: "TargetingClusters", kind: "query" } as TypedDocument<TargetingClustersQuery, TargetingClustersQueryVariables>;
export const TargetingSummaryDocument = { id: "Sq7ID9QkLv", name: "TargetingSummary", kind: "query" } as TypedDocument<TargetingSummaryQuery, TargetingSummaryQueryVariables>;
export const DemographicsSourceDocument = { id: "v3-Zml0uxe", name: "DemographicsSource", kind: "query" } as TypedDocument<DemographicsSourceQuery, DemographicsSourceQueryVariables>;
