// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Country =
  | 'CA'
  | 'US';

/** All input for the `createOrganizationPlayLocation` mutation. */
export type CreateOrganizationPlayLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  playLocationInput?: PlayLocationInputRecordInput | null | undefined;
};

/** All input for the `createSponsorableProperty` mutation. */
export type CreateSponsorablePropertyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  competitivenessId?: number | null | undefined;
  endDate?: string | null | undefined;
  female?: boolean | null | undefined;
  male?: boolean | null | undefined;
  maxAge?: number | null | undefined;
  minAge?: number | null | undefined;
  name?: string | null | undefined;
  numberOfPlayers?: number | null | undefined;
  organizationId?: number | null | undefined;
  playLocationsIds?: Array<number | null | undefined> | null | undefined;
  season?: Season | null | undefined;
  sportId?: number | null | undefined;
  startDate?: string | null | undefined;
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

/** All input for the `deleteOrganizationPlayLocation` mutation. */
export type DeleteOrganizationPlayLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

/** All input for the `deleteSponsorableProperty` mutation. */
export type DeleteSponsorablePropertyInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type EngagementStatus =
  | 'active'
  | 'inactive';

/** A language that pages and mails are written in. */
export type Language =
  | 'en'
  | 'es';

/** An input for mutations affecting `PlayLocationInputRecord` */
export type PlayLocationInputRecordInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: Country | null | undefined;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  nickname?: string | null | undefined;
  state?: string | null | undefined;
  street?: string | null | undefined;
  zipcode?: string | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** A social media account of an organization: without id it is new. */
export type SocialMediaEntryInput = {
  canPost?: boolean | null | undefined;
  channelId: number;
  id?: number | null | undefined;
  url?: string | null | undefined;
};

/** Changes the given fields of one Organization; fields that are not given stay as they are. */
export type UpdateOrganizationInput = {
  city?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  dataConfidence?: DataConfidence | null | undefined;
  dataConfidenceReason?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  fallSportIds?: Array<number> | null | undefined;
  hubspotCompanyId?: string | null | undefined;
  id?: number | null | undefined;
  language?: Language | null | undefined;
  name?: string | null | undefined;
  numberOfUniqueParticipantsPerYear?: number | null | undefined;
  organizationId?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  socialMedia?: Array<SocialMediaEntryInput> | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sportsManagementSoftwareId?: number | null | undefined;
  springSportIds?: Array<number> | null | undefined;
  state?: string | null | undefined;
  summerSportIds?: Array<number> | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
  websiteSponsorshipsUrl?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
};

/** Changes the given fields of one SponsorableProperty; fields that are not given stay as they are. */
export type UpdateSponsorablePropertyInput = {
  clientMutationId?: string | null | undefined;
  competitivenessId?: number | null | undefined;
  dataConfidence?: DataConfidence | null | undefined;
  endDate?: string | null | undefined;
  female?: boolean | null | undefined;
  id: number;
  male?: boolean | null | undefined;
  maxAge?: number | null | undefined;
  minAge?: number | null | undefined;
  name?: string | null | undefined;
  numberOfPlayers?: number | null | undefined;
  organizationId?: number | null | undefined;
  playLocationsIds?: Array<number> | null | undefined;
  primaryPlayLocationId?: number | null | undefined;
  season?: Season | null | undefined;
  sportId?: number | null | undefined;
  startDate?: string | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
};

export type MyOrganizationProfileQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationProfileQuery = { organization: { id: number, name: string, engagementStatus: EngagementStatus } | null };

export type OverviewFragment = { id: number, name: string, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }> };

export type MyOrganizationOverviewQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationOverviewQuery = { organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }> } | null, sports: Array<{ id: number, name: string }>, organizationTypes: Array<{ id: number, name: string }>, socialMediaChannels: Array<{ id: number, name: string }> };

export type UpdateMyOrganizationMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateMyOrganizationMutation = { updateOrganization: { organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }> } | null } | null };

export type PlayLocationFragment = { id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean };

export type MyOrganizationPlacesQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationPlacesQuery = { organization: { id: number, playLocations: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }> } | null, primaryPlayLocation: { id: number } | null };

