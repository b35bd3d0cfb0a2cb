/** Geometry of the map: circles in miles, bounds, zoom (S-443). */
import type { Feature, FeatureCollection, Polygon } from 'geojson';

/** Minimum and maximum zoom (S-443). */
export const minZoom = 2;
export const maxZoom = 13;

/** Zoom from which the borders of counties are drawn. */
export const countiesZoom = 5;

/** Cluster size at which circles stop growing (B-251). */
export const maxClusterSize = 245;

/** West, south, east, north in degrees. */
export type Bounds = [number, number, number, number];

/** The contiguous United States, shown when the map has no content (S-443). */
export const usBounds: Bounds = [-124.8, 24.4, -66.9, 49.4];

export interface Point {
  lat: number;
  lon: number;
}

export interface Circle extends Point {
  miles: number;
  label?: string;
}

const earthRadiusMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (radiansValue: number) => (radiansValue * 180) / Math.PI;

/** The outline of a great-circle radius as a polygon with `corners` points. */
export function circlePolygon(circle: Circle, corners = 72): Feature<Polygon, { label: string }> {
  const angle = circle.miles / earthRadiusMiles;
  const lat = radians(circle.lat);
  const ring: [number, number][] = [];
  for (let corner = 0; corner <= corners; corner += 1) {
    const bearing = (2 * Math.PI * corner) / corners;
    const edge = Math.asin(Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing));
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * Math.sin(edge),
    );
    ring.push([circle.lon + degrees(turn), degrees(edge)]);
  }
  return {
    type: 'Feature',
    properties: { label: circle.label ?? '' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}

/** All circles as one collection for a map source. */
export function circleCollection(circles: readonly Circle[]): FeatureCollection<Polygon, { label: string }> {
  return { type: 'FeatureCollection', features: circles.map((circle) => circlePolygon(circle)) };
}

/** Bounds of all points and circles with some padding; the United States if there are none. */
export function boundsOf(points: readonly Point[], circles: readonly Circle[] = []): Bounds {
  const corners: [number, number][] = points.map((point) => [point.lon, point.lat]);
  for (const circle of circles)
    corners.push(...(circlePolygon(circle, 8).geometry.coordinates[0] as [number, number][]));
  if (corners.length === 0) return usBounds;
  const lons = corners.map(([lon]) => lon);
  const lats = corners.map(([, lat]) => lat);
  const bounds: Bounds = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
  const pad = Math.max(0.4, (bounds[2] - bounds[0]) * 0.08, (bounds[3] - bounds[1]) * 0.08);
  return [bounds[0] - pad, bounds[1] - pad, bounds[2] + pad, bounds[3] + pad];
}
