// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** A filter to be used against `DashboardPlace` object types. All fields are combined with a logical ‘and.’ */
export type DashboardPlaceWhere = {
  /** Checks for all expressions in this list. */
  and?: Array<DashboardPlaceWhere> | null | undefined;
  /** Filter by the object’s `assets` field. */
  assets?: StringFilter | null | undefined;
  /** Filter by the object’s `campaign` relation. */
  campaign?: DashboardCampaignWhere | null | undefined;
  /** A related `campaign` exists. */
  campaignExists?: boolean | null | undefined;
  /** Filter by the object’s `campaignId` field. */
  campaignId?: IntFilter | null | undefined;
  /** Filter by the object’s `confirmedOn` field. */
  confirmedOn?: DateFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `lat` field. */
  lat?: FloatFilter | null | undefined;
  /** Filter by the object’s `lon` field. */
  lon?: FloatFilter | null | undefined;
  /** Negates the expression. */
  not?: DashboardPlaceWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<DashboardPlaceWhere> | null | undefined;
  /** Filter by the object’s `organizationId` field. */
  organizationId?: IntFilter | null | undefined;
  /** Filter by the object’s `proofState` field. */
  proofState?: StringFilter | null | undefined;
  /** Filter by the object’s `sportName` field. */
  sportName?: StringFilter | null | undefined;
  /** Filter by the object’s `state` field. */
  state?: StringFilter | null | undefined;
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

export type DashboardPlacesQueryVariables = Exact<{
  where?: DashboardPlaceWhere | null | undefined;
}>;


export type DashboardPlacesQuery = { dashboardPlaces: Array<{ id: number, organizationId: number | null, lat: number | null, lon: number | null, proofState: string | null }> };

export type DashboardChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardChoicesQuery = { dashboardChoices: Array<{ id: string, kind: string | null, name: string | null }> };


export const DashboardPlacesDocument = { id: "SO8ykVQPhS", name: "DashboardPlaces", kind: "query" } as TypedDocument<DashboardPlacesQuery, DashboardPlacesQueryVariables>;
export const DashboardChoicesDocument = { id: "9dWjSUarT-", name: "DashboardChoices", kind: "query" } as TypedDocument<DashboardChoicesQuery, DashboardChoicesQueryVariables>;
