/** The position of a row's place, for the map beside it: from its suggestion, otherwise by geocoding its address (L-345). */
import { useEffect, useState } from 'react';
import { request } from '../../../../../ui/graphql.ts';
import { findPlaces, type Place } from '../../../shared/addresses/places.ts';
import { CityBelongsToZipDocument } from '../generated/graphql.ts';

/** Suggestions for the typed text; none if the service is unavailable: everything can be entered manually. */
export const suggest = (text: string, token: string, signal: AbortSignal): Promise<Place[]> =>
  findPlaces(text, { linkToken: token, signal }).catch(() => []);

/** Debounce in milliseconds before a manually entered address is looked up. */
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
  const code = postalCode(zip);
  const complete = Boolean(city && state && code);
  const known = complete && chosen?.zipcode === code ? chosen : null;
  const [found, setFound] = useState<{ code: string; at: Position | null } | null>(null);

  useEffect(() => {
    if (!complete || !code || known) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void suggest(code, token, stop.signal).then((places) => {
        if (!stop.signal.aborted) setFound({ code, at: places.find(({ zipcode }) => zipcode === code) ?? null });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [complete, known, code, token]);

  if (!complete) return null;
  return known ?? (found?.code === code ? found.at : null);
}

/** True if no place of this name is known near the complete postal code: a warning, never a refusal (R4). */
export function useFarCity({ city, state, zip }: PlaceParts, token: string): boolean {
  const code = postalCode(zip);
  const asked = city && state && code ? JSON.stringify({ city, state, zip: code }) : null;
  const [far, setFar] = useState<string | null>(null);
  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      request(CityBelongsToZipDocument, JSON.parse(asked), { linkToken: token, signal: stop.signal }).then(
        ({ cityBelongsToZip }) => setFar(cityBelongsToZip === false ? asked : null),
        () => undefined, // without an answer there is no warning
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, token]);
  return asked !== null && far === asked;
}
