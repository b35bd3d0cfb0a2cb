// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type DashboardPlacesQueryVariables = {
  where?: Schema.DashboardPlaceWhere | null | undefined;
};

export type DashboardPlacesQuery = { dashboardPlaces: Array<{ id: number, organizationId: number | null, lat: number | null, lon: number | null, proofState: string | null }> };

export type DashboardChoicesQueryVariables = { [key: string]: never; };

export type DashboardChoicesQuery = { dashboardChoices: Array<{ id: string, kind: string | null, name: string | null }> };

export const DashboardPlacesDocument = { id: 'SO8ykVQPhS', name: 'DashboardPlaces', kind: 'query' } as TypedDocument<DashboardPlacesQuery, DashboardPlacesQueryVariables>;
export const DashboardChoicesDocument = { id: '9dWjSUarT-', name: 'DashboardChoices', kind: 'query' } as TypedDocument<DashboardChoicesQuery, DashboardChoicesQueryVariables>;
