/** Mocks the drawing of maps and records what it received; import it before the map, which must be imported dynamically. */
import { jest } from '@jest/globals';
import type { ReactNode, Ref } from 'react';
import { useImperativeHandle } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: props of the mocked map and its children
export type RecordedProps = Record<string, any>;

/** The props that the map and its source received; expansionZoom: the zoom that separates the dots of any cluster. */
export const recorded = { map: {} as RecordedProps, source: {} as RecordedProps, expansionZoom: 12, zoom: 12 };
/** The props of its layers, by their ids. */
export const layers = new Map<string, RecordedProps>();
export const fitBounds = jest.fn();
export const easeTo = jest.fn();
const cloud = {
  getClusterExpansionZoom: async () => recorded.expansionZoom,
  getClusterLeaves: async () => [{ properties: { id: 1 } }, { properties: { id: 2 } }],
};
jest.unstable_mockModule('../worker.ts', () => ({}));
jest.unstable_mockModule('../style.ts', () => ({ atlasStyle: () => ({ version: 8, sources: {}, layers: [] }) }));
jest.unstable_mockModule('react-map-gl/maplibre', () => ({
  Map: ({ ref, children, ...props }: RecordedProps & { ref: Ref<unknown>; children: ReactNode }) => {
    recorded.map = props;
    useImperativeHandle(ref, () => ({
      fitBounds,
      easeTo,
      getZoom: () => recorded.zoom,
      getMap: () => undefined,
      getSource: () => cloud,
    }));
    return <div>{children}</div>;
  },
  Source: ({ children, ...props }: RecordedProps & { children: ReactNode }) => {
    recorded.source = props;
    return children;
  },
  Layer: (props: RecordedProps & { id: string }) => {
    layers.set(props.id, props);
    return null;
  },
  Marker: ({ children }: { children: ReactNode }) => children,
  NavigationControl: () => null,
  AttributionControl: () => null,
}));

/** Two dots. */
export const points = [
  { id: 1, lat: 42, lon: -80, label: 'One' },
  { id: 2, lat: 41, lon: -81, label: 'Two' },
];
export const canvas = document.createElement('canvas');
/** A map event over a feature, or over none. */
export const over = (properties?: object, more: object = {}) => ({
  features: properties ? [{ properties, geometry: { type: 'Point', coordinates: [-80, 42] } }] : [],
  target: { getCanvas: () => canvas },
  originalEvent: { target: canvas, relatedTarget: null, ...more },
});
