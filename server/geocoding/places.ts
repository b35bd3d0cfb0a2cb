import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Database } from '../database/pool.ts';
import { ExternalService } from '../externalServices/externalService.ts';
import type { Viewer } from '../viewer.ts';

export interface Point {
  lat: number;
  lon: number;
}

/** A suggested place in the US or Canada. */
export interface Place extends Point {
  /** The complete address in one line, as stored. */
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: 'US' | 'CA';
}

/** A maps service. Throws if it cannot answer. */
export interface PlaceProvider {
  name: string;
  /** Up to ten places for a search text, most likely first. */
  suggest(typed: string): Promise<Place[]>;
  /** The coordinates of an address; null if the service does not know it well. */
  geocode(address: string): Promise<Point | null>;
}

export interface Places {
  /** Suggestions for a search text. `mayAsk`: whether a paid service may be used. */
  suggest(viewer: Viewer, typed: string, mayAsk: boolean): Promise<Place[]>;
  /** The coordinates of each address, in the same order; null for unknown ones: the database then looks them up. */
  geocodeAll(addresses: readonly string[]): Promise<(Point | null)[]>;
}

const AT_ONCE = 8;
/** Time limit for a long list, because a user waits for it; the rest comes from the table. */
const LIST_MS = 15_000;
const LIST_MAX = 500;

/** The maps provider, if one is configured, with the built-in table of postal codes as its fallback (L-345, B-120). */
export function openPlaces(provider: PlaceProvider | null, database: Database, log: Pick<Logger, 'warn'>): Places {
  const breaker = provider && new ExternalService(provider.name, log);
  return {
    async suggest(viewer, typed, mayAsk) {
      const found = provider && mayAsk ? await breaker?.ask(() => provider.suggest(typed)) : null;
      if (found && found.answer.length > 0) return found.answer;
      return database.as(viewer, (query) =>
        query<Place>('select address, city, state, zipcode, country, lat, lon from app_public.search_places($1, 10)', [
          typed,
        ]),
      );
    },
    async geocodeAll(addresses) {
      if (!provider) return addresses.map(() => null);
      const turn = pLimit(AT_ONCE);
      // checked before each address, outside the circuit breaker: a long list is not a failure of the service
      const until = performance.now() + LIST_MS;
      return Promise.all(
        addresses.map((address, n) =>
          turn(async () => {
            if (n >= LIST_MAX || performance.now() > until) return null;
            const found = await breaker?.ask(() => provider.geocode(address));
            return found?.answer ?? null;
          }),
        ),
      );
    },
  };
}
