// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type ForwardedTasksQueryVariables = {
  offerId: number;
};

export type ForwardedTasksQuery = { offerForwardedTasks: Array<{ id: number, verificationDeadlineId: number | null, stepId: string | null, name: string, email: string | null, forwardedBy: string, createdAt: string, mailState: string | null, openedAt: string | null, doneAt: string | null, expiresAt: string, state: string }> };

export type OffersListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.OfferListItemOrderBy> | Schema.OfferListItemOrderBy | null | undefined;
  filter?: Schema.OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type OffersListQuery = { list: { nodes: Array<{ id: number, organizationId: number, organizationName: string, sponsorablePropertyName: string, sportName: string | null, city: string | null, state: string | null, campaignId: number, campaignName: string, sponsorId: number, sponsorName: string, season: Schema.Season, year: number, seasonStart: string | null, seasonEnd: string | null, status: Schema.OfferStatus, value: string | null, releasedValue: string, numberOfPlayers: number | null, nextDeadline: string | null, overdueDeadlinesCount: number, lastTouchpoint: string | null, proposedAt: string | null, confirmedAt: string | null, updatedAt: string, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OffersTotalQueryVariables = {
  filter?: Schema.OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type OffersTotalQuery = { list: { totalCount: number } };

export type OffersIsLargeQueryVariables = {
  filter?: Schema.OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type OffersIsLargeQuery = { list: { isLarge: boolean } };

export type UpdateVerificationDeadlineResponseMutationVariables = {
  input: Schema.UpdateVerificationDeadlineResponseInput;
};

export type UpdateVerificationDeadlineResponseMutation = { updateVerificationDeadlineResponse: { changeId: string | null } };

export type CancelCheckMutationVariables = {
  input: Schema.CancelCheckInput;
};

export type CancelCheckMutation = { cancelCheck: { changeId: string | null } };

export type CancelOfferMutationVariables = {
  input: Schema.CancelOfferInput;
};

export type CancelOfferMutation = { cancelOffer: { changeId: string | null } };

export type CreateCheckMutationVariables = {
  input: Schema.CreateCheckInput;
};

export type CreateCheckMutation = { createCheck: { changeId: string | null } };

export type CreateLogCommentMutationVariables = {
  input: Schema.CreateLogCommentInput;
};

export type CreateLogCommentMutation = { createLogComment: { changeId: string | null } };

export type MarkDeadlineAsDidNotCompleteMutationVariables = {
  input: Schema.MarkDeadlineAsDidNotCompleteInput;
};

export type MarkDeadlineAsDidNotCompleteMutation = { markDeadlineAsDidNotComplete: { changeId: string | null } };

export type MarkAsConfirmedMutationVariables = {
  input: Schema.MarkAsConfirmedInput;
};

export type MarkAsConfirmedMutation = { markAsConfirmed: { changeId: string | null } };

export type MoveConfirmedOfferToCampaignMutationVariables = {
  input: Schema.MoveConfirmedOfferToCampaignInput;
};

export type MoveConfirmedOfferToCampaignMutation = { moveConfirmedOfferToCampaign: { changeId: string | null } };

export type RemoveVerificationDeadlineMutationVariables = {
  input: Schema.RemoveVerificationDeadlineInput;
};

export type RemoveVerificationDeadlineMutation = { removeVerificationDeadline: { changeId: string | null } };

export type RevokeForwardedTaskMutationVariables = {
  input: Schema.RevokeForwardedTaskInput;
};

export type RevokeForwardedTaskMutation = { revokeForwardedTask: { changeId: string | null } };

export type VoidCheckMutationVariables = {
  input: Schema.VoidCheckInput;
};

export type VoidCheckMutation = { voidCheck: { changeId: string | null } };

export type OffersUpdateMutationVariables = {
  input: Schema.UpdateOfferInput;
};

export type OffersUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type OffersUpdateManyMutationVariables = {
  input: Schema.UpdateOffersInput;
};

export type OffersUpdateManyMutation = { result: { changeId: string | null } };

export type VerificationDeadlinesCreateMutationVariables = {
  input: Schema.CreateVerificationDeadlineInput;
};

export type VerificationDeadlinesCreateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type VerificationDeadlinesUpdateMutationVariables = {
  input: Schema.UpdateVerificationDeadlineInput;
};

export type VerificationDeadlinesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type ConfirmationDeadlinesQueryVariables = {
  offerId: number;
};

export type ConfirmationDeadlinesQuery = { deadlinesToCome: Array<{ name: string, capabilityName: string, deadline: string, afterSeason: boolean, afterLastCheck: boolean }> };

export type MarkAsQualifiedMutationVariables = {
  input: Schema.MarkAsQualifiedInput;
};

export type MarkAsQualifiedMutation = { markAsQualified: { changeId: string | null, offers: Array<{ id: number, status: Schema.OfferStatus }> } };

export type OfferEmailQueryVariables = {
  offerId: number;
  language?: Schema.Language | null | undefined;
};

export type OfferEmailQuery = { offerEmail: { subject: string, to: string | null, htmlBody: string, language: Schema.Language, skipped: Array<{ address: string, reason: string }> } | null };

export type SendOfferEmailsMutationVariables = {
  input: Schema.SendOfferEmailsInput;
};

export type SendOfferEmailsMutation = { sendOfferEmails: { changeId: string | null, result: { sentOfferIds: Array<number>, skipped: Array<{ offerId: number, organizationName: string, reason: string }>, refused: Array<{ offerId: number, organizationName: string, reason: string }> } } };

export type OfferListRowFragment = { id: number, organizationId: number, organizationName: string, sponsorablePropertyName: string, sportName: string | null, city: string | null, state: string | null, campaignId: number, campaignName: string, sponsorId: number, sponsorName: string, season: Schema.Season, year: number, seasonStart: string | null, seasonEnd: string | null, status: Schema.OfferStatus, value: string | null, releasedValue: string, numberOfPlayers: number | null, nextDeadline: string | null, overdueDeadlinesCount: number, lastTouchpoint: string | null, proposedAt: string | null, confirmedAt: string | null, updatedAt: string, version: number };

export type SponsorshipQueryVariables = {
  id: number;
};

export type SponsorshipQuery = { offer: { id: number, version: number, status: Schema.OfferStatus, value: string | null, payoutMethod: Schema.PayoutMethod | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, customField: string | null, removalReason: string | null, leagueRejectionReason: string | null, communicatedToLeague: boolean, offerSentAt: string | null, offerOpenedAt: string | null, numberOfOfferViews: number, surveySentAt: string | null, numberOfSurveyViews: number, sponsorshipApplicationSentAt: string | null, onboardingEmailSentAt: string | null, magicToken: string | null, sponsorshipApplicationMagicToken: string | null, checkAvailable: string | null, campaign: { id: number, name: string, season: Schema.Season, year: number, sponsor: { id: number, name: string }, campaignCapabilities: Array<{ id: number, executionExpectations: string | null, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlines: Array<{ id: number, name: string }> } }> }, sponsorableProperty: { id: number, name: string, season: Schema.Season, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, startDate: string | null, endDate: string | null, city: string | null, state: string | null, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null }, organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, canReceiveEmails: boolean, websiteUrl: string | null, emailListSize: number | null, socialMediaFollowingSize: number | null, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, shippingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, primaryPlayLocation: { id: number, address: string } | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null }, offers: Array<{ id: number, status: Schema.OfferStatus, value: string | null, campaign: { id: number, name: string, season: Schema.Season, year: number }, sponsorableProperty: { id: number, name: string } }> }, assets: Array<{ id: number, campaignCapabilityId: number, quantity: number | null, reach: number | null, anyVerifiedDeadlines: boolean, campaignCapability: { id: number, capability: { id: number, name: string } } }>, verificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, assetId: number, capabilityName: string, requiresCreatives: boolean, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null, renderedVerificationReminderInstructions: string | null, verified: boolean, overdue: boolean, afterSeason: boolean, afterLastCheck: boolean, didNotComplete: boolean, didNotCompleteReason: string | null, anyPendingVerificationImages: boolean, verifiedImages: number, pendingImages: number, provedAt: string | null, verificationDeadlineResponses: Array<{ id: number, comment: string | null, addressed: boolean, createdAt: string, cannedResponse: { id: number, response: string } }> }>, verificationImages: Array<{ id: number, favorites: number, version: number, status: Schema.ImageStatus, rejectionReasonId: number | null, rejectionNote: string | null, hidden: boolean, featured: boolean, from: string | null, createdAt: string, capabilityName: string | null, release: Schema.PhotoRelease, releaseStatedAt: string | null, releaseStatedByName: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null, clearUrl: string | null, verificationDeadlineId: number | null, openRequests: Array<{ id: number, wish: Schema.PhotoWish }>, rejectionReason: { id: number, name: string } | null, createdBy: { id: number, name: string | null, email: string } | null }>, checks: Array<{ id: number, amount: string, withheld: string, memo: string, number: number | null, status: Schema.CheckStatus, state: Schema.CheckState, payoutMethod: Schema.PayoutMethod, mailedOn: string | null, returnedOn: string | null, stoppedOn: string | null, clearedOn: string | null, validUntil: string | null, actionReason: string | null, createdAt: string, estimatedArrivalDate: string | null, createdBy: { id: number, name: string | null, email: string } | null, reviewedBy: { id: number, name: string | null, email: string } | null, voidedBy: { id: number, name: string | null, email: string } | null }>, offerContracts: Array<{ id: number, versionNumber: number, createdAt: string, fullSizeUrl: string | null }>, sponsorshipEvents: Array<{ id: number, eventType: Schema.EventType, description: string | null, changeReason: string | null, createdAt: string, user: { id: number, name: string | null, email: string } | null }> } | null };

export type OfferRecordFragment = { id: number, version: number, status: Schema.OfferStatus, value: string | null, payoutMethod: Schema.PayoutMethod | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, customField: string | null, removalReason: string | null, leagueRejectionReason: string | null, communicatedToLeague: boolean, offerSentAt: string | null, offerOpenedAt: string | null, numberOfOfferViews: number, surveySentAt: string | null, numberOfSurveyViews: number, sponsorshipApplicationSentAt: string | null, onboardingEmailSentAt: string | null, magicToken: string | null, sponsorshipApplicationMagicToken: string | null, checkAvailable: string | null, campaign: { id: number, name: string, season: Schema.Season, year: number, sponsor: { id: number, name: string }, campaignCapabilities: Array<{ id: number, executionExpectations: string | null, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlines: Array<{ id: number, name: string }> } }> }, sponsorableProperty: { id: number, name: string, season: Schema.Season, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, startDate: string | null, endDate: string | null, city: string | null, state: string | null, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null }, organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, canReceiveEmails: boolean, websiteUrl: string | null, emailListSize: number | null, socialMediaFollowingSize: number | null, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, shippingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, primaryPlayLocation: { id: number, address: string } | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null }, offers: Array<{ id: number, status: Schema.OfferStatus, value: string | null, campaign: { id: number, name: string, season: Schema.Season, year: number }, sponsorableProperty: { id: number, name: string } }> }, assets: Array<{ id: number, campaignCapabilityId: number, quantity: number | null, reach: number | null, anyVerifiedDeadlines: boolean, campaignCapability: { id: number, capability: { id: number, name: string } } }>, verificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, assetId: number, capabilityName: string, requiresCreatives: boolean, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null, renderedVerificationReminderInstructions: string | null, verified: boolean, overdue: boolean, afterSeason: boolean, afterLastCheck: boolean, didNotComplete: boolean, didNotCompleteReason: string | null, anyPendingVerificationImages: boolean, verifiedImages: number, pendingImages: number, provedAt: string | null, verificationDeadlineResponses: Array<{ id: number, comment: string | null, addressed: boolean, createdAt: string, cannedResponse: { id: number, response: string } }> }>, verificationImages: Array<{ id: number, favorites: number, version: number, status: Schema.ImageStatus, rejectionReasonId: number | null, rejectionNote: string | null, hidden: boolean, featured: boolean, from: string | null, createdAt: string, capabilityName: string | null, release: Schema.PhotoRelease, releaseStatedAt: string | null, releaseStatedByName: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null, clearUrl: string | null, verificationDeadlineId: number | null, openRequests: Array<{ id: number, wish: Schema.PhotoWish }>, rejectionReason: { id: number, name: string } | null, createdBy: { id: number, name: string | null, email: string } | null }>, checks: Array<{ id: number, amount: string, withheld: string, memo: string, number: number | null, status: Schema.CheckStatus, state: Schema.CheckState, payoutMethod: Schema.PayoutMethod, mailedOn: string | null, returnedOn: string | null, stoppedOn: string | null, clearedOn: string | null, validUntil: string | null, actionReason: string | null, createdAt: string, estimatedArrivalDate: string | null, createdBy: { id: number, name: string | null, email: string } | null, reviewedBy: { id: number, name: string | null, email: string } | null, voidedBy: { id: number, name: string | null, email: string } | null }>, offerContracts: Array<{ id: number, versionNumber: number, createdAt: string, fullSizeUrl: string | null }>, sponsorshipEvents: Array<{ id: number, eventType: Schema.EventType, description: string | null, changeReason: string | null, createdAt: string, user: { id: number, name: string | null, email: string } | null }> };

