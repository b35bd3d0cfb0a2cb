// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type StaffListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.UserOrderBy> | Schema.UserOrderBy | null | undefined;
  filter?: Schema.UserWhere | null | undefined;
  search?: string | null | undefined;
};

export type StaffListQuery = { list: { nodes: Array<{ id: number, email: string, name: string | null, role: Schema.UserRole, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type StaffTotalQueryVariables = {
  filter?: Schema.UserWhere | null | undefined;
  search?: string | null | undefined;
};

export type StaffTotalQuery = { list: { totalCount: number } };

export type StaffManyQueryVariables = {
  ids: Array<number> | number;
};

export type StaffManyQuery = { list: Array<{ id: number, email: string, name: string | null, role: Schema.UserRole, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null }> };

export type InviteStaffUserMutationVariables = {
  input: Schema.InviteStaffUserInput;
};

export type InviteStaffUserMutation = { inviteStaffUser: { changeId: string | null } };

export type RemoveStaffUserMutationVariables = {
  input: Schema.RemoveStaffUserInput;
};

export type RemoveStaffUserMutation = { removeStaffUser: { changeId: string | null } };

export type SignInSettingsOneQueryVariables = {
  id: number;
};

export type SignInSettingsOneQuery = { record: { id: number, version: number, secondFactor: Schema.SecondFactorRule } | null };

export type SignInSettingsUpdateMutationVariables = {
  input: Schema.UpdateSignInSettingInput;
};

export type SignInSettingsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, secondFactor: Schema.SecondFactorRule } } };

export type StaffRowFragment = { id: number, email: string, name: string | null, role: Schema.UserRole, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null };

export type SignInSettingsRecordFragment = { id: number, version: number, secondFactor: Schema.SecondFactorRule };

export const StaffListDocument = { id: 'Ma1y8E9rPs', name: 'StaffList', kind: 'query' } as TypedDocument<StaffListQuery, StaffListQueryVariables>;
export const StaffTotalDocument = { id: 'LYpxQoBHqb', name: 'StaffTotal', kind: 'query' } as TypedDocument<StaffTotalQuery, StaffTotalQueryVariables>;
export const StaffManyDocument = { id: 'JjEEGWtt0u', name: 'StaffMany', kind: 'query' } as TypedDocument<StaffManyQuery, StaffManyQueryVariables>;
export const InviteStaffUserDocument = { id: '3sbkR3amUa', name: 'InviteStaffUser', kind: 'mutation' } as TypedDocument<InviteStaffUserMutation, InviteStaffUserMutationVariables>;
export const RemoveStaffUserDocument = { id: 'sIbZk8NY8h', name: 'RemoveStaffUser', kind: 'mutation' } as TypedDocument<RemoveStaffUserMutation, RemoveStaffUserMutationVariables>;
export const SignInSettingsOneDocument = { id: 'NE3gRW21gA', name: 'SignInSettingsOne', kind: 'query' } as TypedDocument<SignInSettingsOneQuery, SignInSettingsOneQueryVariables>;
export const SignInSettingsUpdateDocument = { id: 'YUHBLWL-eP', name: 'SignInSettingsUpdate', kind: 'mutation' } as TypedDocument<SignInSettingsUpdateMutation, SignInSettingsUpdateMutationVariables>;
