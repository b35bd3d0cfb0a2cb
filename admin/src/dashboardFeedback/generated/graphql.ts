// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `answerPhotoRequest` mutation. */
export type AnswerPhotoRequestInput = {
  answer?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  status?: PhotoRequestStatus | null | undefined;
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

export type PhotoRequestStatus =
  | 'declined'
  | 'done'
  | 'open'
  | 'withdrawn';

export type PhotoWish =
  | 'feature'
  | 'hide';

/** All input for the `replyToFeedback` mutation. */
export type ReplyToFeedbackInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  reply?: string | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type CampaignFeedbackQueryVariables = Exact<{
  campaignId: number;
  sponsorId: number;
  season: Season;
  year: number;
}>;


export type CampaignFeedbackQuery = { reactions: { totalCount: number }, favorites: { totalCount: number }, openRequests: { totalCount: number, nodes: Array<{ id: number, wish: PhotoWish, reason: string | null, status: PhotoRequestStatus, answer: string | null, createdAt: string, answeredAt: string | null, user: { id: number, name: string | null, email: string } | null, answeredBy: { id: number, name: string | null, email: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } }> }, answeredRequests: { totalCount: number, nodes: Array<{ id: number, wish: PhotoWish, reason: string | null, status: PhotoRequestStatus, answer: string | null, createdAt: string, answeredAt: string | null, user: { id: number, name: string | null, email: string } | null, answeredBy: { id: number, name: string | null, email: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } }> }, feedback: { totalCount: number, nodes: Array<{ id: number, section: DashboardSection, reaction: DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string, season: Season | null, year: number | null, sponsor: { id: number, name: string } | null, user: { id: number, name: string | null, email: string } | null, repliedBy: { id: number, name: string | null, email: string } | null, campaignNote: { id: number, title: string | null, datedOn: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } | null }> } };

export type SponsorSeasonFeedbackQueryVariables = Exact<{
  sponsorId: number;
  season: Season;
  year: number;
}>;


export type SponsorSeasonFeedbackQuery = { reactions: { totalCount: number }, feedback: { totalCount: number, nodes: Array<{ id: number, section: DashboardSection, reaction: DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string, season: Season | null, year: number | null, sponsor: { id: number, name: string } | null, user: { id: number, name: string | null, email: string } | null, repliedBy: { id: number, name: string | null, email: string } | null, campaignNote: { id: number, title: string | null, datedOn: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } | null }> } };

export type OpenPhotoRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenPhotoRequestsQuery = { photoRequestsConnection: { totalCount: number, nodes: Array<{ id: number, wish: PhotoWish, reason: string | null, status: PhotoRequestStatus, answer: string | null, createdAt: string, answeredAt: string | null, campaign: { id: number, name: string, sponsorId: number }, user: { id: number, name: string | null, email: string } | null, answeredBy: { id: number, name: string | null, email: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } }> } };

export type AnswerPhotoRequestMutationVariables = Exact<{
  input: AnswerPhotoRequestInput;
}>;


export type AnswerPhotoRequestMutation = { answerPhotoRequest: { changeId: string | null, photoRequest: { id: number, status: PhotoRequestStatus, wish: PhotoWish } } };

export type ReplyToFeedbackMutationVariables = Exact<{
  input: ReplyToFeedbackInput;
}>;


export type ReplyToFeedbackMutation = { replyToFeedback: { changeId: string | null, feedback: { id: number } } };

export type FeedbackItemFragment = { id: number, section: DashboardSection, reaction: DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string, season: Season | null, year: number | null, sponsor: { id: number, name: string } | null, user: { id: number, name: string | null, email: string } | null, repliedBy: { id: number, name: string | null, email: string } | null, campaignNote: { id: number, title: string | null, datedOn: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } | null };

export type FeedbackPhotoFragment = { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } };

export type PhotoRequestRowFragment = { id: number, wish: PhotoWish, reason: string | null, status: PhotoRequestStatus, answer: string | null, createdAt: string, answeredAt: string | null, user: { id: number, name: string | null, email: string } | null, answeredBy: { id: number, name: string | null, email: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } };

export const CampaignFeedbackDocument = { id: "3Oar6muSSS", name: "CampaignFeedback", kind: "query" } as TypedDocument<CampaignFeedbackQuery, CampaignFeedbackQueryVariables>;
export const SponsorSeasonFeedbackDocument = { id: "O6xi8QTKmg", name: "SponsorSeasonFeedback", kind: "query" } as TypedDocument<SponsorSeasonFeedbackQuery, SponsorSeasonFeedbackQueryVariables>;
export const OpenPhotoRequestsDocument = { id: "qSw2G-nnPu", name: "OpenPhotoRequests", kind: "query" } as TypedDocument<OpenPhotoRequestsQuery, OpenPhotoRequestsQueryVariables>;
export const AnswerPhotoRequestDocument = { id: "TruoyjzQ9w", name: "AnswerPhotoRequest", kind: "mutation" } as TypedDocument<AnswerPhotoRequestMutation, AnswerPhotoRequestMutationVariables>;
export const ReplyToFeedbackDocument = { id: "ZgR4xh37rI", name: "ReplyToFeedback", kind: "mutation" } as TypedDocument<ReplyToFeedbackMutation, ReplyToFeedbackMutationVariables>;
