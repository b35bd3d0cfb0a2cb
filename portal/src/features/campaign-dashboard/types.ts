/** Types of the dashboard's data, as the API returns it. */
import type { Season } from '../../../../ui/generated/schema.ts';
import type { CampaignDashboardQuery, LeaguePhotosFragment } from './generated/graphql.ts';

/** The page's campaign, with the names of its sponsor and season. */
export type DashboardCampaign = CampaignDashboardQuery['dashboardCampaigns'][number] &
  Record<'name' | 'sponsorName', string> & { season: Season; year: number };
export type DashboardTestimonial = CampaignDashboardQuery['dashboardTestimonials'][number];
export type DashboardText = CampaignDashboardQuery['dashboardCreativeContents'][number];
export type DashboardFile = CampaignDashboardQuery['dashboardCreativeFiles'][number];
/** A sponsored program with its photos. */
export type DashboardLeague = LeaguePhotosFragment;
export type DashboardPhoto = LeaguePhotosFragment['photos'][number];
