/**
 * Pins that are buttons: reachable by keyboard, with the shape of their state and a name when highlighted. On a map that
 * neither opens nor highlights them, they are images.
 */
import { Marker } from 'react-map-gl/maplibre';
import { spotsOf } from './spots.ts';
import type { MapMarker, PinState } from './types.ts';

/** The sign of a state beside a pin's text: never color alone. */
const signs: Record<PinState, string> = { proven: '✓', in_review: '•', due: '', late: '!', not_delivered: '×' };

type Props = {
  markers: readonly MapMarker[];
  highlighted: number | string | null;
  onHover: ((id: number | string | null) => void) | undefined;
  onSelect: ((id: number | string) => void) | undefined;
  /** Opens several pins at the same spot; without it, each is drawn by itself. */
  onSpotSelect: ((ids: (number | string)[]) => void) | undefined;
};

type PinProps = Omit<Props, 'markers' | 'onSpotSelect'> & { marker: MapMarker };

function Pin({ marker: { id, lat, lon, label, text, tip, state }, highlighted, onHover, onSelect }: PinProps) {
  const on = id === highlighted;
  const classes = ['sl-pin', state && `sl-pin--${state}`, on && 'sl-pin--on'].filter(Boolean);
  const content = (
    <>
      {text}
      {state && signs[state] && <span aria-hidden="true">{signs[state]}</span>}
    </>
  );
  if (!onSelect && !onHover)
    return (
      <Marker latitude={lat} longitude={lon}>
        <div className={classes.join(' ')} role="img" aria-label={label} title={tip}>
          {content}
        </div>
      </Marker>
    );
  return (
    <Marker latitude={lat} longitude={lon} style={{ zIndex: on ? 2 : 1 }}>
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
        {content}
        {on && tip && (
          <bdi className="sl-tip" aria-hidden="true">
            {tip}
          </bdi>
        )}
      </button>
    </Marker>
  );
}

/** The state that needs most attention. */
const worst: readonly PinState[] = ['late', 'due', 'in_review', 'not_delivered', 'proven'];

/** Several pins at the same spot as one, with their number; it opens a list of them. */
function Spot({
  spot: [first, ...others],
  highlighted,
  onHover,
  onOpen,
}: {
  spot: readonly [MapMarker, ...MapMarker[]];
  highlighted: number | string | null;
  onHover: Props['onHover'];
  onOpen: (ids: (number | string)[]) => void;
}) {
  const all = [first, ...others];
  const on = all.some(({ id }) => id === highlighted);
  const state = worst.find((candidate) => all.some((marker) => marker.state === candidate));
  const classes = ['sl-pin', 'sl-pin--spot', state && `sl-pin--${state}`, on && 'sl-pin--on'].filter(Boolean);
  return (
    <Marker latitude={first.lat} longitude={first.lon} style={{ zIndex: on ? 2 : 1 }}>
      <button
        type="button"
        className={classes.join(' ')}
        aria-haspopup="dialog"
        aria-label={`${all.length} at the same place: ${all.map(({ label }) => label).join('; ')}`}
        onMouseEnter={() => onHover?.(first.id)}
        onMouseLeave={() => onHover?.(null)}
        onFocus={() => onHover?.(first.id)}
        onBlur={() => onHover?.(null)}
        onClick={() => onOpen(all.map(({ id }) => id))}
      >
        {all.length}
        <span aria-hidden="true">▾</span>
        {on && (
          <span className="sl-tip" aria-hidden="true">
            {' '}
            at the same place
          </span>
        )}
      </button>
    </Marker>
  );
}

export function Pins({ markers, onSpotSelect, ...props }: Props) {
  if (!onSpotSelect) return markers.map((marker) => <Pin key={marker.id} marker={marker} {...props} />);
  return spotsOf(markers).map((spot) =>
    spot.length === 1 ? (
      <Pin key={spot[0].id} marker={spot[0]} {...props} />
    ) : (
      <Spot
        key={`spot ${spot[0].id}`}
        spot={spot}
        highlighted={props.highlighted}
        onHover={props.onHover}
        onOpen={onSpotSelect}
      />
    ),
  );
}
