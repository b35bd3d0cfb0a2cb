// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type SeasonCampaignsPageFragment = { nodes: Array<{ id: number, name: string | null, impressions: number | null, impressionsEnteredAt: string | null, onlyStates: Array<string | null> | null, statistics: Array<{ id: number, name: string | null, number: string | null, description: string | null, iconName: Schema.StatisticIcon | null, numberEnteredAt: string | null }>, testimonials: Array<{ id: number, quote: string | null, attribution: string | null }>, creativeFiles: Array<{ id: number, name: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }>, creativeContents: Array<{ id: number, name: string | null, content: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type SeasonalDashboardQueryVariables = {
  season: Schema.Season;
  year: number;
};

export type SeasonalDashboardQuery = { seasonalGoal: string | null, organizationsCount: number, sponsors: Array<{ id: number, name: string | null, logoUrl: string | null }>, campaigns: { totalCount: number, nodes: Array<{ id: number, name: string | null, impressions: number | null, impressionsEnteredAt: string | null, onlyStates: Array<string | null> | null, statistics: Array<{ id: number, name: string | null, number: string | null, description: string | null, iconName: Schema.StatisticIcon | null, numberEnteredAt: string | null }>, testimonials: Array<{ id: number, quote: string | null, attribution: string | null }>, creativeFiles: Array<{ id: number, name: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }>, creativeContents: Array<{ id: number, name: string | null, content: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, programs: { totalCount: number }, photos: { totalCount: number } };

export type SeasonalCampaignsQueryVariables = {
  season: Schema.Season;
  year: number;
  cursor?: string | null | undefined;
};

export type SeasonalCampaignsQuery = { campaignsConnection: { nodes: Array<{ id: number, name: string | null, impressions: number | null, impressionsEnteredAt: string | null, onlyStates: Array<string | null> | null, statistics: Array<{ id: number, name: string | null, number: string | null, description: string | null, iconName: Schema.StatisticIcon | null, numberEnteredAt: string | null }>, testimonials: Array<{ id: number, quote: string | null, attribution: string | null }>, creativeFiles: Array<{ id: number, name: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }>, creativeContents: Array<{ id: number, name: string | null, content: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SeasonalCampaignVerificationsQueryVariables = {
  season: Schema.Season;
  year: number;
  cursor?: string | null | undefined;
};

export type SeasonalCampaignVerificationsQuery = { campaignsConnection: { nodes: Array<{ id: number, name: string | null, leagues: Array<{ id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SeasonLeaguePhotosQueryVariables = {
  offerIds: Array<number> | number;
};

export type SeasonLeaguePhotosQuery = { leaguePhotos: Array<{ id: number, organizationName: string | null, city: string | null, state: string | null, photos: Array<{ id: number, fullSizeUrl: string | null }> }> };

export const SeasonalDashboardDocument = { id: 'hoKPQsotig', name: 'SeasonalDashboard', kind: 'query' } as TypedDocument<SeasonalDashboardQuery, SeasonalDashboardQueryVariables>;
export const SeasonalCampaignsDocument = { id: 'vqgXuCeyRp', name: 'SeasonalCampaigns', kind: 'query' } as TypedDocument<SeasonalCampaignsQuery, SeasonalCampaignsQueryVariables>;
export const SeasonalCampaignVerificationsDocument = { id: 'aU9LWY2ZFx', name: 'SeasonalCampaignVerifications', kind: 'query' } as TypedDocument<SeasonalCampaignVerificationsQuery, SeasonalCampaignVerificationsQueryVariables>;
export const SeasonLeaguePhotosDocument = { id: 'o2jFraW_kl', name: 'SeasonLeaguePhotos', kind: 'query' } as TypedDocument<SeasonLeaguePhotosQuery, SeasonLeaguePhotosQueryVariables>;
