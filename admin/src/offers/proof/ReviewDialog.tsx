import { Box, Typography } from '@mui/material';
import { BooleanInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { imageStatuses } from '../../../../ui/status.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useOperation } from '../../dataProvider/useOperation.ts';
import { RejectionInputs } from '../../verifications/RejectionInputs.tsx';
import { DidNotCompleteReason, LeagueInstructions } from '../deadlines/DeadlineNotes.tsx';
import type { OfferDeadlineFragment, OfferImageFragment, OfferRecordFragment } from '../generated/graphql.ts';
import { type Review, settled } from './reviewRules.ts';

const statuses = Object.entries(imageStatuses).map(([id, { label }]) => ({ id, name: label }));

/** Hidden and featured only for accepted images (S-300 … S-302). */
function Flags() {
  const [status, hidden] = useWatch({ name: ['status', 'hidden'] }) as [string, boolean];
  return (
    <>
      <BooleanInput source="hidden" disabled={status !== 'verified'} />
      <BooleanInput
        source="featured"
        label="Featured on the sponsor's dashboard"
        disabled={status !== 'verified' || hidden}
      />
    </>
  );
}

/** The reason of a rejection, shown if rejected. */
const Rejection = ({ image }: { image: OfferImageFragment }) =>
  useWatch({ name: 'status' }) === 'rejected' ? <RejectionInputs chosen={image.rejectionReasonId} /> : null;

/** The instructions of the selected deadline, next to the image. */
function ChosenDeadline({ deadlines }: { deadlines: readonly OfferDeadlineFragment[] }) {
  const id = useWatch({ name: 'verificationDeadlineId' }) as number | null;
  const deadline = deadlines.find((deadline) => deadline.id === Number(id));
  return deadline ? (
    <div>
      <DidNotCompleteReason deadline={deadline} />
      {deadline.renderedVerificationReminderInstructions ? (
        <Typography variant="subtitle2">Instructions for the league</Typography>
      ) : null}
      <LeagueInstructions deadline={deadline} />
    </div>
  ) : null;
}

const deadlineOfAccepted = (value: number | null, { status }: { status?: string }) =>
  status === 'verified' && !value ? 'Choose the deadline that this image proves.' : undefined;

type Props = { offer: OfferRecordFragment; image: OfferImageFragment };

/** Decides on an image, also repeatedly (S-298, S-299). */
export function ReviewDialog({ offer, image }: Props) {
  const { mutateAsync: review } = useOperation('reviewVerificationImage', { quiet: true });
  return (
    <FormDialog
      title="Review image"
      action="Save"
      defaults={{
        status: image.status === 'pending' ? 'verified' : image.status,
        verificationDeadlineId: image.verificationDeadlineId,
        hidden: image.hidden,
        featured: image.featured,
        rejectionReasonId: image.rejectionReasonId,
        rejectionNote: image.rejectionNote,
        version: image.version,
      }}
      required={['status']}
      onSubmit={(values: Review) => review({ input: { id: image.id, ...settled(values) } })}
    >
      <Box
        component="img"
        src={image.fullSizeUrl ?? ''}
        alt="Under review"
        sx={{ maxHeight: 220, width: 1, objectFit: 'contain' }}
      />
      <Box>
        <StatusChip of="release" status={image.release} />
        {image.release === 'agreed' ? null : (
          <Typography variant="caption" component="p" color="text.secondary">
            Sponsors do not see this photo without a release. Open the photo to set it.
          </Typography>
        )}
      </Box>
      <SelectInput source="status" choices={statuses} validate={required()} />
      <Rejection image={image} />
      <SelectInput
        source="verificationDeadlineId"
        choices={offer.verificationDeadlines.map(({ id, name }) => ({ id, name }))}
        emptyText="None"
        validate={deadlineOfAccepted}
      />
      <ChosenDeadline deadlines={offer.verificationDeadlines} />
      <Flags />
    </FormDialog>
  );
}
