import { gql } from '../../../ui/graphql.ts';
import type {
  DeliverableAddress,
  InsightReport,
  OrganizationHeader,
  OrganizationOffer,
  OrganizationOverview,
  OrganizationRow,
  OrganizationUser,
  PlayLocation,
  Program,
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
    organization(id: $id) { id name engagementStatus sportsManagementSoftwareId ${insight} }
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

export const OrganizationPlacesDocument = gql<
  { organization: { id: number; zips: string[]; playLocations: PlayLocation[] } | null },
  ById
>(`
  query OrganizationPlaces($id: Int!) {
    organization(id: $id) { id zips playLocations { id nickname address lat lon primary } }
  }
`);

export const CreatePlayLocationDocument = gql<
  { createOrganizationPlayLocation: { playLocation: ById } },
  { input: { organizationId: number; playLocationInput: { address: string; nickname: string } } }
>(`
  mutation CreateOrganizationPlayLocation($input: CreateOrganizationPlayLocationInput!) {
    createOrganizationPlayLocation(input: $input) { playLocation { id } }
  }
`);

export const DeletePlayLocationDocument = gql<
  { deleteOrganizationPlayLocation: { clientMutationId: string | null } },
  { input: ById }
>(`
  mutation DeleteOrganizationPlayLocation($input: DeleteOrganizationPlayLocationInput!) {
    deleteOrganizationPlayLocation(input: $input) { clientMutationId }
  }
`);

export const AddZipsDocument = gql<
  { addZips: { organization: ById } },
  { input: { organizationId: number; zips: string[] } }
>(`
  mutation AddZips($input: AddZipsInput!) { addZips(input: $input) { organization { id } } }
`);

export const RemoveZipDocument = gql<
  { removeZip: { organization: ById } },
  { input: { organizationId: number; zip: string } }
>(`
  mutation RemoveZip($input: RemoveZipInput!) { removeZip(input: $input) { organization { id } } }
`);

export const OrganizationProgramsDocument = gql<
  { organization: { id: number; playLocations: PlayLocation[]; sponsorableProperties: Program[] } | null },
  ById
>(`
  query OrganizationPrograms($id: Int!) {
    organization(id: $id) {
      id
      playLocations { id nickname address lat lon primary }
      sponsorableProperties {
        id name season startDate endDate numberOfPlayers minAge maxAge female male dataConfidence
        sportId competitivenessId
        sport { id name }
        competitiveness { id name }
        places: sponsorablePropertyPlayLocations { playLocationId primary }
      }
    }
  }
`);

export type ProgramInput = {
  name: string;
  season: string;
  sportId: number;
  competitivenessId: number;
  playLocationsIds: number[];
  organizationId: number;
  startDate: string | null;
  endDate: string | null;
  numberOfPlayers: number | null;
  minAge: number | null;
  maxAge: number | null;
  female: boolean;
  male: boolean;
};

export const CreateSponsorablePropertyDocument = gql<
  { createSponsorableProperty: { sponsorableProperty: ById } },
  { input: ProgramInput }
>(`
  mutation CreateSponsorableProperty($input: CreateSponsorablePropertyInput!) {
    createSponsorableProperty(input: $input) { sponsorableProperty { id } }
  }
`);

export const UpdateSponsorablePropertyDocument = gql<
  { updateSponsorableProperty: { sponsorableProperty: ById } },
  { input: ProgramInput & { id: number; primaryPlayLocationId: number | null } }
>(`
  mutation UpdateSponsorableProperty($input: UpdateSponsorablePropertyInput!) {
    updateSponsorableProperty(input: $input) { sponsorableProperty { id } }
  }
`);

export const DeleteSponsorablePropertyDocument = gql<
  { deleteSponsorableProperty: { clientMutationId: string | null } },
  { input: ById }
>(`
  mutation DeleteSponsorableProperty($input: DeleteSponsorablePropertyInput!) {
    deleteSponsorableProperty(input: $input) { clientMutationId }
  }
`);

const address = 'id name line1 line2 city state zip country deliverability';

export const OrganizationAddressesDocument = gql<
  {
    organization: {
      id: number;
      name: string;
      mailingAddress: DeliverableAddress | null;
      shippingAddress: DeliverableAddress | null;
    } | null;
  },
  ById
>(`
  query OrganizationAddresses($id: Int!) {
    organization(id: $id) { id name mailingAddress { ${address} } shippingAddress { ${address} } }
  }
`);

export const VerifyAddressDocument = gql<
  {
    verifyAddress: Record<
      'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'country' | 'deliverability',
      string | null
    >;
  },
  { name: string; line1: string; line2: string; city: string; state: string; zip: string; country: string }
>(`
  query VerifyAddress(
    $name: String, $line1: String!, $line2: String, $city: String, $state: String, $zip: String, $country: Country
  ) {
    verifyAddress(name: $name, line1: $line1, line2: $line2, city: $city, state: $state, zip: $zip, country: $country) {
      name line1 line2 city state zip deliverability country
    }
  }
`);

export const UpsertAddressDocument = gql<
  { upsertAddress: { clientMutationId: string | null } },
  {
    input: {
      organizationId: number;
      addressType: 'mailing' | 'shipping';
      name: string;
      line1: string;
      line2: string | null;
      city: string;
      state: string;
      zip: string;
      country: string;
      deliverability: string | null;
    };
  }
>(`
  mutation UpsertAddress($input: UpsertAddressInput!) { upsertAddress(input: $input) { clientMutationId } }
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

export const OrganizationUsersDocument = gql<
  { organization: { id: number; name: string; users: OrganizationUser[] } | null },
  ById
>(`
  query OrganizationUsers($id: Int!) {
    organization(id: $id) { id name users { id email name title cellPhone status lastLogin openInvitationId } }
  }
`);

export const InviteOrganizationUserDocument = gql<
  { inviteOrganizationUser: { clientMutationId: string | null } },
  { input: { organizationId: number; email: string } }
>(`
  mutation InviteOrganizationUser($input: InviteOrganizationUserInput!) {
    inviteOrganizationUser(input: $input) { clientMutationId }
  }
`);

export const ResendUserInviteDocument = gql<
  { resendUserInvite: { clientMutationId: string | null } },
  { input: { userId: number } }
>(`
  mutation ResendUserInvite($input: ResendUserInviteInput!) { resendUserInvite(input: $input) { clientMutationId } }
`);

export const DissociateUserDocument = gql<
  { dissociateUserAndOrganization: { clientMutationId: string | null } },
  { input: { userId: number; organizationId: number } }
>(`
  mutation DissociateUserAndOrganization($input: DissociateUserAndOrganizationInput!) {
    dissociateUserAndOrganization(input: $input) { clientMutationId }
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
