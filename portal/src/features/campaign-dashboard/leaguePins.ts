/** The rows of the list of leagues, and their pins on the map. */
import { cityState } from '../../../../ui/formats.ts';
import type { MapMarker, MapPoint } from '../../../../ui/map/types.ts';
import { type League, leaguesOf } from '../../shared/campaign/leaguesOf.ts';
import { pinOf, pointsOf } from '../../shared/explore/pins.ts';
import type { Place } from '../../shared/explore/usePlaces.ts';
import type { DashboardLeague } from './types.ts';

/** A program in the list; `place` arrives later than the first content. */
export interface ListedProgram {
  id: number;
  organizationId: number | null;
  organizationName: string | null;
  place: Place | null;
}
export type ListedLeague = League<ListedProgram>;

/** Leagues of the filtered places, or until these are there, those that loaded with the page. */
export const listedLeagues = (places: readonly Place[] | null, first: readonly DashboardLeague[]): ListedLeague[] =>
  leaguesOf<ListedProgram>(
    places
      ? places.map((place) => ({ ...place, organizationName: null, place }))
      : first.map((program) => ({ ...program, place: null })),
  );

/** The dots of leagues. */
export const leaguePoints = (leagues: readonly ListedLeague[]): MapPoint[] =>
  pointsOf(leagues.flatMap((league) => league.programs.flatMap(({ place }) => place ?? [])));

/** The pins of a league: its number, name and the state of its proof. */
export const leaguePins = (
  league: ListedLeague,
  number: number,
  details: (id: number) => DashboardLeague | undefined,
): MapMarker[] =>
  leaguePoints([league]).map((point) => {
    const known = details(Number(point.id));
    const name = [known?.organizationName ?? 'Sponsored league', known && cityState(known)].filter(Boolean).join(', ');
    return pinOf(point, name, number);
  });
