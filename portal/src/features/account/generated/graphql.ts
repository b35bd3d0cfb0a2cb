// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type UpdatePasswordMutationVariables = {
  input: Schema.UpdatePasswordInput;
};

export type UpdatePasswordMutation = { updatePassword: { jwt: string } | null };

export const UpdatePasswordDocument = { id: 'LBCPn1XTPo', name: 'UpdatePassword', kind: 'mutation' } as TypedDocument<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
