import { seasonOrder } from '../../../ui/formats.ts';
import type { Program } from './types.ts';

/** By start, the latest first, those without one last; then winter to fall (B-123, B-139). */
export function byStart(a: Program, b: Program): number {
  if (a.startDate !== b.startDate) {
    if (!a.startDate) return 1;
    if (!b.startDate) return -1;
    return a.startDate < b.startDate ? 1 : -1;
  }
  return seasonOrder(a.season) - seasonOrder(b.season);
}

export const isEnded = ({ dataConfidence }: { dataConfidence: string }): boolean =>
  dataConfidence.toLowerCase() === 'ended';
