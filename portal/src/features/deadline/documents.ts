import { gql } from '../../../../ui/graphql.ts';

export interface DeadlineToRespondTo {
  id: number;
  deadline: string;
  name: string;
  capabilityName: string | null;
  campaignName: string;
  sponsorName: string;
  sponsorablePropertyName: string;
  organizationName: string;
  verified: boolean;
  pendingVerificationImages: number;
  /** Whether the sponsorship still takes proof. */
  acceptsProof: boolean;
}

export interface CannedResponse {
  id: number;
  response: string;
  selectable: boolean;
  position: number;
}

/** The deadline that a link names, null when it is gone, and the answers to choose from (L-245, L-247). */
export const deadlineToRespondTo = gql<{
  today: string;
  deadlineToRespondTo: DeadlineToRespondTo | null;
  verificationDeadlineCannedResponses: CannedResponse[];
}>(`query DeadlineToRespondTo {
  today
  deadlineToRespondTo {
    id deadline name capabilityName campaignName sponsorName sponsorablePropertyName organizationName
    verified pendingVerificationImages acceptsProof
  }
  verificationDeadlineCannedResponses { id response selectable position }
}`);

/** Stores an answer to the link's deadline (L-249). */
export const respondToDeadline = gql<
  { respondToDeadline: { verificationDeadlineResponseId: number } },
  { input: { comment: string; verificationDeadlineCannedResponseId: number } }
>(`mutation RespondToDeadline($input: RespondToDeadlineInput!) {
  respondToDeadline(input: $input) { verificationDeadlineResponseId }
}`);
