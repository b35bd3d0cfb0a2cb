import { useState } from 'react';
import { pluralise } from '../../../ui/formats.ts';
import { useCall } from '../api/hooks.ts';
import { TextareaIn } from '../kit/inputs.tsx';
import { FormModal } from '../kit/Modal.tsx';
import { Info } from '../kit/Note.tsx';
import { RemoveFromCampaignDocument } from './documents.ts';

type Removable = { id: number; communicatedToLeague: boolean };
type Props = { offers: readonly Removable[]; onClose: () => void; onRemoved?: () => void };

/**
 * Delete or Mark As Unqualified; leagues that were told already are rejected, notified and need a reason
 * (B-348 … B-355).
 */
export function RemoveModal({ offers, onClose, onRemoved }: Props) {
  const { call } = useCall(RemoveFromCampaignDocument, { quiet: true });
  const [unqualified, setUnqualified] = useState(false);
  const told = offers.filter((offer) => offer.communicatedToLeague).length;
  const others = offers.length - told;
  const submit = async ({ removalReason }: { removalReason?: string }) => {
    await call({
      input: {
        offerIds: offers.map(({ id }) => id),
        markAsUnqualified: unqualified,
        removalReason: removalReason?.trim() || null,
      },
    });
    onRemoved?.();
  };
  return (
    <FormModal
      title={`Remove ${pluralise(offers.length, 'sponsorship')} from campaign`}
      action="Remove from campaign"
      busyAction="Removing..."
      {...(told ? { required: ['removalReason'] } : {})}
      onSubmit={submit}
      onClose={onClose}
    >
      {told ? (
        <Info>
          {pluralise(told, 'league was', 'leagues were')} already contacted: {told === 1 ? 'it is' : 'they are'} marked
          as rejected and notified, and a reason is required.
        </Info>
      ) : null}
      {others ? (
        <fieldset className="stack-12">
          <legend className="label">
            {told ? `The other ${others}` : 'What happens to the sponsorable properties'}
          </legend>
          <label className="inline-check">
            <input type="radio" name="mode" checked={!unqualified} onChange={() => setUnqualified(false)} />
            <span>
              <b>Delete</b>: the property returns to Available and can be added again.
            </span>
          </label>
          <label className="inline-check">
            <input type="radio" name="mode" checked={unqualified} onChange={() => setUnqualified(true)} />
            <span>
              <b>Mark As Unqualified</b>: the property moves to Removed and cannot be added again.
            </span>
          </label>
        </fieldset>
      ) : null}
      <TextareaIn
        source="removalReason"
        label="Reason"
        rows={3}
        need={told > 0}
        {...(told ? {} : { hint: 'May be empty.' })}
      />
    </FormModal>
  );
}
