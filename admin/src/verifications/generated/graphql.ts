// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All input for the `acceptVerificationImages` mutation. */
export type AcceptVerificationImagesInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  ids?: Array<number | null | undefined> | null | undefined;
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

/** A filter to be used against `Asset` object types. All fields are combined with a logical ‘and.’ */
export type AssetWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<AssetWhere> | null | undefined;
  /** Filter by the object’s `campaignCapability` relation. */
  campaignCapability?: CampaignCapabilityWhere | null | undefined;
  /** Filter by the object’s `campaignCapabilityId` field. */
  campaignCapabilityId?: IntFilter | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: AssetWhere | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerCampaign` relation. */
  offerCampaign?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<AssetWhere> | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
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

/** A filter to be used against `CampaignCapability` object types. All fields are combined with a logical ‘and.’ */
export type CampaignCapabilityWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<CampaignCapabilityWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: CampaignWhere | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `capability` relation. */
  capability?: CapabilityWhere | null | undefined;
  /** Filter by the object’s `capabilityId` field. */
  capabilityId?: IntFilter | null | undefined;
  /** Filter by the object’s `executionExpectations` field. */
  executionExpectations?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `minimumQuantity` field. */
  minimumQuantity?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: CampaignCapabilityWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CampaignCapabilityWhere> | null | undefined;
  /** Filter by the object’s `position` field. */
  position?: IntFilter | null | undefined;
  /** Filter by the object’s `quantity` field. */
  quantity?: IntFilter | null | undefined;
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

/** A filter to be used against `Capability` object types. All fields are combined with a logical ‘and.’ */
export type CapabilityWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<CapabilityWhere> | null | undefined;
  /** Filter by the object’s `createDeadlineBasedOnQuantity` field. */
  createDeadlineBasedOnQuantity?: BooleanFilter | null | undefined;
  /** Filter by the object’s `digital` field. */
  digital?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `interest` relation. */
  interest?: InterestWhere | null | undefined;
  /** A related `interest` exists. */
  interestExists?: boolean | null | undefined;
  /** Filter by the object’s `interestId` field. */
  interestId?: StringFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: DetailKindFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: CapabilityWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CapabilityWhere> | null | undefined;
  /** Filter by the object’s `organizationFacingDescription` field. */
  organizationFacingDescription?: StringFilter | null | undefined;
  /** Filter by the object’s `position` field. */
  position?: IntFilter | null | undefined;
  /** Filter by the object’s `retired` field. */
  retired?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorFacingDescription` field. */
  sponsorFacingDescription?: StringFilter | null | undefined;
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

/** All input for the create `ImageRejectionReason` mutation. */
export type CreateImageRejectionReasonInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  /** The `ImageRejectionReason` to be created by this mutation. */
  imageRejectionReason: ImageRejectionReasonInput;
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

/** A filter to be used against `DefaultVerificationDeadline` object types. All fields are combined with a logical ‘and.’ */
export type DefaultVerificationDeadlineWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<DefaultVerificationDeadlineWhere> | null | undefined;
  /** Filter by the object’s `campaignCapability` relation. */
  campaignCapability?: CampaignCapabilityWhere | null | undefined;
  /** Filter by the object’s `campaignCapabilityId` field. */
  campaignCapabilityId?: IntFilter | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `deadline` field. */
  deadline?: DateFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `leagueMoveDays` field. */
  leagueMoveDays?: IntFilter | null | undefined;
  /** Filter by the object’s `leagueMoves` field. */
  leagueMoves?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: DefaultVerificationDeadlineWhere | null | undefined;
  /** Filter by the object’s `offset` field. */
  offset?: IntFilter | null | undefined;
  /** Filter by the object’s `offsetType` field. */
  offsetType?: OffsetTypeFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DefaultVerificationDeadlineWhere> | null | undefined;
  /** Filter by the object’s `requiresCreatives` field. */
  requiresCreatives?: BooleanFilter | null | undefined;
  /** Filter by the object’s `verificationReminderInstructions` field. */
  verificationReminderInstructions?: StringFilter | null | undefined;
  /** Filter by the object’s `verificationReminderInstructionsEs` field. */
  verificationReminderInstructionsEs?: StringFilter | null | undefined;
};

