// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Methods to use when ordering `AuditEntryListItem`. */
export type AuditEntryListItemOrderBy =
  | 'AT_ASC'
  | 'AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

/** A filter to be used against `AuditEntryListItem` object types. All fields are combined with a logical ‘and.’ */
export type AuditEntryListItemWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<AuditEntryListItemWhere> | null | undefined;
  /** Filter by the object’s `at` field. */
  at?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: BigIntFilter | null | undefined;
  /** Filter by the object’s `linkKind` field. */
  linkKind?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AuditEntryListItemWhere | null | undefined;
  /** Filter by the object’s `op` field. */
  op?: StringFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AuditEntryListItemWhere> | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `rowId` field. */
  rowId?: StringFilter | null | undefined;
  /** Filter by the object’s `tableName` field. */
  tableName?: StringFilter | null | undefined;
  /** Filter by the object’s `userEmail` field. */
  userEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `userId` field. */
  userId?: IntFilter | null | undefined;
  /** Filter by the object’s `userName` field. */
  userName?: StringFilter | null | undefined;
};

/** A filter to be used against BigInt fields. All fields are combined with a logical ‘and.’ */
export type BigIntFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against Datetime fields. All fields are combined with a logical ‘and.’ */
export type DatetimeFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
};

/** A filter to be used against Int fields. All fields are combined with a logical ‘and.’ */
export type IntFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: number | null | undefined;
  /** Equal to the specified value. */
  equalTo?: number | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: number | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: number | null | undefined;
  /** Included in the specified list. */
  in?: Array<number> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: number | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: number | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: number | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: number | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<number> | null | undefined;
};

/** A filter to be used against String fields. All fields are combined with a logical ‘and.’ */
export type StringFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | null | undefined;
  /** Not equal to the specified value, treating null like an ordinary value (case-insensitive). */
  distinctFromInsensitive?: string | null | undefined;
  /** Ends with the specified string (case-sensitive). */
  endsWith?: string | null | undefined;
  /** Ends with the specified string (case-insensitive). */
  endsWithInsensitive?: string | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | null | undefined;
  /** Equal to the specified value (case-insensitive). */
  equalToInsensitive?: string | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | null | undefined;
  /** Greater than the specified value (case-insensitive). */
  greaterThanInsensitive?: string | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | null | undefined;
  /** Greater than or equal to the specified value (case-insensitive). */
  greaterThanOrEqualToInsensitive?: string | null | undefined;
  /** Included in the specified list. */
  in?: Array<string> | null | undefined;
  /** Included in the specified list (case-insensitive). */
  inInsensitive?: Array<string> | null | undefined;
  /** Contains the specified string (case-sensitive). */
  includes?: string | null | undefined;
  /** Contains the specified string (case-insensitive). */
  includesInsensitive?: string | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | null | undefined;
  /** Less than the specified value (case-insensitive). */
  lessThanInsensitive?: string | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | null | undefined;
  /** Less than or equal to the specified value (case-insensitive). */
  lessThanOrEqualToInsensitive?: string | null | undefined;
  /** Matches the specified pattern (case-sensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  like?: string | null | undefined;
  /** Matches the specified pattern (case-insensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  likeInsensitive?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value (case-insensitive). */
  notDistinctFromInsensitive?: string | null | undefined;
  /** Does not end with the specified string (case-sensitive). */
  notEndsWith?: string | null | undefined;
  /** Does not end with the specified string (case-insensitive). */
  notEndsWithInsensitive?: string | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | null | undefined;
  /** Not equal to the specified value (case-insensitive). */
  notEqualToInsensitive?: string | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string> | null | undefined;
  /** Not included in the specified list (case-insensitive). */
  notInInsensitive?: Array<string> | null | undefined;
  /** Does not contain the specified string (case-sensitive). */
  notIncludes?: string | null | undefined;
  /** Does not contain the specified string (case-insensitive). */
  notIncludesInsensitive?: string | null | undefined;
  /** Does not match the specified pattern (case-sensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  notLike?: string | null | undefined;
  /** Does not match the specified pattern (case-insensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters. */
  notLikeInsensitive?: string | null | undefined;
  /** Does not start with the specified string (case-sensitive). */
  notStartsWith?: string | null | undefined;
  /** Does not start with the specified string (case-insensitive). */
  notStartsWithInsensitive?: string | null | undefined;
  /** Starts with the specified string (case-sensitive). */
  startsWith?: string | null | undefined;
  /** Starts with the specified string (case-insensitive). */
  startsWithInsensitive?: string | null | undefined;
};

export type AuditEntriesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<AuditEntryListItemOrderBy> | AuditEntryListItemOrderBy | null | undefined;
  filter?: AuditEntryListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type AuditEntriesListQuery = { list: { nodes: Array<{ id: string, at: string, tableName: string, rowId: string | null, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, parentTable: string | null, parentId: string | null, organizationId: number | null, sponsorId: number | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown> }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type AuditEntriesTotalQueryVariables = Exact<{
  filter?: AuditEntryListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type AuditEntriesTotalQuery = { list: { totalCount: number } };

export type AuditEntryRowFragment = { id: string, at: string, tableName: string, rowId: string | null, op: string, actorRole: string, linkKind: string | null, userName: string | null, userEmail: string | null, parentTable: string | null, parentId: string | null, organizationId: number | null, sponsorId: number | null, oldValues: Record<string, unknown> | null, newValues: Record<string, unknown> | null, names: Record<string, unknown> };

export const AuditEntriesListDocument = { id: "MBr8PgGXX2", name: "AuditEntriesList", kind: "query" } as TypedDocument<AuditEntriesListQuery, AuditEntriesListQueryVariables>;
export const AuditEntriesTotalDocument = { id: "Ba-1Dzn-T8", name: "AuditEntriesTotal", kind: "query" } as TypedDocument<AuditEntriesTotalQuery, AuditEntriesTotalQueryVariables>;
