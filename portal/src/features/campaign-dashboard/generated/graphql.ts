// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type StatisticIcon =
  | 'bowl'
  | 'emoji_happy'
  | 'facebook'
  | 'flag'
  | 'home'
  | 'light_bulb'
  | 'location'
  | 'man'
  | 'newsletter'
  | 'pie_chart'
  | 'plus'
  | 'publish'
  | 'thumbs_up'
  | 'ticket'
  | 'trophy'
  | 'users';

export type LeaguePhotosFragment = { id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null, photos: Array<{ id: number, fullSizeUrl: string | null, thumbnailUrl: string | null }> };

export type FeaturedPhotosPageFragment = { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type DashboardNotesPageFragment = { nodes: Array<{ id: number, title: string | null, body: string | null, datedOn: string | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type CampaignDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type CampaignDashboardQuery = { organizationsCount: number, dashboardCampaigns: Array<{ id: number, name: string | null, season: Season | null, year: number | null, sponsorName: string | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressions: number | null, impressionsEnteredAt: string | null, onlyStates: Array<string | null> | null, sponsorLogoUrl: string | null }>, programs: { totalCount: number }, leaguePhotos: Array<{ id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null, photos: Array<{ id: number, fullSizeUrl: string | null, thumbnailUrl: string | null }> }>, photos: { totalCount: number }, featuredPhotos: { nodes: Array<{ id: number, thumbnailUrl: string | null, fullSizeUrl: string | null, createdAt: string | null, league: { organizationName: string | null, city: string | null, state: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, notes: { nodes: Array<{ id: number, title: string | null, body: string | null, datedOn: string | null, campaign: { id: number, name: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, dashboardTestimonials: Array<{ id: number, quote: string | null, attribution: string | null }>, dashboardStatistics: Array<{ id: number, name: string | null, number: string | null, description: string | null, iconName: StatisticIcon | null, numberEnteredAt: string | null }>, dashboardCreativeContents: Array<{ id: number, name: string | null, content: string | null }>, dashboardCreativeFiles: Array<{ id: number, name: string | null, fullSizeUrl: string | null, thumbnailUrl: string | null }> };

export type CampaignLeaguePhotosQueryVariables = Exact<{
  offerIds: Array<number> | number;
}>;


export type CampaignLeaguePhotosQuery = { leaguePhotos: Array<{ id: number, organizationId: number | null, organizationName: string | null, sponsorablePropertyName: string | null, city: string | null, state: string | null, photos: Array<{ id: number, fullSizeUrl: string | null, thumbnailUrl: string | null }> }> };

export const CampaignDashboardDocument = { id: "LE4fGChTkH", name: "CampaignDashboard", kind: "query" } as TypedDocument<CampaignDashboardQuery, CampaignDashboardQueryVariables>;
export const CampaignLeaguePhotosDocument = { id: "TZ9FXqBYPs", name: "CampaignLeaguePhotos", kind: "query" } as TypedDocument<CampaignLeaguePhotosQuery, CampaignLeaguePhotosQueryVariables>;
