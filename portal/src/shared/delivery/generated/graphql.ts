// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

export type DeliveryFragment = { id: number, capabilityName: string | null, contracted: number | null, confirmed: number | null, unconfirmed: number | null, extra: number | null, proven: number | null, inReview: number | null, notDelivered: number | null, late: number | null, due: number | null, nextDueOn: string | null };

export type DashboardDeliveryQueryVariables = { [key: string]: never; };

export type DashboardDeliveryQuery = { dashboardSummaries: Array<{ id: number, target: number | null, confirmed: number | null, unconfirmed: number | null, extra: number | null, confirmedInFourWeeks: number | null, goalDate: string | null, reachedOn: string | null, dollarsContracted: number | null, dollarsForLeagues: string | null, forecastLow: number | null, forecastHigh: number | null, forecastOn: string | null }>, reach: { statesCount: number, provincesCount: number, totalPlayers: string }, dashboardDeliveries: Array<{ id: number, capabilityName: string | null, contracted: number | null, confirmed: number | null, unconfirmed: number | null, extra: number | null, proven: number | null, inReview: number | null, notDelivered: number | null, late: number | null, due: number | null, nextDueOn: string | null }> };

export const DashboardDeliveryDocument = { id: '3EVB-nlalC', name: 'DashboardDelivery', kind: 'query' } as TypedDocument<DashboardDeliveryQuery, DashboardDeliveryQueryVariables>;
