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

export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

/** All input for the `createSeasonalGoal` mutation. */
export type CreateSeasonalGoalInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  season?: Season | null | undefined;
  sponsorFacingGoalBody?: string | null | undefined;
  sponsorId?: number | null | undefined;
  year?: number | null | undefined;
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

/** All input for the `dissociateUserAndSponsor` mutation. */
export type DissociateUserAndSponsorInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  sponsorId?: number | null | undefined;
  userId?: number | null | undefined;
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

/** All input for the `inviteSponsorUser` mutation. */
export type InviteSponsorUserInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  sponsorId?: number | null | undefined;
};

/** All input for the `limitSponsorUser` mutation. */
export type LimitSponsorUserInput = {
  campaignIds?: Array<number | null | undefined> | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  sponsorId?: number | null | undefined;
  states?: Array<string | null | undefined> | null | undefined;
  userId?: number | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

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

/** Methods to use when ordering `SponsorListItem`. */
export type SponsorListItemOrderBy =
  | 'ACTIVE_CAMPAIGNS_COUNT_ASC'
  | 'ACTIVE_CAMPAIGNS_COUNT_DESC'
  | 'CAMPAIGNS_COUNT_ASC'
  | 'CAMPAIGNS_COUNT_DESC'
  | 'CONFIRMED_VALUE_ASC'
  | 'CONFIRMED_VALUE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'SORT_NAME_ASC'
  | 'SORT_NAME_DESC'
  | 'UPDATED_AT_ASC'
  | 'UPDATED_AT_DESC';

/** A filter to be used against `SponsorListItem` object types. All fields are combined with a logical ‘and.’ */
export type SponsorListItemWhere = {
  /** Filter by the object’s `activeCampaignsCount` field. */
  activeCampaignsCount?: IntFilter | null | undefined;
  /** Checks for all expressions in this list. */
  and?: Array<SponsorListItemWhere> | null | undefined;
  /** Filter by the object’s `campaignsCount` field. */
  campaignsCount?: IntFilter | null | undefined;
  /** Filter by the object’s `confirmedValue` field. */
  confirmedValue?: BigFloatFilter | null | undefined;
  /** Filter by the object’s `createdAt` field. */
  createdAt?: DatetimeFilter | null | undefined;
  /** Filter by the object’s `id` field. */
  id?: IntFilter | null | undefined;
  /** Filter by the object’s `name` field. */
  name?: StringFilter | null | undefined;
  /** Negates the expression. */
  not?: SponsorListItemWhere | null | undefined;
  /** Checks for any expressions in this list. */
  or?: Array<SponsorListItemWhere> | null | undefined;
  /** Filter by the object’s `sortName` field. */
  sortName?: StringFilter | null | undefined;
  /** Filter by the object’s `sponsor` relation. */
  sponsor?: SponsorWhere | null | undefined;
  /** Filter by the object’s `updatedAt` field. */
  updatedAt?: DatetimeFilter | null | undefined;
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

/** All input for the `updateSeasonalGoal` mutation. */
export type UpdateSeasonalGoalInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  sponsorFacingGoalBody?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

/** All input for the `updateSponsor` mutation. */
export type UpdateSponsorInput = {
  categoryId?: number | null | undefined;
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  id: number;
  name?: string | null | undefined;
  /** How often it was changed. An update that sends it is refused (SL409) when somebody else changed it since. */
  version?: number | null | undefined;
};

export type UserStatus =
  | 'active'
  | 'deactivated'
  | 'invited';

export type SponsorsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<SponsorListItemOrderBy> | SponsorListItemOrderBy | null | undefined;
  filter?: SponsorListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type SponsorsListQuery = { list: { nodes: Array<{ id: number, name: string, sortName: string, logoThumbnailUrl: string | null, activeCampaignsCount: number, campaignsCount: number, confirmedValue: string, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SponsorsTotalQueryVariables = Exact<{
  filter?: SponsorListItemWhere | null | undefined;
  search?: string | null | undefined;
}>;


export type SponsorsTotalQuery = { list: { totalCount: number } };

export type SponsorListRowFragment = { id: number, name: string, sortName: string, logoThumbnailUrl: string | null, activeCampaignsCount: number, campaignsCount: number, confirmedValue: string, createdAt: string, updatedAt: string };

export type SponsorsManyQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
}>;


export type SponsorsManyQuery = { list: Array<{ id: number, name: string }> };

export type SponsorsOneQueryVariables = Exact<{
  id: number;
}>;


export type SponsorsOneQuery = { record: { id: number, version: number, name: string, categoryId: number | null, logoThumbnailUrl: string | null, logoFullSizeUrl: string | null, campaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null }>, sponsorUsers: Array<{ states: Array<string> | null, campaignIds: Array<number> | null, user: { id: number, email: string, name: string | null, status: UserStatus, lastLogin: string | null, openInvitationId: number | null } }> } | null };

export type SponsorsUpdateMutationVariables = Exact<{
  input: UpdateSponsorInput;
}>;


export type SponsorsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, categoryId: number | null, logoThumbnailUrl: string | null, logoFullSizeUrl: string | null, campaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null }>, sponsorUsers: Array<{ states: Array<string> | null, campaignIds: Array<number> | null, user: { id: number, email: string, name: string | null, status: UserStatus, lastLogin: string | null, openInvitationId: number | null } }> } } };

