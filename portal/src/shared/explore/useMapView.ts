/** What the map of a dashboard shows: all its points, or those around some programs. */
import { useMemo, useState } from 'react';
import { type Bounds, boundsOf } from '../../../../ui/map/geometry.ts';
import type { MapPoint } from '../../../../ui/map/types.ts';

/** Degrees around programs that are shown on the map. */
const NEARBY = 0.7;

export interface MapView {
  fit: Bounds;
  /** True if it does not show all points. */
  isNear: boolean;
  /** Shows programs and what is around them. */
  showNear: (ids: readonly number[]) => void;
  showAll: () => void;
}

export function useMapView(points: readonly MapPoint[]): MapView {
  const all = useMemo(() => boundsOf(points), [points]);
  const [near, setNear] = useState<Bounds | null>(null);
  return {
    fit: near ?? all,
    isNear: near !== null,
    showNear: (ids) => {
      const [west, south, east, north] = boundsOf(points.filter(({ id }) => ids.includes(Number(id))));
      setNear([west - NEARBY, south - NEARBY, east + NEARBY, north + NEARBY]);
    },
    showAll: () => setNear(null),
  };
}