export type OfferDeadlineFragment = { id: number, version: number, name: string, deadline: string, assetId: number, capabilityName: string, requiresCreatives: boolean, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null, renderedVerificationReminderInstructions: string | null, verified: boolean, overdue: boolean, afterSeason: boolean, afterLastCheck: boolean, didNotComplete: boolean, didNotCompleteReason: string | null, anyPendingVerificationImages: boolean, verifiedImages: number, pendingImages: number, provedAt: string | null, verificationDeadlineResponses: Array<{ id: number, comment: string | null, addressed: boolean, createdAt: string, cannedResponse: { id: number, response: string } }> };

export type OfferImageFragment = { id: number, favorites: number, version: number, status: Schema.ImageStatus, rejectionReasonId: number | null, rejectionNote: string | null, hidden: boolean, featured: boolean, from: string | null, createdAt: string, capabilityName: string | null, release: Schema.PhotoRelease, releaseStatedAt: string | null, releaseStatedByName: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null, clearUrl: string | null, verificationDeadlineId: number | null, openRequests: Array<{ id: number, wish: Schema.PhotoWish }>, rejectionReason: { id: number, name: string } | null, createdBy: { id: number, name: string | null, email: string } | null };

export type OfferCheckFragment = { id: number, amount: string, withheld: string, memo: string, number: number | null, status: Schema.CheckStatus, state: Schema.CheckState, payoutMethod: Schema.PayoutMethod, mailedOn: string | null, returnedOn: string | null, stoppedOn: string | null, clearedOn: string | null, validUntil: string | null, actionReason: string | null, createdAt: string, estimatedArrivalDate: string | null, createdBy: { id: number, name: string | null, email: string } | null, reviewedBy: { id: number, name: string | null, email: string } | null, voidedBy: { id: number, name: string | null, email: string } | null };

