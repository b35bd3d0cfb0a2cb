/** The built-in map style: US states from us-atlas, without tiles, fonts or network requests. */
import type { StyleSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json';
import type { MapColors } from './colors.ts';

const topology = atlas as unknown as Topology<{ states: GeometryCollection }>;
const states = feature(topology, topology.objects.states);

/** The style in the given colors. */
export function atlasStyle(colors: MapColors): StyleSpecification {
  return {
    version: 8,
    sources: { states: { type: 'geojson', data: states } },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colors.mapSea } },
      { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': colors.mapLand } },
      { id: 'borders', type: 'line', source: 'states', paint: { 'line-color': colors.mapLine, 'line-width': 1 } },
    ],
  };
}
