/** What was promised of campaigns, and what is delivered. */
import type { DashboardDeliveryQuery } from '../shared/delivery/generated/graphql.ts';

/** What the section loads, except its reach. */
export type DeliveryData = Omit<DashboardDeliveryQuery, 'reach'>;

/** An asset of a campaign: 30 confirmed, a third of them proven. */
export const delivery = (id: number, change: Partial<DeliveryData['dashboardDeliveries'][number]> = {}) => ({
  id,
  capabilityName: `Asset ${id}`,
  contracted: 40,
  confirmed: 30,
  unconfirmed: 10,
  extra: 0,
  proven: 10,
  inReview: 0,
  notDelivered: 0,
  late: 0,
  due: 20,
  nextDueOn: null,
  ...change,
});

/** The goal of a campaign: 70 leagues, 60 of them confirmed. */
export const target = (id: number, change: Partial<DeliveryData['dashboardSummaries'][number]> = {}) => ({
  id,
  target: 70,
  confirmed: 60,
  unconfirmed: 10,
  extra: 0,
  confirmedInFourWeeks: 20,
  goalDate: '2030-03-15',
  reachedOn: null,
  dollarsContracted: null,
  dollarsForLeagues: null,
  forecastLow: null,
  forecastHigh: null,
  forecastOn: null,
  ...change,
});
