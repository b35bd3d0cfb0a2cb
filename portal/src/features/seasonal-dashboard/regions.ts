/** Leagues by region: the state that they play in, without one "Other" (S-211, S-212). */
import { statesOf } from '../../../../ui/address/address.ts';
import type { SeasonLeague } from './types.ts';

export interface Region {
  name: string;
  leagues: SeasonLeague[];
}

const other = 'Other';
const names = new Map([...statesOf('US'), ...statesOf('CA')].map(({ value, label }) => [value, label]));

function regionName(state: string | null): string {
  const code = state?.trim().toUpperCase();
  return code ? (names.get(code) ?? code) : other;
}

/** Regions by name, "Other" last; inside by organization. */
export function regionsOf(leagues: readonly SeasonLeague[]): Region[] {
  const regions = new Map<string, SeasonLeague[]>();
  for (const league of leagues) {
    const name = regionName(league.state);
    regions.set(name, [...(regions.get(name) ?? []), league]);
  }
  return [...regions]
    .map(([name, rows]) => ({
      name,
      leagues: rows.sort((a, b) => (a.organizationName ?? '').localeCompare(b.organizationName ?? '') || a.id - b.id),
    }))
    .sort((a, b) => Number(a.name === other) - Number(b.name === other) || a.name.localeCompare(b.name));
}
