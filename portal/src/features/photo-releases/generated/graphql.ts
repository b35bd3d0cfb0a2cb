// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type PhotoReleasesQueryVariables = {
  organizationId: number;
  season: Schema.Season;
  year: number;
};

export type PhotoReleasesQuery = { today: string, organization: { id: number, name: string } | null, photoReleaseLink: { url: string | null, revokedAt: string | null, expiresOn: string, signedReleasesCount: number } | null, signedReleases: Array<{ id: number, signerName: string, childNames: string, signedAt: string }> };

export type RenewPhotoReleaseLinkMutationVariables = {
  input: Schema.RenewPhotoReleaseLinkInput;
};

export type RenewPhotoReleaseLinkMutation = { renewPhotoReleaseLink: { clientMutationId: string | null } | null };

export type RevokePhotoReleaseLinkMutationVariables = {
  input: Schema.RevokePhotoReleaseLinkInput;
};

export type RevokePhotoReleaseLinkMutation = { revokePhotoReleaseLink: { clientMutationId: string | null } | null };

export type RemoveSignedReleaseMutationVariables = {
  input: Schema.RemoveSignedReleaseInput;
};

export type RemoveSignedReleaseMutation = { removeSignedRelease: { clientMutationId: string | null } | null };

export const PhotoReleasesDocument = { id: 'PcEBZJv-43', name: 'PhotoReleases', kind: 'query' } as TypedDocument<PhotoReleasesQuery, PhotoReleasesQueryVariables>;
export const RenewPhotoReleaseLinkDocument = { id: 'LtEESYql4E', name: 'RenewPhotoReleaseLink', kind: 'mutation' } as TypedDocument<RenewPhotoReleaseLinkMutation, RenewPhotoReleaseLinkMutationVariables>;
export const RevokePhotoReleaseLinkDocument = { id: 'Zkds5URwVb', name: 'RevokePhotoReleaseLink', kind: 'mutation' } as TypedDocument<RevokePhotoReleaseLinkMutation, RevokePhotoReleaseLinkMutationVariables>;
export const RemoveSignedReleaseDocument = { id: '4TnDUZfrps', name: 'RemoveSignedRelease', kind: 'mutation' } as TypedDocument<RemoveSignedReleaseMutation, RemoveSignedReleaseMutationVariables>;
