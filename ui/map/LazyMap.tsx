/**
 * The map, loaded when it is scrolled near the screen. Reserves its space until then; shows a message without WebGL.
 */
import { Component, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useNear } from '../useNear.ts';
import type { MapProps } from './types.ts';

const GlMap = lazy(() => import('./GlMap.tsx'));

/** True if this browser supports WebGL. */
export function canDrawMap(): boolean {
  try {
    if (!('WebGLRenderingContext' in globalThis)) return false;
    const canvas = document.createElement('canvas');
    return Boolean(canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
  } catch {
    return false;
  }
}

class MapBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export interface LazyMapProps extends MapProps {
  className?: string;
  /** Shown if the map cannot be drawn or loaded. */
  unavailable?: ReactNode;
}

export function LazyMap({ className, unavailable = 'The map is not available here.', ...props }: LazyMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [able] = useState(canDrawMap);
  const near = useNear(place, able);

  const note = <p className="sl-map-note">{unavailable}</p>;
  return (
    <div ref={place} className={className}>
      {!able && note}
      {able && near && (
        <MapBoundary fallback={note}>
          <Suspense fallback={null}>
            <GlMap {...props} />
          </Suspense>
        </MapBoundary>
      )}
    </div>
  );
}
