import { Alert, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { AddCsvDialog } from './AddCsvDialog.tsx';
import { AddAddressDialog, AddMarketsDialog, AddZipsDialog } from './AddPlaceDialogs.tsx';
import { FilterActions } from './FilterActions.tsx';
import { FilterFrame } from './FilterFrame.tsx';
import type { LocationFilterFragment } from './generated/graphql.ts';
import { LocationFilterDialog } from './LocationFilterDialog.tsx';
import { LocationList } from './LocationList.tsx';

/** "25 miles around each of 5 locations, 4 properties per location" (B-302). */
function summary({ radius, strategy, strategyCount, locations }: LocationFilterFragment): string {
  const places = locations.length
    ? `around ${pluralise(locations.length, 'location')}`
    : 'around locations to be added';
  const aim = strategyCount
    ? `, ${pluralise(strategyCount, 'property', 'properties')} ${strategy === 'total' ? 'in total' : 'per location'}`
    : '';
  return `${pluralise(Number(radius), 'mile')} ${places}${aim}`;
}

const dialogs = { address: AddAddressDialog, zips: AddZipsDialog, markets: AddMarketsDialog, csv: AddCsvDialog };
type DialogName = keyof typeof dialogs;

const buttons: readonly { name: DialogName; label: string }[] = [
  { name: 'address', label: 'Add address' },
  { name: 'zips', label: 'Add zips' },
  { name: 'markets', label: 'Add markets' },
  { name: 'csv', label: 'Add CSV' },
];

/** A location filter: its locations, radius and goal (B-286 … B-304). */
export function LocationFilterCard({ filter }: { filter: LocationFilterFragment }) {
  const [editing, setEditing] = useState(false);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const AddDialog = dialog ? dialogs[dialog] : null;
  return (
    <FilterFrame
      icon="pin"
      title={filter.name}
      note="Target Locations"
      enabled={filter.enabled === true}
      actions={
        <FilterActions
          resource="locationFilters"
          filter={filter}
          name={filter.name}
          switchLabel={`${filter.name} on`}
          onEdit={() => setEditing(true)}
        >
          The filter and its {pluralise(filter.locations.length, 'location')} are removed. Offers stay.
        </FilterActions>
      }
    >
      <Typography variant="caption" color="text.secondary">
        {summary(filter)}
      </Typography>
      {filter.locations.length ? (
        <LocationList filterName={filter.name} locations={filter.locations} />
      ) : filter.enabled ? (
        <Alert severity="warning" sx={{ mt: 0.75, mr: 1 }}>
          No locations yet: nothing matches this filter until you add one.
        </Alert>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1, pr: 1 }}>
        {buttons.map(({ name, label }) => (
          <Button key={name} size="small" variant="outlined" onClick={() => setDialog(name)}>
            {label}
          </Button>
        ))}
        <MuiLink component={Link} to={`/prospect-filter/${filter.id}`} variant="caption" sx={{ ml: 'auto' }}>
          Prospect all
        </MuiLink>
      </Stack>
      {editing ? <LocationFilterDialog filter={filter} onClose={() => setEditing(false)} /> : null}
      {AddDialog ? <AddDialog filter={filter} onClose={() => setDialog(null)} /> : null}
    </FilterFrame>
  );
}
