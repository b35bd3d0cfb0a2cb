// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeadlineSection =
  | 'completed'
  | 'did_not_complete'
  | 'missing_creatives'
  | 'overdue'
  | 'under_review'
  | 'upcoming';

/** All input for the `moveLinkedDeadline` mutation. */
export type MoveLinkedDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
};

/** All input for the `respondToDeadline` mutation. */
export type RespondToDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  comment?: string | null | undefined;
  verificationDeadlineCannedResponseId?: number | null | undefined;
};

export type DeadlineToRespondToQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadlineToRespondToQuery = { today: string, deadlineToRespondTo: { id: number | null, deadline: string | null, name: string | null, capabilityName: string | null, campaignName: string | null, sponsorName: string | null, sponsorablePropertyName: string | null, organizationName: string | null, section: DeadlineSection | null, verified: boolean | null, movableUntil: string | null, answeredAt: string | null, answer: string | null, pendingVerificationImages: number | null, acceptsProof: boolean | null, rejectedAt: string | null, rejectionReason: string | null, rejectionReasonInSpanish: string | null, rejectionNote: string | null, releaseStatedAt: string | null, instructions: string | null, instructionsEs: string | null, contactName: string | null, contactEmail: string | null, contactPhone: string | null } | null, verificationDeadlineCannedResponses: Array<{ id: number, response: string, selectable: boolean, position: number }> };

export type MoveLinkedDeadlineMutationVariables = Exact<{
  input: MoveLinkedDeadlineInput;
}>;


export type MoveLinkedDeadlineMutation = { moveLinkedDeadline: { deadline: string | null } | null };

export type RespondToDeadlineMutationVariables = Exact<{
  input: RespondToDeadlineInput;
}>;


export type RespondToDeadlineMutation = { respondToDeadline: { verificationDeadlineResponseId: number | null } | null };


export const DeadlineToRespondToDocument = { id: "2h2geVRrXT", name: "DeadlineToRespondTo", kind: "query" } as TypedDocument<DeadlineToRespondToQuery, DeadlineToRespondToQueryVariables>;
export const MoveLinkedDeadlineDocument = { id: "jQASnsLBpj", name: "MoveLinkedDeadline", kind: "mutation" } as TypedDocument<MoveLinkedDeadlineMutation, MoveLinkedDeadlineMutationVariables>;
export const RespondToDeadlineDocument = { id: "TEOalzZgDg", name: "RespondToDeadline", kind: "mutation" } as TypedDocument<RespondToDeadlineMutation, RespondToDeadlineMutationVariables>;
