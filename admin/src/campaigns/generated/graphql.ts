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

/** What many records of Campaign may be given at once; fields that are not given stay as they are. */
export type CampaignBulkPatch = {
  additionalRequirements?: string | null | undefined;
  additionalRequirementsEs?: string | null | undefined;
  anySeason?: boolean | null | undefined;
  daysBetweenMails?: number | null | undefined;
  exclusiveByCategory?: boolean | null | undefined;
  exclusiveBySport?: boolean | null | undefined;
  goal?: string | null | undefined;
  impressionsOverride?: number | null | undefined;
  leagueSharePercentage?: string | number | null | undefined;
  leaguesConfirmedGoalDate?: string | null | undefined;
  lookerUrl?: string | null | undefined;
  primaryBdrContactId?: number | null | undefined;
  primarySalesContactId?: number | null | undefined;
  primaryStrategistContactId?: number | null | undefined;
  season?: Season | null | undefined;
  seasonName?: string | null | undefined;
  sponsorDashboardAdditionalContent?: string | null | undefined;
  sponsorFacingGoalBody?: string | null | undefined;
  sponsorFacingGoalTitle?: string | null | undefined;
  sponsorOverview?: string | null | undefined;
  sponsorOverviewEs?: string | null | undefined;
  sponsorSeesDates?: boolean | null | undefined;
  sponsorSeesMoney?: boolean | null | undefined;
  sponsorSeesOverdue?: boolean | null | undefined;
  status?: CampaignStatus | null | undefined;
  targetNumberOfLeagues?: number | null | undefined;
  totalSpend?: number | null | undefined;
  year?: number | null | undefined;
};

/** What many records of CampaignCapability may be given at once; fields that are not given stay as they are. */
export type CampaignCapabilityBulkPatch = {
  executionExpectations?: string | null | undefined;
  minimumQuantity?: number | null | undefined;
  quantity?: number | null | undefined;
};

/** A question of the sponsorship application: without id it is new. */
export type CampaignCustomQuestionInput = {
  id?: number | null | undefined;
  question: string;
};

/** Methods to use when ordering `CampaignListItem`. */
export type CampaignListItemOrderBy =
  | 'CONFIRMED_COUNT_ASC'
  | 'CONFIRMED_COUNT_DESC'
  | 'CONFIRMED_PERCENTAGE_ASC'
  | 'CONFIRMED_PERCENTAGE_DESC'
  | 'CONFIRMED_VALUE_ASC'
  | 'CONFIRMED_VALUE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ENDS_AT_ASC'
  | 'ENDS_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LEAGUES_CONFIRMED_GOAL_DATE_ASC'
  | 'LEAGUES_CONFIRMED_GOAL_DATE_DESC'
  | 'LEAGUE_BUDGET_ASC'
  | 'LEAGUE_BUDGET_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'NEXT_DATE_ASC'
  | 'NEXT_DATE_DESC'
  | 'OVERDUE_DEADLINES_COUNT_ASC'
  | 'OVERDUE_DEADLINES_COUNT_DESC'
  | 'PENDING_IMAGES_COUNT_ASC'
  | 'PENDING_IMAGES_COUNT_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PRIMARY_SALES_CONTACT_ID_ASC'
  | 'PRIMARY_SALES_CONTACT_ID_DESC'
  | 'PRIMARY_STRATEGIST_CONTACT_ID_ASC'
  | 'PRIMARY_STRATEGIST_CONTACT_ID_DESC'
  | 'PROPOSED_COUNT_ASC'
  | 'PROPOSED_COUNT_DESC'
  | 'PROSPECTING_COUNT_ASC'
  | 'PROSPECTING_COUNT_DESC'
  | 'QUALIFIED_COUNT_ASC'
  | 'QUALIFIED_COUNT_DESC'
  | 'SALES_CONTACT_NAME_ASC'
  | 'SALES_CONTACT_NAME_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SEASON_NAME_ASC'
  | 'SEASON_NAME_DESC'
  | 'SPENT_PERCENTAGE_ASC'
  | 'SPENT_PERCENTAGE_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'STARTS_AT_ASC'
  | 'STARTS_AT_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'STRATEGIST_NAME_ASC'
  | 'STRATEGIST_NAME_DESC'
  | 'TARGET_ASC'
  | 'TARGET_DESC'
  | 'TARGET_NUMBER_OF_LEAGUES_ASC'
  | 'TARGET_NUMBER_OF_LEAGUES_DESC'
  | 'TOTAL_SPEND_ASC'
  | 'TOTAL_SPEND_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

