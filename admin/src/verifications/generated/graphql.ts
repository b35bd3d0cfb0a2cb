// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type ImageRejectionReasonsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.ImageRejectionReasonOrderBy> | Schema.ImageRejectionReasonOrderBy | null | undefined;
  filter?: Schema.ImageRejectionReasonWhere | null | undefined;
};

export type ImageRejectionReasonsListQuery = { list: { nodes: Array<{ id: number, name: string, spanishName: string, position: number, retired: boolean, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type ImageRejectionReasonsCreateMutationVariables = {
  input: Schema.CreateImageRejectionReasonInput;
};

export type ImageRejectionReasonsCreateMutation = { result: { changeId: string | null, record: { id: number, name: string, spanishName: string, position: number, retired: boolean, version: number } } };

export type ImageRejectionReasonsUpdateMutationVariables = {
  input: Schema.UpdateImageRejectionReasonInput;
};

export type ImageRejectionReasonsUpdateMutation = { result: { changeId: string | null, record: { id: number, name: string, spanishName: string, position: number, retired: boolean, version: number } } };

export type VerificationImagesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.PendingImageListItemOrderBy> | Schema.PendingImageListItemOrderBy | null | undefined;
  filter?: Schema.PendingImageListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type VerificationImagesListQuery = { list: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, offerId: number, organizationName: string, sponsorablePropertyName: string, campaignName: string, sponsorName: string, season: Schema.Season, year: number, strategistName: string | null, verificationDeadlineId: number | null, deadlineName: string | null, capabilityName: string | null, deadline: string | null, from: string | null, createdAt: string, release: Schema.PhotoRelease | null, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type VerificationImagesTotalQueryVariables = {
  filter?: Schema.PendingImageListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type VerificationImagesTotalQuery = { list: { totalCount: number } };

export type VerificationImagesIsLargeQueryVariables = {
  filter?: Schema.PendingImageListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type VerificationImagesIsLargeQuery = { list: { isLarge: boolean } };

export type SetPhotoReleaseMutationVariables = {
  input: Schema.SetPhotoReleaseInput;
};

export type SetPhotoReleaseMutation = { setPhotoRelease: { changeId: string | null } };

export type RestoreClearPhotoMutationVariables = {
  input: Schema.RestoreClearPhotoInput;
};

export type RestoreClearPhotoMutation = { restoreClearPhoto: { changeId: string | null } };

export type UnreleasedImagesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.UnreleasedImageListItemOrderBy> | Schema.UnreleasedImageListItemOrderBy | null | undefined;
  filter?: Schema.UnreleasedImageListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type UnreleasedImagesListQuery = { list: { nodes: Array<{ id: number, thumbnailUrl: string | null, offerId: number, organizationName: string, deadlineName: string | null, campaignName: string, sponsorName: string, season: Schema.Season, year: number, release: Schema.PhotoRelease, statedForSeason: boolean, createdAt: string, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type UnreleasedImagesTotalQueryVariables = {
  filter?: Schema.UnreleasedImageListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type UnreleasedImagesTotalQuery = { list: { totalCount: number } };

export type UnreleasedImagesIsLargeQueryVariables = {
  filter?: Schema.UnreleasedImageListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type UnreleasedImagesIsLargeQuery = { list: { isLarge: boolean } };

export type ImageRejectionReasonRowFragment = { id: number, name: string, spanishName: string, position: number, retired: boolean, version: number };

export type PendingImageRowFragment = { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, offerId: number, organizationName: string, sponsorablePropertyName: string, campaignName: string, sponsorName: string, season: Schema.Season, year: number, strategistName: string | null, verificationDeadlineId: number | null, deadlineName: string | null, capabilityName: string | null, deadline: string | null, from: string | null, createdAt: string, release: Schema.PhotoRelease | null, version: number };

export type UnreleasedImageRowFragment = { id: number, thumbnailUrl: string | null, offerId: number, organizationName: string, deadlineName: string | null, campaignName: string, sponsorName: string, season: Schema.Season, year: number, release: Schema.PhotoRelease, statedForSeason: boolean, createdAt: string, version: number };

export type VerificationsIndexQueryVariables = { [key: string]: never; };

export type VerificationsIndexQuery = { seasonYears: Array<{ season: Schema.Season, year: number, primaryStrategistContacts: Array<{ id: number, name: string | null }> }> };

export type PendingPhotoQueryVariables = {
  id: number;
};

export type PendingPhotoQuery = { pendingImageListItem: { id: number, verificationImage: { id: number, verificationDeadline: { id: number, renderedVerificationReminderInstructions: string | null } | null }, recentlyAccepted: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string, offer: { id: number, organization: { id: number, name: string } } }> } | null };

export type ReviewVerificationImageMutationVariables = {
  input: Schema.ReviewVerificationImageInput;
};

export type ReviewVerificationImageMutation = { reviewVerificationImage: { changeId: string | null, verificationImage: { id: number, status: Schema.ImageStatus } } };

export type AcceptVerificationImagesMutationVariables = {
  input: Schema.AcceptVerificationImagesInput;
};

export type AcceptVerificationImagesMutation = { acceptVerificationImages: { changeId: string | null, verificationImages: Array<{ id: number }> } };

export type SetPhotoReleasesMutationVariables = {
  input: Schema.SetPhotoReleasesInput;
};

export type SetPhotoReleasesMutation = { setPhotoReleases: { changeId: string | null, verificationImages: Array<{ id: number }> } };

export type PhotoDownloadsQueryVariables = {
  id: number;
};

export type PhotoDownloadsQuery = { photoDownloadsConnection: { totalCount: number, nodes: Array<{ id: number, way: Schema.PhotoDownloadWay, linkKind: string | null, downloadedAt: string, user: { id: number, name: string | null, email: string } | null }> } };

export const ImageRejectionReasonsListDocument = { id: 'vqBB8ikxjB', name: 'ImageRejectionReasonsList', kind: 'query' } as TypedDocument<ImageRejectionReasonsListQuery, ImageRejectionReasonsListQueryVariables>;
export const ImageRejectionReasonsCreateDocument = { id: '2wiBsjBUoY', name: 'ImageRejectionReasonsCreate', kind: 'mutation' } as TypedDocument<ImageRejectionReasonsCreateMutation, ImageRejectionReasonsCreateMutationVariables>;
export const ImageRejectionReasonsUpdateDocument = { id: 'zknIMimMgK', name: 'ImageRejectionReasonsUpdate', kind: 'mutation' } as TypedDocument<ImageRejectionReasonsUpdateMutation, ImageRejectionReasonsUpdateMutationVariables>;
export const VerificationImagesListDocument = { id: 'uooNjG3plt', name: 'VerificationImagesList', kind: 'query' } as TypedDocument<VerificationImagesListQuery, VerificationImagesListQueryVariables>;
export const VerificationImagesTotalDocument = { id: 'E-GR8qxNug', name: 'VerificationImagesTotal', kind: 'query' } as TypedDocument<VerificationImagesTotalQuery, VerificationImagesTotalQueryVariables>;
export const VerificationImagesIsLargeDocument = { id: 'Ywtiu2iPJs', name: 'VerificationImagesIsLarge', kind: 'query' } as TypedDocument<VerificationImagesIsLargeQuery, VerificationImagesIsLargeQueryVariables>;
export const SetPhotoReleaseDocument = { id: 'cZZ0dz3Wag', name: 'SetPhotoRelease', kind: 'mutation' } as TypedDocument<SetPhotoReleaseMutation, SetPhotoReleaseMutationVariables>;
export const RestoreClearPhotoDocument = { id: 'csy80CUkZZ', name: 'RestoreClearPhoto', kind: 'mutation' } as TypedDocument<RestoreClearPhotoMutation, RestoreClearPhotoMutationVariables>;
export const UnreleasedImagesListDocument = { id: 'FH1QhM3LZi', name: 'UnreleasedImagesList', kind: 'query' } as TypedDocument<UnreleasedImagesListQuery, UnreleasedImagesListQueryVariables>;
export const UnreleasedImagesTotalDocument = { id: '5uLtisAERG', name: 'UnreleasedImagesTotal', kind: 'query' } as TypedDocument<UnreleasedImagesTotalQuery, UnreleasedImagesTotalQueryVariables>;
export const UnreleasedImagesIsLargeDocument = { id: 'ArjKQAEdlv', name: 'UnreleasedImagesIsLarge', kind: 'query' } as TypedDocument<UnreleasedImagesIsLargeQuery, UnreleasedImagesIsLargeQueryVariables>;
export const VerificationsIndexDocument = { id: 'YPXi9AvZD2', name: 'VerificationsIndex', kind: 'query' } as TypedDocument<VerificationsIndexQuery, VerificationsIndexQueryVariables>;
export const PendingPhotoDocument = { id: 'kUiRs2U9fe', name: 'PendingPhoto', kind: 'query' } as TypedDocument<PendingPhotoQuery, PendingPhotoQueryVariables>;
export const ReviewVerificationImageDocument = { id: 'xeTpIbUfX3', name: 'ReviewVerificationImage', kind: 'mutation' } as TypedDocument<ReviewVerificationImageMutation, ReviewVerificationImageMutationVariables>;
export const AcceptVerificationImagesDocument = { id: 'k1lba53oxp', name: 'AcceptVerificationImages', kind: 'mutation' } as TypedDocument<AcceptVerificationImagesMutation, AcceptVerificationImagesMutationVariables>;
export const SetPhotoReleasesDocument = { id: 'kzx0pe73Fw', name: 'SetPhotoReleases', kind: 'mutation' } as TypedDocument<SetPhotoReleasesMutation, SetPhotoReleasesMutationVariables>;
export const PhotoDownloadsDocument = { id: 'cH4gG5li2V', name: 'PhotoDownloads', kind: 'query' } as TypedDocument<PhotoDownloadsQuery, PhotoDownloadsQueryVariables>;
