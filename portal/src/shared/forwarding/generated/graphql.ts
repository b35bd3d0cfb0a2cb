// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type OfferForwardedTasksQueryVariables = { [key: string]: never; };

export type OfferForwardedTasksQuery = { offerForwardedTasks: Array<{ id: number, verificationDeadlineId: number | null, stepId: string | null, name: string, createdAt: string, mailState: string | null, openedAt: string | null, doneAt: string | null, expiresAt: string, state: string }> };

export type ForwardTaskMutationVariables = {
  input: Schema.ForwardTaskInput;
};

export type ForwardTaskMutation = { forwardTask: { clientMutationId: string | null } | null };

export type RevokeForwardedTaskMutationVariables = {
  input: Schema.RevokeForwardedTaskInput;
};

export type RevokeForwardedTaskMutation = { revokeForwardedTask: { clientMutationId: string | null } | null };

export const OfferForwardedTasksDocument = { id: 'XTXYjNgaaB', name: 'OfferForwardedTasks', kind: 'query' } as TypedDocument<OfferForwardedTasksQuery, OfferForwardedTasksQueryVariables>;
export const ForwardTaskDocument = { id: 'Bl2028fG9L', name: 'ForwardTask', kind: 'mutation' } as TypedDocument<ForwardTaskMutation, ForwardTaskMutationVariables>;
export const RevokeForwardedTaskDocument = { id: 'H2xQxPfyfI', name: 'RevokeForwardedTask', kind: 'mutation' } as TypedDocument<RevokeForwardedTaskMutation, RevokeForwardedTaskMutationVariables>;
