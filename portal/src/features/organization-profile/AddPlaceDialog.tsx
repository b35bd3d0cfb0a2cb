/** "Add A Play Location": a nickname, and an address chosen from the suggestions (B-107 to B-112). */
import { type FormEvent, useId } from 'react';
import { isSameAddress } from '../../../../ui/address/sameAddress.ts';
import { ApiError, type RequestOptions, request } from '../../../../ui/graphql.ts';
import { placeName } from '../../../../ui/organization/playLocation.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDelayedBusy } from '../../lib/useDelayedBusy.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { PlaceField } from '../../shared/addresses/PlaceField.tsx';
import { PlaceMap } from '../../shared/addresses/PlaceMap.tsx';
import type { Place } from '../../shared/addresses/places.ts';
import { CreateMyPlayLocationDocument } from './generated/graphql.ts';
import { wordsOf } from './texts.ts';

const byLogin: RequestOptions = {};

interface Draft {
  typed: string;
  place: Place | null;
  nickname: string;
}

/** The typed nickname; by default the street or the city of the place. */
const nicknameFor = ({ nickname, place: before }: Draft, place: Place): string =>
  nickname.trim() === '' || (before && nickname === placeName(before.address)) ? placeName(place.address) : nickname;

/** Why it cannot be added yet; null if it can. */
export function placeProblem({ typed, place, nickname }: Draft): string | null {
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
  const [draft, change, forget] = useDraft<Draft>(`place.${organizationId}`, { typed: '', place: null, nickname: '' });
  const problem = placeProblem(draft);
  const isChosen = draft.place !== null && isSameAddress(draft.typed, draft.place.address);
  const add = useAction(async () => {
    if (!draft.place) return;
    const playLocationInput = { ...draft.place, nickname: draft.nickname.trim() };
    await request(CreateMyPlayLocationDocument, { input: { organizationId, playLocationInput } });
    forget();
    await onAdded();
  });
  const slow = useDelayedBusy(add.busy);
  const atNickname = add.error instanceof ApiError && add.error.field === 'nickname' ? t(add.error.message) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) void add.run();
  };
  return (
    <Dialog title={t('Add A Play Location')} onClose={onClose}>
      <form className="form" onSubmit={submit} noValidate>
        {add.error !== null && !atNickname && <ErrorNotice>{t(wordsOf(add.error))}</ErrorNotice>}
        <PlaceField
          label={t('Address')}
          hint={t('Type a street, a city or a ZIP in the US or Canada and choose a suggestion.')}
          required
          typed={draft.typed}
          chosen={isChosen}
          access={byLogin}
          onType={(typed) => change({ typed })}
          onChoose={(place) => change({ typed: place.address, place, nickname: nicknameFor(draft, place) })}
        />
        {draft.place && isChosen && (
          <PlaceMap
            label={t('Map of {address}', { address: draft.place.address })}
            pins={[{ id: 'place', lat: draft.place.lat, lon: draft.place.lon, label: draft.place.address }]}
          />
        )}
        <TextField
          label={t('Nickname')}
          hint={t('What families call this place.')}
          required
          maxLength={200}
          autoComplete="off"
          error={atNickname}
          value={draft.nickname}
          onChange={(event) => {
            add.clear();
            change({ nickname: event.target.value });
          }}
        />
        <div className="form__act">
          <Button
            variant="main"
            type="submit"
            disabled={problem !== null}
            aria-describedby={problem === null ? undefined : whyId}
            busy={add.busy}
            busyText={slow ? t('Saving...') : undefined}
          >
            {t('Add play location')}
          </Button>
          <Button
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {t('Cancel')}
          </Button>
        </div>
        {problem !== null && (
          <p className="hint" id={whyId}>
            {t(problem)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
