// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CheckPosition =
  | 'bottom'
  | 'middle'
  | 'top';

/** All input for the create `PositivePayFormat` mutation. */
export type CreatePositivePayFormatInput = {
  amountFormat?: PositivePayAmount | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  columns: Array<PositivePayColumn | null | undefined>;
  dateFormat?: PositivePayDate | null | undefined;
  hasHeader?: boolean | null | undefined;
  issueCode?: string | null | undefined;
  name: string;
  payeeLength?: number | null | undefined;
  separator?: PositivePaySeparator | null | undefined;
  voidCode?: string | null | undefined;
  widths?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `deletePositivePayFormat` mutation. */
export type DeletePositivePayFormatInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
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

export type PositivePayAmount =
  | 'cents'
  | 'dollars';

export type PositivePayColumn =
  | 'account_number'
  | 'amount'
  | 'blank'
  | 'check_number'
  | 'issue_date'
  | 'payee'
  | 'record_type';

export type PositivePayDate =
  | 'mm_dd_yyyy'
  | 'mmddyy'
  | 'mmddyyyy'
  | 'yyyy_mm_dd'
  | 'yyyymmdd';

/** Methods to use when ordering `PositivePayFormat`. */
export type PositivePayFormatOrderBy =
  | 'AMOUNT_FORMAT_ASC'
  | 'AMOUNT_FORMAT_DESC'
  | 'DATE_FORMAT_ASC'
  | 'DATE_FORMAT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SEPARATOR_ASC'
  | 'SEPARATOR_DESC';

/** A filter to be used against `PositivePayFormat` object types. All fields are combined with a logical ‘and.’ */
export type PositivePayFormatWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<PositivePayFormatWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PositivePayFormatWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PositivePayFormatWhere> | null | undefined;
};

export type PositivePaySeparator =
  | 'comma'
  | 'fixed_width'
  | 'pipe'
  | 'semicolon'
  | 'tab';

/** All input for the `setBankAccountNumber` mutation. */
export type SetBankAccountNumberInput = {
  accountNumber?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  formatId?: number | null | undefined;
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

/** All input for the `updateCheckSetting` mutation. */
export type UpdateCheckSettingInput = {
  checkPosition?: CheckPosition | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  firstPerforation?: number | null | undefined;
  id: number;
  offsetDown?: number | null | undefined;
  offsetRight?: number | null | undefined;
  secondApprovalFrom?: string | number | null | undefined;
  secondPerforation?: number | null | undefined;
  singleSuperadmin?: boolean | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
  windowHeight?: number | null | undefined;
  windowLeft?: number | null | undefined;
  windowTop?: number | null | undefined;
  windowWidth?: number | null | undefined;
};

/** All input for the `updatePositivePayFormat` mutation. */
export type UpdatePositivePayFormatInput = {
  amountFormat?: PositivePayAmount | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  columns?: Array<PositivePayColumn | null | undefined> | null | undefined;
  dateFormat?: PositivePayDate | null | undefined;
  hasHeader?: boolean | null | undefined;
  id: number;
  issueCode?: string | null | undefined;
  name?: string | null | undefined;
  payeeLength?: number | null | undefined;
  separator?: PositivePaySeparator | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
  voidCode?: string | null | undefined;
  widths?: Array<number | null | undefined> | null | undefined;
};

export type CheckSettingsOneQueryVariables = Exact<{
  id: number;
}>;


export type CheckSettingsOneQuery = { record: { id: number, version: number, checkPosition: CheckPosition, firstPerforation: number, secondPerforation: number, offsetRight: number, offsetDown: number, windowLeft: number, windowTop: number, windowWidth: number, windowHeight: number, secondApprovalFrom: string | null, singleSuperadmin: boolean } | null };

export type CheckSettingsUpdateMutationVariables = Exact<{
  input: UpdateCheckSettingInput;
}>;


export type CheckSettingsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, checkPosition: CheckPosition, firstPerforation: number, secondPerforation: number, offsetRight: number, offsetDown: number, windowLeft: number, windowTop: number, windowWidth: number, windowHeight: number, secondApprovalFrom: string | null, singleSuperadmin: boolean } } };

