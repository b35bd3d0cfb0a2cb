import { useAddressFilters } from '../list/useAddressFilters.ts';
import type { TodayLine } from './kinds.ts';

/** The id of the line of Today that opened the page, if it is of this kind. */
export function useOpenedLine(kind: TodayLine['kind']): string | null {
  const line = useAddressFilters().get('line');
  return line?.split(':')[0] === kind ? line : null;
}
