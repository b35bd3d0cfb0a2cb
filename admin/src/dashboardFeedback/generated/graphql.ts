// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CampaignFeedbackQueryVariables = {
  campaignId: number;
  sponsorId: number;
  season: Schema.Season;
  year: number;
};

export type CampaignFeedbackQuery = { reactions: { totalCount: number }, favorites: { totalCount: number }, openRequests: { totalCount: number, nodes: Array<{ id: number, wish: Schema.PhotoWish, reason: string | null, status: Schema.PhotoRequestStatus, answer: string | null, createdAt: string, answeredAt: string | null, user: { id: number, name: string | null, email: string } | null, answeredBy: { id: number, name: string | null, email: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } }> }, answeredRequests: { totalCount: number, nodes: Array<{ id: number, wish: Schema.PhotoWish, reason: string | null, status: Schema.PhotoRequestStatus, answer: string | null, createdAt: string, answeredAt: string | null, user: { id: number, name: string | null, email: string } | null, answeredBy: { id: number, name: string | null, email: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } }> }, feedback: { totalCount: number, nodes: Array<{ id: number, section: Schema.DashboardSection, reaction: Schema.DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string, season: Schema.Season | null, year: number | null, sponsor: { id: number, name: string } | null, user: { id: number, name: string | null, email: string } | null, repliedBy: { id: number, name: string | null, email: string } | null, campaignNote: { id: number, title: string | null, datedOn: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } | null }> } };

export type SponsorSeasonFeedbackQueryVariables = {
  sponsorId: number;
  season: Schema.Season;
  year: number;
};

export type SponsorSeasonFeedbackQuery = { reactions: { totalCount: number }, feedback: { totalCount: number, nodes: Array<{ id: number, section: Schema.DashboardSection, reaction: Schema.DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string, season: Schema.Season | null, year: number | null, sponsor: { id: number, name: string } | null, user: { id: number, name: string | null, email: string } | null, repliedBy: { id: number, name: string | null, email: string } | null, campaignNote: { id: number, title: string | null, datedOn: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } | null }> } };

export type OpenPhotoRequestsQueryVariables = {
  today: string;
};

export type OpenPhotoRequestsQuery = { photoRequestsConnection: { totalCount: number, nodes: Array<{ id: number, wish: Schema.PhotoWish, reason: string | null, status: Schema.PhotoRequestStatus, answer: string | null, createdAt: string, answeredAt: string | null, campaign: { id: number, name: string, sponsorId: number }, user: { id: number, name: string | null, email: string } | null, answeredBy: { id: number, name: string | null, email: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } }> } };

export type AnswerPhotoRequestMutationVariables = {
  input: Schema.AnswerPhotoRequestInput;
};

export type AnswerPhotoRequestMutation = { answerPhotoRequest: { changeId: string | null, photoRequest: { id: number, status: Schema.PhotoRequestStatus, wish: Schema.PhotoWish } } };

export type FeedbackItemFragment = { id: number, section: Schema.DashboardSection, reaction: Schema.DashboardReaction | null, body: string | null, reply: string | null, repliedAt: string | null, createdAt: string, season: Schema.Season | null, year: number | null, sponsor: { id: number, name: string } | null, user: { id: number, name: string | null, email: string } | null, repliedBy: { id: number, name: string | null, email: string } | null, campaignNote: { id: number, title: string | null, datedOn: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } | null };

export type FeedbackPhotoFragment = { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } };

export type PhotoRequestRowFragment = { id: number, wish: Schema.PhotoWish, reason: string | null, status: Schema.PhotoRequestStatus, answer: string | null, createdAt: string, answeredAt: string | null, user: { id: number, name: string | null, email: string } | null, answeredBy: { id: number, name: string | null, email: string } | null, verificationImage: { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, capabilityName: string | null, offer: { id: number, organization: { id: number, name: string } } } };

export type ReplyToFeedbackMutationVariables = {
  input: Schema.ReplyToFeedbackInput;
};

export type ReplyToFeedbackMutation = { replyToFeedback: { changeId: string | null } };

export const CampaignFeedbackDocument = { id: '3Oar6muSSS', name: 'CampaignFeedback', kind: 'query' } as TypedDocument<CampaignFeedbackQuery, CampaignFeedbackQueryVariables>;
export const SponsorSeasonFeedbackDocument = { id: 'O6xi8QTKmg', name: 'SponsorSeasonFeedback', kind: 'query' } as TypedDocument<SponsorSeasonFeedbackQuery, SponsorSeasonFeedbackQueryVariables>;
export const OpenPhotoRequestsDocument = { id: 'UXPVGJHPO5', name: 'OpenPhotoRequests', kind: 'query' } as TypedDocument<OpenPhotoRequestsQuery, OpenPhotoRequestsQueryVariables>;
export const AnswerPhotoRequestDocument = { id: 'TruoyjzQ9w', name: 'AnswerPhotoRequest', kind: 'mutation' } as TypedDocument<AnswerPhotoRequestMutation, AnswerPhotoRequestMutationVariables>;
export const ReplyToFeedbackDocument = { id: 'QApbzLprCD', name: 'ReplyToFeedback', kind: 'mutation' } as TypedDocument<ReplyToFeedbackMutation, ReplyToFeedbackMutationVariables>;
