import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pluralise } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { BringBack } from '../history/BringBack.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { TextIn } from '../kit/inputs.tsx';
import { Confirm, FormModal } from '../kit/Modal.tsx';
import { Switch } from '../kit/Switch.tsx';
import { AddCsvModal } from './AddCsvModal.tsx';
import { AddAddressModal, AddMarketsModal, AddZipsModal } from './AddPlaceModals.tsx';
import {
  DeleteLocationDocument,
  DeleteSearchFilterDocument,
  UpdateLocationDocument,
  UpdateLocationFilterDocument,
} from './documents.ts';
import { LocationFilterModal } from './LocationFilterModal.tsx';
import { LocationTable } from './LocationTable.tsx';
import type { LocationFilter, Place } from './types.ts';

type Asked =
  | { kind: 'edit' | 'delete' | 'address' | 'zips' | 'markets' | 'csv' }
  | { kind: 'rename' | 'drop'; place: Place };

/** "25 miles around each of 5 locations, 4 properties per location" (B-302). */
function words({ radius, strategy, strategyCount, locations }: LocationFilter): string {
  const places = locations.length
    ? `around ${pluralise(locations.length, 'location')}`
    : 'around locations to be added';
  const aim = strategyCount
    ? `, ${pluralise(strategyCount, 'property', 'properties')} ${strategy.toLowerCase() === 'total' ? 'in total' : 'per location'}`
    : '';
  return `${pluralise(Number(radius), 'mile')} ${places}${aim}`;
}

/** A location filter: its places, radius and goal (B-286 … B-304). */
export function LocationFilterCard({ filter }: { filter: LocationFilter }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const update = useCall(UpdateLocationFilterDocument, { repeatable: true });
  const remove = useCall(DeleteSearchFilterDocument, { quiet: true });
  const rename = useCall(UpdateLocationDocument, { quiet: true, repeatable: true });
  const drop = useCall(DeleteLocationDocument, { quiet: true });
  const close = () => setAsked(null);
  return (
    <article className={`filter${filter.enabled ? '' : ' filter--off'}`}>
      <div className="filter__head">
        <h3>
          <Icon name="pin" />
          {filter.name} <span className="soft small">Target Locations</span>
        </h3>
        <Switch
          label={`${filter.name} on`}
          checked={filter.enabled}
          disabled={update.busy}
          onChange={(enabled) => void update.call({ input: { id: filter.id, enabled } }).catch(() => undefined)}
        />
        <Button
          small
          look="bare"
          icon="edit"
          aria-label={`Edit ${filter.name}`}
          onClick={() => setAsked({ kind: 'edit' })}
        />
        <Button
          small
          look="bare"
          icon="trash"
          aria-label={`Delete ${filter.name}`}
          onClick={() => setAsked({ kind: 'delete' })}
        />
      </div>
      <p className="small soft">{words(filter)}</p>
      {filter.locations.length ? (
        <LocationTable
          of={filter.name}
          places={filter.locations}
          onRename={(place) => setAsked({ kind: 'rename', place })}
          onRemove={(place) => setAsked({ kind: 'drop', place })}
        />
      ) : null}
      <p className="filter__foot">
        <span className="acts">
          <Button small onClick={() => setAsked({ kind: 'address' })}>
            Add address
          </Button>
          <Button small onClick={() => setAsked({ kind: 'zips' })}>
            Add zips
          </Button>
          <Button small onClick={() => setAsked({ kind: 'markets' })}>
            Add markets
          </Button>
          <Button small onClick={() => setAsked({ kind: 'csv' })}>
            Add CSV
          </Button>
        </span>
        <Link to={`/prospect-filter/${filter.id}`}>Prospect all</Link>
      </p>
      {asked?.kind === 'edit' ? <LocationFilterModal filter={filter} onClose={close} /> : null}
      {asked?.kind === 'address' ? <AddAddressModal filter={filter} onClose={close} /> : null}
      {asked?.kind === 'zips' ? <AddZipsModal filter={filter} onClose={close} /> : null}
      {asked?.kind === 'markets' ? <AddMarketsModal filter={filter} onClose={close} /> : null}
      {asked?.kind === 'csv' ? <AddCsvModal filter={filter} onClose={close} /> : null}
      {asked?.kind === 'drop' ? (
        <Confirm
          title={`Remove ${asked.place.name}`}
          action="Remove location"
          danger
          onConfirm={() => drop.call({ input: { locationId: asked.place.id } })}
          onClose={close}
        >
          <p>Properties around it will no longer match. Offers stay as they are.</p>
        </Confirm>
      ) : null}
      {asked?.kind === 'rename' ? (
        <FormModal
          title="Rename location"
          size="small"
          action="Save"
          defaults={{ name: asked.place.name }}
          required={['name']}
          onSubmit={({ name }: { name: string }) => rename.call({ input: { id: asked.place.id, name: name.trim() } })}
          onClose={close}
        >
          <TextIn source="name" label="Name" need autoFocus />
        </FormModal>
      ) : null}
      {asked?.kind === 'delete' ? (
        <Confirm
          title={`Delete ${filter.name}`}
          action="Delete"
          danger
          onConfirm={() => remove.call({ input: { id: filter.id } })}
          onClose={close}
        >
          <p>The filter and its {pluralise(filter.locations.length, 'location')} are removed. Offers stay.</p>
          <BringBack from="the campaign" />
        </Confirm>
      ) : null}
    </article>
  );
}