export type DetailKind =
  | 'coupon'
  | 'dedicated_email'
  | 'game_signage'
  | 'other'
  | 'photos'
  | 'sampling'
  | 'seminar'
  | 'social_media_post'
  | 'survey'
  | 'team_game_jersey'
  | 'warm_up'
  | 'website_banner';

/** A filter to be used against DetailKind fields. All fields are combined with a logical ‘and.’ */
export type DetailKindFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: DetailKind | null | undefined;
  /** Equal to the specified value. */
  equalTo?: DetailKind | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: DetailKind | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: DetailKind | null | undefined;
  /** Included in the specified list. */
  in?: Array<DetailKind> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: DetailKind | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: DetailKind | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: DetailKind | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: DetailKind | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<DetailKind> | null | undefined;
};

/** An input for mutations affecting `ImageRejectionReason` */
export type ImageRejectionReasonInput = {
  name: string;
  position?: number | null | undefined;
  retired?: boolean | null | undefined;
  spanishName: string;
};

/** Methods to use when ordering `ImageRejectionReason`. */
export type ImageRejectionReasonOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

/** Represents an update to a `ImageRejectionReason`. Fields that are set will be updated. */
export type ImageRejectionReasonPatch = {
  name?: string | null | undefined;
  position?: number | null | undefined;
  retired?: boolean | null | undefined;
  spanishName?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

/** A filter to be used against `ImageRejectionReason` object types. All fields are combined with a logical ‘and.’ */
export type ImageRejectionReasonWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<ImageRejectionReasonWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: ImageRejectionReasonWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<ImageRejectionReasonWhere> | null | undefined;
};

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

/** A filter to be used against `Interest` object types. All fields are combined with a logical ‘and.’ */
export type InterestWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<InterestWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: InterestWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<InterestWhere> | null | undefined;
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

/** A filter to be used against OffsetType fields. All fields are combined with a logical ‘and.’ */
export type OffsetTypeFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: OffsetType | null | undefined;
  /** Equal to the specified value. */
  equalTo?: OffsetType | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: OffsetType | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: OffsetType | null | undefined;
  /** Included in the specified list. */
  in?: Array<OffsetType> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: OffsetType | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: OffsetType | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: OffsetType | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: OffsetType | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<OffsetType> | null | undefined;
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

/** Methods to use when ordering `PendingImageListItem`. */
export type PendingImageListItemOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAMPAIGN_NAME_ASC'
  | 'CAMPAIGN_NAME_DESC'
  | 'CAPABILITY_ID_ASC'
  | 'CAPABILITY_ID_DESC'
  | 'CAPABILITY_NAME_ASC'
  | 'CAPABILITY_NAME_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DEADLINE_ASC'
  | 'DEADLINE_DESC'
  | 'DEADLINE_NAME_ASC'
  | 'DEADLINE_NAME_DESC'
  | 'DEFAULT_VERIFICATION_DEADLINE_ID_ASC'
  | 'DEFAULT_VERIFICATION_DEADLINE_ID_DESC'
  | 'FROM_ASC'
  | 'FROM_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'PRIMARY_STRATEGIST_CONTACT_ID_ASC'
  | 'PRIMARY_STRATEGIST_CONTACT_ID_DESC'
  | 'RELEASE_ASC'
  | 'RELEASE_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SPONSORABLE_PROPERTY_ID_ASC'
  | 'SPONSORABLE_PROPERTY_ID_DESC'
  | 'SPONSORABLE_PROPERTY_NAME_ASC'
  | 'SPONSORABLE_PROPERTY_NAME_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'STRATEGIST_NAME_ASC'
  | 'STRATEGIST_NAME_DESC'
  | 'VERIFICATION_DEADLINE_ID_ASC'
  | 'VERIFICATION_DEADLINE_ID_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

