// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CampaignForecastQueryVariables = {
  campaignId: number;
};

export type CampaignForecastQuery = { campaignForecast: { day: string, obstacle: string | null, uncertain: boolean, deadline: string, target: number | null, confirmed: number, sent: number, planned: number, low: number | null, median: number | null, high: number | null, chancePercent: number | null, moreOffers: number | null, startsAt: string | null, startLow: number | null, startHigh: number | null, dollarsLow: number | null, dollarsHigh: number | null, proofLowPercent: number | null, proofHighPercent: number | null, available: number | null, changedSince: string | null, confirmedSince: number | null, expectedSince: number | null, emailedSince: number | null, waitingLong: number | null, heldForecasts: number | null, endedForecasts: number | null, endedCampaigns: number, points: Array<{ onDate: string, confirmed: number | null, low: number | null, median: number | null, high: number | null }>, changes: Array<{ reason: Schema.ForecastReason, change: number }> } | null };

export type ComputeCampaignForecastMutationVariables = {
  input: Schema.ComputeCampaignForecastInput;
};

export type ComputeCampaignForecastMutation = { computeCampaignForecast: { forecast: { day: string, obstacle: string | null, uncertain: boolean, deadline: string, target: number | null, confirmed: number, sent: number, planned: number, low: number | null, median: number | null, high: number | null, chancePercent: number | null, moreOffers: number | null, startsAt: string | null, startLow: number | null, startHigh: number | null, dollarsLow: number | null, dollarsHigh: number | null, proofLowPercent: number | null, proofHighPercent: number | null, available: number | null, changedSince: string | null, confirmedSince: number | null, expectedSince: number | null, emailedSince: number | null, waitingLong: number | null, heldForecasts: number | null, endedForecasts: number | null, endedCampaigns: number, points: Array<{ onDate: string, confirmed: number | null, low: number | null, median: number | null, high: number | null }>, changes: Array<{ reason: Schema.ForecastReason, change: number }> } } };

export type SeasonOutlookQueryVariables = {
  season?: Schema.Season | null | undefined;
  year?: number | null | undefined;
  sponsorId?: number | null | undefined;
};

export type SeasonOutlookQuery = { seasonOutlook: { campaigns: number, confirmed: number, target: number | null, pace: number | null, likely: number | null, likelyTarget: number | null, tooEarly: number, spent: string, budget: string | null, proofPercent: number | null, overdueOffers: number, weeks: Array<{ onDate: string, confirmed: number | null, pace: number | null, due: number, proven: number, overdue: number }> } };

export type ForecastFragment = { day: string, obstacle: string | null, uncertain: boolean, deadline: string, target: number | null, confirmed: number, sent: number, planned: number, low: number | null, median: number | null, high: number | null, chancePercent: number | null, moreOffers: number | null, startsAt: string | null, startLow: number | null, startHigh: number | null, dollarsLow: number | null, dollarsHigh: number | null, proofLowPercent: number | null, proofHighPercent: number | null, available: number | null, changedSince: string | null, confirmedSince: number | null, expectedSince: number | null, emailedSince: number | null, waitingLong: number | null, heldForecasts: number | null, endedForecasts: number | null, endedCampaigns: number, points: Array<{ onDate: string, confirmed: number | null, low: number | null, median: number | null, high: number | null }>, changes: Array<{ reason: Schema.ForecastReason, change: number }> };

export const CampaignForecastDocument = { id: 'MvVPgcQlKT', name: 'CampaignForecast', kind: 'query' } as TypedDocument<CampaignForecastQuery, CampaignForecastQueryVariables>;
export const ComputeCampaignForecastDocument = { id: 'B3VMtavRqU', name: 'ComputeCampaignForecast', kind: 'mutation' } as TypedDocument<ComputeCampaignForecastMutation, ComputeCampaignForecastMutationVariables>;
export const SeasonOutlookDocument = { id: '-Gcx8TvRT-', name: 'SeasonOutlook', kind: 'query' } as TypedDocument<SeasonOutlookQuery, SeasonOutlookQueryVariables>;
