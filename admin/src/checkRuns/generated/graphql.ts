// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A filter to be used against Boolean fields. All fields are combined with a logical ‘and.’ */
export type BooleanFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: boolean | null | undefined;
  /** Equal to the specified value. */
  equalTo?: boolean | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: boolean | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: boolean | null | undefined;
  /** Included in the specified list. */
  in?: Array<boolean> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: boolean | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: boolean | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: boolean | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: boolean | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<boolean> | null | undefined;
};

/** All input for the `cancelCheckRun` mutation. */
export type CancelCheckRunInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  runId?: number | null | undefined;
};

/** Methods to use when ordering `CheckRun`. */
export type CheckRunOrderBy =
  | 'CANCEL_REASON_ASC'
  | 'CANCEL_REASON_DESC'
  | 'CLOSED_AT_ASC'
  | 'CLOSED_AT_DESC'
  | 'CLOSED_BY_ID_ASC'
  | 'CLOSED_BY_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CREATED_BY_ID_ASC'
  | 'CREATED_BY_ID_DESC'
  | 'FIRST_NUMBER_ASC'
  | 'FIRST_NUMBER_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LAST_NUMBER_ASC'
  | 'LAST_NUMBER_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC';

export type CheckRunStatus =
  | 'canceled'
  | 'open'
  | 'printed';

/** A filter to be used against CheckRunStatus fields. All fields are combined with a logical ‘and.’ */
export type CheckRunStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: CheckRunStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: CheckRunStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: CheckRunStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: CheckRunStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<CheckRunStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: CheckRunStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: CheckRunStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: CheckRunStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: CheckRunStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<CheckRunStatus> | null | undefined;
};