/** A filter to be used against `PendingImageListItem` object types. All fields are combined with a logical ‘and.’ */
export type PendingImageListItemWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<PendingImageListItemWhere> | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `campaignName` field. */
  campaignName?: StringFilter | null | undefined;
  /** Filter by the object’s `capabilityId` field. */
  capabilityId?: IntFilter | null | undefined;
  /** Filter by the object’s `capabilityName` field. */
  capabilityName?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `deadline` field. */
  deadline?: DateFilter | null | undefined;
  /** Filter by the object’s `deadlineName` field. */
  deadlineName?: StringFilter | null | undefined;
  /** Filter by the object’s `defaultVerificationDeadlineId` field. */
  defaultVerificationDeadlineId?: IntFilter | null | undefined;
  /** Filter by the object’s `from` field. */
  from?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: PendingImageListItemWhere | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<PendingImageListItemWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `organizationName` field. */
  organizationName?: StringFilter | null | undefined;
  /** Filter by the object’s `primaryStrategistContactId` field. */
  primaryStrategistContactId?: IntFilter | null | undefined;
  /** Filter by the object’s `release` field. */
  release?: PhotoReleaseFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorName` field. */
  sponsorName?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorablePropertyId` field. */
  sponsorablePropertyId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorablePropertyName` field. */
  sponsorablePropertyName?: StringFilter | null | undefined;
  /** Filter by the object’s `strategistName` field. */
  strategistName?: StringFilter | null | undefined;
  /** Filter by the object’s `verificationDeadlineId` field. */
  verificationDeadlineId?: IntFilter | null | undefined;
  /** Filter by the object’s `verificationImage` relation. */
  verificationImage?: VerificationImageWhere | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
};

export type PhotoDownloadWay =
  | 'recap'
  | 'single'
  | 'zip';

export type PhotoRelease =
  | 'agreed'
  | 'not_stated'
  | 'withheld';

/** A filter to be used against PhotoRelease fields. All fields are combined with a logical ‘and.’ */
export type PhotoReleaseFilter = {
  /** Not equal to the specified value, treating null like an ordinary value. */
  distinctFrom?: PhotoRelease | null | undefined;
  /** Equal to the specified value. */
  equalTo?: PhotoRelease | null | undefined;
  /** Greater than the specified value. */
  greaterThan?: PhotoRelease | null | undefined;
  /** Greater than or equal to the specified value. */
  greaterThanOrEqualTo?: PhotoRelease | null | undefined;
  /** Included in the specified list. */
  in?: Array<PhotoRelease> | null | undefined;
  /** Is null (if `true` is specified) or is not null (if `false` is specified). */
  isNull?: boolean | null | undefined;
  /** Less than the specified value. */
  lessThan?: PhotoRelease | null | undefined;
  /** Less than or equal to the specified value. */
  lessThanOrEqualTo?: PhotoRelease | null | undefined;
  /** Equal to the specified value, treating null like an ordinary value. */
  notDistinctFrom?: PhotoRelease | null | undefined;
  /** Not equal to the specified value. */
  notEqualTo?: PhotoRelease | null | undefined;
  /** Not included in the specified list. */
  notIn?: Array<PhotoRelease> | null | undefined;
};

/** All input for the `restoreClearPhoto` mutation. */
export type RestoreClearPhotoInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  version?: number | null | undefined;
};

/** All input for the `reviewVerificationImage` mutation. */
export type ReviewVerificationImageInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  featured?: boolean | null | undefined;
  hidden?: boolean | null | undefined;
  id?: number | null | undefined;
  rejectionNote?: string | null | undefined;
  rejectionReasonId?: number | null | undefined;
  status?: ImageStatus | null | undefined;
  verificationDeadlineId?: number | null | undefined;
  version?: number | null | undefined;
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

/** All input for the `setPhotoRelease` mutation. */
export type SetPhotoReleaseInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
  release?: PhotoRelease | null | undefined;
  version?: number | null | undefined;
};

/** All input for the `setPhotoReleases` mutation. */
export type SetPhotoReleasesInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  ids?: Array<number | null | undefined> | null | undefined;
  release?: PhotoRelease | null | undefined;
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

/** Methods to use when ordering `UnreleasedImageListItem`. */
export type UnreleasedImageListItemOrderBy =
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAMPAIGN_NAME_ASC'
  | 'CAMPAIGN_NAME_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DEADLINE_NAME_ASC'
  | 'DEADLINE_NAME_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'RELEASE_ASC'
  | 'RELEASE_DESC'
  | 'SEASON_ASC'
  | 'SEASON_DESC'
  | 'SPONSOR_ID_ASC'
  | 'SPONSOR_ID_DESC'
  | 'SPONSOR_NAME_ASC'
  | 'SPONSOR_NAME_DESC'
  | 'YEAR_ASC'
  | 'YEAR_DESC';

/** A filter to be used against `UnreleasedImageListItem` object types. All fields are combined with a logical ‘and.’ */
export type UnreleasedImageListItemWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<UnreleasedImageListItemWhere> | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `campaignName` field. */
  campaignName?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `deadlineName` field. */
  deadlineName?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: UnreleasedImageListItemWhere | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<UnreleasedImageListItemWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `organizationName` field. */
  organizationName?: StringFilter | null | undefined;
  /** Filter by the object’s `release` field. */
  release?: PhotoReleaseFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorName` field. */
  sponsorName?: StringFilter | null | undefined;
  /** Filter by the object’s `statedForSeason` field. */
  statedForSeason?: BooleanFilter | null | undefined;
  /** Filter by the object’s `verificationImage` relation. */
  verificationImage?: VerificationImageWhere | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
};

