/** Places as the server finds them for what was typed: in its own table, or at the maps service that is configured. */
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

/** The places that a text may mean; throws ApiError or NetworkError when they cannot be had. */
export const findPlaces = (text: string, access: RequestOptions): Promise<Place[]> =>
  rest<Place[]>('GET', `/places?q=${encodeURIComponent(text)}`, undefined, access);

/** The part of a place's address before its city: the street, empty where it has none. */
export function streetOf({ address, city, state, zipcode }: Place): string {
  const end = [`${city}, ${state} ${zipcode}`, `${city} ${state} ${zipcode}`].find((one) => address.endsWith(one));
  return end === undefined ? address : address.slice(0, -end.length).replace(/[,\s]+$/, '');
}
