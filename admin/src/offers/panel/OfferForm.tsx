import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { TextInput, useUpdate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { offersLimits } from '../../../../db/generated/limits.ts';
import { today } from '../../../../ui/clock.ts';
import { formatDate } from '../../../../ui/formats.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { dateWindow } from '../../../../ui/limits.ts';
import { seasonWarnings } from '../../../../ui/season.ts';
import { viewerHasRole } from '../../auth/authProvider.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { DialogClose } from '../../components/DialogButton.tsx';
import { Icon } from '../../components/Icon.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormFooter } from '../../form/FormFooter.tsx';
import { DateInput, MoneyInput, MultilineInput } from '../../form/inputs.tsx';
import { RecordForm } from '../../form/RecordForm.tsx';
import { SaveButton } from '../../form/SaveButton.tsx';
import { SpanishInput } from '../../form/SpanishInput.tsx';
import type { OfferRecordFragment } from '../generated/graphql.ts';
import { AssetInputs } from './AssetInputs.tsx';
import { assetRows, offerInput, reachProblem } from './assets.ts';
import { locks } from './locks.ts';
import { OfferFacts } from './OfferFacts.tsx';

const VERIFIED = 'Oops! Assets with verified deadlines cannot be removed from offer.';

/** Reports unsaved changes to the page and shows their number. */
function Footer({ onDirty, locked }: { onDirty: (dirty: boolean) => void; locked: boolean }) {
  const { dirtyFields, isDirty } = useFormState();
  const { reset } = useFormContext();
  const count = isDirty ? Object.keys(dirtyFields).length : 0;
  useEffect(() => onDirty(count > 0), [count, onDirty]);
  if (locked) return null;
  return (
    <FormFooter>
      {count ? (
        <>
          <Typography sx={{ flex: 1, fontSize: 13, fontWeight: 600 }}>
            {count === 1 ? '1 unsaved change' : `${count} unsaved changes`}
          </Typography>
          <Button size="small" onClick={() => reset()}>
            Discard
          </Button>
        </>
      ) : null}
      <SaveButton />
    </FormFooter>
  );
}

/** A new date must be within the limits; an unchanged one passes (S-252). */
const within = (stored: string | null) => (value: string | null) => {
  const { min, max } = dateWindow('offer', today());
  if (!value || value === stored || (value >= min && value <= max)) return undefined;
  return `From ${formatDate(min)} to ${formatDate(max)}`;
};

/** The browser's date picker must not reject a stored date. */
const earlier = (stored: string | null, min: string): string => (stored && stored < min ? stored : min);

const notBeforeStart = (value: string | null, { seasonStart }: Record<string, string | null>) =>
  value && seasonStart && value < seasonStart ? 'The season cannot end before it starts.' : undefined;

/** Why the form cannot be submitted. */
class NotSaved extends Error {}

const errorMessages = (error: unknown) => {
  if (error instanceof NotSaved) return { root: error.message };
  return error instanceof ApiError && /verified deadlines/i.test(error.message) ? { root: VERIFIED } : undefined;
};

/** The fields of an offer that the form edits. */
const formRecord = (offer: OfferRecordFragment) => ({
  id: offer.id,
  version: offer.version,
  value: offer.value === null ? null : Number(offer.value),
  seasonStart: offer.seasonStart,
  seasonEnd: offer.seasonEnd,
  additionalRequirements: offer.additionalRequirements,
  additionalRequirementsEs: offer.additionalRequirementsEs,
  customField: offer.customField,
  assets: assetRows(offer),
});

type Props = { offer: OfferRecordFragment; onDirty: (dirty: boolean) => void };

/** The offer's terms (S-248 … S-267). */
export function OfferForm({ offer, onDirty }: Props) {
  const [update] = useUpdate();
  const [question, setQuestion] = useState<{ warnings: string[]; answer: (sure: boolean) => void } | null>(null);
  const lock = locks(offer.status, viewerHasRole('superadmin'));
  const record = useMemo(() => formRecord(offer), [offer]);
  const save = async (typed: ReturnType<typeof formRecord>) => {
    // A disabled input has no value in the form.
    const values = lock.terms ? { ...typed, value: record.value, assets: record.assets } : typed;
    const problem = reachProblem(values.assets);
    if (problem) throw new NotSaved(problem);
    const { seasonStart, seasonEnd } = values;
    const warnings =
      (seasonStart || null) !== offer.seasonStart || (seasonEnd || null) !== offer.seasonEnd
        ? seasonWarnings(offer.campaign.season, seasonStart, seasonEnd)
        : [];
    if (warnings.length && !(await new Promise<boolean>((answer) => setQuestion({ warnings, answer }))))
      throw new NotSaved('Not saved. Change the dates, or save again and confirm them.');
    await update(
      'offers',
      { id: offer.id, data: offerInput(values, offer), previousData: offer },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
  };
  const { min, max } = dateWindow('offer', today());
  return (
    <TitledCard
      id="offer"
      title="Offer"
      note={offer.id}
      end={
        lock.note ? (
          <Typography variant="caption" color="text.secondary">
            <Icon name="lock" /> {lock.note}
          </Typography>
        ) : null
      }
    >
      <RecordForm record={record} onSubmit={save} errorMessages={errorMessages}>
        <Stack sx={{ gap: 1.5, p: 2 }}>
          <MoneyInput
            source="value"
            label="Sponsorship value"
            helperText={false}
            limit={{ ...offersLimits.value, min: 0 }} // 0 clears the value.
            disabled={lock.terms}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
            <DateInput
              source="seasonStart"
              limit={offersLimits.seasonStart}
              fullWidth
              helperText={false}
              validate={within(offer.seasonStart)}
              disabled={lock.texts}
              slotProps={{ htmlInput: { min: earlier(offer.seasonStart, min), max } }}
            />
            <DateInput
              source="seasonEnd"
              limit={offersLimits.seasonEnd}
              fullWidth
              helperText={false}
              validate={[within(offer.seasonEnd), notBeforeStart]}
              disabled={lock.texts}
              slotProps={{ htmlInput: { min: earlier(offer.seasonEnd, min), max } }}
            />
          </Stack>
          <AssetInputs rows={record.assets} locked={lock.terms} />
          <MultilineInput source="additionalRequirements" helperText={false} minRows={2} disabled={lock.texts} />
          <SpanishInput source="additionalRequirementsEs" minRows={2} disabled={lock.texts} />
          <TextInput source="customField" helperText={false} disabled={lock.texts} />
          <FormError />
          <OfferFacts offer={offer} />
        </Stack>
        <Footer onDirty={onDirty} locked={lock.terms && lock.texts} />
      </RecordForm>
      {question ? (
        <DialogClose
          value={() => {
            question.answer(false);
            setQuestion(null);
          }}
        >
          <ConfirmDialog
            title="Unusual season dates"
            action="Save anyway"
            onConfirm={async () => question.answer(true)}
          >
            {question.warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </ConfirmDialog>
        </DialogClose>
      ) : null}
    </TitledCard>
  );
}
