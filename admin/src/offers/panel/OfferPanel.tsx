import { useEffect, useMemo, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { today } from '../../../../ui/clock.ts';
import { formatDate, toSeason } from '../../../../ui/formats.ts';
import { ApiError } from '../../../../ui/graphql.ts';
import { useCall } from '../../api/hooks.ts';
import { mayOpen } from '../../auth/authProvider.ts';
import { Block } from '../../kit/Block.tsx';
import { Button } from '../../kit/Button.tsx';
import { EditForm } from '../../kit/EditForm.tsx';
import { FormProblem } from '../../kit/FormProblem.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { DateIn, MoneyIn, TextareaIn, TextIn } from '../../kit/inputs.tsx';
import { Confirm } from '../../kit/Modal.tsx';
import { SaveButton } from '../../kit/SaveButton.tsx';
import { UpdateOfferDocument } from '../documents.ts';
import { statusOf } from '../states.ts';
import type { Sponsorship } from '../types.ts';
import { AssetsTable } from './AssetsTable.tsx';
import { assetRows, reachProblem } from './assets.ts';
import { changedOffer, type OfferValues } from './changedOffer.ts';
import { locks } from './locks.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { seasonLimits, seasonWarnings } from './season.ts';

const VERIFIED = 'Oops! Assets with verified deadlines cannot be removed from offer.';

/** Tells the page about unsaved changes and shows how many there are. */
function Foot({ onDirty, locked }: { onDirty: (dirty: boolean) => void; locked: boolean }) {
  const { dirtyFields, isDirty } = useFormState();
  const { reset } = useFormContext();
  const count = isDirty ? Object.keys(dirtyFields).length : 0;
  useEffect(() => onDirty(count > 0), [count, onDirty]);
  if (locked) return null;
  return (
    <div className="savebar">
      <p>{count ? <b>{count === 1 ? '1 unsaved change' : `${count} unsaved changes`}</b> : null}</p>
      {count ? (
        <Button small look="bare" onClick={() => reset()}>
          Discard
        </Button>
      ) : null}
      <SaveButton />
    </div>
  );
}

/** A new date lies within the limits; one that stays as it is passes (S-252). */
const within = (stored: string | null) => (value: string | null) => {
  const { min, max } = seasonLimits(today());
  if (!value || value === stored || (value >= min && value <= max)) return undefined;
  return `From ${formatDate(min)} to ${formatDate(max)}`;
};

/** The browser's own picker must not refuse a stored date. */
const earlier = (stored: string | null, min: string): string => (stored && stored < min ? stored : min);

const notBeforeStart = (value: string | null, { seasonStart }: { seasonStart?: string | null }) =>
  value && seasonStart && value < seasonStart ? 'The season cannot end before it starts.' : undefined;

/** Why this page does not send what was typed. */
class NotSaved extends Error {}

const wording = (error: unknown) => {
  if (error instanceof NotSaved) return { root: error.message };
  return error instanceof ApiError && /verified deadlines/i.test(error.message) ? { root: VERIFIED } : undefined;
};

/** The offer's terms (S-248 … S-267). */
export function OfferPanel({ offer, onDirty }: { offer: Sponsorship; onDirty: (dirty: boolean) => void }) {
  const { call } = useCall(UpdateOfferDocument, { repeatable: true, quiet: true });
  const [asked, setAsked] = useState<{ warnings: string[]; answer: (sure: boolean) => void } | null>(null);
  const lock = locks(statusOf(offer), mayOpen('superadmin'));
  const record = useMemo(
    () => ({
      id: offer.id,
      value: offer.value === null ? null : Number(offer.value),
      seasonStart: offer.seasonStart,
      seasonEnd: offer.seasonEnd,
      additionalRequirements: offer.additionalRequirements,
      customField: offer.customField,
      assets: assetRows(offer),
    }),
    [offer],
  );
  const save = async (values: OfferValues) => {
    const missing = reachProblem(values.assets);
    if (missing) throw new NotSaved(missing);
    const changes = changedOffer(values, offer);
    const warnings =
      'seasonStart' in changes || 'seasonEnd' in changes
        ? seasonWarnings(toSeason(offer.campaign.season), values.seasonStart, values.seasonEnd)
        : [];
    if (warnings.length && !(await new Promise<boolean>((answer) => setAsked({ warnings, answer }))))
      throw new NotSaved('Not saved. Change the dates, or save again and confirm them.');
    await call({ input: { id: offer.id, ...changes } });
  };
  const { min, max } = seasonLimits(today());
  return (
    <Block
      id="offer"
      title="Offer"
      note={offer.id}
      end={
        lock.note ? (
          <span className="soft small">
            <Icon name="lock" /> {lock.note}
          </span>
        ) : null
      }
    >
      <EditForm record={record} onSubmit={save} wording={wording}>
        <div className="block__body stack-12">
          <div className="fields">
            <MoneyIn source="value" label="Sponsorship value" wide disabled={lock.terms} />
            <DateIn
              source="seasonStart"
              label="Season start"
              min={earlier(offer.seasonStart, min)}
              max={max}
              validate={within(offer.seasonStart)}
              disabled={lock.texts}
            />
            <DateIn
              source="seasonEnd"
              label="Season end"
              min={earlier(offer.seasonEnd, min)}
              max={max}
              validate={[within(offer.seasonEnd), notBeforeStart as never]}
              disabled={lock.texts}
            />
          </div>
          <AssetsTable rows={record.assets} locked={lock.terms} />
          <TextareaIn source="additionalRequirements" label="Additional requirements" rows={2} disabled={lock.texts} />
          <TextIn source="customField" label="Custom field" disabled={lock.texts} />
          <FormProblem />
          <OfferFacts offer={offer} />
        </div>
        <Foot onDirty={onDirty} locked={lock.terms && lock.texts} />
      </EditForm>
      {asked ? (
        <Confirm
          title="Unusual season dates"
          action="Save anyway"
          onConfirm={async () => asked.answer(true)}
          onClose={() => {
            asked.answer(false);
            setAsked(null);
          }}
        >
          {asked.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Confirm>
      ) : null}
    </Block>
  );
}
