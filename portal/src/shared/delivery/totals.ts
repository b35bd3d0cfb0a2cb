/** Sums of what a dashboard link's campaigns promised and delivered, and the pace to their target. */
import { addDays } from '../../../../ui/formats.ts';
import type { DashboardDeliveryQuery } from './generated/graphql.ts';

type DeliveryRow = DashboardDeliveryQuery['dashboardDeliveries'][number];
type TargetRow = DashboardDeliveryQuery['dashboardSummaries'][number];

/** How much of an asset was promised and is confirmed, and what has become of it; the parts add up to `confirmed`. */
export interface Delivery {
  name: string;
  /** What the sponsor's contract says; null if it names no number. */
  contracted: number | null;
  confirmed: number;
  proven: number;
  due: number;
  late: number;
  notDelivered: number;
  /** The next deadline of a photo, YYYY-MM-DD; null if there is none, or staff do not show dates. */
  nextDueOn: string | null;
}

const parts = ['confirmed', 'proven', 'due', 'late', 'notDelivered'] as const;

const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one;

/** The sum of several rows under one name. */
export function sumOf(name: string, rows: readonly Delivery[]): Delivery {
  const sum: Delivery = {
    name,
    contracted: null,
    confirmed: 0,
    proven: 0,
    due: 0,
    late: 0,
    notDelivered: 0,
    nextDueOn: null,
  };
  for (const row of rows) {
    for (const part of parts) sum[part] += row[part];
    if (row.contracted !== null) sum.contracted = (sum.contracted ?? 0) + row.contracted;
    sum.nextDueOn = earlier(sum.nextDueOn, row.nextDueOn);
  }
  return sum;
}

/** A row for each asset, over all campaigns, in the order of the first campaign that has it. */
export function byAsset(rows: readonly DeliveryRow[]): Delivery[] {
  const groups = new Map<string, Delivery[]>();
  for (const row of rows) {
    const name = row.capabilityName ?? '';
    const delivery: Delivery = {
      name,
      contracted: row.contracted,
      confirmed: row.confirmed ?? 0,
      proven: row.proven ?? 0,
      due: row.due ?? 0,
      late: row.late ?? 0,
      notDelivered: row.notDelivered ?? 0,
      nextDueOn: row.nextDueOn,
    };
    groups.set(name, [...(groups.get(name) ?? []), delivery]);
  }
  return [...groups].map(([name, all]) => sumOf(name, all));
}

/** Sponsorships confirmed of those planned. Dates YYYY-MM-DD, dollars; null where unknown, or where staff do not show them. */
export interface Target {
  target: number | null;
  confirmed: number;
  perWeek: number;
  goalDate: string | null;
  reachedOn: string | null;
  dollarsContracted: number | null;
  dollarsForLeagues: number | null;
}

const total = (values: readonly (number | string | null)[]): number | null =>
  values.every((value) => value === null) ? null : values.reduce<number>((sum, value) => sum + Number(value ?? 0), 0);

/** The targets of several campaigns together; dates only of a single campaign. */
export function targetOf(rows: readonly TargetRow[]): Target {
  const single = rows.length === 1 ? rows[0] : undefined;
  return {
    target: total(rows.map(({ target }) => target)),
    confirmed: total(rows.map(({ confirmed }) => confirmed)) ?? 0,
    perWeek: (total(rows.map(({ confirmedInFourWeeks }) => confirmedInFourWeeks)) ?? 0) / 4,
    goalDate: single?.goalDate ?? null,
    reachedOn: single?.reachedOn ?? null,
    dollarsContracted: total(rows.map(({ dollarsContracted }) => dollarsContracted)),
    dollarsForLeagues: total(rows.map(({ dollarsForLeagues }) => dollarsForLeagues)),
  };
}

/** The day on which the target is reached at the pace of the last four weeks; null if it is reached, or the pace is zero. */
export function reachedAt({ target, confirmed, perWeek }: Target, today: string): string | null {
  const left = (target ?? 0) - confirmed;
  return left > 0 && perWeek > 0 ? addDays(today, Math.ceil((left / perWeek) * 7)) : null;
}
