import type { FeatureCollection, Geometry } from 'geojson';
import { useMemo, useState } from 'react';
import { boundsOf } from '../../../ui/map/geometry.ts';
import { LazyMap } from '../../../ui/map/LazyMap.tsx';
import { Button } from '../kit/Button.tsx';
import type { Property, TargetingCampaign } from './types.ts';

type Props = {
  campaign: TargetingCampaign;
  properties: readonly Property[];
  hot: number | null;
  onHover: (id: number | null) => void;
  onSelect: (id: number) => void;
};

const parsed = (geoJson: unknown): Geometry | null => {
  const value = typeof geoJson === 'string' ? JSON.parse(geoJson) : geoJson;
  const inner = value?.type === 'Feature' ? value.geometry : value;
  return inner?.coordinates ? (inner as Geometry) : null;
};

/** Properties, radii and markets of the campaign (B-247 … B-251). */
export function TargetingMap({ campaign, properties, hot, onHover, onSelect }: Props) {
  const [fits, setFits] = useState(0);
  const points = useMemo(
    () =>
      properties.flatMap(({ id, name, organization, lat, lon }) =>
        lat === null || lon === null ? [] : [{ id, lat, lon, label: `${name}, ${organization.name}` }],
      ),
    [properties],
  );
  const circles = useMemo(
    () => campaign.radii.map(({ lat, lon, miles }) => ({ lat, lon, miles: Number(miles) })),
    [campaign.radii],
  );
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
  const marker = points.find(({ id }) => id === hot);
  const markers = useMemo(() => (marker ? [marker] : []), [marker]);
  // A new object with the same bounds makes the map fit them again. Hovering must not move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fits` counts the wishes to refit
  const fit = useMemo(() => boundsOf(points, circles), [points, circles, fits]);
  const [west, south, east, north] = fit;
  return (
    <div className="map">
      <LazyMap
        key={fits}
        className="map__gl"
        label={`Map of ${properties.length} sponsorable properties`}
        points={points}
        markers={markers}
        circles={circles}
        {...(shapes.features.length ? { shapes } : {})}
        highlighted={hot}
        fit={[west, south, east, north]}
        onPointHover={(id) => onHover(id === null ? null : Number(id))}
        onPointSelect={(id) => onSelect(Number(id))}
        onMarkerSelect={(id) => onSelect(Number(id))}
        onMarkerHover={(id) => onHover(id === null ? null : Number(id))}
      />
      <div className="m-tools">
        <Button icon="aim" onClick={() => setFits(fits + 1)}>
          Recenter
        </Button>
      </div>
    </div>
  );
}
