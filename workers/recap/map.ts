/** The map of a recap: states and leagues in one plane, drawn as SVG for the PDF and as shapes for the slides. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoAlbersUsa } from 'd3-geo';
import type { Polygon as Shape } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { RecapMapPoint } from './document.ts';

/** The plane of us-atlas' projected states; points are projected the same way. */
export const MAP_WIDTH = 975;
export const MAP_HEIGHT = 610;
const projection = geoAlbersUsa().scale(1300).translate([487.5, 305]);

export type Ring = [x: number, y: number][];
export interface DrawnMap {
  states: { name: string; hasLeagues: boolean; rings: Ring[] }[];
  dots: { x: number; y: number; proven: boolean }[];
}

function statesOfAtlas(): { name: string; rings: Ring[] }[] {
  const file = fileURLToPath(import.meta.resolve('us-atlas/states-albers-10m.json'));
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ states: GeometryCollection<{ name: string }> }>;
  return feature(atlas, atlas.objects.states).features.map(({ geometry, properties }) => {
    const polygons: Shape['coordinates'][] =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [];
    return { name: properties.name, rings: polygons.flat() as Ring[] };
  });
}

/** Where a point is on the map; null outside of the United States. */
export const placeOf = ({ lat, lon }: { lat: number; lon: number }): [x: number, y: number] | null =>
  projection([lon, lat]);

/** The map of these leagues; those without proof are drawn first, so that they hide no other. */
export function drawnMap(points: readonly RecapMapPoint[], named: ReadonlySet<string>): DrawnMap {
  const dots = points.flatMap((point) => {
    const place = placeOf(point);
    return place ? [{ x: place[0], y: place[1], proven: point.proven }] : [];
  });
  return {
    states: statesOfAtlas().map((state) => ({ ...state, hasLeagues: named.has(state.name) })),
    dots: dots.sort((a, b) => Number(a.proven) - Number(b.proven)),
  };
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** The map as SVG without text; colors are CSS colors. */
export function mapSvg({ states, dots }: DrawnMap, accent: string, tint: string): string {
  const radius = dots.length > 200 ? 4 : 6;
  const path = (rings: readonly Ring[]) =>
    rings.map((ring) => `M${ring.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join('L')}Z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}">${states
    .map(
      ({ rings, hasLeagues }) =>
        `<path d="${path(rings)}" fill="${hasLeagues ? tint : '#f3f1ec'}" stroke="#ffffff" stroke-width="1"/>`,
    )
    .join('')}${dots
    .map(({ x, y, proven }) =>
      proven
        ? `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}" fill="${accent}" stroke="#ffffff" stroke-width="1"/>`
        : `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius - 0.8}" fill="#ffffff" stroke="${accent}" stroke-width="1.6"/>`,
    )
    .join('')}</svg>`;
}
