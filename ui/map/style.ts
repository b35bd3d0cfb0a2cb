/**
 * The built-in map style: states, counties, Canada's provinces and cities, without tiles or requests to other hosts. Provinces,
 * cities and counties arrive later (detail.ts); until then their sources are empty.
 */
import latin from '@fontsource/inter/files/inter-latin-500-normal.woff2?url';
import latinExt from '@fontsource/inter/files/inter-latin-ext-500-normal.woff2?url';
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/states-10m.json';
import type { MapColors } from './colors.ts';
import type { Detail } from './detail.ts';
import { countiesZoom } from './geometry.ts';

const topology = atlas as unknown as Topology<{ states: GeometryCollection }>;
const states = feature(topology, topology.objects.states);
const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

const atLeast = (thousands: number): ExpressionSpecification => ['>=', ['get', 'thousands'], thousands];
const url = (file: string) => new URL(file, document.baseURI).href;

/** The style in the given colors. `detail`: what has been loaded. */
export function atlasStyle(colors: MapColors, detail: Detail = {}): StyleSpecification {
  const source = (data: FeatureCollection | undefined) => ({ type: 'geojson' as const, data: data ?? nothing });
  return {
    version: 8,
    // Inter as on the page; characters of other scripts come from the device's fonts
    'font-faces': {
      Inter: [
        { url: url(latin), 'unicode-range': ['U+0000-00FF', 'U+2000-206F'] },
        { url: url(latinExt), 'unicode-range': ['U+0100-02FF'] },
      ],
    },
    sources: {
      states: source(states as FeatureCollection),
      provinces: source(detail.provinces),
      counties: source(detail.counties),
      cities: source(detail.cities),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colors.mapSea } },
      { id: 'provinces', type: 'fill', source: 'provinces', paint: { 'fill-color': colors.mapLand } },
      { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': colors.mapLand } },
      {
        id: 'counties',
        type: 'line',
        source: 'counties',
        minzoom: countiesZoom,
        paint: { 'line-color': colors.mapLine, 'line-width': 0.6, 'line-opacity': 0.75 },
      },
      {
        id: 'province-borders',
        type: 'line',
        source: 'provinces',
        paint: { 'line-color': colors.mapLine, 'line-width': 1 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'states',
        paint: { 'line-color': colors.mapLine, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 1, 8, 1.8] },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'cities',
        minzoom: 2.8,
        // smaller cities appear as the map zooms in
        filter: ['step', ['zoom'], atLeast(900), 4.5, atLeast(300), 6, atLeast(120), 7, atLeast(60), 8, atLeast(20)],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Inter'],
          'text-size': ['interpolate', ['linear'], ['get', 'thousands'], 20, 11, 2000, 14],
          'symbol-sort-key': ['-', 0, ['get', 'thousands']],
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 0.4,
          'text-padding': 6,
        },
        paint: { 'text-color': colors.mapLabel, 'text-halo-color': colors.mapLand, 'text-halo-width': 1.4 },
      },
    ],
  };
}