/** All input for the `updateImageRejectionReason` mutation. */
export type UpdateImageRejectionReasonInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  /** An object where the defined keys will be set on the `ImageRejectionReason` being updated. */
  patch: ImageRejectionReasonPatch;
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

/** A filter to be used against `VerificationDeadline` object types. All fields are combined with a logical ‘and.’ */
export type VerificationDeadlineWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<VerificationDeadlineWhere> | null | undefined;
  /** Filter by the object’s `anyPendingVerificationImages` field. */
  anyPendingVerificationImages?: BooleanFilter | null | undefined;
  /** Filter by the object’s `asset` relation. */
  asset?: AssetWhere | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: IntFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `creatives` field. */
  creatives?: IntFilter | null | undefined;
  /** Filter by the object’s `deadline` field. */
  deadline?: DateFilter | null | undefined;
  /** Filter by the object’s `defaultVerificationDeadline` relation. */
  defaultVerificationDeadline?: DefaultVerificationDeadlineWhere | null | undefined;
  /** A related `defaultVerificationDeadline` exists. */
  defaultVerificationDeadlineExists?: boolean | null | undefined;
  /** Filter by the object’s `defaultVerificationDeadlineId` field. */
  defaultVerificationDeadlineId?: IntFilter | null | undefined;
  /** Filter by the object’s `didNotComplete` field. */
  didNotComplete?: BooleanFilter | null | undefined;
  /** Filter by the object’s `didNotCompleteReason` field. */
  didNotCompleteReason?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `missingCreatives` field. */
  missingCreatives?: BooleanFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: VerificationDeadlineWhere | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<VerificationDeadlineWhere> | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `pendingImages` field. */
  pendingImages?: IntFilter | null | undefined;
  /** Filter by the object’s `provedAt` field. */
  provedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `requiresCreatives` field. */
  requiresCreatives?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `verificationReminderInstructions` field. */
  verificationReminderInstructions?: StringFilter | null | undefined;
  /** Filter by the object’s `verificationReminderInstructionsEs` field. */
  verificationReminderInstructionsEs?: StringFilter | null | undefined;
  /** Filter by the object’s `verified` field. */
  verified?: BooleanFilter | null | undefined;
  /** Filter by the object’s `verifiedImages` field. */
  verifiedImages?: IntFilter | null | undefined;
};

