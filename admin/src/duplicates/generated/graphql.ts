// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddressType =
  | 'mailing'
  | 'shipping';

/** A filter to be used against AddressType fields. All fields are combined with a logical ‘and.’ */
export type AddressTypeFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: AddressType | null | undefined;
  /** Equal to the specified value. */
  equalTo?: AddressType | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: AddressType | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: AddressType | null | undefined;
  /** Included in the specified list. */
  in?: Array<AddressType> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: AddressType | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: AddressType | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: AddressType | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: AddressType | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<AddressType> | null | undefined;
};

/** A filter to be used against `Address` object types. All fields are combined with a logical ‘and.’ */
export type AddressWhere = {
  /** Filter by the object’s `addressType` field. */
  addressType?: AddressTypeFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<AddressWhere> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `country` field. */
  country?: CountryFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdBy` relation. */
  createdBy?: UserWhere | null | undefined;
  /** A related `createdBy` exists. */
  createdByExists?: boolean | null | undefined;
  /** Filter by the object’s `createdById` field. */
  createdById?: IntFilter | null | undefined;
  /** Filter by the object’s `deliverability` field. */
  deliverability?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `line1` field. */
  line1?: StringFilter | null | undefined;
  /** Filter by the object’s `line2` field. */
  line2?: StringFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: AddressWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AddressWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `zip` field. */
  zip?: StringFilter | null | undefined;
};

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

export type Country =
  | 'CA'
  | 'US';

/** A filter to be used against Country fields. All fields are combined with a logical ‘and.’ */
export type CountryFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: Country | null | undefined;
  /** Equal to the specified value. */
  equalTo?: Country | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: Country | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: Country | null | undefined;
  /** Included in the specified list. */
  in?: Array<Country> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: Country | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: Country | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: Country | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: Country | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<Country> | null | undefined;
};

export type DataConfidence =
  | 'added_by_organization'
  | 'added_from_prospecting'
  | 'complete'
  | 'created_from_other_sp'
  | 'ended'
  | 'incomplete'
  | 'not_a_good_fit'
  | 'speculative'
  | 'stale'
  | 'verified';

/** A filter to be used against DataConfidence fields. All fields are combined with a logical ‘and.’ */
export type DataConfidenceFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: DataConfidence | null | undefined;
  /** Equal to the specified value. */
  equalTo?: DataConfidence | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: DataConfidence | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: DataConfidence | null | undefined;
  /** Included in the specified list. */
  in?: Array<DataConfidence> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: DataConfidence | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: DataConfidence | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: DataConfidence | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: DataConfidence | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<DataConfidence> | null | undefined;
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

/** All input for the `dismissDuplicate` mutation. */
export type DismissDuplicateInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  dismissed?: boolean | null | undefined;
  id?: number | null | undefined;
};

/** Methods to use when ordering `DuplicateOrganization`. */
export type DuplicateOrganizationOrderBy =
  | 'DISMISSED_AT_ASC'
  | 'DISMISSED_AT_DESC'
  | 'DISMISSED_BY_ID_ASC'
  | 'DISMISSED_BY_ID_DESC'
  | 'FOUND_AT_ASC'
  | 'FOUND_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'OTHER_ORGANIZATION_ID_ASC'
  | 'OTHER_ORGANIZATION_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SCORE_ASC'
  | 'SCORE_DESC';

/** A filter to be used against `DuplicateOrganization` object types. All fields are combined with a logical ‘and.’ */
export type DuplicateOrganizationWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<DuplicateOrganizationWhere> | null | undefined;
  /** Filter by the object’s `dismissedAt` field. */
  dismissedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `dismissedBy` relation. */
  dismissedBy?: UserWhere | null | undefined;
  /** A related `dismissedBy` exists. */
  dismissedByExists?: boolean | null | undefined;
  /** Filter by the object’s `dismissedById` field. */
  dismissedById?: IntFilter | null | undefined;
  /** Filter by the object’s `foundAt` field. */
  foundAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: DuplicateOrganizationWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DuplicateOrganizationWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `otherOrganization` relation. */
  otherOrganization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `otherOrganizationId` field. */
  otherOrganizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `score` field. */
  score?: IntFilter | null | undefined;
};

export type DuplicateReason =
  | 'email'
  | 'name'
  | 'people'
  | 'phone'
  | 'place'
  | 'website';

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

/** All input for the `mergeOrganizations` mutation. */
export type MergeOrganizationsInput = {
  choices?: unknown;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  mergedId?: number | null | undefined;
  survivorId?: number | null | undefined;
};

/** A filter to be used against `OrganizationType` object types. All fields are combined with a logical ‘and.’ */
export type OrganizationTypeWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OrganizationTypeWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OrganizationTypeWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrganizationTypeWhere> | null | undefined;
};

/** A filter to be used against `Organization` object types. All fields are combined with a logical ‘and.’ */
export type OrganizationWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OrganizationWhere> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `contactEmail` field. */
  contactEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `contactPhone` field. */
  contactPhone?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `dataConfidence` field. */
  dataConfidence?: DataConfidenceFilter | null | undefined;
  /** Filter by the object’s `hubspotCompanyId` field. */
  hubspotCompanyId?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `language` field. */
  language?: LanguageFilter | null | undefined;
  /** Filter by the object’s `lastEngagedAt` field. */
  lastEngagedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `mailingAddress` relation. */
  mailingAddress?: AddressWhere | null | undefined;
  /** A related `mailingAddress` exists. */
  mailingAddressExists?: boolean | null | undefined;
  /** Filter by the object’s `mailingAddressId` field. */
  mailingAddressId?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `numberOfUniqueParticipantsPerYear` field. */
  numberOfUniqueParticipantsPerYear?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrganizationWhere> | null | undefined;
  /** Filter by the object’s `organizationType` relation. */
  organizationType?: OrganizationTypeWhere | null | undefined;
  /** A related `organizationType` exists. */
  organizationTypeExists?: boolean | null | undefined;
  /** Filter by the object’s `organizationTypeId` field. */
  organizationTypeId?: IntFilter | null | undefined;
  /** Filter by the object’s `shippingAddress` relation. */
  shippingAddress?: AddressWhere | null | undefined;
  /** A related `shippingAddress` exists. */
  shippingAddressExists?: boolean | null | undefined;
  /** Filter by the object’s `shippingAddressId` field. */
  shippingAddressId?: IntFilter | null | undefined;
  /** Filter by the object’s `sportsManagementSoftware` relation. */
  sportsManagementSoftware?: SportsManagementSoftwareWhere | null | undefined;
  /** A related `sportsManagementSoftware` exists. */
  sportsManagementSoftwareExists?: boolean | null | undefined;
  /** Filter by the object’s `sportsManagementSoftwareId` field. */
  sportsManagementSoftwareId?: IntFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `websiteUrl` field. */
  websiteUrl?: StringFilter | null | undefined;
};

/** A filter to be used against `SportsManagementSoftware` object types. All fields are combined with a logical ‘and.’ */
export type SportsManagementSoftwareWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SportsManagementSoftwareWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SportsManagementSoftwareWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SportsManagementSoftwareWhere> | null | undefined;
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

/** All input for the `unmergeOrganizations` mutation. */
export type UnmergeOrganizationsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  mergeId?: number | null | undefined;
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

export type DuplicateOrganizationsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<DuplicateOrganizationOrderBy> | DuplicateOrganizationOrderBy | null | undefined;
  filter?: DuplicateOrganizationWhere | null | undefined;
}>;


export type DuplicateOrganizationsListQuery = { list: { nodes: Array<{ id: number, score: number, reasons: Array<DuplicateReason>, foundAt: string, dismissedAt: string | null, organization: { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null }, otherOrganization: { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type DuplicateOrganizationsTotalQueryVariables = Exact<{
  filter?: DuplicateOrganizationWhere | null | undefined;
}>;


export type DuplicateOrganizationsTotalQuery = { list: { totalCount: number } };

export type LikelyDuplicatesQueryVariables = Exact<{
  name: string;
  locations?: Array<string | null | undefined> | string | null | undefined;
  contactEmail?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  sportIds?: Array<number | null | undefined> | number | null | undefined;
}>;


export type LikelyDuplicatesQuery = { likelyDuplicates: Array<{ organizationId: number, name: string, city: string | null, state: string | null, score: number, reasons: Array<DuplicateReason> }> };

export type LikelySponsorsQueryVariables = Exact<{
  name: string;
}>;


export type LikelySponsorsQuery = { likelySponsors: Array<{ sponsorId: number, name: string, score: number }> };

export type DismissDuplicateMutationVariables = Exact<{
  input: DismissDuplicateInput;
}>;


export type DismissDuplicateMutation = { dismissDuplicate: { changeId: string | null, pair: { id: number, dismissedAt: string | null } } };

export type DuplicateSideFragment = { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null };

export type DuplicateRowFragment = { id: number, score: number, reasons: Array<DuplicateReason>, foundAt: string, dismissedAt: string | null, organization: { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null }, otherOrganization: { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null } };

export type MergePreviewQueryVariables = Exact<{
  survivorId: number;
  mergedId: number;
}>;


export type MergePreviewQuery = { mergePreview: { survivorId: number, survivorName: string, mergedId: number, mergedName: string, obstacles: Array<string>, stays: Array<string>, fields: Array<{ name: string, survivorText: string | null, mergedText: string | null, choice: string, choices: Array<string>, leagueIsTold: boolean }>, moves: Array<{ tableName: string, count: number }>, bothHave: Array<{ tableName: string, count: number }> }, survivor: { id: number, city: string | null, state: string | null, createdAt: string } | null, merged: { id: number, city: string | null, state: string | null, createdAt: string } | null };

export type MergeSideFragment = { id: number, city: string | null, state: string | null, createdAt: string };

export type MergeOrganizationsMutationVariables = Exact<{
  input: MergeOrganizationsInput;
}>;


export type MergeOrganizationsMutation = { mergeOrganizations: { changeId: string | null, merge: { id: number, survivorId: number, survivorName: string, mergedId: number, mergedName: string, mergedAt: string, mergedBy: string | null, unmergedAt: string | null, unmergedBy: string | null, until: string, obstacle: string | null } } };

export type UnmergeOrganizationsMutationVariables = Exact<{
  input: UnmergeOrganizationsInput;
}>;


export type UnmergeOrganizationsMutation = { unmergeOrganizations: { result: { organizationId: number, survivorId: number, leftBehind: Array<{ tableName: string, rowId: string | null, label: string | null, reason: string }> } } };

export type OrganizationMergesQueryVariables = Exact<{
  organizationId: number;
}>;


export type OrganizationMergesQuery = { organizationMerges: Array<{ id: number, survivorId: number, survivorName: string, mergedId: number, mergedName: string, mergedAt: string, mergedBy: string | null, unmergedAt: string | null, unmergedBy: string | null, until: string, obstacle: string | null }> };

export type MergeFragment = { id: number, survivorId: number, survivorName: string, mergedId: number, mergedName: string, mergedAt: string, mergedBy: string | null, unmergedAt: string | null, unmergedBy: string | null, until: string, obstacle: string | null };

export const DuplicateOrganizationsListDocument = { id: "Kl_OnEbRem", name: "DuplicateOrganizationsList", kind: "query" } as TypedDocument<DuplicateOrganizationsListQuery, DuplicateOrganizationsListQueryVariables>;
export const DuplicateOrganizationsTotalDocument = { id: "x_xXiiG5pR", name: "DuplicateOrganizationsTotal", kind: "query" } as TypedDocument<DuplicateOrganizationsTotalQuery, DuplicateOrganizationsTotalQueryVariables>;
export const LikelyDuplicatesDocument = { id: "4R93MnGr9R", name: "LikelyDuplicates", kind: "query" } as TypedDocument<LikelyDuplicatesQuery, LikelyDuplicatesQueryVariables>;
export const LikelySponsorsDocument = { id: "NL5uuVQ4Ac", name: "LikelySponsors", kind: "query" } as TypedDocument<LikelySponsorsQuery, LikelySponsorsQueryVariables>;
export const DismissDuplicateDocument = { id: "aNxCxEoK8e", name: "DismissDuplicate", kind: "mutation" } as TypedDocument<DismissDuplicateMutation, DismissDuplicateMutationVariables>;
export const MergePreviewDocument = { id: "ywM_BFX0v-", name: "MergePreview", kind: "query" } as TypedDocument<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeOrganizationsDocument = { id: "EP_3A_bcHA", name: "MergeOrganizations", kind: "mutation" } as TypedDocument<MergeOrganizationsMutation, MergeOrganizationsMutationVariables>;
export const UnmergeOrganizationsDocument = { id: "x32sKEtCCD", name: "UnmergeOrganizations", kind: "mutation" } as TypedDocument<UnmergeOrganizationsMutation, UnmergeOrganizationsMutationVariables>;
export const OrganizationMergesDocument = { id: "F1FA-N8mW3", name: "OrganizationMerges", kind: "query" } as TypedDocument<OrganizationMergesQuery, OrganizationMergesQueryVariables>;
