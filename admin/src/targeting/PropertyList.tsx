import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { PropertyCard } from './PropertyCard.tsx';
import type { Property } from './types.ts';

/** Row height of the virtual list (B-252). */
export const ROW = 134;

type Props = {
  properties: readonly Property[];
  picked: ReadonlySet<number>;
  hot: number | null;
  /** Scroll to this property, each time the counter changes. */
  goTo: { id: number; count: number } | null;
  onPick: (id: number, picked: boolean) => void;
  onHover: (id: number | null) => void;
  /** The end of what is loaded came near. */
  onEnd: () => void;
};

/** Only the rows in sight are drawn, whatever the number of properties. */
export function PropertyList({ properties, picked, hot, goTo, onPick, onHover, onEnd }: Props) {
  const frame = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: properties.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: (index) => properties[index]?.id ?? index,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (properties.length && last >= properties.length - 10) onEnd();
  }, [last, properties.length, onEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new wish to scroll, not a new list, scrolls
  useEffect(() => {
    const index = goTo ? properties.findIndex(({ id }) => id === goTo.id) : -1;
    if (index < 0) return;
    rows.scrollToIndex(index, { align: 'center' });
    frame.current?.scrollIntoView({ block: 'nearest' }); // on a phone the list stands below the map
  }, [goTo]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="proplist" ref={frame} tabIndex={0} aria-label="Sponsorable properties">
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {items.map((item) => {
          const property = properties[item.index];
          if (!property) return null;
          return (
            <div
              key={item.key}
              data-index={item.index}
              ref={rows.measureElement}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${item.start}px)` }}
            >
              <PropertyCard
                property={property}
                picked={picked.has(property.id)}
                hot={hot === property.id}
                onPick={(on) => onPick(property.id, on)}
                onHover={(on) => onHover(on ? property.id : null)}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
