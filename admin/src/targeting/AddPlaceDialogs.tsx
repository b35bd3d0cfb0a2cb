import { InputLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { CheckboxGroupInput, required, TextInput, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { type Place, PlaceInput } from '../form/PlaceInput.tsx';
import { ZipsForm } from '../form/ZipsForm.tsx';
import { Problem } from '../layout/Problem.tsx';
import type { LocationFilterFragment as LocationFilter } from './generated/graphql.ts';

type Props = { filter: LocationFilter };

/** Selects an address from suggestions; it is also the name until the user types one. */
function AddressInput() {
  const { field, id } = useInput({ source: 'place' });
  const { getFieldState, setValue } = useFormContext();
  const pick = (place: Place | null) => {
    field.onChange(place);
    if (place && !getFieldState('name').isTouched) setValue('name', place.address);
  };
  return (
    <div>
      <InputLabel htmlFor={id}>Address</InputLabel>
      <PlaceInput id={id} onPick={pick} />
    </div>
  );
}

/** A selected address and a name (B-293). */
export function AddAddressDialog({ filter }: Props) {
  const { mutateAsync: add } = useOperation('addAddressToLocationFilter', { quiet: true });
  return (
    <FormDialog
      title={`Add an address to ${filter.name}`}
      action="Add address"
      defaults={{ place: null, name: '' }}
      required={['place', 'name']}
      onSubmit={({ place, name }: { place: Place; name: string }) =>
        add({
          input: {
            locationFilterId: filter.id,
            name: name.trim(),
            address: place.address,
            lat: place.lat,
            lon: place.lon,
          },
        })
      }
    >
      <AddressInput />
      <TextInput source="name" validate={required()} helperText="The name shown in lists." />
    </FormDialog>
  );
}

/** Several ZIPs at once (B-294, B-298). */
export function AddZipsDialog({ filter }: Props) {
  const { mutateAsync: add } = useOperation('addZipsToLocationFilter', { quiet: true });
  const [added, setAdded] = useState(0);
  const [typed, setTyped] = useState(false);
  return (
    <ConsoleDialog
      title={`Add zips to ${filter.name}`}
      holdsText
      typed={typed}
      size="xs"
      actions={<CloseButton>{added ? 'Done' : 'Close'}</CloseButton>}
    >
      <ZipsForm
        onAdd={async (zips) => {
          await add({ input: { locationFilterId: filter.id, zips } });
          setAdded(added + zips.length);
        }}
        invalidText="Please remove all invalid zip codes (highlighted in red) before adding to filter."
        onTyped={setTyped}
      />
      {added ? <Typography role="status">{added} added.</Typography> : null}
    </ConsoleDialog>
  );
}

/** Markets are geometries of type market (B-295). */
export function AddMarketsDialog({ filter }: Props) {
  const { mutateAsync: add } = useOperation('addGeometriesToLocationFilter', { quiet: true });
  const { data, error, refetch } = useOperationQuery('markets', {}, { reference: true });
  const markets = [...(data?.markets ?? [])].sort((a, b) => a.name.localeCompare(b.name));
  return (
    <FormDialog
      title={`Add markets to ${filter.name}`}
      size="md"
      action="Add markets"
      defaults={{ geometryIds: [] }}
      required={['geometryIds']}
      onSubmit={({ geometryIds }: { geometryIds: number[] }) =>
        add({ input: { locationFilterId: filter.id, geometryIds } })
      }
    >
      {error ? <Problem error={error} retry={refetch} /> : null}
      {data || error ? null : <Loading />}
      {data && markets.length === 0 ? <Typography>There are no markets yet.</Typography> : null}
      {markets.length ? <CheckboxGroupInput source="geometryIds" label="Markets" choices={markets} /> : null}
    </FormDialog>
  );
}
