/** The borders of the counties of the United States; large: loaded when somebody zooms in. */
import type { FeatureCollection } from 'geojson';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json';

const topology = atlas as unknown as Topology<{ counties: GeometryCollection }>;

/** Each border between two counties once, without the coast. */
export const counties: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: {}, geometry: mesh(topology, topology.objects.counties, (a, b) => a !== b) },
  ],
};
