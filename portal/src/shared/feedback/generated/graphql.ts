// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `commentOnDashboard` mutation. */
export type CommentOnDashboardInput = {
  body?: string | null | undefined;
  campaignId?: number | null | undefined;
  campaignNoteId?: number | null | undefined;
  clientKey?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  season?: Season | null | undefined;
  section?: DashboardSection | null | undefined;
  sponsorId?: number | null | undefined;
  verificationImageId?: number | null | undefined;
  year?: number | null | undefined;
};

export type DashboardReaction =
  | 'favorite'
  | 'love'
  | 'question'
  | 'thanks';

export type DashboardSection =
  | 'creative'
  | 'delivery'
  | 'effectiveness'
  | 'goal'
  | 'leagues'
  | 'note'
  | 'photo'
  | 'results'
  | 'testimonials';

/** All input for the `deleteDashboardComment` mutation. */
export type DeleteDashboardCommentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type PhotoRequestStatus =
  | 'declined'
  | 'done'
  | 'open'
  | 'withdrawn';

export type PhotoWish =
  | 'feature'
  | 'hide';

/** All input for the `reactOnDashboard` mutation. */
export type ReactOnDashboardInput = {
  campaignId?: number | null | undefined;
  campaignNoteId?: number | null | undefined;
  chosen?: boolean | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  reaction?: DashboardReaction | null | undefined;
  season?: Season | null | undefined;
  section?: DashboardSection | null | undefined;
  sponsorId?: number | null | undefined;
  verificationImageId?: number | null | undefined;
  year?: number | null | undefined;
};

/** All input for the `requestPhotoChange` mutation. */
export type RequestPhotoChangeInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  verificationImageId?: number | null | undefined;
  wish?: PhotoWish | null | undefined;
};

/** All input for the `restoreDashboardComment` mutation. */
export type RestoreDashboardCommentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** All input for the `withdrawPhotoRequest` mutation. */
export type WithdrawPhotoRequestInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

export type FeedbackRowFragment = { id: number, section: DashboardSection | null, campaignNoteId: number | null, reaction: DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string | null, authorName: string | null, mine: boolean | null };

export type DashboardRequestRowFragment = { id: number, campaignId: number | null, wish: PhotoWish | null, reason: string | null, status: PhotoRequestStatus | null, answer: string | null, createdAt: string | null, answeredAt: string | null, authorName: string | null, organizationName: string | null };

export type SponsorFeedbackQueryVariables = Exact<{
  campaignIds: Array<number> | number;
}>;


export type SponsorFeedbackQuery = { campaigns: Array<{ id: number }>, feedback: Array<{ campaignId: number | null, id: number, section: DashboardSection | null, campaignNoteId: number | null, reaction: DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string | null, authorName: string | null, mine: boolean | null }>, requests: Array<{ id: number, campaignId: number | null, wish: PhotoWish | null, reason: string | null, status: PhotoRequestStatus | null, answer: string | null, createdAt: string | null, answeredAt: string | null, authorName: string | null, organizationName: string | null }> };

export type SeasonFeedbackQueryVariables = Exact<{
  sponsorId: number;
  season: Season;
  year: number;
}>;


export type SeasonFeedbackQuery = { seasons: Array<{ id: string }>, feedback: Array<{ id: number, section: DashboardSection | null, campaignNoteId: number | null, reaction: DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string | null, authorName: string | null, mine: boolean | null }> };

export type PhotoFeedbackQueryVariables = Exact<{
  photoId: number;
}>;


export type PhotoFeedbackQuery = { feedback: Array<{ id: number, section: DashboardSection | null, campaignNoteId: number | null, reaction: DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string | null, authorName: string | null, mine: boolean | null }>, requests: Array<{ id: number, campaignId: number | null, wish: PhotoWish | null, reason: string | null, status: PhotoRequestStatus | null, answer: string | null, createdAt: string | null, answeredAt: string | null, authorName: string | null, organizationName: string | null }> };

export type ReactOnDashboardMutationVariables = Exact<{
  input: ReactOnDashboardInput;
}>;


export type ReactOnDashboardMutation = { reactOnDashboard: { chosen: boolean | null } | null };

export type CommentOnDashboardMutationVariables = Exact<{
  input: CommentOnDashboardInput;
}>;


export type CommentOnDashboardMutation = { commentOnDashboard: { feedback: { id: number } | null } | null };

export type DeleteDashboardCommentMutationVariables = Exact<{
  input: DeleteDashboardCommentInput;
}>;


export type DeleteDashboardCommentMutation = { deleteDashboardComment: { commentId: number | null } | null };

export type RestoreDashboardCommentMutationVariables = Exact<{
  input: RestoreDashboardCommentInput;
}>;


export type RestoreDashboardCommentMutation = { restoreDashboardComment: { feedback: { id: number } | null } | null };

export type RequestPhotoChangeMutationVariables = Exact<{
  input: RequestPhotoChangeInput;
}>;


export type RequestPhotoChangeMutation = { requestPhotoChange: { photoRequest: { id: number } | null } | null };

export type WithdrawPhotoRequestMutationVariables = Exact<{
  input: WithdrawPhotoRequestInput;
}>;


export type WithdrawPhotoRequestMutation = { withdrawPhotoRequest: { photoRequest: { id: number } | null } | null };

export const SponsorFeedbackDocument = { id: "Is14bDRLaw", name: "SponsorFeedback", kind: "query" } as TypedDocument<SponsorFeedbackQuery, SponsorFeedbackQueryVariables>;
export const SeasonFeedbackDocument = { id: "D7xvRsP1Ck", name: "SeasonFeedback", kind: "query" } as TypedDocument<SeasonFeedbackQuery, SeasonFeedbackQueryVariables>;
export const PhotoFeedbackDocument = { id: "sawQ6Dyi9C", name: "PhotoFeedback", kind: "query" } as TypedDocument<PhotoFeedbackQuery, PhotoFeedbackQueryVariables>;
export const ReactOnDashboardDocument = { id: "okS8CFnwlQ", name: "ReactOnDashboard", kind: "mutation" } as TypedDocument<ReactOnDashboardMutation, ReactOnDashboardMutationVariables>;
export const CommentOnDashboardDocument = { id: "ALOd9FknH6", name: "CommentOnDashboard", kind: "mutation" } as TypedDocument<CommentOnDashboardMutation, CommentOnDashboardMutationVariables>;
export const DeleteDashboardCommentDocument = { id: "nUMYFSMFsi", name: "DeleteDashboardComment", kind: "mutation" } as TypedDocument<DeleteDashboardCommentMutation, DeleteDashboardCommentMutationVariables>;
export const RestoreDashboardCommentDocument = { id: "zp26GrgdO6", name: "RestoreDashboardComment", kind: "mutation" } as TypedDocument<RestoreDashboardCommentMutation, RestoreDashboardCommentMutationVariables>;
export const RequestPhotoChangeDocument = { id: "OBXFlBmqpm", name: "RequestPhotoChange", kind: "mutation" } as TypedDocument<RequestPhotoChangeMutation, RequestPhotoChangeMutationVariables>;
export const WithdrawPhotoRequestDocument = { id: "Iy4Imvw__I", name: "WithdrawPhotoRequest", kind: "mutation" } as TypedDocument<WithdrawPhotoRequestMutation, WithdrawPhotoRequestMutationVariables>;
