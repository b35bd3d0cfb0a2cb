/** The map itself. Large: import it only through `LazyMap`. */
import './worker.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import type { FeatureCollection, Point as GeoPoint } from 'geojson';
import type { Map as MaplibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import {
  AttributionControl,
  Layer,
  type MapLayerMouseEvent,
  type MapRef,
  Marker,
  NavigationControl,
  Map as ReactMap,
  Source,
} from 'react-map-gl/maplibre';
import { formatCompact } from '../formats.ts';
import { useMapColors } from './colors.ts';
import { boundsOf, circleCollection, maxClusterSize, maxZoom, minZoom } from './geometry.ts';
import { atlasStyle } from './style.ts';
import type { MapProps } from './types.ts';

/** Draws the count of a cluster as an image, because text in map layers would need fonts from the network. */
function drawCount(map: MaplibreMap, id: string, color: string): void {
  const text = id.replace(/^count-/, '');
  const canvas = document.createElement('canvas');
  const scale = 2;
  canvas.width = 40 * scale;
  canvas.height = 20 * scale;
  const context = canvas.getContext('2d');
  if (!context || map.hasImage(id)) return;
  context.font = `600 ${13 * scale}px Inter, system-ui, sans-serif`;
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, canvas.width / 2, canvas.height / 2);
  map.addImage(id, context.getImageData(0, 0, canvas.width, canvas.height), { pixelRatio: scale });
}

