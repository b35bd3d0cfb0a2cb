import type { MyOrganizationsQuery } from './generated/graphql.ts';

export type DashboardOrganization = NonNullable<MyOrganizationsQuery['myOrganizations']>[number];
export type DashboardOffer = DashboardOrganization['offers'][number];
export type DashboardAsset = DashboardOffer['assets'][number];
