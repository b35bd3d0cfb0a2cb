/** Canada's provinces and the cities of the built-in map; loaded after the map. */
import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import rows from './generated/cities.json';
import canada from './generated/provinces.json';

const topology = canada as unknown as Topology<{ provinces: GeometryCollection }>;

export const provinces = feature(topology, topology.objects.provinces) as FeatureCollection;

/** Cities from 20,000 people on, with `name` and `thousands` of people. */
export const cities: FeatureCollection = {
  type: 'FeatureCollection',
  features: (rows as [string, number, number, number][]).map(([name, lon, lat, thousands]) => ({
    type: 'Feature',
    properties: { name, thousands },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  })),
};
