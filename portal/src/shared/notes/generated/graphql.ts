// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

export type DashboardNotesQueryVariables = {
  cursor?: string | null | undefined;
};

export type DashboardNotesQuery = { notes: { nodes: Array<{ id: number, title: string | null, body: string | null, datedOn: string | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DashboardNotesPageFragment = { nodes: Array<{ id: number, title: string | null, body: string | null, datedOn: string | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export const DashboardNotesDocument = { id: 'eBn6MHgGuB', name: 'DashboardNotes', kind: 'query' } as TypedDocument<DashboardNotesQuery, DashboardNotesQueryVariables>;
