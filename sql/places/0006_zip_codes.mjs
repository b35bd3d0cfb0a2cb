/**
 * Places by postal code: every US ZIP and the first three characters of every Canadian code (FSA), with city, state and
 * the centre's coordinates, from the npm package `zipcodes`. Codes of military post have no place and are left out.
 * Takes the migrating client; inserts about 43,500 rows in a few statements.
 */
import zipcodes from 'zipcodes';

// the first letter of an FSA is its province; X is shared by two territories
const PROVINCES = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};
const province = (fsa) => PROVINCES[fsa[0]] ?? (['X0A', 'X0B', 'X0C'].includes(fsa) ? 'NU' : 'NT');

// where the package lacks a coordinate or its sign; approximate centres
const CORRECTIONS = {
  10200: [40.77, -73.95],
  E1H: [46.1506, -64.66],
  E2E: [45.4165, -65.97],
  E2H: [45.3481, -66.0],
  E3C: [45.9356, -66.68],
  K0C: [45.2228, -74.78],
  K0H: [44.55, -76.7],
  K0K: [44.0594, -77.4],
  P0M: [46.1329, -81.5],
  V0N: [50.3, -126.0],
};
const MILITARY = ['AA', 'AE', 'AP'];
const NORTH_POLE = 'H0H'; // where letters to Santa Claus go

// "St. john's Region (torbay)": the package has some words in lower case
const capitals = (name) =>
  name.trim().replace(/(^|[\s(/-])(\p{Ll})/gu, (_all, before, letter) => before + letter.toUpperCase());

// some Canadian names have U+FFFD in place of each accented letter, mostly an e; the table has no accents: Montreal
const LOST = '\uFFFD';
const WITHOUT_ACCENT = [
  ['Ad?le', 'Adele'],
  ['?le', 'Ile'],
  ['?mard', 'Emard'],
  ['?mile', 'Emile'],
  ['?piphanie', 'Epiphanie'],
  ['C?te', 'Cote'],
  ['Gr?ce', 'Grace'],
  ['Ch?teau', 'Chateau'],
  ['Fran?ois', 'Francois'],
  ['A?ores', 'Acores'],
  ['J?r?me', 'Jerome'],
  ['?', 'e'],
].map(([damaged, name]) => [damaged.replaceAll('?', LOST), name]);
const repaired = (name) => WITHOUT_ACCENT.reduce((text, [damaged, right]) => text.replaceAll(damaged, right), name);
// "Saint- Laurent": a space after a hyphen
const canadian = (name) => repaired(name).replace(/(?<=[\p{L}\d_])- /gu, '-');

export default async (client) => {
  const rows = Object.values(zipcodes.codes)
    .filter((code) => !MILITARY.includes(code.state) && code.zip !== NORTH_POLE)
    .map((code) => ({
      zip: code.zip,
      city: code.country === 'Canada' ? canadian(capitals(code.city)) : repaired(capitals(code.city)),
      state: code.country === 'Canada' ? province(code.zip) : code.state,
      country: code.country === 'Canada' ? 'CA' : 'US',
      lat: CORRECTIONS[code.zip]?.[0] ?? code.latitude,
      lon: CORRECTIONS[code.zip]?.[1] ?? code.longitude,
    }))
    .sort((a, b) => (a.zip < b.zip ? -1 : 1));
  for (let start = 0; start < rows.length; start += 10_000) {
    const part = rows.slice(start, start + 10_000);
    const column = (name) => part.map((row) => row[name]);
    await client.query(
      `insert into app_public.zip_codes (zip, city, state, country, lat, lon)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::app_public.country[], $5::float8[], $6::float8[])`,
      ['zip', 'city', 'state', 'country', 'lat', 'lon'].map(column),
    );
  }
};