export default function GlMap({
  markers = [],
  points = [],
  circles = [],
  shapes,
  highlighted = null,
  label,
  fit,
  maxFitZoom = 11,
  styleUrl,
  onMarkerHover,
  onMarkerSelect,
  onPointHover,
  onPointSelect,
  onMove,
}: MapProps) {
  const colors = useMapColors();
  const map = useRef<MapRef>(null);
  const style = useMemo(() => styleUrl ?? atlasStyle(colors), [styleUrl, colors]);
  const bounds = useMemo(() => fit ?? boundsOf([...markers, ...points], circles), [fit, markers, points, circles]);
  const [west, south, east, north] = bounds;
  const cloud = useMemo<FeatureCollection<GeoPoint>>(
    () => ({
      type: 'FeatureCollection',
      features: points.map((point) => ({
        type: 'Feature',
        properties: {
          id: point.id,
          label: point.label,
          ...((point.count ?? 1) > 1
            ? { cluster: true, point_count: point.count, point_count_abbreviated: formatCompact(point.count ?? 1) }
            : {}),
        },
        geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
      })),
    }),
    [points],
  );

  const isClustered = points.some(({ count }) => count !== undefined);

  const countColor = useRef(colors.onFill);
  countColor.current = colors.onFill;
  // Images are requested as soon as the first clusters exist, which is before the map's load event.
  const takeMap = useCallback((instance: MapRef | null) => {
    map.current = instance;
    const drawn = instance?.getMap();
    drawn?.setMissingStyleImageResolver((id) => {
      if (id.startsWith('count-')) drawCount(drawn, id, countColor.current);
    });
  }, []);

  useEffect(() => {
    map.current?.fitBounds([west, south, east, north], { padding: 24, duration: 0, maxZoom: maxFitZoom });
  }, [west, south, east, north, maxFitZoom]);

  const select = (event: MapLayerMouseEvent) => {
    const hit = event.features?.[0];
    if (!hit) return;
    if (hit.properties.cluster) {
      const { coordinates } = hit.geometry as GeoPoint;
      map.current?.easeTo({
        center: [coordinates[0] as number, coordinates[1] as number],
        zoom: Math.min(maxZoom, (map.current?.getZoom() ?? minZoom) + 2),
      });
    } else onPointSelect?.(hit.properties.id as number | string);
  };

  const hoveredId = useRef<number | string | null>(null);
  const reportHover = (id: number | string | null) => {
    if (id === hoveredId.current) return;
    hoveredId.current = id;
    onPointHover?.(id);
  };
  const point = (event: MapLayerMouseEvent) => {
    if (event.originalEvent.target !== event.target.getCanvas()) return; // Over a pin, which has its own handlers.
    const hit = event.features?.[0]?.properties;
    reportHover(hit && !hit.cluster ? (hit.id as number | string) : null);
  };
  const leave = ({ originalEvent: { relatedTarget } }: MapLayerMouseEvent) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest('.sl-pin'))) reportHover(null);
  };

  return (
    <section className="sl-map" aria-label={label}>
      <ReactMap
        ref={takeMap}
        initialViewState={{
          bounds: [west, south, east, north],
          fitBoundsOptions: { padding: 24, maxZoom: maxFitZoom },
        }}
        mapStyle={style}
        minZoom={minZoom}
        maxZoom={maxZoom}
        attributionControl={false}
        dragRotate={false}
        touchPitch={false}
        cooperativeGestures
        interactiveLayerIds={points.length > 0 ? ['clusters', 'points'] : []}
        onClick={select}
        {...(onPointHover ? { onMouseMove: point, onMouseOut: leave } : {})}
        onMoveEnd={(event) => {
          const box = event.target.getBounds();
          onMove?.([box.getWest(), box.getSouth(), box.getEast(), box.getNorth()], event.target.getZoom());
        }}
      >
        {shapes && (
          <Source id="shapes" type="geojson" data={shapes}>
            <Layer id="shapes-fill" type="fill" paint={{ 'fill-color': colors.field300, 'fill-opacity': 0.28 }} />
            <Layer id="shapes-line" type="line" paint={{ 'line-color': colors.field600, 'line-width': 1.5 }} />
          </Source>
        )}
        {circles.length > 0 && (
          <Source id="circles" type="geojson" data={circleCollection(circles)}>
            <Layer id="circles-fill" type="fill" paint={{ 'fill-color': colors.field300, 'fill-opacity': 0.28 }} />
            <Layer id="circles-line" type="line" paint={{ 'line-color': colors.field600, 'line-width': 1.5 }} />
          </Source>
        )}
        {points.length > 0 && (
          <Source
            key={String(isClustered)} // A source's clustering is fixed when it is created.
            id="cloud"
            type="geojson"
            data={cloud}
            cluster={!isClustered}
            clusterRadius={44}
            clusterMaxZoom={11}
          >
            <Layer
              id="clusters"
              type="circle"
              filter={['has', 'point_count']}
              paint={{
                'circle-color': colors.field600,
                'circle-stroke-color': colors.chalk,
                'circle-stroke-width': 2,
                'circle-radius': ['interpolate', ['linear'], ['get', 'point_count'], 2, 13, maxClusterSize, 25],
              }}
            />
            <Layer
              id="cluster-count"
              type="symbol"
              filter={['has', 'point_count']}
              layout={{
                'icon-image': ['concat', 'count-', ['to-string', ['get', 'point_count_abbreviated']]],
                'icon-allow-overlap': true,
              }}
            />
            <Layer
              id="points"
              type="circle"
              filter={['!', ['has', 'point_count']]}
              paint={{
                'circle-color': colors.field600,
                'circle-stroke-color': colors.chalk,
                'circle-stroke-width': 2,
                'circle-radius': 6,
              }}
            />
          </Source>
        )}
        {markers.map((marker) => (
          <Marker
            key={marker.id}
            latitude={marker.lat}
            longitude={marker.lon}
            style={{ zIndex: marker.id === highlighted ? 2 : 1 }}
          >
            <button
              type="button"
              className={marker.id === highlighted ? 'sl-pin sl-pin--on' : 'sl-pin'}
              aria-label={marker.label}
              aria-pressed={marker.id === highlighted}
              onMouseEnter={() => onMarkerHover?.(marker.id)}
              onMouseLeave={() => onMarkerHover?.(null)}
              onFocus={() => onMarkerHover?.(marker.id)}
              onBlur={() => onMarkerHover?.(null)}
              onClick={() => onMarkerSelect?.(marker.id)}
            >
              {marker.text}
            </button>
          </Marker>
        ))}
        <NavigationControl showCompass={false} position="top-right" />
        {styleUrl && <AttributionControl compact />}
      </ReactMap>
    </section>
  );
}
