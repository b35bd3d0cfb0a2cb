/** A share of 0.1234 as 12.34 percent. */
export const toPercent = (fraction: string | number | null | undefined): number | null =>
  fraction === null || fraction === undefined || fraction === '' ? null : Math.round(Number(fraction) * 10_000) / 100;

/** 12.34 percent as 0.1234, four decimals (S-089). */
export const toFraction = (percent: number | null | undefined): number | null =>
  percent === null || percent === undefined ? null : Math.round(percent * 100) / 10_000;

/** Share times total spend in dollars, or null when either is missing (S-090). */
export const leagueBudget = (totalSpend: number | null, share: number | null): number | null =>
  totalSpend === null || share === null ? null : totalSpend * share;
