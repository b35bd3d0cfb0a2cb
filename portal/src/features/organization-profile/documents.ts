/** Calls of an organization's own profile. */
import { gql } from '../../../../ui/graphql.ts';

export interface Named {
  id: number;
  name: string;
}

export interface ProfileHead {
  id: number;
  name: string;
  engagementStatus: 'active' | 'inactive';
}

/** Name and engagement of an own organization; null for any other (B-007, B-062, B-066). */
export const profileHead = gql<{ organization: ProfileHead | null }, { id: number }>(
  `query MyOrganizationProfile($id: Int!) { organization(id: $id) { id name engagementStatus } }`,
);

export interface SocialMediaEntry {
  /** Negative while it is new (B-082). */
  id: number;
  channelId: number;
  url: string;
  canPost: boolean;
}

export interface Overview {
  id: number;
  name: string;
  contactEmail: string | null;
  contactPhone: string | null;
  websiteUrl: string | null;
  organizationTypeId: number | null;
  numberOfUniqueParticipantsPerYear: number | null;
  winterSportIds: number[];
  springSportIds: number[];
  summerSportIds: number[];
  fallSportIds: number[];
  socialMedia: SocialMediaEntry[];
  socialMediaFollowingSize: number | null;
  emailListSize: number | null;
  emailOpenRate: string | null;
  minAge: number | null;
  maxAge: number | null;
  female: boolean | null;
  male: boolean | null;
}

const overviewSelection = `
    id name contactEmail contactPhone websiteUrl organizationTypeId numberOfUniqueParticipantsPerYear
    winterSportIds springSportIds summerSportIds fallSportIds
    socialMedia { id channelId url canPost }
    socialMediaFollowingSize emailListSize emailOpenRate minAge maxAge female male`;

/** What an organization's people may change of it, what they only see, and the lists to choose from (B-073, B-075). */
export const organizationOverview = gql<
  { organization: Overview | null; sports: Named[]; organizationTypes: Named[]; socialMediaChannels: Named[] },
  { id: number }
>(`query MyOrganizationOverview($id: Int!) {
  organization(id: $id) {${overviewSelection}
  }
  sports { id name }
  organizationTypes { id name }
  socialMediaChannels { id name }
}`);

/** Saves the changed fields and gives the whole back (B-086, L-333). */
export const updateOrganization = gql<
  { updateOrganization: { organization: Overview } },
  { input: { organizationId: number } & Record<string, unknown> }
>(`mutation UpdateMyOrganization($input: UpdateOrganizationInput!) {
  updateOrganization(input: $input) { organization {${overviewSelection}
  } }
}`);

export interface PlayLocation {
  id: number;
  nickname: string;
  address: string;
  lat: number | null;
  lon: number | null;
  primary: boolean;
}

/** Where an own organization plays (B-106). */
export const organizationPlaces = gql<
  { organization: { id: number; playLocations: PlayLocation[] } | null; primaryPlayLocation: { id: number } | null },
  { id: number }
>(`query MyOrganizationPlaces($id: Int!) {
  organization(id: $id) { id playLocations { id nickname address lat lon primary } }
  primaryPlayLocation(organizationId: $id) { id }
}`);

export interface PlaceInput {
  nickname: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: 'US' | 'CA';
  lat: number;
  lon: number;
}

/** Adds a place (B-111). */
export const createPlayLocation = gql<
  { createOrganizationPlayLocation: { playLocation: { id: number } } },
  { input: { organizationId: number; playLocationInput: PlaceInput } }
>(`mutation CreateMyPlayLocation($input: CreateOrganizationPlayLocationInput!) {
  createOrganizationPlayLocation(input: $input) { playLocation { id } }
}`);

/** Removes a place; refused while it is the only one of a program (B-106, B-119). */
export const deletePlayLocation = gql<
  { deleteOrganizationPlayLocation: { clientMutationId: string | null } },
  { input: { id: number } }
>(`mutation DeleteMyPlayLocation($input: DeleteOrganizationPlayLocationInput!) {
  deleteOrganizationPlayLocation(input: $input) { clientMutationId }
}`);

export interface Program {
  id: number;
  name: string;
  season: string;
  startDate: string | null;
  endDate: string | null;
  numberOfPlayers: number | null;
  minAge: number | null;
  maxAge: number | null;
  female: boolean;
  male: boolean;
  dataConfidence: string;
  sportId: number | null;
  competitivenessId: number | null;
  sport: { name: string } | null;
  competitiveness: { name: string } | null;
  places: { playLocationId: number; primary: boolean }[];
}

/** The programs of an own organization with what their form needs (B-121, B-137). */
export const organizationPrograms = gql<
  {
    today: string;
    organization: { id: number; playLocations: PlayLocation[]; sponsorableProperties: Program[] } | null;
    sports: Named[];
    competitivenesses: Named[];
  },
  { id: number }
>(`query MyOrganizationPrograms($id: Int!) {
  today
  organization(id: $id) {
    id
    playLocations { id nickname address lat lon primary }
    sponsorableProperties {
      id name season startDate endDate numberOfPlayers minAge maxAge female male dataConfidence sportId competitivenessId
      sport { name }
      competitiveness { name }
      places: sponsorablePropertyPlayLocations { playLocationId primary }
    }
  }
  sports { id name }
  competitivenesses { id name }
}`);

export interface ProgramInput {
  organizationId: number;
  name: string;
  season: string;
  sportId: number;
  competitivenessId: number;
  playLocationsIds: number[];
  numberOfPlayers: number | null;
  minAge: number | null;
  maxAge: number | null;
  startDate: string | null;
  endDate: string | null;
  female: boolean;
  male: boolean;
}

/** Makes a program; its first place is the primary one (B-134, B-141). */
export const createProgram = gql<
  { createSponsorableProperty: { sponsorableProperty: { id: number } } },
  { input: ProgramInput }
>(`mutation CreateMyProgram($input: CreateSponsorablePropertyInput!) {
  createSponsorableProperty(input: $input) { sponsorableProperty { id } }
}`);

/** Changes a program (B-135). */
export const updateProgram = gql<
  { updateSponsorableProperty: { sponsorableProperty: { id: number } } },
  { input: ProgramInput & { id: number; primaryPlayLocationId: number | null } }
>(`mutation UpdateMyProgram($input: UpdateSponsorablePropertyInput!) {
  updateSponsorableProperty(input: $input) { sponsorableProperty { id } }
}`);

/** Deletes a program; refused while sponsors have offers on it (B-136, B-143). */
export const deleteProgram = gql<
  { deleteSponsorableProperty: { clientMutationId: string | null } },
  { input: { id: number } }
>(`mutation DeleteMyProgram($input: DeleteSponsorablePropertyInput!) {
  deleteSponsorableProperty(input: $input) { clientMutationId }
}`);
