import { Box, Button } from '@mui/material';
import type { FeatureCollection, Geometry } from 'geojson';
import { useMemo, useState } from 'react';
import { boundsOf } from '../../../ui/map/geometry.ts';
import { LazyMap } from '../../../ui/map/LazyMap.tsx';
import { Icon } from '../components/Icon.tsx';
import type { NearMiss } from '../nearMisses/stepText.ts';
import type { PropertyFragment, TargetingCampaignFragment } from './generated/graphql.ts';
import type { Narrowing } from './listFilter.ts';
import { useMapPoints } from './useMapPoints.ts';

type Props = {
  campaign: TargetingCampaignFragment;
  /** A larger radius that is shown, too. */
  previewed?: Pick<NearMiss, 'change' | 'searchFilterId' | 'after'> | null;
  narrowing: Narrowing;
  /** The listed properties; null if not all are loaded, in which case the server clusters them. */
  properties: readonly PropertyFragment[] | null;
  /** Number of listed properties. */
  count: number;
  highlighted: number | null;
  onHover: (id: number | null) => void;
  onSelect: (id: number, label: string) => void;
};

const parsed = (geoJson: unknown): Geometry | null => {
  const value = typeof geoJson === 'string' ? JSON.parse(geoJson) : geoJson;
  const inner = value?.type === 'Feature' ? value.geometry : value;
  return inner?.coordinates ? (inner as Geometry) : null;
};

/** The campaign's properties, radii and markets (B-247 … B-251). */
export function TargetingMap(props: Props) {
  const { campaign, previewed, narrowing, properties, count, highlighted, onHover, onSelect } = props;
  const [fits, setFits] = useState(0);
  const { points, extent, onMove } = useMapPoints(campaign.id, narrowing, properties);
  const select = (id: number | string) => {
    const point = points.find((point) => point.id === Number(id));
    if (point) onSelect(Number(id), point.label);
  };
  const circles = useMemo(
    () =>
      (campaign.radii ?? []).flatMap(({ lat, lon, miles, locationFilterId }) =>
        lat === null || lon === null ? [] : [{ lat, lon, miles: Number(miles), locationFilterId }],
      ),
    [campaign.radii],
  );
  const shown = useMemo(() => {
    const { change, searchFilterId, after } = previewed ?? {};
    if (change !== 'radius' || !after) return circles;
    const own = circles.filter(({ locationFilterId }) => locationFilterId === searchFilterId);
    return [...circles, ...own.map((circle) => ({ ...circle, miles: after }))];
  }, [circles, previewed]);
  const shapes = useMemo<FeatureCollection>(
    () => ({
      type: 'FeatureCollection',
      features: campaign.campaignGeometries.flatMap(({ id, label, geoJson }) => {
        const geometry = parsed(geoJson);
        return geometry ? [{ type: 'Feature', properties: { id, label }, geometry }] : [];
      }),
    }),
    [campaign.campaignGeometries],
  );
  const marker = points.find(({ id, count: places }) => id === highlighted && (places ?? 1) === 1);
  const markers = useMemo(() => (marker ? [marker] : []), [marker]);
  // A new object with the same bounds makes the map fit them again. Hovering must not move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fits` counts the requests to fit again
  const fit = useMemo(() => boundsOf(extent, circles), [extent, circles, fits]);
  const [west, south, east, north] = fit;
  return (
    <Box
      sx={{
        position: 'relative',
        flex: { xs: 'none', md: 1 },
        height: { xs: 340, md: 'auto' },
        minHeight: 0,
        overflow: 'hidden',
        bgcolor: 'var(--map-sea)',
        '& .targeting-map': { position: 'absolute', inset: 0 },
        '& .sl-map': { height: '100%' },
      }}
    >
      <LazyMap
        key={fits}
        className="targeting-map"
        label={`Map of ${count} sponsorable properties`}
        points={points}
        markers={markers}
        circles={shown}
        {...(shapes.features.length ? { shapes } : {})}
        highlighted={highlighted}
        fit={[west, south, east, north]}
        onPointHover={(id) => onHover(id === null ? null : Number(id))}
        onPointSelect={select}
        onMarkerSelect={select}
        onMarkerHover={(id) => onHover(id === null ? null : Number(id))}
        {...(onMove ? { onMove } : {})}
      />
      <Button
        variant="outlined"
        startIcon={<Icon name="aim" />}
        sx={{ position: 'absolute', top: 12, left: 12 }}
        onClick={() => setFits(fits + 1)}
      >
        Recenter
      </Button>
    </Box>
  );
}
