import { useRef } from 'react';
import { required, TextInput, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isSameAddress } from '../../../../ui/address/sameAddress.ts';
import { DEFAULT_NICKNAME, placeName } from '../../../../ui/organization/playLocation.ts';
import { RecordDialog } from '../../components/RecordDialog.tsx';
import { messageOf } from '../../dataProvider/errors.ts';
import { PlaceInput } from '../../form/PlaceInput.tsx';
import type { PlayLocationsListQuery } from '../generated/graphql.ts';

export type PlayLocation = PlayLocationsListQuery['list']['nodes'][number];
type Values = { address: string; nickname: string };

const pickAddress = (value: unknown) => (value ? undefined : 'Pick an address from the suggestions');

/**
 * The text must equal the selected suggestion or the stored address; otherwise the value is empty and blocks saving
 * (B-109, O10). A selected place suggests its street or city as the nickname until the user types one (O5).
 */
function AddressInput({ stored = '' }: { stored?: string | undefined }) {
  const { field, fieldState, formState, id } = useInput({ source: 'address', validate: pickAddress });
  const { getValues, setValue } = useFormContext<Values>();
  const proposed = useRef(placeName(stored));
  const pick = (address: string) => {
    field.onChange(address);
    const nickname = (getValues('nickname') ?? '').trim();
    if (!address || (nickname && nickname !== proposed.current)) return;
    proposed.current = placeName(address);
    setValue('nickname', proposed.current, { shouldDirty: true });
  };
  return (
    <PlaceInput
      id={id}
      label="Address"
      initialText={stored}
      hint="Type a street, a city or a ZIP in the US or Canada and pick a suggestion."
      error={formState.isSubmitted ? fieldState.error?.message : undefined}
      onPick={(place, text) => pick(place?.address ?? (stored && isSameAddress(text, stored) ? stored : ''))}
    />
  );
}

type Props = { organizationId: number; place?: PlayLocation | undefined };

/** Creates a play location of an organization, or edits `place` (B-107 … B-112, O5). */
export const PlayLocationDialog = ({ organizationId, place }: Props) => (
  <RecordDialog
    resource="playLocations"
    record={place}
    parent={{ organizationId }}
    title={place ? `Update ${place.nickname}` : 'Add A Play Location'}
    action={place ? 'Save' : 'Add play location'}
    required={['address', 'nickname']}
    {...(place
      ? { defaults: { address: place.address, nickname: named(place) } }
      : {
          transform: ({ address, nickname }: Values) => ({
            playLocationInput: { address, nickname: nickname.trim() },
          }),
        })}
    errorMessages={(error) => ({ root: messageOf(error, 'Oops! Something went wrong!') })}
  >
    <AddressInput stored={place?.address} />
    <TextInput source="nickname" validate={required()} helperText="What families call this place." />
  </RecordDialog>
);

const named = ({ nickname, address }: PlayLocation) => (nickname === DEFAULT_NICKNAME ? placeName(address) : nickname);