/** A filter to be used against `CampaignListItem` object types. All fields are combined with a logical ‘and.’ */
export type CampaignListItemWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<CampaignListItemWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: CampaignWhere | null | undefined;
  /** Filter by the object’s `confirmedCount` field. */
  confirmedCount?: IntFilter | null | undefined;
  /** Filter by the object’s `confirmedPercentage` field. */
  confirmedPercentage?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `confirmedValue` field. */
  confirmedValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `endsAt` field. */
  endsAt?: DateFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `leagueBudget` field. */
  leagueBudget?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `leaguesConfirmedGoalDate` field. */
  leaguesConfirmedGoalDate?: DateFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Filter by the object’s `nextDate` field. */
  nextDate?: DateFilter | null | undefined;
  /** Negates the expression. */
  not?: CampaignListItemWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CampaignListItemWhere> | null | undefined;
  /** Filter by the object’s `overdueDeadlinesCount` field. */
  overdueDeadlinesCount?: IntFilter | null | undefined;
  /** Filter by the object’s `pendingImagesCount` field. */
  pendingImagesCount?: IntFilter | null | undefined;
  /** Filter by the object’s `primarySalesContactId` field. */
  primarySalesContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `primaryStrategistContactId` field. */
  primaryStrategistContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `proposedCount` field. */
  proposedCount?: IntFilter | null | undefined;
  /** Filter by the object’s `prospectingCount` field. */
  prospectingCount?: IntFilter | null | undefined;
  /** Filter by the object’s `qualifiedCount` field. */
  qualifiedCount?: IntFilter | null | undefined;
  /** Filter by the object’s `salesContactName` field. */
  salesContactName?: StringFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `seasonName` field. */
  seasonName?: StringFilter | null | undefined;
  /** Filter by the object’s `spentPercentage` field. */
  spentPercentage?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `sponsor` relation. */
  sponsor?: SponsorWhere | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorName` field. */
  sponsorName?: StringFilter | null | undefined;
  /** Filter by the object’s `startsAt` field. */
  startsAt?: DateFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: CampaignStatusFilter | null | undefined;
  /** Filter by the object’s `strategistName` field. */
  strategistName?: StringFilter | null | undefined;
  /** Filter by the object’s `target` field. */
  target?: IntFilter | null | undefined;
  /** Filter by the object’s `targetNumberOfLeagues` field. */
  targetNumberOfLeagues?: IntFilter | null | undefined;
  /** Filter by the object’s `totalSpend` field. */
  totalSpend?: IntFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
};

export type CampaignRecord =
  | 'campaign_capabilities'
  | 'campaign_statistics'
  | 'testimonials';

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

/** A filter to be used against CampaignStatus fields. All fields are combined with a logical ‘and.’ */
export type CampaignStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: CampaignStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: CampaignStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: CampaignStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: CampaignStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<CampaignStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: CampaignStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: CampaignStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: CampaignStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: CampaignStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<CampaignStatus> | null | undefined;
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

/** A filter to be used against `Competitiveness` object types. All fields are combined with a logical ‘and.’ */
export type CompetitivenessWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<CompetitivenessWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CompetitivenessWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CompetitivenessWhere> | null | undefined;
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

/** All input for the create `CampaignCapability` mutation. */
export type CreateCampaignCapabilityInput = {
  campaignId: number;
  capabilityId: number;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  executionExpectations?: string | null | undefined;
  minimumQuantity?: number | null | undefined;
  quantity?: number | null | undefined;
};

/** All input for the create `DefaultVerificationDeadline` mutation. */
export type CreateDefaultVerificationDeadlineInput = {
  campaignCapabilityId: number;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deadline: string;
  leagueMoveDays?: number | null | undefined;
  leagueMoves?: number | null | undefined;
  name: string;
  offset?: number | null | undefined;
  offsetType?: OffsetType | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions: string;
  verificationReminderInstructionsEs?: string | null | undefined;
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

/** All input for the `deleteCampaignCapability` mutation. */
export type DeleteCampaignCapabilityInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `deleteDefaultVerificationDeadline` mutation. */
export type DeleteDefaultVerificationDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
};

/** All input for the `duplicateCampaign` mutation. */
export type DuplicateCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  season?: Season | null | undefined;
  seasonName?: string | null | undefined;
  year?: number | null | undefined;
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

/** Methods to use when ordering `OfferListItem`. */
export type OfferListItemOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAMPAIGN_NAME_ASC'
  | 'CAMPAIGN_NAME_DESC'
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'CONFIRMED_AT_ASC'
  | 'CONFIRMED_AT_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'LAST_TOUCHPOINT_ASC'
  | 'LAST_TOUCHPOINT_DESC'
  | 'NATURAL'
  | 'NEXT_DEADLINE_ASC'
  | 'NEXT_DEADLINE_DESC'
  | 'NUMBER_OF_PLAYERS_ASC'
  | 'NUMBER_OF_PLAYERS_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'OVERDUE_DEADLINES_COUNT_ASC'
  | 'OVERDUE_DEADLINES_COUNT_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PROPOSED_AT_ASC'
  | 'PROPOSED_AT_DESC'
  | 'RELEASED_VALUE_ASC'
  | 'RELEASED_VALUE_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SEASON_END_ASC'
  | 'SEASON_END_DESC'
  | 'SEASON_START_ASC'
  | 'SEASON_START_DESC'
  | 'SPONSORABLE_PROPERTY_ID_ASC'
  | 'SPONSORABLE_PROPERTY_ID_DESC'
  | 'SPONSORABLE_PROPERTY_NAME_ASC'
  | 'SPONSORABLE_PROPERTY_NAME_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'SPORT_NAME_ASC'
  | 'SPORT_NAME_DESC'
  | 'STATE_ASC'
  | 'STATE_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC'
  | 'VALUE_ASC'
  | 'VALUE_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

/** A filter to be used against `OfferListItem` object types. All fields are combined with a logical ‘and.’ */
export type OfferListItemWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OfferListItemWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: CampaignWhere | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `campaignName` field. */
  campaignName?: StringFilter | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `confirmedAt` field. */
  confirmedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `lastTouchpoint` field. */
  lastTouchpoint?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `nextDeadline` field. */
  nextDeadline?: DateFilter | null | undefined;
  /** Negates the expression. */
  not?: OfferListItemWhere | null | undefined;
  /** Filter by the object’s `numberOfPlayers` field. */
  numberOfPlayers?: IntFilter | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OfferListItemWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `organizationName` field. */
  organizationName?: StringFilter | null | undefined;
  /** Filter by the object’s `overdueDeadlinesCount` field. */
  overdueDeadlinesCount?: IntFilter | null | undefined;
  /** Filter by the object’s `proposedAt` field. */
  proposedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `releasedValue` field. */
  releasedValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `seasonEnd` field. */
  seasonEnd?: DateFilter | null | undefined;
  /** Filter by the object’s `seasonStart` field. */
  seasonStart?: DateFilter | null | undefined;
  /** Filter by the object’s `sponsor` relation. */
  sponsor?: SponsorWhere | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorName` field. */
  sponsorName?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorablePropertyId` field. */
  sponsorablePropertyId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorablePropertyName` field. */
  sponsorablePropertyName?: StringFilter | null | undefined;
  /** Filter by the object’s `sportName` field. */
  sportName?: StringFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: OfferStatusFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `value` field. */
  value?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
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

