/** The map of a recap: states, provinces and leagues in one plane, drawn as SVG for the PDF and as shapes for the slides. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GeoProjection, geoAlbersUsa, geoConicEqualArea } from 'd3-geo';
import type { Feature } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { statesOf } from '../../ui/address/address.ts';
import type { RecapMap } from './document.ts';

export const MAP_WIDTH = 975;

export type Ring = [x: number, y: number][];
export interface DrawnMap {
  height: number;
  regions: { name: string; hasLeagues: boolean; rings: Ring[] }[];
  dots: { x: number; y: number; proven: boolean }[];
}
interface Region {
  name: string;
  rings: Ring[];
}

const ringsOf = ({ geometry }: Feature): Ring[] =>
  geometry.type === 'Polygon'
    ? (geometry.coordinates as Ring[])
    : geometry.type === 'MultiPolygon'
      ? (geometry.coordinates.flat() as Ring[])
      : [];

function regionsIn(file: string, object: string, nameOf: (feature: Feature) => string): Region[] {
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<Record<string, GeometryCollection>>;
  const { features } = feature(atlas, atlas.objects[object] as GeometryCollection);
  return features.map((feature) => ({ name: nameOf(feature), rings: ringsOf(feature) }));
}
/** The states of us-atlas: projected to a plane of 975 × 610, or in degrees. */
const statesIn = (file: 'states-albers-10m' | 'states-10m'): Region[] =>
  regionsIn(
    fileURLToPath(import.meta.resolve(`us-atlas/${file}.json`)),
    'states',
    (feature) => feature.properties?.name,
  );

const provinceNames = new Map(statesOf('CA').map(({ value, label }) => [value, label]));
/** Canada's provinces and territories, in degrees. */
const provinces = (): Region[] =>
  regionsIn(
    path.join(import.meta.dirname, '../../ui/map/generated/provinces.json'),
    'provinces',
    ({ id }) => provinceNames.get(String(id)) ?? '',
  );

/** Far from where most people live: on a map with Canada they are shown only if they have leagues. */
const FAR = new Set(['Alaska', 'Hawaii', 'Yukon', 'Northwest Territories', 'Nunavut']);
/** Islands of the Pacific and the Caribbean, which the map of the United States does not show either. */
const ISLANDS = /^(American Samoa|Guam|Puerto Rico|United States Virgin Islands|Commonwealth of the Northern)/;

/** The plane of the United States alone: us-atlas' own, in which Alaska and Hawaii are beside the others. */
const unitedStates = () => ({
  height: 610,
  regions: statesIn('states-albers-10m'),
  place: geoAlbersUsa().scale(1300).translate([487.5, 305]) as GeoProjection,
});

/** The plane of Canada, with the United States if they have leagues, too: everything where it is. */
function withCanada(named: ReadonlySet<string>, states: boolean) {
  const shown = [...(states ? statesIn('states-10m') : []), ...provinces()].filter(
    ({ name }) => !ISLANDS.test(name) && (!FAR.has(name) || named.has(name)),
  );
  const projection = geoConicEqualArea().parallels([35, 58]).rotate([95, 0]).scale(1).translate([0, 0]);
  const project = (ring: Ring): Ring => ring.map((point) => projection(point) as Ring[number]);
  const raw = shown.map(({ name, rings }) => ({ name, rings: rings.map(project) }));
  const edge = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of raw.flatMap(({ rings }) => rings.flat())) {
    edge.left = Math.min(edge.left, x);
    edge.right = Math.max(edge.right, x);
    edge.top = Math.min(edge.top, y);
    edge.bottom = Math.max(edge.bottom, y);
  }
  const scale = MAP_WIDTH / (edge.right - edge.left);
  const place = projection.scale(scale).translate([-edge.left * scale, -edge.top * scale]);
  const regions = shown.map(({ name, rings }) => ({ name, rings: rings.map(project) }));
  return { height: Math.ceil((edge.bottom - edge.top) * scale), regions, place };
}

/** The map of these leagues; those without proof are drawn first, so that they hide no other. */
export function drawnMap({ points, states, countries }: RecapMap): DrawnMap {
  const named = new Set(states.map(({ name }) => name));
  const { height, regions, place } = countries.includes('CA')
    ? withCanada(named, countries.includes('US'))
    : unitedStates();
  const dots = points.flatMap(({ lat, lon, proven }) => {
    const at = place([lon, lat]);
    return at ? [{ x: at[0], y: at[1], proven }] : [];
  });
  return {
    height,
    regions: regions.map((region) => ({ ...region, hasLeagues: named.has(region.name) })),
    dots: dots.sort((a, b) => Number(a.proven) - Number(b.proven)),
  };
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** The map as SVG without text; colors are CSS colors. */
export function mapSvg({ height, regions, dots }: DrawnMap, accent: string, tint: string): string {
  const radius = dots.length > 200 ? 4 : 6;
  const outline = (rings: readonly Ring[]) =>
    rings.map((ring) => `M${ring.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join('L')}Z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${height}">${regions
    .map(
      ({ rings, hasLeagues }) =>
        `<path d="${outline(rings)}" fill="${hasLeagues ? tint : '#f3f1ec'}" stroke="#ffffff" stroke-width="1"/>`,
    )
    .join('')}${dots
    .map(({ x, y, proven }) =>
      proven
        ? `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}" fill="${accent}" stroke="#ffffff" stroke-width="1"/>`
        : `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius - 0.8}" fill="#ffffff" stroke="${accent}" stroke-width="1.6"/>`,
    )
    .join('')}</svg>`;
}