/** A filter to be used against `CheckRun` object types. All fields are combined with a logical ‘and.’ */
export type CheckRunWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<CheckRunWhere> | null | undefined;
  /** Filter by the object’s `cancelReason` field. */
  cancelReason?: StringFilter | null | undefined;
  /** Filter by the object’s `closedAt` field. */
  closedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `closedBy` relation. */
  closedBy?: UserWhere | null | undefined;
  /** A related `closedBy` exists. */
  closedByExists?: boolean | null | undefined;
  /** Filter by the object’s `closedById` field. */
  closedById?: IntFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdBy` relation. */
  createdBy?: UserWhere | null | undefined;
  /** A related `createdBy` exists. */
  createdByExists?: boolean | null | undefined;
  /** Filter by the object’s `createdById` field. */
  createdById?: IntFilter | null | undefined;
  /** Filter by the object’s `firstNumber` field. */
  firstNumber?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `lastNumber` field. */
  lastNumber?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: CheckRunWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CheckRunWhere> | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: CheckRunStatusFilter | null | undefined;
};

export type CheckState =
  | 'approved'
  | 'in_run'
  | 'mailed'
  | 'pending'
  | 'printed'
  | 'rejected'
  | 'voided';

/** All input for the `confirmCheckRun` mutation. */
export type ConfirmCheckRunInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  runId?: number | null | undefined;
};

/** All input for the `createCheckRun` mutation. */
export type CreateCheckRunInput = {
  checkIds?: Array<number | null | undefined> | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  firstNumber?: number | null | undefined;
  leaveOutUnprintable?: boolean | null | undefined;
  skippedReason?: string | null | undefined;
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

/** A language that pages and mails are written in. */
export type Language =
  | 'en'
  | 'es';

/** A filter to be used against Language fields. All fields are combined with a logical ‘and.’ */
export type LanguageFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: Language | null | undefined;
  /** Equal to the specified value. */
  equalTo?: Language | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: Language | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: Language | null | undefined;
  /** Included in the specified list. */
  in?: Array<Language> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: Language | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: Language | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: Language | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: Language | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<Language> | null | undefined;
};

/** All input for the `spoilCheckSheets` mutation. */
export type SpoilCheckSheetsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  firstNumber?: number | null | undefined;
  lastNumber?: number | null | undefined;
  reason?: string | null | undefined;
  runId?: number | null | undefined;
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

export type UserRole =
  | 'admin'
  | 'organization'
  | 'sponsor'
  | 'superadmin';

/** A filter to be used against UserRole fields. All fields are combined with a logical ‘and.’ */
export type UserRoleFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: UserRole | null | undefined;
  /** Equal to the specified value. */
  equalTo?: UserRole | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: UserRole | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: UserRole | null | undefined;
  /** Included in the specified list. */
  in?: Array<UserRole> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: UserRole | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: UserRole | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: UserRole | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: UserRole | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<UserRole> | null | undefined;
};

export type UserStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

/** A filter to be used against UserStatus fields. All fields are combined with a logical ‘and.’ */
export type UserStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: UserStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: UserStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: UserStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: UserStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<UserStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: UserStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: UserStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: UserStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: UserStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<UserStatus> | null | undefined;
};

/** A filter to be used against `User` object types. All fields are combined with a logical ‘and.’ */
export type UserWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<UserWhere> | null | undefined;
  /** Filter by the object’s `cellPhone` field. */
  cellPhone?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `email` field. */
  email?: StringFilter | null | undefined;
  /** Filter by the object’s `employee` field. */
  employee?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `language` field. */
  language?: LanguageFilter | null | undefined;
  /** Filter by the object’s `lastLogin` field. */
  lastLogin?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: UserWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<UserWhere> | null | undefined;
  /** Filter by the object’s `role` field. */
  role?: UserRoleFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: UserStatusFilter | null | undefined;
  /** Filter by the object’s `title` field. */
  title?: StringFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
};

export type NextSheetQueryVariables = Exact<{
  checkIds?: Array<number> | number | null | undefined;
}>;


export type NextSheetQuery = { nextSheetNumber: number | null, unprintableChecks: Array<{ id: number, offerId: number, recipientName: string | null, amount: string, unprintableCharacters: string | null }>, checkSummaries: Array<{ state: CheckState, count: number, amount: string }> };

export type CheckRunSheetsQueryVariables = Exact<{
  id: number;
}>;


export type CheckRunSheetsQuery = { checkRuns: Array<{ id: number, status: CheckRunStatus, firstNumber: number, lastNumber: number, cancelReason: string | null, createdAt: string, closedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null, closedBy: { id: number, name: string | null, email: string } | null, prints: Array<{ id: number, reason: string | null, createdAt: string, printedBy: { id: number, name: string | null, email: string } | null }>, sheets: Array<{ number: number, voidedAt: string | null, voidReason: string | null, check: { id: number, amount: string, memo: string, state: CheckState, number: number | null, recipientName: string | null, mailedOn: string | null, offerId: number } }> }> };

export type CheckSheetRowFragment = { number: number, voidedAt: string | null, voidReason: string | null, check: { id: number, amount: string, memo: string, state: CheckState, number: number | null, recipientName: string | null, mailedOn: string | null, offerId: number } };

export type CreateCheckRunMutationVariables = Exact<{
  input: CreateCheckRunInput;
}>;


export type CreateCheckRunMutation = { createCheckRun: { changeId: string | null, checkRun: { id: number } } };

export type ConfirmCheckRunMutationVariables = Exact<{
  input: ConfirmCheckRunInput;
}>;


export type ConfirmCheckRunMutation = { confirmCheckRun: { changeId: string | null, checkRun: { id: number, status: CheckRunStatus } } };

export type CancelCheckRunMutationVariables = Exact<{
  input: CancelCheckRunInput;
}>;


export type CancelCheckRunMutation = { cancelCheckRun: { changeId: string | null, checkRun: { id: number, status: CheckRunStatus } } };

export type SpoilCheckSheetsMutationVariables = Exact<{
  input: SpoilCheckSheetsInput;
}>;


export type SpoilCheckSheetsMutation = { spoilCheckSheets: { changeId: string | null, checkRun: { id: number } } };

export type CheckRunsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<CheckRunOrderBy> | CheckRunOrderBy | null | undefined;
  filter?: CheckRunWhere | null | undefined;
}>;


export type CheckRunsListQuery = { list: { nodes: Array<{ id: number, status: CheckRunStatus, firstNumber: number, lastNumber: number, createdAt: string, closedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CheckRunsTotalQueryVariables = Exact<{
  filter?: CheckRunWhere | null | undefined;
}>;


export type CheckRunsTotalQuery = { list: { totalCount: number } };

export type CheckRunRowFragment = { id: number, status: CheckRunStatus, firstNumber: number, lastNumber: number, createdAt: string, closedAt: string | null, createdBy: { id: number, name: string | null, email: string } | null };

export const NextSheetDocument = { id: "9bs73uZWNM", name: "NextSheet", kind: "query" } as TypedDocument<NextSheetQuery, NextSheetQueryVariables>;
export const CheckRunSheetsDocument = { id: "IZ8TJxOP8e", name: "CheckRunSheets", kind: "query" } as TypedDocument<CheckRunSheetsQuery, CheckRunSheetsQueryVariables>;
export const CreateCheckRunDocument = { id: "TdzsUZR9Yy", name: "CreateCheckRun", kind: "mutation" } as TypedDocument<CreateCheckRunMutation, CreateCheckRunMutationVariables>;
export const ConfirmCheckRunDocument = { id: "9VD6cmqdIF", name: "ConfirmCheckRun", kind: "mutation" } as TypedDocument<ConfirmCheckRunMutation, ConfirmCheckRunMutationVariables>;
export const CancelCheckRunDocument = { id: "GeW3__a5fR", name: "CancelCheckRun", kind: "mutation" } as TypedDocument<CancelCheckRunMutation, CancelCheckRunMutationVariables>;
export const SpoilCheckSheetsDocument = { id: "sQf5_B6l4d", name: "SpoilCheckSheets", kind: "mutation" } as TypedDocument<SpoilCheckSheetsMutation, SpoilCheckSheetsMutationVariables>;
export const CheckRunsListDocument = { id: "dhn-qY5yAZ", name: "CheckRunsList", kind: "query" } as TypedDocument<CheckRunsListQuery, CheckRunsListQueryVariables>;
export const CheckRunsTotalDocument = { id: "Cjx6strUN5", name: "CheckRunsTotal", kind: "query" } as TypedDocument<CheckRunsTotalQuery, CheckRunsTotalQueryVariables>;
