import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { Database } from '../database/pool.ts';
import { ExternalService } from '../externalServices/externalService.ts';
import type { Viewer } from '../viewer.ts';

export interface Point {
  lat: number;
  lon: number;
}

/** A place that somebody may mean, in the US or Canada. */
export interface Place extends Point {
  /** The whole address in one line, as it is kept. */
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: 'US' | 'CA';
}

/** A maps service. Throws when it cannot answer. */
export interface PlaceProvider {
  name: string;
  /** Up to ten places for a typed text, the likeliest first. */
  suggest(typed: string): Promise<Place[]>;
  /** Where an address is; null when the service does not know it well. */
  geocode(address: string): Promise<Point | null>;
}

export interface Places {
  /** Suggestions for a typed text. `mayAsk`: whether a service that costs money may be asked. */
  suggest(viewer: Viewer, typed: string, mayAsk: boolean): Promise<Place[]>;
  /** Where each address is, in the same order; null for what no service knows: the database then looks it up. */
  geocodeAll(addresses: readonly string[]): Promise<(Point | null)[]>;
}

const AT_ONCE = 8;
/** A long list must not take longer than somebody waits for; the rest comes from the table. */
const LIST_MS = 15_000;
const LIST_MAX = 500;

/** The maps provider, where one is configured, before the built-in table of postal codes (L-345, B-120). */
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
      // asked before each address, not told to the service: a long list is no failure of it
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
