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

/** A filter to be used against `CapabilityDetail` object types. All fields are combined with a logical ‘and.’ */
export type CapabilityDetailWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<CapabilityDetailWhere> | null | undefined;
  /** Filter by the object’s `capability` relation. */
  capability?: CapabilityWhere | null | undefined;
  /** Filter by the object’s `capabilityId` field. */
  capabilityId?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `kind` field. */
  kind?: DetailKindFilter | null | undefined;
  /** Negates the expression. */
  not?: CapabilityDetailWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<CapabilityDetailWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `socialMediaChannel` relation. */
  socialMediaChannel?: SocialMediaChannelWhere | null | undefined;
  /** A related `socialMediaChannel` exists. */
  socialMediaChannelExists?: boolean | null | undefined;
  /** Filter by the object’s `socialMediaChannelId` field. */
  socialMediaChannelId?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorshipApplication` relation. */
  sponsorshipApplication?: SponsorshipApplicationWhere | null | undefined;
  /** A related `sponsorshipApplication` exists. */
  sponsorshipApplicationExists?: boolean | null | undefined;
  /** Filter by the object’s `sponsorshipApplicationId` field. */
  sponsorshipApplicationId?: IntFilter | null | undefined;
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

/** All input for the `createOrganizationCapability` mutation. */
export type CreateOrganizationCapabilityInput = {
  bannerPlacementIds?: Array<number | null | undefined> | null | undefined;
  bannerSizeIds?: Array<number | null | undefined> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  capabilityId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  emailListSize?: number | null | undefined;
  logoPlacementIds?: Array<number | null | undefined> | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  name?: string | null | undefined;
  organizationId?: number | null | undefined;
  otherBrands?: string | null | undefined;
  playLocationIds?: Array<number | null | undefined> | null | undefined;
  price?: string | number | null | undefined;
  socialMediaChannelId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
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

/** All input for the `deleteOrganizationCapability` mutation. */
export type DeleteOrganizationCapabilityInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id?: number | null | undefined;
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

/** What many records of OrganizationCapability may be given at once; fields that are not given stay as they are. */
export type OrganizationCapabilityBulkPatch = {
  bannerPlacementIds?: Array<number> | null | undefined;
  bannerSizeIds?: Array<number> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  description?: string | null | undefined;
  emailListSize?: number | null | undefined;
  logoPlacementIds?: Array<number> | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  otherBrands?: string | null | undefined;
  price?: string | number | null | undefined;
  socialMediaChannelId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
};

/** Methods to use when ordering `OrganizationCapability`. */
export type OrganizationCapabilityOrderBy =
  | 'ARCHIVED_ASC'
  | 'ARCHIVED_DESC'
  | 'CAPABILITY_DETAIL_ID_ASC'
  | 'CAPABILITY_DETAIL_ID_DESC'
  | 'CAPABILITY_ID_ASC'
  | 'CAPABILITY_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'DESCRIPTION_ASC'
  | 'DESCRIPTION_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_ID_ASC'
  | 'ORGANIZATION_ID_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

/** A filter to be used against `OrganizationCapability` object types. All fields are combined with a logical ‘and.’ */
export type OrganizationCapabilityWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<OrganizationCapabilityWhere> | null | undefined;
  /** Filter by the object’s `archived` field. */
  archived?: BooleanFilter | null | undefined;
  /** Filter by the object’s `capability` relation. */
  capability?: CapabilityWhere | null | undefined;
  /** Filter by the object’s `capabilityDetail` relation. */
  capabilityDetail?: CapabilityDetailWhere | null | undefined;
  /** Filter by the object’s `capabilityDetailId` field. */
  capabilityDetailId?: IntFilter | null | undefined;
  /** Filter by the object’s `capabilityId` field. */
  capabilityId?: IntFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `description` field. */
  description?: StringFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: OrganizationCapabilityWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<OrganizationCapabilityWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
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

/** A filter to be used against `SocialMediaChannel` object types. All fields are combined with a logical ‘and.’ */
export type SocialMediaChannelWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SocialMediaChannelWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SocialMediaChannelWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SocialMediaChannelWhere> | null | undefined;
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

/** A filter to be used against `SponsorshipApplication` object types. All fields are combined with a logical ‘and.’ */
export type SponsorshipApplicationWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<SponsorshipApplicationWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: CampaignWhere | null | undefined;
  /** A related `campaign` exists. */
  campaignExists?: boolean | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: SponsorshipApplicationWhere | null | undefined;
  /** Filter by the object’s `offer` relation. */
  offer?: OfferWhere | null | undefined;
  /** A related `offer` exists. */
  offerExists?: boolean | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SponsorshipApplicationWhere> | null | undefined;
  /** Filter by the object’s `organization` relation. */
  organization?: OrganizationWhere | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
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

export type UpdateOrganizationCapabilitiesInput = {
  clientMutationId?: string | null | undefined;
  ids: Array<number>;
  patch: OrganizationCapabilityBulkPatch;
  versions?: Array<number> | null | undefined;
};

/** Changes the given fields of one OrganizationCapability; fields that are not given stay as they are. */
export type UpdateOrganizationCapabilityInput = {
  bannerPlacementIds?: Array<number> | null | undefined;
  bannerSizeIds?: Array<number> | null | undefined;
  canHang24Hours?: boolean | null | undefined;
  canUseLogo?: boolean | null | undefined;
  clientMutationId?: string | null | undefined;
  description?: string | null | undefined;
  emailListSize?: number | null | undefined;
  id: number;
  logoPlacementIds?: Array<number> | null | undefined;
  maxForSale?: number | null | undefined;
  minTeamsRequired?: number | null | undefined;
  name?: string | null | undefined;
  otherBrands?: string | null | undefined;
  playLocationIds?: Array<number> | null | undefined;
  price?: string | number | null | undefined;
  socialMediaChannelId?: number | null | undefined;
  socialMediaFollowingSize?: number | null | undefined;
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

export type OrganizationCapabilityRecordFragment = { id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } };

export type OrganizationCapabilitiesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<OrganizationCapabilityOrderBy> | OrganizationCapabilityOrderBy | null | undefined;
  filter?: OrganizationCapabilityWhere | null | undefined;
}>;


export type OrganizationCapabilitiesListQuery = { list: { nodes: Array<{ id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OrganizationCapabilitiesOneQueryVariables = Exact<{
  id: number;
}>;


export type OrganizationCapabilitiesOneQuery = { record: { id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } } | null };

export type OrganizationCapabilitiesCreateMutationVariables = Exact<{
  input: CreateOrganizationCapabilityInput;
}>;


export type OrganizationCapabilitiesCreateMutation = { result: { changeId: string | null, record: { id: number, organizationId: number, name: string, description: string | null, archived: boolean, version: number, capability: { id: number, name: string, kind: DetailKind }, capabilityDetail: { id: number, price: string | null, maxForSale: number | null, canHang24Hours: boolean | null, emailListSize: number | null, socialMediaFollowingSize: number | null, canUseLogo: boolean | null, otherBrands: string | null, minTeamsRequired: number | null, sponsorablePropertyIds: Array<number>, bannerSizes: Array<{ id: number, name: string }>, bannerPlacements: Array<{ id: number, name: string }>, organizationPlayLocations: Array<{ id: number, nickname: string }>, socialMediaChannel: { id: number, name: string } | null, logoPlacements: Array<{ id: number, name: string }> } } } };

export type OrganizationCapabilitiesUpdateMutationVariables = Exact<{
  input: UpdateOrganizationCapabilityInput;
}>;


export type OrganizationCapabilitiesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type OrganizationCapabilitiesUpdateManyMutationVariables = Exact<{
  input: UpdateOrganizationCapabilitiesInput;
}>;


export type OrganizationCapabilitiesUpdateManyMutation = { result: { changeId: string | null } };

export type OrganizationCapabilitiesDeleteMutationVariables = Exact<{
  input: DeleteOrganizationCapabilityInput;
}>;


export type OrganizationCapabilitiesDeleteMutation = { result: { changeId: string | null } };

export type CapabilityChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CapabilityChoicesQuery = { capabilities: Array<{ id: number, name: string, kind: DetailKind, position: number, retired: boolean }>, bannerSizes: Array<{ id: number, name: string, position: number, retired: boolean }>, bannerPlacements: Array<{ id: number, name: string, position: number, retired: boolean }>, logoPlacements: Array<{ id: number, name: string, position: number, retired: boolean }>, socialMediaChannels: Array<{ id: number, name: string, position: number, retired: boolean }> };

export const OrganizationCapabilitiesListDocument = { id: "2PRVRTCzfp", name: "OrganizationCapabilitiesList", kind: "query" } as TypedDocument<OrganizationCapabilitiesListQuery, OrganizationCapabilitiesListQueryVariables>;
export const OrganizationCapabilitiesOneDocument = { id: "Yvri3TxDuD", name: "OrganizationCapabilitiesOne", kind: "query" } as TypedDocument<OrganizationCapabilitiesOneQuery, OrganizationCapabilitiesOneQueryVariables>;
export const OrganizationCapabilitiesCreateDocument = { id: "M1e2YHS8IB", name: "OrganizationCapabilitiesCreate", kind: "mutation" } as TypedDocument<OrganizationCapabilitiesCreateMutation, OrganizationCapabilitiesCreateMutationVariables>;
export const OrganizationCapabilitiesUpdateDocument = { id: "--94jRv7GP", name: "OrganizationCapabilitiesUpdate", kind: "mutation" } as TypedDocument<OrganizationCapabilitiesUpdateMutation, OrganizationCapabilitiesUpdateMutationVariables>;
export const OrganizationCapabilitiesUpdateManyDocument = { id: "I8f8f83X6m", name: "OrganizationCapabilitiesUpdateMany", kind: "mutation" } as TypedDocument<OrganizationCapabilitiesUpdateManyMutation, OrganizationCapabilitiesUpdateManyMutationVariables>;
export const OrganizationCapabilitiesDeleteDocument = { id: "HtxH7gSMot", name: "OrganizationCapabilitiesDelete", kind: "mutation" } as TypedDocument<OrganizationCapabilitiesDeleteMutation, OrganizationCapabilitiesDeleteMutationVariables>;
export const CapabilityChoicesDocument = { id: "NfLAT_KjPb", name: "CapabilityChoices", kind: "query" } as TypedDocument<CapabilityChoicesQuery, CapabilityChoicesQueryVariables>;
