import { gql } from '../../../ui/graphql.ts';
import type { Step } from '../api/useWhole.ts';
import type { Prospect, Report } from './types.ts';

/** Offers by status; `$withLatLon` adds the coordinates of their properties, which only a map needs (S-424). */
const prospect = `{
  id status value communicatedToLeague numberOfOfferViews numberOfSurveyViews surveySentAt offerSentAt offerOpenedAt
  onboardingEmailSentAt removalReason
  recentComment { createdAt description }
  fundraiserConflict { conflict conflictingOfferStatus conflictingOfferId }
  surveyConflict { conflict conflictingOfferStatus conflictingOfferId }
  preQualSurveyResponses { id booleanResponse }
  sponsorableProperty {
    id name numberOfPlayers city state
    lat @include(if: $withLatLon)
    lon @include(if: $withLatLon)
    organization { id name canReceiveEmails }
  }
}`;
const report = '{ id available prospecting qualified proposed confirmed target lastTouchpoint }';

type CampaignFacts = {
  id: number;
  name: string;
  season: string;
  year: number;
  status: string;
  sponsor: { id: number; name: string };
};
const campaign = 'id name season year status sponsor { id name }';

export const CampaignProspectsDocument = gql<
  {
    campaign:
      | (CampaignFacts & {
          prospectingReportId: string;
          locationFilters: { id: number; name: string; enabled: boolean }[];
          offers: Prospect[];
        })
      | null;
  },
  { campaignId: number; withLatLon: boolean } & Step
>(`
  query CampaignProspects($campaignId: Int!, $withLatLon: Boolean!, $first: Int, $after: Int = 0) {
    campaign(id: $campaignId) {
      ${campaign} prospectingReportId
      locationFilters { id name enabled }
      offers(filter: {id: {greaterThan: $after}}, first: $first, orderBy: [ID_ASC]) ${prospect}
    }
  }
`);

export const FilterProspectsDocument = gql<
  {
    locationFilter: {
      id: number;
      name: string;
      prospectingReportId: string;
      searchFilter: { id: number; campaign: CampaignFacts };
      locations: { id: number; name: string }[];
      offers: Prospect[];
    } | null;
  },
  { id: number; withLatLon: boolean } & Step
>(`
  query FilterProspects($id: Int!, $withLatLon: Boolean!, $first: Int, $after: Int = 0) {
    locationFilter(id: $id) {
      id name prospectingReportId
      searchFilter { id campaign { ${campaign} } }
      locations { id name }
      offers(filter: {id: {greaterThan: $after}}, first: $first) ${prospect}
    }
  }
`);

export const LocationProspectsDocument = gql<
  {
    location: {
      id: number;
      name: string;
      prospectingReportId: string;
      locationFilter: { id: number; name: string; searchFilter: { id: number; campaign: CampaignFacts } };
      offers: Prospect[];
    } | null;
  },
  { id: number; withLatLon: boolean } & Step
>(`
  query LocationProspects($id: Int!, $withLatLon: Boolean!, $first: Int, $after: Int = 0) {
    location(id: $id) {
      id name prospectingReportId
      locationFilter { id name searchFilter { id campaign { ${campaign} } } }
      offers(filter: {id: {greaterThan: $after}}, first: $first) ${prospect}
    }
  }
`);

export const ProspectingReportDocument = gql<{ prospectingReport: Report | null }, { id: string }>(`
  query ProspectingReport($id: String!) { prospectingReport(id: $id) ${report} }
`);

/** The same report, sent whenever an offer in its scope changes (B-310). */
export const ProspectingReportChannelDocument = gql<{ prospectingReportChannel: Report | null }, { id: string }>(`
  subscription ProspectingReportChannel($id: String!) { prospectingReportChannel(id: $id) ${report} }
`);

export const AddPreviousPartnersDocument = gql<
  { addPreviousPartnersToCampaign: { offers: { id: number }[] } },
  { input: { campaignId?: number; searchFilterId?: number } }
>(`
  mutation AddPreviousPartnersToCampaign($input: AddPreviousPartnersToCampaignInput!) {
    addPreviousPartnersToCampaign(input: $input) { offers { id } }
  }
`);

export const AddOrganizationPropertiesDocument = gql<
  { addOrganizationSponsorablePropertiesToCampaign: { offers: { id: number }[] } },
  { input: { campaignId: number; organizationId: number } }
>(`
  mutation AddOrganizationSponsorablePropertiesToCampaign(
    $input: AddOrganizationSponsorablePropertiesToCampaignInput!
  ) {
    addOrganizationSponsorablePropertiesToCampaign(input: $input) { offers { id } }
  }
`);

export const CreateSeasonProspectsDocument = gql<
  { createYouthSportsSeasonProspects: { offers: { id: number }[] } },
  { input: { campaignId: number; name: string; locations: string[] } & Record<string, unknown> }
>(`
  mutation CreateYouthSportsSeasonProspects($input: CreateYouthSportsSeasonProspectsInput!) {
    createYouthSportsSeasonProspects(input: $input) { offers { id } }
  }
`);

export const RemoveFromCampaignDocument = gql<
  { removeSponsorablePropertiesFromCampaign: { clientMutationId: string | null } },
  { input: { offerIds: number[]; markAsUnqualified: boolean; removalReason: string | null } }
>(`
  mutation RemoveSponsorablePropertiesFromCampaign($input: RemoveSponsorablePropertiesFromCampaignInput!) {
    removeSponsorablePropertiesFromCampaign(input: $input) { clientMutationId }
  }
`);
