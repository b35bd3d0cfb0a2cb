// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type OrganizationAddressesQueryVariables = {
  id: number;
};

export type OrganizationAddressesQuery = { organization: { id: number, name: string, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, shippingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null } | null };

export type VerifyAddressQueryVariables = {
  name?: string | null | undefined;
  line1: string;
  line2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: Schema.Country | null | undefined;
};

export type VerifyAddressQuery = { verifyAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, deliverability: string, country: Schema.Country } };

export type PostalAddressFragment = { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null };

export type OrganizationDepositAccountsQueryVariables = {
  organizationId: number;
};

export type OrganizationDepositAccountsQuery = { depositAccounts: Array<{ id: number, state: string, holderName: string, kind: Schema.BankAccountKind, routingNumber: string, endsIn: string, enteredAt: string, confirmedAt: string | null, usableFrom: string | null, endedAt: string | null, endReason: string | null, correctsId: number | null, enteredBy: { id: number, name: string | null, email: string } | null }> };

export type OrganizationDepositAccountFragment = { id: number, state: string, holderName: string, kind: Schema.BankAccountKind, routingNumber: string, endsIn: string, enteredAt: string, confirmedAt: string | null, usableFrom: string | null, endedAt: string | null, endReason: string | null, correctsId: number | null, enteredBy: { id: number, name: string | null, email: string } | null };

export type EndDepositAccountMutationVariables = {
  input: Schema.EndDepositAccountInput;
};

export type EndDepositAccountMutation = { endDepositAccount: { changeId: string | null, organization: { id: number } } };

export type PlayLocationsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.PlayLocationOrderBy> | Schema.PlayLocationOrderBy | null | undefined;
  filter?: Schema.PlayLocationWhere | null | undefined;
};

export type PlayLocationsListQuery = { list: { nodes: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type PlayLocationsUpdateMutationVariables = {
  input: Schema.UpdatePlayLocationInput;
};

export type PlayLocationsUpdateMutation = { result: { changeId: string | null, record: { id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean } } };

export type OrganizationsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.OrganizationListItemOrderBy> | Schema.OrganizationListItemOrderBy | null | undefined;
  filter?: Schema.OrganizationListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type OrganizationsListQuery = { list: { nodes: Array<{ id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null, engagementStatus: Schema.EngagementStatus, lastEngagedAt: string | null, organizationTypeName: string | null, dataConfidence: Schema.DataConfidence, language: Schema.Language, numberOfUniqueParticipantsPerYear: number | null, averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null, hubspotCompanyId: string | null, createdAt: string, updatedAt: string, version: number, organization: { primaryPlayLocation: { address: string } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OrganizationsTotalQueryVariables = {
  filter?: Schema.OrganizationListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type OrganizationsTotalQuery = { list: { totalCount: number } };

export type OrganizationsIsLargeQueryVariables = {
  filter?: Schema.OrganizationListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type OrganizationsIsLargeQuery = { list: { isLarge: boolean } };

export type UpsertAddressMutationVariables = {
  input: Schema.UpsertAddressInput;
};

export type UpsertAddressMutation = { upsertAddress: { changeId: string | null } };

export type AddZipsMutationVariables = {
  input: Schema.AddZipsInput;
};

export type AddZipsMutation = { addZips: { changeId: string | null } };

export type RemoveZipMutationVariables = {
  input: Schema.RemoveZipInput;
};

export type RemoveZipMutation = { removeZip: { changeId: string | null } };

export type ConfirmOrganizationUserMutationVariables = {
  input: Schema.ConfirmOrganizationUserInput;
};

export type ConfirmOrganizationUserMutation = { confirmOrganizationUser: { changeId: string | null } };

export type DissociateUserAndOrganizationMutationVariables = {
  input: Schema.DissociateUserAndOrganizationInput;
};

export type DissociateUserAndOrganizationMutation = { dissociateUserAndOrganization: { changeId: string | null } };

export type InviteOrganizationUserMutationVariables = {
  input: Schema.InviteOrganizationUserInput;
};

export type InviteOrganizationUserMutation = { inviteOrganizationUser: { changeId: string | null } };

export type SetMemberRoleMutationVariables = {
  input: Schema.SetMemberRoleInput;
};

export type SetMemberRoleMutation = { setMemberRole: { changeId: string | null } };

export type StartHandoverMutationVariables = {
  input: Schema.StartHandoverInput;
};

export type StartHandoverMutation = { startHandover: { changeId: string | null } };

export type AcceptHandoverMutationVariables = {
  input: Schema.AcceptHandoverInput;
};

export type AcceptHandoverMutation = { acceptHandover: { changeId: string | null } };

export type CancelHandoverMutationVariables = {
  input: Schema.CancelHandoverInput;
};

export type CancelHandoverMutation = { cancelHandover: { changeId: string | null } };

export type UndoHandoverMutationVariables = {
  input: Schema.UndoHandoverInput;
};

export type UndoHandoverMutation = { undoHandover: { changeId: string | null } };

export type OrganizationsOneQueryVariables = {
  id: number;
};

export type OrganizationsOneQuery = { record: { id: number, version: number, websiteSponsorshipsUrl: string | null, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number>, springSportIds: Array<number>, summerSportIds: Array<number>, fallSportIds: Array<number>, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: Schema.DataConfidence, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Schema.Language, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, digitalReach: number | null, zips: Array<string>, lastEngagedAt: string | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string }> } | null };

export type OrganizationsCreateMutationVariables = {
  input: Schema.CreateOrganizationInput;
};

export type OrganizationsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, websiteSponsorshipsUrl: string | null, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number>, springSportIds: Array<number>, summerSportIds: Array<number>, fallSportIds: Array<number>, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: Schema.DataConfidence, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Schema.Language, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, digitalReach: number | null, zips: Array<string>, lastEngagedAt: string | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string }> } } };

export type OrganizationsUpdateMutationVariables = {
  input: Schema.UpdateOrganizationInput;
};

export type OrganizationsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, websiteSponsorshipsUrl: string | null, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number>, springSportIds: Array<number>, summerSportIds: Array<number>, fallSportIds: Array<number>, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: Schema.DataConfidence, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Schema.Language, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, digitalReach: number | null, zips: Array<string>, lastEngagedAt: string | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string }> } } };

