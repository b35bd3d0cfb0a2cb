import { Stack } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { locationStrategy } from '../../../db/generated/choices.ts';
import { locationFiltersLimits } from '../../../db/generated/limits.ts';
import { named } from '../../../ui/choices.ts';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { RangeInput } from '../form/inputs.tsx';
import type { LocationFilterFragment } from './generated/graphql.ts';

const strategies = named(locationStrategy, { total: 'In total', per_location: 'Per location' });

type Values = { strategyCount: number | null };

/** A new location filter only needs a name (B-287). */
export function NewLocationFilterDialog({ campaignId }: { campaignId: number }) {
  return (
    <RecordDialog
      resource="locationFilters"
      parent={{ campaignId }}
      title="Add target locations"
      size="xs"
      action="Add"
      defaults={{ name: '' }}
      required={['name']}
    >
      <TextInput
        source="name"
        validate={required()}
        autoFocus
        helperText="Addresses, ZIPs and markets are added next."
      />
    </RecordDialog>
  );
}

/** Name, radius and goal of a location filter (B-288, B-301). */
export function LocationFilterDialog({ filter }: { filter: LocationFilterFragment }) {
  const { name, strategy, strategyCount, version } = filter;
  return (
    <RecordDialog
      resource="locationFilters"
      record={filter}
      title={`Update ${name}`}
      size="xs"
      action="Save"
      defaults={{ name, radius: Number(filter.radius), strategy, strategyCount, version }}
      required={['name']}
      transform={(values: Values) => ({ ...values, strategyCount: values.strategyCount ?? 0 })}
    >
      <TextInput source="name" validate={required()} autoFocus />
      <RangeInput
        source="radius"
        label="Radius in miles"
        limit={locationFiltersLimits.radius}
        step={0.5}
        validate={required()}
      />
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <RangeInput source="strategyCount" limit={locationFiltersLimits.strategyCount} />
        <SelectInput source="strategy" choices={strategies} validate={required()} />
      </Stack>
    </RecordDialog>
  );
}
