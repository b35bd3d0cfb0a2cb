// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type DeadlineToRespondToQueryVariables = {
  forwarded?: boolean | null | undefined;
};

export type DeadlineToRespondToQuery = { today: string, taskOfLink?: Array<{ id: number, state: string, name: string, forwardedBy: string, stepId: string | null }>, deadlineToRespondTo: { id: number | null, deadline: string | null, name: string | null, capabilityName: string | null, campaignName: string | null, sponsorName: string | null, sponsorablePropertyName: string | null, organizationName: string | null, section: Schema.DeadlineSection | null, verified: boolean | null, movableUntil: string | null, answeredAt: string | null, answer: string | null, pendingVerificationImages: number | null, acceptsProof: boolean | null, rejectedAt: string | null, rejectionReason: string | null, rejectionReasonInSpanish: string | null, rejectionNote: string | null, releaseStatedAt: string | null, instructions: string | null, instructionsEs: string | null, contactName: string | null, contactEmail: string | null, contactPhone: string | null } | null, verificationDeadlineCannedResponses: Array<{ id: number, response: string, selectable: boolean, position: number }> };

export type MoveLinkedDeadlineMutationVariables = {
  input: Schema.MoveLinkedDeadlineInput;
};

export type MoveLinkedDeadlineMutation = { moveLinkedDeadline: { deadline: string | null } | null };

export type RespondToDeadlineMutationVariables = {
  input: Schema.RespondToDeadlineInput;
};

export type RespondToDeadlineMutation = { respondToDeadline: { verificationDeadlineResponseId: number | null } | null };

export const DeadlineToRespondToDocument = { id: 'BsEwIGu2g-', name: 'DeadlineToRespondTo', kind: 'query' } as TypedDocument<DeadlineToRespondToQuery, DeadlineToRespondToQueryVariables>;
export const MoveLinkedDeadlineDocument = { id: 'jQASnsLBpj', name: 'MoveLinkedDeadline', kind: 'mutation' } as TypedDocument<MoveLinkedDeadlineMutation, MoveLinkedDeadlineMutationVariables>;
export const RespondToDeadlineDocument = { id: 'TEOalzZgDg', name: 'RespondToDeadline', kind: 'mutation' } as TypedDocument<RespondToDeadlineMutation, RespondToDeadlineMutationVariables>;
