import { gql } from '../../../ui/graphql.ts';
import type { FilterType, Parameters, Property, TargetingCampaign } from './types.ts';

const cleared = '{ clientMutationId }';

export const TargetingCampaignDocument = gql<{ campaign: TargetingCampaign | null }, { id: number }>(`
  query TargetingCampaign($id: Int!) {
    campaign(id: $id) {
      id name season year status prospectingReportId
      sponsor { id name }
      offerCountsReport { prospecting qualified proposed confirmed removed }
      searchFilters { id type enabled parameters }
      locationFilters {
        id name radius strategy strategyCount enabled
        locations { id name kind place lat lon }
      }
      radii { label lat lon miles }
      campaignGeometries { id label geoJson }
    }
  }
`);

export const TargetingSummaryDocument = gql<
  {
    targetingSummary: { count: number; medianNumberOfPlayers: number } | null;
    prospectingReport: { id: string; available: number | null } | null;
  },
  { campaignId: number; reportId: string }
>(`
  query TargetingSummary($campaignId: Int!, $reportId: String!) {
    targetingSummary(campaignId: $campaignId) { count medianNumberOfPlayers }
    prospectingReport(id: $reportId) { id available }
  }
`);

export const ProspectivePropertiesDocument = gql<
  {
    prospectiveSponsorableProperties: {
      lastPage: boolean;
      nextCursor: string;
      sponsorableProperties: Property[];
    } | null;
  },
  { campaignId: number; cursor: string }
>(`
  query ProspectiveSponsorableProperties($campaignId: Int!, $cursor: String!) {
    prospectiveSponsorableProperties(campaignId: $campaignId, cursor: $cursor) {
      lastPage
      nextCursor
      sponsorableProperties {
        id name season numberOfPlayers dataConfidence city state lat lon
        sport { id name }
        sponsorablePropertyCapabilitiesCount
        sponsorablePropertyPackagesCount
        organization { id name eventsSurveyResponses { id } }
        campaignOffer(campaignId: $campaignId) { id status communicatedToLeague }
      }
    }
  }
`);

export const CreateSearchFilterDocument = gql<
  { createSearchFilter: { searchFilter: { id: number } } },
  { input: { campaignId: number; type: FilterType; parameters: Parameters } }
>(`
  mutation CreateSearchFilter($input: CreateSearchFilterInput!) {
    createSearchFilter(input: $input) { searchFilter { id } }
  }
`);

export const UpdateSearchFilterDocument = gql<
  { updateSearchFilter: { searchFilter: { id: number } } },
  { input: { id: number; enabled?: boolean; parameters?: Parameters } }
>(`
  mutation UpdateSearchFilter($input: UpdateSearchFilterInput!) {
    updateSearchFilter(input: $input) { searchFilter { id } }
  }
`);

export const DeleteSearchFilterDocument = gql<
  { deleteSearchFilter: { clientMutationId: string | null } },
  { input: { id: number } }
>(`
  mutation DeleteSearchFilter($input: DeleteSearchFilterInput!) { deleteSearchFilter(input: $input) ${cleared} }
`);

export const CreateLocationFilterDocument = gql<
  { createLocationFilter: { locationFilter: { id: number } } },
  { input: { campaignId: number; name: string } }
>(`
  mutation CreateLocationFilter($input: CreateLocationFilterInput!) {
    createLocationFilter(input: $input) { locationFilter { id } }
  }
`);

export const UpdateLocationFilterDocument = gql<
  { updateLocationFilter: { locationFilter: { id: number } } },
  {
    input: {
      id: number;
      name?: string;
      radius?: number;
      strategy?: string;
      strategyCount?: number;
      enabled?: boolean;
    };
  }
>(`
  mutation UpdateLocationFilter($input: UpdateLocationFilterInput!) {
    updateLocationFilter(input: $input) { locationFilter { id } }
  }
`);

export const AddAddressDocument = gql<
  { addAddressToLocationFilter: { clientMutationId: string | null } },
  { input: { locationFilterId: number; name: string; address: string; lat: number | null; lon: number | null } }
>(`
  mutation AddAddressToLocationFilter($input: AddAddressToLocationFilterInput!) {
    addAddressToLocationFilter(input: $input) ${cleared}
  }
`);

export const AddFilterZipsDocument = gql<
  { addZipsToLocationFilter: { clientMutationId: string | null } },
  { input: { locationFilterId: number; zips: string[] } }
>(`
  mutation AddZipsToLocationFilter($input: AddZipsToLocationFilterInput!) {
    addZipsToLocationFilter(input: $input) ${cleared}
  }
`);

export const AddGeometriesDocument = gql<
  { addGeometriesToLocationFilter: { clientMutationId: string | null } },
  { input: { locationFilterId: number; geometryIds: number[] } }
>(`
  mutation AddGeometriesToLocationFilter($input: AddGeometriesToLocationFilterInput!) {
    addGeometriesToLocationFilter(input: $input) ${cleared}
  }
`);

export const MarketsDocument = gql<{ markets: { id: number; name: string }[] }>(`
  query Markets { markets { id name } }
`);

export const UpdateLocationDocument = gql<
  { updateLocation: { clientMutationId: string | null } },
  { input: { id: number; name: string } }
>(`
  mutation UpdateLocation($input: UpdateLocationInput!) { updateLocation(input: $input) ${cleared} }
`);

export const DeleteLocationDocument = gql<
  { deleteLocation: { clientMutationId: string | null } },
  { input: { locationId: number } }
>(`
  mutation DeleteLocation($input: DeleteLocationInput!) { deleteLocation(input: $input) ${cleared} }
`);

export const AddPropertiesDocument = gql<
  { addSponsorablePropertiesToCampaign: { offers: { id: number }[] } },
  { input: { campaignId: number; sponsorablePropertyIds: number[] } }
>(`
  mutation AddSponsorablePropertiesToCampaign($input: AddSponsorablePropertiesToCampaignInput!) {
    addSponsorablePropertiesToCampaign(input: $input) { offers { id } }
  }
`);

export const AddAllAvailableDocument = gql<
  { addAllAvailableSponsorablePropertiesToCampaign: { clientMutationId: string | null } },
  { input: { campaignId?: number; searchFilterId?: number } }
>(`
  mutation AddAllAvailableSponsorablePropertiesToCampaign($input: AddAllAvailableSponsorablePropertiesToCampaignInput!) {
    addAllAvailableSponsorablePropertiesToCampaign(input: $input) ${cleared}
  }
`);
