// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type OrganizationCapabilitiesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.OrganizationCapabilityOrderBy> | Schema.OrganizationCapabilityOrderBy | null | undefined;
  filter?: Schema.OrganizationCapabilityWhere | null | undefined;
};

export type OrganizationCapabilitiesListQuery = { list: { nodes: Array<{ id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: Schema.DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OrganizationCapabilitiesOneQueryVariables = {
  id: number;
};

export type OrganizationCapabilitiesOneQuery = { record: { id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: Schema.DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } } | null };

export type OrganizationCapabilitiesCreateMutationVariables = {
  input: Schema.CreateOrganizationCapabilityInput;
};

export type OrganizationCapabilitiesCreateMutation = { result: { changeId: string | null, record: { id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: Schema.DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } } } };

export type OrganizationCapabilitiesUpdateMutationVariables = {
  input: Schema.UpdateOrganizationCapabilityInput;
};

export type OrganizationCapabilitiesUpdateMutation = { result: { changeId: string | null, record: { id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: Schema.DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } } } };

export type OrganizationCapabilitiesUpdateManyMutationVariables = {
  input: Schema.UpdateOrganizationCapabilitiesInput;
};

export type OrganizationCapabilitiesUpdateManyMutation = { result: { changeId: string | null } };

export type OrganizationCapabilitiesDeleteMutationVariables = {
  input: Schema.DeleteOrganizationCapabilityInput;
};

export type OrganizationCapabilitiesDeleteMutation = { result: { changeId: string | null } };

export type OrganizationCapabilityRecordFragment = { id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: Schema.DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } };

export type CapabilityChoicesQueryVariables = { [key: string]: never; };

export type CapabilityChoicesQuery = { capabilities: Array<{ id: number, name: string, kind: Schema.DetailKind, position: number, retired: boolean }>, bannerSizes: Array<{ id: number, name: string, position: number, retired: boolean }>, bannerPlacements: Array<{ id: number, name: string, position: number, retired: boolean }>, logoPlacements: Array<{ id: number, name: string, position: number, retired: boolean }>, socialMediaChannels: Array<{ id: number, name: string, position: number, retired: boolean }> };

export const OrganizationCapabilitiesListDocument = { id: '2PRVRTCzfp', name: 'OrganizationCapabilitiesList', kind: 'query' } as TypedDocument<OrganizationCapabilitiesListQuery, OrganizationCapabilitiesListQueryVariables>;
export const OrganizationCapabilitiesOneDocument = { id: 'Yvri3TxDuD', name: 'OrganizationCapabilitiesOne', kind: 'query' } as TypedDocument<OrganizationCapabilitiesOneQuery, OrganizationCapabilitiesOneQueryVariables>;
export const OrganizationCapabilitiesCreateDocument = { id: 'M1e2YHS8IB', name: 'OrganizationCapabilitiesCreate', kind: 'mutation' } as TypedDocument<OrganizationCapabilitiesCreateMutation, OrganizationCapabilitiesCreateMutationVariables>;
export const OrganizationCapabilitiesUpdateDocument = { id: 'mqd0KdV5d2', name: 'OrganizationCapabilitiesUpdate', kind: 'mutation' } as TypedDocument<OrganizationCapabilitiesUpdateMutation, OrganizationCapabilitiesUpdateMutationVariables>;
export const OrganizationCapabilitiesUpdateManyDocument = { id: 'I8f8f83X6m', name: 'OrganizationCapabilitiesUpdateMany', kind: 'mutation' } as TypedDocument<OrganizationCapabilitiesUpdateManyMutation, OrganizationCapabilitiesUpdateManyMutationVariables>;
export const OrganizationCapabilitiesDeleteDocument = { id: 'HtxH7gSMot', name: 'OrganizationCapabilitiesDelete', kind: 'mutation' } as TypedDocument<OrganizationCapabilitiesDeleteMutation, OrganizationCapabilitiesDeleteMutationVariables>;
export const CapabilityChoicesDocument = { id: 'NfLAT_KjPb', name: 'CapabilityChoices', kind: 'query' } as TypedDocument<CapabilityChoicesQuery, CapabilityChoicesQueryVariables>;
