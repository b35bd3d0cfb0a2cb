import type {
  SeasonalCampaignVerificationsQuery,
  SeasonalDashboardQuery,
  SeasonalDashboardQueryVariables,
  SeasonCampaignsPageFragment,
} from './generated/graphql.ts';

export type SeasonalDashboardData = SeasonalDashboardQuery;
export type SeasonVariables = SeasonalDashboardQueryVariables;
export type SeasonCampaign = SeasonCampaignsPageFragment['nodes'][number];
type CampaignLeagues = NonNullable<SeasonalCampaignVerificationsQuery['campaignsConnection']>['nodes'][number];
export type SeasonLeague = CampaignLeagues['leagues'][number];
