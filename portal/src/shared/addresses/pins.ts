/** The pins of places: places at the same position share a pin, because a pin under another cannot be touched. */
import type { MapMarker } from '../../../../ui/map/types.ts';

export interface PlacePin {
  id: number | string;
  lat: number;
  lon: number;
  /** The names of the places there. */
  label: string;
  /** The number shown inside the pin. */
  text?: string;
}

export interface SharedPin extends MapMarker {
  /** The ids of all places of the pin. */
  ids: (number | string)[];
}

/** `spot`: degrees within which places share a pin. */
export function pinsOf(places: readonly PlacePin[], spot: number): SharedPin[] {
  const spots: PlacePin[][] = [];
  for (const place of places) {
    const near = ({ lat, lon }: PlacePin) => Math.abs(lat - place.lat) < spot && Math.abs(lon - place.lon) < spot;
    const there = spots.find(([first]) => first && near(first));
    if (there) there.push(place);
    else spots.push([place]);
  }
  return spots.flatMap((there) => {
    const [first] = there;
    if (!first) return [];
    const { id, lat, lon } = first;
    const text = there.flatMap((place) => place.text ?? []).join(', ');
    const names = there.map(({ label }) => label).join('; ');
    // the accessible name starts with the visible text, for voice control
    return {
      id,
      lat,
      lon,
      ids: there.map((place) => place.id),
      ...(text ? { text, label: `${text}: ${names}` } : { label: names }),
    };
  });
}
