/** Sums of what a dashboard link's campaigns promised and delivered, and the pace to their target. */
import { contractOf, type DeliveryCounts, deliveriesByAsset, sumOfDeliveries } from '../../../../ui/delivery.ts';
import { addDays } from '../../../../ui/formats.ts';
import type { DashboardDeliveryQuery } from './generated/graphql.ts';

type DeliveryRow = DashboardDeliveryQuery['dashboardDeliveries'][number];
type TargetRow = DashboardDeliveryQuery['dashboardSummaries'][number];

export interface Delivery extends DeliveryCounts {
  /** The next deadline of a photo, YYYY-MM-DD; null if there is none, or staff do not show dates. */
  nextDueOn: string | null;
}

const earlier = (left: string | null, right: string | null): string | null =>
  left === null || (right !== null && right < left) ? right : left;

/** The sum of several rows under one name. */
export const sumOf = (name: string, rows: readonly Delivery[]): Delivery => ({
  ...sumOfDeliveries(name, rows),
  nextDueOn: rows.reduce<string | null>((first, { nextDueOn }) => earlier(first, nextDueOn), null),
});

/** A row for each asset, over all campaigns, in the order of the first campaign that has it. */
export const byAsset = (rows: readonly DeliveryRow[]): Delivery[] =>
  deliveriesByAsset(
    rows.map((row) => ({
      name: row.capabilityName ?? '',
      contracted: row.contracted,
      confirmed: row.confirmed ?? 0,
      unconfirmed: row.unconfirmed ?? 0,
      extra: row.extra ?? 0,
      proven: row.proven ?? 0,
      inReview: row.inReview ?? 0,
      due: row.due ?? 0,
      late: row.late ?? 0,
      lateHidden: row.late === null,
      notDelivered: row.notDelivered ?? 0,
      nextDueOn: row.nextDueOn,
    })),
    sumOf,
  );

/**
 * Sponsorships confirmed of those planned; missing and extra ones by campaign. Dates YYYY-MM-DD, dollars; null where unknown, or
 * where staff do not show them.
 */
export interface Target {
  target: number | null;
  confirmed: number;
  unconfirmed: number;
  extra: number;
  /** Null for several campaigns: the pace of one says nothing about another. */
  perWeek: number | null;
  goalDate: string | null;
  reachedOn: string | null;
  contract: ReturnType<typeof contractOf>;
  dollarsForLeagues: number | null;
  /** Confirmed by a day in 8 of 10 cases; null for several campaigns, too. */
  forecast: { low: number; high: number; on: string } | null;
}

const total = (values: readonly (number | string | null)[]): number | null =>
  values.every((value) => value === null) ? null : values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);

/** The targets of several campaigns together; dates only of a single campaign. */
export function targetOf(rows: readonly TargetRow[]): Target {
  const single = rows.length === 1 ? rows[0] : undefined;
  return {
    target: total(rows.map(({ target }) => target)),
    confirmed: total(rows.map(({ confirmed }) => confirmed)) ?? 0,
    unconfirmed: total(rows.map(({ unconfirmed }) => unconfirmed)) ?? 0,
    extra: total(rows.map(({ extra }) => extra)) ?? 0,
    perWeek: single ? (single.confirmedInFourWeeks ?? 0) / 4 : null,
    goalDate: single?.goalDate ?? null,
    reachedOn: single?.reachedOn ?? null,
    contract: contractOf(rows.map(({ dollarsContracted }) => dollarsContracted)),
    dollarsForLeagues: total(rows.map(({ dollarsForLeagues }) => dollarsForLeagues)),
    forecast: single?.forecastOn
      ? { low: single.forecastLow ?? 0, high: single.forecastHigh ?? 0, on: single.forecastOn }
      : null,
  };
}

/** The day on which the target is reached at the pace of the last four weeks; null if it is reached, or the pace is zero. */
export function reachedAt({ unconfirmed, perWeek }: Target, today: string): string | null {
  return unconfirmed > 0 && perWeek ? addDays(today, Math.ceil((unconfirmed / perWeek) * 7)) : null;
}
