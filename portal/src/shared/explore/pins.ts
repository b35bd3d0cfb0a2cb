/** Programs as dots and pins of the map. */
import type { MapMarker, MapPoint } from '../../../../ui/map/types.ts';
import { proofLabels, proofStateOf } from '../../lib/proofStates.ts';
import type { Place } from './usePlaces.ts';

/** Programs with coordinates, as dots with the state of their proof: for thousands of them. */
export const pointsOf = (places: readonly Place[]): MapPoint[] =>
  places.flatMap(({ id, lat, lon, proofState }) => {
    const state = proofStateOf(proofState);
    return lat === null || lon === null ? [] : [{ id, lat, lon, label: '', ...(state ? { state } : {}) }];
  });

/** A dot as a pin with its row's number, if it has one, its name and the state of its proof. */
export const pinOf = (point: MapPoint, name: string, number?: number): MapMarker => {
  const proof = point.state && proofLabels[point.state].toLowerCase();
  return { ...point, text: String(number ?? ''), tip: name, label: [number, name, proof].filter(Boolean).join(', ') };
};
