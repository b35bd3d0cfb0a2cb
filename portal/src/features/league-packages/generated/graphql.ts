// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `addCapabilityToPackage` mutation. */
export type AddCapabilityToPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationCapabilityId?: number | null | undefined;
  organizationPackageId?: number | null | undefined;
  quantity?: number | null | undefined;
};

/** All input for the `createOrganizationCapability` mutation. */
export type CreateOrganizationCapabilityInput = {
  bannerPlacementIds?: Array<number | null | undefined> | null | undefined;
  bannerSizeIds?: Array<number | null | undefined> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  capabilityId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  emailListSize?: number | null | undefined;
  logoPlacementIds?: Array<number | null | undefined> | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  otherBrands?: string | null | undefined;
  playLocationIds?: Array<number | null | undefined> | null | undefined;
  price?: string | number | null | undefined;
  socialMediaChannelId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `createOrganizationPackage` mutation. */
export type CreateOrganizationPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  packageDescription?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  price?: string | number | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
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

/** All input for the `deleteOrganizationCapability` mutation. */
export type DeleteOrganizationCapabilityInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type DetailKind =
  | 'coupon'
  | 'dedicated_email'
  | 'game_signage'
  | 'other'
  | 'photos'
  | 'sampling'
  | 'seminar'
  | 'social_media_post'
  | 'survey'
  | 'team_game_jersey'
  | 'warm_up'
  | 'website_banner';

export type PackageType =
  | 'marketplace_offer'
  | 'user_generated'
  | 'website';

/** All input for the `removeOrganizationCapabilityPackage` mutation. */
export type RemoveOrganizationCapabilityPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationCapabilityPackageId?: number | null | undefined;
};

/** All input for the `removeOrganizationPackage` mutation. */
export type RemoveOrganizationPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationPackageId?: number | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** Changes the given fields of one OrganizationCapability; fields that are not given stay as they are. */
export type UpdateOrganizationCapabilityInput = {
  bannerPlacementIds?: Array<number> | null | undefined;
  bannerSizeIds?: Array<number> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  emailListSize?: number | null | undefined;
  id: number;
  logoPlacementIds?: Array<number> | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  name?: string | null | undefined;
  otherBrands?: string | null | undefined;
  playLocationIds?: Array<number> | null | undefined;
  price?: string | number | null | undefined;
  socialMediaChannelId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sponsorablePropertyIds?: Array<number> | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
};

/** Changes the given fields of one OrganizationPackage; fields that are not given stay as they are. */
export type UpdateOrganizationPackageInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  packageDescription?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  price?: string | number | null | undefined;
  sponsorablePropertyIds?: Array<number> | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
};

export type SoldProgramFragment = { id: number, name: string, season: Season, dataConfidence: DataConfidence | null, startDate: string | null, endDate: string | null };

export type DetailFragment = { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> };

export type SoldFragment = { id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> };

export type HeldFragment = { id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null };

export type LeaguePackageFragment = { id: number, name: string, price: string, packageDescription: string | null, sponsorablePropertyIds: Array<number | null>, sponsorableProperties: Array<{ id: number, name: string }>, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null }> };

export type LeaguePackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type LeaguePackagesQuery = { myOrganizations: Array<{ id: number, name: string, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }>, organizationPackages: Array<{ id: number, name: string, price: string, packageDescription: string | null, sponsorablePropertyIds: Array<number | null>, sponsorableProperties: Array<{ id: number, name: string }>, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null }> }> }> };

export type LeaguePackageQueryVariables = Exact<{
  id: number;
}>;


export type LeaguePackageQuery = { organizationPackage: { id: number, name: string, price: string, packageDescription: string | null, sponsorablePropertyIds: Array<number | null>, organization: { id: number, name: string, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }> } | null, sponsorableProperties: Array<{ id: number, name: string }>, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string, capability: { id: number, name: string } | null, capabilityDetail: { price: string | null, maxForSale: number | null } | null } | null }> } | null };

export type CapabilityFormQueryVariables = Exact<{
  id: number;
}>;


export type CapabilityFormQuery = { capabilities: Array<{ id: number, name: string, kind: DetailKind, position: number, retired: boolean, organizationFacingDescription: string | null }>, bannerSizes: Array<{ id: number, name: string, position: number, retired: boolean }>, bannerPlacements: Array<{ id: number, name: string, position: number, retired: boolean }>, logoPlacements: Array<{ id: number, name: string, position: number, retired: boolean }>, socialMediaChannels: Array<{ id: number, name: string, position: number, retired: boolean }>, organization: { id: number, name: string, playLocations: Array<{ id: number, nickname: string, address: string }>, sponsorableProperties: Array<{ id: number, name: string, season: Season, dataConfidence: DataConfidence | null, startDate: string | null, endDate: string | null }>, organizationCapabilities: Array<{ id: number, name: string, description: string | null, archived: boolean, capability: { id: number, name: string, kind: DetailKind } | null, capabilityDetail: { price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number | null>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } | null, organizationCapabilityPackages: Array<{ id: number, quantity: number, organizationPackage: { id: number, name: string } | null }> }> } | null };

