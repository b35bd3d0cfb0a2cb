import type { MyOrganizationUsersQuery } from './generated/graphql.ts';

export type OrganizationUser = MyOrganizationUsersQuery['organizationMembers'][number];