export type OrganizationsUpdateManyMutationVariables = {
  input: Schema.UpdateOrganizationsInput;
};

export type OrganizationsUpdateManyMutation = { result: { changeId: string | null } };

export type OrganizationsDeleteMutationVariables = {
  input: Schema.DeleteOrganizationInput;
};

export type OrganizationsDeleteMutation = { result: { changeId: string | null } };

export type OrganizationHeaderQueryVariables = {
  id: number;
};

export type OrganizationHeaderQuery = { organization: { id: number, name: string, version: number, engagementStatus: Schema.EngagementStatus, sportsManagementSoftwareId: number | null, users: Array<{ id: number, email: string, name: string | null, status: Schema.UserStatus }>, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null } } | null };

export type OrganizationOffersQueryVariables = {
  id: number;
};

export type OrganizationOffersQuery = { organization: { id: number, offers: Array<{ id: number, status: Schema.OfferStatus, campaign: { id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsor: { id: number, name: string } }, sponsorableProperty: { id: number, name: string } }> } | null };

export type OrganizationOfferFragment = { id: number, status: Schema.OfferStatus, campaign: { id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsor: { id: number, name: string } }, sponsorableProperty: { id: number, name: string } };

export type OrganizationPeekQueryVariables = {
  id: number;
};

export type OrganizationPeekQuery = { organization: { id: number, name: string, engagementStatus: Schema.EngagementStatus, numberOfUniqueParticipantsPerYear: number | null, emailListSize: number | null, socialMediaFollowingSize: number | null, dataConfidence: Schema.DataConfidence, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null }, playLocations: Array<{ id: number }>, offers: Array<{ id: number, status: Schema.OfferStatus, campaign: { id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsor: { id: number, name: string } }, sponsorableProperty: { id: number, name: string } }> } | null };

export type OrganizationSignedReleasesQueryVariables = {
  id: number;
};

export type OrganizationSignedReleasesQuery = { signedReleases: Array<{ id: number, season: Schema.Season, year: number, signerName: string, childNames: string, signedAt: string }> };

export type OrganizationPreQualsQueryVariables = {
  id: number;
};

export type OrganizationPreQualsQuery = { organization: { id: number, offers: Array<{ id: number, campaign: { id: number, name: string, season: Schema.Season, year: number }, preQualSurveyResponses: Array<{ id: number, createdAt: string }> }> } | null };

export type OrganizationStatsQueryVariables = { [key: string]: never; };

export type OrganizationStatsQuery = { organizationStats: { count: number } };

export type PlayLocationsCreateMutationVariables = {
  input: Schema.CreateOrganizationPlayLocationInput;
};

export type PlayLocationsCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type PlayLocationsDeleteMutationVariables = {
  input: Schema.DeleteOrganizationPlayLocationInput;
};

export type PlayLocationsDeleteMutation = { result: { changeId: string | null } };

export type PlayLocationRecordFragment = { id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean };

export type OrganizationsManyQueryVariables = {
  ids: Array<number> | number;
};

export type OrganizationsManyQuery = { list: Array<{ id: number, name: string, city: string | null, state: string | null }> };

