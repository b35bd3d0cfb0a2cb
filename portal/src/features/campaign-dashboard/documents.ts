/** The call of the campaign dashboard: fixed, harmless columns only (S-199). */
import { gql } from '../../../../ui/graphql.ts';

export interface DashboardCampaign {
  id: number;
  name: string;
  season: string;
  year: number;
  sponsorName: string;
  sponsorLogoUrl: string | null;
  sponsorFacingGoalTitle: string | null;
  sponsorFacingGoalBody: string | null;
  sponsorFacingGoalImageUrl: string | null;
  sponsorDashboardAdditionalContent: string | null;
  lookerUrl: string | null;
  impressions: number | null;
}

export interface DashboardLeague {
  id: number;
  organizationName: string;
  sponsorablePropertyName: string;
  city: string | null;
  state: string | null;
  lat: number | null;
  lon: number | null;
  numberOfPlayers: number | null;
}

export interface DashboardPhoto {
  id: number;
  offerId: number;
  featured: boolean;
  createdAt: string;
  fullSizeUrl: string;
  thumbnailUrl: string | null;
}

export interface DashboardTestimonial {
  id: number;
  quote: string;
  attribution: string | null;
}

export interface DashboardStatistic {
  id: number;
  name: string;
  number: string | number;
  description: string | null;
  iconName: string | null;
}

export interface DashboardText {
  id: number;
  name: string;
  content: string;
}

export interface DashboardFile {
  id: number;
  name: string;
  fullSizeUrl: string | null;
  thumbnailUrl: string | null;
}

export interface CampaignDashboardData {
  dashboardCampaigns: DashboardCampaign[];
  dashboardLeagues: DashboardLeague[];
  dashboardPhotos: DashboardPhoto[];
  dashboardTestimonials: DashboardTestimonial[];
  dashboardStatistics: DashboardStatistic[];
  dashboardCreativeContents: DashboardText[];
  dashboardCreativeFiles: DashboardFile[];
}

/** Everything the page shows of the one campaign that the link names (S-186 to S-199). */
export const campaignDashboard = gql<CampaignDashboardData>(`query CampaignDashboard {
  dashboardCampaigns {
    id name season year sponsorName sponsorLogoUrl: logoThumbnailUrl sponsorFacingGoalTitle sponsorFacingGoalBody
    sponsorFacingGoalImageUrl sponsorDashboardAdditionalContent lookerUrl impressions
  }
  dashboardLeagues { id organizationName sponsorablePropertyName city state lat lon numberOfPlayers }
  dashboardPhotos { id offerId featured createdAt fullSizeUrl thumbnailUrl }
  dashboardTestimonials { id quote attribution }
  dashboardStatistics { id name number description iconName }
  dashboardCreativeContents { id name content }
  dashboardCreativeFiles { id name fullSizeUrl thumbnailUrl }
}`);
