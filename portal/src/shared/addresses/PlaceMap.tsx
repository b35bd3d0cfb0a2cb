/**
 * A map of places: pins on the map of the configured service, or on the built-in outline of the states, which is
 * zoomed out far enough that a pin is shown within its state (L-234, L-345).
 */
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import { t } from '../../i18n/i18n.ts';
import { mapStyleUrl } from '../../lib/settings.ts';
import { type PlacePin, pinsOf } from './pins.ts';
import './places.css';

/** The zoom of each kind of map, and the degrees within which pins would overlap there. */
const views = { service: { maxFitZoom: 13, spot: 0.02 }, outline: { maxFitZoom: 4.7, spot: 1.2 } };

export function PlaceMap({
  label,
  pins,
  lit,
  large = false,
  onHover,
}: {
  /** Accessible name of the map. */
  label: string;
  /** The places to show; the United States if there are none. */
  pins: readonly PlacePin[];
  /** The id of the selected pin. */
  lit?: number | string | null;
  large?: boolean;
  onHover?: (id: number | string | null) => void;
}) {
  const styleUrl = mapStyleUrl();
  const { maxFitZoom, spot } = styleUrl ? views.service : views.outline;
  const markers = pinsOf(pins, spot);
  const shown = lit === null || lit === undefined ? null : (markers.find(({ ids }) => ids.includes(lit))?.id ?? null);
  return (
    <LazyMap
      className={large ? 'place-map place-map--large' : 'place-map'}
      label={label}
      unavailable={t('The map is not available here.')}
      markers={markers}
      highlighted={shown}
      maxFitZoom={maxFitZoom}
      {...(styleUrl ? { styleUrl } : {})}
      {...(onHover ? { onMarkerHover: onHover } : {})}
    />
  );
}
