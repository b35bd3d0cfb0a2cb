import { Alert, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
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

const dialogs = {
  'Add address': AddAddressDialog,
  'Add zips': AddZipsDialog,
  'Add markets': AddMarketsDialog,
  'Add CSV': AddCsvDialog,
};

/** A location filter: its locations, radius and goal (B-286 … B-304). */
export function LocationFilterCard({ filter }: { filter: LocationFilterFragment }) {
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
          edit={
            <DialogButton
              icon={<Icon name="edit" />}
              aria-label={`Edit ${filter.name}`}
              dialog={<LocationFilterDialog filter={filter} />}
            />
          }
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
        {Object.entries(dialogs).map(([label, Dialog]) => (
          <DialogButton key={label} size="small" variant="outlined" dialog={<Dialog filter={filter} />}>
            {label}
          </DialogButton>
        ))}
        <MuiLink component={Link} to={`/prospect-filter/${filter.id}`} variant="caption" sx={{ ml: 'auto' }}>
          Prospect all
        </MuiLink>
      </Stack>
    </FilterFrame>
  );
}
