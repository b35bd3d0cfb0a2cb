// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type ResendUserInviteMutationVariables = {
  input: Schema.ResendUserInviteInput;
};

export type ResendUserInviteMutation = { resendUserInvite: { changeId: string | null, clientMutationId: string | null } };

export const ResendUserInviteDocument = { id: 'uzAPuGJoOc', name: 'ResendUserInvite', kind: 'mutation' } as TypedDocument<ResendUserInviteMutation, ResendUserInviteMutationVariables>;
