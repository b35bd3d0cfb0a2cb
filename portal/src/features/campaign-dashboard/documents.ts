/** The calls of the campaign dashboard: fixed, harmless columns only (S-199), and never a whole season's photos at once. */
import { gql } from '../../../../ui/graphql.ts';
import type { Page } from '../../lib/usePages.ts';

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
}

export interface DashboardPhoto {
  id: number;
  fullSizeUrl: string;
  thumbnailUrl: string | null;
}

/** The photos of one league that stand beside it; its id is the offer's. */
export interface LeaguePhotos {
  id: number;
  photos: DashboardPhoto[];
}

export interface FeaturedPhoto extends DashboardPhoto {
  createdAt: string;
  league: { organizationName: string; city: string | null; state: string | null } | null;
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
  /** Of the first leagues. */
  leaguePhotos: LeaguePhotos[];
  photos: { totalCount: number };
  featuredPhotos: Page<FeaturedPhoto>;
  dashboardTestimonials: DashboardTestimonial[];
  dashboardStatistics: DashboardStatistic[];
  dashboardCreativeContents: DashboardText[];
  dashboardCreativeFiles: DashboardFile[];
}

/** Leagues that stand in the list at a time, each with its photos. */
export const leaguesAtATime = 40;

/** At most three photos of a league, the featured ones first (S-196). */
const photosOfLeagues = `first: ${leaguesAtATime}, orderBy: [ID_ASC]) {
    id photos(first: 3, orderBy: [FEATURED_DESC, ID_ASC]) { id fullSizeUrl thumbnailUrl }
  }`;
/** Featured photos, the newest first (S-188, S-210). */
const featured = `filter: {featured: {equalTo: true}}, orderBy: [CREATED_AT_DESC, ID_DESC]`;
const pageOfPhotos = `
    nodes { id thumbnailUrl fullSizeUrl createdAt league { organizationName city state } }
    pageInfo { hasNextPage endCursor }`;

/** What the page shows of the one campaign that the link names (S-186 to S-199). */
export const campaignDashboard = gql<CampaignDashboardData>(`query CampaignDashboard {
  dashboardCampaigns {
    id name season year sponsorName sponsorLogoUrl: logoThumbnailUrl sponsorFacingGoalTitle sponsorFacingGoalBody
    sponsorFacingGoalImageUrl sponsorDashboardAdditionalContent lookerUrl impressions
  }
  dashboardLeagues(orderBy: [ID_ASC]) { id organizationName sponsorablePropertyName city state lat lon }
  leaguePhotos: dashboardLeagues(${photosOfLeagues}
  photos: dashboardPhotosConnection { totalCount }
  featuredPhotos: dashboardPhotosConnection(${featured}, first: 10) {${pageOfPhotos}
  }
  dashboardTestimonials { id quote attribution }
  dashboardStatistics { id name number description iconName }
  dashboardCreativeContents { id name content }
  dashboardCreativeFiles { id name fullSizeUrl thumbnailUrl }
}`);

/** The photos of other leagues of the campaign, by the ids of their offers (S-196). */
export const campaignLeaguePhotos = gql<
  { leaguePhotos: LeaguePhotos[] },
  { offerIds: number[] }
>(`query CampaignLeaguePhotos($offerIds: [Int!]!) {
  leaguePhotos: dashboardLeagues(filter: {id: {in: $offerIds}}, ${photosOfLeagues}
}`);

/** The next ten featured photos of a campaign or of a season (S-188, S-210). */
export const featuredPhotos = gql<
  { featuredPhotos: Page<FeaturedPhoto> },
  { cursor: string | null }
>(`query FeaturedPhotos($cursor: Cursor) {
  featuredPhotos: dashboardPhotosConnection(${featured}, first: 10, after: $cursor) {${pageOfPhotos}
  }
}`);
