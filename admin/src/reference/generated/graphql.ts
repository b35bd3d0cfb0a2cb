// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type SportsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.SportOrderBy> | Schema.SportOrderBy | null | undefined;
  filter?: Schema.SportWhere | null | undefined;
};

export type SportsListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CompetitivenessesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CompetitivenessOrderBy> | Schema.CompetitivenessOrderBy | null | undefined;
  filter?: Schema.CompetitivenessWhere | null | undefined;
};

export type CompetitivenessesListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type OrganizationTypesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.OrganizationTypeOrderBy> | Schema.OrganizationTypeOrderBy | null | undefined;
  filter?: Schema.OrganizationTypeWhere | null | undefined;
};

export type OrganizationTypesListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SocialMediaChannelsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.SocialMediaChannelOrderBy> | Schema.SocialMediaChannelOrderBy | null | undefined;
  filter?: Schema.SocialMediaChannelWhere | null | undefined;
};

export type SocialMediaChannelsListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SportsManagementSoftwaresListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.SportsManagementSoftwareOrderBy> | Schema.SportsManagementSoftwareOrderBy | null | undefined;
  filter?: Schema.SportsManagementSoftwareWhere | null | undefined;
};

export type SportsManagementSoftwaresListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CapabilitiesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CapabilityOrderBy> | Schema.CapabilityOrderBy | null | undefined;
  filter?: Schema.CapabilityWhere | null | undefined;
};

export type CapabilitiesListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CapabilitiesManyQueryVariables = {
  ids: Array<number> | number;
};

export type CapabilitiesManyQuery = { list: Array<{ id: number, name: string }> };

export type SponsorCategoriesListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.SponsorCategoryOrderBy> | Schema.SponsorCategoryOrderBy | null | undefined;
  filter?: Schema.SponsorCategoryWhere | null | undefined;
};

export type SponsorCategoriesListQuery = { list: { nodes: Array<{ id: number, name: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SponsorCategoriesCreateMutationVariables = {
  input: Schema.CreateSponsorCategoryInput;
};

export type SponsorCategoriesCreateMutation = { result: { changeId: string | null, record: { id: number, name: string } } };

export type SportOptionFragment = { id: number, name: string };

export type CompetitivenessOptionFragment = { id: number, name: string };

export type OrganizationTypeOptionFragment = { id: number, name: string };

export type SocialMediaChannelOptionFragment = { id: number, name: string };

export type SportsManagementSoftwareOptionFragment = { id: number, name: string };

export type CapabilityOptionFragment = { id: number, name: string };

export type SponsorCategoryOptionFragment = { id: number, name: string };

export const SportsListDocument = { id: '90-xCskHPc', name: 'SportsList', kind: 'query' } as TypedDocument<SportsListQuery, SportsListQueryVariables>;
export const CompetitivenessesListDocument = { id: 'VXDVEmhQla', name: 'CompetitivenessesList', kind: 'query' } as TypedDocument<CompetitivenessesListQuery, CompetitivenessesListQueryVariables>;
export const OrganizationTypesListDocument = { id: 'cC_F227Bql', name: 'OrganizationTypesList', kind: 'query' } as TypedDocument<OrganizationTypesListQuery, OrganizationTypesListQueryVariables>;
export const SocialMediaChannelsListDocument = { id: 'E_H_G1yi-D', name: 'SocialMediaChannelsList', kind: 'query' } as TypedDocument<SocialMediaChannelsListQuery, SocialMediaChannelsListQueryVariables>;
export const SportsManagementSoftwaresListDocument = { id: 'tFe874pVzd', name: 'SportsManagementSoftwaresList', kind: 'query' } as TypedDocument<SportsManagementSoftwaresListQuery, SportsManagementSoftwaresListQueryVariables>;
export const CapabilitiesListDocument = { id: 'FOJ1_RUh91', name: 'CapabilitiesList', kind: 'query' } as TypedDocument<CapabilitiesListQuery, CapabilitiesListQueryVariables>;
export const CapabilitiesManyDocument = { id: 'DuJ4obBDxA', name: 'CapabilitiesMany', kind: 'query' } as TypedDocument<CapabilitiesManyQuery, CapabilitiesManyQueryVariables>;
export const SponsorCategoriesListDocument = { id: '3qzbIQZHjx', name: 'SponsorCategoriesList', kind: 'query' } as TypedDocument<SponsorCategoriesListQuery, SponsorCategoriesListQueryVariables>;
export const SponsorCategoriesCreateDocument = { id: '1TL5igZ5Vt', name: 'SponsorCategoriesCreate', kind: 'mutation' } as TypedDocument<SponsorCategoriesCreateMutation, SponsorCategoriesCreateMutationVariables>;
