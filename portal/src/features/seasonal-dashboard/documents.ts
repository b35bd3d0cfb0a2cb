/** The calls of the seasonal dashboard: fixed, harmless columns of the season that the link names (S-208, S-210, S-213). */
import { gql } from '../../../../ui/graphql.ts';
import type { Page } from '../../lib/usePages.ts';
import type {
  DashboardFile,
  DashboardStatistic,
  DashboardTestimonial,
  DashboardText,
} from '../campaign-dashboard/documents.ts';

export interface SeasonCampaign {
  id: number;
  name: string;
  impressions: number | null;
  statistics: DashboardStatistic[];
  testimonials: DashboardTestimonial[];
  creativeFiles: DashboardFile[];
  creativeContents: DashboardText[];
}

export interface SeasonalDashboardData {
  sponsors: { id: number; name: string; logoUrl: string | null }[];
  seasonalGoal: string | null;
  /** The first ten (S-437). */
  campaigns: Page<SeasonCampaign> & { totalCount: number };
  leagues: { totalCount: number };
  photos: { totalCount: number };
}

export interface SeasonVariables {
  season: string;
  year: number;
}

const tenCampaigns =
  'filter: {season: {equalTo: $season}, year: {equalTo: $year}}, first: 10, orderBy: [NAME_ASC, ID_ASC]';
/** What the tabs show of ten campaigns; the newest three testimonials of each (S-219). */
const pageOfCampaigns = `
    nodes {
      id name impressions
      statistics(orderBy: [ID_ASC]) { id name number description iconName }
      testimonials(orderBy: [CREATED_AT_DESC, ID_DESC], first: 3) { id quote attribution }
      creativeFiles(orderBy: [ID_ASC]) { id name fullSizeUrl thumbnailUrl }
      creativeContents(orderBy: [ID_ASC]) { id name content }
    }
    pageInfo { hasNextPage endCursor }`;

/** Everything but photos and map, and the first ten campaigns. */
export const seasonalDashboard = gql<
  SeasonalDashboardData,
  SeasonVariables
>(`query SeasonalDashboard($season: Season!, $year: Int!) {
  sponsors: dashboardSponsors { id name logoUrl: logoThumbnailUrl }
  seasonalGoal: dashboardGoalBody
  campaigns: dashboardCampaignsConnection(${tenCampaigns}) {
    totalCount${pageOfCampaigns}
  }
  leagues: dashboardLeaguesConnection { totalCount }
  photos: dashboardPhotosConnection { totalCount }
}`);

/** The next ten campaigns (S-437). */
export const seasonalCampaigns = gql<
  { campaignsConnection: Page<SeasonCampaign> },
  SeasonVariables & { cursor: string | null }
>(`query SeasonalCampaigns($season: Season!, $year: Int!, $cursor: Cursor) {
  campaignsConnection: dashboardCampaignsConnection(${tenCampaigns}, after: $cursor) {${pageOfCampaigns}
  }
}`);

export interface SeasonLeague {
  id: number;
  organizationName: string;
  sponsorablePropertyName: string;
  city: string | null;
  state: string | null;
  lat: number | null;
  lon: number | null;
}

/** Ten campaigns with their leagues at a time (S-213). */
export const seasonalCampaignVerifications = gql<
  { campaignsConnection: Page<{ id: number; name: string; leagues: SeasonLeague[] }> },
  SeasonVariables & { cursor: string | null }
>(`query SeasonalCampaignVerifications($season: Season!, $year: Int!, $cursor: Cursor) {
  campaignsConnection: dashboardCampaignsConnection(filter: {season: {equalTo: $season}, year: {equalTo: $year}}, first: 10, after: $cursor, orderBy: [NAME_ASC, ID_ASC]) {
    nodes { id name leagues { id organizationName sponsorablePropertyName city state lat lon } }
    pageInfo { hasNextPage endCursor }
  }
}`);