export type CheckSettingsRecordFragment = { id: number, version: number, checkPosition: CheckPosition, firstPerforation: number, secondPerforation: number, offsetRight: number, offsetDown: number, windowLeft: number, windowTop: number, windowWidth: number, windowHeight: number, secondApprovalFrom: string | null, singleSuperadmin: boolean };

export type PositivePayFormatsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<PositivePayFormatOrderBy> | PositivePayFormatOrderBy | null | undefined;
  filter?: PositivePayFormatWhere | null | undefined;
}>;


export type PositivePayFormatsListQuery = { list: { nodes: Array<{ id: number, version: number, name: string, accountEndsIn: string | null, columns: Array<PositivePayColumn>, widths: Array<number> | null, separator: PositivePaySeparator, hasHeader: boolean, dateFormat: PositivePayDate, amountFormat: PositivePayAmount, issueCode: string, voidCode: string, payeeLength: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type PositivePayFormatsCreateMutationVariables = Exact<{
  input: CreatePositivePayFormatInput;
}>;


export type PositivePayFormatsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, accountEndsIn: string | null, columns: Array<PositivePayColumn>, widths: Array<number> | null, separator: PositivePaySeparator, hasHeader: boolean, dateFormat: PositivePayDate, amountFormat: PositivePayAmount, issueCode: string, voidCode: string, payeeLength: number } } };

export type PositivePayFormatsUpdateMutationVariables = Exact<{
  input: UpdatePositivePayFormatInput;
}>;


export type PositivePayFormatsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, accountEndsIn: string | null, columns: Array<PositivePayColumn>, widths: Array<number> | null, separator: PositivePaySeparator, hasHeader: boolean, dateFormat: PositivePayDate, amountFormat: PositivePayAmount, issueCode: string, voidCode: string, payeeLength: number } } };

export type PositivePayFormatsDeleteMutationVariables = Exact<{
  input: DeletePositivePayFormatInput;
}>;


export type PositivePayFormatsDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type SetBankAccountNumberMutationVariables = Exact<{
  input: SetBankAccountNumberInput;
}>;


export type SetBankAccountNumberMutation = { setBankAccountNumber: { changeId: string | null, positivePayFormat: { id: number, accountEndsIn: string | null } } };

export type PositivePayFormatRecordFragment = { id: number, version: number, name: string, accountEndsIn: string | null, columns: Array<PositivePayColumn>, widths: Array<number> | null, separator: PositivePaySeparator, hasHeader: boolean, dateFormat: PositivePayDate, amountFormat: PositivePayAmount, issueCode: string, voidCode: string, payeeLength: number };

export const CheckSettingsOneDocument = { id: "c4t5EtTPcn", name: "CheckSettingsOne", kind: "query" } as TypedDocument<CheckSettingsOneQuery, CheckSettingsOneQueryVariables>;
export const CheckSettingsUpdateDocument = { id: "KSpvSaNhUC", name: "CheckSettingsUpdate", kind: "mutation" } as TypedDocument<CheckSettingsUpdateMutation, CheckSettingsUpdateMutationVariables>;
export const PositivePayFormatsListDocument = { id: "7z4NaqSsFA", name: "PositivePayFormatsList", kind: "query" } as TypedDocument<PositivePayFormatsListQuery, PositivePayFormatsListQueryVariables>;
export const PositivePayFormatsCreateDocument = { id: "XaAOBWowC7", name: "PositivePayFormatsCreate", kind: "mutation" } as TypedDocument<PositivePayFormatsCreateMutation, PositivePayFormatsCreateMutationVariables>;
export const PositivePayFormatsUpdateDocument = { id: "0T5yGKI2Rn", name: "PositivePayFormatsUpdate", kind: "mutation" } as TypedDocument<PositivePayFormatsUpdateMutation, PositivePayFormatsUpdateMutationVariables>;
export const PositivePayFormatsDeleteDocument = { id: "W5GREdMQqd", name: "PositivePayFormatsDelete", kind: "mutation" } as TypedDocument<PositivePayFormatsDeleteMutation, PositivePayFormatsDeleteMutationVariables>;
export const SetBankAccountNumberDocument = { id: "addoBeE61x", name: "SetBankAccountNumber", kind: "mutation" } as TypedDocument<SetBankAccountNumberMutation, SetBankAccountNumberMutationVariables>;
