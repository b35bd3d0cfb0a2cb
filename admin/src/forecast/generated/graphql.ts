// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CampaignForecastQueryVariables = {
  campaignId: number;
};

export type CampaignForecastQuery = { campaignForecast: { day: string, obstacle: string | null, uncertain: boolean, deadline: string, target: number | null, confirmed: number, sent: number, unsent: number, low: number | null, median: number | null, high: number | null, chancePercent: number | null, moreOffers: number | null, changedSince: string | null, heldForecasts: number | null, endedForecasts: number | null, endedCampaigns: number, points: Array<{ onDate: string, confirmed: number | null, low: number | null, median: number | null, high: number | null }>, changes: Array<{ reason: Schema.ForecastReason, change: number }> } | null };

export type ComputeCampaignForecastMutationVariables = {
  input: Schema.ComputeCampaignForecastInput;
};

export type ComputeCampaignForecastMutation = { computeCampaignForecast: { forecast: { day: string, obstacle: string | null, uncertain: boolean, deadline: string, target: number | null, confirmed: number, sent: number, unsent: number, low: number | null, median: number | null, high: number | null, chancePercent: number | null, moreOffers: number | null, changedSince: string | null, heldForecasts: number | null, endedForecasts: number | null, endedCampaigns: number, points: Array<{ onDate: string, confirmed: number | null, low: number | null, median: number | null, high: number | null }>, changes: Array<{ reason: Schema.ForecastReason, change: number }> } } };

export type ForecastFragment = { day: string, obstacle: string | null, uncertain: boolean, deadline: string, target: number | null, confirmed: number, sent: number, unsent: number, low: number | null, median: number | null, high: number | null, chancePercent: number | null, moreOffers: number | null, changedSince: string | null, heldForecasts: number | null, endedForecasts: number | null, endedCampaigns: number, points: Array<{ onDate: string, confirmed: number | null, low: number | null, median: number | null, high: number | null }>, changes: Array<{ reason: Schema.ForecastReason, change: number }> };

export const CampaignForecastDocument = { id: '1exIKM810J', name: 'CampaignForecast', kind: 'query' } as TypedDocument<CampaignForecastQuery, CampaignForecastQueryVariables>;
export const ComputeCampaignForecastDocument = { id: 'uG4vvT9P-0', name: 'ComputeCampaignForecast', kind: 'mutation' } as TypedDocument<ComputeCampaignForecastMutation, ComputeCampaignForecastMutationVariables>;
