// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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


export type DeadlineToRespondToQuery = { today: string, deadlineToRespondTo: { id: number | null, deadline: string | null, name: string | null, capabilityName: string | null, campaignName: string | null, sponsorName: string | null, sponsorablePropertyName: string | null, organizationName: string | null, verified: boolean | null, pendingVerificationImages: number | null, acceptsProof: boolean | null, rejectedAt: string | null, rejectionReason: string | null, rejectionReasonInSpanish: string | null, rejectionNote: string | null, releaseStatedAt: string | null, instructions: string | null, instructionsEs: string | null, contactName: string | null, contactEmail: string | null, contactPhone: string | null } | null, verificationDeadlineCannedResponses: Array<{ id: number, response: string, selectable: boolean, position: number }> };

export type RespondToDeadlineMutationVariables = Exact<{
  input: RespondToDeadlineInput;
}>;


export type RespondToDeadlineMutation = { respondToDeadline: { verificationDeadlineResponseId: number | null } | null };


export const DeadlineToRespondToDocument = { id: "6wapH1zhbI", name: "DeadlineToRespondTo", kind: "query" } as TypedDocument<DeadlineToRespondToQuery, DeadlineToRespondToQueryVariables>;
export const RespondToDeadlineDocument = { id: "TEOalzZgDg", name: "RespondToDeadline", kind: "mutation" } as TypedDocument<RespondToDeadlineMutation, RespondToDeadlineMutationVariables>;
