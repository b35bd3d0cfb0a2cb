/** Leagues by region: the state of their programs, or "Other" without one (S-211, S-212). */
import { statesOf } from '../../../../ui/address/address.ts';
import { type League, leaguesOf } from '../../shared/campaign/leaguesOf.ts';
import type { SeasonLeague } from './types.ts';

export interface Region {
  name: string;
  leagues: League<SeasonLeague>[];
}

const other = 'Other';
const names = new Map([...statesOf('US'), ...statesOf('CA')].map(({ value, label }) => [value, label]));

function regionName(state: string | null): string {
  const code = state?.trim().toUpperCase();
  return code ? (names.get(code) ?? code) : other;
}

/** Regions by name, "Other" last; organizations within by name, each with its programs of the region. */
export function regionsOf(programs: readonly SeasonLeague[]): Region[] {
  const regions = new Map<string, SeasonLeague[]>();
  for (const program of programs) {
    const name = regionName(program.state);
    regions.set(name, [...(regions.get(name) ?? []), program]);
  }
  return [...regions]
    .map(([name, rows]) => ({
      name,
      leagues: leaguesOf(rows).sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id),
    }))
    .sort((a, b) => Number(a.name === other) - Number(b.name === other) || a.name.localeCompare(b.name));
}
