// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardNotesQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type DashboardNotesQuery = { notes: { nodes: Array<{ id: number, title: string | null, body: string | null, datedOn: string | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DashboardNotesPageFragment = { nodes: Array<{ id: number, title: string | null, body: string | null, datedOn: string | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export const DashboardNotesDocument = { id: "eBn6MHgGuB", name: "DashboardNotes", kind: "query" } as TypedDocument<DashboardNotesQuery, DashboardNotesQueryVariables>;
