import { Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useMemo } from 'react';
import { ResourceContextProvider, useEvent } from 'react-admin';
import { formatNumber } from '../../../ui/formats.ts';
import { DialogButton, DialogOutlet } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { Problem } from '../layout/Problem.tsx';
import { useSelection } from '../list/selection.tsx';
import { offerAllows } from '../offers/states.ts';
import { RemoveDialog } from '../prospecting/RemoveDialog.tsx';
import { AddSelected } from './AddSelected.tsx';
import type { PropertyFragment } from './generated/graphql.ts';
import { isNarrowed, type ListFilter } from './listFilter.ts';
import { isSelectable } from './PropertyCard.tsx';
import { type MapLink, PropertyList } from './PropertyList.tsx';
import { PropertyToolbar } from './PropertyToolbar.tsx';
import type { useProperties } from './useProperties.ts';

type Props = MapLink & {
  campaignId: number;
  /** True if properties can be added to the campaign. */
  canAdd: boolean;
  /** Why nothing matches, if known (T15). */
  emptyReason?: string | null;
  /** The base query, and the properties of it that pass the filter. */
  query: ReturnType<typeof useProperties>;
  properties: readonly PropertyFragment[];
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onEnd: () => void;
};

/** The property list with its filters, and bulk adding and removing (B-257, B-265). */
export function PropertiesPanel(props: Props) {
  const { campaignId, canAdd, emptyReason, query, properties, filter, onFilter, ...list } = props;
  const { sort: _sort, ...matching } = filter;
  const shown = useMemo(() => properties.map(({ id }) => id), [properties]);
  const { ids, select: setSelected, clear } = useSelection(JSON.stringify([campaignId, matching]), shown);
  const selected = useMemo(() => new Set(ids), [ids]);
  const chosen = properties.filter(({ id }) => selected.has(id));
  const addableIds = chosen.flatMap(({ id, campaignOffer }) => (campaignOffer ? [] : [id]));
  const removable = chosen.flatMap(({ campaignOffer }) =>
    campaignOffer && offerAllows(campaignOffer, 'remove') ? [campaignOffer] : [],
  );
  const selectable = properties.filter(isSelectable).map(({ id }) => id);
  const select = useEvent((changed: readonly number[], on: boolean) =>
    setSelected([...(on ? selected.union(new Set(changed)) : selected.difference(new Set(changed)))]),
  );
  return (
    <ResourceContextProvider value="sponsorableProperties">
      <Typography variant="h2" sx={visuallyHidden}>
        Sponsorable properties
      </Typography>
      <DialogOutlet>
        <PropertyToolbar
          filter={filter}
          onFilter={onFilter}
          selectedCount={chosen.length}
          selectableCount={selectable.length}
          onSelectAll={(on) => select(selectable, on)}
        >
          {removable.length ? (
            <DialogButton
              size="small"
              variant="outlined"
              color="error"
              dialog={<RemoveDialog offers={removable} onDone={clear} />}
            >
              Remove ({formatNumber(removable.length)})
            </DialogButton>
          ) : null}
          {canAdd ? <AddSelected campaignId={campaignId} propertyIds={addableIds} onAdded={clear} /> : null}
        </PropertyToolbar>
      </DialogOutlet>
      {query.isPending ? <Loading lines={8} /> : null}
      {query.error ? <Problem error={query.error} retry={query.retry} /> : null}
      {query.loaded && properties.length === 0 ? (
        <EmptyState>
          {emptyReason ??
            (isNarrowed(filter)
              ? 'No properties have these confidences and statuses. Change the list’s filters above.'
              : 'No more sponsorable properties available to add!')}
        </EmptyState>
      ) : null}
      {properties.length ? (
        <PropertyList {...list} properties={properties} selected={selected} onSelect={select} />
      ) : null}
    </ResourceContextProvider>
  );
}
