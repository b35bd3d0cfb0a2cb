/** What the postal code of a row's place says: its position for the map (L-345), and whether its city is near. */
import { request } from '../../../../../ui/graphql.ts';
import { useLookup } from '../../../lib/useLookup.ts';
import { findPlaces, type Place } from '../../../shared/addresses/places.ts';
import { CityBelongsToZipDocument } from '../generated/graphql.ts';

/** Milliseconds after the last key until a manually entered address is looked up. */
const pause = 800;

type PlaceParts = Record<'city' | 'state' | 'zip', unknown>;

/** The typed postal code, if it is complete; null otherwise. */
function postalCode(zip: unknown): string | null {
  const code = String(zip ?? '').trim();
  return /^(\d{5}|[a-z]\d[a-z] ?\d[a-z]\d)$/i.test(code) ? code : null;
}

type Position = Pick<Place, 'lat' | 'lon'>;

/** The position of an address whose postal code is complete; null while it is unknown. `chosen`: the suggestion it came from. */
export function usePosition({ city, state, zip }: PlaceParts, chosen: Place | null, token: string): Position | null {
  const code = city && state ? postalCode(zip) : null;
  const known = code !== null && chosen?.zipcode === code ? chosen : null;
  const found = useLookup(known ? null : code, pause, async (typed, signal) => {
    const places = await findPlaces(typed, { linkToken: token, signal });
    return places.find(({ zipcode }) => zipcode === typed) ?? null;
  });
  return known ?? (found?.query === code ? found.result : null);
}

/** True if no place of this name is known near the complete postal code: a warning, never a refusal (R4). */
export function useFarCity({ city, state, zip }: PlaceParts, token: string): boolean {
  const code = postalCode(zip);
  const asked = city && state && code ? JSON.stringify({ city, state, zip: code }) : null;
  const found = useLookup(asked, pause, async (parts, signal) => {
    const access = { linkToken: token, signal };
    return (await request(CityBelongsToZipDocument, JSON.parse(parts), access)).cityBelongsToZip === false;
  });
  return asked !== null && found?.query === asked && found.result;
}