export type CreateMyPlayLocationMutationVariables = Exact<{
  input: CreateOrganizationPlayLocationInput;
}>;


export type CreateMyPlayLocationMutation = { createOrganizationPlayLocation: { playLocation: { id: number } | null } | null };

export type DeleteMyPlayLocationMutationVariables = Exact<{
  input: DeleteOrganizationPlayLocationInput;
}>;


export type DeleteMyPlayLocationMutation = { deleteOrganizationPlayLocation: { clientMutationId: string | null } | null };

export type ProgramFragment = { id: number, name: string, season: Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: DataConfidence | null, sportId: number | null, competitivenessId: number | null, sport: { name: string } | null, competitiveness: { name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> };

export type MyOrganizationProgramsQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationProgramsQuery = { today: string, organization: { id: number, playLocations: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }>, sponsorableProperties: Array<{ id: number, name: string, season: Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: DataConfidence | null, sportId: number | null, competitivenessId: number | null, sport: { name: string } | null, competitiveness: { name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> }> } | null, sports: Array<{ id: number, name: string }>, competitivenesses: Array<{ id: number, name: string }> };

export type CreateMyProgramMutationVariables = Exact<{
  input: CreateSponsorablePropertyInput;
}>;


export type CreateMyProgramMutation = { createSponsorableProperty: { sponsorableProperty: { id: number } | null } | null };

export type UpdateMyProgramMutationVariables = Exact<{
  input: UpdateSponsorablePropertyInput;
}>;


export type UpdateMyProgramMutation = { updateSponsorableProperty: { sponsorableProperty: { id: number } | null } | null };

export type DeleteMyProgramMutationVariables = Exact<{
  input: DeleteSponsorablePropertyInput;
}>;


export type DeleteMyProgramMutation = { deleteSponsorableProperty: { clientMutationId: string | null } | null };

export const MyOrganizationProfileDocument = { id: "l5tdGc7yDA", name: "MyOrganizationProfile", kind: "query" } as TypedDocument<MyOrganizationProfileQuery, MyOrganizationProfileQueryVariables>;
export const MyOrganizationOverviewDocument = { id: "qzBM6SfLA_", name: "MyOrganizationOverview", kind: "query" } as TypedDocument<MyOrganizationOverviewQuery, MyOrganizationOverviewQueryVariables>;
export const UpdateMyOrganizationDocument = { id: "2JYiWZby3H", name: "UpdateMyOrganization", kind: "mutation" } as TypedDocument<UpdateMyOrganizationMutation, UpdateMyOrganizationMutationVariables>;
export const MyOrganizationPlacesDocument = { id: "-GJ1fJcp5S", name: "MyOrganizationPlaces", kind: "query" } as TypedDocument<MyOrganizationPlacesQuery, MyOrganizationPlacesQueryVariables>;
export const CreateMyPlayLocationDocument = { id: "ZtDNGPqbCC", name: "CreateMyPlayLocation", kind: "mutation" } as TypedDocument<CreateMyPlayLocationMutation, CreateMyPlayLocationMutationVariables>;
export const DeleteMyPlayLocationDocument = { id: "BXI5_Mtrf0", name: "DeleteMyPlayLocation", kind: "mutation" } as TypedDocument<DeleteMyPlayLocationMutation, DeleteMyPlayLocationMutationVariables>;
export const MyOrganizationProgramsDocument = { id: "KB51Iko8Q3", name: "MyOrganizationPrograms", kind: "query" } as TypedDocument<MyOrganizationProgramsQuery, MyOrganizationProgramsQueryVariables>;
export const CreateMyProgramDocument = { id: "0qSpl8czit", name: "CreateMyProgram", kind: "mutation" } as TypedDocument<CreateMyProgramMutation, CreateMyProgramMutationVariables>;
export const UpdateMyProgramDocument = { id: "gOlhA8M3HU", name: "UpdateMyProgram", kind: "mutation" } as TypedDocument<UpdateMyProgramMutation, UpdateMyProgramMutationVariables>;
export const DeleteMyProgramDocument = { id: "TILBa2_iKr", name: "DeleteMyProgram", kind: "mutation" } as TypedDocument<DeleteMyProgramMutation, DeleteMyProgramMutationVariables>;