/** A filter to be used against OfferStatus fields. All fields are combined with a logical ‘and.’ */
export type OfferStatusFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: OfferStatus | null | undefined;
  /** Equal to the specified value. */
  equalTo?: OfferStatus | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: OfferStatus | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: OfferStatus | null | undefined;
  /** Included in the specified list. */
  in?: Array<OfferStatus> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: OfferStatus | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: OfferStatus | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: OfferStatus | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: OfferStatus | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<OfferStatus> | null | undefined;
};

/** A filter to be used against `Offer` object types. All fields are combined with a logical ‘and.’ */
export type OfferWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OfferWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: CampaignWhere | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `confirmedAt` field. */
  confirmedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `guid` field. */
  guid?: UuidFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `lastTouchpoint` field. */
  lastTouchpoint?: DatetimeFilter | null | undefined;
  /** Negates the expression. */
  not?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerSentAt` field. */
  offerSentAt?: DatetimeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OfferWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `seasonEnd` field. */
  seasonEnd?: DateFilter | null | undefined;
  /** Filter by the object’s `seasonStart` field. */
  seasonStart?: DateFilter | null | undefined;
  /** Filter by the object’s `sponsor` relation. */
  sponsor?: SponsorWhere | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorableProperty` relation. */
  sponsorableProperty?: SponsorablePropertyWhere | null | undefined;
  /** Filter by the object’s `sponsorablePropertyId` field. */
  sponsorablePropertyId?: IntFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: OfferStatusFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `value` field. */
  value?: BigFloatFilter | null | undefined;
};

