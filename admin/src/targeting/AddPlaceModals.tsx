import { useState } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useCall, useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { ChecksIn } from '../kit/choices.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { FormModal, Modal } from '../kit/Modal.tsx';
import { type Place, PlaceBox } from '../kit/PlaceBox.tsx';
import { ZipsForm } from '../kit/ZipsForm.tsx';
import { Problem } from '../layout/Problem.tsx';
import { AddAddressDocument, AddFilterZipsDocument, AddGeometriesDocument, MarketsDocument } from './documents.ts';
import type { LocationFilter } from './types.ts';

type Props = { filter: LocationFilter; onClose: () => void };

/** The picked suggestion fills the name too, as long as nobody typed one. */
function AddressIn() {
  const { field, id } = useInput({ source: 'place' });
  const { getFieldState, setValue } = useFormContext();
  const pick = (place: Place | null) => {
    field.onChange(place);
    if (place && !getFieldState('name').isTouched) setValue('name', place.address);
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Address
      </label>
      <PlaceBox id={id} onPick={pick} />
    </div>
  );
}

/** A chosen address and a name (B-293). */
export function AddAddressModal({ filter, onClose }: Props) {
  const { call } = useCall(AddAddressDocument, { quiet: true });
  return (
    <FormModal
      title={`Add an address to ${filter.name}`}
      action="Add address"
      defaults={{ place: null, name: '' }}
      required={['place', 'name']}
      onSubmit={({ place, name }: { place: Place; name: string }) =>
        call({
          input: {
            locationFilterId: filter.id,
            name: name.trim(),
            address: place.address,
            lat: place.lat,
            lon: place.lon,
          },
        })
      }
      onClose={onClose}
    >
      <AddressIn />
      <TextIn source="name" label="Name" need hint="How this place is called in lists." />
    </FormModal>
  );
}

/** Several ZIPs at once (B-294, B-298). */
export function AddZipsModal({ filter, onClose }: Props) {
  const { call } = useCall(AddFilterZipsDocument, { quiet: true });
  const [added, setAdded] = useState(0);
  const [typed, setTyped] = useState(false);
  return (
    <Modal
      title={`Add zips to ${filter.name}`}
      holdsText
      typed={typed}
      size="small"
      onClose={onClose}
      actions={<Button onClick={onClose}>{added ? 'Done' : 'Close'}</Button>}
    >
      <ZipsForm
        onAdd={async (zips) => {
          await call({ input: { locationFilterId: filter.id, zips } });
          setAdded(added + zips.length);
        }}
        invalidText="Please remove all invalid zip codes (highlighted in red) before adding to filter."
        onTyped={setTyped}
      />
      {added ? <p role="status">{added} added.</p> : null}
    </Modal>
  );
}

/** Markets are geometries of type market (B-295). */
export function AddMarketsModal({ filter, onClose }: Props) {
  const { call } = useCall(AddGeometriesDocument, { quiet: true });
  const { data, error, refetch } = useDocument(MarketsDocument, {}, { reference: true });
  const markets = [...(data?.markets ?? [])].sort((a, b) => a.name.localeCompare(b.name));
  return (
    <FormModal
      title={`Add markets to ${filter.name}`}
      size="large"
      action="Add markets"
      defaults={{ geometryIds: [] }}
      required={['geometryIds']}
      onSubmit={({ geometryIds }: { geometryIds: number[] }) =>
        call({ input: { locationFilterId: filter.id, geometryIds } })
      }
      onClose={onClose}
    >
      {error ? <Problem error={error} retry={refetch} /> : null}
      {data || error ? null : <Loading />}
      {data && markets.length === 0 ? <p className="soft">There are no markets yet.</p> : null}
      {markets.length ? <ChecksIn source="geometryIds" label="Markets" choices={markets} /> : null}
    </FormModal>
  );
}
