/** Sums of what was promised and delivered, as dashboards and recaps show them. */

/** What the states of proof are called. */
export const proofLabels = {
  proven: 'Proven',
  due: 'Due',
  late: 'Late',
  not_delivered: 'Not delivered',
} as const;

/** How much of an asset was promised and is confirmed, and what has become of it; the parts add up to `confirmed`. */
export interface DeliveryCounts {
  name: string;
  /** What the sponsor's contract says; null if it names no number. */
  contracted: number | null;
  confirmed: number;
  proven: number;
  due: number;
  late: number;
  notDelivered: number;
}

const parts = ['confirmed', 'proven', 'due', 'late', 'notDelivered'] as const;

/** The sum of several rows under one name. */
export function sumOfDeliveries(name: string, rows: readonly DeliveryCounts[]): DeliveryCounts {
  const sum: DeliveryCounts = { name, contracted: null, confirmed: 0, proven: 0, due: 0, late: 0, notDelivered: 0 };
  for (const row of rows) {
    for (const part of parts) sum[part] += row[part];
    if (row.contracted !== null) sum.contracted = (sum.contracted ?? 0) + row.contracted;
  }
  return sum;
}

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
