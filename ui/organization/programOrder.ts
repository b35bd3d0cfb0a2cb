import { seasonOrder } from '../formats.ts';

/** Sorts by start, latest first, missing ones last; then by season, winter to fall (B-123, B-139). */
export function byStart(
  a: { startDate: string | null; season: string },
  b: { startDate: string | null; season: string },
): number {
  if (a.startDate !== b.startDate) {
    if (!a.startDate) return 1;
    if (!b.startDate) return -1;
    return a.startDate < b.startDate ? 1 : -1;
  }
  return seasonOrder(a.season) - seasonOrder(b.season);
}

/** True if a program is over: hidden until the user shows all (B-124, L-344). */
export const isEnded = ({ dataConfidence }: { dataConfidence: string | null }): boolean =>
  dataConfidence?.toLowerCase() === 'ended';
