/** Dots and clusters of the map: green circles, or the shapes of their states (images.ts). */

import type { FeatureCollection, Point as GeoPoint } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { formatCompact } from '../formats.ts';
import type { MapColors } from './colors.ts';
import { maxClusterSize, maxZoom } from './geometry.ts';
import { RING_PARTS } from './images.ts';
import { type MapPoint, pinStates } from './types.ts';

const collectionOf = (points: readonly MapPoint[]): FeatureCollection<GeoPoint> => ({
  type: 'FeatureCollection',
  features: points.map((point) => ({
    type: 'Feature',
    properties: {
      id: point.id,
      label: point.label,
      ...(point.state ? { state: point.state } : {}),
      ...((point.count ?? 1) > 1
        ? { cluster: true, point_count: point.count, point_count_abbreviated: formatCompact(point.count ?? 1) }
        : {}),
    },
    geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
  })),
});

/** How many points of a cluster are in each state. */
const stateCounts = Object.fromEntries(
  pinStates.map((state) => [state, ['+', ['case', ['==', ['get', 'state'], state], 1, 0]]]),
);
const bySize = (smallest: number, largest: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['get', 'point_count'],
  2,
  smallest,
  maxClusterSize,
  largest,
];
/** Rounded up, so that a single late one is seen. */
const shares: ExpressionSpecification[] = pinStates.flatMap((state) => [
  ':' as unknown as ExpressionSpecification,
  ['to-string', ['ceil', ['/', ['*', RING_PARTS, ['get', state]], ['get', 'point_count']]]],
]);

interface Props {
  points: readonly MapPoint[];
  colors: MapColors;
  /** Points that cover each other stay a cluster at the highest zoom. */
  keepSpots: boolean;
}

export function PointLayers({ points, colors, keepSpots }: Props) {
  const cloud = useMemo(() => collectionOf(points), [points]);
  const isClustered = points.some(({ count }) => count !== undefined);
  const hasStates = points.some(({ state }) => state !== undefined);
  const scheme = colors.chalk;
  const circle = { 'circle-color': colors.field600, 'circle-stroke-color': colors.chalk, 'circle-stroke-width': 2 };
  return (
    <Source
      key={`${isClustered} ${hasStates} ${keepSpots}`} // A source's clustering and a layer's type are fixed when they are created.
      id="cloud"
      type="geojson"
      data={cloud}
      cluster={!isClustered}
      clusterRadius={44}
      clusterMaxZoom={keepSpots ? maxZoom : 11}
      {...(hasStates ? { clusterProperties: stateCounts } : {})}
    >
      {hasStates ? (
        <Layer
          id="clusters"
          type="symbol"
          filter={['has', 'point_count']}
          layout={{
            'icon-image': [
              'concat',
              'pie:',
              ['to-string', ['get', 'point_count_abbreviated']],
              ...shares,
              `:${scheme}`,
            ],
            'icon-size': bySize(0.85, 1.2),
            'icon-allow-overlap': true,
          }}
        />
      ) : (
        <Layer
          id="clusters"
          type="circle"
          filter={['has', 'point_count']}
          paint={{ ...circle, 'circle-radius': bySize(13, 25) }}
        />
      )}
      {!hasStates && (
        <Layer
          id="cluster-count"
          type="symbol"
          filter={['has', 'point_count']}
          layout={{
            'icon-image': ['concat', 'count-', ['to-string', ['get', 'point_count_abbreviated']]],
            'icon-allow-overlap': true,
          }}
        />
      )}
      {hasStates ? (
        <Layer
          id="points"
          type="symbol"
          filter={['!', ['has', 'point_count']]}
          layout={{ 'icon-image': ['concat', 'pin:', ['get', 'state'], `:${scheme}`], 'icon-allow-overlap': true }}
        />
      ) : (
        <Layer
          id="points"
          type="circle"
          filter={['!', ['has', 'point_count']]}
          paint={{ ...circle, 'circle-radius': 6 }}
        />
      )}
    </Source>
  );
}
