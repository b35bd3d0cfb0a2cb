/** The map itself. Large: import it only through `LazyMap`. */
import './worker.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import './map.css';
import type { Point as GeoPoint } from 'geojson';
import type { GeoJSONSource } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import {
  AttributionControl,
  Layer,
  type MapLayerMouseEvent,
  type MapRef,
  NavigationControl,
  Map as ReactMap,
  Source,
} from 'react-map-gl/maplibre';
import { useMapColors } from './colors.ts';
import { loadedDetail, useDetail } from './detail.ts';
import { boundsOf, circleCollection, maxZoom, minZoom } from './geometry.ts';
import { drawImage } from './images.ts';
import { Pins } from './Pins.tsx';
import { PointLayers } from './PointLayers.tsx';
import { atlasStyle } from './style.ts';
import type { MapProps } from './types.ts';

/** The most dots of a cluster that are opened as a list. */
const MAX_SPOT = 1000;

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
  onSpotSelect,
  onMove,
}: MapProps) {
  const colors = useMapColors();
  const map = useRef<MapRef>(null);
  const style = useMemo(() => styleUrl ?? atlasStyle(colors, loadedDetail), [styleUrl, colors]);
  const bounds = useMemo(() => fit ?? boundsOf([...markers, ...points], circles), [fit, markers, points, circles]);
  const [west, south, east, north] = bounds;
  const detail = useDetail();

  const imageColors = useRef(colors);
  imageColors.current = colors;
  // Images are requested as soon as the first clusters exist, which is before the map's load event.
  const takeMap = useCallback((instance: MapRef | null) => {
    map.current = instance;
    const drawn = instance?.getMap();
    drawn?.setMissingStyleImageResolver((id) => drawImage(drawn, id, imageColors.current));
  }, []);

  useEffect(() => {
    map.current?.fitBounds([west, south, east, north], { padding: 24, duration: 0, maxZoom: maxFitZoom });
  }, [west, south, east, north, maxFitZoom]);

  /** Zooms to a cluster, or opens it if its dots cover each other however close the map is. */
  const openCluster = async (id: number, lon: number, lat: number) => {
    if (onSpotSelect) {
      const source = map.current?.getSource<GeoJSONSource>('cloud');
      const zoom = await source?.getClusterExpansionZoom(id);
      if (source && zoom !== undefined && zoom > maxZoom) {
        const leaves = await source.getClusterLeaves(id, MAX_SPOT, 0);
        onSpotSelect(leaves.map(({ properties }) => properties?.id as number | string));
        return;
      }
    }
    map.current?.easeTo({
      center: [lon, lat],
      zoom: Math.min(maxZoom, (map.current?.getZoom() ?? minZoom) + 2),
    });
  };
  const select = (event: MapLayerMouseEvent) => {
    const hit = event.features?.[0];
    if (!hit) return;
    // a cluster of the server at the highest zoom opens one of its points
    const isClosest = hit.properties.id !== undefined && (map.current?.getZoom() ?? minZoom) >= maxZoom;
    if (hit.properties.cluster && !isClosest) {
      const { coordinates } = hit.geometry as GeoPoint;
      void openCluster(Number(hit.properties.cluster_id), coordinates[0] as number, coordinates[1] as number);
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
        {...(styleUrl ? {} : { onLoad: (event) => detail(event.target) })}
        onMoveEnd={(event) => {
          if (!styleUrl) detail(event.target);
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
        {points.length > 0 && <PointLayers points={points} colors={colors} keepSpots={onSpotSelect !== undefined} />}
        <Pins
          markers={markers}
          highlighted={highlighted}
          onHover={onMarkerHover}
          onSelect={onMarkerSelect}
          onSpotSelect={onSpotSelect}
        />
        <NavigationControl showCompass={false} position="top-right" />
        {styleUrl && <AttributionControl compact />}
      </ReactMap>
      {!styleUrl && (
        <p className="sl-map-credit">
          Cities: <a href="https://www.geonames.org/">GeoNames</a>, CC BY 4.0
        </p>
      )}
    </section>
  );
}
