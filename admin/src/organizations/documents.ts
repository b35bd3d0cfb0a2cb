import { gql } from '../../../ui/graphql.ts';
import type {
  InsightReport,
  OrganizationHeader,
  OrganizationOffer,
  OrganizationOverview,
  OrganizationRow,
} from './types.ts';

const insight = 'sponsorshipInsightReport { averageConfirmedValue confirmedCount onTimeVerificationPercentage }';
const row = `id name city state websiteUrl updatedAt primaryPlayLocation { address } ${insight}`;

type ById = { id: number };

export const OrganizationStatsDocument = gql<{ organizationStats: { count: number } }>(`
  query OrganizationStats { organizationStats { count } }
`);

export const SearchedOrganizationsDocument = gql<
  { searchedOrganizations: OrganizationRow[] },
  { query: string; perPage: number }
>(`
  query SearchedOrganizations($query: String!, $perPage: Int) {
    searchedOrganizations(query: $query, perPage: $perPage) { ${row} }
  }
`);

export const RecentOrganizationsDocument = gql<{ recentOrganizations: OrganizationRow[] }>(`
  query RecentOrganizations { recentOrganizations { ${row} } }
`);

export const OrganizationsDocument = gql<{ organizations: OrganizationRow[] }, { organizationIds: number[] }>(`
  query Organizations($organizationIds: [Int!]!) { organizations(organizationIds: $organizationIds) { ${row} } }
`);

export const CreateOrganizationDocument = gql<
  { createOrganization: { organization: { id: number } } },
  {
    input: {
      name: string;
      contactEmail: string | null;
      websiteUrl: string | null;
      locations: string[];
      winterSportIds: number[];
      springSportIds: number[];
      summerSportIds: number[];
      fallSportIds: number[];
    };
  }
>(`
  mutation CreateOrganization($input: CreateOrganizationInput!) {
    createOrganization(input: $input) { organization { id } }
  }
`);

export const DeleteOrganizationDocument = gql<
  { deleteOrganization: { clientMutationId: string | null } },
  { input: ById }
>(`
  mutation DeleteOrganization($input: DeleteOrganizationInput!) {
    deleteOrganization(input: $input) { clientMutationId }
  }
`);

export const OrganizationHeaderDocument = gql<{ organization: OrganizationHeader | null }, ById>(`
  query OrganizationHeader($id: Int!) {
    organization(id: $id) { id name engagementStatus sportsManagementSoftwareId users { id } ${insight} }
  }
`);

export const OrganizationOverviewDocument = gql<{ organization: OrganizationOverview | null }, ById>(`
  query OrganizationOverview($id: Int!) {
    organization(id: $id) {
      id name city state contactEmail contactPhone websiteUrl organizationTypeId numberOfUniqueParticipantsPerYear
      winterSportIds springSportIds summerSportIds fallSportIds
      socialMedia { id channelId url canPost }
      socialMediaFollowingSize emailListSize emailOpenRate dataConfidence dataConfidenceReason
      sportsManagementSoftwareId salesforceId hubspotCompanyId language minAge maxAge female male digitalReach
      eventsSurveyResponses { id submittedAt surveyGizmoResponseId }
      zips
    }
  }
`);

export const UpdateOrganizationDocument = gql<
  { updateOrganization: { organization: ById } },
  { input: { organizationId: number } & Record<string, unknown> }
>(`
  mutation UpdateOrganization($input: UpdateOrganizationInput!) {
    updateOrganization(input: $input) { organization { id } }
  }
`);

export const OrganizationOffersDocument = gql<
  { organization: { id: number; offers: OrganizationOffer[] } | null },
  ById
>(`
  query OrganizationOffers($id: Int!) {
    organization(id: $id) {
      id
      offers {
        id
        status
        campaign { id name season year status sponsor { id name } }
        sponsorableProperty { id name }
      }
    }
  }
`);

export const OrganizationPreQualsDocument = gql<
  {
    organization: {
      id: number;
      offers: {
        id: number;
        campaign: { id: number; name: string; season: string; year: number };
        preQualSurveyResponses: { id: number; createdAt: string }[];
      }[];
    } | null;
  },
  ById
>(`
  query OrganizationPreQuals($id: Int!) {
    organization(id: $id) {
      id
      offers { id campaign { id name season year } preQualSurveyResponses { id createdAt } }
    }
  }
`);

export const OrganizationPeekDocument = gql<
  {
    organization: {
      id: number;
      name: string;
      engagementStatus: string;
      sponsorshipInsightReport: InsightReport | null;
      numberOfUniqueParticipantsPerYear: number | null;
      emailListSize: number | null;
      socialMediaFollowingSize: number | null;
      dataConfidence: string;
      playLocations: { id: number }[];
      offers: OrganizationOffer[];
    } | null;
  },
  { id: number }
>(`
  query OrganizationPeek($id: Int!) {
    organization(id: $id) {
      id name engagementStatus
      sponsorshipInsightReport { averageConfirmedValue confirmedCount onTimeVerificationPercentage }
      numberOfUniqueParticipantsPerYear emailListSize socialMediaFollowingSize dataConfidence
      playLocations { id }
      offers { id status campaign { id name season year status sponsor { id name } } sponsorableProperty { id name } }
    }
  }
`);
