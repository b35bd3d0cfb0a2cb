// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type LeaguePhotosFragment = { id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null, photos: Array<{ id: number, fullSizeUrl: string | null, thumbnailUrl: string | null }> };

export type CampaignDashboardQueryVariables = { [key: string]: never; };

export type CampaignDashboardQuery = { organizationsCount: number, dashboardCampaigns: Array<{ id: number, name: string | null, season: Schema.Season | null, year: number | null, sponsorName: string | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressions: number | null, impressionsEnteredAt: string | null, onlyStates: Array<string | null> | null, sponsorLogoUrl: string | null }>, programs: { totalCount: number }, leaguePhotos: Array<{ id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null, photos: Array<{ id: number, fullSizeUrl: string | null, thumbnailUrl: string | null }> }>, photos: { totalCount: number }, featuredPhotos: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, notes: { nodes: Array<{ id: number, title: string | null, body: string | null, datedOn: string | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, dashboardTestimonials: Array<{ id: number, quote: string | null, attribution: string | null }>, dashboardStatistics: Array<{ id: number, name: string | null, number: string | null, description: string | null, iconName: Schema.StatisticIcon | null, numberEnteredAt: string | null }>, dashboardCreativeContents: Array<{ id: number, name: string | null, content: string | null }>, dashboardCreativeFiles: Array<{ id: number, name: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }> };

export type CampaignLeaguePhotosQueryVariables = {
  offerIds: Array<number> | number;
};

export type CampaignLeaguePhotosQuery = { leaguePhotos: Array<{ id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null, photos: Array<{ id: number, fullSizeUrl: string | null, thumbnailUrl: string | null }> }> };

export type FeaturedPhotosPageFragment = { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type DashboardNotesPageFragment = { nodes: Array<{ id: number, title: string | null, body: string | null, datedOn: string | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export const CampaignDashboardDocument = { id: 'LE4fGChTkH', name: 'CampaignDashboard', kind: 'query' } as TypedDocument<CampaignDashboardQuery, CampaignDashboardQueryVariables>;
export const CampaignLeaguePhotosDocument = { id: 'TZ9FXqBYPs', name: 'CampaignLeaguePhotos', kind: 'query' } as TypedDocument<CampaignLeaguePhotosQuery, CampaignLeaguePhotosQueryVariables>;
