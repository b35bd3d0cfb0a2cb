// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

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

/** Methods to use when ordering `Capability`. */
export type CapabilityOrderBy =
  | 'CREATE_DEADLINE_BASED_ON_QUANTITY_ASC'
  | 'CREATE_DEADLINE_BASED_ON_QUANTITY_DESC'
  | 'DIGITAL_ASC'
  | 'DIGITAL_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'INTEREST_ID_ASC'
  | 'INTEREST_ID_DESC'
  | 'KIND_ASC'
  | 'KIND_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'ORGANIZATION_FACING_DESCRIPTION_ASC'
  | 'ORGANIZATION_FACING_DESCRIPTION_DESC'
  | 'POSITION_ASC'
  | 'POSITION_DESC'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC'
  | 'RETIRED_ASC'
  | 'RETIRED_DESC'
  | 'SPONSOR_FACING_DESCRIPTION_ASC'
  | 'SPONSOR_FACING_DESCRIPTION_DESC';

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

/** Methods to use when ordering `Competitiveness`. */
export type CompetitivenessOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

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

/** All input for the create `SponsorCategory` mutation. */
export type CreateSponsorCategoryInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  /** The `SponsorCategory` to be created by this mutation. */
  sponsorCategory: SponsorCategoryInput;
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

/** Methods to use when ordering `OrganizationType`. */
export type OrganizationTypeOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

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

/** Methods to use when ordering `SocialMediaChannel`. */
export type SocialMediaChannelOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

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

/** An input for mutations affecting `SponsorCategory` */
export type SponsorCategoryInput = {
  name: string;
};

/** Methods to use when ordering `SponsorCategory`. */
export type SponsorCategoryOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

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

/** Methods to use when ordering `Sport`. */
export type SportOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

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

/** Methods to use when ordering `SportsManagementSoftware`. */
export type SportsManagementSoftwareOrderBy =
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'NATURAL'
  | 'PRIMARY_KEY_ASC'
  | 'PRIMARY_KEY_DESC';

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

export type SportsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<SportOrderBy> | SportOrderBy | null | undefined;
  filter?: SportWhere | null | undefined;
}>;


export type SportsListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CompetitivenessesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<CompetitivenessOrderBy> | CompetitivenessOrderBy | null | undefined;
  filter?: CompetitivenessWhere | null | undefined;
}>;


export type CompetitivenessesListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OrganizationTypesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<OrganizationTypeOrderBy> | OrganizationTypeOrderBy | null | undefined;
  filter?: OrganizationTypeWhere | null | undefined;
}>;


export type OrganizationTypesListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SocialMediaChannelsListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<SocialMediaChannelOrderBy> | SocialMediaChannelOrderBy | null | undefined;
  filter?: SocialMediaChannelWhere | null | undefined;
}>;


export type SocialMediaChannelsListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SportsManagementSoftwaresListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<SportsManagementSoftwareOrderBy> | SportsManagementSoftwareOrderBy | null | undefined;
  filter?: SportsManagementSoftwareWhere | null | undefined;
}>;


export type SportsManagementSoftwaresListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CapabilitiesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<CapabilityOrderBy> | CapabilityOrderBy | null | undefined;
  filter?: CapabilityWhere | null | undefined;
}>;


export type CapabilitiesListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CapabilitiesManyQueryVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
}>;


export type CapabilitiesManyQuery = { list: Array<{ id: number, name: string }> };

export type SponsorCategoriesListQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<SponsorCategoryOrderBy> | SponsorCategoryOrderBy | null | undefined;
  filter?: SponsorCategoryWhere | null | undefined;
}>;


export type SponsorCategoriesListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SponsorCategoriesCreateMutationVariables = Exact<{
  input: CreateSponsorCategoryInput;
}>;


export type SponsorCategoriesCreateMutation = { result: { changeId: string | null, record: { id: number, name: string } } };


export const SportsListDocument = { id: "d06EXo4M8n", name: "SportsList", kind: "query" } as TypedDocument<SportsListQuery, SportsListQueryVariables>;
export const CompetitivenessesListDocument = { id: "K2z79-6BTD", name: "CompetitivenessesList", kind: "query" } as TypedDocument<CompetitivenessesListQuery, CompetitivenessesListQueryVariables>;
export const OrganizationTypesListDocument = { id: "LPPJE8a0fQ", name: "OrganizationTypesList", kind: "query" } as TypedDocument<OrganizationTypesListQuery, OrganizationTypesListQueryVariables>;
export const SocialMediaChannelsListDocument = { id: "ZwLY6cevBp", name: "SocialMediaChannelsList", kind: "query" } as TypedDocument<SocialMediaChannelsListQuery, SocialMediaChannelsListQueryVariables>;
export const SportsManagementSoftwaresListDocument = { id: "TpS6ZAv6UE", name: "SportsManagementSoftwaresList", kind: "query" } as TypedDocument<SportsManagementSoftwaresListQuery, SportsManagementSoftwaresListQueryVariables>;
export const CapabilitiesListDocument = { id: "8S07W81jg0", name: "CapabilitiesList", kind: "query" } as TypedDocument<CapabilitiesListQuery, CapabilitiesListQueryVariables>;
export const CapabilitiesManyDocument = { id: "4LXk3UYDID", name: "CapabilitiesMany", kind: "query" } as TypedDocument<CapabilitiesManyQuery, CapabilitiesManyQueryVariables>;
export const SponsorCategoriesListDocument = { id: "GSEgciY144", name: "SponsorCategoriesList", kind: "query" } as TypedDocument<SponsorCategoriesListQuery, SponsorCategoriesListQueryVariables>;
export const SponsorCategoriesCreateDocument = { id: "jUg7vdSK0Y", name: "SponsorCategoriesCreate", kind: "mutation" } as TypedDocument<SponsorCategoriesCreateMutation, SponsorCategoriesCreateMutationVariables>;