export type OffsetType =
  | 'accept_offer_date'
  | 'season_end_date'
  | 'season_start_date';

/** All input for the `orderCampaignRecords` mutation. */
export type OrderCampaignRecordsInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  ids?: Array<number | null | undefined> | null | undefined;
  records?: CampaignRecord | null | undefined;
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

/** A filter to be used against `SponsorableProperty` object types. All fields are combined with a logical ‘and.’ */
export type SponsorablePropertyWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SponsorablePropertyWhere> | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `competitiveness` relation. */
  competitiveness?: CompetitivenessWhere | null | undefined;
  /** A related `competitiveness` exists. */
  competitivenessExists?: boolean | null | undefined;
  /** Filter by the object’s `competitivenessId` field. */
  competitivenessId?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SponsorablePropertyWhere | null | undefined;
  /** Filter by the object’s `numberOfPlayers` field. */
  numberOfPlayers?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SponsorablePropertyWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `sport` relation. */
  sport?: SportWhere | null | undefined;
  /** A related `sport` exists. */
  sportExists?: boolean | null | undefined;
  /** Filter by the object’s `sportId` field. */
  sportId?: IntFilter | null | undefined;
  /** Filter by the object’s `startDate` field. */
  startDate?: DateFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
};

/** A filter to be used against `Sport` object types. All fields are combined with a logical ‘and.’ */
export type SportWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SportWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SportWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SportWhere> | null | undefined;
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

/** A filter to be used against UUID fields. All fields are combined with a logical ‘and.’ */
export type UuidFilter = {
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

export type UpdateCampaignCapabilitiesInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: CampaignCapabilityBulkPatch;
  versions?: Array<number> | null | undefined;
};

/** All input for the `updateCampaignCapability` mutation. */
export type UpdateCampaignCapabilityInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  executionExpectations?: string | null | undefined;
  id: number;
  minimumQuantity?: number | null | undefined;
  quantity?: number | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

/** Changes the given fields of one Campaign; fields that are not given stay as they are. */
export type UpdateCampaignInput = {
  additionalRequirements?: string | null | undefined;
  additionalRequirementsEs?: string | null | undefined;
  anySeason?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  customQuestions?: Array<CampaignCustomQuestionInput> | null | undefined;
  daysBetweenMails?: number | null | undefined;
  exclusiveByCategory?: boolean | null | undefined;
  exclusiveBySport?: boolean | null | undefined;
  goal?: string | null | undefined;
  id: number;
  impressionsOverride?: number | null | undefined;
  leagueSharePercentage?: string | number | null | undefined;
  leaguesConfirmedGoalDate?: string | null | undefined;
  lookerUrl?: string | null | undefined;
  name?: string | null | undefined;
  primaryBdrContactId?: number | null | undefined;
  primarySalesContactId?: number | null | undefined;
  primaryStrategistContactId?: number | null | undefined;
  season?: Season | null | undefined;
  seasonName?: string | null | undefined;
  sponsorDashboardAdditionalContent?: string | null | undefined;
  sponsorFacingGoalBody?: string | null | undefined;
  sponsorFacingGoalTitle?: string | null | undefined;
  sponsorOverview?: string | null | undefined;
  sponsorOverviewEs?: string | null | undefined;
  sponsorSeesDates?: boolean | null | undefined;
  sponsorSeesMoney?: boolean | null | undefined;
  sponsorSeesOverdue?: boolean | null | undefined;
  status?: CampaignStatus | null | undefined;
  targetNumberOfLeagues?: number | null | undefined;
  totalSpend?: number | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
  year?: number | null | undefined;
};

