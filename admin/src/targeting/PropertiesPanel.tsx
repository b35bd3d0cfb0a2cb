import { useState } from 'react';
import { offerStatuses } from '../../../ui/status.ts';
import { useCall } from '../api/hooks.ts';
import { Empty, Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { PickMenu } from '../kit/PickMenu.tsx';
import { Problem } from '../layout/Problem.tsx';
import { isRemovable } from '../offers/states.ts';
import { confidenceNames } from '../organizations/confidenceNames.ts';
import { RemoveModal } from '../prospecting/RemoveModal.tsx';
import { useSayAdded } from '../prospecting/useSayAdded.ts';
import { AddPropertiesDocument } from './documents.ts';
import { allConfidences, allStatuses, type ListFilter, UNADDED } from './listFilter.ts';
import { PropertyList } from './PropertyList.tsx';
import type { Property } from './types.ts';

const confidences = allConfidences.map((id) => ({ id, name: confidenceNames[id] ?? id }));
const statuses = allStatuses.map((id) => ({
  id,
  name: id === UNADDED ? 'Not added' : ((offerStatuses as Record<string, { label: string }>)[id]?.label ?? id),
}));

type Props = {
  campaignId: number;
  properties: readonly Property[];
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  /** How many there are without the list's own filters. */
  total: number;
  loading: boolean;
  loaded: boolean;
  /** Why not all of them are here, and how to ask again. */
  failure: { error: unknown; retry: () => void } | null;
  hot: number | null;
  goTo: { id: number; count: number } | null;
  onHover: (id: number | null) => void;
  onEnd: () => void;
};

/** The list with its own filters, and adding and removing what is ticked (B-257, B-265). */
export function PropertiesPanel({
  campaignId,
  properties,
  filter,
  onFilter,
  loading,
  loaded,
  total,
  failure,
  ...list
}: Props) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [removing, setRemoving] = useState(false);
  const { call, busy } = useCall(AddPropertiesDocument);
  const say = useSayAdded();
  const chosen = properties.filter(({ id }) => picked.has(id));
  const addable = chosen.filter(({ campaignOffer }) => campaignOffer === null);
  const removable = chosen.flatMap(({ campaignOffer }) =>
    campaignOffer && isRemovable(campaignOffer) ? [campaignOffer] : [],
  );
  const pick = (id: number, on: boolean) =>
    setPicked((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  const add = async () => {
    const ids = addable.map(({ id }) => id);
    await call({ input: { campaignId, sponsorablePropertyIds: ids } }).then(
      (answer) => {
        say(answer.addSponsorablePropertiesToCampaign.offers);
        setPicked(new Set());
      },
      () => undefined,
    );
  };
  return (
    <>
      <h2 className="vh">Sponsorable properties</h2>
      <div className="listbar">
        <PickMenu
          label="Confidence"
          choices={confidences}
          picked={filter.confidences}
          onChange={(next) => onFilter({ ...filter, confidences: next })}
        />
        <PickMenu
          label="Status"
          choices={statuses}
          picked={filter.statuses}
          onChange={(next) => onFilter({ ...filter, statuses: next })}
        />
        <button
          type="button"
          className={`chip${filter.survey ? ' chip--on' : ''}`}
          aria-pressed={filter.survey}
          onClick={() => onFilter({ ...filter, survey: !filter.survey })}
        >
          Survey: {filter.survey ? 'answered' : 'any'}
        </button>
        <span className="end acts">
          {removable.length ? (
            <Button small look="danger" onClick={() => setRemoving(true)}>
              Remove ({removable.length})
            </Button>
          ) : null}
          <Button
            small
            look={addable.length ? 'go' : 'plain'}
            icon="plus"
            disabled={busy || addable.length === 0}
            onClick={add}
          >
            Add selected ({addable.length})
          </Button>
        </span>
      </div>
      {loading ? <Loading lines={8} /> : null}
      {failure ? <Problem {...failure} /> : null}
      {loaded && properties.length === 0 ? (
        <Empty>
          {total
            ? 'No properties of these confidences and statuses. Change the filters of the list above.'
            : 'No more sponsorable properties available to add!'}
        </Empty>
      ) : null}
      {properties.length ? <PropertyList properties={properties} picked={picked} onPick={pick} {...list} /> : null}
      {removing ? (
        <RemoveModal offers={removable} onClose={() => setRemoving(false)} onRemoved={() => setPicked(new Set())} />
      ) : null}
    </>
  );
}
