// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type FeedbackRowFragment = { id: number, section: Schema.DashboardSection | null, campaignNoteId: number | null, reaction: Schema.DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string | null, authorName: string | null, mine: boolean | null };

export type DashboardRequestRowFragment = { id: number, campaignId: number | null, wish: Schema.PhotoWish | null, reason: string | null, status: Schema.PhotoRequestStatus | null, answer: string | null, createdAt: string | null, answeredAt: string | null, authorName: string | null, organizationName: string | null };

export type SponsorFeedbackQueryVariables = {
  campaignIds: Array<number> | number;
};

export type SponsorFeedbackQuery = { campaigns: Array<{ id: number }>, feedback: Array<{ campaignId: number | null, id: number, section: Schema.DashboardSection | null, campaignNoteId: number | null, reaction: Schema.DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string | null, authorName: string | null, mine: boolean | null }>, requests: Array<{ id: number, campaignId: number | null, wish: Schema.PhotoWish | null, reason: string | null, status: Schema.PhotoRequestStatus | null, answer: string | null, createdAt: string | null, answeredAt: string | null, authorName: string | null, organizationName: string | null }> };

export type SeasonFeedbackQueryVariables = {
  sponsorId: number;
  season: Schema.Season;
  year: number;
};

export type SeasonFeedbackQuery = { seasons: Array<{ id: string }>, feedback: Array<{ id: number, section: Schema.DashboardSection | null, campaignNoteId: number | null, reaction: Schema.DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string | null, authorName: string | null, mine: boolean | null }> };

export type PhotoFeedbackQueryVariables = {
  photoId: number;
};

export type PhotoFeedbackQuery = { feedback: Array<{ id: number, section: Schema.DashboardSection | null, campaignNoteId: number | null, reaction: Schema.DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string | null, authorName: string | null, mine: boolean | null }>, requests: Array<{ id: number, campaignId: number | null, wish: Schema.PhotoWish | null, reason: string | null, status: Schema.PhotoRequestStatus | null, answer: string | null, createdAt: string | null, answeredAt: string | null, authorName: string | null, organizationName: string | null }> };

export type ReactOnDashboardMutationVariables = {
  input: Schema.ReactOnDashboardInput;
};

export type ReactOnDashboardMutation = { reactOnDashboard: { chosen: boolean | null } | null };

export type CommentOnDashboardMutationVariables = {
  input: Schema.CommentOnDashboardInput;
};

export type CommentOnDashboardMutation = { commentOnDashboard: { clientMutationId: string | null } | null };

export type DeleteDashboardCommentMutationVariables = {
  input: Schema.DeleteDashboardCommentInput;
};

export type DeleteDashboardCommentMutation = { deleteDashboardComment: { commentId: number | null } | null };

export type RestoreDashboardCommentMutationVariables = {
  input: Schema.RestoreDashboardCommentInput;
};

export type RestoreDashboardCommentMutation = { restoreDashboardComment: { clientMutationId: string | null } | null };

export type RequestPhotoChangeMutationVariables = {
  input: Schema.RequestPhotoChangeInput;
};

export type RequestPhotoChangeMutation = { requestPhotoChange: { clientMutationId: string | null } | null };

export type WithdrawPhotoRequestMutationVariables = {
  input: Schema.WithdrawPhotoRequestInput;
};

export type WithdrawPhotoRequestMutation = { withdrawPhotoRequest: { clientMutationId: string | null } | null };

export const SponsorFeedbackDocument = { id: 'Is14bDRLaw', name: 'SponsorFeedback', kind: 'query' } as TypedDocument<SponsorFeedbackQuery, SponsorFeedbackQueryVariables>;
export const SeasonFeedbackDocument = { id: 'D7xvRsP1Ck', name: 'SeasonFeedback', kind: 'query' } as TypedDocument<SeasonFeedbackQuery, SeasonFeedbackQueryVariables>;
export const PhotoFeedbackDocument = { id: 'sawQ6Dyi9C', name: 'PhotoFeedback', kind: 'query' } as TypedDocument<PhotoFeedbackQuery, PhotoFeedbackQueryVariables>;
export const ReactOnDashboardDocument = { id: 'okS8CFnwlQ', name: 'ReactOnDashboard', kind: 'mutation' } as TypedDocument<ReactOnDashboardMutation, ReactOnDashboardMutationVariables>;
export const CommentOnDashboardDocument = { id: 'mAJU1ixfqu', name: 'CommentOnDashboard', kind: 'mutation' } as TypedDocument<CommentOnDashboardMutation, CommentOnDashboardMutationVariables>;
export const DeleteDashboardCommentDocument = { id: 'nUMYFSMFsi', name: 'DeleteDashboardComment', kind: 'mutation' } as TypedDocument<DeleteDashboardCommentMutation, DeleteDashboardCommentMutationVariables>;
export const RestoreDashboardCommentDocument = { id: 'zsZ-ZfZrj4', name: 'RestoreDashboardComment', kind: 'mutation' } as TypedDocument<RestoreDashboardCommentMutation, RestoreDashboardCommentMutationVariables>;
export const RequestPhotoChangeDocument = { id: 'KHmUcTcUSf', name: 'RequestPhotoChange', kind: 'mutation' } as TypedDocument<RequestPhotoChangeMutation, RequestPhotoChangeMutationVariables>;
export const WithdrawPhotoRequestDocument = { id: 'ZY2Z_e994V', name: 'WithdrawPhotoRequest', kind: 'mutation' } as TypedDocument<WithdrawPhotoRequestMutation, WithdrawPhotoRequestMutationVariables>;