export type SeasonalGoalsCreateMutationVariables = Exact<{
  input: CreateSeasonalGoalInput;
}>;


export type SeasonalGoalsCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type SeasonalGoalsUpdateMutationVariables = Exact<{
  input: UpdateSeasonalGoalInput;
}>;


export type SeasonalGoalsUpdateMutation = { result: { changeId: string | null, record: { id: number } } };

export type CampaignSummaryFragment = { id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null };

export type SponsorRecordFragment = { id: number, version: number, name: string, categoryId: number | null, logoThumbnailUrl: string | null, logoFullSizeUrl: string | null, campaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null }>, sponsorUsers: Array<{ states: Array<string> | null, campaignIds: Array<number> | null, user: { id: number, email: string, name: string | null, status: UserStatus, lastLogin: string | null, openInvitationId: number | null } }> };

export type SearchCampaignsQueryVariables = Exact<{
  query: string;
}>;


export type SearchCampaignsQuery = { searchCampaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null, sponsor: { id: number, name: string } }> };

export type SeasonalGoalQueryVariables = Exact<{
  sponsorId: number;
  season: Season;
  year: number;
}>;


export type SeasonalGoalQuery = { seasonalGoal: { id: number, version: number, sponsorFacingGoalBody: string } | null };

export type InviteSponsorUserMutationVariables = Exact<{
  input: InviteSponsorUserInput;
}>;


export type InviteSponsorUserMutation = { inviteSponsorUser: { changeId: string | null, clientMutationId: string | null } };

export type DissociateSponsorUserMutationVariables = Exact<{
  input: DissociateUserAndSponsorInput;
}>;


export type DissociateSponsorUserMutation = { dissociateUserAndSponsor: { changeId: string | null, clientMutationId: string | null } };

export type LimitSponsorUserMutationVariables = Exact<{
  input: LimitSponsorUserInput;
}>;


export type LimitSponsorUserMutation = { limitSponsorUser: { changeId: string | null, clientMutationId: string | null } };

export type SponsorQueryVariables = Exact<{
  id: number;
}>;


export type SponsorQuery = { sponsor: { id: number, campaigns: Array<{ id: number, name: string, season: Season, year: number, status: CampaignStatus, leagueBudget: string | null }> } | null };

export const SponsorsListDocument = { id: "C6sxIK4EHL", name: "SponsorsList", kind: "query" } as TypedDocument<SponsorsListQuery, SponsorsListQueryVariables>;
export const SponsorsTotalDocument = { id: "O_KzgD_M4l", name: "SponsorsTotal", kind: "query" } as TypedDocument<SponsorsTotalQuery, SponsorsTotalQueryVariables>;
export const SponsorsManyDocument = { id: "G7wF9d1dJ7", name: "SponsorsMany", kind: "query" } as TypedDocument<SponsorsManyQuery, SponsorsManyQueryVariables>;
export const SponsorsOneDocument = { id: "ttaCAPR4hD", name: "SponsorsOne", kind: "query" } as TypedDocument<SponsorsOneQuery, SponsorsOneQueryVariables>;
export const SponsorsUpdateDocument = { id: "NNIA_cL4gR", name: "SponsorsUpdate", kind: "mutation" } as TypedDocument<SponsorsUpdateMutation, SponsorsUpdateMutationVariables>;
export const SeasonalGoalsCreateDocument = { id: "_bD_zl-MU6", name: "SeasonalGoalsCreate", kind: "mutation" } as TypedDocument<SeasonalGoalsCreateMutation, SeasonalGoalsCreateMutationVariables>;
export const SeasonalGoalsUpdateDocument = { id: "w8eJ9KIJ_t", name: "SeasonalGoalsUpdate", kind: "mutation" } as TypedDocument<SeasonalGoalsUpdateMutation, SeasonalGoalsUpdateMutationVariables>;
export const SearchCampaignsDocument = { id: "rar89fa26w", name: "SearchCampaigns", kind: "query" } as TypedDocument<SearchCampaignsQuery, SearchCampaignsQueryVariables>;
export const SeasonalGoalDocument = { id: "BWDJFpBKXz", name: "SeasonalGoal", kind: "query" } as TypedDocument<SeasonalGoalQuery, SeasonalGoalQueryVariables>;
export const InviteSponsorUserDocument = { id: "8rLLn2qMOM", name: "InviteSponsorUser", kind: "mutation" } as TypedDocument<InviteSponsorUserMutation, InviteSponsorUserMutationVariables>;
export const DissociateSponsorUserDocument = { id: "e76ftuAa56", name: "DissociateSponsorUser", kind: "mutation" } as TypedDocument<DissociateSponsorUserMutation, DissociateSponsorUserMutationVariables>;
export const LimitSponsorUserDocument = { id: "0LSv8zmrMe", name: "LimitSponsorUser", kind: "mutation" } as TypedDocument<LimitSponsorUserMutation, LimitSponsorUserMutationVariables>;
export const SponsorDocument = { id: "uE0KU8Y2G5", name: "Sponsor", kind: "query" } as TypedDocument<SponsorQuery, SponsorQueryVariables>;
