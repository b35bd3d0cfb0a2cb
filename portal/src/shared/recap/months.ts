/** The first day of the month after a calendar date: "2026-12-24" → "2027-01-01". */
export function firstOfNextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
