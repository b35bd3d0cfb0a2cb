/** Parts of what the dashboard shows, as the API answers them. */
import type { CampaignDashboardQuery, LeaguePhotosFragment, Season } from './generated/graphql.ts';

export type CampaignDashboardData = CampaignDashboardQuery;
/** The one campaign of the page, with what names it. */
export type DashboardCampaign = CampaignDashboardQuery['dashboardCampaigns'][number] &
  Record<'name' | 'sponsorName', string> & { season: Season; year: number };
export type DashboardLeague = CampaignDashboardQuery['dashboardLeagues'][number];
export type DashboardTestimonial = CampaignDashboardQuery['dashboardTestimonials'][number];
export type DashboardText = CampaignDashboardQuery['dashboardCreativeContents'][number];
export type DashboardFile = CampaignDashboardQuery['dashboardCreativeFiles'][number];
export type LeaguePhotos = LeaguePhotosFragment;
export type DashboardPhoto = LeaguePhotosFragment['photos'][number];