export type UpdateCampaignsInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: CampaignBulkPatch;
  versions?: Array<number> | null | undefined;
};

/** All input for the `updateDefaultVerificationDeadline` mutation. */
export type UpdateDefaultVerificationDeadlineInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  id: number;
  leagueMoveDays?: number | null | undefined;
  leagueMoves?: number | null | undefined;
  name?: string | null | undefined;
  offset?: number | null | undefined;
  offsetType?: OffsetType | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
  verificationReminderInstructionsEs?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
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

export type CampaignStageQueryVariables = Exact<{
  id: number;
}>;


export type CampaignStageQuery = { campaign: { id: number, offers: Array<{ id: number }> } | null };

export type DuplicateCampaignMutationVariables = Exact<{
  input: DuplicateCampaignInput;
}>;


export type DuplicateCampaignMutation = { duplicateCampaign: { changeId: string | null, campaign: { id: number, sponsorId: number } } };

export type ProposedCampaignNamesQueryVariables = Exact<{
  campaignId: number;
  season: Season;
  year: number;
}>;


export type ProposedCampaignNamesQuery = { proposedCampaignNames: { name: string, seasonName: string } | null };

export type GetCapabilitiesQueryVariables = Exact<{
  campaignScope?: boolean | null | undefined;
}>;


export type GetCapabilitiesQuery = { capabilities: Array<{ id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }> };

export type GetEmployeesQueryVariables = Exact<{
  employee?: boolean | null | undefined;
}>;


export type GetEmployeesQuery = { users: Array<{ id: number, name: string | null }> };

export type CampaignCapabilitiesCreateMutationVariables = Exact<{
  input: CreateCampaignCapabilityInput;
}>;


export type CampaignCapabilitiesCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type CampaignCapabilitiesUpdateMutationVariables = Exact<{
  input: UpdateCampaignCapabilityInput;
}>;


export type CampaignCapabilitiesUpdateMutation = { result: { changeId: string | null, record: { id: number } } };

export type CampaignCapabilitiesDeleteMutationVariables = Exact<{
  input: DeleteCampaignCapabilityInput;
}>;


export type CampaignCapabilitiesDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type DefaultVerificationDeadlinesCreateMutationVariables = Exact<{
  input: CreateDefaultVerificationDeadlineInput;
}>;


export type DefaultVerificationDeadlinesCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type DefaultVerificationDeadlinesUpdateMutationVariables = Exact<{
  input: UpdateDefaultVerificationDeadlineInput;
}>;


export type DefaultVerificationDeadlinesUpdateMutation = { result: { changeId: string | null, record: { id: number } } };

export type DefaultVerificationDeadlinesDeleteMutationVariables = Exact<{
  input: DeleteDefaultVerificationDeadlineInput;
}>;


export type DefaultVerificationDeadlinesDeleteMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type CampaignOffersListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<OfferListItemOrderBy> | OfferListItemOrderBy | null | undefined;
  filter?: OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type CampaignOffersListQuery = { list: { nodes: Array<{ id: number, sponsorablePropertyName: string, organizationName: string, city: string | null, state: string | null, numberOfPlayers: number | null, value: string | null, status: OfferStatus }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CampaignOffersTotalQueryVariables = Exact<{
  filter?: OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type CampaignOffersTotalQuery = { list: { totalCount: number } };

export type CampaignOfferRowFragment = { id: number, sponsorablePropertyName: string, organizationName: string, city: string | null, state: string | null, numberOfPlayers: number | null, value: string | null, status: OfferStatus };

export type OrderCampaignRecordsMutationVariables = Exact<{
  input: OrderCampaignRecordsInput;
}>;


export type OrderCampaignRecordsMutation = { orderCampaignRecords: { changeId: string | null, campaign: { id: number } } };

export type CampaignCapabilitiesUpdateManyMutationVariables = Exact<{
  input: UpdateCampaignCapabilitiesInput;
}>;


export type CampaignCapabilitiesUpdateManyMutation = { result: { changeId: string | null } };

export type CampaignsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<CampaignListItemOrderBy> | CampaignListItemOrderBy | null | undefined;
  filter?: CampaignListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type CampaignsListQuery = { list: { nodes: Array<{ id: number, sponsorId: number, sponsorName: string, name: string, season: Season, year: number, seasonName: string | null, status: CampaignStatus, strategistName: string | null, prospectingCount: number, qualifiedCount: number, proposedCount: number, confirmedCount: number, targetNumberOfLeagues: number | null, target: number | null, leaguesConfirmedGoalDate: string | null, confirmedPercentage: string | null, totalSpend: number | null, leagueBudget: string | null, confirmedValue: string, spentPercentage: string | null, overdueDeadlinesCount: number, pendingImagesCount: number, nextDate: string | null, startsAt: string | null, endsAt: string | null, updatedAt: string, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type CampaignsTotalQueryVariables = Exact<{
  filter?: CampaignListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type CampaignsTotalQuery = { list: { totalCount: number } };

export type CampaignsManyQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
}>;


export type CampaignsManyQuery = { list: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, sponsorId: number }> };

export type CampaignsOneQueryVariables = Exact<{
  id: number;
}>;


export type CampaignsOneQuery = { record: { id: number, version: number, name: string, season: Season, year: number, status: CampaignStatus, sponsorId: number, totalSpend: number | null, leagueSharePercentage: string | null, targetNumberOfLeagues: number | null, leaguesConfirmedGoalDate: string | null, exclusiveBySport: boolean, exclusiveByCategory: boolean, daysBetweenMails: number, sponsorOverview: string | null, sponsorOverviewEs: string | null, goal: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, seasonName: string | null, sponsorshipApplicationsSent: string | null, primarySalesContactId: number | null, primaryStrategistContactId: number | null, primaryBdrContactId: number | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressionsOverride: number | null, sponsorSeesDates: boolean, sponsorSeesMoney: boolean, sponsorSeesOverdue: boolean, magicToken: string | null, geographicTargetingSummary: Array<string>, demographicTargetingSummary: Array<string>, sponsor: { id: number, name: string }, customQuestions: Array<{ id: number, question: string, sentAt: string | null }>, physicalVerificationProgress: { overdue: number, total: number, verified: number }, digitalVerificationProgress: { overdue: number, total: number, verified: number }, goalReport: { target: number | null, confirmed: number }, budgetReport: { budget: string | null, confirmed: string, proposed: string, remaining: string | null }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, campaignCapabilities: Array<{ id: number, version: number, position: number | null, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean, quantityReport: { contracted: number | null, confirmed: number, verified: number }, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }, defaultVerificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null }> }> } | null };

export type CampaignsUpdateMutationVariables = Exact<{
  input: UpdateCampaignInput;
}>;


export type CampaignsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, season: Season, year: number, status: CampaignStatus, sponsorId: number, totalSpend: number | null, leagueSharePercentage: string | null, targetNumberOfLeagues: number | null, leaguesConfirmedGoalDate: string | null, exclusiveBySport: boolean, exclusiveByCategory: boolean, daysBetweenMails: number, sponsorOverview: string | null, sponsorOverviewEs: string | null, goal: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, seasonName: string | null, sponsorshipApplicationsSent: string | null, primarySalesContactId: number | null, primaryStrategistContactId: number | null, primaryBdrContactId: number | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressionsOverride: number | null, sponsorSeesDates: boolean, sponsorSeesMoney: boolean, sponsorSeesOverdue: boolean, magicToken: string | null, geographicTargetingSummary: Array<string>, demographicTargetingSummary: Array<string>, sponsor: { id: number, name: string }, customQuestions: Array<{ id: number, question: string, sentAt: string | null }>, physicalVerificationProgress: { overdue: number, total: number, verified: number }, digitalVerificationProgress: { overdue: number, total: number, verified: number }, goalReport: { target: number | null, confirmed: number }, budgetReport: { budget: string | null, confirmed: string, proposed: string, remaining: string | null }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, campaignCapabilities: Array<{ id: number, version: number, position: number | null, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean, quantityReport: { contracted: number | null, confirmed: number, verified: number }, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }, defaultVerificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null }> }> } } };

