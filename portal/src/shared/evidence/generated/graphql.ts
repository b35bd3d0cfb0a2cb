// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

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

/** A filter to be used against `DashboardAsset` object types. All fields are combined with a logical ‘and.’ */
export type DashboardAssetWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<DashboardAssetWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: DashboardCampaignWhere | null | undefined;
  /** Filter by the object’s `campaignCapabilityId` field. */
  campaignCapabilityId?: IntFilter | null | undefined;
  /** A related `campaign` exists. */
  campaignExists?: boolean | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `capabilityName` field. */
  capabilityName?: StringFilter | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `confirmedOn` field. */
  confirmedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `league` relation. */
  league?: DashboardLeagueWhere | null | undefined;
  /** A related `league` exists. */
  leagueExists?: boolean | null | undefined;
  /** Filter by the object’s `nextDueOn` field. */
  nextDueOn?: DateFilter | null | undefined;
  /** Negates the expression. */
  not?: DashboardAssetWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DashboardAssetWhere> | null | undefined;
  /** Filter by the object’s `organizationName` field. */
  organizationName?: StringFilter | null | undefined;
  /** Filter by the object’s `photoAbsence` field. */
  photoAbsence?: StringFilter | null | undefined;
  /** Filter by the object’s `quantity` field. */
  quantity?: IntFilter | null | undefined;
  /** Filter by the object’s `sponsorablePropertyName` field. */
  sponsorablePropertyName?: StringFilter | null | undefined;
  /** Filter by the object’s `sportName` field. */
  sportName?: StringFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: StringFilter | null | undefined;
};

/** A filter to be used against `DashboardCampaign` object types. All fields are combined with a logical ‘and.’ */
export type DashboardCampaignWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<DashboardCampaignWhere> | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `impressions` field. */
  impressions?: IntFilter | null | undefined;
  /** Filter by the object’s `impressionsEnteredAt` field. */
  impressionsEnteredAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `lookerUrl` field. */
  lookerUrl?: StringFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: DashboardCampaignWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DashboardCampaignWhere> | null | undefined;
  /** Filter by the object’s `season` field. */
  season?: SeasonFilter | null | undefined;
  /** Filter by the object’s `sponsorDashboardAdditionalContent` field. */
  sponsorDashboardAdditionalContent?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorFacingGoalBody` field. */
  sponsorFacingGoalBody?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorFacingGoalTitle` field. */
  sponsorFacingGoalTitle?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorName` field. */
  sponsorName?: StringFilter | null | undefined;
  /** Filter by the object’s `status` field. */
  status?: CampaignStatusFilter | null | undefined;
  /** Filter by the object’s `year` field. */
  year?: IntFilter | null | undefined;
};

/** A filter to be used against `DashboardDelivery` object types. All fields are combined with a logical ‘and.’ */
export type DashboardDeliveryWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<DashboardDeliveryWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: DashboardCampaignWhere | null | undefined;
  /** A related `campaign` exists. */
  campaignExists?: boolean | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `capabilityName` field. */
  capabilityName?: StringFilter | null | undefined;
  /** Filter by the object’s `confirmed` field. */
  confirmed?: IntFilter | null | undefined;
  /** Filter by the object’s `contracted` field. */
  contracted?: IntFilter | null | undefined;
  /** Filter by the object’s `due` field. */
  due?: IntFilter | null | undefined;
  /** Filter by the object’s `extra` field. */
  extra?: IntFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `inReview` field. */
  inReview?: IntFilter | null | undefined;
  /** Filter by the object’s `late` field. */
  late?: IntFilter | null | undefined;
  /** Filter by the object’s `nextDueOn` field. */
  nextDueOn?: DateFilter | null | undefined;
  /** Negates the expression. */
  not?: DashboardDeliveryWhere | null | undefined;
  /** Filter by the object’s `notDelivered` field. */
  notDelivered?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DashboardDeliveryWhere> | null | undefined;
  /** Filter by the object’s `proven` field. */
  proven?: IntFilter | null | undefined;
  /** Filter by the object’s `unconfirmed` field. */
  unconfirmed?: IntFilter | null | undefined;
};

/** A filter to be used against `DashboardImpression` object types. All fields are combined with a logical ‘and.’ */
export type DashboardImpressionWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<DashboardImpressionWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: DashboardCampaignWhere | null | undefined;
  /** A related `campaign` exists. */
  campaignExists?: boolean | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `campaignName` field. */
  campaignName?: StringFilter | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `enteredAt` field. */
  enteredAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: StringFilter | null | undefined;
  /** Filter by the object’s `impressions` field. */
  impressions?: IntFilter | null | undefined;
  /** Negates the expression. */
  not?: DashboardImpressionWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DashboardImpressionWhere> | null | undefined;
  /** Filter by the object’s `organizationName` field. */
  organizationName?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorablePropertyName` field. */
  sponsorablePropertyName?: StringFilter | null | undefined;
  /** Filter by the object’s `sportName` field. */
  sportName?: StringFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
};

