import { expect, it } from '@jest/globals';
import { streetOf } from './places.ts';

const place = (address: string, city: string, state = 'TX', zipcode = '78701') =>
  ({ address, city, state, zipcode, country: 'US', lat: 0, lon: 0 }) as const;

it.each([
  ['1 Main Street, Austin, TX 78701', 'Austin', '1 Main Street'],
  ['1 Main Street, Austin TX 78701', 'Austin', '1 Main Street'],
  ['1 Main Street Austin, TX 78701', 'Austin', '1 Main Street'],
  ['Austin, TX 78701', 'Austin', ''],
  ['Zilker Park', 'Austin', 'Zilker Park'],
])('the street of "%s" ends before its city', (address, city, street) => {
  expect(streetOf(place(address, city))).toBe(street);
});

it.each(['St. Louis (West', 'Coeur d’Alene*', 'Winston+Salem', 'Truth [or] Consequences', 'A|B'])(
  'a city is taken as it is written, whatever signs it has: %s',
  (city) => expect(streetOf(place(`1 Main Street, ${city}, TX 78701`, city))).toBe('1 Main Street'),
);

it('a dot in a city is matched literally', () => {
  expect(streetOf(place('1 Main Street, Stx Paul, TX 78701', 'St. Paul'))).toBe('1 Main Street, Stx Paul, TX 78701');
});
