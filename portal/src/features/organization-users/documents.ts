/** Calls of an organization's users. */
import { gql } from '../../../../ui/graphql.ts';

export interface OrganizationUser {
  id: number;
  email: string;
  name: string | null;
  title: string | null;
  cellPhone: string | null;
  status: 'invited' | 'active' | 'deactivated';
}

/** The users of an own organization by e-mail; none of any other (B-218). */
export const organizationUsers = gql<{ organizationMembers: OrganizationUser[] }, { id: number }>(
  `query MyOrganizationUsers($id: Int!) {
  organizationMembers(organizationId: $id) { id email name title cellPhone status }
}`,
);

/** Invites somebody by e-mail (L-325). */
export const inviteOrganizationUser = gql<
  { inviteOrganizationUser: { clientMutationId: string | null } },
  { input: { organizationId: number; email: string } }
>(`mutation InviteCoUser($input: InviteOrganizationUserInput!) {
  inviteOrganizationUser(input: $input) { clientMutationId }
}`);

/** Sends an open invitation again; the link in the earlier mail ends (B-019). */
export const resendUserInvite = gql<
  { resendUserInvite: { clientMutationId: string | null } },
  { input: { userId: number } }
>(`mutation ResendCoUserInvite($input: ResendUserInviteInput!) {
  resendUserInvite(input: $input) { clientMutationId }
}`);
