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

/** All input for the `cancelCheck` mutation. */
export type CancelCheckInput = {
  checkId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
};

/** All input for the `cancelOffer` mutation. */
export type CancelOfferInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  reason?: string | null | undefined;
};

export type CheckState =
  | 'approved'
  | 'in_run'
  | 'mailed'
  | 'pending'
  | 'printed'
  | 'rejected'
  | 'voided';

export type CheckStatus =
  | 'approved'
  | 'pending'
  | 'rejected'
  | 'voided';

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

/** All input for the `createCheck` mutation. */
export type CreateCheckInput = {
  amount?: string | number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  memo?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** All input for the `createLogComment` mutation. */
export type CreateLogCommentInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  mentionedUserIds?: Array<number | null | undefined> | null | undefined;
  offerId?: number | null | undefined;
};

/** All input for the `createVerificationDeadline` mutation. */
export type CreateVerificationDeadlineInput = {
  assetId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  name?: string | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
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

export type EventType =
  | 'assets_changed'
  | 'check_approved'
  | 'check_canceled'
  | 'check_mailed'
  | 'check_printed'
  | 'check_rejected'
  | 'check_spoiled'
  | 'check_voided'
  | 'check_written'
  | 'comment'
  | 'created'
  | 'creative_changed'
  | 'dates_changed'
  | 'deadline_added'
  | 'deadline_did_not_complete'
  | 'deadline_removed'
  | 'deadline_response'
  | 'deadline_updated'
  | 'email_sent'
  | 'image_added'
  | 'image_reviewed'
  | 'moved'
  | 'requirements_changed'
  | 'status_changed'
  | 'value_changed';

export type ImageStatus =
  | 'pending'
  | 'rejected'
  | 'verified';

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

/** All input for the `markAsConfirmed` mutation. */
export type MarkAsConfirmedInput = {
  changeReason?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** All input for the `markAsQualified` mutation. */
export type MarkAsQualifiedInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
};

/** All input for the `markDeadlineAsDidNotComplete` mutation. */
export type MarkDeadlineAsDidNotCompleteInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
  verificationDeadlineId?: number | null | undefined;
};

/** All input for the `moveConfirmedOfferToCampaign` mutation. */
export type MoveConfirmedOfferToCampaignInput = {
  campaignId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  offerId?: number | null | undefined;
};

/** One asset of an offer: without id it is new; an asset that is left out is removed (S-297 and following). */
export type OfferAssetInput = {
  campaignCapabilityId: number;
  id?: number | null | undefined;
  quantity?: number | null | undefined;
  reach?: number | null | undefined;
};