export type CampaignsUpdateManyMutationVariables = Exact<{
  input: UpdateCampaignsInput;
}>;


export type CampaignsUpdateManyMutation = { result: { changeId: string | null } };

export type CampaignListRowFragment = { id: number, sponsorId: number, sponsorName: string, name: string, season: Season, year: number, seasonName: string | null, status: CampaignStatus, strategistName: string | null, prospectingCount: number, qualifiedCount: number, proposedCount: number, confirmedCount: number, targetNumberOfLeagues: number | null, target: number | null, leaguesConfirmedGoalDate: string | null, confirmedPercentage: string | null, totalSpend: number | null, leagueBudget: string | null, confirmedValue: string, spentPercentage: string | null, overdueDeadlinesCount: number, pendingImagesCount: number, nextDate: string | null, startsAt: string | null, endsAt: string | null, updatedAt: string, version: number };

export type CampaignRecordFragment = { id: number, version: number, name: string, season: Season, year: number, status: CampaignStatus, sponsorId: number, totalSpend: number | null, leagueSharePercentage: string | null, targetNumberOfLeagues: number | null, leaguesConfirmedGoalDate: string | null, exclusiveBySport: boolean, exclusiveByCategory: boolean, daysBetweenMails: number, sponsorOverview: string | null, sponsorOverviewEs: string | null, goal: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, seasonName: string | null, sponsorshipApplicationsSent: string | null, primarySalesContactId: number | null, primaryStrategistContactId: number | null, primaryBdrContactId: number | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressionsOverride: number | null, sponsorSeesDates: boolean, sponsorSeesMoney: boolean, sponsorSeesOverdue: boolean, magicToken: string | null, geographicTargetingSummary: Array<string>, demographicTargetingSummary: Array<string>, sponsor: { id: number, name: string }, customQuestions: Array<{ id: number, question: string, sentAt: string | null }>, physicalVerificationProgress: { overdue: number, total: number, verified: number }, digitalVerificationProgress: { overdue: number, total: number, verified: number }, goalReport: { target: number | null, confirmed: number }, budgetReport: { budget: string | null, confirmed: string, proposed: string, remaining: string | null }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, campaignCapabilities: Array<{ id: number, version: number, position: number | null, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean, quantityReport: { contracted: number | null, confirmed: number, verified: number }, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }, defaultVerificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null }> }> };

export type CapabilityOptionFragment = { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number };

export type CampaignCapabilityRecordFragment = { id: number, version: number, position: number | null, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean, quantityReport: { contracted: number | null, confirmed: number, verified: number }, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }, defaultVerificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null }> };

export type DefaultDeadlineRecordFragment = { id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null };

