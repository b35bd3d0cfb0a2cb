import { Stack } from '@mui/material';
import { useEffect } from 'react';
import { Form, ResourceContextProvider, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Season } from '../../../ui/formats.ts';
import { seasonChoices } from '../reference/choices.ts';
import { campaignFilter, sponsorFilter, yearFilter } from '../reference/filters.tsx';

export type SeasonFilter = {
  season: Season | null;
  year: number | null;
  sponsorId: number | null;
  campaignId: number | null;
};

type Props = { filter: SeasonFilter; onChange: (filter: SeasonFilter) => void };

/** Reports each change of the inputs. */
function Watch({ filter, onChange }: Props) {
  const { season = null, year = null, sponsorId = null, campaignId = null } = useWatch() as Partial<SeasonFilter>;
  const chosen = {
    season: season || null,
    year: year || null,
    sponsorId: sponsorId || null,
    campaignId: campaignId || null,
  };
  const isNew = JSON.stringify(chosen) !== JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an input changes the filter, not the address
  useEffect(() => {
    if (isNew) onChange(chosen);
  }, [JSON.stringify(chosen)]);
  return null;
}

/** The inputs that choose whose dates are shown. */
export const SeasonFilters = ({ filter, onChange }: Props) => (
  <ResourceContextProvider value="campaigns">
    <Form record={filter} onSubmit={() => undefined} noValidate>
      <Watch filter={filter} onChange={onChange} />
      <Stack
        direction="row"
        role="search"
        aria-label="Filters"
        sx={{
          gap: 1,
          flexWrap: 'wrap',
          '& .MuiFormHelperText-root': { display: 'none' },
          '& > *': { flex: '0 1 200px' },
        }}
      >
        <SelectInput source="season" choices={seasonChoices} emptyText="Any season" />
        {yearFilter}
        {sponsorFilter}
        {campaignFilter}
      </Stack>
    </Form>
  </ResourceContextProvider>
);
