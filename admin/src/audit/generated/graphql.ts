// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type AuditEntriesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.AuditEntryListItemOrderBy> | Schema.AuditEntryListItemOrderBy | null | undefined;
  filter?: Schema.AuditEntryListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type AuditEntriesListQuery = { list: { nodes: Array<{ id: string, at: string, tableName: string, rowId: string | null, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, parentTable: string | null, parentId: string | null, organizationId: number | null, sponsorId: number | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown> }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type AuditEntriesTotalQueryVariables = {
  filter?: Schema.AuditEntryListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type AuditEntriesTotalQuery = { list: { totalCount: number } };

export type AuditEntriesIsLargeQueryVariables = {
  filter?: Schema.AuditEntryListItemWhere | null | undefined;
  search?: string | null | undefined;
};

export type AuditEntriesIsLargeQuery = { list: { isLarge: boolean } };

export type AuditEntryRowFragment = { id: string, at: string, tableName: string, rowId: string | null, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, parentTable: string | null, parentId: string | null, organizationId: number | null, sponsorId: number | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown> };

export const AuditEntriesListDocument = { id: 'MnSt1Vs3q8', name: 'AuditEntriesList', kind: 'query' } as TypedDocument<AuditEntriesListQuery, AuditEntriesListQueryVariables>;
export const AuditEntriesTotalDocument = { id: 'Ba-1Dzn-T8', name: 'AuditEntriesTotal', kind: 'query' } as TypedDocument<AuditEntriesTotalQuery, AuditEntriesTotalQueryVariables>;
export const AuditEntriesIsLargeDocument = { id: 'PBbm-Cp036', name: 'AuditEntriesIsLarge', kind: 'query' } as TypedDocument<AuditEntriesIsLargeQuery, AuditEntriesIsLargeQueryVariables>;
