import { gql } from '../../../ui/graphql.ts';

export type StaffUser = {
  id: number;
  email: string;
  name: string | null;
  role: string;
  status: string;
  lastLogin: string | null;
  openInvitationId: number | null;
};

/** Everybody who works here, also those who were removed. */
export const StaffUsersDocument = gql<{ users: StaffUser[] }, { employee: boolean }>(`
  query StaffUsers($employee: Boolean) { users(employee: $employee) { id email name role status lastLogin openInvitationId } }
`);

export const InviteStaffUserDocument = gql<
  { inviteStaffUser: { user: { id: number } } },
  { input: { email: string; role: string } }
>(`
  mutation InviteStaffUser($input: InviteStaffUserInput!) { inviteStaffUser(input: $input) { user { id } } }
`);

export const ResendStaffUserInviteDocument = gql<
  { resendUserInvite: { clientMutationId: string | null } },
  { input: { userId: number } }
>(`
  mutation ResendStaffUserInvite($input: ResendUserInviteInput!) { resendUserInvite(input: $input) { clientMutationId } }
`);

export const RemoveStaffUserDocument = gql<
  { removeStaffUser: { user: { id: number } } },
  { input: { userId: number } }
>(`
  mutation RemoveStaffUser($input: RemoveStaffUserInput!) { removeStaffUser(input: $input) { user { id } } }
`);
