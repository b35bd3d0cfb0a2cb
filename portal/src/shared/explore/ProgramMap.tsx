/** The map of a dashboard's sponsored programs, with what its pins mean. */
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import type { MapMarker, MapPoint, PinState } from '../../../../ui/map/types.ts';
import { Button } from '../../components/Button.tsx';
import { mapStyleUrl } from '../../lib/settings.ts';
import { ProofLegend } from './ProofLegend.tsx';
import type { MapView } from './useMapView.ts';
import './explore.css';

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
}

export function ProgramMap({ view, points, pins, highlighted, states, onLight, onSelect }: Props) {
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
      />
      <div className="explore__under">
        <ProofLegend states={states} />
        {view.isNear && (
          <Button small onClick={view.showAll}>
            Show all on the map
          </Button>
        )}
      </div>
    </div>
  );
}
