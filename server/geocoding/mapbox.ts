import { fetchJson } from '../externalServices/externalService.ts';
import type { Place, PlaceProvider } from './places.ts';

const URL_FORWARD = 'https://api.mapbox.com/search/geocode/v6/forward';
const TIMEOUT = 3000;

interface Feature {
  properties?: {
    feature_type?: string;
    name?: string;
    context?: {
      postcode?: { name?: string };
      place?: { name?: string };
      locality?: { name?: string };
      region?: { region_code?: string };
      country?: { country_code?: string };
    };
    coordinates?: { longitude?: number; latitude?: number };
    match_code?: { confidence?: string };
  };
}

/**
 * Places from Mapbox Geocoding v6. Coordinates are stored, so every request asks for permanent results. `token` is only
 * in the request URL, which is never logged.
 */
export function mapboxProvider(token: string, fetcher: typeof fetch = fetch): PlaceProvider {
  const ask = async (text: string, more: Record<string, string>): Promise<Feature[]> => {
    const url = new URL(URL_FORWARD);
    // the service refuses semicolons and more than 20 words
    const q = text.replaceAll(';', ' ').split(/\s+/).slice(0, 20).join(' ').slice(0, 256);
    url.search = new URLSearchParams({
      q,
      country: 'us,ca',
      language: 'en',
      permanent: 'true',
      ...more,
      access_token: token,
    }).toString();
    const { body } = await fetchJson<{ features?: Feature[] }>(fetcher, url, { signal: AbortSignal.timeout(TIMEOUT) });
    return body.features ?? [];
  };
  return {
    name: 'Mapbox',
    async suggest(typed) {
      const features = await ask(typed, {
        autocomplete: 'true',
        limit: '10',
        types: 'address,street,postcode,place,locality',
      });
      return features.flatMap((feature) => placeOf(feature) ?? []);
    },
    async geocode(address) {
      const [best] = await ask(address, { autocomplete: 'false', limit: '1' });
      const place = best && placeOf(best);
      // a guess at another street would put a circle around the wrong field
      if (!place || best.properties?.match_code?.confidence === 'low') return null;
      return { lat: place.lat, lon: place.lon };
    },
  };
}

/** The stored parts of a response; null if it lacks a city, region, country or point. */
function placeOf({ properties: p = {} }: Feature): Place | null {
  const context = p.context ?? {};
  const isPlace = p.feature_type === 'place' || p.feature_type === 'locality';
  const city = isPlace ? p.name : (context.place?.name ?? context.locality?.name);
  const state = context.region?.region_code?.toUpperCase();
  const country = context.country?.country_code?.toUpperCase();
  const { latitude: lat, longitude: lon } = p.coordinates ?? {};
  if (!city || !state || (country !== 'US' && country !== 'CA') || typeof lat !== 'number' || typeof lon !== 'number')
    return null;
  const zipcode = (p.feature_type === 'postcode' ? p.name : context.postcode?.name) ?? '';
  const street = p.feature_type === 'address' || p.feature_type === 'street' ? p.name : undefined;
  const address = [street, city, [state, zipcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { address, city, state, zipcode, country, lat, lon };
}
