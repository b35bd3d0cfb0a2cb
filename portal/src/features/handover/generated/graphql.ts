// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type HandoverQueryVariables = {
  id: number;
};

export type HandoverQuery = { handovers: Array<{ organizationName: string, leavingName: string, successorName: string, state: string, expiresAt: string, undoUntil: string | null, isSuccessor: boolean }> };

export type AcceptHandoverMutationVariables = {
  input: Schema.AcceptHandoverInput;
};

export type AcceptHandoverMutation = { acceptHandover: { clientMutationId: string | null } | null };

export type CancelHandoverMutationVariables = {
  input: Schema.CancelHandoverInput;
};

export type CancelHandoverMutation = { cancelHandover: { clientMutationId: string | null } | null };

export const HandoverDocument = { id: 'RzanHy1OOD', name: 'Handover', kind: 'query' } as TypedDocument<HandoverQuery, HandoverQueryVariables>;
export const AcceptHandoverDocument = { id: '1dLTaHDzib', name: 'AcceptHandover', kind: 'mutation' } as TypedDocument<AcceptHandoverMutation, AcceptHandoverMutationVariables>;
export const CancelHandoverDocument = { id: '639-84m2qE', name: 'CancelHandover', kind: 'mutation' } as TypedDocument<CancelHandoverMutation, CancelHandoverMutationVariables>;
