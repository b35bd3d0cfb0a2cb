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

/** All input for the `inviteStaffUser` mutation. */
export type InviteStaffUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  role?: UserRole | null | undefined;
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

/** All input for the `removeStaffUser` mutation. */
export type RemoveStaffUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  userId?: number | null | undefined;
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

/** Methods to use when ordering `User`. */
export type UserOrderBy =
  | 'CELL_PHONE_ASC'
  | 'CELL_PHONE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'EMPLOYEE_ASC'
  | 'EMPLOYEE_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LANGUAGE_ASC'
  | 'LANGUAGE_DESC'
  | 'LAST_LOGIN_ASC'
  | 'LAST_LOGIN_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'ROLE_ASC'
  | 'ROLE_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC';

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

export type StaffListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<UserOrderBy> | UserOrderBy | null | undefined;
  filter?: UserWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type StaffListQuery = { list: { nodes: Array<{ id: number, email: string, name: string | null, role: UserRole, status: UserStatus, lastLogin: string | null, openInvitationId: number | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type StaffTotalQueryVariables = Exact<{
  filter?: UserWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type StaffTotalQuery = { list: { totalCount: number } };

export type StaffRowFragment = { id: number, email: string, name: string | null, role: UserRole, status: UserStatus, lastLogin: string | null, openInvitationId: number | null };

export type StaffManyQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
}>;


export type StaffManyQuery = { list: Array<{ id: number, email: string, name: string | null, role: UserRole, status: UserStatus, lastLogin: string | null, openInvitationId: number | null }> };

export type InviteStaffUserMutationVariables = Exact<{
  input: InviteStaffUserInput;
}>;


export type InviteStaffUserMutation = { inviteStaffUser: { changeId: string | null, user: { id: number } } };

export type RemoveStaffUserMutationVariables = Exact<{
  input: RemoveStaffUserInput;
}>;


export type RemoveStaffUserMutation = { removeStaffUser: { changeId: string | null, user: { id: number } } };

export const StaffListDocument = { id: "CB7aG3EvoT", name: "StaffList", kind: "query" } as TypedDocument<StaffListQuery, StaffListQueryVariables>;
export const StaffTotalDocument = { id: "LYpxQoBHqb", name: "StaffTotal", kind: "query" } as TypedDocument<StaffTotalQuery, StaffTotalQueryVariables>;
export const StaffManyDocument = { id: "cCelON7bIz", name: "StaffMany", kind: "query" } as TypedDocument<StaffManyQuery, StaffManyQueryVariables>;
export const InviteStaffUserDocument = { id: "5O0xXTaQNq", name: "InviteStaffUser", kind: "mutation" } as TypedDocument<InviteStaffUserMutation, InviteStaffUserMutationVariables>;
export const RemoveStaffUserDocument = { id: "fSZQw1_JsM", name: "RemoveStaffUser", kind: "mutation" } as TypedDocument<RemoveStaffUserMutation, RemoveStaffUserMutationVariables>;
