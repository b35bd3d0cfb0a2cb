import { gql } from '../../../ui/graphql.ts';
import type { OrganizationUser } from './types.ts';

type ById = { id: number };

export const OrganizationUsersDocument = gql<
  { organization: { id: number; name: string; users: OrganizationUser[] } | null },
  ById
>(`
  query OrganizationUsers($id: Int!) {
    organization(id: $id) { id name users { id email name title cellPhone status lastLogin openInvitationId } }
  }
`);

export const InviteOrganizationUserDocument = gql<
  { inviteOrganizationUser: { clientMutationId: string | null } },
  { input: { organizationId: number; email: string } }
>(`
  mutation InviteOrganizationUser($input: InviteOrganizationUserInput!) {
    inviteOrganizationUser(input: $input) { clientMutationId }
  }
`);

export const ResendUserInviteDocument = gql<
  { resendUserInvite: { clientMutationId: string | null } },
  { input: { userId: number } }
>(`
  mutation ResendUserInvite($input: ResendUserInviteInput!) { resendUserInvite(input: $input) { clientMutationId } }
`);

export const DissociateUserDocument = gql<
  { dissociateUserAndOrganization: { clientMutationId: string | null } },
  { input: { userId: number; organizationId: number } }
>(`
  mutation DissociateUserAndOrganization($input: DissociateUserAndOrganizationInput!) {
    dissociateUserAndOrganization(input: $input) { clientMutationId }
  }
`);
