/** Props and events of the map. Coordinates are WGS 84 degrees. */
import type { FeatureCollection } from 'geojson';
import type { Bounds, Circle, Point } from './geometry.ts';

/** What a pin can say of the proof of a place; null in data becomes no state. */
export const pinStates = ['proven', 'in_review', 'due', 'late', 'not_delivered'] as const;
export type PinState = (typeof pinStates)[number];

/** A pin that is reachable by keyboard: for up to a few hundred places. */
export interface MapMarker extends Point {
  id: number | string;
  /** Accessible name. */
  label: string;
  /** A number or letter inside the pin. */
  text?: string;
  /** Shown beside the pin while it is highlighted. */
  tip?: string;
  state?: PinState;
}

/** A dot that is clustered with others: for thousands of places. */
export interface MapPoint extends Point {
  id: number | string;
  label: string;
  /** Number of places in a cluster made by the server; the map then does not cluster. */
  count?: number;
  /** Either all points have one, or none. */
  state?: PinState;
}

export interface MapProps {
  /** Accessible name of the map. */
  label: string;
  markers?: readonly MapMarker[];
  points?: readonly MapPoint[];
  circles?: readonly Circle[];
  /** Areas such as markets or states, as GeoJSON polygons. */
  shapes?: FeatureCollection;
  /** Id of the highlighted marker. */
  highlighted?: number | string | null;
  /** Bounds to show instead of those of the content. */
  fit?: Bounds;
  /** Maximum zoom when fitting the content, because the built-in outline has no detail close up. */
  maxFitZoom?: number;
  /** URL of a map style; by default the built-in outline of the states. */
  styleUrl?: string;
  onMarkerHover?: (id: number | string | null) => void;
  onMarkerSelect?: (id: number | string) => void;
  /** Called with the id of the dot under the pointer, and with null when the pointer leaves it. */
  onPointHover?: (id: number | string | null) => void;
  onPointSelect?: (id: number | string) => void;
  /**
   * Called with the ids of pins or dots that cover each other however close the map is. Without it, pins at the same spot are drawn
   * over each other.
   */
  onSpotSelect?: (ids: (number | string)[]) => void;
  /** Called with the bounds and the zoom after the map moved. */
  onMove?: (bounds: Bounds, zoom: number) => void;
}