export type SellCapabilityMutationVariables = Exact<{
  input: CreateOrganizationCapabilityInput;
}>;


export type SellCapabilityMutation = { createOrganizationCapability: { organizationCapability: { id: number } | null } | null };

export type ChangeSoldCapabilityMutationVariables = Exact<{
  input: UpdateOrganizationCapabilityInput;
}>;


export type ChangeSoldCapabilityMutation = { updateOrganizationCapability: { organizationCapability: { id: number } | null } | null };

export type ArchiveSoldCapabilityMutationVariables = Exact<{
  input: DeleteOrganizationCapabilityInput;
}>;


export type ArchiveSoldCapabilityMutation = { deleteOrganizationCapability: { clientMutationId: string | null } | null };

export type CreateLeaguePackageMutationVariables = Exact<{
  input: CreateOrganizationPackageInput;
}>;


export type CreateLeaguePackageMutation = { createOrganizationPackage: { organizationPackage: { id: number } | null } | null };

export type UpdateLeaguePackageMutationVariables = Exact<{
  input: UpdateOrganizationPackageInput;
}>;


export type UpdateLeaguePackageMutation = { updateOrganizationPackage: { organizationPackage: { id: number } | null } | null };

export type RemoveLeaguePackageMutationVariables = Exact<{
  input: RemoveOrganizationPackageInput;
}>;


export type RemoveLeaguePackageMutation = { removeOrganizationPackage: { clientMutationId: string | null } | null };

export type AddToLeaguePackageMutationVariables = Exact<{
  input: AddCapabilityToPackageInput;
}>;


export type AddToLeaguePackageMutation = { addCapabilityToPackage: { organizationPackage: { id: number } | null } | null };

export type TakeFromLeaguePackageMutationVariables = Exact<{
  input: RemoveOrganizationCapabilityPackageInput;
}>;


export type TakeFromLeaguePackageMutation = { removeOrganizationCapabilityPackage: { organizationPackage: { id: number } | null } | null };

export const LeaguePackagesDocument = { id: "zZktcjtc82", name: "LeaguePackages", kind: "query" } as TypedDocument<LeaguePackagesQuery, LeaguePackagesQueryVariables>;
export const LeaguePackageDocument = { id: "BWlqjrIQgw", name: "LeaguePackage", kind: "query" } as TypedDocument<LeaguePackageQuery, LeaguePackageQueryVariables>;
export const CapabilityFormDocument = { id: "nWCwxRDN9R", name: "CapabilityForm", kind: "query" } as TypedDocument<CapabilityFormQuery, CapabilityFormQueryVariables>;
export const SellCapabilityDocument = { id: "cIV3s1p9mO", name: "SellCapability", kind: "mutation" } as TypedDocument<SellCapabilityMutation, SellCapabilityMutationVariables>;
export const ChangeSoldCapabilityDocument = { id: "mcxln_myPG", name: "ChangeSoldCapability", kind: "mutation" } as TypedDocument<ChangeSoldCapabilityMutation, ChangeSoldCapabilityMutationVariables>;
export const ArchiveSoldCapabilityDocument = { id: "yP4Grf8I9B", name: "ArchiveSoldCapability", kind: "mutation" } as TypedDocument<ArchiveSoldCapabilityMutation, ArchiveSoldCapabilityMutationVariables>;
export const CreateLeaguePackageDocument = { id: "q2bXqXPaev", name: "CreateLeaguePackage", kind: "mutation" } as TypedDocument<CreateLeaguePackageMutation, CreateLeaguePackageMutationVariables>;
export const UpdateLeaguePackageDocument = { id: "z6fMxtcZkS", name: "UpdateLeaguePackage", kind: "mutation" } as TypedDocument<UpdateLeaguePackageMutation, UpdateLeaguePackageMutationVariables>;
export const RemoveLeaguePackageDocument = { id: "O4MsXMjTII", name: "RemoveLeaguePackage", kind: "mutation" } as TypedDocument<RemoveLeaguePackageMutation, RemoveLeaguePackageMutationVariables>;
export const AddToLeaguePackageDocument = { id: "bxEcxX89m2", name: "AddToLeaguePackage", kind: "mutation" } as TypedDocument<AddToLeaguePackageMutation, AddToLeaguePackageMutationVariables>;
export const TakeFromLeaguePackageDocument = { id: "LcUBsDkjB5", name: "TakeFromLeaguePackage", kind: "mutation" } as TypedDocument<TakeFromLeaguePackageMutation, TakeFromLeaguePackageMutationVariables>;
