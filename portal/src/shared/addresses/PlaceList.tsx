/** Places below a field, each a button that chooses it; further choices as children. */
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import type { Place } from './places.ts';
import './places.css';

/** One choice of the list. */
export function PlaceChoice({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <li>
      <button type="button" className="choice places__one" onClick={onChoose}>
        <Icon name="pin" />
        <span>{children}</span>
      </button>
    </li>
  );
}

export function PlaceList({
  id,
  places,
  onChoose,
  children,
}: {
  id?: string;
  places: readonly Place[];
  onChoose: (place: Place) => void;
  children?: ReactNode;
}) {
  return (
    <ul className="places__list" id={id} aria-label={t('Suggested places')}>
      {places.map((place) => (
        <PlaceChoice key={`${place.address} ${place.lat} ${place.lon}`} onChoose={() => onChoose(place)}>
          {place.address}
        </PlaceChoice>
      ))}
      {children}
    </ul>
  );
}