/** A filter to be used against `VerificationImage` object types. All fields are combined with a logical ‘and.’ */
export type VerificationImageWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<VerificationImageWhere> | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `createdBy` relation. */
  createdBy?: UserWhere | null | undefined;
  /** A related `createdBy` exists. */
  createdByExists?: boolean | null | undefined;
  /** Filter by the object’s `createdById` field. */
  createdById?: IntFilter | null | undefined;
  /** Filter by the object’s `featured` field. */
  featured?: BooleanFilter | null | undefined;
  /** Filter by the object’s `from` field. */
  from?: StringFilter | null | undefined;
  /** Filter by the object’s `hidden` field. */
  hidden?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: VerificationImageWhere | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<VerificationImageWhere> | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `rejectionNote` field. */
  rejectionNote?: StringFilter | null | undefined;
  /** Filter by the object’s `rejectionReason` relation. */
  rejectionReason?: ImageRejectionReasonWhere | null | undefined;
  /** A related `rejectionReason` exists. */
  rejectionReasonExists?: boolean | null | undefined;
  /** Filter by the object’s `rejectionReasonId` field. */
  rejectionReasonId?: IntFilter | null | undefined;
  /** Filter by the object’s `release` field. */
  release?: PhotoReleaseFilter | null | undefined;
  /** Filter by the object’s `releaseStatedAt` field. */
  releaseStatedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `releaseStatedByName` field. */
  releaseStatedByName?: StringFilter | null | undefined;
  /** Filter by the object’s `reviewedAt` field. */
  reviewedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `reviewedBy` relation. */
  reviewedBy?: UserWhere | null | undefined;
  /** A related `reviewedBy` exists. */
  reviewedByExists?: boolean | null | undefined;
  /** Filter by the object’s `reviewedById` field. */
  reviewedById?: IntFilter | null | undefined;
  /** Filter by the object’s `shownToSponsor` field. */
  shownToSponsor?: BooleanFilter | null | undefined;
  /** Filter by the object’s `sponsorId` field. */
  sponsorId?: IntFilter | null | undefined;
  /** Filter by the object’s `verificationDeadline` relation. */
  verificationDeadline?: VerificationDeadlineWhere | null | undefined;
  /** A related `verificationDeadline` exists. */
  verificationDeadlineExists?: boolean | null | undefined;
  /** Filter by the object’s `verificationDeadlineId` field. */
  verificationDeadlineId?: IntFilter | null | undefined;
};

export type ImageRejectionReasonsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<ImageRejectionReasonOrderBy> | ImageRejectionReasonOrderBy | null | undefined;
  filter?: ImageRejectionReasonWhere | null | undefined;
}>;


