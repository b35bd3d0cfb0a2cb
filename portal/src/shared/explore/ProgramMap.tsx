/** The map of a dashboard's sponsored programs, with what its pins mean. */
import { lazy, Suspense, useState } from 'react';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import type { MapMarker, MapPoint, PinState } from '../../../../ui/map/types.ts';
import { Button } from '../../components/Button.tsx';
import { mapStyleUrl } from '../../lib/settings.ts';
import { ProofLegend } from './ProofLegend.tsx';
import type { SpotProgram } from './SpotDialog.tsx';
import type { MapView } from './useMapView.ts';
import './explore.css';

const SpotDialog = lazy(() => import('./SpotDialog.tsx'));

interface Props {
  view: MapView;
  /** Dots, for many programs. */
  points: readonly MapPoint[];
  pins: readonly MapMarker[];
  /** The id of a pin. */
  highlighted: number | null;
  /** The state of each program, for the legend. */
  states: readonly (PinState | undefined)[];
  /** The id of a program under the pointer or with the focus, null once it is left. */
  onLight: (id: number | null) => void;
  onSelect: (id: number) => void;
  /** Loads the programs at one spot by their ids; must be a stable function. */
  loadSpot: (ids: readonly number[]) => Promise<readonly SpotProgram[]>;
}

export function ProgramMap({ view, points, pins, highlighted, states, onLight, onSelect, loadSpot }: Props) {
  const [spot, setSpot] = useState<readonly number[] | null>(null);
  const light = (id: number | string | null) => onLight(id === null ? null : Number(id));
  const select = (id: number | string) => onSelect(Number(id));
  return (
    <div className="explore__map">
      <LazyMap
        className="atlas__map"
        label="Map of the sponsored leagues"
        fit={view.fit}
        points={points}
        markers={pins}
        highlighted={highlighted}
        styleUrl={mapStyleUrl()}
        onMarkerHover={light}
        onMarkerSelect={select}
        onPointHover={light}
        onPointSelect={select}
        onSpotSelect={(ids) => setSpot(ids.map(Number))}
      />
      <div className="explore__under">
        <ProofLegend states={states} />
        {view.isNear && (
          <Button small onClick={view.showAll}>
            Show all on the map
          </Button>
        )}
      </div>
      {spot && (
        <Suspense fallback={null}>
          <SpotDialog
            ids={spot}
            load={loadSpot}
            stateOf={(id) => [...pins, ...points].find((point) => point.id === id)?.state}
            onChoose={(id) => {
              setSpot(null);
              onSelect(id);
            }}
            onClose={() => setSpot(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
