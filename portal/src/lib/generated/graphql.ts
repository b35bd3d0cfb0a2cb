// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type RecordLinkViewMutationVariables = { [key: string]: never; };

export type RecordLinkViewMutation = { recordLinkView: { clientMutationId: string | null } | null };

export type LogoutMutationVariables = {
  input: Schema.LogoutInput;
};

export type LogoutMutation = { logout: { ended: boolean } | null };

export const RecordLinkViewDocument = { id: 'BlXkE0vwTQ', name: 'RecordLinkView', kind: 'mutation' } as TypedDocument<RecordLinkViewMutation, RecordLinkViewMutationVariables>;
export const LogoutDocument = { id: 'wp5KtIJLwZ', name: 'Logout', kind: 'mutation' } as TypedDocument<LogoutMutation, LogoutMutationVariables>;
