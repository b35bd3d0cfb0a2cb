// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type LikelyDuplicatesQueryVariables = {
  name: string;
  locations?: Array<string | null | undefined> | string | null | undefined;
  contactEmail?: string | null | undefined;
  websiteUrl?: string | null | undefined;
  sportIds?: Array<number | null | undefined> | number | null | undefined;
};

export type LikelyDuplicatesQuery = { likelyDuplicates: Array<{ organizationId: number, name: string, city: string | null, state: string | null, score: number, reasons: Array<Schema.DuplicateReason> }> };

export type LikelySponsorsQueryVariables = {
  name: string;
};

export type LikelySponsorsQuery = { likelySponsors: Array<{ sponsorId: number, name: string, score: number }> };

export type DuplicateSideFragment = { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null };

export type DuplicateRowFragment = { id: number, score: number, reasons: Array<Schema.DuplicateReason>, foundAt: string, dismissedAt: string | null, organization: { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null }, otherOrganization: { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null } };

export type DuplicateOrganizationsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.DuplicateOrganizationOrderBy> | Schema.DuplicateOrganizationOrderBy | null | undefined;
  filter?: Schema.DuplicateOrganizationWhere | null | undefined;
};

export type DuplicateOrganizationsListQuery = { list: { nodes: Array<{ id: number, score: number, reasons: Array<Schema.DuplicateReason>, foundAt: string, dismissedAt: string | null, organization: { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null }, otherOrganization: { id: number, name: string, city: string | null, state: string | null, websiteUrl: string | null, contactEmail: string | null, contactPhone: string | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type DuplicateOrganizationsTotalQueryVariables = {
  filter?: Schema.DuplicateOrganizationWhere | null | undefined;
};

export type DuplicateOrganizationsTotalQuery = { list: { totalCount: number } };

export type DismissDuplicateMutationVariables = {
  input: Schema.DismissDuplicateInput;
};

export type DismissDuplicateMutation = { dismissDuplicate: { changeId: string | null } };

export type MergePreviewQueryVariables = {
  survivorId: number;
  mergedId: number;
};

export type MergePreviewQuery = { mergePreview: { survivorId: number, survivorName: string, mergedId: number, mergedName: string, obstacles: Array<string>, stays: Array<string>, fields: Array<{ name: string, survivorText: string | null, mergedText: string | null, choice: string, choices: Array<string>, leagueIsTold: boolean }>, moves: Array<{ tableName: string, count: number }>, bothHave: Array<{ tableName: string, count: number }> }, survivor: { id: number, city: string | null, state: string | null, createdAt: string } | null, merged: { id: number, city: string | null, state: string | null, createdAt: string } | null };

export type MergeSideFragment = { id: number, city: string | null, state: string | null, createdAt: string };

export type MergeOrganizationsMutationVariables = {
  input: Schema.MergeOrganizationsInput;
};

export type MergeOrganizationsMutation = { mergeOrganizations: { changeId: string | null, merge: { id: number, survivorId: number, survivorName: string, mergedId: number, mergedName: string, mergedAt: string, mergedBy: string | null, unmergedAt: string | null, unmergedBy: string | null, until: string, obstacle: string | null } } };

export type UnmergeOrganizationsMutationVariables = {
  input: Schema.UnmergeOrganizationsInput;
};

export type UnmergeOrganizationsMutation = { unmergeOrganizations: { result: { organizationId: number, survivorId: number, leftBehind: Array<{ tableName: string, rowId: string | null, label: string | null, reason: string }> } } };

export type OrganizationMergesQueryVariables = {
  organizationId: number;
};

export type OrganizationMergesQuery = { organizationMerges: Array<{ id: number, survivorId: number, survivorName: string, mergedId: number, mergedName: string, mergedAt: string, mergedBy: string | null, unmergedAt: string | null, unmergedBy: string | null, until: string, obstacle: string | null }> };

export type MergeFragment = { id: number, survivorId: number, survivorName: string, mergedId: number, mergedName: string, mergedAt: string, mergedBy: string | null, unmergedAt: string | null, unmergedBy: string | null, until: string, obstacle: string | null };

export const LikelyDuplicatesDocument = { id: '4R93MnGr9R', name: 'LikelyDuplicates', kind: 'query' } as TypedDocument<LikelyDuplicatesQuery, LikelyDuplicatesQueryVariables>;
export const LikelySponsorsDocument = { id: 'NL5uuVQ4Ac', name: 'LikelySponsors', kind: 'query' } as TypedDocument<LikelySponsorsQuery, LikelySponsorsQueryVariables>;
export const DuplicateOrganizationsListDocument = { id: 'Kl_OnEbRem', name: 'DuplicateOrganizationsList', kind: 'query' } as TypedDocument<DuplicateOrganizationsListQuery, DuplicateOrganizationsListQueryVariables>;
export const DuplicateOrganizationsTotalDocument = { id: 'x_xXiiG5pR', name: 'DuplicateOrganizationsTotal', kind: 'query' } as TypedDocument<DuplicateOrganizationsTotalQuery, DuplicateOrganizationsTotalQueryVariables>;
export const DismissDuplicateDocument = { id: 'nauiDUGab-', name: 'DismissDuplicate', kind: 'mutation' } as TypedDocument<DismissDuplicateMutation, DismissDuplicateMutationVariables>;
export const MergePreviewDocument = { id: 'ywM_BFX0v-', name: 'MergePreview', kind: 'query' } as TypedDocument<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeOrganizationsDocument = { id: 'EP_3A_bcHA', name: 'MergeOrganizations', kind: 'mutation' } as TypedDocument<MergeOrganizationsMutation, MergeOrganizationsMutationVariables>;
export const UnmergeOrganizationsDocument = { id: 'x32sKEtCCD', name: 'UnmergeOrganizations', kind: 'mutation' } as TypedDocument<UnmergeOrganizationsMutation, UnmergeOrganizationsMutationVariables>;
export const OrganizationMergesDocument = { id: 'F1FA-N8mW3', name: 'OrganizationMerges', kind: 'query' } as TypedDocument<OrganizationMergesQuery, OrganizationMergesQueryVariables>;
