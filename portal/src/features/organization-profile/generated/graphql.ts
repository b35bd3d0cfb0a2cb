// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type MyOrganizationProfileQueryVariables = {
  id: number;
};

export type MyOrganizationProfileQuery = { organization: { id: number, name: string, engagementStatus: Schema.EngagementStatus, myRole: Schema.MemberRole | null, ownerNames: string | null } | null };

export type OverviewFragment = { id: number, name: string, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }> };

export type MyOrganizationOverviewQueryVariables = {
  id: number;
};

export type MyOrganizationOverviewQuery = { organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }> } | null, sports: Array<{ id: number, name: string }>, organizationTypes: Array<{ id: number, name: string }>, socialMediaChannels: Array<{ id: number, name: string }> };

export type UpdateMyOrganizationMutationVariables = {
  input: Schema.UpdateOrganizationInput;
};

export type UpdateMyOrganizationMutation = { updateOrganization: { organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number | null> | null, springSportIds: Array<number | null> | null, summerSportIds: Array<number | null> | null, fallSportIds: Array<number | null> | null, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, minAge: number | null, maxAge: number | null, female: boolean | null, male: boolean | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }> } | null } | null };

export type PlayLocationFragment = { id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean };

export type MyOrganizationPlacesQueryVariables = {
  id: number;
};

export type MyOrganizationPlacesQuery = { organization: { id: number, playLocations: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }> } | null, primaryPlayLocation: { id: number } | null };

export type CreateMyPlayLocationMutationVariables = {
  input: Schema.CreateOrganizationPlayLocationInput;
};

export type CreateMyPlayLocationMutation = { createOrganizationPlayLocation: { playLocation: { id: number } | null } | null };

export type DeleteMyPlayLocationMutationVariables = {
  input: Schema.DeleteOrganizationPlayLocationInput;
};

export type DeleteMyPlayLocationMutation = { deleteOrganizationPlayLocation: { clientMutationId: string | null } | null };

export type ProgramFragment = { id: number, name: string, season: Schema.Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: Schema.DataConfidence | null, sportId: number | null, competitivenessId: number | null, sport: { name: string } | null, competitiveness: { name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> };

export type MyOrganizationProgramsQueryVariables = {
  id: number;
};

export type MyOrganizationProgramsQuery = { today: string, organization: { id: number, playLocations: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }>, sponsorableProperties: Array<{ id: number, name: string, season: Schema.Season, startDate: string | null, endDate: string | null, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, dataConfidence: Schema.DataConfidence | null, sportId: number | null, competitivenessId: number | null, sport: { name: string } | null, competitiveness: { name: string } | null, places: Array<{ playLocationId: number, primary: boolean }> }> } | null, sports: Array<{ id: number, name: string }>, competitivenesses: Array<{ id: number, name: string }> };

export type CreateMyProgramMutationVariables = {
  input: Schema.CreateSponsorablePropertyInput;
};

export type CreateMyProgramMutation = { createSponsorableProperty: { clientMutationId: string | null } | null };

export type UpdateMyProgramMutationVariables = {
  input: Schema.UpdateSponsorablePropertyInput;
};

export type UpdateMyProgramMutation = { updateSponsorableProperty: { clientMutationId: string | null } | null };

export type DeleteMyProgramMutationVariables = {
  input: Schema.DeleteSponsorablePropertyInput;
};

export type DeleteMyProgramMutation = { deleteSponsorableProperty: { clientMutationId: string | null } | null };

export const MyOrganizationProfileDocument = { id: 'kjAp31xLGo', name: 'MyOrganizationProfile', kind: 'query' } as TypedDocument<MyOrganizationProfileQuery, MyOrganizationProfileQueryVariables>;
export const MyOrganizationOverviewDocument = { id: 'qzBM6SfLA_', name: 'MyOrganizationOverview', kind: 'query' } as TypedDocument<MyOrganizationOverviewQuery, MyOrganizationOverviewQueryVariables>;
export const UpdateMyOrganizationDocument = { id: '2JYiWZby3H', name: 'UpdateMyOrganization', kind: 'mutation' } as TypedDocument<UpdateMyOrganizationMutation, UpdateMyOrganizationMutationVariables>;
export const MyOrganizationPlacesDocument = { id: '-GJ1fJcp5S', name: 'MyOrganizationPlaces', kind: 'query' } as TypedDocument<MyOrganizationPlacesQuery, MyOrganizationPlacesQueryVariables>;
export const CreateMyPlayLocationDocument = { id: 'ZtDNGPqbCC', name: 'CreateMyPlayLocation', kind: 'mutation' } as TypedDocument<CreateMyPlayLocationMutation, CreateMyPlayLocationMutationVariables>;
export const DeleteMyPlayLocationDocument = { id: 'BXI5_Mtrf0', name: 'DeleteMyPlayLocation', kind: 'mutation' } as TypedDocument<DeleteMyPlayLocationMutation, DeleteMyPlayLocationMutationVariables>;
export const MyOrganizationProgramsDocument = { id: 'KB51Iko8Q3', name: 'MyOrganizationPrograms', kind: 'query' } as TypedDocument<MyOrganizationProgramsQuery, MyOrganizationProgramsQueryVariables>;
export const CreateMyProgramDocument = { id: 'xEk2z2TCa2', name: 'CreateMyProgram', kind: 'mutation' } as TypedDocument<CreateMyProgramMutation, CreateMyProgramMutationVariables>;
export const UpdateMyProgramDocument = { id: 'ZfTYaNgaz9', name: 'UpdateMyProgram', kind: 'mutation' } as TypedDocument<UpdateMyProgramMutation, UpdateMyProgramMutationVariables>;
export const DeleteMyProgramDocument = { id: 'TILBa2_iKr', name: 'DeleteMyProgram', kind: 'mutation' } as TypedDocument<DeleteMyProgramMutation, DeleteMyProgramMutationVariables>;
