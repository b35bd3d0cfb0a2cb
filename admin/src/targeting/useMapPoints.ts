import { useMemo, useState } from 'react';
import type { Bounds } from '../../../ui/map/geometry.ts';
import type { MapPoint } from '../../../ui/map/types.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { PropertyFragment, TargetingClustersQuery } from './generated/graphql.ts';
import type { Narrowing } from './listFilter.ts';

/** The zoom for clusters until the map reports its view. */
const FAR = 4;

type View = { zoom: number; west: number; south: number; east: number; north: number };

const pointsOf = (data: TargetingClustersQuery | undefined): MapPoint[] =>
  (data?.targetingClusters ?? []).map(({ count, lat, lon, sponsorablePropertyId, name }) => ({
    id: sponsorablePropertyId,
    lat,
    lon,
    count,
    label: name,
  }));

/**
 * The map's points: the listed properties if all are loaded, otherwise server-side clusters of all matches in view
 * (T5). `extent`: points to fit the map to; `onMove`: called with the view.
 */
export function useMapPoints(campaignId: number, narrowing: Narrowing, properties: readonly PropertyFragment[] | null) {
  const [view, setView] = useState<View | null>(null);
  const clustered = properties === null;
  const far = useOperationQuery(
    'targetingClusters',
    { campaignId, zoom: FAR, ...narrowing },
    { enabled: clustered, keepPrevious: true },
  );
  const near = useOperationQuery(
    'targetingClusters',
    { campaignId, ...(view ?? { zoom: FAR }), ...narrowing },
    { enabled: clustered && view !== null, keepPrevious: true },
  );
  const own = useMemo<MapPoint[] | undefined>(
    () =>
      properties?.flatMap(({ id, name, organization, lat, lon }) =>
        lat === null || lon === null ? [] : [{ id, lat, lon, label: `${name}, ${organization.name}` }],
      ),
    [properties],
  );
  const extent = useMemo(() => own ?? pointsOf(far.data), [own, far.data]);
  const points = useMemo(() => own ?? pointsOf(near.data ?? far.data), [own, near.data, far.data]);
  const onMove = ([west, south, east, north]: Bounds, zoom: number) =>
    setView({ zoom: Math.round(zoom), west, south, east, north });
  return { points, extent, onMove: clustered ? onMove : undefined };
}
