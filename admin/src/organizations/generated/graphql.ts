// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `addZips` mutation. */
export type AddZipsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  zips?: Array<string | null | undefined> | null | undefined;
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

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

/** All input for the `confirmOrganizationUser` mutation. */
export type ConfirmOrganizationUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  userId?: number | null | undefined;
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

/** All input for the `createOrganization` mutation. */
export type CreateOrganizationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  contactEmail?: string | null | undefined;
  fallSportIds?: Array<number | null | undefined> | null | undefined;
  locations?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  springSportIds?: Array<number | null | undefined> | null | undefined;
  summerSportIds?: Array<number | null | undefined> | null | undefined;
  websiteUrl?: string | null | undefined;
  winterSportIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `createOrganizationPlayLocation` mutation. */
export type CreateOrganizationPlayLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  playLocationInput?: PlayLocationInputRecordInput | null | undefined;
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

/** All input for the `deleteOrganization` mutation. */
export type DeleteOrganizationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

/** All input for the `deleteOrganizationPlayLocation` mutation. */
export type DeleteOrganizationPlayLocationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
};

/** All input for the `dissociateUserAndOrganization` mutation. */
export type DissociateUserAndOrganizationInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  userId?: number | null | undefined;
};

export type EngagementStatus =
  | 'active'
  | 'inactive';

/** A filter to be used against EngagementStatus fields. All fields are combined with a logical ‘and.’ */
export type EngagementStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: EngagementStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: EngagementStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: EngagementStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: EngagementStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<EngagementStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: EngagementStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: EngagementStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: EngagementStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: EngagementStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<EngagementStatus> | null | undefined;
};