export type ImageRejectionReasonsListQuery = { list: { nodes: Array<{ id: number, name: string, spanishName: string, position: number, retired: boolean, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type ImageRejectionReasonsCreateMutationVariables = Exact<{
  input: CreateImageRejectionReasonInput;
}>;


export type ImageRejectionReasonsCreateMutation = { result: { changeId: string | null, record: { id: number, name: string, spanishName: string, position: number, retired: boolean, version: number } } };

export type ImageRejectionReasonsUpdateMutationVariables = Exact<{
  input: UpdateImageRejectionReasonInput;
}>;


export type ImageRejectionReasonsUpdateMutation = { result: { changeId: string | null, record: { id: number, name: string, spanishName: string, position: number, retired: boolean, version: number } } };

export type ImageRejectionReasonRowFragment = { id: number, name: string, spanishName: string, position: number, retired: boolean, version: number };

export type VerificationImagesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<PendingImageListItemOrderBy> | PendingImageListItemOrderBy | null | undefined;
  filter?: PendingImageListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type VerificationImagesListQuery = { list: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, offerId: number, organizationName: string, sponsorablePropertyName: string, campaignName: string, sponsorName: string, season: Season, year: number, strategistName: string | null, verificationDeadlineId: number | null, deadlineName: string | null, capabilityName: string | null, deadline: string | null, from: string | null, createdAt: string, release: PhotoRelease | null, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type VerificationImagesTotalQueryVariables = Exact<{
  filter?: PendingImageListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type VerificationImagesTotalQuery = { list: { totalCount: number } };

export type PendingImageRowFragment = { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, offerId: number, organizationName: string, sponsorablePropertyName: string, campaignName: string, sponsorName: string, season: Season, year: number, strategistName: string | null, verificationDeadlineId: number | null, deadlineName: string | null, capabilityName: string | null, deadline: string | null, from: string | null, createdAt: string, release: PhotoRelease | null, version: number };

export type UnreleasedImagesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  after?: string | null | undefined;
  orderBy?: Array<UnreleasedImageListItemOrderBy> | UnreleasedImageListItemOrderBy | null | undefined;
  filter?: UnreleasedImageListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type UnreleasedImagesListQuery = { list: { nodes: Array<{ id: number, thumbnailUrl: string | null, offerId: number, organizationName: string, deadlineName: string | null, campaignName: string, sponsorName: string, season: Season, year: number, release: PhotoRelease, statedForSeason: boolean, createdAt: string, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, endCursor: string | null } } };

export type UnreleasedImagesTotalQueryVariables = Exact<{
  filter?: UnreleasedImageListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type UnreleasedImagesTotalQuery = { list: { totalCount: number } };

export type UnreleasedImageRowFragment = { id: number, thumbnailUrl: string | null, offerId: number, organizationName: string, deadlineName: string | null, campaignName: string, sponsorName: string, season: Season, year: number, release: PhotoRelease, statedForSeason: boolean, createdAt: string, version: number };

export type VerificationsIndexQueryVariables = Exact<{ [key: string]: never; }>;


export type VerificationsIndexQuery = { seasonYears: Array<{ season: Season, year: number, primaryStrategistContacts: Array<{ id: number, name: string | null }> }> };

export type PendingPhotoQueryVariables = Exact<{
  id: number;
}>;


export type PendingPhotoQuery = { pendingImageListItem: { id: number, verificationImage: { id: number, verificationDeadline: { id: number, renderedVerificationReminderInstructions: string | null } | null }, recentlyAccepted: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string, offer: { id: number, organization: { id: number, name: string } } }> } | null };

export type ReviewVerificationImageMutationVariables = Exact<{
  input: ReviewVerificationImageInput;
}>;


export type ReviewVerificationImageMutation = { reviewVerificationImage: { changeId: string | null, verificationImage: { id: number, status: ImageStatus } } };

export type AcceptVerificationImagesMutationVariables = Exact<{
  input: AcceptVerificationImagesInput;
}>;


export type AcceptVerificationImagesMutation = { acceptVerificationImages: { changeId: string | null, verificationImages: Array<{ id: number }> } };

export type SetPhotoReleaseMutationVariables = Exact<{
  input: SetPhotoReleaseInput;
}>;


export type SetPhotoReleaseMutation = { setPhotoRelease: { changeId: string | null, verificationImage: { id: number, version: number } } };

export type SetPhotoReleasesMutationVariables = Exact<{
  input: SetPhotoReleasesInput;
}>;


export type SetPhotoReleasesMutation = { setPhotoReleases: { changeId: string | null, verificationImages: Array<{ id: number }> } };

export type RestoreClearPhotoMutationVariables = Exact<{
  input: RestoreClearPhotoInput;
}>;


export type RestoreClearPhotoMutation = { restoreClearPhoto: { changeId: string | null, verificationImage: { id: number, version: number } } };

export type PhotoDownloadsQueryVariables = Exact<{
  id: number;
}>;


export type PhotoDownloadsQuery = { photoDownloadsConnection: { totalCount: number, nodes: Array<{ id: number, way: PhotoDownloadWay, linkKind: string | null, downloadedAt: string, user: { id: number, name: string | null, email: string } | null }> } };

export const ImageRejectionReasonsListDocument = { id: "vqBB8ikxjB", name: "ImageRejectionReasonsList", kind: "query" } as TypedDocument<ImageRejectionReasonsListQuery, ImageRejectionReasonsListQueryVariables>;
export const ImageRejectionReasonsCreateDocument = { id: "2wiBsjBUoY", name: "ImageRejectionReasonsCreate", kind: "mutation" } as TypedDocument<ImageRejectionReasonsCreateMutation, ImageRejectionReasonsCreateMutationVariables>;
export const ImageRejectionReasonsUpdateDocument = { id: "zknIMimMgK", name: "ImageRejectionReasonsUpdate", kind: "mutation" } as TypedDocument<ImageRejectionReasonsUpdateMutation, ImageRejectionReasonsUpdateMutationVariables>;
export const VerificationImagesListDocument = { id: "aNx16KdDrZ", name: "VerificationImagesList", kind: "query" } as TypedDocument<VerificationImagesListQuery, VerificationImagesListQueryVariables>;
export const VerificationImagesTotalDocument = { id: "ewSrfbHm25", name: "VerificationImagesTotal", kind: "query" } as TypedDocument<VerificationImagesTotalQuery, VerificationImagesTotalQueryVariables>;
export const UnreleasedImagesListDocument = { id: "61DeHtqd-1", name: "UnreleasedImagesList", kind: "query" } as TypedDocument<UnreleasedImagesListQuery, UnreleasedImagesListQueryVariables>;
export const UnreleasedImagesTotalDocument = { id: "5uLtisAERG", name: "UnreleasedImagesTotal", kind: "query" } as TypedDocument<UnreleasedImagesTotalQuery, UnreleasedImagesTotalQueryVariables>;
export const VerificationsIndexDocument = { id: "YPXi9AvZD2", name: "VerificationsIndex", kind: "query" } as TypedDocument<VerificationsIndexQuery, VerificationsIndexQueryVariables>;
export const PendingPhotoDocument = { id: "kUiRs2U9fe", name: "PendingPhoto", kind: "query" } as TypedDocument<PendingPhotoQuery, PendingPhotoQueryVariables>;
export const ReviewVerificationImageDocument = { id: "xeTpIbUfX3", name: "ReviewVerificationImage", kind: "mutation" } as TypedDocument<ReviewVerificationImageMutation, ReviewVerificationImageMutationVariables>;
export const AcceptVerificationImagesDocument = { id: "k1lba53oxp", name: "AcceptVerificationImages", kind: "mutation" } as TypedDocument<AcceptVerificationImagesMutation, AcceptVerificationImagesMutationVariables>;
export const SetPhotoReleaseDocument = { id: "bDMZNc9lNH", name: "SetPhotoRelease", kind: "mutation" } as TypedDocument<SetPhotoReleaseMutation, SetPhotoReleaseMutationVariables>;
export const SetPhotoReleasesDocument = { id: "kzx0pe73Fw", name: "SetPhotoReleases", kind: "mutation" } as TypedDocument<SetPhotoReleasesMutation, SetPhotoReleasesMutationVariables>;
export const RestoreClearPhotoDocument = { id: "rjtEf6IQls", name: "RestoreClearPhoto", kind: "mutation" } as TypedDocument<RestoreClearPhotoMutation, RestoreClearPhotoMutationVariables>;
export const PhotoDownloadsDocument = { id: "cH4gG5li2V", name: "PhotoDownloads", kind: "query" } as TypedDocument<PhotoDownloadsQuery, PhotoDownloadsQueryVariables>;
