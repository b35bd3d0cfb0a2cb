// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `removeSignedRelease` mutation. */
export type RemoveSignedReleaseInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  signedReleaseId?: number | null | undefined;
};

/** All input for the `renewPhotoReleaseLink` mutation. */
export type RenewPhotoReleaseLinkInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  season?: Season | null | undefined;
  year?: number | null | undefined;
};

/** All input for the `revokePhotoReleaseLink` mutation. */
export type RevokePhotoReleaseLinkInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  season?: Season | null | undefined;
  year?: number | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type PhotoReleasesQueryVariables = Exact<{
  organizationId: number;
  season: Season;
  year: number;
}>;


export type PhotoReleasesQuery = { today: string, organization: { id: number, name: string } | null, photoReleaseLink: { url: string | null, revokedAt: string | null, expiresOn: string, signedReleasesCount: number } | null, signedReleases: Array<{ id: number, signerName: string, childNames: string, signedAt: string }> };

export type RenewPhotoReleaseLinkMutationVariables = Exact<{
  input: RenewPhotoReleaseLinkInput;
}>;


export type RenewPhotoReleaseLinkMutation = { renewPhotoReleaseLink: { clientMutationId: string | null } | null };

export type RevokePhotoReleaseLinkMutationVariables = Exact<{
  input: RevokePhotoReleaseLinkInput;
}>;


export type RevokePhotoReleaseLinkMutation = { revokePhotoReleaseLink: { clientMutationId: string | null } | null };

export type RemoveSignedReleaseMutationVariables = Exact<{
  input: RemoveSignedReleaseInput;
}>;


export type RemoveSignedReleaseMutation = { removeSignedRelease: { clientMutationId: string | null } | null };


export const PhotoReleasesDocument = { id: "PcEBZJv-43", name: "PhotoReleases", kind: "query" } as TypedDocument<PhotoReleasesQuery, PhotoReleasesQueryVariables>;
export const RenewPhotoReleaseLinkDocument = { id: "LtEESYql4E", name: "RenewPhotoReleaseLink", kind: "mutation" } as TypedDocument<RenewPhotoReleaseLinkMutation, RenewPhotoReleaseLinkMutationVariables>;
export const RevokePhotoReleaseLinkDocument = { id: "Zkds5URwVb", name: "RevokePhotoReleaseLink", kind: "mutation" } as TypedDocument<RevokePhotoReleaseLinkMutation, RevokePhotoReleaseLinkMutationVariables>;
export const RemoveSignedReleaseDocument = { id: "4TnDUZfrps", name: "RemoveSignedRelease", kind: "mutation" } as TypedDocument<RemoveSignedReleaseMutation, RemoveSignedReleaseMutationVariables>;
