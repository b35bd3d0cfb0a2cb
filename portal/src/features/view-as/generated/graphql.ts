// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type ViewAsUserMutationVariables = {
  input: Schema.ViewAsUserInput;
};

export type ViewAsUserMutation = { viewAsUser: { jwt: string | null } | null };

export const ViewAsUserDocument = { id: 'j0WXOu91QX', name: 'ViewAsUser', kind: 'mutation' } as TypedDocument<ViewAsUserMutation, ViewAsUserMutationVariables>;
