/** Sums of what was promised and delivered, as dashboards and recaps show them. */

/** What the states of proof are called. */
export const proofLabels = {
  proven: 'Proven',
  in_review: 'In review',
  due: 'Due',
  late: 'Late',
  not_delivered: 'Not delivered',
} as const;

/** Why no photo of a program or asset is shown, by the API's `photoAbsence`. */
export const photoAbsences: Readonly<Record<string, string>> = {
  none: 'None yet',
  in_review: 'Waiting for our review',
  hidden: 'Hidden by our team',
  unreleased: 'No release stated',
};

/** How assets are counted, for people who ask. */
export const howWeCount =
  'Confirmed is what leagues have accepted. It is proven once our team has accepted a photo for each of its dates, in review while a photo waits for our team, late once a date has passed without one, and not delivered if the league could not do it. The rest is due. Each campaign counts by itself: what one has in addition is extra and never makes up for what another lacks.';

/** The same with a note where the sponsor is not shown what is late: hidden is not the same as none. */
export const howWeCountOf = ({ lateHidden }: Pick<DeliveryCounts, 'lateHidden'>): string =>
  lateHidden ? `${howWeCount} Where it is not shown to you which assets are late, they count as due.` : howWeCount;

/** What the contracts of several campaigns come to in dollars; null without any. `scope` says so if it is not of all campaigns. */
export function contractOf(dollars: readonly (number | null)[]): { dollars: number; scope: string } | null {
  const known = dollars.filter((amount) => amount !== null && amount > 0);
  if (known.length === 0) return null;
  const scope = known.length < dollars.length ? ` for ${known.length} of ${dollars.length} campaigns` : '';
  return { dollars: known.reduce<number>((sum, amount) => sum + Number(amount), 0), scope };
}

/** How much of an asset was promised and is confirmed, and what has become of it; the parts add up to `confirmed`. */
export interface DeliveryCounts {
  name: string;
  /** What the sponsor's contract says; null if it names no number. */
  contracted: number | null;
  confirmed: number;
  /** Promised and not confirmed, by campaign. */
  unconfirmed: number;
  /** Confirmed beyond what was promised, by campaign. */
  extra: number;
  proven: number;
  inReview: number;
  due: number;
  late: number;
  notDelivered: number;
  /** True if the sponsor is not shown what is late in one of the campaigns: it counts as due there. */
  lateHidden?: boolean;
}

const parts = ['confirmed', 'unconfirmed', 'extra', 'proven', 'inReview', 'due', 'late', 'notDelivered'] as const;

/** The sum of several rows under one name. */
export function sumOfDeliveries(name: string, rows: readonly DeliveryCounts[]): DeliveryCounts {
  const none = Object.fromEntries(parts.map((part) => [part, 0])) as Record<(typeof parts)[number], number>;
  const sum: DeliveryCounts = { name, contracted: null, ...none };
  for (const row of rows) {
    for (const part of parts) sum[part] += row[part];
    if (row.lateHidden) sum.lateHidden = true;
    if (row.contracted !== null) sum.contracted = (sum.contracted ?? 0) + row.contracted;
  }
  return sum;
}

/** Shown instead of a count of 0 that is not known to the sponsor; null otherwise. */
export const notShown = (row: DeliveryCounts, part: string): string | null =>
  part === 'late' && row.lateHidden && row.late === 0 ? 'Not shown' : null;

/** A row for each asset over all campaigns, made by `sumOf`, in the order in which assets first appear. */
export function deliveriesByAsset<Row extends DeliveryCounts>(
  rows: readonly Row[],
  sumOf: (name: string, rows: readonly Row[]) => Row,
): Row[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) =>
    sumOf(
      name,
      rows.filter((row) => row.name === name),
    ),
  );
}
