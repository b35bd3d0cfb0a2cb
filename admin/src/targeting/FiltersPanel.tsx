import { useCall, useDocument } from '../api/hooks.ts';
import { GetCapabilitiesDocument } from '../campaigns/documents.ts';
import { Empty } from '../kit/Block.tsx';
import { useReference } from '../reference/useReference.ts';
import { CreateSearchFilterDocument } from './documents.ts';
import { FilterCard } from './FilterCard.tsx';
import { FilterForm } from './FilterForm.tsx';
import { type FilterKind, filterKinds } from './filterKinds.ts';
import { LocationFilterCard } from './LocationFilterCard.tsx';
import type { TargetingCampaign } from './types.ts';

const order = filterKinds.map(({ type }) => type as string);

type Props = {
  campaign: TargetingCampaign;
  adding: FilterKind | null;
  /** The form of this kind is done with; another one may have been opened while it was saving. */
  onAdded: (kind: FilterKind) => void;
};

/** The campaign's filters, places first. Kinds are joined by "and", the places by "or" (B-279). */
export function FiltersPanel({ campaign, adding, onAdded }: Props) {
  const sports = useReference('sports');
  const { data } = useDocument(GetCapabilitiesDocument, { campaignScope: true }, { reference: true });
  const create = useCall(CreateSearchFilterDocument, { quiet: true });
  const lists = { sports, capabilities: data?.capabilities ?? [] };
  const others = campaign.searchFilters
    .filter(({ type }) => type !== 'LocationFilter')
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || a.id - b.id);
  const places = [...campaign.locationFilters].sort((a, b) => a.id - b.id);
  return (
    <div className="filters">
      <h2 className="vh">Filters</h2>
      {adding ? (
        <FilterForm
          key={adding.type}
          kind={adding}
          lists={lists}
          parameters={{}}
          onSave={(parameters) => create.call({ input: { campaignId: campaign.id, type: adding.type, parameters } })}
          onClose={() => onAdded(adding)}
        />
      ) : null}
      {places.map((filter) => (
        <LocationFilterCard key={filter.id} filter={filter} />
      ))}
      {others.map((filter) => (
        <FilterCard key={filter.id} filter={filter} lists={lists} />
      ))}
      {!adding && places.length + others.length === 0 ? (
        <Empty>
          No targeting filters have been added yet. Start with a place or a sport: every filter narrows the properties
          on the map.
        </Empty>
      ) : null}
    </div>
  );
}