/** What many records of Offer may be given at once; fields that are not given stay as they are. */
export type OfferBulkPatch = {
  additionalRequirements?: string | null | undefined;
  additionalRequirementsEs?: string | null | undefined;
  changeReason?: string | null | undefined;
  customField?: string | null | undefined;
  removalReason?: string | null | undefined;
  seasonEnd?: string | null | undefined;
  seasonStart?: string | null | undefined;
  status?: OfferStatus | null | undefined;
  value?: string | number | null | undefined;
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

export type PhotoRelease =
  | 'agreed'
  | 'not_stated'
  | 'withheld';

export type PhotoWish =
  | 'feature'
  | 'hide';

/** All input for the `removeVerificationDeadline` mutation. */
export type RemoveVerificationDeadlineInput = {
  changeReason?: string | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
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

/** All input for the `sendOfferEmails` mutation. */
export type SendOfferEmailsInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  includeConflicts?: boolean | null | undefined;
  includeEnded?: boolean | null | undefined;
  offerIds?: Array<number | null | undefined> | null | undefined;
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

/** Changes the given fields of one Offer; fields that are not given stay as they are. */
export type UpdateOfferInput = {
  additionalRequirements?: string | null | undefined;
  additionalRequirementsEs?: string | null | undefined;
  assets?: Array<OfferAssetInput> | null | undefined;
  changeReason?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  customField?: string | null | undefined;
  id: number;
  removalReason?: string | null | undefined;
  seasonEnd?: string | null | undefined;
  seasonStart?: string | null | undefined;
  status?: OfferStatus | null | undefined;
  value?: string | number | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
};

export type UpdateOffersInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: OfferBulkPatch;
  versions?: Array<number> | null | undefined;
};

/** Changes the given fields of one VerificationDeadline; fields that are not given stay as they are. */
export type UpdateVerificationDeadlineInput = {
  changeReason?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  deadline?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  requiresCreatives?: boolean | null | undefined;
  verificationReminderInstructions?: string | null | undefined;
  verificationReminderInstructionsEs?: string | null | undefined;
  /** The version that was read; SL409 with the present values when somebody else changed the record since. */
  version?: number | null | undefined;
};

/** All input for the `updateVerificationDeadlineResponse` mutation. */
export type UpdateVerificationDeadlineResponseInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  /** An object where the defined keys will be set on the `VerificationDeadlineResponse` being updated. */
  patch: VerificationDeadlineResponsePatch;
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

/** Represents an update to a `VerificationDeadlineResponse`. Fields that are set will be updated. */
export type VerificationDeadlineResponsePatch = {
  addressed?: boolean | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

/** All input for the `voidCheck` mutation. */
export type VoidCheckInput = {
  checkId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  reason?: string | null | undefined;
};

export type UpdateVerificationDeadlineResponseMutationVariables = Exact<{
  input: UpdateVerificationDeadlineResponseInput;
}>;


export type UpdateVerificationDeadlineResponseMutation = { updateVerificationDeadlineResponse: { changeId: string | null, clientMutationId: string | null } };

export type CancelCheckMutationVariables = Exact<{
  input: CancelCheckInput;
}>;


export type CancelCheckMutation = { cancelCheck: { changeId: string | null, offer: { id: number } } };

export type CancelOfferMutationVariables = Exact<{
  input: CancelOfferInput;
}>;


export type CancelOfferMutation = { cancelOffer: { changeId: string | null, offer: { id: number, status: OfferStatus } } };

export type CreateCheckMutationVariables = Exact<{
  input: CreateCheckInput;
}>;


export type CreateCheckMutation = { createCheck: { changeId: string | null, check: { id: number } } };

export type CreateLogCommentMutationVariables = Exact<{
  input: CreateLogCommentInput;
}>;


export type CreateLogCommentMutation = { createLogComment: { changeId: string | null, sponsorshipEvent: { id: number } } };

export type MarkDeadlineAsDidNotCompleteMutationVariables = Exact<{
  input: MarkDeadlineAsDidNotCompleteInput;
}>;


export type MarkDeadlineAsDidNotCompleteMutation = { markDeadlineAsDidNotComplete: { changeId: string | null, verificationDeadline: { id: number } } };

export type ConfirmationDeadlinesQueryVariables = Exact<{
  offerId: number;
}>;


export type ConfirmationDeadlinesQuery = { deadlinesToCome: Array<{ name: string, capabilityName: string, deadline: string, afterSeason: boolean, afterLastCheck: boolean }> };

export type MarkAsConfirmedMutationVariables = Exact<{
  input: MarkAsConfirmedInput;
}>;


export type MarkAsConfirmedMutation = { markAsConfirmed: { changeId: string | null, offer: { id: number, status: OfferStatus } } };

export type MarkAsQualifiedMutationVariables = Exact<{
  input: MarkAsQualifiedInput;
}>;


export type MarkAsQualifiedMutation = { markAsQualified: { changeId: string | null, offers: Array<{ id: number, status: OfferStatus }> } };

export type MoveConfirmedOfferToCampaignMutationVariables = Exact<{
  input: MoveConfirmedOfferToCampaignInput;
}>;


export type MoveConfirmedOfferToCampaignMutation = { moveConfirmedOfferToCampaign: { changeId: string | null, offer: { id: number, status: OfferStatus } } };

export type OfferEmailQueryVariables = Exact<{
  offerId: number;
  language?: Language | null | undefined;
}>;


export type OfferEmailQuery = { offerEmail: { subject: string, to: string | null, htmlBody: string, language: Language, skipped: Array<{ address: string, reason: string }> } | null };

export type RemoveVerificationDeadlineMutationVariables = Exact<{
  input: RemoveVerificationDeadlineInput;
}>;


export type RemoveVerificationDeadlineMutation = { removeVerificationDeadline: { changeId: string | null, offer: { id: number } } };

export type SendOfferEmailsMutationVariables = Exact<{
  input: SendOfferEmailsInput;
}>;


export type SendOfferEmailsMutation = { sendOfferEmails: { changeId: string | null, result: { sentOfferIds: Array<number>, skipped: Array<{ offerId: number, organizationName: string, reason: string }>, refused: Array<{ offerId: number, organizationName: string, reason: string }> } } };

export type VoidCheckMutationVariables = Exact<{
  input: VoidCheckInput;
}>;


export type VoidCheckMutation = { voidCheck: { changeId: string | null, check: { id: number } } };

export type OffersListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<OfferListItemOrderBy> | OfferListItemOrderBy | null | undefined;
  filter?: OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type OffersListQuery = { list: { nodes: Array<{ id: number, organizationId: number, organizationName: string, sponsorablePropertyName: string, sportName: string | null, city: string | null, state: string | null, campaignId: number, campaignName: string, sponsorId: number, sponsorName: string, season: Season, year: number, seasonStart: string | null, seasonEnd: string | null, status: OfferStatus, value: string | null, releasedValue: string, numberOfPlayers: number | null, nextDeadline: string | null, overdueDeadlinesCount: number, lastTouchpoint: string | null, proposedAt: string | null, confirmedAt: string | null, updatedAt: string, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type OffersTotalQueryVariables = Exact<{
  filter?: OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type OffersTotalQuery = { list: { totalCount: number } };

export type OffersUpdateManyMutationVariables = Exact<{
  input: UpdateOffersInput;
}>;


export type OffersUpdateManyMutation = { result: { changeId: string | null, clientMutationId: string | null } };

export type OfferListRowFragment = { id: number, organizationId: number, organizationName: string, sponsorablePropertyName: string, sportName: string | null, city: string | null, state: string | null, campaignId: number, campaignName: string, sponsorId: number, sponsorName: string, season: Season, year: number, seasonStart: string | null, seasonEnd: string | null, status: OfferStatus, value: string | null, releasedValue: string, numberOfPlayers: number | null, nextDeadline: string | null, overdueDeadlinesCount: number, lastTouchpoint: string | null, proposedAt: string | null, confirmedAt: string | null, updatedAt: string, version: number };

export type SponsorshipQueryVariables = Exact<{
  id: number;
}>;


export type SponsorshipQuery = { offer: { id: number, version: number, status: OfferStatus, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, customField: string | null, removalReason: string | null, leagueRejectionReason: string | null, communicatedToLeague: boolean, offerSentAt: string | null, offerOpenedAt: string | null, numberOfOfferViews: number, surveySentAt: string | null, numberOfSurveyViews: number, sponsorshipApplicationSentAt: string | null, onboardingEmailSentAt: string | null, magicToken: string | null, sponsorshipApplicationMagicToken: string | null, checkAvailable: string | null, campaign: { id: number, name: string, season: Season, year: number, sponsor: { id: number, name: string }, campaignCapabilities: Array<{ id: number, executionExpectations: string | null, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlines: Array<{ id: number, name: string }> } }> }, sponsorableProperty: { id: number, name: string, season: Season, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, startDate: string | null, endDate: string | null, city: string | null, state: string | null, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null }, organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, canReceiveEmails: boolean, websiteUrl: string | null, emailListSize: number | null, socialMediaFollowingSize: number | null, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, primaryPlayLocation: { id: number, address: string } | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null }, offers: Array<{ id: number, status: OfferStatus, value: string | null, campaign: { id: number, name: string, season: Season, year: number }, sponsorableProperty: { id: number, name: string } }> }, assets: Array<{ id: number, campaignCapabilityId: number, quantity: number | null, reach: number | null, anyVerifiedDeadlines: boolean, campaignCapability: { id: number, capability: { id: number, name: string } } }>, verificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, assetId: number, capabilityName: string, requiresCreatives: boolean, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null, renderedVerificationReminderInstructions: string | null, verified: boolean, overdue: boolean, afterSeason: boolean, afterLastCheck: boolean, didNotComplete: boolean, didNotCompleteReason: string | null, anyPendingVerificationImages: boolean, verifiedImages: number, pendingImages: number, provedAt: string | null, verificationDeadlineResponses: Array<{ id: number, comment: string | null, addressed: boolean, createdAt: string, cannedResponse: { id: number, response: string } }> }>, verificationImages: Array<{ id: number, favorites: number, version: number, status: ImageStatus, rejectionReasonId: number | null, rejectionNote: string | null, hidden: boolean, featured: boolean, from: string | null, createdAt: string, capabilityName: string | null, release: PhotoRelease, releaseStatedAt: string | null, releaseStatedByName: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null, clearUrl: string | null, verificationDeadlineId: number | null, openRequests: Array<{ id: number, wish: PhotoWish }>, rejectionReason: { id: number, name: string } | null, createdBy: { id: number, name: string | null, email: string } | null }>, checks: Array<{ id: number, amount: string, memo: string, number: number | null, status: CheckStatus, state: CheckState, mailedOn: string | null, actionReason: string | null, createdAt: string, estimatedArrivalDate: string | null, createdBy: { id: number, name: string | null, email: string } | null, reviewedBy: { id: number, name: string | null, email: string } | null, voidedBy: { id: number, name: string | null, email: string } | null }>, offerContracts: Array<{ id: number, versionNumber: number, createdAt: string, fullSizeUrl: string | null }>, sponsorshipEvents: Array<{ id: number, eventType: EventType, description: string | null, changeReason: string | null, createdAt: string, user: { id: number, name: string | null, email: string } | null }> } | null };

export type OffersUpdateMutationVariables = Exact<{
  input: UpdateOfferInput;
}>;


export type OffersUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type VerificationDeadlinesCreateMutationVariables = Exact<{
  input: CreateVerificationDeadlineInput;
}>;


export type VerificationDeadlinesCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type VerificationDeadlinesUpdateMutationVariables = Exact<{
  input: UpdateVerificationDeadlineInput;
}>;


export type VerificationDeadlinesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type OfferRecordFragment = { id: number, version: number, status: OfferStatus, value: string | null, seasonStart: string | null, seasonEnd: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, customField: string | null, removalReason: string | null, leagueRejectionReason: string | null, communicatedToLeague: boolean, offerSentAt: string | null, offerOpenedAt: string | null, numberOfOfferViews: number, surveySentAt: string | null, numberOfSurveyViews: number, sponsorshipApplicationSentAt: string | null, onboardingEmailSentAt: string | null, magicToken: string | null, sponsorshipApplicationMagicToken: string | null, checkAvailable: string | null, campaign: { id: number, name: string, season: Season, year: number, sponsor: { id: number, name: string }, campaignCapabilities: Array<{ id: number, executionExpectations: string | null, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlines: Array<{ id: number, name: string }> } }> }, sponsorableProperty: { id: number, name: string, season: Season, numberOfPlayers: number | null, minAge: number | null, maxAge: number | null, female: boolean, male: boolean, startDate: string | null, endDate: string | null, city: string | null, state: string | null, sport: { id: number, name: string } | null, competitiveness: { id: number, name: string } | null }, organization: { id: number, name: string, contactEmail: string | null, contactPhone: string | null, canReceiveEmails: boolean, websiteUrl: string | null, emailListSize: number | null, socialMediaFollowingSize: number | null, mailingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { id: number, name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, primaryPlayLocation: { id: number, address: string } | null, sponsorshipInsightReport: { averageConfirmedValue: string | null, confirmedCount: number, onTimeVerificationPercentage: string | null }, offers: Array<{ id: number, status: OfferStatus, value: string | null, campaign: { id: number, name: string, season: Season, year: number }, sponsorableProperty: { id: number, name: string } }> }, assets: Array<{ id: number, campaignCapabilityId: number, quantity: number | null, reach: number | null, anyVerifiedDeadlines: boolean, campaignCapability: { id: number, capability: { id: number, name: string } } }>, verificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, assetId: number, capabilityName: string, requiresCreatives: boolean, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null, renderedVerificationReminderInstructions: string | null, verified: boolean, overdue: boolean, afterSeason: boolean, afterLastCheck: boolean, didNotComplete: boolean, didNotCompleteReason: string | null, anyPendingVerificationImages: boolean, verifiedImages: number, pendingImages: number, provedAt: string | null, verificationDeadlineResponses: Array<{ id: number, comment: string | null, addressed: boolean, createdAt: string, cannedResponse: { id: number, response: string } }> }>, verificationImages: Array<{ id: number, favorites: number, version: number, status: ImageStatus, rejectionReasonId: number | null, rejectionNote: string | null, hidden: boolean, featured: boolean, from: string | null, createdAt: string, capabilityName: string | null, release: PhotoRelease, releaseStatedAt: string | null, releaseStatedByName: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null, clearUrl: string | null, verificationDeadlineId: number | null, openRequests: Array<{ id: number, wish: PhotoWish }>, rejectionReason: { id: number, name: string } | null, createdBy: { id: number, name: string | null, email: string } | null }>, checks: Array<{ id: number, amount: string, memo: string, number: number | null, status: CheckStatus, state: CheckState, mailedOn: string | null, actionReason: string | null, createdAt: string, estimatedArrivalDate: string | null, createdBy: { id: number, name: string | null, email: string } | null, reviewedBy: { id: number, name: string | null, email: string } | null, voidedBy: { id: number, name: string | null, email: string } | null }>, offerContracts: Array<{ id: number, versionNumber: number, createdAt: string, fullSizeUrl: string | null }>, sponsorshipEvents: Array<{ id: number, eventType: EventType, description: string | null, changeReason: string | null, createdAt: string, user: { id: number, name: string | null, email: string } | null }> };

export type OfferDeadlineFragment = { id: number, version: number, name: string, deadline: string, assetId: number, capabilityName: string, requiresCreatives: boolean, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null, renderedVerificationReminderInstructions: string | null, verified: boolean, overdue: boolean, afterSeason: boolean, afterLastCheck: boolean, didNotComplete: boolean, didNotCompleteReason: string | null, anyPendingVerificationImages: boolean, verifiedImages: number, pendingImages: number, provedAt: string | null, verificationDeadlineResponses: Array<{ id: number, comment: string | null, addressed: boolean, createdAt: string, cannedResponse: { id: number, response: string } }> };

export type OfferImageFragment = { id: number, favorites: number, version: number, status: ImageStatus, rejectionReasonId: number | null, rejectionNote: string | null, hidden: boolean, featured: boolean, from: string | null, createdAt: string, capabilityName: string | null, release: PhotoRelease, releaseStatedAt: string | null, releaseStatedByName: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null, clearUrl: string | null, verificationDeadlineId: number | null, openRequests: Array<{ id: number, wish: PhotoWish }>, rejectionReason: { id: number, name: string } | null, createdBy: { id: number, name: string | null, email: string } | null };

export type OfferCheckFragment = { id: number, amount: string, memo: string, number: number | null, status: CheckStatus, state: CheckState, mailedOn: string | null, actionReason: string | null, createdAt: string, estimatedArrivalDate: string | null, createdBy: { id: number, name: string | null, email: string } | null, reviewedBy: { id: number, name: string | null, email: string } | null, voidedBy: { id: number, name: string | null, email: string } | null };

export type OfferEventFragment = { id: number, eventType: EventType, description: string | null, changeReason: string | null, createdAt: string, user: { id: number, name: string | null, email: string } | null };

export const UpdateVerificationDeadlineResponseDocument = { id: "oHZvian-Ar", name: "UpdateVerificationDeadlineResponse", kind: "mutation" } as TypedDocument<UpdateVerificationDeadlineResponseMutation, UpdateVerificationDeadlineResponseMutationVariables>;
export const CancelCheckDocument = { id: "VClHdIvhDC", name: "CancelCheck", kind: "mutation" } as TypedDocument<CancelCheckMutation, CancelCheckMutationVariables>;
export const CancelOfferDocument = { id: "eo9YXoYfMg", name: "CancelOffer", kind: "mutation" } as TypedDocument<CancelOfferMutation, CancelOfferMutationVariables>;
export const CreateCheckDocument = { id: "585cwBL4Iv", name: "CreateCheck", kind: "mutation" } as TypedDocument<CreateCheckMutation, CreateCheckMutationVariables>;
export const CreateLogCommentDocument = { id: "n6okbYQ7_7", name: "CreateLogComment", kind: "mutation" } as TypedDocument<CreateLogCommentMutation, CreateLogCommentMutationVariables>;
export const MarkDeadlineAsDidNotCompleteDocument = { id: "npU-QhWDBp", name: "MarkDeadlineAsDidNotComplete", kind: "mutation" } as TypedDocument<MarkDeadlineAsDidNotCompleteMutation, MarkDeadlineAsDidNotCompleteMutationVariables>;
export const ConfirmationDeadlinesDocument = { id: "Ej1Uj7zbCT", name: "ConfirmationDeadlines", kind: "query" } as TypedDocument<ConfirmationDeadlinesQuery, ConfirmationDeadlinesQueryVariables>;
export const MarkAsConfirmedDocument = { id: "AIbS3-oAwF", name: "MarkAsConfirmed", kind: "mutation" } as TypedDocument<MarkAsConfirmedMutation, MarkAsConfirmedMutationVariables>;
export const MarkAsQualifiedDocument = { id: "BRP732QEXi", name: "MarkAsQualified", kind: "mutation" } as TypedDocument<MarkAsQualifiedMutation, MarkAsQualifiedMutationVariables>;
export const MoveConfirmedOfferToCampaignDocument = { id: "2aH2sFKW6r", name: "MoveConfirmedOfferToCampaign", kind: "mutation" } as TypedDocument<MoveConfirmedOfferToCampaignMutation, MoveConfirmedOfferToCampaignMutationVariables>;
export const OfferEmailDocument = { id: "jYwuyWcE2o", name: "OfferEmail", kind: "query" } as TypedDocument<OfferEmailQuery, OfferEmailQueryVariables>;
export const RemoveVerificationDeadlineDocument = { id: "0PqwyBiuyj", name: "RemoveVerificationDeadline", kind: "mutation" } as TypedDocument<RemoveVerificationDeadlineMutation, RemoveVerificationDeadlineMutationVariables>;
export const SendOfferEmailsDocument = { id: "H4umdve7pO", name: "SendOfferEmails", kind: "mutation" } as TypedDocument<SendOfferEmailsMutation, SendOfferEmailsMutationVariables>;
export const VoidCheckDocument = { id: "I7YhR2Sxu7", name: "VoidCheck", kind: "mutation" } as TypedDocument<VoidCheckMutation, VoidCheckMutationVariables>;
export const OffersListDocument = { id: "NT8QLLhXzX", name: "OffersList", kind: "query" } as TypedDocument<OffersListQuery, OffersListQueryVariables>;
export const OffersTotalDocument = { id: "vFi6QVFTrr", name: "OffersTotal", kind: "query" } as TypedDocument<OffersTotalQuery, OffersTotalQueryVariables>;
export const OffersUpdateManyDocument = { id: "XXRNDLcGov", name: "OffersUpdateMany", kind: "mutation" } as TypedDocument<OffersUpdateManyMutation, OffersUpdateManyMutationVariables>;
export const SponsorshipDocument = { id: "FH1m7xRvPH", name: "Sponsorship", kind: "query" } as TypedDocument<SponsorshipQuery, SponsorshipQueryVariables>;
export const OffersUpdateDocument = { id: "ISUoIdmN9g", name: "OffersUpdate", kind: "mutation" } as TypedDocument<OffersUpdateMutation, OffersUpdateMutationVariables>;
export const VerificationDeadlinesCreateDocument = { id: "g7CC8-GyLu", name: "VerificationDeadlinesCreate", kind: "mutation" } as TypedDocument<VerificationDeadlinesCreateMutation, VerificationDeadlinesCreateMutationVariables>;
export const VerificationDeadlinesUpdateDocument = { id: "L9OkVdRsB9", name: "VerificationDeadlinesUpdate", kind: "mutation" } as TypedDocument<VerificationDeadlinesUpdateMutation, VerificationDeadlinesUpdateMutationVariables>;
