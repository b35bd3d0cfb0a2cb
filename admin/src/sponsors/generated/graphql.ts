// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type SponsorsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.SponsorListItemOrderBy> | Schema.SponsorListItemOrderBy | null | undefined;
  filter?: Schema.SponsorListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type SponsorsListQuery = { list: { nodes: Array<{ id: number, name: string, sortName: string, logoThumbnailUrl: string | null, activeCampaignsCount: number, campaignsCount: number, confirmedValue: string, createdAt: string, updatedAt: string }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SponsorsTotalQueryVariables = {
  filter?: Schema.SponsorListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type SponsorsTotalQuery = { list: { totalCount: number } };

export type InviteSponsorUserMutationVariables = {
  input: Schema.InviteSponsorUserInput;
};

export type InviteSponsorUserMutation = { inviteSponsorUser: { changeId: string | null } };

export type LimitSponsorUserMutationVariables = {
  input: Schema.LimitSponsorUserInput;
};

export type LimitSponsorUserMutation = { limitSponsorUser: { changeId: string | null } };

export type SponsorsOneQueryVariables = {
  id: number;
};

export type SponsorsOneQuery = { record: { id: number, version: number, name: string, categoryId: number | null, logoThumbnailUrl: string | null, logoFullSizeUrl: string | null, campaigns: Array<{ id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, leagueBudget: string | null }>, sponsorUsers: Array<{ states: Array<string> | null, campaignIds: Array<number> | null, user: { id: number, email: string, name: string | null, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null } }> } | null };

export type SponsorsUpdateMutationVariables = {
  input: Schema.UpdateSponsorInput;
};

export type SponsorsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, categoryId: number | null, logoThumbnailUrl: string | null, logoFullSizeUrl: string | null, campaigns: Array<{ id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, leagueBudget: string | null }>, sponsorUsers: Array<{ states: Array<string> | null, campaignIds: Array<number> | null, user: { id: number, email: string, name: string | null, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null } }> } } };

export type SponsorsManyQueryVariables = {
  ids: Array<number> | number;
};

export type SponsorsManyQuery = { list: Array<{ id: number, name: string }> };

export type SeasonalGoalsCreateMutationVariables = {
  input: Schema.CreateSeasonalGoalInput;
};

export type SeasonalGoalsCreateMutation = { result: { changeId: string | null, record: { id: number } } };

export type SeasonalGoalsUpdateMutationVariables = {
  input: Schema.UpdateSeasonalGoalInput;
};

export type SeasonalGoalsUpdateMutation = { result: { changeId: string | null, record: { id: number } } };

export type SponsorListRowFragment = { id: number, name: string, sortName: string, logoThumbnailUrl: string | null, activeCampaignsCount: number, campaignsCount: number, confirmedValue: string, createdAt: string, updatedAt: string };

export type CampaignSummaryFragment = { id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, leagueBudget: string | null };

export type SponsorRecordFragment = { id: number, version: number, name: string, categoryId: number | null, logoThumbnailUrl: string | null, logoFullSizeUrl: string | null, campaigns: Array<{ id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, leagueBudget: string | null }>, sponsorUsers: Array<{ states: Array<string> | null, campaignIds: Array<number> | null, user: { id: number, email: string, name: string | null, status: Schema.UserStatus, lastLogin: string | null, openInvitationId: number | null } }> };

export type SponsorReferenceFragment = { id: number, name: string };

export type SeasonalGoalIdFragment = { id: number };

export type SearchCampaignsQueryVariables = {
  query: string;
};

export type SearchCampaignsQuery = { searchCampaigns: Array<{ id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, leagueBudget: string | null, sponsor: { id: number, name: string } }> };

export type SeasonalGoalQueryVariables = {
  sponsorId: number;
  season: Schema.Season;
  year: number;
};

export type SeasonalGoalQuery = { seasonalGoal: { id: number, version: number, sponsorFacingGoalBody: string } | null };

export type DissociateSponsorUserMutationVariables = {
  input: Schema.DissociateUserAndSponsorInput;
};

export type DissociateSponsorUserMutation = { dissociateUserAndSponsor: { changeId: string | null, clientMutationId: string | null } };

export type SponsorQueryVariables = {
  id: number;
};

export type SponsorQuery = { sponsor: { id: number, campaigns: Array<{ id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, leagueBudget: string | null }> } | null };

export const SponsorsListDocument = { id: 'ZQtZP9nAWK', name: 'SponsorsList', kind: 'query' } as TypedDocument<SponsorsListQuery, SponsorsListQueryVariables>;
export const SponsorsTotalDocument = { id: 'SYfjVwhrlF', name: 'SponsorsTotal', kind: 'query' } as TypedDocument<SponsorsTotalQuery, SponsorsTotalQueryVariables>;
export const InviteSponsorUserDocument = { id: 'TutEgd6-A5', name: 'InviteSponsorUser', kind: 'mutation' } as TypedDocument<InviteSponsorUserMutation, InviteSponsorUserMutationVariables>;
export const LimitSponsorUserDocument = { id: 'jgwYfu5cib', name: 'LimitSponsorUser', kind: 'mutation' } as TypedDocument<LimitSponsorUserMutation, LimitSponsorUserMutationVariables>;
export const SponsorsOneDocument = { id: 'ttaCAPR4hD', name: 'SponsorsOne', kind: 'query' } as TypedDocument<SponsorsOneQuery, SponsorsOneQueryVariables>;
export const SponsorsUpdateDocument = { id: 'NNIA_cL4gR', name: 'SponsorsUpdate', kind: 'mutation' } as TypedDocument<SponsorsUpdateMutation, SponsorsUpdateMutationVariables>;
export const SponsorsManyDocument = { id: 'udniuxSj2J', name: 'SponsorsMany', kind: 'query' } as TypedDocument<SponsorsManyQuery, SponsorsManyQueryVariables>;
export const SeasonalGoalsCreateDocument = { id: '-w3jxPeoem', name: 'SeasonalGoalsCreate', kind: 'mutation' } as TypedDocument<SeasonalGoalsCreateMutation, SeasonalGoalsCreateMutationVariables>;
export const SeasonalGoalsUpdateDocument = { id: 'MK1c3H4EpR', name: 'SeasonalGoalsUpdate', kind: 'mutation' } as TypedDocument<SeasonalGoalsUpdateMutation, SeasonalGoalsUpdateMutationVariables>;
export const SearchCampaignsDocument = { id: 'rar89fa26w', name: 'SearchCampaigns', kind: 'query' } as TypedDocument<SearchCampaignsQuery, SearchCampaignsQueryVariables>;
export const SeasonalGoalDocument = { id: 'BWDJFpBKXz', name: 'SeasonalGoal', kind: 'query' } as TypedDocument<SeasonalGoalQuery, SeasonalGoalQueryVariables>;
export const DissociateSponsorUserDocument = { id: 'e76ftuAa56', name: 'DissociateSponsorUser', kind: 'mutation' } as TypedDocument<DissociateSponsorUserMutation, DissociateSponsorUserMutationVariables>;
export const SponsorDocument = { id: 'uE0KU8Y2G5', name: 'Sponsor', kind: 'query' } as TypedDocument<SponsorQuery, SponsorQueryVariables>;
