import { useMemo } from 'react';
import { pluralise } from '../../../ui/formats.ts';
import { LazyMap } from '../../../ui/map/LazyMap.tsx';
import type { Prospect } from './types.ts';

/** Where the offers of the shown groups are (S-424); a dot opens its offer. */
export function ProspectMap({ offers, onOpen }: { offers: readonly Prospect[]; onOpen: (id: number) => void }) {
  const points = useMemo(
    () =>
      offers.flatMap(({ id, sponsorableProperty: { name, organization, lat, lon } }) =>
        lat == null || lon == null ? [] : [{ id, lat, lon, label: `${name}, ${organization.name}` }],
      ),
    [offers],
  );
  const nowhere = offers.length - points.length;
  return (
    <figure className="prospectmap">
      <LazyMap
        className="map__gl"
        label={`Map of ${pluralise(points.length, 'sponsorship')}`}
        points={points}
        onPointSelect={(id) => onOpen(Number(id))}
      />
      <figcaption className="soft">
        {pluralise(points.length, 'sponsorship')} of the shown groups on the map
        {nowhere > 0 ? `, ${nowhere} without a known place` : ''}
      </figcaption>
    </figure>
  );
}
