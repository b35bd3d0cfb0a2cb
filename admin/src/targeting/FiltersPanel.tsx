import { Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useCreate } from 'react-admin';
import { DialogOutlet } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useReference } from '../reference/useReference.ts';
import { FilterCard } from './FilterCard.tsx';
import { FilterForm } from './FilterForm.tsx';
import { type FilterKind, filterKinds } from './filterKinds.ts';
import type { TargetingCampaignFragment } from './generated/graphql.ts';
import { LocationFilterCard } from './LocationFilterCard.tsx';
import { SeasonCard } from './SeasonCard.tsx';

const order = filterKinds.map(({ type }) => type as string);

type Props = {
  campaign: TargetingCampaignFragment;
  adding: FilterKind | null;
  /** Closes the form of this kind; another one may have been opened during saving. */
  onAdded: (kind: FilterKind) => void;
};

/** The campaign's filters, location filters first. Kinds are combined with "and", locations with "or" (B-279). */
export function FiltersPanel({ campaign, adding, onAdded }: Props) {
  const sports = useReference('sports');
  const { data } = useOperationQuery('getCapabilities', { campaignScope: true }, { reference: true });
  const [create] = useCreate();
  const lists = {
    sports,
    capabilities: data?.capabilities ?? [],
    year: campaign.anySeason ? null : campaign.year,
  };
  const others = campaign.searchFilters
    .filter(({ type }) => type !== 'LocationFilter')
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || a.id - b.id);
  const places = [...campaign.locationFilters].sort((a, b) => a.id - b.id);
  return (
    <Stack sx={{ gap: 1, px: { xs: 2, sm: 3 }, pt: 1.5, pb: 3 }}>
      <Typography variant="h2" sx={visuallyHidden}>
        Filters
      </Typography>
      <SeasonCard campaign={campaign} />
      {adding ? (
        <FilterForm
          key={adding.type}
          kind={adding}
          lists={lists}
          parameters={{}}
          onSave={(parameters) =>
            create(
              'searchFilters',
              { data: { campaignId: campaign.id, type: adding.type, parameters } },
              { returnPromise: true },
            )
          }
          onClose={() => onAdded(adding)}
        />
      ) : null}
      <DialogOutlet>
        {places.map((filter) => (
          <LocationFilterCard key={filter.id} filter={filter} />
        ))}
        {others.map((filter) => (
          <FilterCard key={filter.id} filter={filter} lists={lists} />
        ))}
      </DialogOutlet>
      {!adding && places.length + others.length === 0 ? (
        <EmptyState>
          No targeting filters have been added yet. Start with a place or a sport: every filter narrows the properties
          on the map.
        </EmptyState>
      ) : null}
    </Stack>
  );
}
