/** Parts of what the dashboard shows, as the API answers them. */
import type {
  CampaignDashboardQuery,
  FeaturedPhotosPageFragment,
  LeaguePhotosFragment,
  Season,
} from './generated/graphql.ts';

export type CampaignDashboardData = CampaignDashboardQuery;
/** The one campaign of the page, with what names it. */
export type DashboardCampaign = CampaignDashboardQuery['dashboardCampaigns'][number] &
  Record<'name' | 'sponsorName', string> & { season: Season; year: number };
export type DashboardLeague = CampaignDashboardQuery['dashboardLeagues'][number];
export type DashboardTestimonial = CampaignDashboardQuery['dashboardTestimonials'][number];
export type DashboardStatistic = CampaignDashboardQuery['dashboardStatistics'][number];
export type DashboardText = CampaignDashboardQuery['dashboardCreativeContents'][number];
export type DashboardFile = CampaignDashboardQuery['dashboardCreativeFiles'][number];
export type LeaguePhotos = LeaguePhotosFragment;
export type DashboardPhoto = LeaguePhotosFragment['photos'][number];
export type FeaturedPhoto = FeaturedPhotosPageFragment['nodes'][number];

/** Programs whose photos one query answers; the documents say the same number. */
export const programsAtATime = 40;
