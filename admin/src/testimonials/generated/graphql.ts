// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** A filter to be used against `Campaign` object types. All fields are combined with a logical ‘and.’ */
export type CampaignWhere = {
  /** Filter by the object’s `additionalRequirements` field. */
  additionalRequirements?: StringFilter | null | undefined;
  /** Filter by the object’s `additionalRequirementsEs` field. */
  additionalRequirementsEs?: StringFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<CampaignWhere> | null | undefined;
  /** Filter by the object’s `anySeason` field. */
  anySeason?: BooleanFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `daysBetweenMails` field. */
  daysBetweenMails?: IntFilter | null | undefined;
  /** Filter by the object’s `duplicatedFrom` relation. */
  duplicatedFrom?: CampaignWhere | null | undefined;
  /** A related `duplicatedFrom` exists. */
  duplicatedFromExists?: boolean | null | undefined;
  /** Filter by the object’s `duplicatedFromId` field. */
  duplicatedFromId?: IntFilter | null | undefined;
  /** Filter by the object’s `endsAt` field. */
  endsAt?: DateFilter | null | undefined;
  /** Filter by the object’s `exclusiveByCategory` field. */
  exclusiveByCategory?: BooleanFilter | null | undefined;
  /** Filter by the object’s `exclusiveBySport` field. */
  exclusiveBySport?: BooleanFilter | null | undefined;
  /** Filter by the object’s `goal` field. */
  goal?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `impressionsEnteredAt` field. */
  impressionsEnteredAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `impressionsOverride` field. */
  impressionsOverride?: IntFilter | null | undefined;
  /** Filter by the object’s `leagueBudget` field. */
  leagueBudget?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `leagueSharePercentage` field. */
  leagueSharePercentage?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `leaguesConfirmedGoalDate` field. */
  leaguesConfirmedGoalDate?: DateFilter | null | undefined;
  /** Filter by the object’s `lookerUrl` field. */
  lookerUrl?: StringFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CampaignWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CampaignWhere> | null | undefined;
  /** Filter by the object’s `primaryBdrContact` relation. */
  primaryBdrContact?: UserWhere | null | undefined;
  /** A related `primaryBdrContact` exists. */
  primaryBdrContactExists?: boolean | null | undefined;
  /** Filter by the object’s `primaryBdrContactId` field. */
  primaryBdrContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `primarySalesContact` relation. */
  primarySalesContact?: UserWhere | null | undefined;
  /** A related `primarySalesContact` exists. */
  primarySalesContactExists?: boolean | null | undefined;
  /** Filter by the object’s `primarySalesContactId` field. */
  primarySalesContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `primaryStrategistContact` relation. */
  primaryStrategistContact?: UserWhere | null | undefined;
  /** A related `primaryStrategistContact` exists. */
  primaryStrategistContactExists?: boolean | null | undefined;
  /** Filter by the object’s `primaryStrategistContactId` field. */
  primaryStrategistContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `seasonName` field. */
  seasonName?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsor` relation. */
  sponsor?: SponsorWhere | null | undefined;
  /** Filter by the object’s `sponsorDashboardAdditionalContent` field. */
  sponsorDashboardAdditionalContent?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorFacingGoalBody` field. */
  sponsorFacingGoalBody?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorFacingGoalTitle` field. */
  sponsorFacingGoalTitle?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorOverview` field. */
  sponsorOverview?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorOverviewEs` field. */
  sponsorOverviewEs?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorSeesDates` field. */
  sponsorSeesDates?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorSeesMoney` field. */
  sponsorSeesMoney?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorSeesOverdue` field. */
  sponsorSeesOverdue?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorshipApplicationsSent` field. */
  sponsorshipApplicationsSent?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `startsAt` field. */
  startsAt?: DateFilter | null | undefined;
  /** Filter by the object’s `targetNumberOfLeagues` field. */
  targetNumberOfLeagues?: IntFilter | null | undefined;
  /** Filter by the object’s `totalSpend` field. */
  totalSpend?: IntFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
};

/** All input for the create `Testimonial` mutation. */
export type CreateTestimonialInput = {
  attribution?: string | null | undefined;
  campaignId: number;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  quote: string;
};

/** A filter to be used against Date fields. All fields are combined with a logical ‘and.’ */
export type DateFilter = {
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

/** All input for the `deleteTestimonial` mutation. */
export type DeleteTestimonialInput = {
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

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

/** A filter to be used against Season fields. All fields are combined with a logical ‘and.’ */
export type SeasonFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: Season | null | undefined;
  /** Equal to the specified value. */
  equalTo?: Season | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: Season | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: Season | null | undefined;
  /** Included in the specified list. */
  in?: Array<Season> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: Season | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: Season | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: Season | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: Season | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<Season> | null | undefined;
};

/** A filter to be used against `SponsorCategory` object types. All fields are combined with a logical ‘and.’ */
export type SponsorCategoryWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SponsorCategoryWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: SponsorCategoryWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SponsorCategoryWhere> | null | undefined;
};

/** A filter to be used against `Sponsor` object types. All fields are combined with a logical ‘and.’ */
export type SponsorWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SponsorWhere> | null | undefined;
  /** Filter by the object’s `category` relation. */
  category?: SponsorCategoryWhere | null | undefined;
  /** A related `category` exists. */
  categoryExists?: boolean | null | undefined;
  /** Filter by the object’s `categoryId` field. */
  categoryId?: IntFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SponsorWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SponsorWhere> | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
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

/** What many records of Testimonial may be given at once; fields that are not given stay as they are. */
export type TestimonialBulkPatch = {
  attribution?: string | null | undefined;
};

/** Methods to use when ordering `Testimonial`. */
export type TestimonialOrderBy =
  | 'ATTRIBUTION_ASC'
  | 'ATTRIBUTION_DESC'
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'POSITION_ASC'
  | 'POSITION_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'QUOTE_ASC'
  | 'QUOTE_DESC';

/** A filter to be used against `Testimonial` object types. All fields are combined with a logical ‘and.’ */
export type TestimonialWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<TestimonialWhere> | null | undefined;
  /** Filter by the object’s `attribution` field. */
  attribution?: StringFilter | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: CampaignWhere | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: TestimonialWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<TestimonialWhere> | null | undefined;
  /** Filter by the object’s `position` field. */
  position?: IntFilter | null | undefined;
  /** Filter by the object’s `quote` field. */
  quote?: StringFilter | null | undefined;
};

/** All input for the `updateTestimonial` mutation. */
export type UpdateTestimonialInput = {
  attribution?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  quote?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

export type UpdateTestimonialsInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: TestimonialBulkPatch;
  versions?: Array<number> | null | undefined;
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

export type TestimonialsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<TestimonialOrderBy> | TestimonialOrderBy | null | undefined;
  filter?: TestimonialWhere | null | undefined;
}>;


export type TestimonialsListQuery = { list: { nodes: Array<{ id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type TestimonialsCreateMutationVariables = Exact<{
  input: CreateTestimonialInput;
}>;


export type TestimonialsCreateMutation = { result: { changeId: string | null, record: { id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null } } };

export type TestimonialsUpdateMutationVariables = Exact<{
  input: UpdateTestimonialInput;
}>;


export type TestimonialsUpdateMutation = { result: { changeId: string | null, record: { id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null } } };

export type TestimonialsDeleteMutationVariables = Exact<{
  input: DeleteTestimonialInput;
}>;


export type TestimonialsDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type TestimonialRecordFragment = { id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null };

export type TestimonialsTotalQueryVariables = Exact<{
  filter?: TestimonialWhere | null | undefined;
}>;


export type TestimonialsTotalQuery = { list: { totalCount: number } };

export type TestimonialsManyQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
}>;


export type TestimonialsManyQuery = { list: Array<{ id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null }> };

export type TestimonialsOneQueryVariables = Exact<{
  id: number;
}>;


export type TestimonialsOneQuery = { record: { id: number, campaignId: number, version: number, quote: string, attribution: string | null, position: number | null } | null };

export type TestimonialsUpdateManyMutationVariables = Exact<{
  input: UpdateTestimonialsInput;
}>;


export type TestimonialsUpdateManyMutation = { result: { changeId: string | null } };

export const TestimonialsListDocument = { id: "G2ePLwvAzq", name: "TestimonialsList", kind: "query" } as TypedDocument<TestimonialsListQuery, TestimonialsListQueryVariables>;
export const TestimonialsCreateDocument = { id: "AguOGYgA0k", name: "TestimonialsCreate", kind: "mutation" } as TypedDocument<TestimonialsCreateMutation, TestimonialsCreateMutationVariables>;
export const TestimonialsUpdateDocument = { id: "nuabURgtsB", name: "TestimonialsUpdate", kind: "mutation" } as TypedDocument<TestimonialsUpdateMutation, TestimonialsUpdateMutationVariables>;
export const TestimonialsDeleteDocument = { id: "watUs2vB6r", name: "TestimonialsDelete", kind: "mutation" } as TypedDocument<TestimonialsDeleteMutation, TestimonialsDeleteMutationVariables>;
export const TestimonialsTotalDocument = { id: "Sca1Y5D0J3", name: "TestimonialsTotal", kind: "query" } as TypedDocument<TestimonialsTotalQuery, TestimonialsTotalQueryVariables>;
export const TestimonialsManyDocument = { id: "4BD6_yOnFr", name: "TestimonialsMany", kind: "query" } as TypedDocument<TestimonialsManyQuery, TestimonialsManyQueryVariables>;
export const TestimonialsOneDocument = { id: "Ay5xa9icMM", name: "TestimonialsOne", kind: "query" } as TypedDocument<TestimonialsOneQuery, TestimonialsOneQueryVariables>;
export const TestimonialsUpdateManyDocument = { id: "wPxbkkezzb", name: "TestimonialsUpdateMany", kind: "mutation" } as TypedDocument<TestimonialsUpdateManyMutation, TestimonialsUpdateManyMutationVariables>;
