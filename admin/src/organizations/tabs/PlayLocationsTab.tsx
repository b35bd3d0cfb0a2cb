import { useState } from 'react';
import { useInput } from 'react-admin';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import { messageOf } from '../../api/errors.ts';
import { useCall, useDocument } from '../../api/hooks.ts';
import { BringBack } from '../../history/BringBack.tsx';
import { Block, Empty, Loading } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { TextIn } from '../../kit/inputs.tsx';
import { Confirm, FormModal } from '../../kit/Modal.tsx';
import { PlaceBox } from '../../kit/PlaceBox.tsx';
import { Problem } from '../../layout/Problem.tsx';
import {
  CreatePlayLocationDocument,
  DeletePlayLocationDocument,
  OrganizationPlacesDocument,
} from '../placeDocuments.ts';
import type { PlayLocation } from '../types.ts';
import { ZipsBlock } from '../ZipsBlock.tsx';

/** The typed text must equal the picked suggestion, or the field stays empty and blocks (B-109). */
function AddressIn() {
  const { field, fieldState, formState, id } = useInput({
    source: 'address',
    validate: (value: unknown) => (value ? undefined : 'Pick an address from the suggestions'),
  });
  const wrong = fieldState.error && formState.isSubmitted;
  return (
    <div className={`field${wrong ? ' is-wrong' : ''}`}>
      <label className="label" htmlFor={id}>
        Address
      </label>
      <PlaceBox id={id} onPick={(place) => field.onChange(place?.address ?? '')} />
      <p className="hint">Type a street, a city or a ZIP in the US or Canada and pick a suggestion.</p>
      {wrong ? <p className="err">Pick an address from the suggestions</p> : null}
    </div>
  );
}

const OOPS = 'Oops! Something went wrong!';

function AddPlace({ organizationId, onClose }: { organizationId: number; onClose: () => void }) {
  const { call } = useCall(CreatePlayLocationDocument, { quiet: true });
  return (
    <FormModal
      title="Add A Play Location"
      action="Add play location"
      required={['address', 'nickname']}
      onSubmit={({ address, nickname }: { address: string; nickname: string }) =>
        call({ input: { organizationId, playLocationInput: { address, nickname: nickname.trim() } } })
      }
      wording={(error) => messageOf(error, OOPS)}
      onClose={onClose}
    >
      <AddressIn />
      <TextIn source="nickname" label="Nickname" need hint="What families call this place." />
    </FormModal>
  );
}

function RemovePlace({ place, onClose }: { place: PlayLocation; onClose: () => void }) {
  const { call } = useCall(DeletePlayLocationDocument, { quiet: true });
  return (
    <Confirm
      title="Remove play location"
      action="Remove"
      danger
      onConfirm={() => call({ input: { id: place.id } })}
      onClose={onClose}
    >
      <p>
        <b>{place.nickname}</b>, {place.address}, is no longer a place of this organization and of its programs.
      </p>
      <BringBack from="the organization" />
    </Confirm>
  );
}

/** Where the organization plays, and its zips (B-099 … B-120). */
export function PlayLocationsTab({ id }: { id: number }) {
  const { data, error, refetch } = useDocument(OrganizationPlacesDocument, { id });
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PlayLocation | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  if (error) return <Problem error={error} retry={refetch} />;
  const organization = data?.organization;
  if (!organization) return <Loading />;
  const places = [...organization.playLocations].sort((a, b) => Number(b.primary) - Number(a.primary) || a.id - b.id);
  const markers = places.flatMap((place, index) =>
    place.lat !== null && place.lon !== null
      ? [
          {
            id: place.id,
            lat: place.lat,
            lon: place.lon,
            label: `${index + 1}: ${place.nickname}`,
            text: String(index + 1),
          },
        ]
      : [],
  );
  return (
    <div className="body plan">
      <Block
        title="Play Locations"
        note={places.length || undefined}
        end={
          <Button small icon="plus" onClick={() => setAdding(true)}>
            Add A Play Location
          </Button>
        }
      >
        {places.length ? (
          <>
            <ul className="placelist">
              {places.map((place, index) => (
                <li
                  key={place.id}
                  className={place.id === hovered ? 'is-hover' : undefined}
                  onMouseEnter={() => setHovered(place.id)}
                  onMouseLeave={() => setHovered(null)}
                >
                  <span className="initial" aria-hidden="true">
                    {index + 1}
                  </span>
                  <div>
                    <b>{place.nickname}</b>
                    {place.primary ? <span className="soft small"> primary</span> : null}
                    <span className="sub">{place.address}</span>
                  </div>
                  <Button small look="bare" onClick={() => setRemoving(place)} aria-label={`Remove ${place.nickname}`}>
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
            {markers.length ? (
              <LazyMap
                className="placemap"
                label="Play locations"
                markers={markers}
                highlighted={hovered}
                onMarkerHover={(marker) => setHovered(marker === null ? null : Number(marker))}
              />
            ) : null}
          </>
        ) : (
          <Empty action={<Button onClick={() => setAdding(true)}>Add A Play Location</Button>}>
            There is no play location data for this organization
          </Empty>
        )}
      </Block>
      <aside className="aside" aria-label="Zips">
        <ZipsBlock organizationId={id} zips={organization.zips} />
      </aside>
      {adding ? <AddPlace organizationId={id} onClose={() => setAdding(false)} /> : null}
      {removing ? <RemovePlace place={removing} onClose={() => setRemoving(null)} /> : null}
    </div>
  );
}
