import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Menu } from '../kit/Menu.tsx';
import type { Place } from './types.ts';

/** Height of the table and of each of its rows (B-299). */
const HEIGHT = 200;
const ROW = 30;

type Props = {
  of: string;
  places: readonly Place[];
  onRename: (place: Place) => void;
  onRemove: (place: Place) => void;
};

/** The places of a location filter; it scrolls, and only the rows in sight are drawn: a list may bring thousands. */
export function LocationTable({ of, places, onRename, onRemove }: Props) {
  const frame = useRef<HTMLUListElement>(null);
  const rows = useVirtualizer({
    count: places.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 4,
    getItemKey: (index) => places[index]?.id ?? index,
  });
  const known = useRef(places.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place scrolls
  useEffect(() => {
    if (places.length > known.current) rows.scrollToIndex(places.length - 1); // what was added stands last
    known.current = places.length;
  }, [places.length]);
  return (
    <div className="places" style={{ height: Math.min(HEIGHT, places.length * ROW + 2) }}>
      <ul ref={frame} aria-label={`Locations of ${of}`}>
        <li role="presentation" style={{ height: rows.getTotalSize() }} />
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const place = places[index];
          return place ? (
            <li
              key={key}
              className="places__row"
              aria-setsize={places.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className="t" title={place.place ?? place.name}>
                {place.name}
                {place.place && !place.name.includes(place.place) ? (
                  <span className="soft small"> {place.place}</span>
                ) : null}
              </span>
              <Link to={`/prospect-location/${place.id}`}>
                Prospect<span className="vh"> {place.name}</span>
              </Link>
              <Menu
                label={`More for ${place.name}`}
                icon="dots"
                iconOnly
                small
                look="bare"
                entries={[
                  { label: 'Rename', icon: 'edit', onClick: () => onRename(place) },
                  { label: 'Remove', icon: 'trash', danger: true, onClick: () => onRemove(place) },
                ]}
              />
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}
