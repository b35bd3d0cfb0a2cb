import { useWatch } from 'react-hook-form';
import { imageStatuses } from '../../../../ui/status.ts';
import { useCall } from '../../api/hooks.ts';
import { CheckIn, SelectIn } from '../../kit/choices.tsx';
import { FormModal } from '../../kit/Modal.tsx';
import { AskedOfLeague, WhyMissed } from '../deadlines/DeadlineWords.tsx';
import { ReviewImageDocument } from '../documents.ts';
import type { Deadline, ProofImage, Sponsorship } from '../types.ts';
import { type Review, settled } from './reviewRules.ts';

const statuses = (['pending', 'verified', 'rejected'] as const).map((id) => ({ id, name: imageStatuses[id].label }));

/** Hidden and featured only for accepted images (S-300 … S-302). */
function Flags() {
  const [status, hidden] = useWatch({ name: ['status', 'hidden'] }) as [string, boolean];
  return (
    <>
      <CheckIn source="hidden" label="Hidden from the sponsor" disabled={status !== 'verified'} />
      <CheckIn
        source="featured"
        label="Featured on the sponsor's dashboard"
        disabled={status !== 'verified' || hidden}
      />
    </>
  );
}

/** What was asked for the chosen deadline, beside the image that is to show it. */
function AskedFor({ deadlines }: { deadlines: readonly Deadline[] }) {
  const id = useWatch({ name: 'verificationDeadlineId' }) as number | null;
  const deadline = deadlines.find((one) => one.id === Number(id));
  return deadline ? (
    <div className="small">
      <WhyMissed deadline={deadline} />
      {deadline.renderedVerificationReminderInstructions ? <b>What the league was asked</b> : null}
      <AskedOfLeague deadline={deadline} />
    </div>
  ) : null;
}

/** Decides about an image, also again (S-298, S-299). */
export function ReviewModal({ offer, image, onClose }: { offer: Sponsorship; image: ProofImage; onClose: () => void }) {
  const { call } = useCall(ReviewImageDocument, { quiet: true });
  const deadlines = offer.verificationDeadlines.map(({ id, name }) => ({ id, name }));
  const needed = (value: number | null, { status }: { status?: string }) =>
    status === 'verified' && !value ? 'Choose the deadline that this image proves.' : undefined;
  return (
    <FormModal
      title="Review image"
      action="Save"
      defaults={{
        status: image.status.toLowerCase() === 'pending' ? 'verified' : image.status.toLowerCase(),
        verificationDeadlineId: image.verificationDeadlineId,
        hidden: image.hidden,
        featured: image.featured,
      }}
      required={['status']}
      onSubmit={(values: Review) => call({ input: { id: image.id, ...settled(values) } })}
      onClose={onClose}
    >
      <img
        className="pic"
        style={{ maxHeight: 220, objectFit: 'contain', width: '100%' }}
        src={image.fullSizeUrl ?? ''}
        alt="Under review"
      />
      <SelectIn source="status" label="Status" choices={statuses} need />
      <SelectIn
        source="verificationDeadlineId"
        label="Verification deadline"
        choices={deadlines}
        empty="None"
        validate={needed as never}
      />
      <AskedFor deadlines={offer.verificationDeadlines} />
      <Flags />
    </FormModal>
  );
}
