// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type SoldProgramFragment = { id: number, name: string, season: Schema.Season, dataConfidence: Schema.DataConfidence | null, startDate: string | null, endDate: string | null };

export type DetailFragment = { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> };

export type SoldFragment = { id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: Schema.DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> };

export type HeldFragment = { id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null };

export type LeaguePackageFragment = { id: number, name: string, price: string, packageDescription: string | null, sponsorablePropertyIds: Array<number | null>, sponsorableProperties: Array<{ id: number, name: string }>, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null }> };

export type LeaguePackagesQueryVariables = { [key: string]: never; };

export type LeaguePackagesQuery = { myOrganizations: Array<{ id: number, name: string, myRole: Schema.MemberRole | null, ownerNames: string | null, sponsorableProperties: Array<{ id: number, name: string, season: Schema.Season, dataConfidence: Schema.DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: Schema.DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }>, organizationPackages: Array<{ id: number, name: string, price: string, packageDescription: string | null, sponsorablePropertyIds: Array<number | null>, sponsorableProperties: Array<{ id: number, name: string }>, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null }> }> }> };

export type LeaguePackageQueryVariables = {
  id: number;
};

export type LeaguePackageQuery = { organizationPackage: { id: number, name: string, price: string, packageDescription: string | null, sponsorablePropertyIds: Array<number | null>, organization: { id: number, name: string, sponsorableProperties: Array<{ id: number, name: string, season: Schema.Season, dataConfidence: Schema.DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: Schema.DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }> } | null, sponsorableProperties: Array<{ id: number, name: string }>, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null }> } | null };

export type CapabilityFormQueryVariables = {
  id: number;
};

export type CapabilityFormQuery = { capabilities: Array<{ id: number, name: string, kind: Schema.DetailKind, position: number, retired: boolean, organizationFacingDescription: string | null }>, bannerSizes: Array<{ id: number, name: string, position: number, retired: boolean }>, bannerPlacements: Array<{ id: number, name: string, position: number, retired: boolean }>, logoPlacements: Array<{ id: number, name: string, position: number, retired: boolean }>, socialMediaChannels: Array<{ id: number, name: string, position: number, retired: boolean }>, organization: { id: number, name: string, playLocations: Array<{ id: number, nickname: string, address: string }>, sponsorableProperties: Array<{ id: number, name: string, season: Schema.Season, dataConfidence: Schema.DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: Schema.DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }> } | null };

export type SellCapabilityMutationVariables = {
  input: Schema.CreateOrganizationCapabilityInput;
};

export type SellCapabilityMutation = { createOrganizationCapability: { clientMutationId: string | null } | null };

export type ChangeSoldCapabilityMutationVariables = {
  input: Schema.UpdateOrganizationCapabilityInput;
};

export type ChangeSoldCapabilityMutation = { updateOrganizationCapability: { clientMutationId: string | null } | null };

export type ArchiveSoldCapabilityMutationVariables = {
  input: Schema.DeleteOrganizationCapabilityInput;
};

export type ArchiveSoldCapabilityMutation = { deleteOrganizationCapability: { clientMutationId: string | null } | null };

export type CreateLeaguePackageMutationVariables = {
  input: Schema.CreateOrganizationPackageInput;
};

export type CreateLeaguePackageMutation = { createOrganizationPackage: { organizationPackage: { id: number } | null } | null };

export type UpdateLeaguePackageMutationVariables = {
  input: Schema.UpdateOrganizationPackageInput;
};

export type UpdateLeaguePackageMutation = { updateOrganizationPackage: { clientMutationId: string | null } | null };

export type RemoveLeaguePackageMutationVariables = {
  input: Schema.RemoveOrganizationPackageInput;
};

export type RemoveLeaguePackageMutation = { removeOrganizationPackage: { clientMutationId: string | null } | null };

export type AddToLeaguePackageMutationVariables = {
  input: Schema.AddCapabilityToPackageInput;
};

export type AddToLeaguePackageMutation = { addCapabilityToPackage: { clientMutationId: string | null } | null };

export type TakeFromLeaguePackageMutationVariables = {
  input: Schema.RemoveOrganizationCapabilityPackageInput;
};

export type TakeFromLeaguePackageMutation = { removeOrganizationCapabilityPackage: { clientMutationId: string | null } | null };

export const LeaguePackagesDocument = { id: 'nrvOhaUvN5', name: 'LeaguePackages', kind: 'query' } as TypedDocument<LeaguePackagesQuery, LeaguePackagesQueryVariables>;
export const LeaguePackageDocument = { id: 'BWlqjrIQgw', name: 'LeaguePackage', kind: 'query' } as TypedDocument<LeaguePackageQuery, LeaguePackageQueryVariables>;
export const CapabilityFormDocument = { id: 'nWCwxRDN9R', name: 'CapabilityForm', kind: 'query' } as TypedDocument<CapabilityFormQuery, CapabilityFormQueryVariables>;
export const SellCapabilityDocument = { id: 'I4XLiP2Nhk', name: 'SellCapability', kind: 'mutation' } as TypedDocument<SellCapabilityMutation, SellCapabilityMutationVariables>;
export const ChangeSoldCapabilityDocument = { id: 'JFfQmOvOvu', name: 'ChangeSoldCapability', kind: 'mutation' } as TypedDocument<ChangeSoldCapabilityMutation, ChangeSoldCapabilityMutationVariables>;
export const ArchiveSoldCapabilityDocument = { id: 'yP4Grf8I9B', name: 'ArchiveSoldCapability', kind: 'mutation' } as TypedDocument<ArchiveSoldCapabilityMutation, ArchiveSoldCapabilityMutationVariables>;
export const CreateLeaguePackageDocument = { id: 'q2bXqXPaev', name: 'CreateLeaguePackage', kind: 'mutation' } as TypedDocument<CreateLeaguePackageMutation, CreateLeaguePackageMutationVariables>;
export const UpdateLeaguePackageDocument = { id: 'a1VUCM72ww', name: 'UpdateLeaguePackage', kind: 'mutation' } as TypedDocument<UpdateLeaguePackageMutation, UpdateLeaguePackageMutationVariables>;
export const RemoveLeaguePackageDocument = { id: 'O4MsXMjTII', name: 'RemoveLeaguePackage', kind: 'mutation' } as TypedDocument<RemoveLeaguePackageMutation, RemoveLeaguePackageMutationVariables>;
export const AddToLeaguePackageDocument = { id: 'WLTC2WATQK', name: 'AddToLeaguePackage', kind: 'mutation' } as TypedDocument<AddToLeaguePackageMutation, AddToLeaguePackageMutationVariables>;
export const TakeFromLeaguePackageDocument = { id: 'ovuev7OXBy', name: 'TakeFromLeaguePackage', kind: 'mutation' } as TypedDocument<TakeFromLeaguePackageMutation, TakeFromLeaguePackageMutationVariables>;