export type OrganizationListRowFragment = { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null, engagementStatus: Schema.EngagementStatus, lastEngagedAt: string | null, organizationTypeName: string | null, dataConfidence: Schema.DataConfidence, language: Schema.Language, numberOfUniqueParticipantsPerYear: number | null, averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null, hubspotCompanyId: string | null, createdAt: string, updatedAt: string, version: number, organization: { primaryPlayLocation: { address: string } | null } };

export type OrganizationRecordFragment = { id: number, version: number, websiteSponsorshipsUrl: string | null, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number>, springSportIds: Array<number>, summerSportIds: Array<number>, fallSportIds: Array<number>, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: Schema.DataConfidence, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Schema.Language, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, digitalReach: number | null, zips: Array<string>, lastEngagedAt: string | null, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string }> };

export type OrganizationUsersQueryVariables = {
  id: number;
};

export type OrganizationUsersQuery = { organization: { id: number, name: string, limitedUserIds: Array<number>, organizationUsers: Array<{ userId: number, role: Schema.MemberRole }>, users: Array<{ id: number, email: string, name: string | null, title: string | null, cellPhone: string | null, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null }> } | null, handovers: Array<{ id: number, leavingName: string, successorName: string, state: string, expiresAt: string, undoUntil: string | null }> };

