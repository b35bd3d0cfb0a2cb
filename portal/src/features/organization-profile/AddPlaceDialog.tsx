/** "Add A Play Location": a nickname, and an address chosen from the suggestions (B-107 to B-112). */
import { useId } from 'react';
import { isSameAddress } from '../../../../ui/address/sameAddress.ts';
import { type RequestOptions, request } from '../../../../ui/graphql.ts';
import { placeName } from '../../../../ui/organization/playLocation.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/Field.tsx';
import { FormActions } from '../../components/FormActions.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { PlaceField } from '../../shared/addresses/PlaceField.tsx';
import { PlaceMap } from '../../shared/addresses/PlaceMap.tsx';
import type { Place } from '../../shared/addresses/places.ts';
import { CreateMyPlayLocationDocument } from './generated/graphql.ts';
import { oops } from './texts.ts';

const byLogin: RequestOptions = {};

interface PlaceValues {
  typed: string;
  place: Place | null;
  nickname: string;
}

/** The typed nickname; by default the street or the city of the place. */
const nicknameFor = ({ nickname, place: before }: PlaceValues, place: Place): string =>
  nickname.trim() === '' || (before && nickname === placeName(before.address)) ? placeName(place.address) : nickname;

/** Why it cannot be added yet; null if it can. */
export function placeProblem({ typed, place, nickname }: PlaceValues): string | null {
  if (!place || !isSameAddress(typed, place.address)) return 'Choose the address from the suggestions.';
  return nickname.trim() === '' ? 'Give the place a nickname.' : null;
}

export function AddPlaceDialog({
  organizationId,
  onAdded,
  onClose,
}: {
  organizationId: number;
  onAdded: () => Promise<void>;
  onClose: () => void;
}) {
  const whyId = useId();
  const form = useForm<PlaceValues>({
    draft: `place.${organizationId}`,
    saved: { typed: '', place: null, nickname: '' },
    onSave: async ({ place, nickname }) => {
      if (!place) return;
      const playLocationInput = { ...place, nickname: nickname.trim() };
      await request(CreateMyPlayLocationDocument, { input: { organizationId, playLocationInput } });
      await onAdded();
    },
  });
  const { typed, place } = form.values;
  const problem = placeProblem(form.values);
  const isChosen = place !== null && isSameAddress(typed, place.address);
  return (
    <Dialog title={t('Add A Play Location')} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, oops))}</ErrorNotice>}
        <PlaceField
          label={t('Address')}
          hint={t('Type a street, a city or a ZIP in the US or Canada and choose a suggestion.')}
          required
          typed={typed}
          chosen={isChosen}
          access={byLogin}
          onType={(text) => form.change({ typed: text })}
          onChoose={(found) =>
            form.change({ typed: found.address, place: found, nickname: nicknameFor(form.values, found) })
          }
        />
        {place && isChosen && (
          <PlaceMap
            label={t('Map of {address}', { address: place.address })}
            pins={[{ id: 'place', lat: place.lat, lon: place.lon, label: place.address }]}
          />
        )}
        <TextField
          label={t('Nickname')}
          hint={t('What families call this place.')}
          required
          maxLength={200}
          autoComplete="off"
          {...form.field('nickname')}
        />
        <FormActions
          form={form}
          label={t('Add play location')}
          disabled={problem !== null}
          aria-describedby={problem === null ? undefined : whyId}
          onCancel={onClose}
        />
        {problem !== null && (
          <p className="hint" id={whyId}>
            {t(problem)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
