// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `inviteOrganizationUser` mutation. */
export type InviteOrganizationUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  organizationId?: number | null | undefined;
};

/** All input for the `resendUserInvite` mutation. */
export type ResendUserInviteInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
};

export type UserStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

export type MyOrganizationUsersQueryVariables = Exact<{
  id: number;
}>;


export type MyOrganizationUsersQuery = { organizationMembers: Array<{ id: number, email: string, name: string | null, title: string | null, cellPhone: string | null, status: UserStatus }> };

export type InviteCoUserMutationVariables = Exact<{
  input: InviteOrganizationUserInput;
}>;


export type InviteCoUserMutation = { inviteOrganizationUser: { clientMutationId: string | null } | null };

export type ResendCoUserInviteMutationVariables = Exact<{
  input: ResendUserInviteInput;
}>;


export type ResendCoUserInviteMutation = { resendUserInvite: { clientMutationId: string | null } | null };


export const MyOrganizationUsersDocument = { id: "LyBh49LpLt", name: "MyOrganizationUsers", kind: "query" } as TypedDocument<MyOrganizationUsersQuery, MyOrganizationUsersQueryVariables>;
export const InviteCoUserDocument = { id: "ykAt0qDEPJ", name: "InviteCoUser", kind: "mutation" } as TypedDocument<InviteCoUserMutation, InviteCoUserMutationVariables>;
export const ResendCoUserInviteDocument = { id: "ytSY8KqLII", name: "ResendCoUserInvite", kind: "mutation" } as TypedDocument<ResendCoUserInviteMutation, ResendCoUserInviteMutationVariables>;
