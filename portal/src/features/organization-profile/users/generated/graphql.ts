// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../../ui/generated/schema.ts';

export type MyOrganizationUsersQueryVariables = {
  id: number;
};

export type MyOrganizationUsersQuery = { organization: { id: number, organizationUsers: Array<{ role: Schema.MemberRole, confirmed: boolean, user: { id: number, email: string, name: string | null, title: string | null, cellPhone: string | null, status: Schema.UserStatus } | null }> } | null, handovers: Array<{ id: number, leavingName: string, successorName: string, state: string, expiresAt: string }> };

export type StartHandoverMutationVariables = {
  input: Schema.StartHandoverInput;
};

export type StartHandoverMutation = { startHandover: { clientMutationId: string | null } | null };

export type InviteCoUserMutationVariables = {
  input: Schema.InviteOrganizationUserInput;
};

export type InviteCoUserMutation = { inviteOrganizationUser: { clientMutationId: string | null } | null };

export type ResendCoUserInviteMutationVariables = {
  input: Schema.ResendUserInviteInput;
};

export type ResendCoUserInviteMutation = { resendUserInvite: { clientMutationId: string | null } | null };

export type SetMemberRoleMutationVariables = {
  input: Schema.SetMemberRoleInput;
};

export type SetMemberRoleMutation = { setMemberRole: { clientMutationId: string | null } | null };

export type RemoveCoUserMutationVariables = {
  input: Schema.DissociateUserAndOrganizationInput;
};

export type RemoveCoUserMutation = { dissociateUserAndOrganization: { clientMutationId: string | null } | null };

export const MyOrganizationUsersDocument = { id: 'TI5d9mIkYl', name: 'MyOrganizationUsers', kind: 'query' } as TypedDocument<MyOrganizationUsersQuery, MyOrganizationUsersQueryVariables>;
export const StartHandoverDocument = { id: 'F4fUs5IAS2', name: 'StartHandover', kind: 'mutation' } as TypedDocument<StartHandoverMutation, StartHandoverMutationVariables>;
export const InviteCoUserDocument = { id: 'ykAt0qDEPJ', name: 'InviteCoUser', kind: 'mutation' } as TypedDocument<InviteCoUserMutation, InviteCoUserMutationVariables>;
export const ResendCoUserInviteDocument = { id: 'ytSY8KqLII', name: 'ResendCoUserInvite', kind: 'mutation' } as TypedDocument<ResendCoUserInviteMutation, ResendCoUserInviteMutationVariables>;
export const SetMemberRoleDocument = { id: '973s_wUKlK', name: 'SetMemberRole', kind: 'mutation' } as TypedDocument<SetMemberRoleMutation, SetMemberRoleMutationVariables>;
export const RemoveCoUserDocument = { id: 'L0o7Z9sYT8', name: 'RemoveCoUser', kind: 'mutation' } as TypedDocument<RemoveCoUserMutation, RemoveCoUserMutationVariables>;
