import { Box } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useDensity } from '../list/DensityButton.tsx';
import type { PropertyFragment } from './generated/graphql.ts';
import { HEIGHTS, PropertyCard } from './PropertyCard.tsx';

/** State shared by the list and the map (B-248, B-249). */
export type MapLink = {
  /** The property that is hovered in the list or on the map. */
  highlighted: number | null;
  /** Scrolls to this property whenever the counter changes. */
  scrollTo: { id: number; count: number } | null;
  onHover: (id: number | null) => void;
};

type Props = MapLink & {
  properties: readonly PropertyFragment[];
  selected: ReadonlySet<number>;
  onSelect: (ids: readonly number[], selected: boolean) => void;
  /** Called when the end of the loaded rows is near. */
  onEnd: () => void;
};

/** Virtualized: renders only visible rows. */
export function PropertyList({ properties, selected, highlighted, scrollTo, onSelect, onHover, onEnd }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [density] = useDensity();
  const rows = useVirtualizer({
    count: properties.length,
    getScrollElement: () => frame.current,
    estimateSize: () => HEIGHTS[density],
    overscan: 6,
    getItemKey: (index) => `${density}${properties[index]?.id ?? index}`,
  });
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (properties.length && last >= properties.length - 10) onEnd();
  }, [last, properties.length, onEnd]);
  const scrolled = useRef(0);
  useEffect(() => {
    const index = scrollTo ? properties.findIndex(({ id }) => id === scrollTo.id) : -1;
    if (index < 0 || scrolled.current === scrollTo?.count) return; // once, when the property is there
    scrolled.current = scrollTo?.count ?? 0;
    rows.scrollToIndex(index, { align: 'center' });
    frame.current?.scrollIntoView({ block: 'nearest' }); // On phones the list is below the map.
  }, [scrollTo, properties, rows]);
  return (
    <Box
      component="section"
      ref={frame}
      tabIndex={0}
      aria-label="Sponsorable properties"
      sx={{
        flex: { xs: 'none', md: 1 },
        height: { xs: '72vh', md: 'auto' },
        minHeight: 0,
        overflow: 'auto',
        outlineOffset: -2,
      }}
    >
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
                compact={density === 'small'}
                selected={selected.has(property.id)}
                highlighted={highlighted === property.id}
                onSelect={onSelect}
                onHover={onHover}
              />
            </div>
          );
        })}
      </div>
    </Box>
  );
}
