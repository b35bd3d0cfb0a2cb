// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../../ui/generated/schema.ts';

export type MyOrganizationUsersQueryVariables = {
  id: number;
};

export type MyOrganizationUsersQuery = { organizationMembers: Array<{ id: number, email: string, name: string | null, title: string | null, cellPhone: string | null, status: Schema.UserStatus }> };

export type InviteCoUserMutationVariables = {
  input: Schema.InviteOrganizationUserInput;
};

export type InviteCoUserMutation = { inviteOrganizationUser: { clientMutationId: string | null } | null };

export type ResendCoUserInviteMutationVariables = {
  input: Schema.ResendUserInviteInput;
};

export type ResendCoUserInviteMutation = { resendUserInvite: { clientMutationId: string | null } | null };

export const MyOrganizationUsersDocument = { id: 'LyBh49LpLt', name: 'MyOrganizationUsers', kind: 'query' } as TypedDocument<MyOrganizationUsersQuery, MyOrganizationUsersQueryVariables>;
export const InviteCoUserDocument = { id: 'ykAt0qDEPJ', name: 'InviteCoUser', kind: 'mutation' } as TypedDocument<InviteCoUserMutation, InviteCoUserMutationVariables>;
export const ResendCoUserInviteDocument = { id: 'ytSY8KqLII', name: 'ResendCoUserInvite', kind: 'mutation' } as TypedDocument<ResendCoUserInviteMutation, ResendCoUserInviteMutationVariables>;