export const OrganizationAddressesDocument = { id: 'QctJ39Y2Q8', name: 'OrganizationAddresses', kind: 'query' } as TypedDocument<OrganizationAddressesQuery, OrganizationAddressesQueryVariables>;
export const VerifyAddressDocument = { id: 'ax1EznCf8w', name: 'VerifyAddress', kind: 'query' } as TypedDocument<VerifyAddressQuery, VerifyAddressQueryVariables>;
export const OrganizationDepositAccountsDocument = { id: 'MPJkP4DbiH', name: 'OrganizationDepositAccounts', kind: 'query' } as TypedDocument<OrganizationDepositAccountsQuery, OrganizationDepositAccountsQueryVariables>;
export const EndDepositAccountDocument = { id: 'J4gAOZqmhu', name: 'EndDepositAccount', kind: 'mutation' } as TypedDocument<EndDepositAccountMutation, EndDepositAccountMutationVariables>;
export const PlayLocationsListDocument = { id: '0vgr92pLYv', name: 'PlayLocationsList', kind: 'query' } as TypedDocument<PlayLocationsListQuery, PlayLocationsListQueryVariables>;
export const PlayLocationsUpdateDocument = { id: 'co70cHgecY', name: 'PlayLocationsUpdate', kind: 'mutation' } as TypedDocument<PlayLocationsUpdateMutation, PlayLocationsUpdateMutationVariables>;
export const OrganizationsListDocument = { id: 'so8usvsHPl', name: 'OrganizationsList', kind: 'query' } as TypedDocument<OrganizationsListQuery, OrganizationsListQueryVariables>;
export const OrganizationsTotalDocument = { id: 'Kz7iyIJtkX', name: 'OrganizationsTotal', kind: 'query' } as TypedDocument<OrganizationsTotalQuery, OrganizationsTotalQueryVariables>;
export const OrganizationsIsLargeDocument = { id: '2AGQuUBl1D', name: 'OrganizationsIsLarge', kind: 'query' } as TypedDocument<OrganizationsIsLargeQuery, OrganizationsIsLargeQueryVariables>;
export const UpsertAddressDocument = { id: 'sqJhHatQpN', name: 'UpsertAddress', kind: 'mutation' } as TypedDocument<UpsertAddressMutation, UpsertAddressMutationVariables>;
export const AddZipsDocument = { id: 'LtWTJe1TbL', name: 'AddZips', kind: 'mutation' } as TypedDocument<AddZipsMutation, AddZipsMutationVariables>;
export const RemoveZipDocument = { id: '-Holxq4r0I', name: 'RemoveZip', kind: 'mutation' } as TypedDocument<RemoveZipMutation, RemoveZipMutationVariables>;
export const ConfirmOrganizationUserDocument = { id: '6qklFVh7n6', name: 'ConfirmOrganizationUser', kind: 'mutation' } as TypedDocument<ConfirmOrganizationUserMutation, ConfirmOrganizationUserMutationVariables>;
export const DissociateUserAndOrganizationDocument = { id: '_MKLAtyhAc', name: 'DissociateUserAndOrganization', kind: 'mutation' } as TypedDocument<DissociateUserAndOrganizationMutation, DissociateUserAndOrganizationMutationVariables>;
export const InviteOrganizationUserDocument = { id: '8-V8xvikLN', name: 'InviteOrganizationUser', kind: 'mutation' } as TypedDocument<InviteOrganizationUserMutation, InviteOrganizationUserMutationVariables>;
export const SetMemberRoleDocument = { id: 'O15XRBuPhy', name: 'SetMemberRole', kind: 'mutation' } as TypedDocument<SetMemberRoleMutation, SetMemberRoleMutationVariables>;
export const StartHandoverDocument = { id: 'ND-Sz2E7Ar', name: 'StartHandover', kind: 'mutation' } as TypedDocument<StartHandoverMutation, StartHandoverMutationVariables>;
export const AcceptHandoverDocument = { id: 'aMTn4nJKMv', name: 'AcceptHandover', kind: 'mutation' } as TypedDocument<AcceptHandoverMutation, AcceptHandoverMutationVariables>;
export const CancelHandoverDocument = { id: 'voY8yZYhT8', name: 'CancelHandover', kind: 'mutation' } as TypedDocument<CancelHandoverMutation, CancelHandoverMutationVariables>;
export const UndoHandoverDocument = { id: 'ZAfgg5tIWj', name: 'UndoHandover', kind: 'mutation' } as TypedDocument<UndoHandoverMutation, UndoHandoverMutationVariables>;
export const OrganizationsOneDocument = { id: 'msdXvGdehg', name: 'OrganizationsOne', kind: 'query' } as TypedDocument<OrganizationsOneQuery, OrganizationsOneQueryVariables>;
export const OrganizationsCreateDocument = { id: '-HUAi_OrXi', name: 'OrganizationsCreate', kind: 'mutation' } as TypedDocument<OrganizationsCreateMutation, OrganizationsCreateMutationVariables>;
export const OrganizationsUpdateDocument = { id: '4Q9hQVg1HB', name: 'OrganizationsUpdate', kind: 'mutation' } as TypedDocument<OrganizationsUpdateMutation, OrganizationsUpdateMutationVariables>;
export const OrganizationsUpdateManyDocument = { id: 'haT7flOPK3', name: 'OrganizationsUpdateMany', kind: 'mutation' } as TypedDocument<OrganizationsUpdateManyMutation, OrganizationsUpdateManyMutationVariables>;
export const OrganizationsDeleteDocument = { id: 'AF4TJ0ZdaL', name: 'OrganizationsDelete', kind: 'mutation' } as TypedDocument<OrganizationsDeleteMutation, OrganizationsDeleteMutationVariables>;
export const OrganizationHeaderDocument = { id: 'V321rbJc_c', name: 'OrganizationHeader', kind: 'query' } as TypedDocument<OrganizationHeaderQuery, OrganizationHeaderQueryVariables>;
export const OrganizationOffersDocument = { id: 'V-kk_Pe6s5', name: 'OrganizationOffers', kind: 'query' } as TypedDocument<OrganizationOffersQuery, OrganizationOffersQueryVariables>;
export const OrganizationPeekDocument = { id: '1pxKrPvVfb', name: 'OrganizationPeek', kind: 'query' } as TypedDocument<OrganizationPeekQuery, OrganizationPeekQueryVariables>;
export const OrganizationSignedReleasesDocument = { id: 'BJja9-Nipj', name: 'OrganizationSignedReleases', kind: 'query' } as TypedDocument<OrganizationSignedReleasesQuery, OrganizationSignedReleasesQueryVariables>;
export const OrganizationPreQualsDocument = { id: 'wpY2qo8IRH', name: 'OrganizationPreQuals', kind: 'query' } as TypedDocument<OrganizationPreQualsQuery, OrganizationPreQualsQueryVariables>;
export const OrganizationStatsDocument = { id: '5UVBprs4sL', name: 'OrganizationStats', kind: 'query' } as TypedDocument<OrganizationStatsQuery, OrganizationStatsQueryVariables>;
export const PlayLocationsCreateDocument = { id: 'Yyj2D3zxK8', name: 'PlayLocationsCreate', kind: 'mutation' } as TypedDocument<PlayLocationsCreateMutation, PlayLocationsCreateMutationVariables>;
export const PlayLocationsDeleteDocument = { id: 'xODBK0smF3', name: 'PlayLocationsDelete', kind: 'mutation' } as TypedDocument<PlayLocationsDeleteMutation, PlayLocationsDeleteMutationVariables>;
export const OrganizationsManyDocument = { id: '4tPA_YBs_H', name: 'OrganizationsMany', kind: 'query' } as TypedDocument<OrganizationsManyQuery, OrganizationsManyQueryVariables>;
export const OrganizationUsersDocument = { id: 'aS53WypGKi', name: 'OrganizationUsers', kind: 'query' } as TypedDocument<OrganizationUsersQuery, OrganizationUsersQueryVariables>;