export const CampaignStageDocument = { id: "HwGVPs5aVa", name: "CampaignStage", kind: "query" } as TypedDocument<CampaignStageQuery, CampaignStageQueryVariables>;
export const DuplicateCampaignDocument = { id: "zeo5I2QkFz", name: "DuplicateCampaign", kind: "mutation" } as TypedDocument<DuplicateCampaignMutation, DuplicateCampaignMutationVariables>;
export const ProposedCampaignNamesDocument = { id: "RCsr6xHEB7", name: "ProposedCampaignNames", kind: "query" } as TypedDocument<ProposedCampaignNamesQuery, ProposedCampaignNamesQueryVariables>;
export const GetCapabilitiesDocument = { id: "3yk5fbzM7Y", name: "GetCapabilities", kind: "query" } as TypedDocument<GetCapabilitiesQuery, GetCapabilitiesQueryVariables>;
export const GetEmployeesDocument = { id: "D6S6GCeOCp", name: "GetEmployees", kind: "query" } as TypedDocument<GetEmployeesQuery, GetEmployeesQueryVariables>;
export const CampaignCapabilitiesCreateDocument = { id: "AS23Vk-fAv", name: "CampaignCapabilitiesCreate", kind: "mutation" } as TypedDocument<CampaignCapabilitiesCreateMutation, CampaignCapabilitiesCreateMutationVariables>;
export const CampaignCapabilitiesUpdateDocument = { id: "ZnGbvyAcoY", name: "CampaignCapabilitiesUpdate", kind: "mutation" } as TypedDocument<CampaignCapabilitiesUpdateMutation, CampaignCapabilitiesUpdateMutationVariables>;
export const CampaignCapabilitiesDeleteDocument = { id: "jV0qxSvALs", name: "CampaignCapabilitiesDelete", kind: "mutation" } as TypedDocument<CampaignCapabilitiesDeleteMutation, CampaignCapabilitiesDeleteMutationVariables>;
export const DefaultVerificationDeadlinesCreateDocument = { id: "KtKzgA6Zwt", name: "DefaultVerificationDeadlinesCreate", kind: "mutation" } as TypedDocument<DefaultVerificationDeadlinesCreateMutation, DefaultVerificationDeadlinesCreateMutationVariables>;
export const DefaultVerificationDeadlinesUpdateDocument = { id: "imqQ2KzVp1", name: "DefaultVerificationDeadlinesUpdate", kind: "mutation" } as TypedDocument<DefaultVerificationDeadlinesUpdateMutation, DefaultVerificationDeadlinesUpdateMutationVariables>;
export const DefaultVerificationDeadlinesDeleteDocument = { id: "MyI7EyTeHO", name: "DefaultVerificationDeadlinesDelete", kind: "mutation" } as TypedDocument<DefaultVerificationDeadlinesDeleteMutation, DefaultVerificationDeadlinesDeleteMutationVariables>;
export const CampaignOffersListDocument = { id: "mIfyZ43WyO", name: "CampaignOffersList", kind: "query" } as TypedDocument<CampaignOffersListQuery, CampaignOffersListQueryVariables>;
export const CampaignOffersTotalDocument = { id: "_xcheo_7zy", name: "CampaignOffersTotal", kind: "query" } as TypedDocument<CampaignOffersTotalQuery, CampaignOffersTotalQueryVariables>;
export const OrderCampaignRecordsDocument = { id: "mNSTDgI_5n", name: "OrderCampaignRecords", kind: "mutation" } as TypedDocument<OrderCampaignRecordsMutation, OrderCampaignRecordsMutationVariables>;
export const CampaignCapabilitiesUpdateManyDocument = { id: "YTsH1S17D3", name: "CampaignCapabilitiesUpdateMany", kind: "mutation" } as TypedDocument<CampaignCapabilitiesUpdateManyMutation, CampaignCapabilitiesUpdateManyMutationVariables>;
export const CampaignsListDocument = { id: "J5kkxDf9x4", name: "CampaignsList", kind: "query" } as TypedDocument<CampaignsListQuery, CampaignsListQueryVariables>;
export const CampaignsTotalDocument = { id: "tphStDEBQm", name: "CampaignsTotal", kind: "query" } as TypedDocument<CampaignsTotalQuery, CampaignsTotalQueryVariables>;
export const CampaignsManyDocument = { id: "w3V5uZvpPe", name: "CampaignsMany", kind: "query" } as TypedDocument<CampaignsManyQuery, CampaignsManyQueryVariables>;
export const CampaignsOneDocument = { id: "CTifl6PKaM", name: "CampaignsOne", kind: "query" } as TypedDocument<CampaignsOneQuery, CampaignsOneQueryVariables>;
export const CampaignsUpdateDocument = { id: "88kriN-8-X", name: "CampaignsUpdate", kind: "mutation" } as TypedDocument<CampaignsUpdateMutation, CampaignsUpdateMutationVariables>;
export const CampaignsUpdateManyDocument = { id: "Aj3MH4FuhV", name: "CampaignsUpdateMany", kind: "mutation" } as TypedDocument<CampaignsUpdateManyMutation, CampaignsUpdateManyMutationVariables>;
