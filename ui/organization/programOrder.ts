import { seasonOrder } from '../formats.ts';

/** By start, the latest first, those without one last; then winter to fall (B-123, B-139). */
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

/** Whether a program is over: hidden until all are asked for (B-124, L-344). */
export const isEnded = ({ dataConfidence }: { dataConfidence: string | null }): boolean =>
  dataConfidence?.toLowerCase() === 'ended';
