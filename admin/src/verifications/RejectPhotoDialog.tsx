import { FormDialog } from '../components/FormDialog.tsx';
import { RejectionInputs } from './RejectionInputs.tsx';
import { decidedMeanwhile, useReview } from './useReview.ts';

type Props = {
  image: { id: number; version: number };
  /** Also when somebody else has decided meanwhile. */
  onDecided?: () => void;
  onClose: () => void;
};

/** Rejects a photo with a reason and a note (M5). */
export function RejectPhotoDialog({ image: { id, version }, onDecided, onClose }: Props) {
  const { review } = useReview({ quiet: true });
  return (
    <FormDialog
      title="Reject this photo"
      action="Reject"
      busyAction="Rejecting..."
      required={['rejectionReasonId']}
      onSubmit={async ({ rejectionReasonId, rejectionNote }) => {
        try {
          await review({ id, status: 'rejected', rejectionReasonId, rejectionNote, version });
        } catch (error) {
          if (!decidedMeanwhile(error)) throw error; // else it is announced
        }
        onDecided?.();
      }}
      onClose={onClose}
    >
      <RejectionInputs />
    </FormDialog>
  );
}
