import { today } from '../../../ui/clock.ts';
import type { Choice } from '../form/choice.ts';

/** Last year through 7 years from now, plus the current value if it is outside that range (S-038, S-039). */
export function yearChoices(current?: number | null): Choice[] {
  const now = Number(today().slice(0, 4));
  const years = Array.from({ length: 9 }, (_, index) => now - 1 + index);
  if (current && !years.includes(current)) years.push(current);
  return years.sort((a, b) => a - b).map((year) => ({ id: year, name: String(year) }));
}
