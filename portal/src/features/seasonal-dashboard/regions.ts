/** Leagues by region: the state of their programs, or "Other" without one (S-211, S-212). */
import { stateName } from '../../../../ui/address/address.ts';
import { type League, leaguesOf } from '../../shared/campaign/leaguesOf.ts';
import type { SeasonLeague } from './types.ts';

export interface Region {
  name: string;
  leagues: League<SeasonLeague>[];
}

const other = 'Other';

const regionName = (state: string | null): string => (state?.trim() ? stateName(state) : other);

/** Regions by name, "Other" last; organizations within by name, each with its programs of the region. */
export function regionsOf(programs: readonly SeasonLeague[]): Region[] {
  const regions = new Map<string, SeasonLeague[]>();
  for (const program of programs) {
    const name = regionName(program.state);
    const known = regions.get(name);
    if (known) known.push(program);
    else regions.set(name, [program]);
  }
  return [...regions]
    .map(([name, rows]) => ({
      name,
      leagues: leaguesOf(rows).sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id),
    }))
    .sort((a, b) => Number(a.name === other) - Number(b.name === other) || a.name.localeCompare(b.name));
}
