/** The position of a row's place, for the map beside it: from its suggestion, otherwise by geocoding its address (L-345). */
import { useEffect, useState } from 'react';
import { findPlaces, type Place } from '../../../shared/addresses/places.ts';

/** Suggestions for the typed text; none if the service is unavailable: everything can be entered manually. */
export const suggest = (text: string, token: string, signal: AbortSignal): Promise<Place[]> =>
  findPlaces(text, { linkToken: token, signal }).catch(() => []);

/** Debounce in milliseconds before a manually entered address is looked up. */
const pause = 800;

type Position = Pick<Place, 'lat' | 'lon'>;

/** The position of an address whose postal code is complete; null while it is unknown. `chosen`: the suggestion it came from. */
export function usePosition(
  { city, state, zip }: { city: unknown; state: unknown; zip: unknown },
  chosen: Place | null,
  token: string,
): Position | null {
  const code = String(zip ?? '').trim();
  const complete = Boolean(city && state) && /^(\d{5}|[a-z]\d[a-z] ?\d[a-z]\d)$/i.test(code);
  const known = complete && chosen?.zipcode === code ? chosen : null;
  const [found, setFound] = useState<{ code: string; at: Position | null } | null>(null);

  useEffect(() => {
    if (!complete || known) return;
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
