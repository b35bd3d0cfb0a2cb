/** Pins that are buttons: reachable by keyboard, with the shape of their state and a name when highlighted. */
import { Marker } from 'react-map-gl/maplibre';
import type { MapMarker, PinState } from './types.ts';

/** The sign of a state beside a pin's text: never color alone. */
const signs: Record<PinState, string> = { proven: '✓', due: '', late: '!', not_delivered: '×' };

type Props = {
  markers: readonly MapMarker[];
  highlighted: number | string | null;
  onHover: ((id: number | string | null) => void) | undefined;
  onSelect: ((id: number | string) => void) | undefined;
};

export function Pins({ markers, highlighted, onHover, onSelect }: Props) {
  return markers.map(({ id, lat, lon, label, text, tip, state }) => {
    const on = id === highlighted;
    const classes = ['sl-pin', state && `sl-pin--${state}`, on && 'sl-pin--on'].filter(Boolean);
    return (
      <Marker key={id} latitude={lat} longitude={lon} style={{ zIndex: on ? 2 : 1 }}>
        <button
          type="button"
          className={classes.join(' ')}
          aria-label={label}
          aria-pressed={on}
          onMouseEnter={() => onHover?.(id)}
          onMouseLeave={() => onHover?.(null)}
          onFocus={() => onHover?.(id)}
          onBlur={() => onHover?.(null)}
          onClick={() => onSelect?.(id)}
        >
          {text}
          {state && signs[state] && <span aria-hidden="true">{signs[state]}</span>}
          {on && tip && (
            <bdi className="sl-tip" aria-hidden="true">
              {tip}
            </bdi>
          )}
        </button>
      </Marker>
    );
  });
}