/** A filter to be used against `DashboardLeague` object types. All fields are combined with a logical ‘and.’ */
export type DashboardLeagueWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<DashboardLeagueWhere> | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: DashboardCampaignWhere | null | undefined;
  /** A related `campaign` exists. */
  campaignExists?: boolean | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `city` field. */
  city?: StringFilter | null | undefined;
  /** Filter by the object’s `confirmedAt` field. */
  confirmedAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `confirmedOn` field. */
  confirmedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `country` field. */
  country?: CountryFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `lat` field. */
  lat?: FloatFilter | null | undefined;
  /** Filter by the object’s `lon` field. */
  lon?: FloatFilter | null | undefined;
  /** Negates the expression. */
  not?: DashboardLeagueWhere | null | undefined;
  /** Filter by the object’s `numberOfPlayers` field. */
  numberOfPlayers?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DashboardLeagueWhere> | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `organizationName` field. */
  organizationName?: StringFilter | null | undefined;
  /** Filter by the object’s `photoAbsence` field. */
  photoAbsence?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsorablePropertyName` field. */
  sponsorablePropertyName?: StringFilter | null | undefined;
  /** Filter by the object’s `sportName` field. */
  sportName?: StringFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
};

/** Methods to use when ordering `DashboardPhoto`. */
export type DashboardPhotoOrderBy =
  | 'ACCEPTED_AT_ASC'
  | 'ACCEPTED_AT_DESC'
  | 'ASSET_ID_ASC'
  | 'ASSET_ID_DESC'
  | 'CAMPAIGN_ID_ASC'
  | 'CAMPAIGN_ID_DESC'
  | 'CAPABILITY_NAME_ASC'
  | 'CAPABILITY_NAME_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'FAVORITES_ASC'
  | 'FAVORITES_DESC'
  | 'FEATURED_ASC'
  | 'FEATURED_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'OFFER_ID_ASC'
  | 'OFFER_ID_DESC'
  | 'ORGANIZATION_NAME_ASC'
  | 'ORGANIZATION_NAME_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'UPLOADED_ON_ASC'
  | 'UPLOADED_ON_DESC';

/** A filter to be used against `DashboardPhoto` object types. All fields are combined with a logical ‘and.’ */
export type DashboardPhotoWhere = {
  /** Filter by the object’s `acceptedAt` field. */
  acceptedAt?: DatetimeFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<DashboardPhotoWhere> | null | undefined;
  /** Filter by the object’s `asset` relation. */
  asset?: DashboardAssetWhere | null | undefined;
  /** A related `asset` exists. */
  assetExists?: boolean | null | undefined;
  /** Filter by the object’s `assetId` field. */
  assetId?: IntFilter | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: DashboardCampaignWhere | null | undefined;
  /** A related `campaign` exists. */
  campaignExists?: boolean | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `capabilityName` field. */
  capabilityName?: StringFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `favorites` field. */
  favorites?: IntFilter | null | undefined;
  /** Filter by the object’s `featured` field. */
  featured?: BooleanFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `league` relation. */
  league?: DashboardLeagueWhere | null | undefined;
  /** A related `league` exists. */
  leagueExists?: boolean | null | undefined;
  /** Negates the expression. */
  not?: DashboardPhotoWhere | null | undefined;
  /** Filter by the object’s `offerId` field. */
  offerId?: IntFilter | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DashboardPhotoWhere> | null | undefined;
  /** Filter by the object’s `organizationName` field. */
  organizationName?: StringFilter | null | undefined;
  /** Filter by the object’s `uploadedOn` field. */
  uploadedOn?: DateFilter | null | undefined;
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

export type EvidenceHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type EvidenceHeadQuery = { sponsors: Array<{ id: number, name: string | null, logoUrl: string | null }>, campaigns: Array<{ id: number, name: string | null, season: Season | null, year: number | null }>, summaries: Array<{ id: number, dollarsForLeagues: string | null }>, choices: Array<{ id: string, kind: string | null, name: string | null }> };

export type EvidenceLeaguesQueryVariables = Exact<{
  filter: DashboardLeagueWhere;
  cursor?: string | null | undefined;
}>;


export type EvidenceLeaguesQuery = { dashboardLeaguesConnection: { nodes: Array<{ id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, sportName: string | null, city: string | null, state: string | null, numberOfPlayers: number | null, confirmedOn: string | null, photoAbsence: string | null, photos: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, uploadedOn: string | null, capabilityName: string | null }>, photosConnection: { totalCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceLeagueTotalsQueryVariables = Exact<{
  filter: DashboardLeagueWhere;
}>;


export type EvidenceLeagueTotalsQuery = { dashboardLeaguesConnection: { totalCount: number, leaguesCount: number, statesCount: number, provincesCount: number, totalPlayers: string } };

export type EvidenceThumbnailFragment = { id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, uploadedOn: string | null, capabilityName: string | null };

export type EvidenceAssetsQueryVariables = Exact<{
  filter: DashboardAssetWhere;
  cursor?: string | null | undefined;
}>;


export type EvidenceAssetsQuery = { dashboardAssetsConnection: { nodes: Array<{ id: number, offerId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, sportName: string | null, city: string | null, state: string | null, capabilityName: string | null, quantity: number | null, status: string | null, confirmedOn: string | null, nextDueOn: string | null, photoAbsence: string | null, photos: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, uploadedOn: string | null, capabilityName: string | null }>, photosConnection: { totalCount: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceAssetTotalsQueryVariables = Exact<{
  filter: DashboardAssetWhere;
}>;


export type EvidenceAssetTotalsQuery = { dashboardAssetsConnection: { totalCount: number, totalQuantity: string } };

export type EvidencePhotosQueryVariables = Exact<{
  filter: DashboardPhotoWhere;
  orderBy: Array<DashboardPhotoOrderBy> | DashboardPhotoOrderBy;
  cursor?: string | null | undefined;
}>;


export type EvidencePhotosQuery = { dashboardPhotosConnection: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, uploadedOn: string | null, capabilityName: string | null, league: { id: number, organizationName: string | null, sponsorablePropertyName: string | null, sportName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidencePhotoTotalsQueryVariables = Exact<{
  filter: DashboardPhotoWhere;
}>;


export type EvidencePhotoTotalsQuery = { dashboardPhotosConnection: { totalCount: number } };

export type EvidenceImpressionsQueryVariables = Exact<{
  filter: DashboardImpressionWhere;
  cursor?: string | null | undefined;
}>;


export type EvidenceImpressionsQuery = { dashboardImpressionsConnection: { nodes: Array<{ id: string, campaignName: string | null, organizationName: string | null, sponsorablePropertyName: string | null, sportName: string | null, city: string | null, state: string | null, impressions: number | null, enteredAt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceImpressionTotalsQueryVariables = Exact<{
  filter: DashboardImpressionWhere;
}>;


export type EvidenceImpressionTotalsQuery = { dashboardImpressionsConnection: { totalCount: number, totalImpressions: string } };

export type EvidenceStatesQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type EvidenceStatesQuery = { dashboardStatesConnection: { nodes: Array<{ id: string, state: string | null, leagues: number | null, programs: number | null, players: number | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceStateTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type EvidenceStateTotalsQuery = { dashboardLeaguesConnection: { totalCount: number, statesCount: number, provincesCount: number } };

export type EvidenceDollarsQueryVariables = Exact<{
  cursor?: string | null | undefined;
}>;


export type EvidenceDollarsQuery = { dashboardDollarsConnection: { nodes: Array<{ id: string, campaignName: string | null, state: string | null, sponsorships: number | null, dollars: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidenceDollarTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type EvidenceDollarTotalsQuery = { dashboardSummaries: Array<{ id: number, dollarsContracted: number | null, dollarsForLeagues: string | null }> };

export type EvidencePromisedQueryVariables = Exact<{
  filter: DashboardDeliveryWhere;
  cursor?: string | null | undefined;
}>;


export type EvidencePromisedQuery = { dashboardDeliveriesConnection: { nodes: Array<{ id: number, capabilityName: string | null, contracted: number | null, confirmed: number | null, unconfirmed: number | null, extra: number | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EvidencePromisedTotalsQueryVariables = Exact<{
  filter: DashboardDeliveryWhere;
}>;


export type EvidencePromisedTotalsQuery = { dashboardDeliveriesConnection: { totalCount: number, totalContracted: string } };

export const EvidenceHeadDocument = { id: "5nm0ScEJD3", name: "EvidenceHead", kind: "query" } as TypedDocument<EvidenceHeadQuery, EvidenceHeadQueryVariables>;
export const EvidenceLeaguesDocument = { id: "XzR92j4Hjb", name: "EvidenceLeagues", kind: "query" } as TypedDocument<EvidenceLeaguesQuery, EvidenceLeaguesQueryVariables>;
export const EvidenceLeagueTotalsDocument = { id: "5adbcVYG_S", name: "EvidenceLeagueTotals", kind: "query" } as TypedDocument<EvidenceLeagueTotalsQuery, EvidenceLeagueTotalsQueryVariables>;
export const EvidenceAssetsDocument = { id: "QYgfsIGFW2", name: "EvidenceAssets", kind: "query" } as TypedDocument<EvidenceAssetsQuery, EvidenceAssetsQueryVariables>;
export const EvidenceAssetTotalsDocument = { id: "1qEVLHvaF6", name: "EvidenceAssetTotals", kind: "query" } as TypedDocument<EvidenceAssetTotalsQuery, EvidenceAssetTotalsQueryVariables>;
export const EvidencePhotosDocument = { id: "WltVy3Amyr", name: "EvidencePhotos", kind: "query" } as TypedDocument<EvidencePhotosQuery, EvidencePhotosQueryVariables>;
export const EvidencePhotoTotalsDocument = { id: "BfnfBd1qEM", name: "EvidencePhotoTotals", kind: "query" } as TypedDocument<EvidencePhotoTotalsQuery, EvidencePhotoTotalsQueryVariables>;
export const EvidenceImpressionsDocument = { id: "XOiP0JsZRe", name: "EvidenceImpressions", kind: "query" } as TypedDocument<EvidenceImpressionsQuery, EvidenceImpressionsQueryVariables>;
export const EvidenceImpressionTotalsDocument = { id: "7rgef2roVM", name: "EvidenceImpressionTotals", kind: "query" } as TypedDocument<EvidenceImpressionTotalsQuery, EvidenceImpressionTotalsQueryVariables>;
export const EvidenceStatesDocument = { id: "8UQ8Xm2tZ2", name: "EvidenceStates", kind: "query" } as TypedDocument<EvidenceStatesQuery, EvidenceStatesQueryVariables>;
export const EvidenceStateTotalsDocument = { id: "ubbvs6yuk_", name: "EvidenceStateTotals", kind: "query" } as TypedDocument<EvidenceStateTotalsQuery, EvidenceStateTotalsQueryVariables>;
export const EvidenceDollarsDocument = { id: "JKnwlQaW3I", name: "EvidenceDollars", kind: "query" } as TypedDocument<EvidenceDollarsQuery, EvidenceDollarsQueryVariables>;
export const EvidenceDollarTotalsDocument = { id: "ZsurO82wVW", name: "EvidenceDollarTotals", kind: "query" } as TypedDocument<EvidenceDollarTotalsQuery, EvidenceDollarTotalsQueryVariables>;
export const EvidencePromisedDocument = { id: "ZnnptTmhyk", name: "EvidencePromised", kind: "query" } as TypedDocument<EvidencePromisedQuery, EvidencePromisedQueryVariables>;
export const EvidencePromisedTotalsDocument = { id: "uO2LD35Swr", name: "EvidencePromisedTotals", kind: "query" } as TypedDocument<EvidencePromisedTotalsQuery, EvidencePromisedTotalsQueryVariables>;