export type OfferEventFragment = { id: number, eventType: Schema.EventType, description: string | null, changeReason: string | null, createdAt: string, user: { id: number, name: string | null, email: string } | null };

export type OfferVersionFragment = { id: number, version: number };

export type DeadlineVersionFragment = { id: number, version: number };

export type PostalAddressFragment = { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null };

export const ForwardedTasksDocument = { id: 'C0NM8nD5Me', name: 'ForwardedTasks', kind: 'query' } as TypedDocument<ForwardedTasksQuery, ForwardedTasksQueryVariables>;
export const OffersListDocument = { id: 'it2sutovdt', name: 'OffersList', kind: 'query' } as TypedDocument<OffersListQuery, OffersListQueryVariables>;
export const OffersTotalDocument = { id: 'bd8BHTyuGa', name: 'OffersTotal', kind: 'query' } as TypedDocument<OffersTotalQuery, OffersTotalQueryVariables>;
export const OffersIsLargeDocument = { id: 'ROs-VRC5yH', name: 'OffersIsLarge', kind: 'query' } as TypedDocument<OffersIsLargeQuery, OffersIsLargeQueryVariables>;
export const UpdateVerificationDeadlineResponseDocument = { id: 'VvaQ6wWDEW', name: 'UpdateVerificationDeadlineResponse', kind: 'mutation' } as TypedDocument<UpdateVerificationDeadlineResponseMutation, UpdateVerificationDeadlineResponseMutationVariables>;
export const CancelCheckDocument = { id: 'HsXcakmmBk', name: 'CancelCheck', kind: 'mutation' } as TypedDocument<CancelCheckMutation, CancelCheckMutationVariables>;
export const CancelOfferDocument = { id: 'T4SgdII4oP', name: 'CancelOffer', kind: 'mutation' } as TypedDocument<CancelOfferMutation, CancelOfferMutationVariables>;
export const CreateCheckDocument = { id: 'H-rEP_mGZB', name: 'CreateCheck', kind: 'mutation' } as TypedDocument<CreateCheckMutation, CreateCheckMutationVariables>;
export const CreateLogCommentDocument = { id: 'FTVme2NIMc', name: 'CreateLogComment', kind: 'mutation' } as TypedDocument<CreateLogCommentMutation, CreateLogCommentMutationVariables>;
export const MarkDeadlineAsDidNotCompleteDocument = { id: 'kc4ovSQvzA', name: 'MarkDeadlineAsDidNotComplete', kind: 'mutation' } as TypedDocument<MarkDeadlineAsDidNotCompleteMutation, MarkDeadlineAsDidNotCompleteMutationVariables>;
export const MarkAsConfirmedDocument = { id: 'bBzhoy2Wfy', name: 'MarkAsConfirmed', kind: 'mutation' } as TypedDocument<MarkAsConfirmedMutation, MarkAsConfirmedMutationVariables>;
export const MoveConfirmedOfferToCampaignDocument = { id: 'Ugj6u1jKA1', name: 'MoveConfirmedOfferToCampaign', kind: 'mutation' } as TypedDocument<MoveConfirmedOfferToCampaignMutation, MoveConfirmedOfferToCampaignMutationVariables>;
export const RemoveVerificationDeadlineDocument = { id: 'V30Ks8exbJ', name: 'RemoveVerificationDeadline', kind: 'mutation' } as TypedDocument<RemoveVerificationDeadlineMutation, RemoveVerificationDeadlineMutationVariables>;
export const RevokeForwardedTaskDocument = { id: 'zET2B8CK3b', name: 'RevokeForwardedTask', kind: 'mutation' } as TypedDocument<RevokeForwardedTaskMutation, RevokeForwardedTaskMutationVariables>;
export const VoidCheckDocument = { id: 'JkGsyBY59Z', name: 'VoidCheck', kind: 'mutation' } as TypedDocument<VoidCheckMutation, VoidCheckMutationVariables>;
export const OffersUpdateDocument = { id: 'TZg5rNU5_C', name: 'OffersUpdate', kind: 'mutation' } as TypedDocument<OffersUpdateMutation, OffersUpdateMutationVariables>;
export const OffersUpdateManyDocument = { id: 's_b96JzPjL', name: 'OffersUpdateMany', kind: 'mutation' } as TypedDocument<OffersUpdateManyMutation, OffersUpdateManyMutationVariables>;
export const VerificationDeadlinesCreateDocument = { id: '7w7jxb8WQa', name: 'VerificationDeadlinesCreate', kind: 'mutation' } as TypedDocument<VerificationDeadlinesCreateMutation, VerificationDeadlinesCreateMutationVariables>;
export const VerificationDeadlinesUpdateDocument = { id: 'y7OZZiDpD3', name: 'VerificationDeadlinesUpdate', kind: 'mutation' } as TypedDocument<VerificationDeadlinesUpdateMutation, VerificationDeadlinesUpdateMutationVariables>;
export const ConfirmationDeadlinesDocument = { id: 'Ej1Uj7zbCT', name: 'ConfirmationDeadlines', kind: 'query' } as TypedDocument<ConfirmationDeadlinesQuery, ConfirmationDeadlinesQueryVariables>;
export const MarkAsQualifiedDocument = { id: 'BRP732QEXi', name: 'MarkAsQualified', kind: 'mutation' } as TypedDocument<MarkAsQualifiedMutation, MarkAsQualifiedMutationVariables>;
export const OfferEmailDocument = { id: 'jYwuyWcE2o', name: 'OfferEmail', kind: 'query' } as TypedDocument<OfferEmailQuery, OfferEmailQueryVariables>;
export const SendOfferEmailsDocument = { id: 'H4umdve7pO', name: 'SendOfferEmails', kind: 'mutation' } as TypedDocument<SendOfferEmailsMutation, SendOfferEmailsMutationVariables>;
export const SponsorshipDocument = { id: 'gDEPrXoW5w', name: 'Sponsorship', kind: 'query' } as TypedDocument<SponsorshipQuery, SponsorshipQueryVariables>;
