/** What a map shows and tells. Degrees of WGS 84. */
import type { FeatureCollection } from 'geojson';
import type { Bounds, Circle, Point } from './geometry.ts';

/** A pin that can be reached by keyboard: for up to a few hundred places. */
export interface MapMarker extends Point {
  id: number | string;
  /** Name read to people who do not see the map. */
  label: string;
  /** A number or letter inside the pin. */
  text?: string;
}

/** A dot in a cloud that gathers into clusters: for thousands of places. */
export interface MapPoint extends Point {
  id: number | string;
  label: string;
  /** How many places it stands for, where they were gathered already; the map then gathers none itself. */
  count?: number;
}

export interface MapProps {
  /** Name of the map for people who do not see it. */
  label: string;
  markers?: readonly MapMarker[];
  points?: readonly MapPoint[];
  circles?: readonly Circle[];
  /** Areas such as markets or states, as GeoJSON polygons. */
  shapes?: FeatureCollection;
  /** Id of the marker that is lit. */
  highlighted?: number | string | null;
  /** Bounds to show instead of those of the content. */
  fit?: Bounds;
  /** How near the map looks at its content by itself: the built-in outline has nothing to show close by. */
  nearest?: number;
  /** Address of a map style; the built-in outline of the states otherwise. */
  styleUrl?: string;
  onMarkerHover?: (id: number | string | null) => void;
  onMarkerSelect?: (id: number | string) => void;
  /** The pointer came over this dot of the cloud; null once it has left it. */
  onPointHover?: (id: number | string | null) => void;
  onPointSelect?: (id: number | string) => void;
  /** Called with the bounds and the zoom after the map was moved. */
  onMove?: (bounds: Bounds, zoom: number) => void;
}
