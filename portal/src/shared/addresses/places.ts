/** Finds places for a typed text, in the server's own table or the configured maps service. */
import { type RequestOptions, rest } from '../../../../ui/graphql.ts';

export interface Place {
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: 'US' | 'CA';
  lat: number;
  lon: number;
}

/** The places that match a text; throws ApiError or NetworkError if the request fails. */
export const findPlaces = (text: string, access: RequestOptions): Promise<Place[]> =>
  rest<Place[]>('GET', `/places?q=${encodeURIComponent(text)}`, undefined, access);

/** The part of a place's address before its city: the street, empty if there is none. */
export function streetOf({ address, city, state, zipcode }: Place): string {
  const end = [`${city}, ${state} ${zipcode}`, `${city} ${state} ${zipcode}`].find((part) => address.endsWith(part));
  return end === undefined ? address : address.slice(0, -end.length).replace(/[,\s]+$/, '');
}

/** The parts of a place that fill an address; without a street, so that the typed one is preserved, if it has none. */
export function addressParts(place: Place) {
  const street = streetOf(place);
  const { city, state, zipcode, country } = place;
  return { ...(street && { street }), city, state, zip: zipcode, country };
}
