/** Provinces, cities and counties of the built-in map, loaded once and shared by all maps of the page. */
import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MaplibreMap } from 'maplibre-gl';
import { useCallback, useRef } from 'react';
import { countiesZoom } from './geometry.ts';

/** The sources of the style (style.ts) that are filled later. */
const detailSources = ['provinces', 'cities', 'counties'] as const;
export type DetailSource = (typeof detailSources)[number];
export type Detail = Partial<Record<DetailSource, FeatureCollection>>;

/** What has been loaded so far; the style of a map that is created later contains it. */
export const loadedDetail: Detail = {};

async function load(sources: readonly DetailSource[]): Promise<void> {
  if (sources.includes('counties')) loadedDetail.counties ??= (await import('./counties.ts')).counties;
  if (!sources.includes('cities') || loadedDetail.cities) return;
  const { cities, provinces } = await import('./places.ts');
  Object.assign(loadedDetail, { cities, provinces });
}

/** Loads the sources that the zoom needs, unless the map has them. */
export async function addDetail(map: MaplibreMap, has: Set<DetailSource>): Promise<void> {
  const wanted = detailSources.filter(
    (source) => !has.has(source) && (source !== 'counties' || map.getZoom() >= countiesZoom - 0.5),
  );
  if (wanted.length === 0) return;
  for (const source of wanted) has.add(source);
  try {
    await load(wanted);
  } catch {
    for (const source of wanted) has.delete(source); // the map works without; the next move tries again
    return;
  }
  for (const source of wanted) {
    const data = loadedDetail[source];
    if (data) map.getSource<GeoJSONSource>(source)?.setData(data);
  }
}

/** A function to run when the map is there and whenever it has moved. */
export function useDetail(): (map: MaplibreMap) => void {
  const has = useRef(new Set<DetailSource>());
  return useCallback((map) => void addDetail(map, has.current), []);
}
