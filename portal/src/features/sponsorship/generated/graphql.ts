// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `answerDeadline` mutation. */
export type AnswerDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  comment?: string | null | undefined;
  verificationDeadlineCannedResponseId?: number | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

export type CheckState =
  | 'approved'
  | 'in_run'
  | 'mailed'
  | 'pending'
  | 'printed'
  | 'rejected'
  | 'voided';

export type CheckStatus =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'voided';

export type Country =
  | 'CA'
  | 'US';

export type DeadlineSection =
  | 'completed'
  | 'did_not_complete'
  | 'missing_creatives'
  | 'overdue'
  | 'under_review'
  | 'upcoming';

export type ImageStatus =
  | 'pending'
  | 'rejected'
  | 'verified';

/** All input for the `moveDeadline` mutation. */
export type MoveDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

export type OfferStatus =
  | 'canceled'
  | 'confirmed'
  | 'proposed'
  | 'prospecting'
  | 'qualified'
  | 'rejected'
  | 'rejected_by_league'
  | 'rejected_by_organization'
  | 'unqualified';

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type KnownAddressFragment = { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null };

export type SponsorshipQueryVariables = Exact<{
  id: number;
  isMember: boolean;
}>;


export type SponsorshipQuery = { today: string, offer: { id: number, status: OfferStatus, value: string | null, seasonStart: string | null, seasonEnd: string | null, checksDueOn: string | null, confirmedAt: string | null, additionalRequirements: string | null, removalReason: string | null, additionalRequirementsEs: string | null, contact: { name: string, email: string, phone: string | null } | null, campaign: { name: string, season: Season, year: number, status: CampaignStatus, additionalRequirements: string | null, additionalRequirementsEs: string | null, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, sponsorableProperty: { id: number, name: string, endDate: string | null } | null, organization: { id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null, assets: Array<{ campaignCapability: { capability: { digital: boolean } | null } | null }>, verificationDeadlines: Array<{ id: number, name: string, deadline: string, capabilityName: string, signedReleasesCount?: number, renderedVerificationReminderInstructions: string | null, renderedVerificationReminderInstructionsEs: string | null, section: DeadlineSection, verified: boolean, movableUntil?: string | null, releaseStatement: { statedAt: string } | null, verificationDeadlineResponses?: Array<{ id: number, createdAt: string, cannedResponse: { response: string } | null }>, creativeContents: Array<{ id: number, name: string, content: string | null }>, creativeFiles: Array<{ id: number, name: string, url: string | null }>, verificationImages: Array<{ id: number, createdAt: string, status: ImageStatus, rejectionNote: string | null, thumbnailUrl: string | null, fullSizeUrl: string | null, rejectionReason: { name: string, spanishName: string } | null }> }>, checks: Array<{ id: number, amount: string, number: number | null, status: CheckStatus, state: CheckState, estimatedArrivalDate: string | null, mailedOn: string | null, actionReason: string | null }> } | null };

export type DeadlineAnswersQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadlineAnswersQuery = { verificationDeadlineCannedResponses: Array<{ id: number, response: string, selectable: boolean, position: number }> };

export type MoveDeadlineMutationVariables = Exact<{
  input: MoveDeadlineInput;
}>;


export type MoveDeadlineMutation = { moveDeadline: { deadline: string | null } | null };

export type AnswerDeadlineMutationVariables = Exact<{
  input: AnswerDeadlineInput;
}>;


export type AnswerDeadlineMutation = { answerDeadline: { verificationDeadlineResponseId: number | null } | null };

export const SponsorshipDocument = { id: "-IZqHs7G34", name: "Sponsorship", kind: "query" } as TypedDocument<SponsorshipQuery, SponsorshipQueryVariables>;
export const DeadlineAnswersDocument = { id: "4Rku6XDila", name: "DeadlineAnswers", kind: "query" } as TypedDocument<DeadlineAnswersQuery, DeadlineAnswersQueryVariables>;
export const MoveDeadlineDocument = { id: "azD8V5qXlH", name: "MoveDeadline", kind: "mutation" } as TypedDocument<MoveDeadlineMutation, MoveDeadlineMutationVariables>;
export const AnswerDeadlineDocument = { id: "4mRIOjedhM", name: "AnswerDeadline", kind: "mutation" } as TypedDocument<AnswerDeadlineMutation, AnswerDeadlineMutationVariables>;
