// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type StaffListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<Schema.UserOrderBy> | Schema.UserOrderBy | null | undefined;
  filter?: Schema.UserWhere | null | undefined;
  search?: string | null | undefined;
};

export type StaffListQuery = { list: { nodes: Array<{ id: number, email: string, name: string | null, role: Schema.UserRole, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type StaffTotalQueryVariables = {
  filter?: Schema.UserWhere | null | undefined;
  search?: string | null | undefined;
};

export type StaffTotalQuery = { list: { totalCount: number } };

export type StaffRowFragment = { id: number, email: string, name: string | null, role: Schema.UserRole, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null };

export type StaffManyQueryVariables = {
  ids?: Array<number> | number | null | undefined;
};

export type StaffManyQuery = { list: Array<{ id: number, email: string, name: string | null, role: Schema.UserRole, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null }> };

export type InviteStaffUserMutationVariables = {
  input: Schema.InviteStaffUserInput;
};

export type InviteStaffUserMutation = { inviteStaffUser: { changeId: string | null, user: { id: number } } };

export type RemoveStaffUserMutationVariables = {
  input: Schema.RemoveStaffUserInput;
};

export type RemoveStaffUserMutation = { removeStaffUser: { changeId: string | null, user: { id: number } } };

export const StaffListDocument = { id: 'CB7aG3EvoT', name: 'StaffList', kind: 'query' } as TypedDocument<StaffListQuery, StaffListQueryVariables>;
export const StaffTotalDocument = { id: 'LYpxQoBHqb', name: 'StaffTotal', kind: 'query' } as TypedDocument<StaffTotalQuery, StaffTotalQueryVariables>;
export const StaffManyDocument = { id: 'cCelON7bIz', name: 'StaffMany', kind: 'query' } as TypedDocument<StaffManyQuery, StaffManyQueryVariables>;
export const InviteStaffUserDocument = { id: '5O0xXTaQNq', name: 'InviteStaffUser', kind: 'mutation' } as TypedDocument<InviteStaffUserMutation, InviteStaffUserMutationVariables>;
export const RemoveStaffUserDocument = { id: 'fSZQw1_JsM', name: 'RemoveStaffUser', kind: 'mutation' } as TypedDocument<RemoveStaffUserMutation, RemoveStaffUserMutationVariables>;
