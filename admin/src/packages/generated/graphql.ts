// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `addCapabilityToPackage` mutation. */
export type AddCapabilityToPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationCapabilityId?: number | null | undefined;
  organizationPackageId?: number | null | undefined;
  quantity?: number | null | undefined;
};

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

/** A filter to be used against BigFloat fields. All fields are combined with a logical ‘and.’ */
export type BigFloatFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: string | number | null | undefined;
  /** Equal to the specified value. */
  equalTo?: string | number | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: string | number | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: string | number | null | undefined;
  /** Included in the specified list. */
  in?: Array<string | number> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: string | number | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: string | number | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: string | number | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: string | number | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<string | number> | null | undefined;
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

/** All input for the `createOrganizationPackage` mutation. */
export type CreateOrganizationPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  packageDescription?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  price?: string | number | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | null | undefined;
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

/** Methods to use when ordering `OrganizationPackage`. */
export type OrganizationPackageOrderBy =
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PACKAGE_DESCRIPTION_ASC'
  | 'PACKAGE_DESCRIPTION_DESC'
  | 'PACKAGE_TYPE_ASC'
  | 'PACKAGE_TYPE_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

/** A filter to be used against `OrganizationPackage` object types. All fields are combined with a logical ‘and.’ */
export type OrganizationPackageWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OrganizationPackageWhere> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OrganizationPackageWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrganizationPackageWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `packageDescription` field. */
  packageDescription?: StringFilter | null | undefined;
  /** Filter by the object’s `packageType` field. */
  packageType?: PackageTypeFilter | null | undefined;
  /** Filter by the object’s `price` field. */
  price?: BigFloatFilter | null | undefined;
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

export type PackageType =
  | 'marketplace_offer'
  | 'user_generated'
  | 'website';

/** A filter to be used against PackageType fields. All fields are combined with a logical ‘and.’ */
export type PackageTypeFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: PackageType | null | undefined;
  /** Equal to the specified value. */
  equalTo?: PackageType | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: PackageType | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: PackageType | null | undefined;
  /** Included in the specified list. */
  in?: Array<PackageType> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: PackageType | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: PackageType | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: PackageType | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: PackageType | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<PackageType> | null | undefined;
};

/** All input for the `removeOrganizationCapabilityPackage` mutation. */
export type RemoveOrganizationCapabilityPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationCapabilityPackageId?: number | null | undefined;
};

/** All input for the `removeOrganizationPackage` mutation. */
export type RemoveOrganizationPackageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationPackageId?: number | null | undefined;
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

/** Changes the given fields of one OrganizationPackage; fields that are not given stay as they are. */
export type UpdateOrganizationPackageInput = {
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  packageDescription?: string | null | undefined;
  packageType?: PackageType | null | undefined;
  price?: string | number | null | undefined;
  sponsorablePropertyIds?: Array<number> | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
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

export type PackageRecordFragment = { id: number, organizationId: number, name: string, price: string, packageType: PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> };

export type OrganizationPackagesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<OrganizationPackageOrderBy> | OrganizationPackageOrderBy | null | undefined;
  filter?: OrganizationPackageWhere | null | undefined;
}>;


export type OrganizationPackagesListQuery = { list: { nodes: Array<{ id: number, organizationId: number, name: string, price: string, packageType: PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OrganizationPackagesOneQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationPackagesOneQuery = { record: { id: number, organizationId: number, name: string, price: string, packageType: PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> } | null };

export type OrganizationPackagesCreateMutationVariables = Exact<{
  input: CreateOrganizationPackageInput;
}>;


export type OrganizationPackagesCreateMutation = { result: { changeId: string | null, record: { id: number, organizationId: number, name: string, price: string, packageType: PackageType, packageDescription: string | null, sponsorablePropertyIds: Array<number>, version: number, sponsorableProperties: Array<{ id: number, name: string }>, contents: Array<{ id: number, quantity: number, organizationCapability: { id: number, name: string } }> } } };

export type OrganizationPackagesUpdateMutationVariables = Exact<{
  input: UpdateOrganizationPackageInput;
}>;


export type OrganizationPackagesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type RemoveOrganizationPackageMutationVariables = Exact<{
  input: RemoveOrganizationPackageInput;
}>;


export type RemoveOrganizationPackageMutation = { removeOrganizationPackage: { changeId: string | null } };

export type AddCapabilityToPackageMutationVariables = Exact<{
  input: AddCapabilityToPackageInput;
}>;


export type AddCapabilityToPackageMutation = { addCapabilityToPackage: { changeId: string | null } };

export type RemoveOrganizationCapabilityPackageMutationVariables = Exact<{
  input: RemoveOrganizationCapabilityPackageInput;
}>;


export type RemoveOrganizationCapabilityPackageMutation = { removeOrganizationCapabilityPackage: { changeId: string | null } };

export const OrganizationPackagesListDocument = { id: "BBwpCrrxwH", name: "OrganizationPackagesList", kind: "query" } as TypedDocument<OrganizationPackagesListQuery, OrganizationPackagesListQueryVariables>;
export const OrganizationPackagesOneDocument = { id: "Nb4noYTKnr", name: "OrganizationPackagesOne", kind: "query" } as TypedDocument<OrganizationPackagesOneQuery, OrganizationPackagesOneQueryVariables>;
export const OrganizationPackagesCreateDocument = { id: "Myf6K3EQxy", name: "OrganizationPackagesCreate", kind: "mutation" } as TypedDocument<OrganizationPackagesCreateMutation, OrganizationPackagesCreateMutationVariables>;
export const OrganizationPackagesUpdateDocument = { id: "RCbbgpKzI7", name: "OrganizationPackagesUpdate", kind: "mutation" } as TypedDocument<OrganizationPackagesUpdateMutation, OrganizationPackagesUpdateMutationVariables>;
export const RemoveOrganizationPackageDocument = { id: "KvXJSKueGk", name: "RemoveOrganizationPackage", kind: "mutation" } as TypedDocument<RemoveOrganizationPackageMutation, RemoveOrganizationPackageMutationVariables>;
export const AddCapabilityToPackageDocument = { id: "B8sVZnbE7X", name: "AddCapabilityToPackage", kind: "mutation" } as TypedDocument<AddCapabilityToPackageMutation, AddCapabilityToPackageMutationVariables>;
export const RemoveOrganizationCapabilityPackageDocument = { id: "wyP20hnBxz", name: "RemoveOrganizationCapabilityPackage", kind: "mutation" } as TypedDocument<RemoveOrganizationCapabilityPackageMutation, RemoveOrganizationCapabilityPackageMutationVariables>;
