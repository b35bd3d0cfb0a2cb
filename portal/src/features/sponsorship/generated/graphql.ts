// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type SponsorshipQueryVariables = {
  id: number;
  isMember: boolean;
};

export type SponsorshipQuery = { today: string, offer: { id: number, status: Schema.OfferStatus, value: string | null, seasonStart: string | null, seasonEnd: string | null, checksDueOn: string | null, checkLateSince: string | null, payoutMethod: Schema.PayoutMethod | null, confirmedAt: string | null, additionalRequirements: string | null, removalReason: string | null, additionalRequirementsEs: string | null, contact: { name: string, email: string, phone: string | null } | null, campaign: { name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, additionalRequirements: string | null, additionalRequirementsEs: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, endDate: string | null } | null, organization: { id: number, name: string, myRole?: Schema.MemberRole | null, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null } | null, assets: Array<{ campaignCapability: { capability: { digital: boolean } | null } | null }>, verificationDeadlines: Array<{ id: number, name: string, deadline: string, capabilityName: string, signedReleasesCount?: number, renderedVerificationReminderInstructions: string | null, renderedVerificationReminderInstructionsEs: string | null, section: Schema.DeadlineSection, verified: boolean, movableUntil?: string | null, releaseStatement: { statedAt: string } | null, verificationDeadlineResponses?: Array<{ id: number, createdAt: string, cannedResponse: { response: string } | null }>, creativeContents: Array<{ id: number, name: string, content: string | null }>, creativeFiles: Array<{ id: number, name: string, url: string | null }>, verificationImages: Array<{ id: number, createdAt: string, status: Schema.ImageStatus, rejectionNote: string | null, thumbnailUrl: string | null, fullSizeUrl: string | null, rejectionReason: { name: string, spanishName: string } | null }> }>, checks: Array<{ id: number, amount: string, withheld: string, number: number | null, payoutMethod: Schema.PayoutMethod, status: Schema.CheckStatus, state: Schema.CheckState, estimatedArrivalDate: string | null, mailedOn: string | null, validUntil: string | null, clearedOn: string | null, actionReason: string | null }> } | null };

export type DeadlineAnswersQueryVariables = { [key: string]: never; };

export type DeadlineAnswersQuery = { verificationDeadlineCannedResponses: Array<{ id: number, response: string, selectable: boolean, position: number }> };

export type MoveDeadlineMutationVariables = {
  input: Schema.MoveDeadlineInput;
};

export type MoveDeadlineMutation = { moveDeadline: { deadline: string | null } | null };

export type AnswerDeadlineMutationVariables = {
  input: Schema.AnswerDeadlineInput;
};

export type AnswerDeadlineMutation = { answerDeadline: { verificationDeadlineResponseId: number | null } | null };

export type KnownAddressFragment = { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null };

export const SponsorshipDocument = { id: '18dRdPkYsX', name: 'Sponsorship', kind: 'query' } as TypedDocument<SponsorshipQuery, SponsorshipQueryVariables>;
export const DeadlineAnswersDocument = { id: '4Rku6XDila', name: 'DeadlineAnswers', kind: 'query' } as TypedDocument<DeadlineAnswersQuery, DeadlineAnswersQueryVariables>;
export const MoveDeadlineDocument = { id: 'azD8V5qXlH', name: 'MoveDeadline', kind: 'mutation' } as TypedDocument<MoveDeadlineMutation, MoveDeadlineMutationVariables>;
export const AnswerDeadlineDocument = { id: '4mRIOjedhM', name: 'AnswerDeadline', kind: 'mutation' } as TypedDocument<AnswerDeadlineMutation, AnswerDeadlineMutationVariables>;
