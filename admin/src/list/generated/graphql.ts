// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type ListViewsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.ListViewOrderBy> | Schema.ListViewOrderBy | null | undefined;
  filter?: Schema.ListViewWhere | null | undefined;
};

export type ListViewsListQuery = { list: { nodes: Array<{ id: number, resource: string, label: string, ownerId: number, shared: boolean, view: Record<string, unknown>, feeds: Array<{ token: string }> }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type ListViewsCreateMutationVariables = {
  input: Schema.CreateListViewInput;
};

export type ListViewsCreateMutation = { result: { changeId: string | null, record: { id: number, resource: string, label: string, ownerId: number, shared: boolean, view: Record<string, unknown>, feeds: Array<{ token: string }> } } };

export type ListViewsDeleteMutationVariables = {
  input: Schema.DeleteListViewInput;
};

export type ListViewsDeleteMutation = { result: { changeId: string | null } };

export type ListViewRowFragment = { id: number, resource: string, label: string, ownerId: number, shared: boolean, view: Record<string, unknown>, feeds: Array<{ token: string }> };

export const ListViewsListDocument = { id: 'WcIzNNfrFi', name: 'ListViewsList', kind: 'query' } as TypedDocument<ListViewsListQuery, ListViewsListQueryVariables>;
export const ListViewsCreateDocument = { id: 'Pi-nmnNxq-', name: 'ListViewsCreate', kind: 'mutation' } as TypedDocument<ListViewsCreateMutation, ListViewsCreateMutationVariables>;
export const ListViewsDeleteDocument = { id: 'nuTia0Jpk8', name: 'ListViewsDelete', kind: 'mutation' } as TypedDocument<ListViewsDeleteMutation, ListViewsDeleteMutationVariables>;
