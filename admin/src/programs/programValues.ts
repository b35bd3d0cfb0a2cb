import { genderOf } from '../../../ui/formats.ts';
import type { Program } from './usePrograms.ts';

/** The fields of the program dialog under the API's names, with the gender instead of its two flags (B-133). */
export type ProgramValues = Pick<
  Program,
  'name' | 'numberOfPlayers' | 'minAge' | 'maxAge' | 'startDate' | 'endDate'
> & {
  season: Program['season'] | null;
  sportId: number | null;
  competitivenessId: number | null;
  gender: string | null;
  playLocationsIds: number[];
  primaryPlayLocationId: number | null;
  version?: number | null;
};

/** Initial values of the dialog: a stored program, or a new one at the only location if there is just one. */
export function programValues(program: Program | undefined, placeIds: readonly number[]): ProgramValues {
  const only = placeIds.length === 1 ? [...placeIds] : [];
  if (!program)
    return {
      name: '',
      season: null,
      sportId: null,
      competitivenessId: null,
      numberOfPlayers: null,
      gender: null,
      minAge: null,
      maxAge: null,
      startDate: null,
      endDate: null,
      playLocationsIds: only,
      primaryPlayLocationId: only[0] ?? null,
    };
  const { female, male, places, sport, competitiveness, dataConfidence, id, ...values } = program;
  return {
    ...values,
    gender: genderOf({ female, male }),
    playLocationsIds: places.map(({ playLocationId }) => playLocationId),
    primaryPlayLocationId: places.find(({ primary }) => primary)?.playLocationId ?? null,
  };
}

/**
 * The saved values: the gender's flags, and the primary location first, which the API makes primary in a new program
 * (B-141).
 */
export function programData({ gender, ...values }: ProgramValues) {
  const { primaryPlayLocationId: primary, playLocationsIds: ids } = values;
  return {
    ...values,
    name: values.name.trim(),
    female: gender === 'girls' || gender === 'coed',
    male: gender === 'boys' || gender === 'coed',
    playLocationsIds: primary ? [primary, ...ids.filter((id) => id !== primary)] : ids,
  };
}