/** A filter to be used against Float fields. All fields are combined with a logical ‘and.’ */
export type FloatFilter = {
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

/** All input for the `inviteOrganizationUser` mutation. */
export type InviteOrganizationUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  organizationId?: number | null | undefined;
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

export type OfferStatus =
  | 'canceled'
  | 'confirmed'
  | 'proposed'
  | 'prospecting'
  | 'qualified'
  | 'rejected'
  | 'rejected_by_league'
  | 'rejected_by_organization'
  | 'unqualified';

/** What many records of Organization may be given at once; fields that are not given stay as they are. */
export type OrganizationBulkPatch = {
  city?: string | null | undefined;
  dataConfidence?: DataConfidence | null | undefined;
  dataConfidenceReason?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  fallSportIds?: Array<number> | null | undefined;
  language?: Language | null | undefined;
  numberOfUniqueParticipantsPerYear?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sportsManagementSoftwareId?: number | null | undefined;
  springSportIds?: Array<number> | null | undefined;
  state?: string | null | undefined;
  summerSportIds?: Array<number> | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
};

/** Methods to use when ordering `OrganizationListItem`. */
export type OrganizationListItemOrderBy =
  | 'AVERAGE_CONFIRMED_VALUE_ASC'
  | 'AVERAGE_CONFIRMED_VALUE_DESC'
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'CONFIRMED_COUNT_ASC'
  | 'CONFIRMED_COUNT_DESC'
  | 'CONTACT_EMAIL_ASC'
  | 'CONTACT_EMAIL_DESC'
  | 'CONTACT_PHONE_ASC'
  | 'CONTACT_PHONE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DATA_CONFIDENCE_ASC'
  | 'DATA_CONFIDENCE_DESC'
  | 'ENGAGEMENT_STATUS_ASC'
  | 'ENGAGEMENT_STATUS_DESC'
  | 'HUBSPOT_COMPANY_ID_ASC'
  | 'HUBSPOT_COMPANY_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LANGUAGE_ASC'
  | 'LANGUAGE_DESC'
  | 'LAST_ENGAGED_AT_ASC'
  | 'LAST_ENGAGED_AT_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'NUMBER_OF_UNIQUE_PARTICIPANTS_PER_YEAR_ASC'
  | 'NUMBER_OF_UNIQUE_PARTICIPANTS_PER_YEAR_DESC'
  | 'ON_TIME_VERIFICATION_PERCENTAGE_ASC'
  | 'ON_TIME_VERIFICATION_PERCENTAGE_DESC'
  | 'ORGANIZATION_TYPE_ID_ASC'
  | 'ORGANIZATION_TYPE_ID_DESC'
  | 'ORGANIZATION_TYPE_NAME_ASC'
  | 'ORGANIZATION_TYPE_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'WEBSITE_URL_ASC'
  | 'WEBSITE_URL_DESC';

/** A filter to be used against `OrganizationListItem` object types. All fields are combined with a logical ‘and.’ */
export type OrganizationListItemWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OrganizationListItemWhere> | null | undefined;
  /** Filter by the object’s `averageConfirmedValue` field. */
  averageConfirmedValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `confirmedCount` field. */
  confirmedCount?: IntFilter | null | undefined;
  /** Filter by the object’s `contactEmail` field. */
  contactEmail?: StringFilter | null | undefined;
  /** Filter by the object’s `contactPhone` field. */
  contactPhone?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `dataConfidence` field. */
  dataConfidence?: DataConfidenceFilter | null | undefined;
  /** Filter by the object’s `engagementStatus` field. */
  engagementStatus?: EngagementStatusFilter | null | undefined;
  /** Filter by the object’s `hubspotCompanyId` field. */
  hubspotCompanyId?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `language` field. */
  language?: LanguageFilter | null | undefined;
  /** Filter by the object’s `lastEngagedAt` field. */
  lastEngagedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OrganizationListItemWhere | null | undefined;
  /** Filter by the object’s `numberOfUniqueParticipantsPerYear` field. */
  numberOfUniqueParticipantsPerYear?: IntFilter | null | undefined;
  /** Filter by the object’s `onTimeVerificationPercentage` field. */
  onTimeVerificationPercentage?: BigFloatFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrganizationListItemWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationTypeId` field. */
  organizationTypeId?: IntFilter | null | undefined;
  /** Filter by the object’s `organizationTypeName` field. */
  organizationTypeName?: StringFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `websiteUrl` field. */
  websiteUrl?: StringFilter | null | undefined;
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

/** An input for mutations affecting `PlayLocationInputRecord` */
export type PlayLocationInputRecordInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: Country | null | undefined;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  nickname?: string | null | undefined;
  state?: string | null | undefined;
  street?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** Methods to use when ordering `PlayLocation`. */
export type PlayLocationOrderBy =
  | 'ADDRESS_ASC'
  | 'ADDRESS_DESC'
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'COUNTRY_ASC'
  | 'COUNTRY_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LAT_ASC'
  | 'LAT_DESC'
  | 'LON_ASC'
  | 'LON_DESC'
  | 'NATURAL'
  | 'NICKNAME_ASC'
  | 'NICKNAME_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PRIMARY_ASC'
  | 'PRIMARY_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'STREET_ASC'
  | 'STREET_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'ZIPCODE_ASC'
  | 'ZIPCODE_DESC';

/** A filter to be used against `PlayLocation` object types. All fields are combined with a logical ‘and.’ */
export type PlayLocationWhere = {
  /** Filter by the object’s `address` field. */
  address?: StringFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<PlayLocationWhere> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `country` field. */
  country?: CountryFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `lat` field. */
  lat?: FloatFilter | null | undefined;
  /** Filter by the object’s `lon` field. */
  lon?: FloatFilter | null | undefined;
  /** Filter by the object’s `nickname` field. */
  nickname?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: PlayLocationWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PlayLocationWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `primary` field. */
  primary?: BooleanFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `street` field. */
  street?: StringFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `zipcode` field. */
  zipcode?: StringFilter | null | undefined;
};

/** All input for the `removeZip` mutation. */
export type RemoveZipInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
  zip?: string | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** A social media account of an organization: without id it is new. */
export type SocialMediaEntryInput = {
  canPost?: boolean | null | undefined;
  channelId: number;
  id?: number | null | undefined;
  url?: string | null | undefined;
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

/** Changes the given fields of one Organization; fields that are not given stay as they are. */
export type UpdateOrganizationInput = {
  city?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  contactEmail?: string | null | undefined;
  contactPhone?: string | null | undefined;
  dataConfidence?: DataConfidence | null | undefined;
  dataConfidenceReason?: string | null | undefined;
  emailListSize?: number | null | undefined;
  emailOpenRate?: string | number | null | undefined;
  fallSportIds?: Array<number> | null | undefined;
  hubspotCompanyId?: string | null | undefined;
  id?: number | null | undefined;
  language?: Language | null | undefined;
  name?: string | null | undefined;
  numberOfUniqueParticipantsPerYear?: number | null | undefined;
  organizationId?: number | null | undefined;
  organizationTypeId?: number | null | undefined;
  socialMedia?: Array<SocialMediaEntryInput> | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
  sportsManagementSoftwareId?: number | null | undefined;
  springSportIds?: Array<number> | null | undefined;
  state?: string | null | undefined;
  summerSportIds?: Array<number> | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
  websiteSponsorshipsUrl?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  winterSportIds?: Array<number> | null | undefined;
};

export type UpdateOrganizationsInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: OrganizationBulkPatch;
  versions?: Array<number> | null | undefined;
};

/** All input for the `updatePlayLocation` mutation. */
export type UpdatePlayLocationInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  country?: Country | null | undefined;
  id: number;
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  nickname?: string | null | undefined;
  primary?: boolean | null | undefined;
  state?: string | null | undefined;
  street?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
  zipcode?: string | null | undefined;
};

/** All input for the `upsertAddress` mutation. */
export type UpsertAddressInput = {
  addressType?: AddressType | null | undefined;
  city?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  country?: Country | null | undefined;
  deliverability?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
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

export type OrganizationAddressesQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationAddressesQuery = { organization: { id: number, name: string, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null } | null };

export type UpsertAddressMutationVariables = Exact<{
  input: UpsertAddressInput;
}>;


export type UpsertAddressMutation = { upsertAddress: { changeId: string | null, clientMutationId: string | null } };

export type VerifyAddressQueryVariables = Exact<{
  name?: string | null | undefined;
  line1: string;
  line2?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
  country?: Country | null | undefined;
}>;


export type VerifyAddressQuery = { verifyAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, deliverability: string, country: Country } };

export type OrganizationHeaderQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationHeaderQuery = { organization: { id: number, name: string, version: number, engagementStatus: EngagementStatus, sportsManagementSoftwareId: number | null, users: Array<{ id: number, email: string, name: string | null, status: UserStatus }>, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null } } | null };

export type OrganizationOffersQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationOffersQuery = { organization: { id: number, offers: Array<{ id: number, status: OfferStatus, campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string } }, sponsorableProperty: { id: number, name: string } }> } | null };

export type OrganizationPeekQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationPeekQuery = { organization: { id: number, name: string, engagementStatus: EngagementStatus, numberOfUniqueParticipantsPerYear: number | null, emailListSize: number | null, socialMediaFollowingSize: number | null, dataConfidence: DataConfidence, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null }, playLocations: Array<{ id: number }>, offers: Array<{ id: number, status: OfferStatus, campaign: { id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string } }, sponsorableProperty: { id: number, name: string } }> } | null };

export type OrganizationSignedReleasesQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationSignedReleasesQuery = { signedReleases: Array<{ id: number, season: Season, year: number, signerName: string, childNames: string, signedAt: string }> };

export type OrganizationPreQualsQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationPreQualsQuery = { organization: { id: number, offers: Array<{ id: number, campaign: { id: number, name: string, season: Season, year: number }, preQualSurveyResponses: Array<{ id: number, createdAt: string }> }> } | null };

export type OrganizationStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationStatsQuery = { organizationStats: { count: number } };

export type AddZipsMutationVariables = Exact<{
  input: AddZipsInput;
}>;


export type AddZipsMutation = { addZips: { changeId: string | null } };

export type RemoveZipMutationVariables = Exact<{
  input: RemoveZipInput;
}>;


export type RemoveZipMutation = { removeZip: { changeId: string | null } };

export type PlayLocationsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<PlayLocationOrderBy> | PlayLocationOrderBy | null | undefined;
  filter?: PlayLocationWhere | null | undefined;
}>;


export type PlayLocationsListQuery = { list: { nodes: Array<{ id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type PlayLocationsCreateMutationVariables = Exact<{
  input: CreateOrganizationPlayLocationInput;
}>;


export type PlayLocationsCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type PlayLocationsUpdateMutationVariables = Exact<{
  input: UpdatePlayLocationInput;
}>;


export type PlayLocationsUpdateMutation = { result: { changeId: string | null, record: { id: number, nickname: string, address: string, lat: number | null, lon: number | null, primary: boolean } } };

export type PlayLocationsDeleteMutationVariables = Exact<{
  input: DeleteOrganizationPlayLocationInput;
}>;


export type PlayLocationsDeleteMutation = { result: { changeId: string | null } };

export type OrganizationsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<OrganizationListItemOrderBy> | OrganizationListItemOrderBy | null | undefined;
  filter?: OrganizationListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type OrganizationsListQuery = { list: { nodes: Array<{ id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null, engagementStatus: EngagementStatus, lastEngagedAt: string | null, organizationTypeName: string | null, dataConfidence: DataConfidence, language: Language, numberOfUniqueParticipantsPerYear: number | null, averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null, hubspotCompanyId: string | null, createdAt: string, updatedAt: string, version: number, organization: { primaryPlayLocation: { address: string } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type OrganizationsTotalQueryVariables = Exact<{
  filter?: OrganizationListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type OrganizationsTotalQuery = { list: { totalCount: number } };

export type OrganizationsManyQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type OrganizationsManyQuery = { list: Array<{ id: number, name: string, city: string | null, state: string | null }> };

export type OrganizationsOneQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationsOneQuery = { record: { id: number, version: number, websiteSponsorshipsUrl: string | null, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number>, springSportIds: Array<number>, summerSportIds: Array<number>, fallSportIds: Array<number>, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: DataConfidence, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Language, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, digitalReach: number | null, zips: Array<string>, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string }> } | null };

export type OrganizationsCreateMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type OrganizationsCreateMutation = { result: { changeId: string | null, record: { id: number, version: number, websiteSponsorshipsUrl: string | null, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number>, springSportIds: Array<number>, summerSportIds: Array<number>, fallSportIds: Array<number>, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: DataConfidence, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Language, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, digitalReach: number | null, zips: Array<string>, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string }> } } };

export type OrganizationsUpdateMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type OrganizationsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, websiteSponsorshipsUrl: string | null, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number>, springSportIds: Array<number>, summerSportIds: Array<number>, fallSportIds: Array<number>, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: DataConfidence, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Language, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, digitalReach: number | null, zips: Array<string>, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string }> } } };

export type OrganizationsUpdateManyMutationVariables = Exact<{
  input: UpdateOrganizationsInput;
}>;


export type OrganizationsUpdateManyMutation = { result: { changeId: string | null } };

export type OrganizationsDeleteMutationVariables = Exact<{
  input: DeleteOrganizationInput;
}>;


export type OrganizationsDeleteMutation = { result: { changeId: string | null } };

export type OrganizationListRowFragment = { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null, engagementStatus: EngagementStatus, lastEngagedAt: string | null, organizationTypeName: string | null, dataConfidence: DataConfidence, language: Language, numberOfUniqueParticipantsPerYear: number | null, averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null, hubspotCompanyId: string | null, createdAt: string, updatedAt: string, version: number, organization: { primaryPlayLocation: { address: string } | null } };

export type OrganizationRecordFragment = { id: number, version: number, websiteSponsorshipsUrl: string | null, name: string, city: string | null, state: string | null, contactEmail: string | null, contactPhone: string | null, websiteUrl: string | null, organizationTypeId: number | null, numberOfUniqueParticipantsPerYear: number | null, winterSportIds: Array<number>, springSportIds: Array<number>, summerSportIds: Array<number>, fallSportIds: Array<number>, socialMediaFollowingSize: number | null, emailListSize: number | null, emailOpenRate: string | null, dataConfidence: DataConfidence, sportsManagementSoftwareId: number | null, salesforceId: string | null, hubspotCompanyId: string | null, language: Language, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, digitalReach: number | null, zips: Array<string>, socialMedia: Array<{ id: number, channelId: number, url: string, canPost: boolean }>, eventsSurveyResponses: Array<{ id: number, submittedAt: string }> };

export type ConfirmOrganizationUserMutationVariables = Exact<{
  input: ConfirmOrganizationUserInput;
}>;


export type ConfirmOrganizationUserMutation = { confirmOrganizationUser: { changeId: string | null, clientMutationId: string | null } };

export type DissociateUserAndOrganizationMutationVariables = Exact<{
  input: DissociateUserAndOrganizationInput;
}>;


export type DissociateUserAndOrganizationMutation = { dissociateUserAndOrganization: { changeId: string | null, clientMutationId: string | null } };

export type InviteOrganizationUserMutationVariables = Exact<{
  input: InviteOrganizationUserInput;
}>;


export type InviteOrganizationUserMutation = { inviteOrganizationUser: { changeId: string | null, clientMutationId: string | null } };

export type OrganizationUsersQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationUsersQuery = { organization: { id: number, name: string, limitedUserIds: Array<number>, users: Array<{ id: number, email: string, name: string | null, title: string | null, cellPhone: string | null, status: UserStatus, lastLogin: string | null, openInvitationId: number | null }> } | null };

export const OrganizationAddressesDocument = { id: "U736WDky8y", name: "OrganizationAddresses", kind: "query" } as TypedDocument<OrganizationAddressesQuery, OrganizationAddressesQueryVariables>;
export const UpsertAddressDocument = { id: "i2pG6xlJBd", name: "UpsertAddress", kind: "mutation" } as TypedDocument<UpsertAddressMutation, UpsertAddressMutationVariables>;
export const VerifyAddressDocument = { id: "ax1EznCf8w", name: "VerifyAddress", kind: "query" } as TypedDocument<VerifyAddressQuery, VerifyAddressQueryVariables>;
export const OrganizationHeaderDocument = { id: "V321rbJc_c", name: "OrganizationHeader", kind: "query" } as TypedDocument<OrganizationHeaderQuery, OrganizationHeaderQueryVariables>;
export const OrganizationOffersDocument = { id: "lABWcz2Y3i", name: "OrganizationOffers", kind: "query" } as TypedDocument<OrganizationOffersQuery, OrganizationOffersQueryVariables>;
export const OrganizationPeekDocument = { id: "52fY2CoWTS", name: "OrganizationPeek", kind: "query" } as TypedDocument<OrganizationPeekQuery, OrganizationPeekQueryVariables>;
export const OrganizationSignedReleasesDocument = { id: "BJja9-Nipj", name: "OrganizationSignedReleases", kind: "query" } as TypedDocument<OrganizationSignedReleasesQuery, OrganizationSignedReleasesQueryVariables>;
export const OrganizationPreQualsDocument = { id: "wpY2qo8IRH", name: "OrganizationPreQuals", kind: "query" } as TypedDocument<OrganizationPreQualsQuery, OrganizationPreQualsQueryVariables>;
export const OrganizationStatsDocument = { id: "5UVBprs4sL", name: "OrganizationStats", kind: "query" } as TypedDocument<OrganizationStatsQuery, OrganizationStatsQueryVariables>;
export const AddZipsDocument = { id: "LtWTJe1TbL", name: "AddZips", kind: "mutation" } as TypedDocument<AddZipsMutation, AddZipsMutationVariables>;
export const RemoveZipDocument = { id: "-Holxq4r0I", name: "RemoveZip", kind: "mutation" } as TypedDocument<RemoveZipMutation, RemoveZipMutationVariables>;
export const PlayLocationsListDocument = { id: "xCkksFeDw8", name: "PlayLocationsList", kind: "query" } as TypedDocument<PlayLocationsListQuery, PlayLocationsListQueryVariables>;
export const PlayLocationsCreateDocument = { id: "Yyj2D3zxK8", name: "PlayLocationsCreate", kind: "mutation" } as TypedDocument<PlayLocationsCreateMutation, PlayLocationsCreateMutationVariables>;
export const PlayLocationsUpdateDocument = { id: "xrHZ3IyOlf", name: "PlayLocationsUpdate", kind: "mutation" } as TypedDocument<PlayLocationsUpdateMutation, PlayLocationsUpdateMutationVariables>;
export const PlayLocationsDeleteDocument = { id: "xODBK0smF3", name: "PlayLocationsDelete", kind: "mutation" } as TypedDocument<PlayLocationsDeleteMutation, PlayLocationsDeleteMutationVariables>;
export const OrganizationsListDocument = { id: "cRVTKTs38L", name: "OrganizationsList", kind: "query" } as TypedDocument<OrganizationsListQuery, OrganizationsListQueryVariables>;
export const OrganizationsTotalDocument = { id: "Kz7iyIJtkX", name: "OrganizationsTotal", kind: "query" } as TypedDocument<OrganizationsTotalQuery, OrganizationsTotalQueryVariables>;
export const OrganizationsManyDocument = { id: "4tPA_YBs_H", name: "OrganizationsMany", kind: "query" } as TypedDocument<OrganizationsManyQuery, OrganizationsManyQueryVariables>;
export const OrganizationsOneDocument = { id: "HJDCmV9rZy", name: "OrganizationsOne", kind: "query" } as TypedDocument<OrganizationsOneQuery, OrganizationsOneQueryVariables>;
export const OrganizationsCreateDocument = { id: "OZBm47P5YM", name: "OrganizationsCreate", kind: "mutation" } as TypedDocument<OrganizationsCreateMutation, OrganizationsCreateMutationVariables>;
export const OrganizationsUpdateDocument = { id: "wPWT3i7Ev8", name: "OrganizationsUpdate", kind: "mutation" } as TypedDocument<OrganizationsUpdateMutation, OrganizationsUpdateMutationVariables>;
export const OrganizationsUpdateManyDocument = { id: "haT7flOPK3", name: "OrganizationsUpdateMany", kind: "mutation" } as TypedDocument<OrganizationsUpdateManyMutation, OrganizationsUpdateManyMutationVariables>;
export const OrganizationsDeleteDocument = { id: "AF4TJ0ZdaL", name: "OrganizationsDelete", kind: "mutation" } as TypedDocument<OrganizationsDeleteMutation, OrganizationsDeleteMutationVariables>;
export const ConfirmOrganizationUserDocument = { id: "TCWIEqbz0_", name: "ConfirmOrganizationUser", kind: "mutation" } as TypedDocument<ConfirmOrganizationUserMutation, ConfirmOrganizationUserMutationVariables>;
export const DissociateUserAndOrganizationDocument = { id: "AajaunKwU3", name: "DissociateUserAndOrganization", kind: "mutation" } as TypedDocument<DissociateUserAndOrganizationMutation, DissociateUserAndOrganizationMutationVariables>;
export const InviteOrganizationUserDocument = { id: "T1vNO-naE1", name: "InviteOrganizationUser", kind: "mutation" } as TypedDocument<InviteOrganizationUserMutation, InviteOrganizationUserMutationVariables>;
export const OrganizationUsersDocument = { id: "ZIoamKd5hM", name: "OrganizationUsers", kind: "query" } as TypedDocument<OrganizationUsersQuery, OrganizationUsersQueryVariables>;
