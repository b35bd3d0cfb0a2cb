/** The rows of the list of leagues, and their pins on the map. */
import { cityState } from '../../../../ui/formats.ts';
import type { MapMarker, MapPoint } from '../../../../ui/map/types.ts';
import { type League, leaguesOf } from '../../shared/campaign/leaguesOf.ts';
import { proofLabels, proofStateOf } from '../../shared/explore/proofStates.ts';
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

const isPlaced = (place: Place | null): place is Place & { lat: number; lon: number } =>
  place !== null && place.lat !== null && place.lon !== null;

/** Programs with coordinates, as dots with the state of their proof: for thousands of them. */
export const leaguePoints = (leagues: readonly ListedLeague[]): MapPoint[] =>
  leagues.flatMap((league) =>
    league.programs.flatMap(({ id, place }) => {
      if (!isPlaced(place)) return [];
      const state = proofStateOf(place.proofState);
      return [{ id, lat: place.lat, lon: place.lon, label: '', ...(state ? { state } : {}) }];
    }),
  );

/** The pins of a league: its number, name and the state of its proof. */
export const leaguePins = (
  league: ListedLeague,
  number: number,
  details: (id: number) => DashboardLeague | undefined,
): MapMarker[] =>
  leaguePoints([league]).map((point) => {
    const known = details(Number(point.id));
    const name = [known?.organizationName ?? 'Sponsored league', known && cityState(known)].filter(Boolean).join(', ');
    const proof = point.state && proofLabels[point.state].toLowerCase();
    return { ...point, text: String(number), tip: name, label: [number, name, proof].filter(Boolean).join(', ') };
  });
